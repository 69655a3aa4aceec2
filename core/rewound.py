"""Going back: one fact for a scribe's slip, for something taken back, and for a ruling."""

from collections.abc import Sequence

import msgspec


class Rewound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="match.rewound"):
    """Play returns to where it stood after event `to_version`; what came later stays in the log and leaves the play."""

    to_version: int
    why: str  # salted hash of the reason


def standing(parent: Sequence[int]) -> tuple[int, ...]:
    """Return the numbers that no going back has left behind, in order; `parent` holds of each the one that it follows, 0: none.

    >>> standing((0, 0, 1, 2, 2))  # number 4 goes back to after number 2
    (1, 2, 4)
    """
    found, at = [], len(parent) - 1
    while at > 0:
        found.append(at)
        at = parent[at]
    return tuple(reversed(found))
