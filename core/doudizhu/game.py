"""斗地主 as one value."""

from core.doudizhu import clauses, phases, rulebook, ruled, words
from core.doudizhu.bulk import quiet_plays
from core.doudizhu.evolve import evolve, opened
from core.doudizhu.messages import Act, CardsPlayed, DealBegun, Event, MatchOpened, Passed
from core.doudizhu.options import DEFAULTS, OPTIONS, Options
from core.doudizhu.outcome import outcome
from core.doudizhu.rules import examine
from core.doudizhu.said import said
from core.doudizhu.state import State
from core.doudizhu.unjudged import unjudged
from core.game import Game, Law, Phases, Rulings
from core.text import Text

DOUDIZHU = Game[MatchOpened, State, Act, Event, Options](
    key="doudizhu",
    name=Text("斗地主", "doudizhu"),
    seats=3,
    opening=MatchOpened,
    options=Options,
    law=Law(clauses.CLAUSES, rulebook.RULES, OPTIONS, DEFAULTS),
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
    quiet=(CardsPlayed, Passed, DealBegun),
    acts=words.ACTS,
    said=said,
    results=words.results,
)
