"""The canonical line: the exact bytes that are stored, hashed and never encoded again.

One JSON object per event, its keys in this order, no spaces: stream, version, schema, at, actor, command, ordinal, prev, data.
`data` is the event with its type name. No position in it, so a stream can move between machines. Strings, integers, booleans,
null and lists only. `prev` is the SHA-256 of the stream's line before it, empty for the first.
"""

from hashlib import sha256

import msgspec

from core.people import Actor
from core.table import Event
from core.text import Text
from events.people import WordsErased

Logged = Event | WordsErased


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One event as it stands in the log."""

    stream: str
    version: int  # from 1, without gaps, within the stream
    schema: int  # version of the event type's shape
    at: int  # milliseconds since 1970, UTC; the clock of the machine that took it down
    actor: Actor
    command: str
    ordinal: int  # place among the events of its command, from 0
    prev: str
    data: Logged


class Raw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line whose event is not decoded yet: of an old schema, or of a type this program does not know."""

    stream: str
    version: int
    schema: int
    at: int
    actor: Actor
    command: str
    ordinal: int
    prev: str
    data: msgspec.Raw


class Unreadable(Exception):
    """A stored line that this program cannot read; it stops rather than skip it."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


ENCODER = msgspec.json.Encoder()
GENESIS = ""


def hash_of(line: bytes) -> str:
    """Return the hash that names a line: SHA-256, 64 hexadecimal digits."""
    return sha256(line).hexdigest()


def encode(line: Line) -> bytes:
    """Return the canonical bytes of a line."""
    return ENCODER.encode(line)
