"""升级 as one value."""

from core.game import Law, Phases, Rulings
from core.shengji import clauses, phases, rulebook
from core.shengji.messages import MatchOpened
from core.shengji.options import DEFAULTS, OPTIONS, Options, at_odds
from core.shengji.own import OWN
from core.shengji.settle import scale
from core.text import Text
from core.trumps import ruled, words
from core.trumps.game import Brought, game_of_table
from core.trumps.said import said
from core.trumps.state import Match, Waiting


def opened(event: MatchOpened) -> Waiting:
    """Return the state of a match that has just been opened."""
    first = scale(event.options)[0]
    return Waiting(Match(event.options, OWN, limit=event.deals, begun=(first, first)))


SHENGJI = game_of_table(
    "shengji",
    Text("升级", "shengji"),
    MatchOpened,
    Options,
    Law(clauses.CLAUSES, rulebook.RULES, OPTIONS, DEFAULTS, (), at_odds),
    Brought(
        Phases(phases.START, phases.NEXT, phases.MACHINE, phases.PHASE_NAMES, phases.EXPECTED, phases.phase_of, phases.Phase),
        Rulings(
            lambda play: play.match.options.authority,
            ruled.reach,
            ruled.effect_on,
            ruled.carried_out,
            ruled.lifted,
            ruled.holds,
            why_not=ruled.why_not,
        ),
        opened,
        rulebook.NAMED,
        words.ACTS,
        said,
    ),
)
