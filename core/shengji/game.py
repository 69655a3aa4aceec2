"""升级 as one value."""

from typing import get_args

from core.game import Game, Law, Phases, Rulings
from core.shengji import clauses, phases, rulebook, ruled, words
from core.shengji.bulk import quiet_run
from core.shengji.evolve import evolve, opened
from core.shengji.messages import Act, CardDrawn, CardsPlayed, Event, HandDealt, MatchOpened
from core.shengji.options import DEFAULTS, OPTIONS, Options, at_odds
from core.shengji.outcome import outcome
from core.shengji.rules import examine
from core.shengji.said import said
from core.shengji.state import State
from core.shengji.unjudged import unjudged
from core.text import Text

SHENGJI = Game[MatchOpened, State, Act, Event, Options](
    key="shengji",
    name=Text("升级", "shengji"),
    seats=4,
    opening=MatchOpened,
    states=get_args(State),
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
    examine=examine,
    unjudged=unjudged,
    outcome=outcome,
    evolve=evolve,
    quiet_run=quiet_run,
    moves=(CardsPlayed, CardDrawn),
    quiet=(CardsPlayed, HandDealt, CardDrawn),
    acts=words.ACTS,
    said=said,
    results=words.results,
)
