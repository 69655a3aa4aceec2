"""What every store of the log does, whatever it is kept in. The same contract tests hold for all of them."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import repeat
from typing import Protocol

import msgspec

from core.people import Actor
from core.text import Text
from events.codec import CODEC
from events.line import ENCODER, GENESIS, Line, Logged, encode, hash_of
from events.people import Words


class Append(msgspec.Struct, frozen=True):
    """Events for one stream; `expected` is the version that the writer has seen (0: the stream is new)."""

    stream: str
    expected: int
    events: tuple[Logged, ...]
    actors: tuple[Actor, ...] = ()  # one for each event, where a record names several people; empty: the command's actor


class Stored(msgspec.Struct, frozen=True, gc=False):
    """One line as it lies in a store. `position` counts all lines from 1, without gaps."""

    position: int
    line: bytes
    hash: str


class Entry(msgspec.Struct, frozen=True):
    """One commit in the ledger: which lines it added, and the hash of the entry before it."""

    number: int  # from 1, without gaps
    prev: str
    first: int  # position of its first line
    count: int
    lines: str  # SHA-256 over the hashes of its lines, in order


class Head(msgspec.Struct, frozen=True):
    """The end of the ledger: printed on reports, checked by `verify --head`."""

    number: int
    hash: str


class Conflict(Exception):
    """Somebody else has written to the stream since it was read."""

    def __init__(self, stream: str, expected: int, found: int) -> None:
        self.text = _CONFLICT.fill(expected=expected, found=found)
        super().__init__(self.text.en)
        self.stream, self.expected, self.found = stream, expected, found


class Damaged(Exception):
    """The log does not hold together; `text` says where."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


class Store(Protocol):
    """An append-only log with a ledger, and the erasable side table beside it."""

    def append(
        self, appends: Sequence[Append], command: str, actor: Actor, at: int, rows: Sequence[Words] = ()
    ) -> tuple[Stored, ...]:
        """Add events to one or several streams in one commit, with the side rows they name.

        A command id that is known already answers with its first result and adds nothing. Raises `Conflict` when a stream is
        not at its expected version; nothing is added then.
        """
        ...

    def first_result(self, command: str) -> tuple[Stored, ...]:
        """Return the lines that a command id gave, in order; empty when the log does not know it."""
        ...

    def read(self, stream: str, after: int = 0) -> Iterator[Stored]:
        """Yield the lines of a stream from version `after` + 1 on."""
        ...

    def raw(self, stream: str) -> list[bytes]:
        """Return every line of a stream at once: for replay."""
        ...

    def read_all(self, after: int = 0) -> Iterator[Stored]:
        """Yield all lines in the order of their positions, from `after` + 1 on."""
        ...

    def version(self, stream: str) -> int:
        """Return the version of a stream's last line, 0 when there is none."""
        ...

    def streams(self) -> tuple[str, ...]:
        """Return the ids of all streams in the order of their first lines."""
        ...

    def head(self) -> Head:
        """Return the end of the ledger; number 0 and an empty hash for an empty log."""
        ...

    def side(self, ids: Sequence[str]) -> dict[str, str]:
        """Return the words of those ids that the side table still holds."""
        ...

    def person(self, name: str) -> Words | None:
        """Return the row of a person of this name, or None."""
        ...

    def keep(self, rows: Sequence[Words]) -> None:
        """Put rows into the side table without an event."""
        ...

    def erase(self, row_id: str, why: str, command: str, actor: Actor, at: int) -> tuple[Stored, ...]:
        """Erase one row of the side table and log that, in one commit."""
        ...


PEOPLE_STREAM = "people"


def lines_for(
    add: Append, version: int, prev: str, command: str, ordinal: int, actor: Actor, at: int
) -> tuple[tuple[Line, bytes, str], ...]:
    """Return (line, its bytes, its hash) for the events of one append, chained onto `prev`."""
    found = []
    stream, schema = add.stream, CODEC.schema
    for n, (event, by) in enumerate(zip(add.events, add.actors or repeat(actor), strict=False)):
        line = Line(stream, version + n + 1, schema(event), at, by, command, ordinal + n, prev, event)
        raw = encode(line)
        prev = hash_of(raw)
        found.append((line, raw, prev))
    return tuple(found)


def entry_for(head: Head, first: int, hashes: Sequence[str]) -> tuple[Entry, bytes, str]:
    """Return (entry, its bytes, its hash) for a commit of lines with these hashes that follows `head`."""
    entry = Entry(head.number + 1, head.hash or GENESIS, first, len(hashes), digest(hashes))
    raw = ENCODER.encode(entry)
    return entry, raw, hash_of(raw)


def digest(hashes: Sequence[str]) -> str:
    """Return the hash of several hashes in order."""
    return sha256("".join(hashes).encode()).hexdigest()


_CONFLICT = Text(
    "这一场在你读取之后又有新记录（读到第{expected}条，现在有{found}条）；请重新读取后再记。",
    "This match has new records since you read it (read up to {expected}, now at {found}); read it again and repeat.",
)
