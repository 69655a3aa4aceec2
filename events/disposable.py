"""Files beside a log that can be thrown away at any time, because everything in them can be computed again."""

from collections.abc import Callable
from pathlib import Path

from events.driver import sqlite3
from events.sqlite import troubles


def opened(path: Path, lay: Callable[[sqlite3.Connection], None], *, check_same_thread: bool = True) -> sqlite3.Connection:
    """Return such a file with its tables laid; what lies there and is none of ours is thrown away. Raises Trouble."""

    def once() -> sqlite3.Connection:
        conn = sqlite3.connect(path, isolation_level=None, check_same_thread=check_same_thread)
        try:
            conn.execute("PRAGMA journal_mode=WAL")
            lay(conn)
        except sqlite3.DatabaseError:
            conn.close()
            raise
        return conn

    with troubles(path):
        try:
            return once()
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:
            path.unlink()
            return once()
