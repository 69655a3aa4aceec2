"""Going back: one fact for a scribe's slip, for something taken back, and for a ruling."""

import msgspec


class Rewound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="match.rewound"):
    """Play returns to where it stood after event `to_version`; what came later stays in the log and leaves the play."""

    to_version: int
    why: str  # salted hash of the reason
