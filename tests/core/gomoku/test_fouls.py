"""Renju's restrictions for black, against a slow reading of the rules of RIF, chapters 3 and 9."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.gomoku.fouls import Foul, fouls
from core.gomoku.grid import grid, place, written

Point = tuple[int, int]  # column and row, counted from 0
Points = frozenset[Point]
Shapes = dict[str, set[Points]]

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (-1, 1))


# --- the definitions, word for word and slow --------------------------------------------------------------------------
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
        if point in row and is_straight_four(after, at, direction) and not attains_five(after, point) and not judged(after, point):
            found.add(row - {point})
    return found


def judged(board: Board, at: Point) -> Shapes:
    """9.2: what black loses by, unless the same stone attains five in a row."""
    if attains_five(board, at):
        return {}
    rows = {row for d in DIRECTIONS if len(row := board.row(at, d)) > 5}
    double_four = {shape for d in DIRECTIONS for shape in fours(board, at, d)}
    double_three = {shape for d in DIRECTIONS for shape in threes(board, at, d)}
    every = {"overline": rows, "double_four": double_four, "double_three": double_three}
    return {kind: shapes for kind, shapes in every.items() if len(shapes) >= (1 if kind == "overline" else 2)}


# --- both ways of judging a position ----------------------------------------------------------------------------------
def found_by_core(board: Board, at: Point) -> tuple[Foul, ...]:
    bit = grid(board.size).bit
    black, white = (sum(bit[written(*p)] for p in stones) for stones in (board.black, board.white))
    return fouls(black, white, bit[written(*at)], grid(board.size))


def assert_same(board: Board, at: Point) -> tuple[str, ...]:
    found = found_by_core(board, at)
    expected = {kind: {frozenset(written(*p) for p in s) for s in shapes} for kind, shapes in judged(board, at).items()}
    assert {foul.kind: {frozenset(line) for line in foul.lines} for foul in found} == expected
    assert [foul.kind for foul in found] == list(expected), "the kinds come in the order of the text"
    assert all(len(foul.lines) == len(set(foul.lines)) for foul in found), "each shape is named once"
    return tuple(expected)


def read(picture: str, size: int = 15, corner: str = "d4") -> tuple[Board, Point]:
    """Read X and O, * for the black stone just placed; the last line of the picture starts at `corner`."""
    origin = place(corner)
    assert origin is not None
    lines = picture.split()[::-1]
    signs = {(origin[0] + c, origin[1] + r): sign for r, line in enumerate(lines) for c, sign in enumerate(line)}
    (at,) = (p for p, sign in signs.items() if sign == "*")
    black = frozenset(p for p, sign in signs.items() if sign in "X*")
    return Board(size, black, frozenset(p for p, sign in signs.items() if sign == "O")), at


def kinds(picture: str, size: int = 15, corner: str = "d4") -> tuple[str, ...]:
    """Judge a picture both ways and return the kinds of foul."""
    return assert_same(*read(picture, size, corner))


CROSS = """
..X..
..X..
XX*..
.....
"""


# --- 9.2 a ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("row", ["XXX*XX", "*XXXXX", "XXXX*XXXX"])
def test_9_2a_six_or_more_in_a_row_is_an_overline(row: str) -> None:
    assert kinds(row) == ("overline",)


def test_9_2a_the_whole_overline_is_named() -> None:
    assert found_by_core(*read("XXX*XXX", corner="a1")) == (Foul("overline", (("a1", "b1", "c1", "d1", "e1", "f1", "g1"),)),)


def test_9_2a_five_in_a_row_is_no_overline() -> None:
    assert kinds("XX*XX") == ()


def test_9_2_five_on_another_line_comes_before_an_overline() -> None:
    picture = """
    ...X....
    ...X....
    ...X....
    ...X....
    XXX*XX..
    """
    assert kinds(picture) == ()


def test_9_2_five_comes_before_a_double_four_and_a_double_three() -> None:
    picture = """
    X..X..X.
    .X.X.X..
    ..XXX...
    XXX*X...
    ........
    """
    assert kinds(picture) == ()
    assert kinds(picture.replace("XXX*X", ".XX*.")) == ("double_four",)


# --- 9.2 b ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("row", ["X.X*X.X", "X.*XX.X", "XX.*X.XX", "XX.X*.XX", "XXX.*.XXX"])
def test_9_2b_two_fours_may_lie_on_one_line(row: str) -> None:
    assert kinds(row) == ("double_four",)


def test_9_2b_the_stones_of_each_four_are_named() -> None:
    named = (("a1", "c1", "d1", "e1"), ("c1", "d1", "e1", "g1"))
    assert found_by_core(*read("X.X*X.X", corner="a1")) == (Foul("double_four", named),)


def test_9_2b_fours_on_two_lines() -> None:
    picture = """
    ...X...
    ...X...
    ...O...
    OXX*X..
    ...X...
    ...X...
    """
    assert kinds(picture) == ()
    assert kinds(picture.replace("...O...", "...X...")) == ()  # five in the column
    assert kinds(picture.replace("...O...", ".......")) == ("double_four",)


@pytest.mark.parametrize("row", ["XX*X", "XXX*", "*XXX"])
def test_9_2b_a_straight_four_is_one_four(row: str) -> None:
    assert kinds(row) == ()


def test_9_2b_four_stones_that_only_become_six_are_no_four() -> None:
    picture = """
    ...X....
    ...X....
    ...X....
    XXX*.XXX
    """
    assert kinds(picture, corner="a4") == ()
    assert kinds(picture.replace(".XXX", "...."), corner="a4") == ("double_four",)


# --- 9.2 c ------------------------------------------------------------------------------------------------------------
def test_9_2c_two_threes_are_a_double_three_and_their_stones_are_named() -> None:
    assert kinds(CROSS) == ("double_three",)
    named = (("d5", "e5", "f5"), ("f5", "f6", "f7"))
    assert found_by_core(*read(CROSS)) == (Foul("double_three", named),)


def test_9_2c_broken_threes_count() -> None:
    picture = """
    X.....
    ......
    ..X...
    X.X*..
    ......
    """
    assert kinds(picture) == ("double_three",)
    assert kinds(picture.replace("X.X*", "X.O*")) == ()


def test_9_2c_a_four_and_a_three_are_allowed_a_four_and_two_threes_are_not() -> None:
    four_three = """
    ...X..
    ...X..
    XXX*..
    ......
    ......
    """
    assert kinds(four_three) == ()
    four_three_three = """
    ...X.X
    ...XX.
    XXX*..
    ......
    ......
    """
    assert kinds(four_three_three) == ("double_three",)


def test_9_2_every_kind_that_holds_is_named() -> None:
    picture = """
    X..X....
    .X.X....
    ..XX....
    XXX*XX..
    """
    assert kinds(picture) == ("overline", "double_four")
    picture = """
    X..X.X
    .X.XX.
    ..X...
    XXX*..
    ......
    """
    assert kinds(picture) == ("double_four", "double_three")


@pytest.mark.parametrize("row", ["OXX*..", "O.XX*.O", "X.XX*..", "XX*.O"])
def test_3_three_stones_without_room_for_a_straight_four_are_no_three(row: str) -> None:
    """Capped; only five points of room; six on one side; the edge three points away."""
    at = row.index("*")
    picture = f"{'.' * at}X\n{'.' * at}X\n{row}"
    corner = "a4" if row == "XX*.O" else "d4"
    assert kinds(picture, corner=corner) == ()
    assert kinds(picture.replace(row, "." * (at - 2) + "XX*.."), corner="d4") == ("double_three",)


# --- 9.3 --------------------------------------------------------------------------------------------------------------
# The row X?X* becomes a straight four at ? only. The column over * is a three that counts. What else lies near ? decides.
def extended(beside: str) -> str:
    """Return the picture of those two threes, with the column under and over ? given from the top."""
    over, under = beside.split("?")
    rows = [*(f".{sign}.." for sign in over[:-2]), *(f".{sign}.X" for sign in over[-2:]), "X.X*", *(f".{sign}.." for sign in under)]
    return "\n".join(rows)


def test_9_3_both_threes_count_where_nothing_is_in_the_way() -> None:
    assert kinds(extended("..?...")) == ("double_three",)


def test_9_3a_a_three_whose_straight_four_would_be_an_overline_does_not_count() -> None:
    assert kinds(extended(".XX?XXX")) == ()


def test_9_3a_a_three_whose_straight_four_would_be_a_double_four_does_not_count() -> None:
    assert kinds(extended("..?XXX")) == ()
    assert kinds(extended("..?XXXXO").replace("XXXXO", "XXOXX")) == ("double_three",)


NESTED = """
.........
......X..
......X..
...X.X*..
.........
..X.X.X..
.X..X..X.
.........
.........
"""


def test_9_3b_a_three_whose_straight_four_would_be_a_double_three_does_not_count() -> None:
    assert kinds(NESTED) == ()
