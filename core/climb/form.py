"""One thing that a hand can play."""

import msgspec

from core.climb.kinds import Reading
from core.climb.packed import ranks_text


class Form(msgspec.Struct, frozen=True, gc=False):
    """A reading, its rank counts, one concrete choice of cards (core and kickers), and how many such choices the hand has."""

    reading: Reading
    play: int
    core: tuple[str, ...]
    kickers: tuple[str, ...]
    ways: int

    @property
    def cards(self) -> tuple[str, ...]:
        """Return the cards, the core first."""
        return self.core + self.kickers

    @property
    def ranks(self) -> str:
        """Return the ranks from low to high, as `3334`."""
        return ranks_text(self.play)
