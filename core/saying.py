"""One violation, or one check that cannot be made, as the rules of a game say it."""

from functools import lru_cache

from msgspec.structs import replace

from core.clause import Rule, Unjudged, Violation
from core.text import Text


def say(
    rule: Rule,
    seat: int | None,
    done: tuple[str, ...] = (),
    due: tuple[str, ...] = (),
    /,
    **gaps: Text | str | int,
) -> Violation:
    """Return a violation: the rule, whose it is, the cards as given, what was due, and what fills the sentence."""
    return Violation(rule, gaps, seat, done, due)


def lacks(game: str, code: str, clause: str, said: Text, /, **gaps: Text | str | int) -> Unjudged:
    """Return what cannot be judged: its code without the name of the game, the clause, and the sentence with what fills it."""
    return Unjudged(f"{game}.{code}", clause, said, gaps)


@lru_cache(maxsize=256)
def cited(rule: Rule, clause: str, option: str | None = None) -> Rule:
    """Return a rule under the clause that is broken this time, and the option on which that rests, if not on the rule's own."""
    return replace(rule, clause=clause, option=rule.option if option is None else option)
