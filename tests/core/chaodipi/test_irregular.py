"""Each irregular act of 炒地皮 breaks its clause, says what was due, and has its consequence (`irregular.py`)."""

from core.chaodipi.rulebook import RULES
from tests.core.cards_case import Case, each, holds
from tests.core.chaodipi.given import given
from tests.core.chaodipi.irregular import CASES, of_table
from tests.core.given import when
from tests.core.shengji.given import shown


@each(CASES)
def test_cd1_2_cd1_4_cd1_5_cd2_1_and_cd4_6_an_irregular_act_has_its_consequence(case: Case) -> None:
    assert holds(case, given(*case.given, **case.options), shown) <= {"CD1.2", "CD1.4", "CD1.5", "CD2.1", "CD4.6"}


@each(of_table())
def test_cd5_5_what_the_table_finds_is_told_under_a_rule_of_this_game(case: Case) -> None:
    told = when(given(*case.given, **case.options), case.act)

    assert {violation.rule.code for violation in told.violations} <= {rule.code for rule in RULES}
    for violation in told.violations:
        for text in (violation.text, violation.effect):
            assert "{" not in text.zh + text.en
