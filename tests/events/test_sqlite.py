"""The log as a SQLite file: guarded, durable, readable without a trace, and plain about what the machine does to it."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from core.gomoku.messages import StonePlaced
from events.driver import sqlite3
from events.sqlite import SqliteStore, Trouble, old_sqlite
from events.store import Append, Store
from events.verify import verify
from tests.events.logs import MEET, PEOPLE, SCRIBE, Sitting, club, opening, row

ROOT = Path(__file__).parents[2]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A log that was written and closed."""
    path = tmp_path / "log.sqlite"
    with SqliteStore(path, durable=False) as store:
        club(store)
    return path


@contextmanager
def raw(path: Path, *pragmas: str) -> Iterator["sqlite3.Connection"]:
    """Somebody else's hand on the file, with none of our settings."""
    with closing(sqlite3.connect(path, isolation_level=None)) as conn:
        for pragma in ("recursive_triggers=OFF", *pragmas):
            conn.execute(f"PRAGMA {pragma}")
        yield conn


def lines(store: Store) -> list[bytes]:
    return [s.line for s in store.read_all()]


def trouble(caught: Trouble, zh: str, en: str) -> None:
    """One sentence in each language, with the word that matters."""
    text = caught.text
    assert zh in text.zh
    assert en in text.en
    assert text.zh.endswith("。")
    assert text.en.endswith(".")
    assert "\n" not in text.zh + text.en


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
    with raw(log) as conn:
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
    with raw(log) as conn, pytest.raises(sqlite3.IntegrityError, match="cannot store"):
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
    with raw(log) as conn:
        assert conn.execute("PRAGMA application_id").fetchone()[0] == int.from_bytes(b"FuPa", "big")
        assert conn.execute("PRAGMA user_version").fetchone()[0] == 1


def test_an_old_sqlite_is_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.40.1")
    warning = old_sqlite()
    assert warning is not None
    assert "3.40.1" in warning.zh
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.51.3")
    assert old_sqlite() is None


# --- looking without a trace -----------------------------------------------------------------------------------------------


def state(path: Path) -> tuple[bytes, int, int]:
    return path.read_bytes(), path.stat().st_mtime_ns, path.stat().st_size


def look(path: Path) -> list[bytes]:
    """Read everything there is, and try to write."""
    with SqliteStore(path, "read") as store:
        found = lines(store)
        store.head(), store.streams(), store.side([p.id for p in PEOPLE]), store.person("王小明"), store.first_result("erase-1")
        with pytest.raises(Trouble) as caught:
            store.append([Append("m-9", 0, (opening(),))], "c-9", SCRIBE, 9)
        trouble(caught.value, "只能读取", "only be read")
        assert lines(store) == found
    return found


def test_a_log_that_is_opened_to_be_read_stays_as_it_was_to_the_byte(log: Path) -> None:
    before = state(log)
    assert len(look(log)) > 50
    verify(log)
    assert state(log) == before


def test_reading_does_not_move_what_lies_in_the_wal_into_the_file(log: Path) -> None:
    wal = log.with_name("log.sqlite-wal")
    with SqliteStore(log) as writer:
        Sitting(writer, stream="m-new").begin()
        before, beside = state(log), state(wal)
        assert look(log) == lines(writer)
        assert (state(log), state(wal)) == (before, beside)


@contextmanager
def nobody() -> Iterator[None]:
    """Permissions mean nothing to root; for this block root is nobody."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.fixture
def archive(log: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The log in a folder where nobody may write, as on a disc."""
    above = (*reversed(tmp_path_factory.getbasetemp().parents), tmp_path_factory.getbasetemp())
    opened = [(p, p.stat().st_mode) for p in above if p.stat().st_uid == os.getuid() and p.stat().st_mode & 0o001 == 0]
    for path, _ in opened:
        path.chmod(0o755)
    log.chmod(0o444)
    log.parent.chmod(0o555)
    yield log
    log.parent.chmod(0o755)
    for path, mode in opened:
        path.chmod(mode)


def test_a_log_that_nobody_may_write_in_a_folder_that_nobody_may_write_can_be_read_and_verified(archive: Path) -> None:
    before = state(archive)
    with nobody():
        assert len(look(archive)) > 50
        assert verify(archive).faults == ()
        with pytest.raises(Trouble) as caught:
            SqliteStore(archive)
        trouble(caught.value, "只能读取", "only be read")
    assert state(archive) == before
    assert [p.name for p in archive.parent.iterdir()] == [archive.name]


def test_where_commits_lie_beside_such_a_file_it_is_refused_rather_than_read_without_them(archive: Path) -> None:
    archive.parent.chmod(0o755)
    archive.with_name("log.sqlite-wal").write_bytes(b"commits that are not in the file yet")
    archive.parent.chmod(0o555)
    with nobody(), pytest.raises(Trouble):
        SqliteStore(archive, "read")


