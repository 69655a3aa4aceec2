"""The log as a SQLite file: guarded, durable, and plain about what the machine does to it."""

from pathlib import Path

import pytest

from core.gomoku.messages import StonePlaced
from events.driver import sqlite3
from events.sqlite import SqliteStore, Trouble, old_sqlite
from events.store import Append
from events.verify import verify
from tests.events.logs import SCRIBE, Sitting, opening
from tests.events.tampering import hand, lines, state, trouble

# --- append-only -----------------------------------------------------------------------------------------------------------

NEW, NEXT, AFTER_NEXT = "'new'", "(SELECT max(position) + 1 FROM event)", "(SELECT max(position) + 2 FROM event)"
COLUMNS = ("position", "stream", "version", "type", "at", "command", "ordinal", "line", "hash")


def copy(insert: str, **columns: str) -> str:
    """Put in a row made of line 3, with some columns otherwise."""
    return " ".join((insert, "INTO event SELECT", ", ".join(columns.get(c, c) for c in COLUMNS), "FROM event WHERE position = 3"))


REFUSED = {
    "update": "UPDATE event SET at = at + 1 WHERE position = 3",
    "update_or_replace": "UPDATE OR REPLACE event SET position = 4 WHERE position = 3",
    "delete": "DELETE FROM event WHERE position = 3",
    "delete_the_last": "DELETE FROM event WHERE position = (SELECT max(position) FROM event)",
    "replace_in_place": copy("INSERT OR REPLACE"),
    "replace_by_version": copy("INSERT OR REPLACE", position=NEXT, command=NEW),
    "replace_by_command": copy("REPLACE", position=NEXT, stream=NEW, version="1"),
    "replace_without_position": copy("INSERT OR REPLACE", position="NULL"),
    "ignore": copy("INSERT OR IGNORE"),
    "upsert": copy("INSERT") + " ON CONFLICT DO UPDATE SET at = 0",
    "a_gap_in_positions": copy("INSERT", position=AFTER_NEXT, stream=NEW, version="1", command=NEW),
    "a_gap_in_versions": copy("INSERT", position=NEXT, stream=NEW, version="2", command=NEW),
    "a_position_before_the_first": copy("INSERT", position="0", stream=NEW, version="1", command=NEW),
    "ledger_update": "UPDATE ledger SET hash = '' WHERE number = 3",
    "ledger_delete": "DELETE FROM ledger WHERE number = (SELECT max(number) FROM ledger)",
    "ledger_replace": "INSERT OR REPLACE INTO ledger SELECT number, line, 'x' FROM ledger WHERE number = 3",
    "ledger_gap": "INSERT INTO ledger SELECT max(number) + 2, line, hash FROM ledger",
}


@pytest.mark.parametrize("sql", REFUSED.values(), ids=REFUSED.keys())
def test_nothing_in_the_log_is_changed_or_taken_away_by_plain_sql(log: Path, sql: str) -> None:
    with hand(log) as conn:
        before = conn.execute("SELECT * FROM event").fetchall(), conn.execute("SELECT * FROM ledger").fetchall()
        with pytest.raises(sqlite3.IntegrityError, match="append only"):
            conn.execute(sql)
        assert (conn.execute("SELECT * FROM event").fetchall(), conn.execute("SELECT * FROM ledger").fetchall()) == before
    assert verify(log).faults == ()


@pytest.mark.parametrize(
    "sql",
    [
        copy("INSERT", position=NEXT, stream=NEW, version="1", command=NEW, at="'yesterday'"),
        "INSERT INTO ledger SELECT max(number) + 1, 'text for a blob', hash FROM ledger",
        "INSERT INTO side VALUES ('p-1', 'person', 'salt', X'00')",
    ],
    ids=["event", "ledger", "side"],
)
def test_the_tables_are_strict_about_types(log: Path, sql: str) -> None:
    with hand(log) as conn, pytest.raises(sqlite3.IntegrityError, match="cannot store"):
        conn.execute(sql)


# --- settings --------------------------------------------------------------------------------------------------------------


def setting(store: SqliteStore, name: str) -> object:
    return store.conn.execute(f"PRAGMA {name}").fetchone()[0]


def test_a_live_log_is_written_ahead_and_synchronous_full(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "log.sqlite") as store:
        assert (setting(store, "journal_mode"), setting(store, "synchronous")) == ("wal", 2)
        assert (setting(store, "recursive_triggers"), setting(store, "foreign_keys"), setting(store, "trusted_schema")) == (
            1,
            1,
            0,
        )


def test_bulk_import_is_synchronous_normal(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "log.sqlite", durable=False) as store:
        assert (setting(store, "journal_mode"), setting(store, "synchronous")) == ("wal", 1)


def test_the_file_says_whose_it_is(log: Path) -> None:
    with hand(log) as conn:
        assert conn.execute("PRAGMA application_id").fetchone()[0] == int.from_bytes(b"FuPa", "big")
        assert conn.execute("PRAGMA user_version").fetchone()[0] == 1


