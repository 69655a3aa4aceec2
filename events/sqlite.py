"""The store that lasts: one SQLite file, append-only, every commit durable before it is acknowledged.

Plain SQL throughout, each write in one `BEGIN IMMEDIATE`: `sqlite-utils`, which keeps the disposable file of lists, can only
begin deferred and commits its own inserts.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from core.people import Actor
from core.text import Text
from events.driver import sqlite3
from events.line import Line
from events.people import Words, WordsErased
from events.schema import APPLICATION_ID, EVERYTHING, USER_VERSION
from events.store import PEOPLE_STREAM, Append, Conflict, Damaged, Head, Store, Stored, entry_for, lines_for

Mode = Literal["read", "write"]
FIXED_SQLITE = (3, 51, 3)
SETTINGS = (
    "journal_mode=WAL",
    "foreign_keys=ON",
    "recursive_triggers=ON",
    "trusted_schema=OFF",
    "cell_size_check=ON",
    "journal_size_limit=67108864",
    "secure_delete=ON",  # an erased name is overwritten in the file, not only taken out of the table
)
PATIENCE = 5.0  # seconds that a write waits for another program


class Trouble(Exception):
    """The machine does not let the log be read or written: locked, full, unreadable."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


class SqliteStore(Store):
    """The log in one file. `mode="read"` opens it without ever writing to it.

    `durable=False` is for bulk import and tests: consistent, but a power cut may lose the last commits.
    """

    def __init__(self, path: Path, mode: Mode = "write", *, durable: bool = True) -> None:
        self.path = path
        with troubles(path):
            self.conn = _connection(path, mode)
            try:
                self._ours(new=mode == "write")
                if mode == "write":
                    _prepare(self.conn, durable=durable)
            except BaseException:
                self.conn.close()
                raise

    def _ours(self, *, new: bool) -> None:
        """Stop at a file of another program, before anything is set in it; an empty one may become a log where `new`."""
        found = self.conn.execute("PRAGMA application_id").fetchone()[0]
        empty = not self.conn.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if found != APPLICATION_ID and not (new and empty and found == 0):
            raise Trouble(_NOT_OURS.fill(path=str(self.path)))

    def close(self) -> None:
        """Close the file."""
        self.conn.close()

    def __enter__(self) -> "SqliteStore":
        """Return the store; leaving the block closes it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the file."""
        self.close()

    # --- writing ----------------------------------------------------------------------------------------------------------

    def append(
        self, appends: Sequence[Append], command: str, actor: Actor, at: int, rows: Sequence[Words] = ()
    ) -> tuple[Stored, ...]:
        """Add events; see `Store.append`."""
        with self._transaction():
            return self._append(appends, command, actor, at, rows)

    def _append(
        self, appends: Sequence[Append], command: str, actor: Actor, at: int, rows: Sequence[Words]
    ) -> tuple[Stored, ...]:
        if done := self.first_result(command):
            return done
        execute = self.conn.execute
        added: list[Stored] = []
        position = execute("SELECT coalesce(max(position), 0) FROM event").fetchone()[0]
        for add in appends:
            version, prev = self._end(add.stream)
            if version != add.expected:
                raise Conflict(add.stream, add.expected, version)
            laid = lines_for(add, version, prev, command, len(added), actor, at)
            self.conn.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", _columns(laid, position))
            added += (Stored(position + n, raw, hashed) for n, (_, raw, hashed) in enumerate(laid, start=1))
            position += len(laid)
        if added:
            entry, raw, hashed = entry_for(self.head(), added[0].position, [s.hash for s in added])
            execute("INSERT INTO ledger VALUES (?, ?, ?)", (entry.number, raw, hashed))
        self._keep(rows)
        return tuple(added)

    def keep(self, rows: Sequence[Words]) -> None:
        """Put rows into the side table."""
        with self._transaction():
            self._keep(rows)

    def _keep(self, rows: Sequence[Words]) -> None:
        for row in rows:
            sql = "INSERT INTO side VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
            self.conn.execute(sql, (row.id, row.kind, row.salt, row.body))

    def _end(self, stream: str) -> tuple[int, str]:
        found = self.conn.execute(
            "SELECT version, hash FROM event WHERE stream = ? ORDER BY version DESC LIMIT 1", (stream,)
        ).fetchone()
        return (0, "") if found is None else (found[0], found[1])

    def erase(self, row_id: str, why: str, command: str, actor: Actor, at: int) -> tuple[Stored, ...]:
        """Erase one row and log that."""
        with self._transaction():
            add = Append(PEOPLE_STREAM, self.version(PEOPLE_STREAM), (WordsErased(row_id, why),))
            done = self._append([add], command, actor, at, ())
            self.conn.execute("DELETE FROM side WHERE id = ?", (row_id,))
        with troubles(self.path):  # the page as it was still lies in the WAL
            self.conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return done

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with troubles(self.path):
            self.conn.execute("BEGIN IMMEDIATE")
            try:
                yield
                self.conn.execute("COMMIT")
            except BaseException:
                if self.conn.in_transaction:
                    self.conn.execute("ROLLBACK")
                raise

    # --- reading ----------------------------------------------------------------------------------------------------------

    def first_result(self, command: str) -> tuple[Stored, ...]:
        """Return the lines that a command id gave."""
        with troubles(self.path):
            found = self.conn.execute("SELECT position, line, hash FROM event WHERE command = ? ORDER BY ordinal", (command,))
            return tuple(Stored(*row) for row in found)

    def read(self, stream: str, after: int = 0) -> Iterator[Stored]:
        """Yield the lines of a stream."""
        sql = "SELECT position, line, hash FROM event WHERE stream = ? AND version > ? ORDER BY version"
        with troubles(self.path):
            for row in self.conn.execute(sql, (stream, after)):
                yield Stored(*row)

    def raw(self, stream: str) -> list[bytes]:
        """Return the lines of a stream at once."""
        with troubles(self.path):
            return [line for (line,) in self.conn.execute(_RAW, (stream,))]

    def read_all(self, after: int = 0) -> Iterator[Stored]:
        """Yield all lines."""
        with troubles(self.path):
            for row in self.conn.execute("SELECT position, line, hash FROM event WHERE position > ? ORDER BY position", (after,)):
                yield Stored(*row)

    def version(self, stream: str) -> int:
        """Return the version of a stream's last line."""
        with troubles(self.path):
            return self._end(stream)[0]

    def streams(self) -> tuple[str, ...]:
        """Return the ids of all streams."""
        with troubles(self.path):
            found = self.conn.execute("SELECT stream FROM event WHERE version = 1 ORDER BY position")
            return tuple(row[0] for row in found)

    def ends(self, prefix: str) -> list[tuple[str, str]]:
        """Return the streams whose ids begin so, in the order of their first lines, each with the hash of its last line."""
        sql = (
            "SELECT stream, (SELECT hash FROM event AS last WHERE last.stream = first.stream ORDER BY version DESC LIMIT 1)"
            " FROM event AS first WHERE version = 1 AND substr(stream, 1, ?) = ? ORDER BY position"
        )
        with troubles(self.path):
            return [(stream, end) for stream, end in self.conn.execute(sql, (len(prefix), prefix))]

    def head(self) -> Head:
        """Return the end of the ledger."""
        with troubles(self.path):
            found = self.conn.execute("SELECT number, hash FROM ledger ORDER BY number DESC LIMIT 1").fetchone()
        return Head(0, "") if found is None else Head(found[0], found[1])

    def side(self, ids: Sequence[str]) -> dict[str, str]:
        """Return the words of those ids that are still there."""
        with troubles(self.path):
            sql = "SELECT id, body FROM side WHERE id = ?"
            rows = (self.conn.execute(sql, (i,)).fetchone() for i in ids)
            return {row[0]: row[1] for row in rows if row is not None}

    def person(self, name: str) -> Words | None:
        """Return the row of a person of this name."""
        with troubles(self.path):
            sql = "SELECT id, kind, salt, body FROM side WHERE kind = 'person' AND body = ?"
            found = self.conn.execute(sql, (name,)).fetchone()
        return None if found is None else Words(*found)


