"""The lawful beginning of a deal, from the shuffle to the showing of the bottom, folded at once.

The plain definition is `core.script.judged_one_by_one`; tests hold this one against it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from core.cards import BIT, FULL
from core.climb.held import Held
from core.climb.packed import of_bits
from core.doudizhu.messages import BidMade, BottomLaid, BottomShown, DealBegun, FaceUpDrawn, HandDealt, LandlordMade, Seat
from core.doudizhu.state import BIDDERS, BOTTOM, HAND, SEATS, Deal, Leading, Match, State, Waiting, after, first_due
from core.game import Follows


class _Bids(NamedTuple):
    calls: tuple[tuple[Seat, int], ...]
    landlord: Seat
    bid: int
    upto: int  # index of the act behind the last call


def quiet_start(state: State, acts: Sequence[object], start: int, stop: int, follows: Follows) -> tuple[State, int]:
    """Fold the acts of a deal up to its first lead, when all of them are recorded in full and lawful, and `follows` agrees.

    Return the state before the first lead and the index of that act; the state as it was and `start` in every other case.
    """
    if type(state) is not Waiting or state.match.time_called or state.noted is not None or stop - start < 7:
        return state, start
    begun, turned = acts[start], acts[start + 1]
    if type(begun) is not DealBegun or begun.dealer is not None:
        return state, start
    face_up = turned.seat if type(turned) is FaceUpDrawn else None
    first = first_due(state.match) if state.match.deals else face_up
    if first is None or (type(turned) is FaceUpDrawn and (face_up is None or bool(state.match.deals))):
        return state, start
    at = start + 1 + (face_up is not None)
    hands = _hands(acts, at)
    bids = None if hands is None else _bids(acts, at + 4, min(stop, at + 4 + BIDDERS), first)
    if hands is None or bids is None or bids.upto >= stop:
        return state, start
    shown, laid = acts[bids.upto], acts[at + 3]
    if type(shown) is not BottomShown or type(laid) is not BottomLaid or sorted(shown.cards) != sorted(laid.cards):
        return state, start
    made = LandlordMade(bids.landlord, bids.bid)
    if not all(follows(n, (made,) if n == bids.upto - 1 else ()) for n in range(start, bids.upto + 1)):
        return state, start
    return _leading(state.match, hands, (first, face_up), bids, shown), bids.upto + 1


def _hands(acts: Sequence[object], at: int) -> tuple[HandDealt, HandDealt, HandDealt] | None:
    """Return the hands of the three seats, each 17 cards, where they and the three cards behind them are the whole pack."""
    found: dict[Seat, HandDealt] = {}
    every = total = 0
    for act in acts[at : at + 4]:
        if type(act) is HandDealt and len(act.cards) == HAND and not act.with_bottom:
            found[act.seat] = act
        elif type(act) is not BottomLaid or len(act.cards) != BOTTOM:
            return None
        total += len(act.cards)
        for card in act.cards:
            every |= BIT.get(card, 0)
    if len(found) != len(SEATS) or every != FULL or total != len(BIT) or type(acts[at + 3]) is not BottomLaid:
        return None
    return found[0], found[1], found[2]


def _bids(acts: Sequence[object], at: int, stop: int, seat: Seat) -> _Bids | None:
    calls: list[tuple[Seat, int]] = []
    landlord, best = seat, 0
    for index in range(at, stop):
        act = acts[index]
        if type(act) is not BidMade or act.seat != seat or not 0 <= act.points <= 3 or 0 < act.points <= best:
            return None
        calls.append((seat, act.points))
        if act.points:
            landlord, best = seat, act.points
        if best == 3 or len(calls) == BIDDERS:
            return _Bids(tuple(calls), landlord, best, index + 1) if best else None
        seat = after(seat)
    return None


def _leading(
    match: Match, hands: tuple[HandDealt, HandDealt, HandDealt], first: tuple[Seat, Seat | None], bids: _Bids, shown: BottomShown
) -> Leading:
    held = []
    for hand in hands:
        bits = 0
        for card in hand.cards + (shown.cards if hand.seat == bids.landlord else ()):
            bits |= BIT[card]
        held.append(Held(bits, of_bits(bits), 0))
    deal = Deal(
        len(match.deals) + 1,
        hands=(held[0], held[1], held[2]),
        given=(hands[0].cards, hands[1].cards, hands[2].cards),
        bottom=shown.cards,
        shown=True,
        started=True,
        turned=first[1] is not None,
        face_up=first[1],
        first=first[0],
        bids=bids.calls,
        landlord=bids.landlord,
        bid=bids.bid,
    )
    return Leading(match, deal, bids.landlord)
