"""Each irregular act breaks its clause, says what was due, and has its written physical consequence (`irregular.py`)."""

from core.guandan.rulebook import RULES
from tests.core.cards_case import Case, each
from tests.core.cards_case import holds as held
from tests.core.given import when
from tests.core.guandan.given import GC, given, shown
from tests.core.guandan.irregular import CASES
from tests.core.guandan.irregular_cards import CARDS, ENDS, SHEETS
from tests.core.guandan.irregular_plays import CONDUCT, COUNTS, PLAYS
from tests.core.guandan.irregular_tribute import TRIBUTE


def holds(case: Case) -> set[str]:
    return held(case, given(*case.given, **case.options), shown)


@each(CARDS)
def test_gd1_1_gd4_1_gd5_1_and_gc2_5_cards_recorded_wrongly_have_their_consequence(case: Case) -> None:
    assert holds(case) <= {"GD1.1", "GD4.1", "GD5.1", "GD5.2", "GD6.2", "GC2.4", "GC2.5"}


@each(TRIBUTE)
def test_gd5_2_gd5_3_and_gd5_4_an_irregular_tribute_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"GD1.1", "GD3.1", "GD5.2", "GD5.3", "GD5.4"}


@each(PLAYS)
def test_gd3_1_gc3_3_gc3_4_and_gc3_5_an_irregular_play_has_its_consequence(case: Case) -> None:
    clauses = {"GD1.1", "GD2.2", "GD2.7", "GD3.1", "GD4.1", "GD5.1", "GD6.1", "GD7.1", "GC3.2", "GC3.3", "GC3.4", "GC3.5"}
    assert holds(case) <= clauses


@each(COUNTS)
def test_gc2_8_a_number_of_cards_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"GC2.8", "GC3.2"}


@each(ENDS)
def test_gd6_1_gd6_3_and_gc2_4_an_irregular_end_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"GD1.1", "GD6.1", "GD6.3", "GC1.2", "GC2.4"}


@each(SHEETS)
def test_gd4_1_gd6_2_gc2_3_and_gc2_4_an_irregular_sheet_has_its_consequence(case: Case) -> None:
    assert holds(case) <= {"GD4.1", "GD6.1", "GD6.2", "GC2.3", "GC2.4", "GC3.2"}


@each(CONDUCT)
def test_gc1_1_gc1_2_and_gc2_8_conduct_has_its_clause_or_none(case: Case) -> None:
    assert holds(case) <= {"GC1.1", "GC1.2", "GC2.8", "GC3.2"}


def test_no_act_is_tried_twice_under_one_name() -> None:
    assert len({case.what for case in CASES}) == len(CASES)


def test_every_rule_is_broken_by_a_case() -> None:
    assert {f"guandan.{code}" for case in CASES for code in case.finds} == {rule.code for rule in RULES}


@each(CASES)
def test_gd1_1_to_gc3_5_a_finding_cites_its_own_document_or_says_that_the_clause_is_borrowed(case: Case) -> None:
    told = when(given(*case.given, **case.options), case.act)

    own = "GC" if case.options.get("preset") == GC else "GD"
    for violation in told.violations:
        borrowed = f"{violation.rule.clause} is borrowed from the" in violation.effect.en
        assert borrowed == (violation.rule.clause[:2] != own and violation.rule.clause != "GC3.2")
        assert f"{violation.rule.clause}借自" in violation.effect.zh or not borrowed
