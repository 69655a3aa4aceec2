"""How sheets, settlements and rulings change a 升级 match. See `core.shengji.evolve`."""

from collections.abc import Callable

from msgspec.structs import replace

from core.shengji.deals import in_deal, with_settled, without_end
from core.shengji.ends import done_by
from core.shengji.messages import (
    DealNoted,
    DealReopened,
    DealRuled,
    DealSettled,
    DealStopped,
    DealUnruled,
    MatchOver,
    MatchReopened,
    MatchRuled,
    SheetSigned,
    TimeCalled,
    TrickReopened,
)
from core.shengji.state import IN_DEAL, Decided, Following, InDeal, Leading, State, Waiting, claims_last


def _noted(state: State, event: DealNoted) -> State:
    if isinstance(state, IN_DEAL):
        return replace(state, deal=replace(state.deal, claimed=event))
    if claims_last(state):
        deals = (*state.match.deals[:-1], replace(state.match.deals[-1], claimed=event))
        return replace(state, match=replace(state.match, deals=deals))
    return state


def _settled(state: State, event: DealSettled) -> State:
    if isinstance(state, Decided):
        return state
    now = in_deal(state)
    return Waiting(with_settled(now.match, done_by(now.deal, event)), last=now.deal)


def _stopped(state: State, event: DealStopped) -> State:
    if isinstance(state, Decided):
        return state
    now = in_deal(state)
    return Waiting(with_settled(now.match, without_end(now.deal, "stopped")), stopped=_resumable(now), last=now.deal)


def _resumable(state: InDeal) -> Leading | Following | None:
    return state if isinstance(state, (Leading, Following)) else None


def _reopened(state: State, event: DealReopened | TrickReopened) -> State:
    if not isinstance(state, Waiting) or state.stopped is None:
        return state
    return replace(state.stopped, match=replace(state.match, deals=state.match.deals[:-1]))


def _ruled(state: State, event: DealRuled | DealUnruled) -> State:
    ruled = event if isinstance(event, DealRuled) else None
    deals = tuple(replace(d, ruled=ruled) if d.number == event.number else d for d in state.match.deals)
    return replace(state, match=replace(state.match, deals=deals))


def _signed(state: State, event: SheetSigned) -> State:
    one, two = state.match.signed
    signed = (True, two) if event.side == 0 else (one, True)
    return replace(state, match=replace(state.match, signed=signed))


def _time(state: State, event: TimeCalled) -> State:
    return replace(state, match=replace(state.match, time=True))


def _match_ruled(state: State, event: MatchRuled) -> State:
    return replace(state, match=replace(state.match, ruled=event.winner))


def _over(state: State, event: MatchOver) -> State:
    match state:
        case Waiting(match, stopped, _, last):
            return Decided(match, event.winner, stopped, 0, last)
        case Decided():
            return replace(state, winner=event.winner)
        case _:
            return state


def _match_open(state: State, event: MatchReopened) -> State:
    return Waiting(state.match, state.stopped, 0, state.last) if isinstance(state, Decided) else state


ENDS: dict[type, Callable[..., State]] = {
    DealNoted: _noted,
    DealSettled: _settled,
    DealStopped: _stopped,
    DealReopened: _reopened,
    TrickReopened: _reopened,
    DealRuled: _ruled,
    DealUnruled: _ruled,
    SheetSigned: _signed,
    TimeCalled: _time,
    MatchRuled: _match_ruled,
    MatchOver: _over,
    MatchReopened: _match_open,
}
