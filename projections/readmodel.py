"""The disposable file beside a log: what lists and searches read. It can be thrown away and built again at any time.

The log is opened for reading only. The file keeps the position it has reached and the hash of the line there; when either does
not fit the log, or the projection's version is another, everything is built again.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from events.codec import CODEC
from events.disposable import opened
from events.driver import sqlite3
from events.line import Line
from events.sqlite import troubles
from events.store import Store, Stored
from projections import matches
from projections.matches import Summary

if TYPE_CHECKING:
    from sqlite_utils import Database

Progress = Callable[[int], None]


def _lay(conn: sqlite3.Connection) -> None:
    if conn.execute("SELECT count(*) FROM sqlite_master WHERE name = 'match'").fetchone()[0]:
        return
    db = _database(conn)
    db.table("progress").create({"name": str, "version": int, "position": int, "hash": str}, pk="name", if_not_exists=True)
    columns = {"stream": str, "opened_at": int, "fingerprint": str, "row": bytes}
    db.table("match").create(columns, pk="stream", if_not_exists=True)
    db.table("match").create_index(["fingerprint"], if_not_exists=True)


class ReadModel:
    """The rows of the list of matches, kept in a file of their own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.conn = opened(path, _lay, check_same_thread=False)

    def _one(self, sql: str) -> int:
        found: int = self.conn.execute(sql).fetchone()[0]
        return found

    def close(self) -> None:
        """Close the file."""
        self.conn.close()

    def rebuild(self, store: Store, progress: Progress = lambda _: None) -> int:
        """Throw the rows away and build them again; return the number of lines read."""
        with troubles(self.path):
            self.conn.execute("DELETE FROM progress")
            self.conn.execute("DELETE FROM match")
        return self.catch_up(store, progress)

    def catch_up(self, store: Store, progress: Progress = lambda _: None) -> int:
        """Bring the rows up to the end of the log; return the number of lines that were new."""
        with troubles(self.path):
            touched: dict[str, None] = {}
            last: Stored | None = None
            count = 0
            for stored in store.read_all(self._reached(store)):
                touched[CODEC.decode(stored.line).stream] = None
                last = stored
                count += 1
                progress(count)
            if last is not None:
                self._keep(_rows(store, touched), last)
        return count

    def _keep(self, rows: Iterator[Summary], last: Stored) -> None:
        db = _database(self.conn)
        with db.atomic():
            db.table("match").upsert_all((_kept(row) for row in rows), pk="stream")
            mark = {"name": matches.NAME, "version": matches.VERSION, "position": last.position, "hash": last.hash}
            db.table("progress").upsert(mark, pk="name")

    def _reached(self, store: Store) -> int:
        """Return the position up to which the rows hold for this log; 0, with all rows gone, when they do not hold."""
        sql = "SELECT position, hash FROM progress WHERE name = ? AND version = ?"
        found = self.conn.execute(sql, (matches.NAME, matches.VERSION)).fetchone()
        if found is not None:
            there = next(iter(store.read_all(found[0] - 1)), None)
            if there is not None and there.hash == found[1]:
                return int(found[0])
        self.conn.execute("DELETE FROM match")
        return 0

    def rows(self) -> tuple[Summary, ...]:
        """Return all rows, the latest opened first."""
        return self._rows("SELECT row FROM match ORDER BY opened_at DESC, stream")

    def row(self, stream: str) -> Summary | None:
        """Return the row of a match."""
        return next(iter(self._rows("SELECT row FROM match WHERE stream = ?", stream)), None)

    def same_game(self, fingerprint: str) -> tuple[Summary, ...]:
        """Return the matches in which the same was played."""
        return self._rows("SELECT row FROM match WHERE fingerprint = ?", fingerprint)

    def _rows(self, sql: str, *values: str) -> tuple[Summary, ...]:
        with troubles(self.path):
            return tuple(_DECODE(row) for (row,) in self.conn.execute(sql, values))


def _database(conn: "sqlite3.Connection") -> "Database":
    """Return the file as sqlite-utils sees it; imported here because it loads pandas wherever that is installed."""
    from sqlite_utils import Database

    return Database(conn)


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
