"""Each irregular act breaks its clause, says what was due, and has its written physical consequence (`irregular.py`)."""

from core.doudizhu.rulebook import RULES
from tests.core.cards_case import Case, each
from tests.core.cards_case import holds as held
from tests.core.doudizhu.broken import LAW, NOTHING_DUE
from tests.core.doudizhu.given import given, shown
from tests.core.doudizhu.irregular import BIDS, CARDS, CASES, ENDS, PLAYS, SHEETS, SHOWING


def holds(case: Case) -> set[str]:
    return held(case, given(*case.given, **case.options), shown)


@each(CARDS)
def test_dz1_1_cards_recorded_wrongly_have_their_consequence(case: Case) -> None:
    assert holds(case) <= {"DZ1.1", "DZ4.1"}


@each(BIDS)
def test_dz2_1_and_dz3_1_an_irregular_call_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"DZ2.1", "DZ3.1", "DZ5.1"}


@each(SHOWING)
def test_dz4_1_an_irregular_showing_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"DZ1.1", "DZ4.1"}


@each(PLAYS)
def test_dz4_1_to_dz6_1_an_irregular_play_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"DZ1.1", "DZ4.1", "DZ5.1", "DZ6.1", "GC3.2"}


@each(ENDS)
def test_dz7_1_and_dz10_1_an_irregular_end_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"DZ1.1", "DZ4.1", "DZ9.1", "DZ10.1", "GC3.2"}


@each(SHEETS)
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
