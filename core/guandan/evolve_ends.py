"""How sheets, settlements and rulings change a 掼蛋 match. See `core.guandan.evolve`."""

from collections.abc import Callable

from msgspec.structs import replace

from core.guandan.deals import IN_DEAL, in_deal, with_settled, without_end
from core.guandan.messages import (
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
    TrickReopened,
)
from core.guandan.settle import with_deals
from core.guandan.state import Decided, Following, InDeal, Leading, Settled, State, Waiting, claims_last


def _noted(state: State, event: DealNoted) -> State:
    if isinstance(state, IN_DEAL):
        return replace(state, deal=replace(state.deal, claimed=event.order))
    if claims_last(state):
        deals = (*state.match.deals[:-1], replace(state.match.deals[-1], claimed=event.order))
        return replace(state, match=with_deals(state.match, deals))
    return state


def _settled(state: State, event: DealSettled) -> State:
    if isinstance(state, Decided):
        return state
    now = in_deal(state)
    deal = now.deal
    claimed = event.order if event.by == "sheet" else deal.claimed
    done = Settled(deal.number, deal.level, deal.declarers, event.order, event.winner, event.place, event.by, None, claimed)
    return Waiting(with_settled(now.match, done), last=deal)


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
    return replace(state.stopped, match=with_deals(state.match, state.match.deals[:-1]))


def _ruled(state: State, event: DealRuled | DealUnruled) -> State:
    ruled = event if isinstance(event, DealRuled) else None
    deals = tuple(replace(d, ruled=ruled) if d.number == event.number else d for d in state.match.deals)
    return replace(state, match=with_deals(state.match, deals))


def _signed(state: State, event: SheetSigned) -> State:
    one, two = state.match.signed
    signed = (True, two) if event.side == 0 else (one, True)
    return replace(state, match=replace(state.match, signed=signed))


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
    MatchRuled: _match_ruled,
    MatchOver: _over,
    MatchReopened: _match_open,
}
