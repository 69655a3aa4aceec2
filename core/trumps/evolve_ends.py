"""How sheets, settlements and rulings change a 升级 match. See `core.trumps.evolve`."""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from core.trumps.deals import in_deal, levels_at, with_settled, without_end, without_sheet
from core.trumps.ends import done_by
from core.trumps.messages import (
    DealNoted,
    DealReopened,
    DealRuled,
    DealSettled,
    DealStopped,
    DealUnruled,
    LevelsNoted,
    MatchOver,
    MatchReopened,
    MatchRuled,
    SheetSigned,
    TimeCalled,
    TrickReopened,
)
from core.trumps.score import score
from core.trumps.state import IN_DEAL, Decided, Following, InDeal, Leading, Match, Settled, State, Waiting, claims_last
from core.trumps.trumps import is_level

R = TypeVar("R", Leading, Following, Leading | Following)


def _noted(state: State, event: DealNoted) -> State:
    if isinstance(state, IN_DEAL):
        return replace(state, deal=replace(state.deal, claimed=event))
    if claims_last(state):
        deals = (*state.match.deals[:-1], replace(state.match.deals[-1], claimed=event))
        return replace(state, match=replace(state.match, deals=deals))
    return replace(state, match=replace(state.match, said=event)) if isinstance(state, Waiting) else state


def _levels(state: State, event: LevelsNoted) -> State:
    """Keep the levels of a sheet that differs from what the deals give, until one agrees again: it is one error."""
    match, now = state.match, levels_at(state)
    if not match.deals or now is None or not all(is_level(each, match.options) for each in event.levels):
        return state
    if event.levels == now:
        return replace(state, match=without_sheet(match))
    deals = (*match.deals[:-1], replace(match.deals[-1], sheet=event.levels))
    return replace(state, match=replace(match, deals=deals))


def _settled(state: State, event: DealSettled) -> State:
    if isinstance(state, Decided):
        return state
    now = in_deal(state)
    by_itself = isinstance(state, Waiting) and event.by == "sheet"
    deal = replace(now.deal, claimed=state.match.said) if by_itself else now.deal
    return Waiting(with_settled(replace(now.match, said=None), done_by(deal, event)), last=deal)


def _stopped(state: State, event: DealStopped) -> State:
    if isinstance(state, Decided):
        return state
    now = in_deal(state)
    resumed = None if event.for_good else _resumable(now)
    return Waiting(with_settled(now.match, without_end(now.deal, "stopped")), stopped=resumed, last=now.deal)


def _resumable(state: InDeal) -> Leading | Following | None:
    return state if isinstance(state, (Leading, Following)) else None


def _reopened(state: State, event: DealReopened | TrickReopened) -> State:
    if not isinstance(state, Waiting) or state.stopped is None:
        return state
    match, last = replace(state.match, deals=state.match.deals[:-1]), state.match.deals[-1]
    before = state.stopped.before if isinstance(state.stopped, Following) else None
    if isinstance(state.stopped, Following) and before is not None:
        return replace(_with_said(state.stopped, match, last), before=_with_said(before, match, last))
    return _with_said(state.stopped, match, last)


def _with_said(state: R, match: Match, last: Settled) -> R:
    """Return where play stopped, with what was said and ruled since."""
    return replace(state, match=match, deal=replace(state.deal, fines=last.fines, timed=last.timed))


def _ruled(state: State, event: DealRuled | DealUnruled) -> State:
    ruled = event if isinstance(event, DealRuled) else None
    deals = tuple(replace(d, ruled=ruled) if d.number == event.number else d for d in state.match.deals)
    return replace(state, match=replace(state.match, deals=deals))


def _signed(state: State, event: SheetSigned) -> State:
    one, two = state.match.signed
    signed = (True, two) if event.side == 0 else (one, True)
    return replace(state, match=replace(state.match, signed=signed))


def _time(state: State, event: TimeCalled) -> State:
    match = replace(state.match, time=True)
    if isinstance(state, IN_DEAL):
        return replace(state, match=match, deal=replace(state.deal, timed=True))
    if score(match).deals:
        match = replace(match, deals=(*match.deals[:-1], replace(match.deals[-1], timed=True)))
    elif isinstance(state, Waiting):  # no deal of this game has counted yet: the first one is played with the time up
        match = replace(match, timed_before=(*match.timed_before, len(match.deals) + 1))
    return replace(state, match=match)


def _match_ruled(state: State, event: MatchRuled) -> State:
    return replace(state, match=replace(state.match, ruled=event.winner))


def _over(state: State, event: MatchOver) -> State:
    match state:
        case Waiting(match, stopped, _, last):
            return Decided(match, event.winner, stopped, 0, last, event.known)
        case Decided():
            return replace(state, winner=event.winner, known=event.known)
        case _:
            return state


def _match_open(state: State, event: MatchReopened) -> State:
    return Waiting(state.match, state.stopped, 0, state.last) if isinstance(state, Decided) else state


ENDS: dict[type, Callable[..., State]] = {
    DealNoted: _noted,
    LevelsNoted: _levels,
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
