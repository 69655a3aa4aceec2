"""A hand of one pack as bits, looked up byte by byte: what can be taken from it, without a loop over its cards."""

from collections.abc import Callable
from typing import TypeVar

from core.cards import HELD
from core.climb.packed import PLACE

T = TypeVar("T")
Lookup = tuple[tuple[tuple[T, ...], ...], ...]  # eight bytes of two ranks each, 256 values a byte
Choice = tuple[int, int, tuple[str, ...]]  # the place, rank counts, cards
Line = tuple[str, ...]
MOST_ALIKE = 4


def lookup(entries: Callable[[int, int], tuple[T, ...]]) -> Lookup[T]:
    """Return a table from what the suits held of the rank at a place stand for."""
    ranks = [[entries(place, suits) if place < len(PLACE) else () for suits in range(16)] for place in range(16)]
    return tuple(tuple(low + high for high in ranks[n + 1] for low in ranks[n]) for n in range(0, 16, 2))


def look(found: Lookup[T], hand: int) -> list[T]:
    """Return all entries of a hand, from low to high."""
    a, b, c, d, e, f, g, h = hand.to_bytes(8, "little")
    p, q, r, s, t, u, v, w = found
    return [*p[a], *q[b], *r[c], *s[d], *t[e], *u[f], *v[g], *w[h]]


def _choices(number: int) -> Lookup[Choice]:
    def entries(place: int, suits: int) -> tuple[Choice, ...]:
        held = HELD[place][suits]
        return ((place, number << 4 * place, held[:number]),) if len(held) >= number else ()

    return lookup(entries)


# By number: so many cards of one rank, for each rank of which the hand has them.
CHOICES = ((), *(_choices(number) for number in range(1, MOST_ALIKE + 1)))


def _in_line(number: int) -> Lookup[str]:
    return lookup(lambda place, suits: (*HELD[place][suits], "", "", "", "")[:number])


# By number: so many cards of every rank, empty codes where the hand has fewer.
IN_LINE = ((), *(_in_line(number) for number in range(1, MOST_ALIKE + 1)))


class Taken:
    """What can be taken from one hand, looked up once for each number of cards of one rank."""

    __slots__ = ("_choices", "_lines", "hand")

    def __init__(self, hand: int) -> None:
        self.hand = hand
        self._choices: dict[int, list[Choice]] = {}
        self._lines: dict[int, Line] = {}

    def of(self, number: int) -> list[Choice]:
        """Return every choice of so many cards of one rank, from low to high."""
        if (found := self._choices.get(number)) is None:
            found = self._choices[number] = look(CHOICES[number], self.hand)
        return found

    def line(self, number: int) -> Line:
        """Return so many cards of every rank from low to high, empty codes where the hand has fewer."""
        if (found := self._lines.get(number)) is None:
            found = self._lines[number] = tuple(look(IN_LINE[number], self.hand))
        return found


_ANY_SUITS = bytes((1 << min(value & 15, MOST_ALIKE)) - 1 | ((1 << min(value >> 4, MOST_ALIKE)) - 1) << 4 for value in range(256))


def any_suits(counts: int) -> int:
    """Return a hand with these rank counts, suits taken in order: for what depends on ranks alone."""
    return int.from_bytes(counts.to_bytes(8, "little").translate(_ANY_SUITS), "little")
