"""Somebody who has the file and SQLite, and takes the guards away for as long as it needs; and what `verify` says then."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from events.codec import CODEC
from events.driver import sqlite3
from events.line import Line, encode, hash_of
from events.schema import TRIGGERS
from events.sqlite import SqliteStore, Trouble
from events.store import Entry, Head, Store, Stored
from events.verify import Verdict, verify


def sql(*words: str) -> str:
    """A statement put together from words of our own."""
    return " ".join(words)


@contextmanager
def hand(path: Path) -> Iterator["sqlite3.Connection"]:
    """A connection with none of the program's settings; it does not wait for the disk."""
    with closing(sqlite3.connect(path, isolation_level=None)) as conn:
        conn.execute("PRAGMA recursive_triggers=OFF")
        conn.execute("PRAGMA synchronous=OFF")
        yield conn


@contextmanager
def unguarded(conn: "sqlite3.Connection") -> Iterator[None]:
    """Within the block the triggers are gone; after it they stand word for word, and only the data differs."""
    conn.execute("BEGIN")
    for name in TRIGGERS:
        conn.execute(sql("DROP TRIGGER", name))
    yield
    for trigger in TRIGGERS.values():
        conn.execute(trigger)
    conn.execute("COMMIT")


def tamper(path: Path, *statements: str, **values: int) -> None:
    """Change the data of a log, and nothing but the data; `:name` in a statement is one of the values."""
    with hand(path) as conn, unguarded(conn):
        for statement in statements:
            conn.execute(statement, values)


def put(path: Path, position: int, line: Line) -> None:
    """Put a line into the table without a commit in the ledger, its hash as it should be."""
    raw, kind = encode(line), str(line.data.__struct_config__.tag)
    values = (position, line.stream, line.version, kind, line.at, line.command, line.ordinal, raw, hash_of(raw))
    with hand(path) as conn, unguarded(conn):
        conn.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)


# --- what lies there -------------------------------------------------------------------------------------------------------


def stored(path: Path) -> tuple[Stored, ...]:
    with SqliteStore(path, "read") as store:
        return tuple(store.read_all())


def head(path: Path) -> Head:
    with SqliteStore(path, "read") as store:
        return store.head()


def position(path: Path, stream: str, version: int) -> int:
    """Where a record of a match lies in the log."""
    lines = ((s.position, CODEC.decode(s.line)) for s in stored(path))
    return next(at for at, line in lines if (line.stream, line.version) == (stream, version))


def entries(path: Path) -> list[Entry]:
    with hand(path) as conn:
        found = conn.execute("SELECT line FROM ledger ORDER BY number").fetchall()
    return [msgspec.json.decode(raw, type=Entry) for (raw,) in found]


def covering(path: Path, at: int) -> Entry:
    """The entry of the ledger that covers a line."""
    return next(e for e in entries(path) if e.first <= at < e.first + e.count)


# --- what is said of it ----------------------------------------------------------------------------------------------------


def first(path: Path, with_head: str | None = None) -> str:
    """The first bad place, in English."""
    faults = verify(path, with_head).faults
    assert faults, "the damage was not seen"
    assert all(fault.zh and fault.en for fault in faults)
    return faults[0].en


def unchecked(verdict: Verdict) -> str:
    """What was not checked, in English."""
    return " ".join(text.en for text in verdict.unchecked)


def state(path: Path) -> tuple[bytes, int, int]:
    """All that would show that a file was written to."""
    return path.read_bytes(), path.stat().st_mtime_ns, path.stat().st_size


def lines(store: Store) -> list[bytes]:
    return [s.line for s in store.read_all()]


def trouble(caught: Trouble, zh: str, en: str) -> None:
    """One sentence in each language, with the words that matter."""
    text = caught.text
    assert zh in text.zh
    assert en in text.en
    assert text.zh.endswith("。")
    assert text.en.endswith(".")
    assert "\n" not in text.zh + text.en
