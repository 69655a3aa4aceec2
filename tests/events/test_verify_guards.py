"""`verify` and what stands around the records: guards, names and texts, and a forger who has the program."""

from collections.abc import Callable
from itertools import groupby
from pathlib import Path

import msgspec
import pytest

from core.gomoku.messages import GameWon
from events.codec import CODEC
from events.line import Line
from events.people import Words
from events.schema import INDEXES, TABLES, TRIGGERS
from events.sqlite import SqliteStore
from events.store import Append
from events.verify import verify
from tests.events.logs import MEET, ONE, SCRIBE, TWO, row
from tests.events.tampering import first, hand, head, position, sql, stored, tamper, unchecked

# --- guards ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TRIGGERS)
def test_a_missing_trigger_is_named(log: Path, name: str) -> None:
    with hand(log) as conn:
        conn.execute(sql("DROP TRIGGER", name))
    assert first(log) == f"{name} is missing: a guard of the log was taken away."


@pytest.mark.parametrize("name", INDEXES)
def test_a_missing_index_is_named(log: Path, name: str) -> None:
    with hand(log) as conn:
        conn.execute(sql("DROP INDEX", name))
    assert first(log).startswith(f"{name} is missing")


@pytest.mark.parametrize("name", TRIGGERS)
def test_a_trigger_that_guards_less_is_named(log: Path, name: str) -> None:
    with hand(log) as conn:
        conn.execute(sql("DROP TRIGGER", name))
        conn.execute(TRIGGERS[name].replace("RAISE(ABORT", "RAISE(IGNORE").replace("IGNORE, 'append only'", "IGNORE"))
    assert first(log) == f"{name} is not as the program made it."


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("quiet", "CREATE TRIGGER quiet AFTER INSERT ON event BEGIN DELETE FROM side; END"),
        ("notes", "CREATE TABLE notes (note TEXT)"),
        ("shown", "CREATE VIEW shown AS SELECT * FROM event"),
        ("by_at", "CREATE INDEX by_at ON event (at)"),
    ],
)
def test_what_the_program_did_not_make_is_named(log: Path, name: str, made: str) -> None:
    with hand(log) as conn:
        conn.execute(made)
    assert first(log) == f"{name} was added; the program did not make it."


@pytest.mark.parametrize("name", TABLES)
def test_a_missing_table_is_named(log: Path, name: str) -> None:
    with hand(log) as conn:
        conn.execute(sql("DROP TABLE", name))
    assert first(log) == f"The table {name} is missing."


def test_a_table_laid_again_without_its_constraints_is_named(log: Path) -> None:
    with hand(log) as conn:
        conn.execute("PRAGMA writable_schema=ON")
        conn.execute("UPDATE sqlite_master SET sql = replace(sql, ') STRICT', ')') WHERE name = 'ledger'")
    assert first(log) == "ledger is not as the program made it."


def test_another_version_of_the_tables_is_named(log: Path) -> None:
    with hand(log) as conn:
        conn.execute("PRAGMA user_version=2")
    assert first(log) == "user_version is not as the program made it."


def test_one_fault_does_not_hide_another(log: Path) -> None:
    with hand(log) as conn:
        conn.execute("DROP TRIGGER event_no_update")
        conn.execute("UPDATE event SET at = 0 WHERE position = 10")
        conn.execute("UPDATE side SET body = '别人' WHERE body = '王小明'")
    guard, line, name = (fault.en for fault in verify(log).faults)
    assert guard.startswith("event_no_update is missing")
    assert line.startswith("Line 10 of the log: column at is 0")
    assert name == f"The name or text {ONE.id} was changed."


# --- names and texts -------------------------------------------------------------------------------------------------------


def test_a_changed_name_is_named_by_its_id(log: Path) -> None:
    tamper(log, "UPDATE side SET body = '王大明' WHERE body = '王小明'")
    assert first(log) == f"The name or text {ONE.id} was changed."


def test_a_name_that_came_back_after_its_erasure_is_named(log: Path) -> None:
    with SqliteStore(log) as store:
        store.keep((TWO,))
    assert first(log) == f"The name or text {TWO.id} is on record as erased, yet it is there."


def test_a_name_that_is_gone_without_an_erasure_on_record_is_named(log: Path) -> None:
    tamper(log, "DELETE FROM side WHERE body = '王小明'")
    assert first(log) == f"The name or text {ONE.id} of line 1 is gone, and no erasure is on record."


def test_a_text_that_is_gone_is_named_with_the_first_line_that_speaks_of_it(log: Path) -> None:
    note = row("text", "碰动了 h8 的棋子")
    tamper(log, "DELETE FROM side WHERE body = '碰动了 h8 的棋子'")
    at = position(log, "m-irregular", 7)
    assert first(log) == f"The name or text {note.id} of line {at} is gone, and no erasure is on record."


@pytest.mark.parametrize(
    "damage", ["DELETE FROM event WHERE position = 10", "UPDATE event SET at = 0 WHERE position = 10"], ids=["gap", "column"]
)
def test_where_a_line_is_damaged_nobody_is_told_that_a_name_went_without_a_record_of_it(log: Path, damage: str) -> None:
    """Given: the erasure is on record, in a line after the damaged one."""
    tamper(log, damage)
    told = " ".join(fault.en for fault in verify(log).faults)
    assert "Line 10 of the log" in told
    assert "no erasure is on record" not in told


def test_an_erased_name_is_no_fault_and_is_said_to_be_unchecked(log: Path) -> None:
    with SqliteStore(log) as store:
        store.erase(ONE.id, "request", "erase-2", SCRIBE, 1)
        assert store.side([ONE.id, TWO.id, MEET.id]) == {MEET.id: "秋季赛"}
    verdict = verify(log)
    assert verdict.faults == ()
    assert "Names and texts erased on request: 2; they cannot be checked." in unchecked(verdict)


# --- a forger with the program ---------------------------------------------------------------------------------------------


def forged(path: Path, change: Callable[[Line], Line]) -> None:
    """Write the whole log again with other events, every hash and every entry computed anew."""
    found = [change(CODEC.decode(s.line)) for s in stored(path)]
    with SqliteStore(path, "read") as store:
        rows = [Words(*values) for values in store.conn.execute("SELECT id, kind, salt, body FROM side")]
    path.unlink()
    with SqliteStore(path, durable=False) as store:
        store.keep(rows)
        for command, group in groupby(found, lambda line: line.command):
            told = list(group)
            add = Append(told[0].stream, told[0].version - 1, tuple(t.data for t in told), tuple(t.actor for t in told))
            store.append([add], command, told[0].actor, told[0].at)


def test_a_log_forged_as_a_whole_is_sound_in_itself_and_caught_by_the_head_alone(log: Path) -> None:
    def other_winner(line: Line) -> Line:
        match line.data:
            case GameWon(number, winner, by):
                return msgspec.structs.replace(line, data=GameWon(number, 0 if winner else 1, by))
            case _:
                return line

    printed, count = head(log), len(stored(log))
    forged(log, other_winner)
    assert verify(log).faults == ()
    assert (verify(log).events, head(log).number) == (count, printed.number)
    assert first(log, printed.hash).startswith(f"The ledger ({printed.number} entries) does not contain {printed.hash}")


def test_writing_the_log_again_as_it_is_gives_the_same_head(log: Path) -> None:
    """Given the check above: the forger's way of writing is not what is caught."""
    printed = head(log)
    forged(log, lambda line: line)
    assert head(log) == printed
