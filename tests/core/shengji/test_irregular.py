"""Each irregular act breaks its clause, says what was due, and has its written physical consequence (`irregular.py`)."""

from core.shengji.rulebook import RULES
from tests.core.cards_case import Case, each
from tests.core.cards_case import holds as held
from tests.core.shengji.given import given, shown
from tests.core.shengji.irregular import CASES
from tests.core.shengji.irregular_bottom import BOTTOM_ACTS
from tests.core.shengji.irregular_cards import CARDS
from tests.core.shengji.irregular_follows import BESIDE, FOLLOWS
from tests.core.shengji.irregular_overturns import OVERTURNS
from tests.core.shengji.irregular_plays import PLAYS
from tests.core.shengji.irregular_sheets import SHEETS
from tests.core.shengji.irregular_trumps import TRUMPS


def holds(case: Case) -> set[str]:
    return held(case, given(*case.given, **case.options), shown)


@each(CARDS)
def test_sj1_1_sj8_2_sj9_1_and_cd3_1_cards_recorded_wrongly_have_their_consequence(case: Case) -> None:
    assert holds(case) <= {"SJ1.1", "SJ2.1", "SJ5.0", "SJ8.1", "SJ8.2", "SJ9.1", "CD3.1"}


@each(TRUMPS)
def test_sj2_1_to_sj2_4_and_sj4_4_an_irregular_showing_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"SJ1.1", "SJ2.1", "SJ2.2", "SJ2.3", "SJ2.4", "SJ4.4"}


@each(OVERTURNS)
def test_sj4_0a_sj4_0c_sj4_1_sj4_2_and_sj4_3_an_irregular_overturn_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"SJ2.1", "SJ2.3", "SJ4.0a", "SJ4.0c", "SJ4.1", "SJ4.2", "SJ4.3", "SJ4.4"}


@each(BOTTOM_ACTS)
def test_sj3_1_and_sj4_2_an_irregular_taking_or_burial_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"SJ1.1", "SJ3.1", "SJ4.2"}


@each(PLAYS)
def test_sj5_0_sj5_4_and_cd3_2_an_irregular_play_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"SJ1.1", "SJ5.0", "SJ5.1", "SJ5.4", "SJ7.1", "CD3.2"}


@each(FOLLOWS)
def test_sj5_1_sj5_2_sj5_3_sj5_4_and_sj5_5_an_irregular_follow_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"SJ5.1", "SJ5.2", "SJ5.3", "SJ5.4", "SJ5.5", "GC3.2"}


@each(BESIDE)
def test_sj3_1_sj4_2_gc1_2_and_gc3_2_conduct_has_its_clause_or_none(case: Case) -> None:
    assert holds(case) <= {"SJ3.1", "SJ4.2", "SJ5.0", "GC1.2", "GC3.2"}


@each(SHEETS)
def test_sj4_5_sj6_1_sj6_2_sj7_1_sj7_2_sj8_1_sj8_2_and_sj9_1_an_irregular_sheet_has_its_consequence(case: Case) -> None:
    clauses = {"SJ4.5", "SJ5.0", "SJ6.1", "SJ6.2", "SJ7.1", "SJ7.2", "SJ8.1", "SJ8.2", "SJ9.1", "GC1.2"}
    assert holds(case) <= clauses


def test_no_act_is_tried_twice_under_one_name() -> None:
    assert len({case.what for case in CASES}) == len(CASES)


def test_every_rule_is_broken_by_a_case() -> None:
    assert {f"shengji.{code}" for case in CASES for code in case.finds} == {rule.code for rule in RULES}
