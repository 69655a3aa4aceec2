"""`verify` names the first bad place of whatever was done to the records and the ledger, and says what it could not check."""

from pathlib import Path

import msgspec
import pytest

from events.codec import CODEC
from events.line import ENCODER, encode, hash_of
from events.sqlite import SqliteStore
from events.store import Head
from events.verify import verify
from tests.events.logs import Sitting
from tests.events.tampering import covering, entries, first, hand, head, position, put, stored, tamper, unchecked, unguarded

# --- a sound log -----------------------------------------------------------------------------------------------------------


def test_a_sound_log_is_whole_and_what_was_not_checked_is_said(log: Path) -> None:
    verdict = verify(log)
    assert verdict.faults == ()
    assert (verdict.events, verdict.streams, verdict.head) == (len(stored(log)), 5, head(log))
    assert "Without --head the end of the log was not checked" in unchecked(verdict)
    assert "Names and texts erased on request: 1;" in unchecked(verdict)
    assert "use audit" in unchecked(verdict)


def test_with_its_head_the_end_is_checked_too(log: Path) -> None:
    whole = head(log).hash
    for wanted in (whole, whole[:8], whole.upper()):
        verdict = verify(log, wanted)
        assert verdict.faults == ()
        assert "--head" not in unchecked(verdict)


def test_the_head_of_an_earlier_report_is_still_in_the_log(log: Path) -> None:
    printed = head(log).hash
    with SqliteStore(log) as store:
        Sitting(store, stream="m-later", rows=()).begin()
        assert store.head().hash != printed
    assert verify(log, printed).faults == ()


def test_an_empty_log_is_whole(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "log.sqlite").close()
    verdict = verify(tmp_path / "log.sqlite")
    assert (verdict.faults, verdict.events, verdict.head) == ((), 0, Head(0, ""))


def test_progress_counts_the_lines(log: Path) -> None:
    told: list[int] = []
    verify(log, progress=told.append)
    assert told == list(range(1, len(stored(log)) + 1))


# --- records removed, added, swapped ---------------------------------------------------------------------------------------


REMOVED = ("DELETE FROM event WHERE position = :at", "UPDATE event SET position = position - 1 WHERE position > :at")
"""Take a line out and close the gap in the positions."""

SWAPPED = (
    "UPDATE event SET position = -1 WHERE position = :one",
    "UPDATE event SET position = :one WHERE position = :two",
    "UPDATE event SET position = :two WHERE position = -1",
)
"""Let two lines change places."""

MATCH_REMOVED = (
    "DELETE FROM event WHERE stream = 'm-ruled'",
    "UPDATE event SET position = position - (:last - :at + 1) WHERE position > :last",
)
"""Take a whole match out and close the gap."""


def test_a_removed_record_leaves_a_gap_at_its_line(log: Path) -> None:
    tamper(log, "DELETE FROM event WHERE position = 10")
    assert first(log) == "Line 10 of the log is missing (line 11 follows)."


def test_a_removed_record_whose_gap_was_closed_is_missed_by_the_next_of_its_match(log: Path) -> None:
    at = position(log, "m-lawful", 7)
    tamper(log, *REMOVED, at=at)
    assert first(log).startswith(f"Line {at} of the log: record 7 of m-lawful was due, found 8")


def test_renumbering_the_versions_too_shows_in_the_column(log: Path) -> None:
    at = position(log, "m-lawful", 7)
    tamper(log, *REMOVED, "UPDATE event SET version = version - 1 WHERE stream = 'm-lawful' AND version > 7", at=at)
    assert first(log) == f"Line {at} of the log: column version is 7, the line says 8."


def test_the_last_record_of_a_match_is_missed_by_the_ledger(log: Path) -> None:
    at = position(log, "m-lawful", 20)
    tamper(log, *REMOVED, at=at)
    entry = covering(log, at)
    assert first(log).startswith(f"Entry {entry.number} of the ledger covers lines {entry.first} to {at} of the log")


def test_a_record_that_was_added_at_the_end_is_in_no_entry_of_the_ledger(log: Path) -> None:
    """No guard forbids it: the line is canonical and chained, only the commit is not there."""
    last = stored(log)[-1]
    end = msgspec.structs.replace(CODEC.decode(last.line), version=2, command="mine", prev=last.hash)
    put(log, last.position + 1, end)
    assert first(log) == f"Line {last.position + 1} of the log is in no entry of the ledger."


