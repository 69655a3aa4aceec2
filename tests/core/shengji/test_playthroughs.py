"""Golden playthroughs of 升级: what is found in them. All of them are read in `tests/core/test_trumps_playthroughs.py`."""

from functools import cache

from tests.core.shengji.playthroughs import PLAYTHROUGHS


@cache
def match(name: str) -> str:
    return (PLAYTHROUGHS.folder / f"{name}.txt").read_text(encoding="utf-8")


def test_the_lawful_matches_have_no_finding_and_the_others_have() -> None:
    assert "  found " not in match("lawful")
    assert "  found " not in match("overturns")
    assert match("irregular").count("  found ") > 10
    assert match("partial").count("cannot be judged") > 5
