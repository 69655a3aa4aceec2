"""When a fact may occur at a 炒地皮 table: the rows of the table, and fines, cards drawn off and games given beside them."""

from core.phases import each, machine
from core.text import Text
from core.trumps.phases import EXPECTED as OF_TABLE
from core.trumps.phases import PHASE_NAMES as NAMES_OF_TABLE
from core.trumps.phases import ROWS as OF_ALL
from core.trumps.phases import START, Phase, phase_of

__all__ = ["EXPECTED", "MACHINE", "NEXT", "PHASE_NAMES", "ROWS", "START", "Phase", "phase_of"]

_ALL = tuple(Phase)
_IN_DEAL = tuple(phase for phase in Phase if phase not in (Phase.WAITING, Phase.DECIDED))

PHASE_NAMES = NAMES_OF_TABLE | {Phase.OVERTURNING: Text("问炒底", "asking for stirs")}
EXPECTED = OF_TABLE

ROWS: tuple[tuple[str, Phase, Phase], ...] = (
    *OF_ALL,
    *each("chaodipi", "cards_drawn_off", _ALL),
    *each("chaodipi", "points_fined counts_fined", _IN_DEAL),
    *each("chaodipi", "play_barred", (Phase.FOLLOWING,)),
    *each("chaodipi", "deal_fined deliberate_fined deal_unfined declarers_placed declarers_unplaced", _ALL),
    *each("chaodipi", "game_given game_not_given", (Phase.WAITING, Phase.DECIDED)),
)
NEXT: dict[tuple[str, Phase], Phase] = {(name, source): dest for name, source, dest in ROWS}
MACHINE = machine(START, ROWS)
