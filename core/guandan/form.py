"""One thing that a hand can play."""

import msgspec

from core.climb.kinds import Reading


class Form(msgspec.Struct, frozen=True, gc=False):
    """A reading and one concrete choice of cards, as they are laid: runs from low to high, the wild cards in place."""

    reading: Reading
    cards: tuple[str, ...]
