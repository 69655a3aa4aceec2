"""What plays lead to: throws that fail, tricks, the end of a deal (SJ5.0 to SJ7.1). See `core.trumps.outcome`."""

from core.cards import less
from core.trick.throws import beaten_by, settled
from core.trumps.ends import bottom_points, by_play, captured, is_open, multiplied_by
from core.trumps.evolve import evolve
from core.trumps.known import whole
from core.trumps.messages import (
    BottomAwaited,
    BottomCaptured,
    CardsPlayed,
    Event,
    LeadUndone,
    PlayTakenBack,
    PlayUndone,
    Seat,
    ThrowCalled,
    ThrowFailed,
    TrickFound,
    TrickOpen,
    TrickTaken,
)
from core.trumps.readings import Readings
from core.trumps.state import IN_DEAL, Counting, Deal, Following, Leading, Play, State
from core.trumps.tricks import in_order, is_judged, judging, played_out, taker, to_follow, trick_points
from core.trumps.trumps import order_in, ways_of


def played(state: State, act: CardsPlayed) -> tuple[Event, ...]:
    """Return a throw that fails, who took the trick before where that was left open, and the end of this one."""
    if not isinstance(state, IN_DEAL) or isinstance(state, Counting):
        return ()
    now = evolve(state, act)
    if not isinstance(now, Following) or not act.cards:
        return ()
    found: tuple[Event, ...] = ()
    laid, failed = now, None
    if len(now.plays) == 1:
        if now.deal.open is not None:
            found = (TrickFound(act.seat, now.deal.open[0]),)
            now = _after(now, found)
        if (failed := throw_failed(now)) is not None:
            found = (*found, failed)
            now = _after(now, (failed,))
    fined = now.match.own.follows(state, act, laid, failed, now.match.options)
    return (*found, *fined, *trick_ends(_after(now, fined) if fined else now))


def _after(state: Following, results: tuple[Event, ...]) -> Following:
    now: State = state
    for result in results:
        now = evolve(now, result)
    return now if isinstance(now, Following) else state


def throw_failed(state: Following) -> ThrowFailed | None:
    """Return what is forced of the throw just led, where the known hands that it is held against show that it is beaten (SJ5.4).

    Trumps that may not be thrown stay as they were laid: what follows is for the chief referee (option `throw_trumps`).
    """
    deal, options, lead = state.deal, state.match.options, state.lead
    order = order_in(deal, options)
    if lead is None or order is None or not is_judged(lead, options):
        return None
    seat = state.plays[0].seat
    hands = hands_against(deal, seat, options)
    part = None if hands is None else settled(lead, hands, order, ways_of(options))
    if hands is None or part is None:
        return None
    by = next((each for each, hand in zip(in_order(seat), hands, strict=True) if part in beaten_by(lead, hand, order)), None)
    return ThrowFailed(seat, part.cards, less(state.plays[0].cards, part.cards), by)


def hands_against(deal: Deal, seat: Seat, options: Readings) -> list[tuple[str, ...]] | None:
    """Return the three other hands, without that of a partner who is not asked (`throw_beaten_by`); None: not all are known."""
    asked = judging(seat, options)
    hands = [whole(deal.hands[each]) if each in asked else () for each in in_order(seat)]
    return None if None in hands else [hand for hand in hands if hand is not None]


def trick_ends(state: Following) -> tuple[Event, ...]:
    """Return who takes a trick that is complete, and the end of the deal where it was the last."""
    if not state.plays or to_follow(state.deal, state.plays, state.plays[-1].seat) is not None:
        return ()
    seat, points = taker(state), trick_points(state.plays)
    result: Event = TrickOpen(points) if seat is None else TrickTaken(seat, points)
    now = evolve(state, result)
    return (result, *deal_ends(now))


def deal_ends(state: State) -> tuple[Event, ...]:
    """Return the end of a deal in which all cards are played: settled, or waiting for what is still to be shown."""
    if not isinstance(state, (Leading, Counting)) or not state.deal.trick or not state.deal.whole or not played_out(state.deal):
        return ()
    if is_open(state.deal, state.match.options):
        return () if isinstance(state, Counting) else (BottomAwaited(),)
    return (*bottom_captured(state.deal, state), by_play(state.match, state.deal))


def bottom_captured(deal: Deal, state: Leading | Counting) -> tuple[Event, ...]:
    """Return that the collectors have won the last trick, and what the bottom is multiplied by (SJ7.1)."""
    inside, times = bottom_points(deal), multiplied_by(state.match, deal)
    if captured(deal) is not True or deal.taker is None or inside is None or times is None:
        return ()
    return (BottomCaptured(deal.taker, inside, times),)


def throw_called(state: State, act: ThrowCalled) -> tuple[Event, ...]:
    """Nothing follows from a call but what it says."""
    return ()


def taken_back(state: State, act: PlayTakenBack) -> tuple[Event, ...]:
    """Return the last play undone."""
    return undone(state, act.seat)


def undone(state: State, seat: Seat) -> tuple[Event, ...]:
    """Return the last play undone where it is that of the seat, and nobody has put anything down since."""
    if not isinstance(state, Following) or not state.plays or state.plays[-1].seat != seat or state.before is None:
        return ()
    kind = LeadUndone if isinstance(state.before, Leading) else PlayUndone
    return (kind(seat, last_play(state).cards),)


def last_play(state: Following) -> Play:
    """Return the play that was put down last."""
    return state.plays[-1]
