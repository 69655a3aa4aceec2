"""Each irregular act breaks its clause, says what was due, and has its written physical consequence (`irregular.py`)."""

import pytest

from core.doudizhu.rulebook import RULES
from tests.core.doudizhu.broken import LAW, NOTHING_DUE
from tests.core.doudizhu.given import found, given, shown, when
from tests.core.doudizhu.irregular import BIDS, CARDS, CASES, ENDS, PLAYS, SHEETS, SHOWING, Case


def holds(case: Case) -> set[str]:
    """Try a case and return the clauses that were broken."""
    told = when(given(*case.given, **case.options), case.act)

    named = tuple((v.rule.clause, v.rule.waits, v.seat, v.due) for v in told.violations)
    assert tuple((code, *rest) for code, rest in zip(found(told), named, strict=True)) == case.broken
    assert told.follows == case.follows
    assert shown(told.play) == case.then
    for violation in told.violations:
        assert "{" not in violation.text.zh + violation.text.en, "every gap is filled"
        assert "{" not in violation.effect.zh + violation.effect.en
    return {violation.rule.clause for violation in told.violations}


def named(cases: tuple[Case, ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[case.what for case in cases])


@named(CARDS)
def test_dz1_1_cards_recorded_wrongly_have_their_consequence(case: Case) -> None:
    assert holds(case) <= {"DZ1.1", "DZ4.1"}


@named(BIDS)
def test_dz2_1_and_dz3_1_an_irregular_call_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"DZ2.1", "DZ3.1", "DZ5.1"}


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
    assert holds(case) <= {"DZ2.1", "DZ7.1", "DZ8.1", "DZ8.2", "DZ8.3", "DZ10.1"}


def test_no_act_is_tried_twice_under_one_name() -> None:
    assert len({case.what for case in CASES}) == len(CASES)


def test_every_rule_is_broken_by_a_case() -> None:
    assert {f"doudizhu.{code}" for case in CASES for code in case.finds} == {rule.code for rule in RULES}


def test_nothing_is_due_only_where_a_reason_is_written() -> None:
    empty = {code for case in CASES for code, *_, due in case.broken if not due}

    assert empty == NOTHING_DUE.keys()


def test_a_rule_with_such_a_reason_never_says_what_was_due() -> None:
    told = {code for case in CASES for code, *_, due in case.broken if due}

    assert not told & NOTHING_DUE.keys()


def test_every_rule_is_named_with_its_clause_and_whose_decision_it_waits_for() -> None:
    assert {f"doudizhu.{code}": law for code, law in LAW.items()} == {r.code: (r.clause, r.waits) for r in RULES}