def test_an_old_sqlite_is_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.40.1")
    warning = old_sqlite()
    assert warning is not None
    assert "3.40.1" in warning.zh
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.51.3")
    assert old_sqlite() is None


# --- what is no log --------------------------------------------------------------------------------------------------------


def test_a_log_that_is_not_there_is_not_made_by_looking(tmp_path: Path) -> None:
    with pytest.raises(Trouble) as caught:
        SqliteStore(tmp_path / "none.sqlite", "read")
    trouble(caught.value, "none.sqlite", "There is no log at")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Trouble) as caught:
        SqliteStore(tmp_path / "no" / "log.sqlite")
    trouble(caught.value, "请检查文件夹", "check that its folder exists")


@pytest.mark.parametrize("mode", ["read", "write"])
def test_a_file_that_is_no_database_is_refused_and_left_as_it_was(tmp_path: Path, mode: str) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;GM[4]SZ[15];B[hh])" * 100)
    before = state(path)
    with pytest.raises(Trouble) as caught:
        SqliteStore(path, "read" if mode == "read" else "write")
    trouble(caught.value, "无法作为日志读取", "cannot be read as a log")
    assert state(path) == before


@pytest.mark.parametrize("mode", ["read", "write"])
def test_the_database_of_another_program_is_refused_and_left_as_it_was(tmp_path: Path, mode: str) -> None:
    path = tmp_path / "places.sqlite"
    with hand(path) as conn:
        conn.execute("PRAGMA journal_mode=DELETE")
        conn.execute("CREATE TABLE event (position INTEGER PRIMARY KEY)")
    before = state(path)
    with pytest.raises(Trouble) as caught:
        SqliteStore(path, "read" if mode == "read" else "write")
    trouble(caught.value, "不是Fupan的日志", "is no log of Fupan")
    assert state(path) == before
    assert [p.name for p in tmp_path.iterdir()] == ["places.sqlite"]


def test_the_database_of_another_program_is_refused_before_it_has_a_table(tmp_path: Path) -> None:
    path = tmp_path / "map.gpkg"
    with hand(path) as conn:
        conn.execute("PRAGMA application_id=0x47504B47")
    before = state(path)
    with pytest.raises(Trouble) as caught:
        SqliteStore(path)
    trouble(caught.value, "不是Fupan的日志", "is no log of Fupan")
    assert state(path) == before


def test_an_empty_file_becomes_a_log_when_it_is_written_and_is_none_when_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    path.touch()
    with pytest.raises(Trouble) as caught:
        SqliteStore(path, "read")
    trouble(caught.value, "不是Fupan的日志", "is no log of Fupan")
    with SqliteStore(path) as store:
        Sitting(store)
    assert verify(path).faults == ()


# --- locked, full ----------------------------------------------------------------------------------------------------------


def test_a_log_that_another_program_is_writing_to_says_so_and_can_be_read_meanwhile(log: Path) -> None:
    with SqliteStore(log) as store, hand(log) as other:
        store.conn.execute("PRAGMA busy_timeout=20")
        before = lines(store)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Trouble) as caught:
            store.append([Append("m-9", 0, (opening(),))], "c-9", SCRIBE, 9)
        trouble(caught.value, "正被另一个程序占用", "in use by another program")
        assert lines(store) == before
        other.execute("ROLLBACK")
        store.append([Append("m-9", 0, (opening(),))], "c-9", SCRIBE, 9)
    assert verify(log).faults == ()


def test_a_session_whose_write_was_locked_out_stands_where_the_log_stands(log: Path) -> None:
    with SqliteStore(log) as store, hand(log) as other:
        match = Sitting(store, stream="m-9")
        match.begin()
        store.conn.execute("PRAGMA busy_timeout=20")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Trouble):
            match.moves("h8")
        assert match.session.history.version == store.version("m-9") == 3
        other.execute("ROLLBACK")
        assert match.moves("h8").version == 4


def test_on_a_full_disk_nothing_acknowledged_is_lost_and_writing_goes_on_when_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    with SqliteStore(path) as store:
        match = Sitting(store, policy="as_played")
        store.conn.execute(f"PRAGMA max_page_count={setting(store, 'page_count')}")
        acknowledged, refused = until_refused(match)
        trouble(refused, "磁盘已满", "The disk is full")
        assert acknowledged > 1
        assert store.version("m-1") == match.session.history.version == acknowledged
        assert not store.conn.in_transaction
        store.conn.execute("PRAGMA max_page_count=1000000")
        assert match.do(StonePlaced("black", "h8")).version == acknowledged + 1
    verdict = verify(path)
    assert (verdict.faults, verdict.events) == ((), acknowledged + 1)


def until_refused(match: Sitting) -> tuple[int, Trouble]:
    """Write until the disk is full; the last version that was acknowledged, and what was said then."""
    acknowledged = 1
    while acknowledged < 1_000:
        try:
            acknowledged = match.do(StonePlaced("black", "h8")).version
        except Trouble as caught:
            return acknowledged, caught
    pytest.fail("the disk never filled")
