"""The deal on the table, and what a match does with it: a new one, one left open, one that is over."""

from typing import Literal, TypeVar

from msgspec.structs import replace

from core.doudizhu.messages import Seat
from core.doudizhu.state import (
    Bidding,
    Deal,
    Dealing,
    Decided,
    Following,
    InDeal,
    Leading,
    Match,
    Settled,
    Showing,
    State,
    Waiting,
    first_due,
    totals,
)

IN_DEAL = (Dealing, Bidding, Showing, Leading, Following)


def fresh(match: Match, dealer: Seat | None = None) -> Deal:
    """Return the next deal of a match, nothing of it known."""
    return Deal(len(match.deals) + 1, dealer=dealer, first=first_due(match), extra=match.time_called)


def left_open(state: State) -> Waiting | Decided:
    """Return the state with a deal in progress put among the deals, its end open: the next deal has begun."""
    if isinstance(state, (Waiting, Decided)):
        return state
    return Waiting(with_settled(state.match, without_end(state.deal, "open")), last=state.deal)


def without_end(deal: Deal, by: Literal["open", "stopped"]) -> Settled:
    """Return a deal put among those that are over, though the play showed no end."""
    return Settled(
        deal.number,
        deal.first,
        None,
        deal.landlord,
        deal.bid,
        deal.bombs + deal.rockets if deal.legible else None,
        by=by,
        claimed=deal.claimed,
        extra=deal.extra,
    )


def with_settled(match: Match, done: Settled) -> Match:
    """Return a match with one deal more that is over."""
    deals = (*match.deals, done)
    return replace(match, deals=deals, totals=totals(deals))


def in_deal(state: State) -> InDeal:
    """Return the state with a deal on the table: the one in progress, or a new one."""
    if isinstance(state, (Waiting, Decided)):
        return Dealing(state.match, fresh(state.match))
    return state


def same_deal(state: State) -> bool:
    """Say whether a shuffle is that of the deal on the table: no cards of it are known yet, or they are dealt again.

    The face-up card may have been turned before.
    """
    if not isinstance(state, Dealing):
        return False
    deal = state.deal
    return not any(deal.given) and deal.bottom is None and deal.dealer is None


V = TypeVar("V")


def of_seat(values: tuple[V, V, V], seat: Seat, value: V) -> tuple[V, V, V]:
    """Return what the three seats have, with another value for one of them."""
    one, two, three = values
    return (value, two, three) if seat == 0 else (one, value, three) if seat == 1 else (one, two, value)
