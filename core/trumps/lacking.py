"""One thing that a record lacks, as the checks of this table say it; a game tells it under its own code and clauses."""

from core.clause import Unjudged
from core.text import Text


def lacks(code: str, clause: str, said: Text, /, **gaps: Text | str | int) -> Unjudged:
    """Return what cannot be judged: its code without a game, the clause, and the sentence with what fills it."""
    return Unjudged(code, clause, said, gaps)
