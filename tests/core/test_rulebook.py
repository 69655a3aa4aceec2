"""The rulebook: every rule is broken by some case of the tests, every text is whole, every option is one of the law's."""

import re
from typing import get_args, get_type_hints

import msgspec
import pytest

from core.clause import Rule
from core.game import Law
from core.games import GAMES
from core.rulebook import CLAUSES, RULES, clauses_with, options_of_clause, rules_of_clause
from core.text import Text
from tests.core.chaodipi import irregular as chaodipi
from tests.core.chaodipi.exchanged import given as exchanged
from tests.core.chaodipi.given import given as called
from tests.core.chaodipi.of_the_page import CASES as PAGE_CASES
from tests.core.desk.irregular import CASES as DESK_CASES
from tests.core.doudizhu.given import given as dealt
from tests.core.doudizhu.irregular import CASES as DOUDIZHU_CASES
from tests.core.given import given, when
from tests.core.gomoku.irregular import CASES as GOMOKU_CASES
from tests.core.guandan.given import given as seated
from tests.core.guandan.irregular import CASES as GUANDAN_CASES
from tests.core.shengji.given import given as drawn
from tests.core.shengji.irregular import CASES as SHENGJI_CASES

IDS = {clause.id for clause in CLAUSES}
LAWS = [game.law for game in GAMES.values()]
OPTIONS = {option.key for law in LAWS for option in law.options}


def broken() -> set[str]:
    """The codes that the rules really gave in the cases, not those that the cases name."""
    told = [when(given(*case.given, **case.options), case.act) for case in GOMOKU_CASES]
    told += [when(dealt(*case.given, **case.options), case.act) for case in DOUDIZHU_CASES]
    told += [when(seated(*case.given, **case.options), case.act) for case in GUANDAN_CASES]
    told += [when(drawn(*case.given, **case.options), case.act) for case in SHENGJI_CASES]
    told += [when(called(*case.given, **case.options), case.act) for case in (*chaodipi.CASES, *chaodipi.of_table())]
    told += [when(exchanged(*case.given, **case.options), case.act) for case in PAGE_CASES.values()]
    told += [when(given(*case.given, **case.options), case.act) for case in DESK_CASES]
    return {code for each in told for code in each.found}


def test_every_rule_is_broken_by_a_case() -> None:
    assert broken() == {rule.code for rule in RULES}


def test_codes_are_stable_names_of_their_own() -> None:
    codes = [rule.code for rule in RULES]
    assert len(set(codes)) == len(codes)
    assert all(re.fullmatch(rf"({'|'.join(GAMES)}|desk)\.[a-z_]+", code) for code in codes)


def test_a_clause_stands_in_the_rulebook_once() -> None:
    assert len(IDS) == len(CLAUSES)


@pytest.mark.parametrize("key", GAMES)
def test_the_rules_of_a_game_are_its_own_and_cite_its_options(key: str) -> None:
    law = GAMES[key].law
    assert all(rule.code.startswith(f"{key}.") for rule in law.rules)
    assert {rule.option for rule in law.rules} <= {"", *(option.key for option in law.options)}


@pytest.mark.parametrize("rule", RULES, ids=[rule.code for rule in RULES])
def test_a_rule_cites_a_clause_and_an_option_of_the_law(rule: Rule) -> None:
    assert rule.clause in IDS
    assert rule.option in {"", *OPTIONS}
    assert rule in rules_of_clause(rule.clause)


@pytest.mark.parametrize("rule", RULES, ids=[rule.code for rule in RULES])
def test_both_languages_of_a_rule_have_the_same_gaps(rule: Rule) -> None:
    assert gaps(rule.text.zh) == gaps(rule.text.en)
    assert gaps(rule.effect.zh + rule.effect.en) == set()
    for text in (rule.text, rule.effect):
        assert text.zh.endswith("。")
        assert text.en.endswith(".")


def gaps(text: str) -> set[str]:
    return set(re.findall(r"\{(\w*)\}", text))


@pytest.mark.parametrize("law", LAWS, ids=GAMES)
def test_the_options_are_the_fields_of_the_opening_event(law: Law[object]) -> None:
    hints = get_type_hints(type(law.defaults))
    assert [option.key for option in law.options] == list(msgspec.to_builtins(law.defaults))
    for option in law.options:
        assert sorted(option.values) == sorted(get_args(hints[option.key]))
        assert getattr(law.defaults, option.key) == option.default == next(iter(option.values))
        assert option in options_of_clause(option.clause)
        assert option.clause in IDS


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["弃权"], ["WZ2", "GC1.1", "GC2.2"]),
        (["wz1"], ["WZ1"]),
        (["gc3.2"], ["GC3.2"]),
        (["长连"], ["WZ3"]),
        (["dz8.3"], ["DZ8.3"]),
        (["wing_triple"], ["DZ5.3"]),
        (["five", "claimed"], ["WZ2", "GD6.2", "GC2.4", "CD2.2"]),
        (["弃权", "禁手"], []),
    ],
)
def test_clauses_are_found_by_word_or_id(words: list[str], found: list[str]) -> None:
    assert [clause.id for clause in clauses_with(words)] == found


def test_no_word_at_all_finds_every_clause() -> None:
    assert clauses_with([]) == CLAUSES


def test_a_text_fills_its_gaps_in_each_language() -> None:
    text = Text("{who}第{n}手", "move {n} by {who}").fill(n=3, who=Text("黑方", "black"))

    assert (text.to("zh"), text.to("en"), text.sentence().en) == ("黑方第3手", "move 3 by black", "Move 3 by black")
