"""How sheets, settlements, rulings and the end of the round change a 斗地主 match. See `core.doudizhu.evolve`."""

from collections.abc import Callable

from msgspec.structs import replace

from core.doudizhu.deals import IN_DEAL, in_deal, with_settled, without_end
from core.doudizhu.messages import (
    DealNoted,
    DealReopened,
    DealRuled,
    DealSettled,
    DealStopped,
    DealUnruled,
    MatchReopened,
    MatchRuled,
    MatchWon,
    TimeCalled,
    TrickReopened,
)
from core.doudizhu.state import Decided, Following, InDeal, Leading, Settled, State, Waiting, claims_last, totals


def _noted(state: State, event: DealNoted) -> State:
    if isinstance(state, IN_DEAL):
        return replace(state, deal=replace(state.deal, claimed=event))
    if isinstance(state, Decided) and state.after:
        return state  # of a deal that was begun after the end
    if isinstance(state, Decided) or claims_last(state):
        deals = (*state.match.deals[:-1], replace(state.match.deals[-1], claimed=event)) if state.match.deals else ()
        return replace(state, match=replace(state.match, deals=deals))
    return replace(state, noted=event)  # a sheet alone


def _settled(state: State, event: DealSettled) -> State:
    if isinstance(state, Decided):
        return state
    if isinstance(state, Waiting) and state.match.deals and event.number == state.match.deals[-1].number:
        return _pointed(state, event)
    now = in_deal(state)
    deal = now.deal if isinstance(state, IN_DEAL) else replace(now.deal, claimed=state.noted)
    done = Settled(
        deal.number,
        deal.first,
        event.winner,
        event.landlord,
        event.bid,
        event.bombs,
        event.spring,
        event.scores,
        event.by,
        claimed=deal.claimed,
        extra=deal.extra,
    )
    return Waiting(with_settled(now.match, done), last=deal)


def _pointed(state: Waiting, event: DealSettled) -> Waiting:
    """Return the state with the points that the sheet of the last deal had left open."""
    deals = (*state.match.deals[:-1], replace(state.match.deals[-1], scores=event.scores))
    return replace(state, match=replace(state.match, deals=deals, totals=totals(deals)))


def _stopped(state: State, event: DealStopped) -> State:
    if isinstance(state, Decided):
        return state
    now = in_deal(state)
    deal = now.deal
    done = without_end(deal, "stopped" if event.by == "time" else "open")
    return Waiting(with_settled(now.match, done), stopped=_resumable(now) if event.by == "ruling" else None, last=deal)


def _resumable(state: InDeal) -> Leading | Following | None:
    return state if isinstance(state, (Leading, Following)) else None


def _reopened(state: State, event: DealReopened | TrickReopened) -> State:
    if not isinstance(state, Waiting) or state.stopped is None:
        return state
    deals = state.match.deals[:-1]
    match = replace(state.match, deals=deals, totals=totals(deals))
    return replace(state.stopped, match=match)


def _ruled(state: State, event: DealRuled | DealUnruled) -> State:
    ruled = event if isinstance(event, DealRuled) else None
    deals = tuple(replace(d, ruled=ruled) if d.number == event.number else d for d in state.match.deals)
    return replace(state, match=replace(state.match, deals=deals, totals=totals(deals)))


def _time(state: State, event: TimeCalled) -> State:
    return replace(state, match=replace(state.match, time_called=True))


def _match_ruled(state: State, event: MatchRuled) -> State:
    return replace(state, match=replace(state.match, ruled=event.winner))


def _won(state: State, event: MatchWon) -> State:
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
    TimeCalled: _time,
    MatchRuled: _match_ruled,
    MatchWon: _won,
    MatchReopened: _match_open,
}
