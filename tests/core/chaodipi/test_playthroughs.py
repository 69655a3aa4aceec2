"""Golden playthroughs of 炒地皮: what is found in them. All of them are read in `tests/core/test_trumps_playthroughs.py`."""

import pytest

from tests.core.chaodipi.playthroughs import PLAYTHROUGHS

FOUND = {
    "cd4_2_cd4_3_a_throw_that_fails_and_a_wrong_follow": ["throw_failed", "not_followed"],
    "cd4_4_nine_are_buried": ["buried_number", "hand_count"],
    "cd4_6_hands_over_and_short": ["hand_count"] * 3,
    "cd0_1_the_best_of_three": ["after_match"],
    "cd0_1_two_hours_and_the_deal_is_void": ["after_match"],
}


@pytest.mark.parametrize("name", PLAYTHROUGHS.matches)
def test_what_is_found_in_a_match_and_nothing_else(name: str) -> None:
    lines = (PLAYTHROUGHS.folder / f"{name}.txt").read_text(encoding="utf-8").splitlines()

    found = [line.split()[1].removeprefix("chaodipi.") for line in lines if line.startswith("  found ")]
    assert found == FOUND.get(name, [])
