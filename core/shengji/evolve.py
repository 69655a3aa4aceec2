"""How facts change a 升级 match. Total: every event has an effect in every state, possibly none, and nothing is refused.

The physical consequence of each irregular act is the table in `docs/games/shengji.md`; this module and the four that it puts
together are that table.
"""

from msgspec.structs import replace

from core.remembering import remembering
from core.shengji.evolve_bottom import BOTTOMS
from core.shengji.evolve_cards import CARDS
from core.shengji.evolve_ends import ENDS
from core.shengji.evolve_plays import PLAYS
from core.shengji.messages import (
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
    MatchOpened,
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
from core.shengji.settle import scale
from core.shengji.state import Decided, Following, Match, State, Waiting

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


def opened(event: MatchOpened) -> Waiting:
    """Return the state of a match that has just been opened."""
    first = scale(event.options)[0]
    return Waiting(Match(event.options, limit=event.deals, begun=(first, first)))


@remembering(4)  # an act and its results, folded to find the results and folded again to take them down
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


_CHANGES = CARDS | BOTTOMS | PLAYS | ENDS
