"""Somebody who has the file and SQLite, and takes the guards away for as long as it needs."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlite_utils.utils import sqlite3

from events.schema import TRIGGERS


def sql(*words: str) -> str:
    """A statement put together from words of our own."""
    return " ".join(words)


@contextmanager
def hand(path: Path) -> Iterator["sqlite3.Connection"]:
    """A connection with none of the program's settings; it does not wait for the disk."""
    with closing(sqlite3.connect(path, isolation_level=None)) as conn:
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


def tamper(path: Path, *statements: str) -> None:
    """Change the data of a log, and nothing but the data."""
    with hand(path) as conn, unguarded(conn):
        for statement in statements:
            conn.execute(statement)
