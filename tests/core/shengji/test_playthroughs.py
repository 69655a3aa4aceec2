"""Golden playthroughs: lawful matches, one full of slips, one recorded in part, as they were when somebody last read them."""

from functools import cache

import pytest

from tests.core.shengji.playthroughs import FOLDER, MATCHES, told


@cache
def match(name: str) -> str:
    return told(name)


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_told_found_and_seen_as_in_its_golden_file(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")

    assert match(name) == golden, "read the difference; then python -m tests.core.shengji.playthroughs"


def test_the_lawful_matches_have_no_finding_and_the_others_have() -> None:
    assert "  found " not in match("lawful")
    assert "  found " not in match("overturns")
    assert match("irregular").count("  found ") > 10
    assert match("partial").count("cannot be judged") > 5


def test_no_golden_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(MATCHES)
