"""The deal on the table, and what a match does with it: a new one, one left open, one that is over."""

from typing import Literal, TypeVar

from msgspec.structs import replace

from core.climb.held import Held
from core.guandan.messages import Seat
from core.guandan.settle import next_deal, with_deals
from core.guandan.state import (
    HAND,
    SEATS,
    Deal,
    Dealing,
    Decided,
    Following,
    InDeal,
    Leading,
    Match,
    Paying,
    Returning,
    Settled,
    State,
    Waiting,
    place_in,
)

IN_DEAL = (Dealing, Paying, Returning, Leading, Following)
BEFORE_PLAY = (Dealing, Paying, Returning)
NOT_DEALT = Held(unknown=HAND, packs=2)

V = TypeVar("V")


def fresh(match: Match) -> Deal:
    """Return the next deal of a match, nothing of its cards known."""
    coming = next_deal(match)
    return Deal(len(match.deals) + 1, coming.level, coming.declarers, (NOT_DEALT, NOT_DEALT, NOT_DEALT, NOT_DEALT))


def in_deal(state: State) -> InDeal:
    """Return the state with a deal on the table: the one in progress, or a new one."""
    if isinstance(state, (Waiting, Decided)):
        return Dealing(state.match, fresh(state.match))
    return state


def left_open(state: State) -> Waiting | Decided:
    """Return the state with a deal in progress put among the deals, its end open: the next deal has begun."""
    if isinstance(state, (Waiting, Decided)):
        return state
    return Waiting(with_settled(state.match, without_end(state.deal, "open")), last=state.deal)


def without_end(deal: Deal, by: Literal["open", "stopped"]) -> Settled:
    """Return a deal put among those that are over, though the play showed no end; who has finished until then is known."""
    return Settled(deal.number, deal.level, deal.declarers, deal.out, by=by, claimed=deal.claimed)


def with_settled(match: Match, done: Settled) -> Match:
    """Return a match with one deal more that is over."""
    return with_deals(match, (*match.deals, done))


def same_deal(state: State) -> bool:
    """Say whether a shuffle is that of the deal on the table: no cards of it are known, and nothing was done in it yet."""
    if not isinstance(state, BEFORE_PLAY):
        return False
    deal = state.deal
    return not any(deal.given) and not deal.tribute.paid and not deal.tribute.claims and deal.drawn is None


def order_of(done: Settled) -> tuple[Seat, ...]:
    """Return the finishing order that the next deal goes by: as a ruling leaves it, else as it was played or signed.

    A ruling that places the winner's partner otherwise than the order has it leaves the order unknown.
    """
    if done.ruled is None:
        return done.order
    fits = done.order and done.ruled.winner == done.winner and done.ruled.place == place_in(done.order)
    return done.order if fits else ()


def of_seat(values: tuple[V, ...], seat: Seat, value: V) -> tuple[V, ...]:
    """Return what the four seats have, with another value for one of them."""
    return tuple(value if n == seat else old for n, old in enumerate(values))


def with_hand(deal: Deal, seat: Seat, hand: Held) -> Deal:
    """Return a deal with another hand at a seat."""
    one, two, three, four = (hand if n == seat else deal.hands[n] for n in SEATS)
    return replace(deal, hands=(one, two, three, four))
