"""How facts change a match. Total: every event has an effect in every state, possibly none, and nothing is refused.

The physical consequence of each irregular act is the table in `docs/games/shengji.md`; this module and the four that it puts
together are that table.
"""

from msgspec.structs import replace

from core.remembering import remembering
from core.trumps.evolve_bottom import BOTTOMS
from core.trumps.evolve_cards import CARDS
from core.trumps.evolve_ends import ENDS
from core.trumps.evolve_plays import PLAYS
from core.trumps.messages import (
    BottomBuried,
    BottomLaid,
    BottomShown,
    BottomTaken,
    BottomUnrecorded,
    CardDrawn,
    CardsExposed,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealRuled,
    DealUnruled,
    DeclarerNoted,
    Event,
    HandDealt,
    Insured,
    LevelNoted,
    LevelsNoted,
    MatchRuled,
    NobodyDeclared,
    Overturned,
    OverturnPassed,
    PlaysUnrecorded,
    PlayTakenBack,
    SheetSigned,
    ThirdBottomCardShown,
    ThrowCalled,
    TimeCalled,
    TrumpsDeclared,
    TrumpsNoted,
)
from core.trumps.state import Decided, Following, State

OF_A_DEAL = (
    DealBegun,
    LevelNoted,
    DeclarerNoted,
    TrumpsNoted,
    CardDrawn,
    HandDealt,
    BottomLaid,
    TrumpsDeclared,
    Insured,
    Overturned,
    OverturnPassed,
    NobodyDeclared,
    ThirdBottomCardShown,
    BottomTaken,
    BottomBuried,
    BottomUnrecorded,
    CardsPlayed,
    ThrowCalled,
    PlayTakenBack,
    PlaysUnrecorded,
)

# What stays as it was said though the play that lies is undone.
BESIDE = frozenset(
    (
        LevelNoted,
        DeclarerNoted,
        TrumpsNoted,
        CardDrawn,
        HandDealt,
        TrumpsDeclared,
        Overturned,
        OverturnPassed,
        Insured,
        BottomBuried,
        BottomShown,
        CardsExposed,
        DealNoted,
        LevelsNoted,
        SheetSigned,
        TimeCalled,
        DealRuled,
        DealUnruled,
        MatchRuled,
    )
)


@remembering(4)  # an act and its results, folded to find the results and folded again to take them down
def evolve(state: State, event: Event) -> State:
    """Return the state after an event. Never refuses."""
    if isinstance(state, Decided) and isinstance(event, OF_A_DEAL):
        return replace(state, after=state.after + 1)
    change = state.match.own.changes.get(type(event)) or _CHANGES.get(type(event))
    if change is None:
        return state
    after_it: State = change(state, event)
    beside = type(event) in BESIDE or type(event) in state.match.own.beside
    if beside and isinstance(state, Following) and isinstance(after_it, Following) and state.before is not None:
        return replace(after_it, before=change(state.before, event))
    return after_it


_CHANGES = CARDS | BOTTOMS | PLAYS | ENDS
