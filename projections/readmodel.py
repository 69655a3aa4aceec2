"""The disposable file beside a log: what lists and searches read. It can be thrown away and built again at any time.

The log is opened for reading only. The file keeps the position it has reached and the hash of the line there; when either does
not fit the log, or the projection's version is another, everything is built again.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from sqlite_utils import Database

from events.codec import CODEC
from events.line import Line
from events.sqlite import troubles
from events.store import Store, Stored
from projections import matches
from projections.matches import Summary

Progress = Callable[[int], None]


class ReadModel:
    """The rows of the list of matches, kept in a file of their own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with troubles(path):
            self.db = Database(str(path))
            self.db.conn.execute("PRAGMA journal_mode=WAL")
            self.db.table("progress").create(
                {"name": str, "version": int, "position": int, "hash": str}, pk="name", if_not_exists=True
            )
            self.db.table("match").create(
                {"stream": str, "opened_at": int, "fingerprint": str, "row": bytes}, pk="stream", if_not_exists=True
            )
            self.db.table("match").create_index(["fingerprint"], if_not_exists=True)

    def close(self) -> None:
        """Close the file."""
        self.db.close()

    def rebuild(self, store: Store, progress: Progress = lambda _: None) -> int:
        """Throw the rows away and build them again; return the number of lines read."""
        with troubles(self.path):
            self.db.table("match").delete_where()
            self.db.table("progress").delete_where()
        return self.catch_up(store, progress)

    def catch_up(self, store: Store, progress: Progress = lambda _: None) -> int:
        """Bring the rows up to the end of the log; return the number of lines that were new."""
        with troubles(self.path):
            position = self._reached(store)
            touched: dict[str, None] = {}
            last: Stored | None = None
            count = 0
            for stored in store.read_all(position):
                touched[CODEC.decode(stored.line).stream] = None
                last = stored
                count += 1
                progress(count)
            if last is None:
                return 0
            with self.db.atomic():
                self.db.table("match").upsert_all((_kept(row) for row in _rows(store, touched)), pk="stream")
                mark = {"name": matches.NAME, "version": matches.VERSION, "position": last.position, "hash": last.hash}
                self.db.table("progress").upsert(mark, pk="name")
        return count

    def _reached(self, store: Store) -> int:
        """Return the position up to which the rows hold for this log; 0, with all rows gone, when they do not hold."""
        found = list(self.db.table("progress").rows_where("name = ? and version = ?", [matches.NAME, matches.VERSION]))
        if found:
            position = int(found[0]["position"])
            there = next(iter(store.read_all(position - 1)), None)
            if there is not None and there.hash == found[0]["hash"]:
                return position
        self.db.table("match").delete_where()
        return 0

    def rows(self) -> tuple[Summary, ...]:
        """Return all rows, the latest opened first."""
        with troubles(self.path):
            return tuple(_DECODE(row["row"]) for row in self.db.table("match").rows_where(order_by="opened_at desc, stream"))

    def row(self, stream: str) -> Summary | None:
        """Return the row of a match."""
        with troubles(self.path):
            found = list(self.db.table("match").rows_where("stream = ?", [stream]))
        return _DECODE(found[0]["row"]) if found else None

    def same_game(self, fingerprint: str) -> tuple[Summary, ...]:
        """Return the matches in which the same was played."""
        with troubles(self.path):
            return tuple(_DECODE(row["row"]) for row in self.db.table("match").rows_where("fingerprint = ?", [fingerprint]))


_DECODE = msgspec.json.Decoder(Summary).decode


def _kept(row: Summary) -> dict[str, str | int | bytes]:
    return {"stream": row.stream, "opened_at": row.opened_at, "fingerprint": row.fingerprint, "row": msgspec.json.encode(row)}


def _rows(store: Store, streams: dict[str, None]) -> Iterator[Summary]:
    for stream in streams:
        acc = matches.initial()
        for line in _lines(store, stream):
            acc = matches.apply(acc, line)
        yield from matches.rows(acc)


def _lines(store: Store, stream: str) -> Iterator[Line]:
    return (CODEC.decode(stored.line) for stored in store.read(stream))


def beside(log: Path) -> Path:
    """Return where the disposable file of a log lies.

    >>> beside(Path("club.sqlite")).name
    'club.sqlite.views'
    """
    return log.with_name(log.name + ".views")
