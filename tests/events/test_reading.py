"""A match is read with its chain checked on the way: nobody judges a record that was changed since it was written."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cli.main import main
from core.gomoku.messages import Resigned, StonePlaced
from core.people import Actor
from events.codec import CODEC, SCHEMAS, UPCASTERS, Codec, Data
from events.line import Line, Unreadable, encode, hash_of
from events.memory import MemoryStore
from events.reading import checked, verified
from events.session import load
from events.sqlite import SqliteStore
from events.store import Damaged
from tests.events.golden import SAMPLES, line_of
from tests.events.logs import club
from tests.events.tampering import hand, position, put, stored, tamper, unguarded

STREAMS = ("m-lawful", "m-irregular", "m-ruled", "m-slipped")
LAST = 20  # records of m-lawful


def broken(log: Path, stream: str = "m-lawful") -> str:
    """Where reading a match stops; loading it into a session stops there too."""
    with SqliteStore(log, "read") as store:
        with pytest.raises(Damaged) as caught:
            verified(store, stream)
        with pytest.raises(Damaged):
            load(store, stream)
    assert "fupan verify" in caught.value.text.zh
    return caught.value.text.en


def rewritten(log: Path, version: int, how: Callable[[bytes], bytes], *, with_hash: bool) -> None:
    """Change a record of m-lawful, and the hash beside it where the forger thought of that."""
    at = position(log, "m-lawful", version)
    raw = how(stored(log)[at - 1].line)
    with hand(log) as conn, unguarded(conn):
        conn.execute("UPDATE event SET line = ? WHERE position = ?", (raw, at))
        if with_hash:
            conn.execute("UPDATE event SET hash = ? WHERE position = ?", (hash_of(raw), at))


def other_time(raw: bytes) -> bytes:
    return raw.replace(b'"at":1790', b'"at":1791')


def test_a_sound_match_is_read_line_for_line_from_either_store(log: Path) -> None:
    memory = MemoryStore()
    club(memory)
    with SqliteStore(log, "read") as sqlite:
        for stream in STREAMS:
            lines = verified(sqlite, stream)
            assert lines == verified(memory, stream) == [CODEC.decode(s.line) for s in memory.read(stream)]
            assert sqlite.raw(stream) == memory.raw(stream) == [s.line for s in memory.read(stream)]
        assert verified(sqlite, "m-none") == []


@pytest.mark.parametrize("with_hash", [False, True])
@pytest.mark.parametrize("version", range(1, LAST))
def test_a_changed_record_breaks_the_record_that_follows_it(log: Path, version: int, *, with_hash: bool) -> None:
    rewritten(log, version, other_time, with_hash=with_hash)
    assert broken(log).startswith(f"Record {version + 1} of this match does not match")


def test_the_last_record_is_held_against_the_hash_beside_it(log: Path) -> None:
    rewritten(log, LAST, other_time, with_hash=False)
    assert broken(log).startswith(f"Record {LAST} of this match does not match")


def test_a_record_that_one_bit_has_turned_from_bytes_into_text_is_damaged(log: Path) -> None:
    """SQLite says of every value beside it what it is; a bit of that is as likely to flip as one of the line."""
    with SqliteStore(log, "read") as store:
        raw: list[Any] = store.raw("m-lawful")
        raw[3] = raw[3].decode()

        with pytest.raises(Damaged) as caught:
            checked(store, "m-lawful", raw)

    assert caught.value.text.en.startswith("Record 4 of this match does not match")


def test_the_last_record_changed_with_its_hash_is_left_to_verify(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rewritten(log, LAST, other_time, with_hash=True)
    with SqliteStore(log, "read") as store:
        assert len(verified(store, "m-lawful")) == LAST
    assert main(["verify", "--db", str(log)]) == 4
    assert "✗" in capsys.readouterr().out


def test_a_record_that_is_gone_is_missed(log: Path) -> None:
    tamper(log, "DELETE FROM event WHERE stream = 'm-lawful' AND version = 7")
    assert broken(log).startswith("Record 7 of this match")


def test_a_record_that_was_put_into_another_match_is_found_there(log: Path) -> None:
    tamper(log, "UPDATE event SET stream = 'm-slipped', version = 99 WHERE stream = 'm-lawful' AND version = 7")
    assert broken(log).startswith("Record 7 of this match")
    assert broken(log, "m-slipped").startswith("Record 8 of this match")


def test_a_match_under_the_name_of_another_is_found(log: Path) -> None:
    tamper(log, "UPDATE event SET stream = 'm-other' WHERE stream = 'm-slipped'")
    assert broken(log, "m-other").startswith("Record 1 of this match")


def test_a_match_that_does_not_begin_with_its_first_record_is_found(log: Path) -> None:
    opening = CODEC.decode(stored(log)[0].line)
    put(log, len(stored(log)) + 1, msgspec.structs.replace(opening, stream="m-new", version=2, command="mine"))
    assert broken(log, "m-new").startswith("Record 1 of this match")


def test_two_records_with_their_versions_swapped_are_found(log: Path) -> None:
    tamper(
        log,
        "UPDATE event SET version = -1 WHERE stream = 'm-lawful' AND version = 7",
        "UPDATE event SET version = 7 WHERE stream = 'm-lawful' AND version = 8",
        "UPDATE event SET version = 8 WHERE stream = 'm-lawful' AND version = -1",
    )
    assert broken(log).startswith("Record 7 of this match")


# --- many lines at once ----------------------------------------------------------------------------------------------------

LINES = [line_of(sample) for sample in SAMPLES]


def upcast(data: Data) -> Data:
    return {"type": "gomoku.stone_placed", "stone": data["colour"], "at": data["point"]}


def test_lines_read_at_once_are_the_lines_read_one_by_one() -> None:
    assert CODEC.decode_all(LINES) == [CODEC.decode(raw) for raw in LINES]
    assert CODEC.decode_all([]) == []


def test_old_shapes_among_them_are_brought_up_to_date() -> None:
    old = encode(Line("m-1", 1, 1, 5, Actor("p-1", "scribe"), "c-1", 0, "", StonePlaced("black", "h8")))
    old = old.replace(b'"gomoku.stone_placed","stone":', b'"test.stone_laid","colour":').replace(b'"at":"h8"', b'"point":"h8"')
    later = Codec(SCHEMAS | {"gomoku.stone_placed": 2}, UPCASTERS | {("test.stone_laid", 1): upcast})
    others = [raw for raw, sample in zip(LINES, SAMPLES, strict=True) if not isinstance(sample, StonePlaced)]
    found = later.decode_all([*others, old, *others])
    assert found == [later.decode(raw) for raw in (*others, old, *others)]
    assert found[len(others)].data == StonePlaced("black", "h8")


def test_a_schema_to_come_is_not_read_for_todays_because_its_fields_fit() -> None:
    later = line_of(Resigned(0)).replace(b'"schema":1', b'"schema":2')
    with pytest.raises(Unreadable) as caught:
        CODEC.decode_all([*LINES, later])
    assert "schema 2" in caught.value.text.en


@pytest.mark.parametrize("at", [0, 5, len(LINES)])
def test_one_that_cannot_be_read_stops_all(at: int) -> None:
    bad = line_of(Resigned(0)).replace(b"gomoku.resigned", b"gomoku.vanished")
    with pytest.raises(Unreadable) as caught:
        CODEC.decode_all([*LINES[:at], bad, *LINES[at:]])
    assert "gomoku.vanished" in caught.value.text.zh