def test_a_record_that_was_added_in_the_middle_is_named(log: Path) -> None:
    at = position(log, "m-lawful", 7)
    copy = CODEC.decode(stored(log)[at - 1].line)
    tamper(
        log,
        "UPDATE event SET position = -position - 1 WHERE position > :at",
        "UPDATE event SET position = -position WHERE position < 0",
        at=at,
    )
    put(log, at + 1, msgspec.structs.replace(copy, version=99, command="mine"))
    assert first(log).startswith(f"Line {at + 1} of the log: record 8 of m-lawful was due, found 99")


def test_two_lines_with_their_contents_swapped_are_named(log: Path) -> None:
    one = position(log, "m-lawful", 7)
    with hand(log) as conn:
        six, seven = conn.execute("SELECT line, hash FROM event WHERE position IN (?, ?)", (one, one + 1)).fetchall()
        with unguarded(conn):
            conn.execute("UPDATE event SET line = ?, hash = ? WHERE position = ?", (*seven, one))
            conn.execute("UPDATE event SET line = ?, hash = ? WHERE position = ?", (*six, one + 1))
    assert first(log) == f"Line {one} of the log: column version is 7, the line says 8."


def test_two_records_of_a_match_with_their_positions_swapped_are_named(log: Path) -> None:
    one = position(log, "m-lawful", 7)
    tamper(log, *SWAPPED, one=one, two=one + 1)
    assert first(log).startswith(f"Line {one} of the log: record 7 of m-lawful was due, found 8")


def other_time(path: Path, at: int) -> None:
    """Change a record so that its line is canonical, its columns agree and its hash fits."""
    line = CODEC.decode(stored(path)[at - 1].line)
    raw = encode(msgspec.structs.replace(line, at=line.at + 1))
    with hand(path) as conn, unguarded(conn):
        conn.execute("UPDATE event SET line = ?, hash = ?, at = at + 1 WHERE position = ?", (raw, hash_of(raw), at))


def test_a_record_changed_with_everything_about_it_breaks_the_chain_of_its_match(log: Path) -> None:
    at = position(log, "m-lawful", 7)
    other_time(log, at)
    chain, ledger = (fault.en for fault in verify(log).faults)
    assert chain == f"Line {at + 1} of the log does not follow from the record of m-lawful before it; {CHANGED}"
    assert ledger.startswith(f"Entry {covering(log, at).number} of the ledger covers lines {at} to {at} of the log")


CHANGED = "a record was changed or swapped."


def test_the_last_record_of_a_match_changed_with_everything_about_it_shows_in_the_ledger(log: Path) -> None:
    at = position(log, "m-lawful", 20)
    other_time(log, at)
    entry = covering(log, at)
    assert first(log).startswith(f"Entry {entry.number} of the ledger covers lines {entry.first} to {at} of the log")


def test_records_of_two_matches_with_their_positions_swapped_show_in_the_ledger(log: Path) -> None:
    """Each match's own chain stays whole: the order between them is the ledger's to keep."""
    last = position(log, "m-lawful", 20)
    assert position(log, "m-irregular", 1) == last + 1
    tamper(log, *SWAPPED, one=last, two=last + 1)
    assert first(log).startswith(f"Entry {covering(log, last).number} of the ledger covers lines")


def test_a_whole_match_that_was_taken_out_shows_in_the_ledger(log: Path) -> None:
    at, last = position(log, "m-ruled", 1), position(log, "m-slipped", 1) - 1
    entry = covering(log, at)
    tamper(log, *MATCH_REMOVED, at=at, last=last)
    assert first(log).startswith(f"Entry {entry.number} of the ledger covers lines {at} to {at} of the log")
    assert "a whole match was removed" in first(log)


def test_a_whole_match_that_was_taken_out_with_its_entries_breaks_the_chain_of_the_ledger(log: Path) -> None:
    at, last = position(log, "m-ruled", 1), position(log, "m-slipped", 1) - 1
    one, two = covering(log, at).number, covering(log, last).number
    tamper(
        log,
        *MATCH_REMOVED,
        "DELETE FROM ledger WHERE number BETWEEN :one AND :two",
        "UPDATE ledger SET number = number - (:two - :one + 1) WHERE number > :two",
        at=at,
        last=last,
        one=one,
        two=two,
    )
    assert first(log) == f"Entry {one} of the ledger does not follow from the one before it."


