"""With one comparison of the rule of five reversed, the tests of `judge` and the tests of `audit` both fail.

`python -m tests.mutants` does the same for every comparison of the core's rules.
"""

from pathlib import Path

import pytest

from tests.mutants import AUDIT, JUDGE, Copy, Mutant, mutants

ROOT = Path(__file__).resolve().parent.parent
FIVE = (ROOT / "core" / "gomoku" / "five.py").read_text(encoding="utf-8")
PLANTED = tuple(mutants("five", FIVE))


def test_the_rule_of_five_has_comparisons_to_reverse() -> None:
    assert {mutant.function for mutant in PLANTED} >= {"five_through", "lines_through", "counting"}


def test_without_a_fault_both_pass(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    assert not copy.fails(JUDGE)
    assert not copy.fails(AUDIT)


@pytest.mark.parametrize("mutant", PLANTED, ids=[mutant.name for mutant in PLANTED])
def test_a_fault_in_the_rule_of_five_fails_judge_and_audit(mutant: Mutant, tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.plant(mutant)

    assert copy.fails(JUDGE), "the tests of the judge do not see it"
    assert copy.fails(AUDIT), "the tests of the audit do not see it"
