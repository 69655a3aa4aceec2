"""How calls, and notes of the landlord, change a 斗地主 match. See `core.doudizhu.evolve`."""

from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from core.climb.held import taken_up
from core.doudizhu.deals import in_deal, of_seat
from core.doudizhu.messages import BidMade, LandlordMade, LandlordNoted, Redealt
from core.doudizhu.state import BOTTOM, SEATS, Bidding, Deal, Dealing, Following, Leading, Showing, State, after


def _bid(state: State, event: BidMade) -> State:
    if isinstance(state, (Showing, Leading, Following)):
        return state
    now = in_deal(state)
    deal = now.deal
    if all(seat != event.seat for seat, _ in deal.bids):  # a second call of a seat has no effect
        deal = replace(deal, bids=(*deal.bids, (event.seat, event.points)))
    turn = after(event.seat)
    called = {seat for seat, _ in deal.bids}
    while turn in called and len(called) < len(SEATS):
        turn = after(turn)
    return Bidding(now.match, replace(deal, first=deal.bids[0][0] if deal.first is None else deal.first), turn)


def _redealt(state: State, event: Redealt) -> State:
    if not isinstance(state, Bidding):
        return state
    match, deal = state.match, state.deal
    first = deal.first
    rotates: Literal["same", "next"] = match.options.first_bidder_after_pass
    if rotates != "same":
        first = None if first is None else after(first)
    elif not match.deals:
        first = None  # a new card is turned
    return Dealing(match, Deal(deal.number, attempt=deal.attempt + 1, first=first, extra=deal.extra))


def _landlord(state: State, event: LandlordMade | LandlordNoted) -> State:
    now = in_deal(state)
    deal = now.deal
    if deal.landlord is not None:
        return now
    hands = deal.hands
    if deal.included != event.seat:
        hands = of_seat(hands, event.seat, taken_up(hands[event.seat], deal.bottom or ("??",) * BOTTOM))
    bid = event.bid if event.bid in (1, 2, 3) else None
    deal = replace(deal, landlord=event.seat, bid=bid, hands=hands)
    if isinstance(now, (Leading, Following)):
        return replace(now, deal=deal)
    return Showing(now.match, deal)


BIDS: dict[type, Callable[..., State]] = {
    BidMade: _bid,
    Redealt: _redealt,
    LandlordMade: _landlord,
    LandlordNoted: _landlord,
}
