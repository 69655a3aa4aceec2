"""`verify` and single bytes: of every column, of lines whose hash fits all the same, and of the file itself."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from core.gomoku.messages import ConductNoted
from events import verify as module
from events.codec import CODEC, SCHEMAS, UPCASTERS, Codec
from events.driver import sqlite3
from events.line import hash_of
from events.schema import TABLES
from events.sqlite import SqliteStore, Trouble
from events.store import Damaged
from events.verify import verify
from tests.events.logs import SCRIBE, TWO, Sitting, row
from tests.events.tampering import first, hand, position, sql, stored, tamper, unguarded

# --- one byte --------------------------------------------------------------------------------------------------------------

KEYS = {"event": "position", "ledger": "number", "side": "id"}
PLACES = {"event": "Line {} of the log", "ledger": "Entry {} of the ledger", "side": "The name or text {} "}
Value = int | bytes


def small(path: Path) -> None:
    """The opening, a note with its text, an erasure: few lines, and every kind of thing in them."""
    with SqliteStore(path, durable=False) as store:
        match, note = Sitting(store, "as_played"), row("text", "碰动")
        match.do(ConductNoted(1, "moved_stone", note.id), rows=(note,))
        store.erase(TWO.id, "request", "e-1", SCRIBE, 1)


def altered(value: Value) -> list[Value]:
    """A number otherwise, or one bit of every byte turned over."""
    if isinstance(value, int):
        return [value + 1_000]
    return [value[:i] + bytes([byte ^ 1 << i % 8]) + value[i + 1 :] for i, byte in enumerate(value)]


def cells(conn: "sqlite3.Connection", table: str) -> list[tuple[int, str, str, Value]]:
    """Every value of a table: rowid, column, type, value; text as its bytes."""
    found = []
    for _, name, kind, *_ in conn.execute(sql("PRAGMA", f"table_info({table})")).fetchall():
        value = f"CAST({name} AS BLOB)" if kind == "TEXT" else name
        found += [(rowid, name, kind, cell) for rowid, cell in conn.execute(sql("SELECT rowid,", value, "FROM", table))]
    return found


@pytest.mark.parametrize("table", TABLES)
def test_every_changed_byte_of_every_column_is_seen_and_its_place_named(tmp_path: Path, table: str) -> None:
    path, key = tmp_path / "log.sqlite", KEYS[table]
    small(path)
    with hand(path) as conn:
        for rowid, column, kind, value in cells(conn, table):
            put = sql("UPDATE", table, "SET", column, f"= CAST(? AS {kind})", "WHERE rowid = ?")
            (name,) = conn.execute(sql("SELECT", key, "FROM", table, "WHERE rowid = ?"), (rowid,)).fetchone()
            for other in altered(value):
                with unguarded(conn):
                    conn.execute(put, (other, rowid))
                fault = first(path)
                shown = other.decode("utf-8", "replace") if column == "id" and isinstance(other, bytes) else name
                assert fault.startswith(PLACES[table].format(shown)), (column, other, fault)
                with unguarded(conn):
                    conn.execute(put, (value, other if column == key and isinstance(other, int) else rowid))
    assert verify(path).faults == ()


def test_a_sign_that_moves_from_the_words_to_their_salt_is_seen(log: Path) -> None:
    with SqliteStore(log) as store:
        store.keep((row("text", "记录:甲方认输"),))
    tamper(log, "UPDATE side SET salt = salt || ':记录', body = '甲方认输' WHERE body = '记录:甲方认输'")
    assert "was changed" in first(log)


# --- lines that are not canonical, their hash computed anew ----------------------------------------------------------------

ODD: dict[str, Callable[[bytes], bytes]] = {
    "a key twice": lambda raw: raw.replace(b'"ordinal":0', b'"ordinal":0,"ordinal":0'),
    "spaces": lambda raw: raw.replace(b'","', b'", "'),
    "a line end": lambda raw: raw + b"\r\n",
    "an escape": lambda raw: raw.replace(b'"stone"', b'"\\u0073tone"'),
    "keys in another order": lambda raw: raw.replace(b'"stone":"black","at":"h8"', b'"at":"h8","stone":"black"'),
}
UNREADABLE: dict[str, Callable[[bytes], bytes]] = {
    "a byte order mark": lambda raw: b"\xef\xbb\xbf" + raw,
    "no UTF-8": lambda raw: raw.replace(b"h8", b"h\xff"),
    "a fraction": lambda raw: raw.replace(b'"ordinal":0', b'"ordinal":0.5'),
    "an unknown key": lambda raw: raw.replace(b'"ordinal":0', b'"ordinal":0,"note":""'),
    "an unknown type": lambda raw: raw.replace(b"stone_placed", b"stone_thrown"),
    "a schema to come": lambda raw: raw.replace(b'"schema":1', b'"schema":2'),
    "half a line": lambda raw: raw[: len(raw) // 2],
    "nothing": lambda raw: raw[:0],
}


def rewritten(path: Path, how: Callable[[bytes], bytes]) -> int:
    """Write the first stone of m-lawful otherwise, with a hash that fits; where it lies."""
    at = position(path, "m-lawful", 4)
    old = stored(path)[at - 1].line
    raw = how(old)
    assert raw != old
    with hand(path) as conn, unguarded(conn):
        conn.execute("UPDATE event SET line = ?, hash = ? WHERE position = ?", (raw, hash_of(raw), at))
    return at


@pytest.mark.parametrize("how", ODD.values(), ids=ODD.keys())
def test_a_line_that_is_not_canonical_is_named(log: Path, how: Callable[[bytes], bytes]) -> None:
    at = rewritten(log, how)
    assert first(log) == f"Line {at} of the log is not in canonical form."


@pytest.mark.parametrize("how", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_a_line_that_cannot_be_read_is_named(log: Path, how: Callable[[bytes], bytes]) -> None:
    at = rewritten(log, how)
    assert first(log).startswith(f"Line {at} of the log: ")


def test_a_line_of_an_old_schema_is_no_fault(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later program reads it as what it means then; its bytes stay as they were written."""
    later = Codec(SCHEMAS | {"gomoku.stone_placed": 2}, UPCASTERS | {("gomoku.stone_placed", 1): lambda data: data})
    monkeypatch.setattr(module, "CODEC", later)
    assert verify(log).faults == ()
    monkeypatch.setattr(module, "CODEC", Codec(SCHEMAS | {"gomoku.stone_placed": 2}, UPCASTERS))
    at = position(log, "m-lawful", 4)
    assert first(log).startswith(f"Line {at} of the log: The log holds gomoku.stone_placed in schema 1")


