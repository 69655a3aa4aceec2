"""Every way to break a 升级 clause, under the code that findings, rulings and tests name.

SJ names a penalty for a failed throw alone (SJ5.4). Everything else waits for the chief referee, and until a ruling things stand
as they went.
"""

from core.clause import Rule
from core.shengji.rules_of_overturns import PASSED_LATE
from core.text import Text
from core.trumps.naming import Naming, named

_BORROWED = {
    "CD": Text("{clause}借自炒地皮（健康杯）。", " {clause} is borrowed from the rules of chaodipi."),
    "GC": Text("{clause}借自掼蛋竞赛（健康杯）。", " {clause} is borrowed from the guandan competition."),
}

NAMED = named(Naming("shengji", sources=_BORROWED))
RULES: tuple[Rule, ...] = (*NAMED.rules, PASSED_LATE)
