"""One thing that a record lacks, as the checks of 掼蛋 say it."""

from core.clause import Unjudged
from core.text import Text


def lacks(code: str, clause: str, said: Text, /, **gaps: Text | str | int) -> Unjudged:
    """Return what cannot be judged: its code without the name of the game, the clause, and the sentence with what fills it."""
    return Unjudged(f"guandan.{code}", clause, said, gaps)
