"""What the table finds, as a game tells it: under the game's code, its own clause, and whose a borrowed clause is."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from core.borrowed import with_source
from core.clause import Rule, Unjudged, Violation
from core.text import Text
from core.trumps import rules, unjudged
from core.trumps.rulebook import RULES
from core.trumps.state import State


class Naming(msgspec.Struct, frozen=True):
    """How one game tells what the table finds."""

    game: str
    clauses: Mapping[str, str] = {}  # the game's own clause for one of the bureau's document; others are borrowed
    sources: Mapping[str, Text] = {}  # whose a borrowed clause is, by its first two letters
    instead: Mapping[str, Rule] = {}  # by code, where the game says it otherwise; without a clause it keeps the table's
    said: Mapping[str, Text] = {}  # by code, the sentence of a rule where the game has words of its own
    unjudged: Mapping[str, Text] = {}  # the same of what cannot be judged
    without: frozenset[str] = frozenset()  # codes of what cannot be broken in this game
    options: frozenset[str] | None = None  # keys of its options: a rule names no other; None: it has all of the table's


class Named(msgspec.Struct, frozen=True):
    """The rules of the table in a game, and what is asked of them."""

    rules: tuple[Rule, ...]
    rule: Callable[[Rule], Rule]  # one of the table's, as the game tells it
    examine: Callable[[State, Any], Iterator[Violation]]
    unjudged: Callable[[State, Any], Iterator[Unjudged]]


def named(naming: Naming) -> Named:
    """Return what the table finds under the names of a game. What the game finds by itself passes as it is."""
    told: dict[Rule, Rule] = {}

    def rule(of_table: Rule) -> Rule:
        if of_table not in told:
            told[of_table] = _rule(of_table, naming)
        return told[of_table]

    def examine(state: State, act: Any) -> Iterator[Violation]:  # an act of whichever game it is
        for found in rules.examine(state, act):
            yield replace(found, rule=rule(found.rule))

    def lacking(state: State, act: Any) -> Iterator[Unjudged]:
        for found in unjudged.unjudged(state, act):
            yield _lacking(found, naming)

    return Named(tuple(rule(each) for each in RULES if each.code not in naming.without), rule, examine, lacking)


def _rule(rule: Rule, naming: Naming) -> Rule:
    if "." in rule.code:
        return rule
    own = naming.instead.get(rule.code, rule)
    clause = own.clause if own is not rule and own.clause else naming.clauses.get(rule.clause, rule.clause)
    effect = with_source(own.effect, clause, naming.sources)
    option = own.option if naming.options is None or own.option in naming.options else ""
    said = naming.said.get(rule.code, own.text)
    return replace(own, text=said, code=f"{naming.game}.{rule.code}", clause=clause, effect=effect, option=option)


def _lacking(found: Unjudged, naming: Naming) -> Unjudged:
    if "." in found.code:
        return found
    said = naming.unjudged.get(found.code, found.said)
    return replace(found, said=said, code=f"{naming.game}.{found.code}", clause=naming.clauses.get(found.clause, found.clause))
