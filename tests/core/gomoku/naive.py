"""五子棋 judged slowly, in the plainest way: a board of letters, a walk along each direction, move after move.

Nothing here knows how the core does it. Only renju's fouls are asked of the core, which has a slow reading of its own.
"""

from core.gomoku.fouls import fouls
from core.gomoku.grid import grid

Cell = tuple[int, int]  # column and row from 0
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (-1, 1))


class Board:
    """`X` and `O` by cell."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.sign: dict[Cell, str] = {}

    def lay(self, cell: Cell, sign: str) -> None:
        self.sign[cell] = sign

    def row(self, cell: Cell, direction: Cell) -> list[Cell]:
        """Return the whole row of one sign through a cell, sorted along the direction."""
        (c, r), (dc, dr), sign = cell, direction, self.sign[cell]
        while self.sign.get((c - dc, r - dr)) == sign:
            c, r = c - dc, r - dr
        found = []
        while self.sign.get((c, r)) == sign:
            found.append((c, r))
            c, r = c + dc, r + dr
        return found

    def rows(self, cell: Cell) -> list[list[Cell]]:
        """Return the rows of five or more through a cell."""
        return [row for direction in DIRECTIONS if len(row := self.row(cell, direction)) >= 5]


def cell_of(point: str) -> Cell:
    return ord(point[0]) - ord("a"), int(point[1:]) - 1


def point_of(cell: Cell) -> str:
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


def wins(row: list[Cell], colour: str, overline: str) -> bool:
    """Say whether a row of five or more wins for a colour."""
    return len(row) == 5 or overline == "wins" or (overline == "renju" and colour == "white")


Ended = tuple[str | None, int | None, tuple[tuple[str, ...], ...]]
"""Winner, ply and lines."""


def judged(moves: list[str], size: int, overline: str, full_board: str, five_counts: str = "when_formed") -> Ended:
    """Return how a game ends, black first."""
    board = Board(size)
    for ply, move in enumerate(moves, start=1):
        colour, cell = ("black" if ply % 2 else "white"), cell_of(move)
        board.lay(cell, colour)
        if lines := [row for row in board.rows(cell) if wins(row, colour, overline)]:
            if five_counts == "when_formed":
                return colour, ply, tuple(tuple(map(point_of, row)) for row in lines)
        elif overline == "renju" and colour == "black" and is_foul(board, move):
            return "white", ply, ()
        elif size * size - ply <= (25 if full_board == "empty_25" else 0):
            return "draw", ply, ()
    return None, None, ()


def is_foul(board: Board, move: str) -> bool:
    bit = grid(board.size).bit
    black, white = (sum(bit[point_of(c)] for c, sign in board.sign.items() if sign == who) for who in ("black", "white"))
    return bool(fouls(black, white, bit[move], grid(board.size)))
