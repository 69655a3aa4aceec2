"""Record files looked at without a log: read, judged and shown, nothing stored."""

from itertools import count

import msgspec

from core.people import Actor
from core.text import Text, same
from events.importing import Sidings, prepare
from events.memory import MemoryStore
from events.people import words
from events.records import found
from events.records.record import Record, Trouble
from projections.library import Loaded, load_match


class FileAudit(msgspec.Struct, frozen=True):
    """One match of a file: what could be read of it, ready to be audited and replayed, and what could not."""

    title: Text
    loaded: Loaded
    troubles: tuple[Trouble, ...]
    notes: tuple[Text, ...]
    record: Record


def audit_bytes(data: bytes, name: str) -> tuple[FileAudit, ...]:
    """Return the matches of a record file. Never raises: what cannot be read is named in `troubles`."""
    records = found.read(data)
    several = len(records) > 1
    return tuple(
        _one(record, _NUMBERED.get(record.game, _MATCH).fill(name=name, n=n) if several else same(name))
        for n, record in enumerate(records, start=1)
    )


def _one(record: Record, title: Text) -> FileAudit:
    store = MemoryStore()
    numbers = count()
    reader = words("person", "Fupan", "reader")
    prepared = prepare(record, Sidings(store, lambda: f"{next(numbers):032x}"), Actor(reader.id, "scribe"))
    store.append([prepared.append("file")], "file", Actor(reader.id, "scribe"), 0, (*prepared.rows, reader))
    return FileAudit(title, load_match(store, "file"), (*record.troubles, *prepared.troubles), record.notes, record)


_MATCH = Text("{name} 第{n}场", "{name}, match {n}")
_NUMBERED = {"gomoku": Text("{name} 第{n}局", "{name}, game {n}")}  # where the files of a game hold single games
