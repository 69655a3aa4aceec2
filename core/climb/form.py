"""One thing that a hand can play."""

from math import comb, prod

import msgspec

from core.climb.kinds import Reading
from core.climb.packed import PLACE, ranks_text


class Form(msgspec.Struct, frozen=True, gc=False):
    """A reading, its rank counts, one concrete choice of cards (core and kickers), and the rank counts chosen from."""

    reading: Reading
    play: int
    core: tuple[str, ...]
    kickers: tuple[str, ...]
    held: int

    @property
    def cards(self) -> tuple[str, ...]:
        """Return the cards, the core first."""
        return self.core + self.kickers

    @property
    def ranks(self) -> str:
        """Return the ranks from low to high, as `3334`."""
        return ranks_text(self.play)

    @property
    def ways(self) -> int:
        """Return how many sets of cards of the hand have these ranks."""
        return prod(comb(self.held >> 4 * place & 15, self.play >> 4 * place & 15) for place in PLACE.values())
