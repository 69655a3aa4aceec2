"""炒地皮 as one value."""

from core.chaodipi import clauses, phases, rulebook, ruled
from core.chaodipi.messages import MatchOpened
from core.chaodipi.options import DEFAULTS, OPTIONS, Options
from core.chaodipi.own import OWN
from core.chaodipi.said import said
from core.chaodipi.settle import START
from core.chaodipi.words import ACTS
from core.game import Game, Law, Phases, Rulings
from core.messages import Acted
from core.text import Text
from core.trumps import words
from core.trumps.bulk import quiet_run
from core.trumps.evolve import evolve
from core.trumps.messages import CardDrawn, CardsPlayed, Event, HandDealt
from core.trumps.outcome import outcome
from core.trumps.state import Match, State, Waiting


def opened(event: MatchOpened) -> Waiting:
    """Return the state of a match that has just been opened."""
    return Waiting(Match(event.options, OWN, games=event.games, begun=START))


CHAODIPI = Game[MatchOpened, State, Acted, Event, Options](
    key="chaodipi",
    name=Text("炒地皮", "chaodipi"),
    seats=4,
    opening=MatchOpened,
    options=Options,
    law=Law(clauses.CLAUSES, rulebook.RULES, OPTIONS, DEFAULTS, ()),
    phases=Phases(phases.START, phases.NEXT, phases.MACHINE, phases.PHASE_NAMES, phases.EXPECTED, phases.phase_of, phases.Phase),
    rulings=Rulings(
        lambda play: play.match.options.authority,
        ruled.reach,
        ruled.effect_on,
        ruled.carried_out,
        ruled.lifted,
        ruled.holds,
    ),
    opened=opened,
    examine=rulebook.NAMED.examine,
    unjudged=rulebook.NAMED.unjudged,
    outcome=outcome,
    evolve=evolve,
    quiet_run=quiet_run,
    moves=(CardsPlayed, CardDrawn),
    quiet=(CardsPlayed, HandDealt, CardDrawn),
    acts=ACTS,
    said=said,
    results=words.results,
)
