"""Whole games judged from their moves: from the last position, stone by stone, act by act, and slowly. All four agree."""

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from core.gomoku.adjudicate import FiveCounts, FullBoard, Impossible, Verdict, adjudicate, by_ply
from core.gomoku.five import Overline
from core.gomoku.grid import grid
from core.gomoku.messages import FiveFormed, FoulFormed, GameDrawn, GameWon
from tests.core.given import FIVE, SIX, STARTED, WHITE_FIVE, WHITE_SIX, filling, given, stones, when
from tests.core.gomoku import naive
from tests.core.gomoku.games import games, size_of

OVERLINES: tuple[Overline, ...] = ("wins", "nothing", "renju")
FULL: tuple[FullBoard, ...] = ("last_point", "empty_25")
COUNTS: tuple[FiveCounts, ...] = ("when_formed", "when_claimed")
readings = (st.sampled_from(OVERLINES), st.sampled_from(FULL), st.sampled_from(COUNTS))


@settings(max_examples=300)
@drawn(
    games,
    st.sampled_from(OVERLINES),
    st.sampled_from(("last_point", "empty_25")),
    st.sampled_from(("when_formed", "when_claimed")),
)
def test_wz2_a_game_ends_as_the_slow_way_says(
    moves: list[str], overline: Overline, full_board: FullBoard, five_counts: FiveCounts
) -> None:
    size = size_of(moves)

    found = adjudicate(moves, size, overline, full_board, five_counts)

    winner, ply, lines = naive.judged(moves, size, overline, full_board, five_counts)
    assert (found.winner, found.ply, found.lines) == (winner, ply, lines)
    assert found.after == (0 if ply is None else len(moves) - ply)
    assert bool(found.foul) == (winner == "white" and not lines)


@settings(max_examples=200)
@drawn(games, st.sampled_from(OVERLINES))
def test_wz2_stone_by_stone_finds_the_lines_of_each_stone(moves: list[str], overline: Overline) -> None:
    size, board = size_of(moves), naive.Board(size_of(moves))

    for ply, (move, found) in enumerate(zip(moves, by_ply(moves, size, overline), strict=True), start=1):
        colour = "black" if ply % 2 else "white"
        board.lay(naive.cell_of(move), colour)
        expected = [row for row in board.rows(naive.cell_of(move)) if naive.wins(row, colour, overline)]
        assert [line.points for line in found] == [tuple(map(naive.point_of, row)) for row in expected]


@settings(max_examples=60)
@drawn(
    games,
    st.sampled_from(OVERLINES),
    st.sampled_from(("last_point", "empty_25")),
    st.sampled_from(("when_formed", "when_claimed")),
)
def test_wz2_the_match_ends_the_game_where_the_judge_does(
    moves: list[str], overline: Overline, full_board: FullBoard, five_counts: FiveCounts
) -> None:
    size = next(size for size in (15, 19, 20) if size >= size_of(moves) or size == 20)
    moves = [move for move in moves if move in grid(size).bit]
    found = adjudicate(moves, size, overline, full_board, five_counts)
    match = given(*STARTED, board=f"size_{size}", overline=overline, full_board=full_board, five_counts=five_counts)

    ended: tuple[str | None, int | None] = (None, None)
    for ply, act in enumerate(stones(" ".join(moves)), start=1):
        for event in when(match, act).results:
            if isinstance(event, GameWon):
                ended = ("black" if event.winner == 0 else "white", ply)
            elif isinstance(event, GameDrawn):
                ended = ("draw", ply)
            else:
                assert isinstance(event, FiveFormed | FoulFormed)
        if ended[0] is not None:
            break

    assert ended == (found.winner, found.ply)


# --- what must not be forgotten -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [5, 6, 15, 19, 20, 26])
def test_wz3_a_full_board_is_a_draw(size: int) -> None:
    moves = list(filling(size))

    assert adjudicate(moves, size) == Verdict("draw", size * size)
    assert adjudicate(moves[:-1], size) == Verdict(None, None)


@pytest.mark.parametrize("size", [6, 15, 19, 20])
def test_wz3_a_board_with_25_points_left_is_a_draw_where_that_is_full(size: int) -> None:
    moves = list(filling(size))

    assert adjudicate(moves, size, full_board="empty_25") == Verdict("draw", size * size - 25, (), 25)


LATE = "a1 a6 c1 b6 e1 c6 a3 d6 c3 f3 e3 e6"  # after 11 stones 25 points are left of 6 x 6; the five is at 12


def test_wz3_a_five_after_the_board_was_full_comes_too_late() -> None:
    moves = LATE.split()

    assert adjudicate(moves, 6, full_board="empty_25") == Verdict("draw", 11, (), 1)
    assert adjudicate(moves, 6) == Verdict("white", 12, (("a6", "b6", "c6", "d6", "e6"),))


def test_wz3_a_board_of_25_points_is_not_full_before_the_first_stone() -> None:
    assert adjudicate([], 5, full_board="empty_25") == Verdict(None, None)
    assert adjudicate(["a1"], 5, full_board="empty_25") == Verdict("draw", 1)


def test_wz2_a_game_with_moves_after_its_end_says_how_many() -> None:
    assert adjudicate([*FIVE.split(), "a1", "a2"]) == Verdict("black", 9, (("h8", "h9", "h10", "h11", "h12"),), 2)


@pytest.mark.parametrize(
    ("moves", "overline", "winner", "ply"),
    [
        (SIX, "wins", "black", 11),
        (SIX, "nothing", None, None),
        (SIX, "renju", "white", 11),
        (WHITE_SIX, "wins", "white", 12),
        (WHITE_SIX, "nothing", None, None),
        (WHITE_SIX, "renju", "white", 12),
    ],
)
def test_wz3_an_overline_under_each_reading(moves: str, overline: Overline, winner: str | None, ply: int | None) -> None:
    found = adjudicate(moves.split(), 15, overline)

    assert (found.winner, found.ply) == (winner, ply)


@pytest.mark.parametrize("overline", OVERLINES)
@pytest.mark.parametrize("moves", [FIVE, WHITE_FIVE, SIX, WHITE_SIX])
def test_wz3_stone_by_stone_only_the_last_makes_the_line(moves: str, overline: Overline) -> None:
    *quiet, last = by_ply(moves.split(), 15, overline)

    winner, _, lines = naive.judged(moves.split(), 15, overline, "last_point")
    assert quiet == [()] * len(quiet)
    assert tuple(line.points for line in last) == lines
    assert bool(last) == (winner is not None and bool(lines))


@pytest.mark.parametrize(
    ("moves", "index"),
    [("h8 h8", 1), ("h8 p1", 1), ("a0", 0), ("h8 i9 H8", 2), ("h8 i9 h10 i9 zz", 3), ("h8 pass", 1)],
)
def test_wz3_the_first_impossible_move_is_named(moves: str, index: int) -> None:
    for judge in (lambda: adjudicate(moves.split()), lambda: list(by_ply(moves.split()))):
        with pytest.raises(Impossible) as raised:
            judge()
        assert raised.value.index == index
        assert moves.split()[index] in raised.value.text.en
        assert moves.split()[index] in raised.value.text.zh
