"""CD0.1: who is ahead at the limit, and how games make a match."""

from itertools import product
from typing import get_args

import pytest

from core.chaodipi.levels import LEVELS
from core.chaodipi.limit import Ahead, Reading, ahead, match_winner
from core.trumps.messages import Side

READINGS: tuple[Reading, ...] = get_args(Reading)
STAGES: tuple[Side | None, ...] = (0, 1, None)


def test_cd0_1_the_higher_level_is_ahead_under_every_reading() -> None:
    for one, two in product(range(13), repeat=2):
        for reading, stage in product(READINGS, STAGES):
            found = ahead((LEVELS[one], LEVELS[two]), stage, reading)
            if one != two:
                assert found == Ahead(0 if one > two else 1)


@pytest.mark.parametrize("side", STAGES)
def test_cd0_1_equal_levels_go_by_the_option(side: Side | None) -> None:

    assert ahead(("J", "J"), side, "level_then_referee") == Ahead(None)
    assert ahead(("J", "J"), side, "level_then_deal") == Ahead(None, another=True)
    assert ahead(("J", "J"), side, "level_then_stage") == Ahead(side)


def test_cd2_3_a_side_that_was_sent_back_is_behind() -> None:
    assert ahead(("2", "5"), 0, "level_then_stage") == Ahead(1)


@pytest.mark.parametrize(
    ("games", "best_of", "winner"),
    [([], 1, None), ([1], 1, 1), ([], 3, None), ([0], 3, None), ([0, 0], 3, 0), ([1, 0], 3, None), ([1, 0, 1], 3, 1)],
)
def test_cd0_1_one_game_or_best_of_three(games: list[int], best_of: int, winner: int | None) -> None:
    assert match_winner([0 if side == 0 else 1 for side in games], 1 if best_of == 1 else 3) == winner
