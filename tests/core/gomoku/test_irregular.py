"""Each irregular act breaks its clause, says what was due, and has its written physical consequence (`irregular.py`)."""

import pytest

from core.rulebook import RULES
from tests.core.given import given, shown, when
from tests.core.gomoku.irregular import CASES, ENDS, MOVES, OPENINGS, TOSS_AND_COLOURS, Case

CLAUSES = {rule.code: rule.clause for rule in RULES}


def holds(case: Case) -> set[str]:
    """Try a case and return the clauses that were broken."""
    told = when(given(*case.given, **case.options), case.act)

    assert told.found == tuple(f"gomoku.{code}" for code in case.finds)
    assert told.follows == case.follows
    assert shown(told.play) == case.then
    if told.violations:
        assert told.violations[0].seat == case.seat
        assert told.violations[0].due == case.due
    for violation in told.violations:
        assert "{" not in violation.text.zh + violation.text.en, "every gap is filled"
        assert violation.rule.clause == CLAUSES[violation.rule.code]
    return {violation.rule.clause for violation in told.violations}


def named(cases: tuple[Case, ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[case.what for case in cases])


@named(TOSS_AND_COLOURS)
def test_wz1_an_irregular_toss_or_colour_has_its_consequence(case: Case) -> None:
    assert holds(case) & {"WZ1", "WZ3"}


@named(ENDS)
def test_wz2_an_irregular_end_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"WZ2"}


@named((*MOVES, *OPENINGS))
def test_wz3_an_irregular_move_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"WZ3"}


def test_no_act_is_tried_twice_under_one_name() -> None:
    assert len({case.what for case in CASES}) == len(CASES)
