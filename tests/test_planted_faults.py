"""With one comparison of the rules of the board reversed, the tests of `judge` and the tests of `audit` both fail.

Here the whole rule of five, and the ways in which the judge and the audit come to it. `python -m tests.mutants` does the same
for every comparison of the core's rules.
"""

from pathlib import Path

import pytest

from tests.mutants import AUDIT, JUDGE, Copy, Mutant, mutants

GOMOKU = Path(__file__).resolve().parent.parent / "core" / "gomoku"
ALSO = {"adjudicate": "index + 1 >= limit", "board": "colour == 'black'", "outcome": "game.empty == empty_before"}
"""One comparison each of the judge's own way, of the audit's board, and of what the audit lets follow."""


def of(file: str) -> tuple[Mutant, ...]:
    return tuple(mutants(file, (GOMOKU / f"{file}.py").read_text(encoding="utf-8")))


FIVE = of("five")
PLANTED = (*FIVE, *(next(m for m in of(file) if m.source == source) for file, source in ALSO.items()))


def test_the_rule_of_five_has_comparisons_to_reverse() -> None:
    assert {mutant.function for mutant in FIVE} >= {"five_through", "lines_through", "counting"}


def test_without_a_fault_both_pass(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    assert not copy.fails(JUDGE)
    assert not copy.fails(AUDIT)


@pytest.mark.parametrize("mutant", PLANTED, ids=[mutant.name for mutant in PLANTED])
def test_a_planted_fault_fails_judge_and_audit(mutant: Mutant, tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.plant(mutant)

    assert copy.fails(JUDGE), "the tests of the judge do not see it"
    assert copy.fails(AUDIT), "the tests of the audit do not see it"
