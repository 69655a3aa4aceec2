"""A store that lives in memory: for tests, for files that are only looked at, and as the plain definition of the contract."""

from collections.abc import Iterator, Sequence

from core.people import Actor
from events.people import Words, WordsErased
from events.store import PEOPLE_STREAM, Append, Conflict, Head, Store, Stored, entry_for, lines_for


class MemoryStore(Store):
    """The log as lists."""

    def __init__(self) -> None:
        self.all: list[Stored] = []
        self.ledger: list[tuple[bytes, str]] = []
        self.by_stream: dict[str, list[Stored]] = {}
        self.by_command: dict[str, tuple[Stored, ...]] = {}
        self.rows: dict[str, Words] = {}

    def append(
        self, appends: Sequence[Append], command: str, actor: Actor, at: int, rows: Sequence[Words] = ()
    ) -> tuple[Stored, ...]:
        """Add events; see `Store.append`."""
        if done := self.first_result(command):
            return done
        added: list[Stored] = []
        grown: dict[str, list[Stored]] = {}  # put in place only when all of it is made: a commit is whole or not at all
        for add in appends:
            before, new = self.by_stream.get(add.stream, []), grown.get(add.stream, [])
            if (found := len(before) + len(new)) != add.expected:
                raise Conflict(add.stream, add.expected, found)
            last = (new or before)[-1:]
            for _, raw, hashed in lines_for(add, found, last[0].hash if last else "", command, len(added), actor, at):
                added.append(Stored(len(self.all) + len(added) + 1, raw, hashed))
                grown.setdefault(add.stream, []).append(added[-1])
        if added:
            _, raw, hashed = entry_for(self.head(), added[0].position, [s.hash for s in added])
            self.ledger.append((raw, hashed))
            self.by_command[command] = tuple(added)
        self.all += added
        for stream, new in grown.items():
            self.by_stream.setdefault(stream, []).extend(new)
        self.keep(rows)
        return tuple(added)

    def first_result(self, command: str) -> tuple[Stored, ...]:
        """Return the lines that a command id gave."""
        return self.by_command.get(command, ())

    def read(self, stream: str, after: int = 0) -> Iterator[Stored]:
        """Yield the lines of a stream."""
        return iter(self.by_stream.get(stream, [])[after:])

    def raw(self, stream: str) -> list[bytes]:
        """Return the lines of a stream at once."""
        return [s.line for s in self.by_stream.get(stream, ())]

    def read_all(self, after: int = 0) -> Iterator[Stored]:
        """Yield all lines."""
        return iter(self.all[after:])

    def version(self, stream: str) -> int:
        """Return the version of a stream's last line."""
        return len(self.by_stream.get(stream, ()))

    def streams(self) -> tuple[str, ...]:
        """Return the ids of all streams."""
        return tuple(self.by_stream)

    def head(self) -> Head:
        """Return the end of the ledger."""
        return Head(len(self.ledger), self.ledger[-1][1] if self.ledger else "")

    def side(self, ids: Sequence[str]) -> dict[str, str]:
        """Return the words of those ids that are still there."""
        return {i: self.rows[i].body for i in ids if i in self.rows}

    def person(self, name: str) -> Words | None:
        """Return the row of a person of this name."""
        return next((row for row in self.rows.values() if row.kind == "person" and row.body == name), None)

    def keep(self, rows: Sequence[Words]) -> None:
        """Put rows into the side table."""
        for row in rows:
            self.rows.setdefault(row.id, row)

    def erase(self, row_id: str, why: str, command: str, actor: Actor, at: int) -> tuple[Stored, ...]:
        """Erase one row and log that."""
        done = self.append([Append(PEOPLE_STREAM, self.version(PEOPLE_STREAM), (WordsErased(row_id, why),))], command, actor, at)
        self.rows.pop(row_id, None)
        return done
