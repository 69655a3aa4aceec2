"""Renju's restrictions for black, against a slow reading of the rules of RIF, chapters 3 and 9."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.gomoku.fouls import Foul, fouls
from core.gomoku.grid import grid, place, written
from tests.core.gomoku.fouls_by_definition import Board, Point, judged


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
    ...X..
    ...X..
    ...?..
    OXX*X.
    ...X..
    """
    assert kinds(picture.replace("?", ".")) == ("double_four",)
    assert kinds(picture.replace("?", "O")) == ()


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
    overline_and_fours = """
    X..X..
    .X.X..
    ..XX..
    XXX*XX
    """
    assert kinds(overline_and_fours) == ("overline", "double_four")
    fours_and_threes = """
    X..X...
    .X.X.X.
    ..XXX..
    .XX*...
    .......
    .......
    """
    assert kinds(fours_and_threes) == ("double_four", "double_three")


@pytest.mark.parametrize("row", ["O.XX*.O", "O.XX*..X", ".OXX*..."])
def test_3_three_stones_without_room_for_a_straight_four_are_no_three(row: str) -> None:
    """Five points of room; six stones where the room is; white at one end."""
    column = "....X\n....X\n"
    assert kinds(column + row) == ()
    assert kinds(column + "..XX*...") == ("double_three",)


def test_3_the_edge_takes_room_as_white_does() -> None:
    picture = """
    ..X
    ..X
    XX*
    """
    assert kinds(picture, corner="a4") == ()
    assert kinds(picture, corner="b4") == ("double_three",)
    assert kinds(picture, corner="m4") == ()
    assert kinds(picture, corner="l4") == ("double_three",)


# --- 9.3: here the row X?X* becomes a straight four at ? only, and the column over * is a three that counts ------------
def test_9_3_both_threes_count_where_nothing_is_in_the_way() -> None:
    picture = """
    ...X
    ...X
    X.X*
    ....
    """
    assert kinds(picture) == ("double_three",)


def test_9_3a_a_three_whose_straight_four_would_be_an_overline_does_not_count() -> None:
    picture = """
    .X..
    .X.X
    .X.X
    X.X*
    .X..
    .X..
    """
    assert kinds(picture) == ()


def test_9_3a_a_three_whose_straight_four_would_be_a_double_four_does_not_count() -> None:
    picture = """
    ...X
    .?.X
    X.X*
    .X..
    .X..
    .X..
    .O..
    """
    assert kinds(picture.replace("?", ".")) == ()
    assert kinds(picture.replace("?", "O")) == ("double_three",)  # those four become nothing


def test_9_3b_a_three_whose_straight_four_would_be_a_double_three_does_not_count() -> None:
    picture = """
    ......X
    ......X
    ...X.X*
    .......
    ..X...X
    .X.....X
    """
    assert kinds(picture) == ()
    assert kinds(picture.replace("..X...X", "..X...O")) == ("double_three",)


def test_3_a_three_whose_straight_four_would_complete_a_five_is_no_three() -> None:
    """The text says "without at the same time a five in a row is made"; some programs let the five make it count instead."""
    picture = """
    ...X
    ...X
    X.X*
    .X..
    .X..
    .X..
    .X..
    """
    assert kinds(picture) == ()
    assert kinds(picture.replace(".X..", "....")) == ("double_three",)


# Each verdict turns round when one looks one stone less ahead.
ONE_AHEAD = """
...X....
...X...X
...X..X.
..X.X*..
........
"""
TWO_AHEAD = """
....X..
.......
X.*X...
.X...X.
...X..X
"""
THREE_AHEAD = """
.X...
*X.X.
.XX..
..X.X
.....
X....
"""
FOUR_AHEAD = """
.......O
X...X...
...X.X..
..*.XX..
..X.....
.X.X....
"""
FIVE_AHEAD = """
.X.....
...X...
XX.....
...X.X.
X...X.X
.XX.*..
.X..X..
.......
.......
....X..
"""
RING = """
..XX..
.X*.X.
.X..X.
..XX..
"""


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        (ONE_AHEAD, ()),
        (TWO_AHEAD, ("double_three",)),
        (THREE_AHEAD, ()),
        (FOUR_AHEAD, ("double_three",)),
        (FIVE_AHEAD, ()),
        (RING, ()),
    ],
)
def test_9_3_goes_as_deep_as_needed(picture: str, expected: tuple[str, ...]) -> None:
    assert kinds(picture) == expected


# --- every size, every place ------------------------------------------------------------------------------------------
def near(at: Point, size: int, reach: int = 6) -> list[Point]:
    around = range(-reach, reach + 1)
    points = [(at[0] + c, at[1] + r) for c in around for r in around if c or r]
    return [p for p in points if 0 <= p[0] < size and 0 <= p[1] < size]


def filled(size: int, at: Point, signs: list[str]) -> Board:
    placed = list(zip(near(at, size), signs, strict=True))
    black = frozenset(p for p, sign in placed if sign == "X") | {at}
    return Board(size, black, frozenset(p for p, sign in placed if sign == "O"))


@pytest.mark.parametrize("size", [9, 15, 19, 20])
@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_any_dense_position_is_judged_as_the_definitions_say(size: int, data: st.DataObject) -> None:
    at = (data.draw(st.integers(0, size - 1)), data.draw(st.integers(0, size - 1)))
    sign = st.sampled_from(data.draw(st.sampled_from(["..X", "...X", "..XXO", "...XXXOO", ".XO"])))
    count = len(near(at, size))
    assert_same(filled(size, at, data.draw(st.lists(sign, min_size=count, max_size=count))), at)


@pytest.mark.parametrize("size", [9, 15, 19, 20])
def test_five_hundred_drawn_positions_of_each_size_meet_every_kind(size: int) -> None:
    chance = random.Random(size)
    met = Counter[str]()
    for _ in range(500):
        at = (chance.randrange(size), chance.randrange(size))
        signs = chance.choices(".XO", chance.choice([(80, 20, 0), (70, 25, 5), (65, 30, 5), (50, 35, 15)]), k=len(near(at, size)))
        met.update(assert_same(filled(size, at, signs), at))
    assert set(met) == {"overline", "double_four", "double_three"}
