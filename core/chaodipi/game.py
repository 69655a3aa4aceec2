"""炒地皮 as one value."""

from core.chaodipi import clauses, phases, rulebook, ruled
from core.chaodipi.messages import MatchOpened
from core.chaodipi.options import DEFAULTS, OPTIONS, Options
from core.chaodipi.own import OWN
from core.chaodipi.said import said
from core.chaodipi.settle import START
from core.chaodipi.words import ACTS
from core.game import Law, Phases, Rulings
from core.text import Text
from core.trumps.game import Brought, game_of_table
from core.trumps.state import Match, Waiting


def opened(event: MatchOpened) -> Waiting:
    """Return the state of a match that has just been opened."""
    return Waiting(Match(event.options, OWN, games=event.games, begun=START))


CHAODIPI = game_of_table(
    "chaodipi",
    Text("炒地皮", "chaodipi"),
    MatchOpened,
    Options,
    Law(clauses.CLAUSES, rulebook.RULES, OPTIONS, DEFAULTS, ()),
    Brought(
        Phases(phases.START, phases.NEXT, phases.MACHINE, phases.PHASE_NAMES, phases.EXPECTED, phases.phase_of, phases.Phase),
        Rulings(
            lambda play: play.match.options.authority,
            ruled.reach,
            ruled.effect_on,
            ruled.carried_out,
            ruled.lifted,
            ruled.holds,
            ruled.unfit,
            ruled.why_not,
            ruled.within,
        ),
        opened,
        rulebook.NAMED,
        ACTS,
        said,
    ),
)
