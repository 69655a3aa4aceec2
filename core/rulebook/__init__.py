"""The rulebook: every clause that the program applies, found by word or id."""

from core.clause import Clause, Option, Rule
from core.desk import rulebook as desk
from core.gomoku import rulebook as gomoku
from core.gomoku.options import OPTIONS

CLAUSES: tuple[Clause, ...] = (*gomoku.CLAUSES, *desk.CLAUSES)
RULES: tuple[Rule, ...] = (*gomoku.RULES, *desk.RULES)


def clauses_with(words: list[str]) -> tuple[Clause, ...]:
    """Return the clauses that contain every word, in their id, their text in either language or their options.

    >>> [clause.id for clause in clauses_with(["弃权"])]
    ['WZ2']
    """
    wanted = [word.casefold() for word in words]
    return tuple(clause for clause in CLAUSES if all(word in _text(clause) for word in wanted))


def rules_of_clause(clause: str) -> tuple[Rule, ...]:
    """Return every way to break a clause."""
    return tuple(rule for rule in RULES if rule.clause == clause)


def options_of_clause(clause: str) -> tuple[Option, ...]:
    """Return the open readings of a clause."""
    return tuple(option for option in OPTIONS if option.clause == clause)


def _text(clause: Clause) -> str:
    parts = [clause.id, clause.text.zh, clause.text.en, clause.about.zh, clause.about.en]
    for option in options_of_clause(clause.id):
        parts += [option.key, option.question.zh, option.question.en, *option.values, *(v.zh for v in option.values.values())]
        parts += [v.en for v in option.values.values()]
    for rule in rules_of_clause(clause.id):
        parts += [rule.code, rule.text.zh, rule.text.en]
    return "\n".join(parts).casefold()
