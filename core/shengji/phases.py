"""When a fact may occur at a 升级 table: the rows of the table, and insurance (SJ4.4) wherever trumps can be shown."""

from core.phases import each, machine
from core.trumps.phases import EXPECTED as OF_TABLE
from core.trumps.phases import PHASE_NAMES, START, Phase, phase_of
from core.trumps.phases import ROWS as OF_ALL

__all__ = ["EXPECTED", "MACHINE", "NEXT", "PHASE_NAMES", "ROWS", "START", "Phase", "phase_of"]

_IN_DEAL = tuple(phase for phase in Phase if phase not in (Phase.WAITING, Phase.DECIDED))

EXPECTED = OF_TABLE | {
    Phase.DRAWING: ("CardDrawn", "HandDealt", "TrumpsDeclared", "Insured", "Overturned", "NobodyDeclared", "BottomTaken"),
}
"""The acts by which a match goes on in each phase, by the names of their types: what a scribe is told to expect."""

ROWS: tuple[tuple[str, Phase, Phase], ...] = (
    *OF_ALL,
    *each("trumps", "insured", (Phase.WAITING,), Phase.DRAWING),
    *each("trumps", "insured", (*_IN_DEAL, Phase.DECIDED)),
)
NEXT: dict[tuple[str, Phase], Phase] = {(name, source): dest for name, source, dest in ROWS}
MACHINE = machine(START, ROWS)
