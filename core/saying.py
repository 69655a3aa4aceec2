"""One violation, as the rules of a game say it."""

from core.clause import Rule, Violation
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