# --- the file itself -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("index", ["sqlite_autoindex_event_1", "sqlite_autoindex_event_2"])
def test_a_byte_changed_in_an_index_is_seen(log: Path, index: str) -> None:
    """Matches and commands are found by an index: one that lies loses a record that is still there."""
    with hand(log) as conn:
        (page,) = conn.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (index,)).fetchone()
        (size,) = conn.execute("PRAGMA page_size").fetchone()
    whole = log.read_bytes()
    copies = [found.start() for found in re.finditer(b"m-lawful", whole) if found.start() // size == page - 1]
    assert len(copies) == sum(CODEC.decode(s.line).stream == "m-lawful" for s in stored(log))
    for at in copies:
        log.write_bytes(whole[: at + 3] + b"!" + whole[at + 4 :])
        assert first(log).startswith("The database file is damaged")


def test_a_bit_turned_over_anywhere_in_the_file_ends_in_a_sentence(log: Path) -> None:
    """Some bits of a file say nothing, so not every one is a fault; but none ends in anything else than an answer."""
    whole = log.read_bytes()
    said: dict[str, int] = {"clean": 0, "fault": 0, "trouble": 0}
    for at in range(0, len(whole), 101):
        log.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << at % 8]) + whole[at + 1 :])
        try:
            faults = verify(log).faults
        except (Trouble, Damaged):
            said["trouble"] += 1
        else:
            said["fault" if faults else "clean"] += 1
    assert said["fault"] > said["trouble"] > 0
