"""An object of a file while its members are taken into a record; one that is not what it should be is a trouble."""

from collections.abc import Callable
from typing import TypeVar

from core.text import Text
from core.trumps.messages import Card, Seat, Suit
from core.trumps.state import ALL_CARDS, SEATS
from events.records.codes import cards_of
from events.records.draft import Draft, Where, seat_of
from events.records.objects import Object, Step, wrong
from events.records.shengji.cards import EXPECTED_CODES, EXPECTED_SUIT, TEN_IN_FULL, suit_of

SEAT = Text("应为座位0、1、2或3", "expected a seat, 0, 1, 2 or 3")
A_LIST = Text("应为列表", "expected a list")
POINTS = 10_000  # no deal has so many
A_DECK = Text(f"应为{ALL_CARDS}张“S2 H10 LJ BJ”样子的牌", f"expected {ALL_CARDS} cards such as `S2`, `H10`, `LJ`, `BJ`")
A_NUMBER = Text("应为分数", "expected points")

T = TypeVar("T")


class Said:
    """An object, and the record that it goes into."""

    def __init__(self, source: Object, draft: Draft, where: Where) -> None:
        self.source, self.draft, self.where = source, draft, where
        self.get = source.get

    @property
    def line(self) -> int:
        """Return the line on which the object begins."""
        return self.where(self.source.at)[0]

    def place(self, *path: Step) -> tuple[int, int]:
        """Return line and column of what stands under a path."""
        return self.where(self.source.place(*path))

    def wrong(self, due: Text, *path: Step) -> None:
        """Say that what stands under a path is not what it should be."""
        self.draft.trouble(self.place(*path), wrong(self.get(*path), due, *path))

    def read(self, taken: Callable[[object], T | None], due: Text, *path: Step) -> T | None:
        """Return what a function makes of the value under a path; where that is None it is a trouble."""
        found = taken(self.get(*path))
        if found is None:
            self.wrong(due, *path)
        return found

    def seat(self, *path: Step) -> Seat | None:
        """Return a seat."""
        return self.read(a_seat, SEAT, *path)

    def suit(self, *path: Step) -> Suit | None:
        """Return a trump suit."""
        return self.read(suit_of, EXPECTED_SUIT, *path)

    def cards(self, *path: Step) -> tuple[Card, ...] | None:
        """Return cards in the codes with `LJ` and `BJ`."""
        return self.read(in_codes, EXPECTED_CODES, *path)

    def points(self, *path: Step) -> int | None:
        """Return points."""
        return self.read(a_number, A_NUMBER, *path)

    def count(self, *path: Step) -> int:
        """Return how many items a list has; what is no list has none."""
        value = self.get(*path)
        if not isinstance(value, list):
            self.wrong(A_LIST, *path)
            return 0
        return len(value)


def a_seat(value: object) -> Seat | None:
    """Return a seat, or None."""
    return seat_of(value, SEATS)


def in_codes(value: object) -> tuple[Card, ...] | None:
    """Return at least one card, or None."""
    return cards_of(value, TEN_IN_FULL) or None


def a_number(value: object) -> int | None:
    """Return a number of points, or None.

    >>> a_number(85), a_number(-5), a_number(True), a_number("85")
    (85, None, None, None)
    """
    return value if isinstance(value, int) and type(value) is int and 0 <= value <= POINTS else None


def a_deck(value: object) -> tuple[Card, ...] | None:
    """Return the cards of two packs, or None."""
    deck = in_codes(value)
    return deck if deck is not None and len(deck) == ALL_CARDS else None
