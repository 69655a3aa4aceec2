"""Five in a row (WZ2) against a plain walk over a board, on every size of board."""

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from core.gomoku.board import winning_lines
from core.gomoku.evolve import fresh
from core.gomoku.five import Line, counting, five, has_five, lines_through
from core.gomoku.grid import grid, place, points_of, written
from core.gomoku.options import DEFAULTS
from core.gomoku.state import Game, Match
from tests.core.given import readings
from tests.core.gomoku.naive import DIRECTIONS, Board, point_of, wins

SIZES = range(5, 27)


@st.composite
def boards(draw: st.DrawFn, sizes: tuple[int, ...] = tuple(SIZES)) -> Board:
    """A crowded board: long runs in every direction, some over the edge of what would be a row."""
    board = Board(draw(st.sampled_from(sizes)))
    cell = st.tuples(st.integers(0, board.size - 1), st.integers(0, board.size - 1))
    for _ in range(draw(st.integers(0, 6))):
        (c, r), (dc, dr), length = draw(cell), draw(st.sampled_from(DIRECTIONS)), draw(st.integers(1, 7))
        for k in range(length):
            if 0 <= c + k * dc < board.size and 0 <= r + k * dr < board.size:
                board.lay((c + k * dc, r + k * dr), "black")
    for hole in draw(st.lists(cell, max_size=3)):
        board.sign.pop(hole, None)
    return board


def stones(board: Board) -> int:
    return sum(grid(board.size).bit[point_of(cell)] for cell in board.sign)


@drawn(boards())
def test_wz2_five_finds_the_first_points_of_every_stretch_of_five(board: Board) -> None:
    geometry = grid(board.size)
    for step, (dc, dr) in zip(geometry.steps, DIRECTIONS, strict=True):
        expected = {point_of((c, r)) for c, r in board.sign if all((c + k * dc, r + k * dr) in board.sign for k in range(5))}
        assert set(points_of(five(stones(board), step), board.size)) == expected


@drawn(boards())
def test_wz2_lines_through_a_stone_are_its_whole_rows(board: Board) -> None:
    geometry, laid = grid(board.size), stones(board)
    rows = {cell: board.rows(cell) for cell in board.sign}
    assert has_five(laid, geometry) == any(rows.values())
    for cell, expected in rows.items():
        found = lines_through(laid, geometry.bit[point_of(cell)], geometry)
        assert [line.points for line in found] == [tuple(map(point_of, row)) for row in expected]


@drawn(boards((15, 19, 20)), st.sampled_from(("wins", "nothing", "renju")), st.sampled_from(("black", "white")))
def test_wz3_the_lines_that_win_are_those_of_the_reading(board: Board, overline: str, colour: str) -> None:
    laid = stones(board)
    blank = fresh(Match(DEFAULTS, None), 0)
    game = Game(1, 0, laid if colour == "black" else 0, laid if colour == "white" else 0, 0, blank.empty, "black")
    expected = {tuple(map(point_of, row)) for cell in board.sign for row in board.rows(cell) if wins(row, colour, overline)}

    found = winning_lines(
        game, "black" if colour == "black" else "white", readings(board=f"size_{board.size}", overline=overline)
    )

    assert {line.points for line in found} == expected
    assert len(found) == len(expected)


@pytest.mark.parametrize(
    ("overline", "colour", "length", "counts"),
    [
        *(("wins", colour, length, True) for colour in ("black", "white") for length in (5, 6, 9)),
        *(("nothing", colour, length, length == 5) for colour in ("black", "white") for length in (5, 6, 9)),
        *(("renju", "black", length, length == 5) for length in (5, 6, 9)),
        *(("renju", "white", length, True) for length in (5, 6, 9)),
    ],
)
def test_wz3_which_lines_count(overline: str, colour: str, length: int, counts: bool) -> None:
    line = Line(tuple(written(column, 0) for column in range(length)))

    found = counting(
        (line,),
        "black" if colour == "black" else "white",
        "wins" if overline == "wins" else "nothing" if overline == "nothing" else "renju",
    )

    assert found == ((line,) if counts else ())


def test_wz2_no_line_goes_through_a_point_without_a_stone() -> None:
    board = grid(15)
    row = sum(board.bit[p] for p in ("a1", "b1", "c1", "d1", "e1"))

    assert lines_through(row, board.bit["f1"], board) == ()


@pytest.mark.parametrize("size", SIZES)
def test_a_board_has_its_points_and_no_others(size: int) -> None:
    board = grid(size)

    assert len(board.points) == len(board.bit) == len(board.star) == size * size
    assert board.every.bit_count() == size * size
    assert points_of(board.every, size) == board.points
    for point in board.points:
        column, row = place(point) or (-1, -1)
        assert written(column, row) == point
        reach = {(column + k * dc, row + k * dr) for dc, dr in DIRECTIONS for k in range(-4, 5)}
        on_board = {written(c, r) for c, r in reach if 0 <= c < size and 0 <= r < size}
        assert set(points_of(board.star[board.bit[point]], size)) == on_board


@drawn(st.integers(0, 51), st.integers(-100, 998))
def test_a_point_is_read_as_it_is_written(column: int, row: int) -> None:
    assert place(written(column, row)) == (column, row)


@pytest.mark.parametrize("word", ["", "8h", "h", "H8", "h8 ", "h8\n", "h1000", "abc1", "ｈ8", "h八", "h+8"])
def test_what_is_no_point_is_no_place(word: str) -> None:
    assert place(word) is None
