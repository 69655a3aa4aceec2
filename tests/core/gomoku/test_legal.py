"""What may be done at a table as it stands: no more and no less than what breaks no clause."""

import pytest
from hypothesis import given as drawn
from hypothesis import settings

from core.gomoku.grid import grid
from core.gomoku.legal import legal
from core.gomoku.messages import ColourChosen, OpeningBegun, StonePlaced, TossHeld
from core.gomoku.options import Options
from core.gomoku.state import Opening, Playing
from core.script import judged, script
from core.table import examine
from tests.core.given import CHIEF, SIX, STARTED, A, Acts, B, By, given, stones, taken_down
from tests.core.gomoku.irregular import FIRST_GAME, LAID, MATCH
from tests.projections.matches import told


@settings(max_examples=25)
@drawn(told())
def test_wz3_a_point_is_offered_where_a_stone_breaks_no_clause(match: tuple[Options, tuple[By, ...]]) -> None:
    chosen, acts = match
    table = judged(script(taken_down(*acts, readings=chosen))).table
    now = legal(table.play)
    if not isinstance(table.play, Opening | Playing):
        assert now.points == ()
        return
    colour = now.colour or "white"  # where either may move, white: it has no fouls
    for point in (*grid(now.size).points[::5], "p99", ""):
        breaks = tuple(examine(table, StonePlaced(colour, point), CHIEF))
        assert (point in now.points) == (not breaks)


PHASES: dict[str, tuple[Acts, str, str | None]] = {
    "toss": ((), "both sides, to toss", "black"),
    "colours": ((TossHeld(A),), "both sides, to take colours", "black"),
    "opening": ((TossHeld(A), OpeningBegun(A)), "side A with Black", "black"),
    "choice": (LAID, "side B", None),
    "play": ((*STARTED, *stones("h8")), "White (side B)", "white"),
    "after a choice": ((*LAID, ColourChosen(B, "black")), "White (side A)", "white"),
    "either": ((*STARTED, StonePlaced("black", "z9")), "either side", None),
    "between": (FIRST_GAME, "the next game: swapped from the game before", None),
}


@pytest.mark.parametrize("phase", PHASES)
def test_whose_turn_it_is_and_with_which_colour(phase: str) -> None:
    acts, turn, colour = PHASES[phase]

    now = legal(given(*acts, opening_rule="swap").history.table.play)

    assert (now.turn.en, now.colour) == (turn, colour)
    assert now.acts.zh


def test_wz3_under_renju_the_points_of_fouls_are_named_apart() -> None:
    play = given(*STARTED, *stones(SIX.removesuffix(" h11")), overline="renju").history.table.play

    now = legal(play)

    assert now.forbidden == ("h11",)
    assert len(now.points) == 225 - 10 - 1
    assert now.empty.bit_count() == 225 - 10


def test_nothing_may_be_played_when_the_match_is_over() -> None:
    now = legal(given(*MATCH).history.table.play)

    assert (now.points, now.forbidden, now.colour) == ((), (), None)