_RAW = "SELECT line FROM event WHERE stream = ? ORDER BY version"


def _connection(path: Path, mode: Mode) -> "sqlite3.Connection":
    if mode == "write":
        return _opened(path, "mode=rwc")
    if not path.exists():
        raise Trouble(_MISSING.fill(path=str(path)))
    conn = _opened(path, "mode=ro")
    try:
        conn.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.OperationalError as error:
        conn.close()
        if not any(word in str(error) for word in ("unable to open", "readonly")) or _waiting(path):
            raise
        # a log on a disc or in an archive: SQLite may lay no file beside it, so it is read as a file that nobody changes
        return _opened(path, "mode=ro&immutable=1")
    return conn


def _columns(lines: Sequence[tuple[Line, bytes, str]], position: int) -> Iterator[tuple[object, ...]]:
    """Yield the columns of lines that follow a position."""
    for n, (line, raw, hashed) in enumerate(lines, start=position + 1):
        kind = str(line.data.__struct_config__.tag)
        yield n, line.stream, line.version, kind, line.at, line.command, line.ordinal, raw, hashed


def _opened(path: Path, how: str) -> "sqlite3.Connection":
    uri = f"{path.resolve().as_uri()}?{how}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=PATIENCE, check_same_thread=False)


def _waiting(path: Path) -> bool:
    """Say whether commits lie beside the file that are not yet in it."""
    beside = path.with_name(path.name + "-wal")
    return beside.exists() and beside.stat().st_size > 0


