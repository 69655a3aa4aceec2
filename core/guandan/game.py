"""掼蛋 as one value."""

from core.game import Game, Law, Phases, Rulings
from core.guandan import clauses, phases, rulebook, ruled, words
from core.guandan.bulk import quiet_plays
from core.guandan.evolve import evolve, opened
from core.guandan.messages import Act, CardsPlayed, Event, HandDealt, MatchOpened, Passed
from core.guandan.options import DEFAULTS, OPTIONS, Options, at_odds
from core.guandan.outcome import outcome
from core.guandan.presets import PRESETS
from core.guandan.rules import examine
from core.guandan.said import said
from core.guandan.state import State
from core.guandan.unjudged import unjudged
from core.text import Text

GUANDAN = Game[MatchOpened, State, Act, Event, Options](
    key="guandan",
    name=Text("掼蛋", "guandan"),
    seats=4,
    opening=MatchOpened,
    options=Options,
    law=Law(clauses.CLAUSES, rulebook.RULES, OPTIONS, DEFAULTS, PRESETS, at_odds),
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
    quiet_run=quiet_plays,
    moves=(CardsPlayed, Passed),
    quiet=(CardsPlayed, Passed, HandDealt),
    acts=words.ACTS,
    said=said,
    results=words.results,
)
