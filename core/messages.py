"""What the messages of every game share: acts as given, and the results that followed."""

import msgspec


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The settings that every event shares: frozen, and a field it does not know is an error."""


class Acted(Said, frozen=True):
    """What all acts of play are."""


class Followed(Said, frozen=True):
    """What all results are."""


class Opened(Acted, frozen=True):
    """What the opening of a match is, in every game."""
