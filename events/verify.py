"""Whether a log file is whole: every byte, every chain, every guard, and what could not be checked.

Each check stops at its first bad place and names it; later checks still run, so that one fault does not hide another.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from core.text import Text
from events.codec import CODEC
from events.driver import sqlite3
from events.line import ENCODER, GENESIS, Line, Unreadable, encode, hash_of
from events.people import Words, WordsErased, matches
from events.schema import EVERYTHING, USER_VERSION
from events.sqlite import SqliteStore, fault_name, troubles
from events.store import Entry, Head, digest

SHORTEST_HEAD = 8
_IDS = re.compile(rb'"([pt]-[0-9a-f]{32})"')
_ENTRY = msgspec.json.Decoder(Entry)


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` found."""

    events: int
    commits: int
    streams: int
    head: Head
    faults: tuple[Text, ...]
    unchecked: tuple[Text, ...]


Progress = Callable[[int], None]


def verify(path: Path, head: str | None = None, progress: Progress = lambda _: None) -> Verdict:
    """Check a log file. `head` is the head of the ledger as printed on a report, whole or its first 8 digits or more.

    Raises `events.sqlite.Trouble` when the file cannot be opened as a log at all.
    """
    with SqliteStore(path, "read") as store, troubles(path):
        store.conn.text_factory = _text
        if missing := tuple(_tables(store)):
            return Verdict(0, 0, 0, Head(0, ""), missing, (_RULES,))
        walk = _Walk()
        checks: tuple[Check, ...] = (
            lambda: _guards(store),
            lambda: _engine(store),
            lambda: walk.lines(store, progress),
            lambda: walk.ledger(store),
            lambda: walk.side(store),
            lambda: walk.ended(head),
        )
        found = tuple(dict.fromkeys(fault for fault in map(_checked, checks) if fault is not None))
        unchecked = [_RULES]
        if head is None:
            unchecked.insert(0, _NO_HEAD)
        if walk.erased:
            unchecked.append(_ERASED.fill(n=len(walk.erased)))
        return Verdict(walk.count, len(walk.heads), len(walk.versions), walk.last(), found, tuple(unchecked))


Check = Callable[[], Text | None]


def _checked(check: Check) -> Text | None:
    """Return what a check finds. Where SQLite itself can read no further, that is the bad place."""
    try:
        return check()
    except sqlite3.OperationalError:
        raise  # the machine: locked, not readable
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        return _ENGINE.fill(why=fault_name(error))


def _text(raw: bytes) -> str:
    """Read a column of text; a byte that is no UTF-8 any more has to be named, not to stop the reading."""
    return raw.decode("utf-8", "replace")


def _hashed(raw: object, hashed: str) -> bool:
    """Say whether a line is what its hash was made from; one bit of the file turns bytes into text."""
    return isinstance(raw, bytes) and hash_of(raw) == hashed


