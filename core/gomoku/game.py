"""五子棋 as one value."""

from core.game import Game, Law, Phases, Rulings
from core.gomoku import phases, rulebook, ruled, words
from core.gomoku.bulk import quiet_stones
from core.gomoku.evolve import evolve, opened
from core.gomoku.messages import Act, Event, MatchOpened, Passed, StonePlaced
from core.gomoku.options import DEFAULTS, OPTIONS, Options
from core.gomoku.outcome import outcome
from core.gomoku.rules import examine
from core.gomoku.said import said
from core.gomoku.state import State
from core.gomoku.unjudged import unjudged
from core.text import Text

GOMOKU = Game[MatchOpened, State, Act, Event, Options](
    key="gomoku",
    name=Text("五子棋", "gomoku"),
    seats=2,
    opening=MatchOpened,
    options=Options,
    law=Law(rulebook.CLAUSES, rulebook.RULES, OPTIONS, DEFAULTS),
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
    quiet_run=quiet_stones,
    moves=(StonePlaced, Passed),
    quiet=(StonePlaced,),
    acts=words.ACTS,
    said=said,
    results=words.results,
)
