"""升级 as one value."""

from core.game import Game, Law, Phases, Rulings
from core.messages import Acted
from core.shengji import clauses, phases, rulebook
from core.shengji.messages import MatchOpened
from core.shengji.options import DEFAULTS, OPTIONS, Options, at_odds
from core.shengji.own import OWN
from core.shengji.settle import scale
from core.text import Text
from core.trumps import ruled, words
from core.trumps.bulk import quiet_run
from core.trumps.evolve import evolve
from core.trumps.messages import CardDrawn, CardsPlayed, Event, HandDealt
from core.trumps.outcome import outcome
from core.trumps.said import said
from core.trumps.state import Match, State, Waiting


def opened(event: MatchOpened) -> Waiting:
    """Return the state of a match that has just been opened."""
    first = scale(event.options)[0]
    return Waiting(Match(event.options, OWN, limit=event.deals, begun=(first, first)))


SHENGJI = Game[MatchOpened, State, Acted, Event, Options](
    key="shengji",
    name=Text("升级", "shengji"),
    seats=4,
    opening=MatchOpened,
    options=Options,
    law=Law(clauses.CLAUSES, rulebook.RULES, OPTIONS, DEFAULTS, (), at_odds),
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
    acts=words.ACTS,
    said=said,
    results=words.results,
)
