"""How facts change a 掼蛋 match. Total: every event has an effect in every state, possibly none, and nothing is refused.

The physical consequence of each irregular act is the table in `docs/games/guandan.md`; this module and the three that it puts
together are that table.
"""

from msgspec.structs import replace

from core.guandan.evolve_cards import CARDS
from core.guandan.evolve_ends import ENDS
from core.guandan.evolve_plays import PLAYS
from core.guandan.messages import (
    CardReturned,
    CardsExposed,
    CardsPlayed,
    CountAnnounced,
    CountAsked,
    DealBegun,
    DealNoted,
    DealRuled,
    DealUnruled,
    Event,
    HandDealt,
    LeaderDrawn,
    LevelNoted,
    MatchOpened,
    MatchRuled,
    Passed,
    PlaysUnrecorded,
    PlayTakenBack,
    RefusalClaimed,
    SheetSigned,
    TributePaid,
    TributeUnrecorded,
    TurnStopped,
)
from core.guandan.state import Decided, Following, Match, State, Waiting

OF_A_DEAL = (
    DealBegun,
    LevelNoted,
    LeaderDrawn,
    HandDealt,
    TributePaid,
    RefusalClaimed,
    CardReturned,
    TributeUnrecorded,
    CardsPlayed,
    Passed,
    PlayTakenBack,
    PlaysUnrecorded,
)

# What stays as it was said though the play that lies is undone.
BESIDE = frozenset(
    (
        LevelNoted,
        LeaderDrawn,
        HandDealt,
        TributePaid,
        RefusalClaimed,
        CardReturned,
        TributeUnrecorded,
        CardsExposed,
        CountAnnounced,
        CountAsked,
        DealNoted,
        SheetSigned,
        DealRuled,
        DealUnruled,
        MatchRuled,
        TurnStopped,
    )
)


def opened(event: MatchOpened) -> Waiting:
    """Return the state of a match that has just been opened."""
    return Waiting(Match(event.options))


def evolve(state: State, event: Event) -> State:
    """Return the state after an event. Never refuses."""
    if isinstance(state, Decided) and isinstance(event, OF_A_DEAL):
        return replace(state, after=state.after + 1)
    change = _CHANGES.get(type(event))
    if change is None:
        return state
    after_it: State = change(state, event)
    if type(event) in BESIDE and isinstance(state, Following) and isinstance(after_it, Following) and state.before is not None:
        return replace(after_it, before=change(state.before, event))
    return after_it


_CHANGES = CARDS | PLAYS | ENDS