def _tables(store: SqliteStore) -> Iterator[Text]:
    for name in ("event", "ledger", "side"):
        if store.conn.execute("SELECT count(*) FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0] == 0:
            yield _NO_TABLE.fill(name=name)


def _guards(store: SqliteStore) -> Text | None:
    """Compare tables, indexes and triggers word for word with what the program lays."""
    found = {row[0]: row[1] for row in store.conn.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")}
    for name, sql in EVERYTHING.items():
        if name not in found:
            return _GUARD_MISSING.fill(name=name)
        if found[name] != sql:
            return _GUARD_CHANGED.fill(name=name)
    extra = sorted(name for name in found if name not in EVERYTHING)
    if extra:
        return _GUARD_EXTRA.fill(name=extra[0])
    version = store.conn.execute("PRAGMA user_version").fetchone()[0]
    return None if version == USER_VERSION else _GUARD_CHANGED.fill(name="user_version")


def _engine(store: SqliteStore) -> Text | None:
    # the whole check and not the quick one, which leaves the indexes out: matches are read by them
    said = store.conn.execute("PRAGMA integrity_check(1)").fetchone()[0]
    return None if said == "ok" else _ENGINE.fill(why=_in_words(str(said)))


def _in_words(said: str) -> Text:
    """Return what the check of SQLite says: where an index is at fault its name, otherwise the page."""
    if (index := _INDEX.search(said)) is not None:
        return _BAD_INDEX.fill(name=index[1])
    page = _PAGE.search(said)
    return _BAD_PAGES if page is None else _BAD_PAGE.fill(n=page[1])


_INDEX = re.compile(r"index (\w+)")
_PAGE = re.compile(r"[Pp]age (\d+)")
_BAD_INDEX = Text("索引{name}与表不符", "the index {name} does not fit its table")
_BAD_PAGE = Text("第{n}页", "page {n}")
_BAD_PAGES = Text("页的结构", "the structure of its pages")


class _Walk:
    """One pass over the file, with what the later checks need from the earlier ones."""

    def __init__(self) -> None:
        self.count = 0
        self.hashes: list[str] = []  # by position, from 1 at index 0
        self.versions: dict[str, tuple[int, str]] = {}  # stream -> (last version, its hash)
        self.heads: list[str] = []
        self.named: dict[str, int] = {}  # id -> position of the first line that names it
        self.erased: set[str] = set()

    def lines(self, store: SqliteStore, progress: Progress) -> Text | None:
        """Check every line against its columns, its own hash and its stream's chain."""
        first: Text | None = None
        sql = "SELECT position, stream, version, type, at, command, ordinal, line, hash FROM event ORDER BY position"
        for row in store.conn.execute(sql):
            self.count += 1
            progress(self.count)
            fault = self._line(row)  # also after the first: what later lines erase or name is needed below
            if first is None:
                first = fault
            self.hashes.append(row[8] if isinstance(row[8], str) else "")
        return first

    def _line(self, row: tuple[int, str, int, str, int, str, int, bytes, str]) -> Text | None:
        position, stream, version, kind, at, command, ordinal, raw, hashed = row
        gap = None if position == self.count else _GAP.fill(n=self.count, found=position)
        if not _hashed(raw, hashed):
            return gap or _LINE_CHANGED.fill(n=position)
        try:
            line = CODEC.decode(raw)
        except Unreadable as error:
            return gap or _LINE_UNREADABLE.fill(n=position, why=error.text)
        self._note(position, line, raw)
        if gap is not None:
            return gap
        if line.schema == CODEC.schema(line.data) and encode(line) != raw:
            return _NOT_CANONICAL.fill(n=position)
        for name, column, said in (
            ("stream", stream, line.stream),
            ("version", version, line.version),
            ("at", at, line.at),
            ("command", command, line.command),
            ("ordinal", ordinal, line.ordinal),
            ("type", kind, _type_in(raw)),
        ):
            if column != said:
                return _COLUMN.fill(n=position, name=name, column=str(column), said=str(said))
        return self._chain(position, line, hashed)

    def _chain(self, position: int, line: Line, hashed: str) -> Text | None:
        last, prev = self.versions.get(line.stream, (0, GENESIS))
        if line.version != last + 1:
            return _VERSION.fill(n=position, stream=line.stream, due=last + 1, found=line.version)
        if line.prev != prev:
            return _CHAIN.fill(n=position, stream=line.stream)
        self.versions[line.stream] = (line.version, hashed)
        return None

    def _note(self, position: int, line: Line, raw: bytes) -> None:
        """Keep in mind which names and texts a line erases or mentions."""
        if isinstance(line.data, WordsErased):
            self.erased.add(line.data.id)
        for found in _IDS.findall(raw):
            self.named.setdefault(found.decode(), position)

    def ledger(self, store: SqliteStore) -> Text | None:
        """Check the chain over commits and that its entries cover every line, in order."""
        prev, upto = GENESIS, 0
        for number, raw, hashed in store.conn.execute("SELECT number, line, hash FROM ledger ORDER BY number"):
            due = len(self.heads) + 1
            if number != due:
                return _COMMIT_GAP.fill(n=due, found=number)
            if not _hashed(raw, hashed):
                return _COMMIT_CHANGED.fill(n=number)
            try:
                entry = _ENTRY.decode(raw)
            except msgspec.MsgspecError:
                return _COMMIT_CHANGED.fill(n=number)
            if ENCODER.encode(entry) != raw:
                return _COMMIT_CHANGED.fill(n=number)
            if entry.number != number or entry.prev != prev or entry.first != upto + 1 or entry.count < 1:
                return _COMMIT_CHAIN.fill(n=number)
            covered = self.hashes[upto : upto + entry.count]
            if len(covered) != entry.count or digest(covered) != entry.lines:
                return _COMMIT_LINES.fill(n=number, first=entry.first, last=upto + entry.count)
            upto += entry.count
            prev = hashed
            self.heads.append(hashed)
        return None if upto == self.count else _UNCOVERED.fill(n=upto + 1)

    def side(self, store: SqliteStore) -> Text | None:
        """Check names and texts against their ids, and that none is gone without being logged as erased."""
        held: set[str] = set()
        for row in store.conn.execute("SELECT id, kind, salt, body FROM side ORDER BY id"):
            if not matches(Words(*row)):
                return _SIDE_CHANGED.fill(id=str(row[0]))
            if row[0] in self.erased:
                return _SIDE_BACK.fill(id=str(row[0]))
            held.add(row[0])
        for name, position in self.named.items():
            if name not in held and name not in self.erased:
                return _SIDE_GONE.fill(id=name, n=position)
        return None

    def ended(self, head: str | None) -> Text | None:
        """Check that the ledger still contains the head that was printed."""
        if head is None:
            return None
        wanted = head.lower()
        if len(wanted) < SHORTEST_HEAD:
            return _HEAD_SHORT.fill(n=SHORTEST_HEAD)
        return None if any(h.startswith(wanted) for h in self.heads) else _HEAD_GONE.fill(head=head, n=len(self.heads))

    def last(self) -> Head:
        """Return the head of the ledger as far as it holds."""
        return Head(len(self.heads), self.heads[-1] if self.heads else "")


class _Typed(msgspec.Struct):
    type: str


class _TypedLine(msgspec.Struct):
    data: _Typed


_TYPED = msgspec.json.Decoder(_TypedLine)


def _type_in(raw: bytes) -> str:
    """Return the type as it was written; a renamed old type still stands under its old name."""
    return _TYPED.decode(raw).data.type


_NO_TABLE = Text("缺少数据表{name}。", "The table {name} is missing.")
_GUARD_MISSING = Text("缺少{name}：日志的保护被拆除。", "{name} is missing: a guard of the log was taken away.")
_GUARD_CHANGED = Text("{name}与程序建立的不同。", "{name} is not as the program made it.")
_GUARD_EXTRA = Text("多出{name}，不是程序建立的。", "{name} was added; the program did not make it.")
_ENGINE = Text("数据库文件损坏：{why}。", "The database file is damaged: {why}.")
_GAP = Text("日志第{n}行缺失（接着的是第{found}行）。", "Line {n} of the log is missing (line {found} follows).")
_LINE_CHANGED = Text("日志第{n}行的内容与其哈希不符：被改动过。", "Line {n} of the log does not match its hash: it was changed.")
_LINE_UNREADABLE = Text("日志第{n}行：{why}", "Line {n} of the log: {why}")
_NOT_CANONICAL = Text("日志第{n}行不是规范写法。", "Line {n} of the log is not in canonical form.")
_COLUMN = Text(
    "日志第{n}行的列{name}为{column}，行内为{said}。",
    "Line {n} of the log: column {name} is {column}, the line says {said}.",
)
_VERSION = Text(
    "日志第{n}行：{stream}应为第{due}条，却是第{found}条；有记录被删除、增加或调换。",
    "Line {n} of the log: record {due} of {stream} was due, found {found}; a record was removed, added or swapped.",
)
_CHAIN = Text(
    "日志第{n}行与{stream}前一条的哈希不符；有记录被改动或调换。",
    "Line {n} of the log does not follow from the record of {stream} before it; a record was changed or swapped.",
)
_COMMIT_GAP = Text("总账第{n}条缺失（接着的是第{found}条）。", "Entry {n} of the ledger is missing (entry {found} follows).")
_COMMIT_CHANGED = Text("总账第{n}条被改动过。", "Entry {n} of the ledger was changed.")
_COMMIT_CHAIN = Text("总账第{n}条与前一条不相接。", "Entry {n} of the ledger does not follow from the one before it.")
_COMMIT_LINES = Text(
    "总账第{n}条所记的日志第{first}至{last}行与现有各行不符；有记录或整场被删除、增加或调换。",
    "Entry {n} of the ledger covers lines {first} to {last} of the log, and they are not those lines; "
    "a record or a whole match was removed, added or swapped.",
)
_UNCOVERED = Text("日志第{n}行不在总账里。", "Line {n} of the log is in no entry of the ledger.")
_SIDE_CHANGED = Text("姓名或文字{id}被改动过。", "The name or text {id} was changed.")
_SIDE_BACK = Text("姓名或文字{id}已记为删除，却还在。", "The name or text {id} is on record as erased, yet it is there.")
_SIDE_GONE = Text(
    "日志第{n}行提到的姓名或文字{id}不见了，又没有删除记录。",
    "The name or text {id} of line {n} is gone, and no erasure is on record.",
)
_HEAD_SHORT = Text("--head 太短；至少要{n}位。", "--head is too short; at least {n} digits were expected.")
_HEAD_GONE = Text(
    "总账（共{n}条）里没有{head}；日志的末尾被截掉或换过。",
    "The ledger ({n} entries) does not contain {head}; the end of the log was cut off or replaced.",
)
_NO_HEAD = Text(
    "没有给出 --head，日志的末尾没有检查：被截掉的末尾看不出来。",
    "Without --head the end of the log was not checked: a cut tail would not show.",
)
_ERASED = Text("{n}个姓名或文字已依请求删除，无法核对。", "Names and texts erased on request: {n}; they cannot be checked.")
_RULES = Text("是否符合规则不在此检查；请用 audit。", "Whether the play kept the rules is not checked here; use audit.")
