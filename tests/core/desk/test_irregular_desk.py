"""Each irregular act at the desk breaks its clause, says who or what was due, and still has its effect (`irregular.py`)."""

import pytest

from core.rulebook import RULES
from tests.core.desk.irregular import APPEALS, CALLS, CASES, CITED, ROLES, Case
from tests.core.given import given, when

CLAUSES = {rule.code: rule.clause for rule in RULES}


def holds(case: Case) -> set[str]:
    """Try a case and return the clauses that were broken."""
    told = when(given(*case.given, **case.options), case.act)

    assert told.found == tuple(f"desk.{code}" for code in case.finds)
    assert told.violations[0].due == case.due
    assert told.follows == case.follows
    assert all("{" not in v.text.zh + v.text.en for v in told.violations), "every gap is filled"
    return {CLAUSES[code] for code in told.found}


def named(cases: tuple[Case, ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[case.what for case in cases])


@named(CALLS)
def test_gc1_2_the_desk_rules_on_calls_and_games_that_are_there(case: Case) -> None:
    assert holds(case) == {"GC1.2"}


@named(ROLES)
def test_gc3_2_who_finds_and_who_rules(case: Case) -> None:
    assert holds(case) == {"GC3.2"}


@named(APPEALS)
def test_gc1_3_an_appeal_and_its_decision(case: Case) -> None:
    assert holds(case) <= {"GC1.3", "GC1.2"}


@named(CITED)
def test_gc3_2_a_ruling_cites_a_clause_of_the_table(case: Case) -> None:
    assert holds(case) == {"GC3.2"}


def test_no_act_is_tried_twice_under_one_name() -> None:
    assert len({case.what for case in CASES}) == len(CASES)
