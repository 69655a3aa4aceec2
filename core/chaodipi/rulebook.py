"""Every way to break a 炒地皮 clause, under the code that findings, rulings and tests name.

What the table finds is told under the clauses of CD; where CD is silent those of 升级 hold (CD5.5). CD4 says what offences cost.
"""

from core.chaodipi import law, told
from core.chaodipi.options import OPTIONS
from core.clause import Rule
from core.text import Text
from core.trumps.naming import Naming, named

CLAUSES = {
    "SJ2.1": "CD1.5",
    "SJ2.2": "CD1.1",
    "SJ2.4": "CD1.1",
    "SJ3.1": "CD1.5",
    "SJ4.0a": "CD1.2",
    "SJ4.0b": "CD1.2",
    "SJ4.0c": "CD1.4",
    "SJ4.1": "CD1.5",
    "SJ4.2": "CD1.4",
    "SJ4.3": "CD1.3",
    "SJ4.5": "CD1.3",
    "SJ6.2": "CD4.5",
    "SJ7.1": "CD4.5",
    "SJ7.2": "CD4.5",
    "SJ8.1": "CD2.2",
    "SJ8.2": "CD2.1",
    "SJ9.1": "CD2.2",
}
_SOURCES = {
    "SJ": Text("{clause}借自升级（CD5.5）。", " {clause} is borrowed from the rules of shengji (CD5.5)."),
    "GC": Text("{clause}借自掼蛋竞赛（健康杯）。", " {clause} is borrowed from the guandan competition."),
}
_NOT_HERE = frozenset(
    (
        "insured_nothing",
        "insured_cards",
        "insured_late",
        "insured_held",
        "declared_not_insured",
        "overturned_twos",
        "overturned_declarer",
        "overturned_declared",
        "overturned_bottom",
        "hand_count",
        "signed_unfinished",
        "undeclared",
    )
)

_OPTIONS = frozenset(option.key for option in OPTIONS)

NAMED = named(Naming("chaodipi", CLAUSES, _SOURCES, law.INSTEAD, told.RULES, told.UNJUDGED, _NOT_HERE, _OPTIONS))
RULES: tuple[Rule, ...] = (*NAMED.rules, *law.OWN)
