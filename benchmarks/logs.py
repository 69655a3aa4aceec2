"""The log beside `eventsourcing` 9.5 and beside a bare SQLite insert."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import UUID

from eventsourcing.application import Application
from eventsourcing.domain import Aggregate, event

from benchmarks.matches import PLAYER, long_match
from benchmarks.report import Row
from benchmarks.timing import paired, wall
from core.gomoku.bulk import fold
from core.gomoku.evolve import opened
from core.gomoku.messages import MatchOpened, StonePlaced
from core.gomoku.state import State
from core.messages import Acted, Followed
from events.codec import CODEC
from events.driver import sqlite3
from events.reading import verified
from events.sqlite import SqliteStore
from events.store import Append

APPENDS = 1500


class Board(Aggregate):
    """The peer's aggregate: a board that takes stones, as its manual writes one."""

    def __init__(self) -> None:
        self.stones: list[tuple[str, str]] = []

    @event("Placed")
    def place(self, stone: str, at: str) -> None:
        """Take a stone."""
        self.stones.append((stone, at))


def rows() -> Iterator[Row]:
    """Measure rebuilding, reading and appending."""
    with tempfile.TemporaryDirectory() as folder:
        yield from _reading(Path(folder))
        yield from _appending(Path(folder))


def _reading(folder: Path) -> Iterator[Row]:
    store = SqliteStore(folder / "ours.sqlite", durable=False)
    match = long_match()
    store.append([Append("m-long", 0, match)], "c", PLAYER, 0)
    peer: Application[UUID] = Application(
        env={"PERSISTENCE_MODULE": "eventsourcing.sqlite", "SQLITE_DBNAME": str(folder / "theirs.sqlite")}
    )
    board = Board()
    for n in range(len(match) - 1):
        board.place("black" if n % 2 else "white", f"h{n % 15 + 1}")
    peer.save(board)

    def rebuild() -> State:
        lines = verified(store, "m-long")
        first = lines[0].data
        if not isinstance(first, MatchOpened):
            raise TypeError(first)
        events: list[Any] = [line.data for line in lines[1:] if isinstance(line.data, (Acted, Followed))]
        return fold(opened(first), events)

    pair = paired(rebuild, lambda: peer.repository.get(board.id), len(match))
    yield Row(
        "a match rebuilt, chain verified",
        "events/s",
        pair.ours,
        "eventsourcing repository.get",
        pair.theirs,
        pair.ratio,
        "10 x",
        pair.ratio >= 10,
    )

    def read() -> int:
        return len(CODEC.decode_all([stored.line for stored in store.read_all()]))

    pair = paired(read, lambda: _their_log(peer), len(match))
    yield Row(
        "the log read and decoded",
        "events/s",
        pair.ours,
        "eventsourcing select + to_domain_event",
        pair.theirs,
        pair.ratio,
        "5 x",
        pair.ratio >= 5,
    )
    store.close()


def _their_log(peer: Application[UUID]) -> int:
    """Read the peer's whole log in pages of a thousand and decode every event."""
    start, count = 1, 0
    while page := peer.recorder.select_notifications(start, 1000):
        for notification in page:
            peer.mapper.to_domain_event(notification)
            count += 1
        start = page[-1].id + 1
    return count


def _appending(folder: Path) -> Iterator[Row]:
    store = SqliteStore(folder / "append.sqlite")
    store.append([Append("m", 0, (long_match()[0],))], "open", PLAYER, 0)
    bare = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
    for setting in ("journal_mode=WAL", "synchronous=FULL"):
        bare.execute(f"PRAGMA {setting}")
    bare.execute("CREATE TABLE event (position INTEGER PRIMARY KEY, line BLOB)")
    line = next(iter(store.read("m"))).line[:330]

    def append(n: int) -> None:
        store.append([Append("m", n + 1, (StonePlaced("black", "h8"),))], f"c{n}", PLAYER, 0)

    def insert(n: int) -> None:
        bare.execute("BEGIN IMMEDIATE")
        bare.execute("INSERT INTO event VALUES (?, ?)", (n + 1, line))
        bare.execute("COMMIT")

    theirs, ours = wall(insert, APPENDS), wall(append, APPENDS)
    yield Row(
        "one durable append",
        "commits/s",
        ours,
        "bare INSERT, WAL and FULL",
        theirs,
        ours / theirs,
        "1 / 1.6",
        ours / theirs >= 1 / 1.6,
    )
    store.close()
    bare.close()
