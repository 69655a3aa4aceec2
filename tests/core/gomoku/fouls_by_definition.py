"""The rules of RIF on black's fouls (chapters 3 and 9), word for word and slow: what the tests hold `core` to."""

Point = tuple[int, int]  # column and row, counted from 0
Points = frozenset[Point]

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (-1, 1))


class Board:
    """Stones of both colours on a board of `size` x `size` points."""

    def __init__(self, size: int, black: Points, white: Points) -> None:
        self.size, self.black, self.white = size, black, white

    def plus(self, at: Point) -> "Board":
        return Board(self.size, self.black | {at}, self.white)

    def row(self, at: Point, direction: Point) -> Points:
        """The unbroken row of black stones with `at` in it."""
        found = {at}
        for sign in (1, -1):
            column, row = at
            while (column := column + sign * direction[0], row := row + sign * direction[1]) in self.black:
                found.add((column, row))
        return frozenset(found)

    def empty(self, at: Point, direction: Point) -> list[Point]:
        """Every empty point of the whole line through `at`."""
        line = [(at[0] + k * direction[0], at[1] + k * direction[1]) for k in range(-self.size, self.size + 1)]
        taken = self.black | self.white
        return [p for p in line if 0 <= p[0] < self.size and 0 <= p[1] < self.size and p not in taken]


def attains_five(board: Board, at: Point) -> bool:
    return any(len(board.row(at, d)) == 5 for d in DIRECTIONS)


def fours(board: Board, at: Point, direction: Point) -> set[Points]:
    """A row with four stones to which one more stone can be added to attain five in a row."""
    rows = [(point, board.plus(point).row(point, direction)) for point in board.empty(at, direction)]
    return {row - {point} for point, row in rows if at in row and len(row) == 5}


def is_straight_four(board: Board, at: Point, direction: Point) -> bool:
    """An unbroken row of four stones to which one stone can be added in two ways to attain five in a row."""
    ways = [p for p in board.empty(at, direction) if len(board.plus(p).row(at, direction)) == 5]
    return len(board.row(at, direction)) == 4 and len(ways) == 2


def threes(board: Board, at: Point, direction: Point) -> set[Points]:
    """A row with three stones that one more stone makes a straight four, without a five at the same time, and no foul (9.3)."""
    found = set()
    for point in board.empty(at, direction):
        after = board.plus(point)
        row = after.row(at, direction)
        if (
            point in row
            and is_straight_four(after, at, direction)
            and not attains_five(after, point)
            and not judged(after, point)
        ):
            found.add(row - {point})
    return found


def judged(board: Board, at: Point) -> dict[str, set[Points]]:
    """9.2: what black loses by, unless the same stone attains five in a row."""
    if attains_five(board, at):
        return {}
    rows = {row for d in DIRECTIONS if len(row := board.row(at, d)) > 5}
    double_four = {shape for d in DIRECTIONS for shape in fours(board, at, d)}
    double_three = {shape for d in DIRECTIONS for shape in threes(board, at, d)}
    every = {"overline": rows, "double_four": double_four, "double_three": double_three}
    return {kind: shapes for kind, shapes in every.items() if len(shapes) >= (1 if kind == "overline" else 2)}
