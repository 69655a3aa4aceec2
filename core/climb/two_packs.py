"""Cards of two packs as two sets in the layout of `core.cards.bits`: those that are there, and among these those there twice."""

from collections.abc import Iterable
from typing import NamedTuple

from core.cards import BIT, HELD, RANKS


class TwoPacks(NamedTuple):
    """Cards of which each is there at most twice."""

    once: int
    twice: int

    def without(self, bit: int) -> "TwoPacks":
        """Return the cards without those of one code."""
        return TwoPacks(self.once & ~bit, self.twice & ~bit)

    def number(self, bit: int) -> int:
        """Return how many cards of one code there are."""
        return (1 if self.once & bit else 0) + (1 if self.twice & bit else 0)

    def holds(self, part: "TwoPacks") -> bool:
        """Return whether all cards of another set are in this one."""
        return not (part.once & ~self.once | part.twice & ~self.twice)


def two_packs(cards: Iterable[str]) -> TwoPacks:
    """Return fully known cards as two sets. Raises KeyError for any other code, ValueError for a third card of one code.

    >>> two_packs(["S7", "RJ", "S7"]).holds(two_packs(["S7", "S7"])), two_packs(["S7"]).holds(two_packs(["S7", "S7"]))
    (True, False)
    """
    once = twice = 0
    for code in cards:
        bit = BIT[code]
        if once & bit:
            if twice & bit:
                raise ValueError(f"{code} three times")
            twice |= bit
        once |= bit
    return TwoPacks(once, twice)


def by_rank(found: TwoPacks) -> dict[str, tuple[str, ...]]:
    """Return the cards of every rank, each code before any comes again."""
    once, twice = found
    return {rank: HELD[place][once >> 4 * place & 15] + HELD[place][twice >> 4 * place & 15] for place, rank in enumerate(RANKS)}
