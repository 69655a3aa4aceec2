"""The rulebook: every clause that the program applies, found by word or id."""

from functools import cache

from core.clause import Clause, Option, Rule
from core.desk import rulebook as desk
from core.games import GAMES

_STATED = tuple(clause for game in GAMES.values() for clause in game.law.clauses)
_LAST = {clause.id: clause for clause in _STATED}  # what 升级 borrows stands with 炒地皮, whose clauses they are
CLAUSES: tuple[Clause, ...] = (*(clause for clause in _STATED if clause is _LAST[clause.id]), *desk.CLAUSES)
"""Every clause once, in the words of the game whose document it stands in."""
RULES: tuple[Rule, ...] = (*(rule for game in GAMES.values() for rule in game.law.rules), *desk.RULES)


def clauses_with(words: list[str], game: str | None = None) -> tuple[Clause, ...]:
    """Return the clauses that contain every word, in their id, their text in either language or their options.

    With a game only those that may be cited at a table of it, in its own words: its own, those of the desk, and what it borrows.

    >>> [clause.id for clause in clauses_with(["弃权"])]
    ['WZ2', 'GC1.1', 'GC2.2']
    """
    wanted = [word.casefold() for word in words]
    clauses = CLAUSES if game is None else _at_table(game)
    return tuple(clause for clause in clauses if all(word in _text(clause) for word in wanted))


def citable(game: str) -> tuple[str, ...]:
    """Return the ids of the clauses that the desk may cite at a table of a game: of the game, of the desk, and borrowed.

    >>> citable("gomoku")
    ('WZ1', 'WZ2', 'WZ3', 'GC1.2', 'GC1.3', 'GC3.2')
    """
    return tuple(clause.id for clause in _at_table(game))


@cache
def rule_codes(game: str) -> frozenset[str]:
    """Return the codes of the rules that an offence may be held under at a table of a game: those of the game and of the desk.

    >>> [code in rule_codes("gomoku") for code in ("gomoku.occupied", "desk.final", "guandan.not_held")]
    [True, True, False]
    """
    return frozenset(rule.code for rule in (*GAMES[game].law.rules, *desk.RULES))


def _at_table(game: str) -> tuple[Clause, ...]:
    law = GAMES[game].law
    stated = tuple({clause.id: clause for clause in (*law.clauses, *desk.CLAUSES)}.values())
    named, ids = {rule.clause for rule in law.rules}, {clause.id for clause in stated}
    return (*stated, *(clause for clause in CLAUSES if clause.id in named - ids))


def rules_of_clause(clause: str) -> tuple[Rule, ...]:
    """Return every way to break a clause."""
    return tuple(rule for rule in RULES if rule.clause == clause)


def options_of_clause(clause: str) -> tuple[Option, ...]:
    """Return the open readings of a clause."""
    found: list[Option] = []
    for game in GAMES.values():  # `authority` is asked at every table, and once here
        found += (o for o in game.law.options if o.clause == clause and o not in found)
    return tuple(found)


def _text(clause: Clause) -> str:
    parts = [clause.id, clause.text.zh, clause.text.en, clause.about.zh, clause.about.en]
    for option in options_of_clause(clause.id):
        parts += [option.key, option.question.zh, option.question.en, *option.values, *(v.zh for v in option.values.values())]
        parts += [v.en for v in option.values.values()]
    for rule in rules_of_clause(clause.id):
        parts += [rule.code, rule.text.zh, rule.text.en]
    return "\n".join(parts).casefold()
