"""What a ruling of the referee's desk does to a 斗地主 match, and what follows when it no longer stands."""

from core.desk.messages import DealGoesTo, DealIsVoid, DealScored, MatchGoesTo, Remedy, TurnGoesTo
from core.doudizhu.deals import IN_DEAL
from core.doudizhu.messages import (
    DealRuled,
    DealStopped,
    DealUnruled,
    MatchRuled,
    PlayOffDue,
    Result,
    Scores,
    Seat,
    Side,
    Spring,
    TurnGiven,
)
from core.doudizhu.outcome import folded, scores_of, settled, spring_of
from core.doudizhu.state import SEATS, Bidding, Following, Leading, State, in_force


def reach(state: State, remedy: Remedy) -> bool:
    """Say whether a remedy can be carried out: its deal is over or in progress, its seat is one of the three."""
    seat = getattr(remedy, "seat", 0)
    if seat not in SEATS:
        return False
    match remedy:
        case TurnGoesTo():
            return isinstance(state, (Bidding, Leading, Following))
        case DealScored(deal, scores):
            return _known(state, deal) and len(scores) == len(SEATS)
        case DealGoesTo(deal):
            return _known(state, deal) and _worth(state, deal, _seat(seat)) is not None
        case DealIsVoid(deal):
            return _known(state, deal)
        case _:
            return str(remedy.__struct_config__.tag) in ("stands", "warned", "match_goes_to")


def _known(state: State, number: int) -> bool:
    coming = 1 if isinstance(state, IN_DEAL) else 0
    return 1 <= number <= len(state.match.deals) + coming


def _worth(state: State, number: int, seat: Seat) -> Scores | None:
    """Return the points of a deal that is given to the side of a seat: the bid, and what was played until then.

    None where the record does not hold these: the ruling then has to name the points (`DealScored`).
    """
    for deal in state.match.deals:
        if deal.number == number:
            winner: Side = "landlord" if seat == deal.landlord else "farmers"
            spring: Spring | None = deal.spring if deal.winner == winner else "none"
            return scores_of(deal.landlord, deal.bid, deal.bombs, spring, winner)
    if not isinstance(state, IN_DEAL):
        return None
    now = state.deal
    side: Side = "landlord" if seat == now.landlord else "farmers"
    bombs = now.bombs + now.rockets if now.legible else None
    return scores_of(now.landlord, now.bid, bombs, spring_of(now, side) if now.hands[seat].left == 0 else "none", side)


def carried_out(state: State, remedy: Remedy, ruling: int) -> tuple[Result, ...]:
    """Return what follows from ruling number `ruling`; nothing where the remedy reaches nothing or changes nothing."""
    if not reach(state, remedy):
        return ()
    match remedy:
        case TurnGoesTo(seat):
            return (TurnGiven(_seat(seat)),)
        case DealGoesTo(deal, seat):
            return _deal(state, DealRuled(deal, _worth(state, deal, _seat(seat)), ruling))
        case DealIsVoid(deal):
            return _deal(state, DealRuled(deal, None, ruling))
        case DealScored(deal, scores):
            return _deal(state, DealRuled(deal, _scores(scores), ruling))
        case MatchGoesTo(seat):
            return _with_settlement(state, (MatchRuled(_seat(seat)),))
        case _:
            return ()


def lifted(state: State, remedy: Remedy, ruling: int) -> tuple[Result, ...]:
    """Return what follows when ruling number `ruling` no longer stands."""
    if isinstance(remedy, MatchGoesTo) and state.match.ruled is not None:
        return _with_settlement(state, (MatchRuled(None),))
    if isinstance(remedy, (DealGoesTo, DealIsVoid, DealScored)) and holds(state, remedy.deal, ruling):
        return _with_settlement(state, (DealUnruled(remedy.deal),))
    return ()


def effect_on(state: State, remedy: Remedy) -> bool:
    """Say whether a remedy changes the result of a deal or of the match (GC3.2)."""
    match remedy:
        case DealGoesTo(deal, seat):
            return _result(state, deal) != _worth(state, deal, _seat(seat)) if seat in SEATS else True
        case DealScored(deal, scores):
            return _result(state, deal) != scores
        case DealIsVoid() | MatchGoesTo():
            return True
        case _:
            return False


def _seat(seat: int) -> Seat:
    return 2 if seat == 2 else 1 if seat == 1 else 0


def _scores(scores: tuple[int, ...]) -> Scores:
    one, two, three = scores
    return (one, two, three)


def _result(state: State, number: int) -> tuple[int, ...] | None:
    return next((in_force(deal)[1] for deal in state.match.deals if deal.number == number), None)


def holds(state: State, number: int, ruling: int) -> bool:
    """Say whether the deal of this number is settled by ruling number `ruling`."""
    return any(d.number == number and d.ruled is not None and d.ruled.ruling == ruling for d in state.match.deals)


def _deal(state: State, ruled: DealRuled) -> tuple[Result, ...]:
    coming = isinstance(state, IN_DEAL) and ruled.number > len(state.match.deals)
    closed: tuple[Result, ...] = (DealStopped(ruled.number, "ruling"),) if coming else ()
    return _with_settlement(state, (*closed, ruled))


def _with_settlement(state: State, results: tuple[Result, ...]) -> tuple[Result, ...]:
    """Add what the deals now mean for the match, once."""
    after = folded(state, results)
    more = settled(after)
    while more:
        results += more
        after = folded(after, more)
        more = () if isinstance(more[-1], PlayOffDue) else settled(after)  # a play-off is due until it is played
    return results
