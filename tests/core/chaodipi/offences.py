"""Deals of 炒地皮 with offences in them, each made at the first chance after the one before it; the rest is by the rules."""

from collections.abc import Callable

import msgspec

from core.chaodipi.fines import Role
from core.chaodipi.messages import CountsFined, DealFined, PointsFined
from core.desk.messages import CallMade, Ruled, SideFined
from core.live import Live
from core.table import Event
from core.trick.order import Order
from core.trumps.known import whole
from core.trumps.messages import (
    BottomBuried,
    BottomCaptured,
    BottomTaken,
    CardsPlayed,
    DealSettled,
    HandCounted,
    Overturned,
    OverturnPassed,
    Seat,
    TrickTaken,
)
from core.trumps.state import Burying, Following, Leading, Overturning, Taking
from core.trumps.trumps import order_in
from tests.core.chaodipi.deals import NINE, TAKEN, Acts, given
from tests.core.given import CHIEF, SHOWN, By, when
from tests.core.trumps_given import SEATS, A, B, next_cards, play_of

SIDES: tuple[Role, ...] = ("declarers", "collectors", "declarers", "collectors")  # of each seat
Offence = Callable[[Leading | Following, Seat, Order], Acts]


class Course(msgspec.Struct):
    """What a deal was: the fines that fell due, what tricks and bottom gave the collectors, and how it was settled."""

    single: list[tuple[Role, int]] = []
    counts: list[tuple[Role, int]] = []  # a count takes the place of those before it
    tricks: int = 0
    bottom: int = 0
    settled: DealSettled | None = None
    match: Live | None = None

    @property
    def fines(self) -> list[tuple[Role, int]]:
        return self.single + self.counts

    def take(self, event: Event) -> None:
        match event:
            case PointsFined(seat, points) | DealFined(_, seat, points):
                self.single.append((SIDES[seat], points))
            case CountsFined(_, fines):
                self.counts = [(SIDES[seat], points) for seat, points in fines]
            case TrickTaken(seat, points):
                self.tricks += (points or 0) * (seat % 2)
            case BottomCaptured(_, points, multiplier):
                self.bottom = points * multiplier
            case DealSettled():
                self.settled = event
            case _:
                pass


def throws(play: Leading | Following, seat: Seat, order: Order) -> Acts:
    """Throw the highest and the lowest card of a side suit, where somebody has a higher one than the lowest."""
    if not isinstance(play, Leading):
        return ()
    hands = [whole(hand) or () for hand in play.deal.hands]
    for suit in "HCD":
        own, *others = ([card for card in hand if order.suit_of[card] == suit] for hand in (hands[seat], *_without(hands, seat)))
        own.sort(key=order.down.__getitem__)
        if len(set(own)) > 1 and any(order.down[card] < order.down[own[-1]] for hand in others for card in hand):
            return (CardsPlayed(seat, (own[0], own[-1])),)
    return ()


def _without(hands: list[tuple[str, ...]], seat: Seat) -> list[tuple[str, ...]]:
    return [hand for n, hand in enumerate(hands) if n != seat]


def revokes(play: Leading | Following, seat: Seat, order: Order) -> Acts:
    """Lay a card of another suit to a single though one of its suit is held, a trump where there is one."""
    if not isinstance(play, Following) or not play.plays or len(play.plays[0].cards) != 1 or play.lead is None:
        return ()
    held = whole(play.deal.hands[seat]) or ()
    wrong = sorted((card for card in held if order.suit_of[card] != play.lead.suit), key=order.down.__getitem__)
    return (CardsPlayed(seat, (wrong[0],)),) if wrong and len(wrong) < len(held) else ()


def is_over(play: Leading | Following, seat: Seat, order: Order) -> Acts:
    """A hand is counted before the trick and has a card too many."""
    return (HandCounted(seat, 25 - play.deal.led + 1),) if isinstance(play, Leading) else ()


def is_fined(play: Leading | Following, seat: Seat, order: Order) -> Acts:
    """The chief referee fines the side of a seat, say for a follow that was wrong on purpose (CD4.3)."""
    call = 1 + sum(fine.ruling is not None for fine in play.deal.fines)
    fined = Ruled(call, "GC3.2", SideFined(1, seat, 20), SHOWN)
    return By(CHIEF, CallMade(0)), By(CHIEF, fined)


def is_short(play: Leading | Following, seat: Seat, order: Order) -> Acts:
    """A hand is counted before the trick and lacks a card."""
    return (HandCounted(seat, 25 - play.deal.led - 1),) if isinstance(play, Leading) else ()


def is_over_and(other: Seat) -> Offence:
    """A hand has a card too many, and another, so many seats on, lacks one."""

    def counted(play: Leading | Following, seat: Seat, order: Order) -> Acts:
        short = SEATS[(seat + other) % 4]
        due = 25 - play.deal.led
        return (HandCounted(seat, due + 1), HandCounted(short, due - 1)) if isinstance(play, Leading) else ()

    return counted


def revokes_on_purpose(play: Leading | Following, seat: Seat, order: Order) -> Acts:
    """A wrong card, and the chief referee fines the side 20 more because it was deliberate (CD4.3)."""
    wrong = revokes(play, seat, order)
    return (*wrong, *is_fined(play, seat, order)) if wrong else ()


OFFENCES: dict[str, tuple[Offence, int]] = {
    "a throw of two that fails": (throws, 20),
    "a wrong card": (revokes, 10),
    "a hand over": (is_over, 10),
    "a fine of the desk": (is_fined, 20),
}


OTHERS: dict[str, Offence] = {
    "a hand short": is_short,
    "over, and the partner short": is_over_and(2),
    "over, and an opponent short": is_over_and(1),
    "a wrong card on purpose": revokes_on_purpose,
}


def offence(name: str) -> Offence:
    return OTHERS[name] if name in OTHERS else OFFENCES[name][0]


def course_of(*offences: tuple[str, Role], nine: tuple[Seat, ...] = (), **options: str) -> Course:
    """Play the first deal, A declaring at spades, with these offences in this order; who of `nine` buries one card too many.

    B stirs with both small jokers where B is one of them.
    """
    match, left = given(*TAKEN, **options), list(offences)
    course = Course(match=match)
    while course.settled is None:
        for act in _next(match, left, nine):
            for event in when(match, act).results:
                course.take(event)
    assert not left, f"no chance for {left}"
    return course


def _next(match: Live, left: list[tuple[str, Role]], nine: tuple[Seat, ...]) -> Acts:
    play = play_of(match)
    match play:
        case Burying(_, deal, turn):
            hand = whole(deal.hands[turn]) or ()
            spare = [card for card in hand if card[0] in "HCD"][-9 if turn in nine else -8 :]
            return (BottomBuried(turn, NINE if turn == A and A in nine else tuple(spare)),)
        case Overturning(_, deal, turn) if turn == B and B in nine and not deal.overturns:
            return (Overturned(B, ("BJ", "BJ")),)
        case Overturning(_, _, turn):
            return (OverturnPassed(A if turn is None else turn),)
        case Taking(_, _, turn):
            return (BottomTaken(A if turn is None else turn),)
        case Leading(_, deal, seat) | Following(_, deal, seat):
            order = order_in(deal, play.match.options)
            assert order is not None
            assert seat is not None
            if left and SIDES[seat] == left[0][1] and (acts := offence(left[0][0])(play, seat, order)):
                left.pop(0)
                return acts
            return (CardsPlayed(seat, next_cards(play)),)
        case _:
            raise AssertionError(play)