# --- erasing ---------------------------------------------------------------------------------------------------------------


def copies(path: Path, words: list[str]) -> dict[str, int]:
    """How often words stand in the bytes of a log and of what lies beside it."""
    whole = b"".join(p.read_bytes() for p in path.parent.iterdir())
    return {word: found for word in words if (found := whole.count(word.encode()))}


def test_an_erased_name_is_nowhere_in_the_file_any_more(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    names = [f"选手{number:04}" for number in range(300)]  # enough for the pages of the side table to be split
    gone = random.Random(7).sample(names, 8)
    with SqliteStore(path, durable=False) as store:
        store.keep(PEOPLE)
        for ten in range(0, len(names), 10):
            store.keep([row("person", name) for name in names[ten : ten + 10]])
        assert len(copies(path, names)) == len(names)
        for name in gone:
            store.erase(row("person", name).id, "request", f"erase-{row('person', name).id}", SCRIBE, 1)
        assert copies(path, gone) == {}, "while the log is open"
    assert copies(path, gone) == {}
    assert len(copies(path, names)) == len(names) - len(gone)
    assert verify(path).faults == ()


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
    with raw(path, "journal_mode=DELETE") as conn:
        conn.execute("CREATE TABLE event (position INTEGER PRIMARY KEY)")
    before = state(path)
    with pytest.raises(Trouble) as caught:
        SqliteStore(path, "read" if mode == "read" else "write")
    trouble(caught.value, "不是Fupan的日志", "is no log of Fupan")
    assert state(path) == before
    assert [p.name for p in tmp_path.iterdir()] == ["places.sqlite"]


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
    with SqliteStore(log) as store, raw(log) as other:
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
    with SqliteStore(log) as store, raw(log) as other:
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


# --- several programs ------------------------------------------------------------------------------------------------------


class Writers:
    """Programs that write to a log, started by name; see `writer.py`."""

    def __init__(self, log: Path, times: int) -> None:
        program = [sys.executable, str(Path(__file__).with_name("writer.py")), str(log), str(times)]
        paths = os.environ | {"PYTHONPATH": str(ROOT)}
        self.program = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=paths)

    def __enter__(self) -> "Writers":
        return self

    def __exit__(self, *_: object) -> None:
        self.program.communicate()

    def start(self, *names: str) -> list[int]:
        """Start one program a name, all together; their process ids."""
        assert self.program.stdin is not None
        self.program.stdin.write(" ".join(names) + "\n")
        self.program.stdin.flush()
        return [int(word) for word in self.said()[1:]]

    def said(self) -> list[str]:
        """The next line that any of them says."""
        assert self.program.stdout is not None
        return self.program.stdout.readline().split()

    def rest(self) -> list[list[str]]:
        """All lines up to the end of all of them."""
        return list(iter(self.said, ["ended"]))


def begun(log: Path) -> None:
    with SqliteStore(log) as store:
        store.append([Append("m-1", 0, (opening(),))], "c-1", SCRIBE, 1, (*PEOPLE, MEET))


def test_a_writer_that_is_killed_loses_nothing_that_it_has_acknowledged(tmp_path: Path) -> None:
    log, chance = tmp_path / "log.sqlite", random.Random(7)
    begun(log)
    with Writers(log, 1_000_000) as writers:
        for kill in range(10):
            (pid,) = writers.start(f"w{kill}")
            said = [writers.said()]
            time.sleep(0.03 * chance.random())
            os.kill(pid, signal.SIGKILL)
            said += writers.rest()
            verdict = verify(log)
            assert verdict.faults == ()
            assert verdict.events % 2 == 1, "half a commit: a command has two lines"
            with SqliteStore(log) as store:
                for n, (_, position) in enumerate(said, start=1):
                    assert store.first_result(f"w{kill}-{n}")[-1].position == int(position)
                assert store.version("m-1") == verdict.events


def test_of_two_programs_that_write_to_one_match_one_gets_a_conflict_and_neither_loses_a_line(tmp_path: Path) -> None:
    log, times = tmp_path / "log.sqlite", 20
    begun(log)
    with Writers(log, times) as writers:
        writers.start("a", "b")
        said = writers.rest()
    assert any(word == "conflict" for _, word in said), "both had read version 1"
    with SqliteStore(log, "read") as store:
        for name in ("a", "b"):
            acknowledged = [int(word) for who, word in said if who == name and word != "conflict"]
            assert [store.first_result(f"{name}-{n}")[-1].position for n in range(1, times + 1)] == acknowledged
    verdict = verify(log)
    assert (verdict.faults, verdict.events) == ((), 1 + 2 * 2 * times)
