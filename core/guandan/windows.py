"""Runs that the cards of a hand fill with so many wild cards: all of one kind at once.

A row is fourteen places of four bits: the ace, 2 to K, and the ace again. In it stands at each place how many cards of that rank
a run may take, so that the sum of some places in line tells how many cards are missing there.
"""

from functools import lru_cache

from core.climb.kinds import Reading
from core.climb.packed import EIGHTS, ONES
from core.climb.runs import SPREAD
from core.guandan.kinds import RUN

_THREE_TO_ACE = (1 << 48) - 1
_PLACES = (1 << 4 * len(RUN)) - 1


def row(ranks: int) -> int:
    """Return four bits for every rank (`core.climb.packed`) as a row."""
    return (ranks & _THREE_TO_ACE) << 8 | ranks >> 44 & 255


def _starts(steps: int) -> int:
    return EIGHTS & (1 << 4 * (len(RUN) - steps + 1)) - 1


STRAIGHTS, TUBES, PLATES = _starts(5), _starts(3), _starts(2)
_FLUSHES = (STRAIGHTS >> 3) * 15


def straights(ones: int, wild: int) -> int:
    """Return an 8 at the start of every straight for which a row of one card of each rank and so many wild cards suffice."""
    pairs = ones + (ones >> 4)
    return (pairs + (pairs >> 8) + (ones >> 16) + (3 + wild) * ONES) & STRAIGHTS


def tubes(pairs: int, wild: int) -> int:
    """Return the starts of the tubes, from a row of at most two cards of each rank."""
    return (pairs + (pairs >> 4) + (pairs >> 8) + (2 + wild) * ONES) & TUBES


def plates(triples: int, wild: int) -> int:
    """Return the starts of the plates, from a row of at most three cards of each rank."""
    return (triples + (triples >> 4) + (2 + wild) * ONES) & PLATES


def flushes(suits: int, wild: int) -> int:
    """Return the starts of the straight flushes, a bit for each suit, from a row of the bits of `core.cards`.

    Suit by suit: whether a run up to some place lacks no card, one at most, or two at most.
    """
    none = one = two = _PLACES
    for step in range(5):
        has = suits >> 4 * step
        two = two & has | one
        one = one & has | none
        none &= has
    return (none, one, two)[wild] & _FLUSHES


def in_any_suit(starts: int) -> int:
    """Return an 8 at every start that a straight flush has in some suit."""
    return (starts << 3 | starts << 2 | starts << 1 | starts) & EIGHTS


@lru_cache(maxsize=16)
def by_starts(kind: str, steps: int) -> dict[int, tuple[Reading, ...]]:
    """Return the runs of a kind for every set of starts, from low to high; the key is the set modulo SPREAD."""
    found: dict[int, tuple[Reading, ...]] = {0: ()}
    for place in range(len(RUN) - steps + 1):
        run = Reading(kind, RUN[place], steps)
        found |= {(starts + (8 << 4 * place)) % SPREAD: (*runs, run) for starts, runs in found.items()}
    return found