def _prepare(conn: "sqlite3.Connection", *, durable: bool) -> None:
    """Set what builds of SQLite differ in, and lay the tables when the file is new."""
    for setting in (f"synchronous={'FULL' if durable else 'NORMAL'}", *SETTINGS):
        conn.execute(f"PRAGMA {setting}")
    if conn.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        return
    conn.execute("BEGIN IMMEDIATE")
    if not conn.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        for sql in EVERYTHING.values():
            conn.execute(sql)
        conn.execute(f"PRAGMA application_id={APPLICATION_ID}")
        conn.execute(f"PRAGMA user_version={USER_VERSION}")
    conn.execute("COMMIT")


@contextmanager
def troubles(path: Path) -> Iterator[None]:
    """Turn what SQLite says of the machine into one sentence."""
    try:
        yield
    except sqlite3.OperationalError as error:
        said = str(error)
        text = next((text for word, text in _SAID.items() if word in said), _OTHER)
        raise Trouble(text.fill(path=str(path), why=fault_name(error))) from None
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # a damaged file can spoil even the words of its error
        if isinstance(error, sqlite3.IntegrityError):
            raise
        if "malformed" in str(error):  # SQLite's word for a file that begins as a database and does not hold together
            raise Damaged(_MALFORMED.fill(path=str(path), why=fault_name(error))) from None
        raise Trouble(_NOT_A_DATABASE.fill(path=str(path), why=fault_name(error))) from None


def old_sqlite() -> Text | None:
    """Return a warning when this SQLite has the fault that can damage a file written by several programs at once."""
    version = tuple(int(part) for part in sqlite3.sqlite_version.split("."))
    return None if version >= FIXED_SQLITE else _OLD.fill(version=sqlite3.sqlite_version)


def fault_name(error: Exception) -> Text:
    """Return what SQLite calls a fault: its words are English, its names are looked up."""
    if isinstance(error, UnicodeDecodeError):
        return _NOT_TEXT
    name = str(getattr(error, "sqlite_errorname", None) or "?")
    return _NOT_A_FILE if name == "SQLITE_NOTADB" else _NAME.fill(name=name)


_NOT_TEXT = Text("里面的文字不是UTF-8", "its texts are no UTF-8")
_NOT_A_FILE = Text("不是SQLite数据库", "it is no SQLite database")
_NAME = Text("SQLite 错误 {name}", "SQLite error {name}")
_MISSING = Text(
    "找不到日志文件{path}；请检查 --db 或先导入、开场。",
    "There is no log at {path}; check --db, or import or open a match first.",
)
_NOT_OURS = Text(
    "{path}不是Fupan的日志；应是由Fupan建立的文件。", "{path} is no log of Fupan; a file made by Fupan was expected."
)
_MALFORMED = Text(
    "日志{path}已经损坏，例如被截短（{why}）；请用备份。",
    "The log {path} is damaged, cut short perhaps ({why}); use a copy of it.",
)
_NOT_A_DATABASE = Text("{path}无法作为日志读取（{why}）。", "{path} cannot be read as a log ({why}).")
_OTHER = Text("日志{path}无法使用：{why}。", "The log {path} cannot be used: {why}.")
_SAID = {
    "locked": Text(
        "日志{path}正被另一个程序占用；请稍后再试。", "The log {path} is in use by another program; try again in a moment."
    ),
    "full": Text(
        "磁盘已满，没有写入{path}；已确认的记录不受影响。",
        "The disk is full and nothing was written to {path}; what was acknowledged is safe.",
    ),
    "unable to open": Text(
        "无法打开{path}；请检查文件夹是否存在、是否有权限。",
        "{path} cannot be opened; check that its folder exists and may be written to.",
    ),
    "readonly": Text("{path}只能读取；请检查权限。", "{path} can only be read; check its permissions."),
}
_OLD = Text(
    "SQLite {version} 有一个在多个程序同时写入时可能损坏文件的缺陷（3.51.3起修正）；请只用一个程序写入。",
    "SQLite {version} has a fault that can damage a file written by several programs at once (mended in 3.51.3); "
    "write with one program only.",
)
