"""DZ8: what a deal is worth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.doudizhu.score import score


@pytest.mark.parametrize(
    ("bid", "bombs", "rockets", "spring", "landlord_won", "landlord"),
    [
        (1, 0, 0, False, True, 2),
        (1, 0, 0, False, False, -2),
        (2, 1, 0, False, False, -8),
        (1, 0, 1, False, True, 4),
        (3, 1, 1, True, False, -48),  # a worked example of the published rules: 24 for each farmer
        (3, 2, 0, True, True, 48),
    ],
)
def test_dz8_the_landlord_gets_twice_the_stake_times_the_multiplier(
    bid: int, bombs: int, rockets: int, spring: bool, landlord_won: bool, landlord: int
) -> None:
    assert score(bid, bombs, rockets, spring, landlord_won) == (landlord, -landlord // 2, -landlord // 2)


@given(st.integers(1, 3), st.integers(0, 13), st.integers(0, 1), st.booleans(), st.booleans())
def test_dz8_2_scores_sum_to_zero_and_each_doubling_doubles(
    bid: int, bombs: int, rockets: int, spring: bool, landlord_won: bool
) -> None:
    found = score(bid, bombs, rockets, spring, landlord_won)

    assert sum(found) == 0
    assert (found[0] > 0) == landlord_won
    assert score(bid, bombs + 1, rockets, spring, landlord_won) == tuple(2 * points for points in found)
    assert score(bid, bombs, rockets, True, landlord_won) == tuple((1 if spring else 2) * points for points in found)
