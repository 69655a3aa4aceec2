"""Who acts: a person in a role. Names live outside the log; here a person is an id."""

from typing import Literal

import msgspec

from core.text import Text

Role = Literal["player", "scribe", "referee", "chief_referee", "organiser"]

ROLE_NAMES: dict[Role, Text] = {
    "player": Text("棋手", "player"),
    "scribe": Text("记录员", "scribe"),
    "referee": Text("裁判员", "referee"),
    "chief_referee": Text("裁判长", "chief referee"),
    "organiser": Text("组织者", "organiser"),
}


class Actor(msgspec.Struct, frozen=True, gc=False):
    """The person who gives a command, and in which role."""

    person: str
    role: Role


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a table's card says; free texts are salted hashes, their words live in the side table."""

    meet: str | None = None
    round: str | None = None
    table: str | None = None
    referee: str | None = None  # a person id


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Where a match comes from: taken down live, or read from a record file of some format."""

    format: str = "live"
    note: str | None = None  # salted hash: what the source calls itself
    assumed: tuple[str, ...] = ()  # option keys on which the source is silent
