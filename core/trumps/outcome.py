"""What an act leads to at a 升级 table: the act itself, then the results that follow. Total over irregular acts too."""

from collections.abc import Callable

from core.messages import Acted
from core.remembering import remembering
from core.trumps.evolve import evolve
from core.trumps.messages import (
    BottomBuried,
    BottomShown,
    BottomTaken,
    CardDrawn,
    CardsPlayed,
    DealNoted,
    DealSettled,
    Event,
    NobodyDeclared,
    Overturned,
    OverturnPassed,
    PlayTakenBack,
    ThirdBottomCardShown,
    ThrowCalled,
    TimeCalled,
    TrickNoted,
    TrumpsDeclared,
    TrumpsNoted,
)
from core.trumps.outcome_ends import called_time, noted, settled, shown, trick_noted
from core.trumps.outcome_plays import played, taken_back, throw_called
from core.trumps.outcome_trumps import buried, declared, drawn, nobody, overturned, passed, taken, third, trumps_noted
from core.trumps.state import Decided, State

Results = tuple[Event, ...]


@remembering(1)
def outcome(state: State, act: Acted) -> tuple[Event, ...]:
    """Return the act and its results."""
    if isinstance(state, Decided) and not isinstance(act, DealNoted):
        return (act,)
    if (follow := state.match.own.results.get(type(act)) or _RESULTS.get(type(act))) is None:
        return (act,)
    results: Results = follow(state, act)
    if not any(isinstance(event, (DealSettled, TimeCalled)) for event in (act, *results)):
        return (act, *results)
    return (act, *results, *settled(folded(state, (act, *results))))


def folded(state: State, events: tuple[Event, ...]) -> State:
    """Return the state after several events."""
    for event in events:
        state = evolve(state, event)
    return state


_RESULTS: dict[type, Callable[..., Results]] = {
    CardDrawn: drawn,
    TrumpsDeclared: declared,
    Overturned: overturned,
    OverturnPassed: passed,
    NobodyDeclared: nobody,
    ThirdBottomCardShown: third,
    TrumpsNoted: trumps_noted,
    BottomTaken: taken,
    BottomBuried: buried,
    BottomShown: shown,
    CardsPlayed: played,
    ThrowCalled: throw_called,
    PlayTakenBack: taken_back,
    TrickNoted: trick_noted,
    DealNoted: noted,
    TimeCalled: called_time,
}
