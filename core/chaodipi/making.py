"""How rules of 炒地皮 are written down, with the code that names them and, of a borrowed clause, whose it is."""

from core.borrowed import with_source
from core.clause import Rule, Waits
from core.text import Text

_BORROWED = {"SJ": Text("{clause}借自升级（CD5.5）。", " {clause} is borrowed from the rules of shengji (CD5.5).")}


def rule(code: str, clause: str, said: Text, effect: Text, waits: Waits = "", option: str = "") -> Rule:
    """Return a rule."""
    return Rule(f"chaodipi.{code}", clause, said, with_source(effect, clause, _BORROWED), waits, option)