def test_a_cut_tail_shows_only_against_the_head_that_was_printed(log: Path) -> None:
    with SqliteStore(log) as store:
        Sitting(store, stream="m-later", rows=()).begin()
    printed = head(log)
    tamper(
        log,
        "DELETE FROM event WHERE position >= :first",
        "DELETE FROM ledger WHERE number >= :number",
        first=entries(log)[-2].first,
        number=printed.number - 1,
    )
    verdict = verify(log)
    assert verdict.faults == ()
    assert "a cut tail would not show" in unchecked(verdict)
    for wanted in (printed.hash, printed.hash[:8], printed.hash[:20].upper()):
        assert first(log, wanted).startswith(f"The ledger ({printed.number - 2} entries) does not contain {wanted}")


def test_digits_from_the_middle_of_a_head_are_no_head(log: Path) -> None:
    assert "does not contain" in first(log, head(log).hash[8:40])


def test_a_head_of_too_few_digits_proves_nothing(log: Path) -> None:
    assert "at least 8 digits" in first(log, head(log).hash[:7])


# --- the ledger ------------------------------------------------------------------------------------------------------------


def test_a_changed_entry_is_named(log: Path) -> None:
    tamper(
        log, "UPDATE ledger SET line = CAST(replace(CAST(line AS TEXT), '\"count\":1', '\"count\":2') AS BLOB) WHERE number = 5"
    )
    assert first(log) == "Entry 5 of the ledger was changed."


def rewritten(path: Path, number: int, /, **fields: str | int) -> None:
    """Write an entry with other fields, and a hash that fits."""
    raw = ENCODER.encode(msgspec.structs.replace(entries(path)[number - 1], **fields))
    with hand(path) as conn, unguarded(conn):
        conn.execute("UPDATE ledger SET line = ?, hash = ? WHERE number = ?", (raw, hash_of(raw), number))


FOLLOWS = "does not follow from the one before it."


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [("number", 6, FOLLOWS), ("prev", "0" * 64, FOLLOWS), ("first", 4, FOLLOWS), ("lines", "0" * 64, "covers lines 5 to 5")],
)
def test_an_entry_changed_with_its_hash_is_named(log: Path, field: str, value: str | int, named: str) -> None:
    assert entries(log)[4].first == 5
    rewritten(log, 5, **{field: value})
    assert first(log).startswith(f"Entry 5 of the ledger {named}")


def test_an_entry_that_is_not_canonical_is_named(log: Path) -> None:
    with hand(log) as conn, unguarded(conn):
        (raw,) = conn.execute("SELECT line FROM ledger WHERE number = 5").fetchone()
        odd = raw.replace(b'"count":1', b'"count": 1')
        conn.execute("UPDATE ledger SET line = ?, hash = ? WHERE number = 5", (odd, hash_of(odd)))
    assert first(log) == "Entry 5 of the ledger was changed."


def test_the_last_entry_made_to_cover_a_line_that_is_not_there_is_named(log: Path) -> None:
    last = entries(log)[-1]
    rewritten(log, last.number, count=last.count + 1)
    assert first(log).startswith(f"Entry {last.number} of the ledger covers lines {last.first} to {last.first + last.count}")


def test_a_removed_entry_leaves_a_gap(log: Path) -> None:
    tamper(log, "DELETE FROM ledger WHERE number = 5")
    assert first(log) == "Entry 5 of the ledger is missing (entry 6 follows)."


def test_a_removed_entry_whose_gap_was_closed_breaks_the_chain(log: Path) -> None:
    tamper(log, "DELETE FROM ledger WHERE number = 5", "UPDATE ledger SET number = number - 1 WHERE number > 5")
    assert first(log) == "Entry 5 of the ledger does not follow from the one before it."


def test_the_last_entry_leaves_its_lines_uncovered(log: Path) -> None:
    entry = entries(log)[-1]
    tamper(log, "DELETE FROM ledger WHERE number = :last", last=entry.number)
    assert first(log) == f"Line {entry.first} of the log is in no entry of the ledger."
