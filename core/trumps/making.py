"""How rules of this table are written down: under codes without a game, and clauses as the bureau's document numbers them.

A game tells them under its own code and clauses (`core.trumps.naming`). Most have no penalty: they wait for the chief referee.
"""

from core.clause import Rule, Waits
from core.text import Text

WAITS = Text(
    "没有处罚条款；裁定之前，牌桌和结果照实际发生的算。",
    "No clause names a penalty; until a ruling play and results stand as they went.",
)
NONE = Text("没有效力。", "It has no effect.")
KEPT = Text("只作记录，没有效力。", "It is kept on record and has no effect.")
NOTHING = Text("对胜负和得分没有影响。", "No effect on the result or the points.")
COMPUTED = Text("按各副重新计算。", "What the deals give stands.")
CHIEF: Waits = "chief_referee"


def rule(code: str, clause: str, zh: str, en: str, effect: Text = WAITS, waits: Waits = CHIEF, option: str = "") -> Rule:
    """Return a rule."""
    return Rule(code, clause, Text(zh, en), effect, waits, option)


def seen(code: str, clause: str, zh: str, en: str, effect: Text = WAITS, waits: Waits = CHIEF, option: str = "") -> Rule:
    """Return a rule of which the act is itself the note of what somebody saw, or of which another act broke the clause."""
    return Rule(code, clause, Text(zh, en), effect, waits, option, observed=True)
