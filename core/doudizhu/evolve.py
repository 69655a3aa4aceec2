"""How facts change a 斗地主 match. Total: every event has an effect in every state, possibly none, and nothing is refused.

The physical consequence of each irregular act is the table in `docs/games/doudizhu.md`; this module and the four that it puts
together are that table.
"""

from msgspec.structs import replace

from core.doudizhu.evolve_bids import BIDS
from core.doudizhu.evolve_cards import CARDS
from core.doudizhu.evolve_ends import ENDS
from core.doudizhu.evolve_plays import PLAYS
from core.doudizhu.messages import (
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    DealBegun,
    Event,
    FaceUpDrawn,
    HandDealt,
    LandlordNoted,
    MatchOpened,
    Passed,
    PlaysUnrecorded,
)
from core.doudizhu.state import Decided, Match, State, Waiting

_OF_A_DEAL = (
    DealBegun,
    FaceUpDrawn,
    HandDealt,
    BottomLaid,
    BidMade,
    LandlordNoted,
    BottomShown,
    CardsPlayed,
    Passed,
    PlaysUnrecorded,
)


def opened(event: MatchOpened) -> Waiting:
    """Return the state of a match that has just been opened."""
    return Waiting(Match(event.options, event.minutes))


def evolve(state: State, event: Event) -> State:
    """Return the state after an event. Never refuses."""
    change = _CHANGES.get(type(event))
    if change is None:
        return state
    if isinstance(state, Decided) and isinstance(event, _OF_A_DEAL):
        return replace(state, after=state.after + 1)
    after_it: State = change(state, event)
    return after_it


_CHANGES = CARDS | BIDS | PLAYS | ENDS
