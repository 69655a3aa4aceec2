"""Each irregular act breaks its clause, says what was due, and has its written physical consequence (`irregular.py`)."""

import pytest

from core.doudizhu.rulebook import RULES
from tests.core.doudizhu.given import found, given, shown, when
from tests.core.doudizhu.irregular import BIDS, CARDS, CASES, ENDS, PLAYS, SHEETS, SHOWING, Case

CLAUSES = {rule.code: rule.clause for rule in RULES}


def holds(case: Case) -> set[str]:
    """Try a case and return the clauses that were broken."""
    told = when(given(*case.given, **case.options), case.act)

    assert found(told) == case.finds
    assert told.follows == case.follows
    assert shown(told.play) == case.then
    if told.violations:
        assert told.violations[0].seat == case.seat
        assert told.violations[0].due == case.due
    for violation in told.violations:
        assert "{" not in violation.text.zh + violation.text.en, "every gap is filled"
        assert "{" not in violation.effect.zh + violation.effect.en
        by_case = violation.rule.code in ("doudizhu.no_pattern", "doudizhu.sheet_differs")  # see test_playing, test_sheets
        assert by_case or violation.rule.clause == CLAUSES[violation.rule.code]
    return {violation.rule.clause for violation in told.violations}


def named(cases: tuple[Case, ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[case.what for case in cases])


@named(CARDS)
def test_dz1_1_cards_recorded_wrongly_have_their_consequence(case: Case) -> None:
    assert holds(case) <= {"DZ1.1", "DZ4.1"}


@named(BIDS)
def test_dz2_1_and_dz3_1_an_irregular_call_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"DZ2.1", "DZ3.1"}


@named(SHOWING)
def test_dz4_1_an_irregular_showing_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"DZ1.1", "DZ4.1"}


@named(PLAYS)
def test_dz4_1_to_dz6_1_an_irregular_play_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"DZ1.1", "DZ4.1", "DZ5.1", "DZ6.1", "GC3.2"}


@named(ENDS)
def test_dz7_1_and_dz10_1_an_irregular_end_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"DZ1.1", "DZ4.1", "DZ9.1", "DZ10.1", "GC3.2"}


@named(SHEETS)
def test_dz8_an_irregular_sheet_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"DZ2.1", "DZ8.1", "DZ8.2", "DZ8.3", "DZ10.1"}


def test_no_act_is_tried_twice_under_one_name() -> None:
    assert len({case.what for case in CASES}) == len(CASES)


def test_every_rule_is_broken_by_a_case() -> None:
    assert {f"doudizhu.{code}" for case in CASES for code in case.finds} == {rule.code for rule in RULES}
