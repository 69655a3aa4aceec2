"""The rulebook: every clause that the program applies, found by word or id."""

from core.clause import Clause, Option, Rule
from core.desk import rulebook as desk
from core.games import GAMES

CLAUSES: tuple[Clause, ...] = (*(clause for game in GAMES.values() for clause in game.law.clauses), *desk.CLAUSES)
RULES: tuple[Rule, ...] = (*(rule for game in GAMES.values() for rule in game.law.rules), *desk.RULES)


def clauses_with(words: list[str], game: str | None = None) -> tuple[Clause, ...]:
    """Return the clauses that contain every word, in their id, their text in either language or their options.

    With a game only those that may be cited at a table of it: its own, and those of the desk.

    >>> [clause.id for clause in clauses_with(["弃权"])]
    ['WZ2', 'GC1.1', 'GC2.2']
    """
    wanted = [word.casefold() for word in words]
    at_table = None if game is None else citable(game)
    clauses = (clause for clause in CLAUSES if at_table is None or clause.id in at_table)
    return tuple(clause for clause in clauses if all(word in _text(clause) for word in wanted))


def citable(game: str) -> tuple[str, ...]:
    """Return the ids of the clauses that the desk may cite at a table of a game: those of the game and those of the desk.

    >>> citable("gomoku")
    ('WZ1', 'WZ2', 'WZ3', 'GC1.2', 'GC1.3', 'GC3.2')
    """
    return tuple(dict.fromkeys(clause.id for clause in (*GAMES[game].law.clauses, *desk.CLAUSES)))


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
