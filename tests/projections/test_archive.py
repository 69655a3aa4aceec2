"""The audit of a whole archive: the same for any number of workers, going on where it was stopped, one match after the other."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from core.doudizhu.messages import CardsPlayed, LandlordNoted, Passed
from core.games import Act
from core.gomoku.messages import ColoursTaken, StonePlaced, TossHeld
from core.people import Actor
from core.script import script
from events.importing import Sidings, prepare
from events.people import WordsErased
from events.reading import verified
from events.records.record import Header, Record
from events.sqlite import SqliteStore
from events.store import Append
from projections import archive
from projections.archive import CHUNK, Verdict, Verdicts, judge, kept_beside, program, run
from projections.audit import audit
from projections.tally import tally
from tests.events.tampering import hand, sql, unguarded

SCRIBE = Actor("p-" + "0" * 32, "scribe")
CLEAN: tuple[Act, ...] = (LandlordNoted(0, 1), CardsPlayed(0, ("S3",)), Passed(1), Passed(2))
ODD: tuple[Act, ...] = (LandlordNoted(0, 1), CardsPlayed(1, ("S3",)), CardsPlayed(0, ("?4", "?5")), Passed(0))
BOARD: tuple[Act, ...] = (TossHeld(0), ColoursTaken(0), StonePlaced("black", "h8"), StonePlaced("black", "h8"))


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Return a log of 70 matches of both games, more than a worker is handed at a time: every fifth is irregular."""
    path, numbers = tmp_path / "log.sqlite", count()
    with SqliteStore(path, durable=False) as store:
        for n in range(70):
            acts, game = ((ODD, "doudizhu") if n % 10 else (BOARD, "gomoku")) if n % 5 == 0 else (CLEAN, "doudizhu")
            header = Header(("甲一", "乙一", "丙一")[: 2 if game == "gomoku" else 3])
            record = Record("transcript", header, {}, acts, (1,) * len(acts), game=game)
            prepared = prepare(record, Sidings(store, lambda: f"{next(numbers):032x}"), SCRIBE)
            store.append([prepared.append(f"m-{n:016x}")], f"c-{n}", SCRIBE, n, prepared.rows)
    return path


@pytest.fixture
def verdicts(log: Path) -> Iterator[Callable[[str], Verdicts]]:
    """Return what opens the verdicts on the log, as judged by a program of some mark."""
    opened: list[Verdicts] = []

    def open_as(mark: str) -> Verdicts:
        opened.append(Verdicts(kept_beside(log), mark))
        return opened[-1]

    yield open_as
    for each in opened:
        each.close()


Open = Callable[[str], Verdicts]


def drawn(_: int, __: int) -> None:
    """Draw nothing."""


def all_of(log: Path, verdicts: Verdicts, jobs: int = 1) -> list[Verdict]:
    run(log, verdicts, jobs, drawn)
    return list(verdicts.each())


def test_every_match_has_the_verdict_of_the_audit(log: Path, verdicts: Open) -> None:
    found = {verdict.stream: verdict for verdict in all_of(log, verdicts("one"))}

    with SqliteStore(log, "read") as store:
        for stream in store.streams():
            lines = verified(store, stream)
            done = audit(script((line.data, line.actor) for line in lines if not isinstance(line.data, WordsErased)))
            assert (found[stream].findings, found[stream].open) == (done.findings, done.open)
            assert found[stream].acts == len(done.match.acts)
    assert sum(bool(verdict.findings) for verdict in found.values()) == 14


@pytest.mark.parametrize("jobs", [2, 3])
def test_verdicts_and_sums_are_the_same_for_any_number_of_workers(log: Path, verdicts: Open, jobs: int) -> None:
    alone = all_of(log, verdicts("one"))
    together = all_of(log, verdicts("two"), jobs)

    assert together == alone
    assert tally(together) == tally(alone)


def test_the_sums_are_those_of_the_findings(log: Path, verdicts: Open) -> None:
    found = all_of(log, verdicts("one"))
    sums = tally(found)

    assert (sums.matches, sums.clean, sums.damaged) == (70, 56, 0)
    assert sums.findings == sum(len(verdict.findings) for verdict in found) == sum(kind.findings for kind in sums.kinds)
    assert {kind.rule for kind in sums.kinds} == {finding.rule for verdict in found for finding in verdict.findings}
    turn = next(kind for kind in sums.kinds if kind.rule == "doudizhu.out_of_turn")
    assert (turn.clause, turn.waits, turn.matches) == ("DZ4.1", "chief_referee", 7)


def test_the_worst_come_first(log: Path, verdicts: Open) -> None:
    kept = verdicts("one")
    all_of(log, kept)

    weights = [verdict.weight for verdict in kept.each(worst_first=True)]
    assert weights == sorted(weights, reverse=True)
    assert weights[0] > weights[-1] == (False, 0, 0)


class Stopped(Exception):
    """Somebody pressed Ctrl+C."""


def interrupted(log: Path, verdicts: Verdicts) -> None:
    """Run until the first chunk is judged."""

    def stop(done: int, _: int) -> None:
        if done:
            raise Stopped

    with pytest.raises(Stopped):
        run(log, verdicts, 1, stop)


def test_an_interrupted_run_goes_on_where_it_was_stopped(log: Path, verdicts: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = all_of(log, verdicts("one"))
    interrupted(log, verdicts("two"))
    again: list[str] = []

    def counted(store: SqliteStore, stream: str) -> tuple[Verdict, str]:
        again.append(stream)
        return judge(store, stream)

    monkeypatch.setattr(archive, "judge", counted)
    rest = verdicts("two")

    assert run(log, rest, 1, drawn) == CHUNK
    assert len(again) == 70 - CHUNK
    assert list(rest.each()) == whole


def test_a_match_that_went_on_meanwhile_is_judged_again(log: Path, verdicts: Open) -> None:
    interrupted(log, verdicts("one"))
    with SqliteStore(log, "read") as store:
        first = store.streams()[0]
        before = store.version(first)
    with SqliteStore(log, durable=False) as store:
        record = Record("transcript", Header(), {}, (*BOARD, StonePlaced("white", "h8")), (1,) * 5)
        more = prepare(record, Sidings(store, lambda: "0" * 32), SCRIBE).append(first)
        store.append([archive_more(more, before)], "c-more", SCRIBE, 99, ())

    kept = verdicts("one")
    assert run(log, kept, 1, drawn) == CHUNK - 1
    assert next(iter(kept.each())).events == before + 1


def archive_more(add: object, expected: int) -> Append:
    assert isinstance(add, Append)
    return Append(add.stream, expected, add.events[expected:], add.actors[expected:] if add.actors else ())


@pytest.mark.parametrize("way", ["finished", "another program", "afresh"])
def test_nothing_is_taken_over_when_the_run_was_finished_or_another_programs(log: Path, verdicts: Open, way: str) -> None:
    if way == "finished":
        all_of(log, verdicts("one"))
    else:
        interrupted(log, verdicts("one"))

    kept = verdicts("two" if way == "another program" else "one")
    assert run(log, kept, 1, drawn, afresh=way == "afresh") == 0
    assert len(list(kept.each())) == 70


def test_a_damaged_match_is_named_and_the_others_are_judged(log: Path, verdicts: Open) -> None:
    with SqliteStore(log, "read") as store:
        broken = store.streams()[3]
    with hand(log) as conn, unguarded(conn):
        changed = "CAST(replace(CAST(line AS TEXT), 'S3', 'S4') AS BLOB)"
        conn.execute(sql("UPDATE event SET line =", changed, "WHERE stream = ? AND version = 3"), (broken,))

    found = all_of(log, verdicts("one"))
    assert [verdict.stream for verdict in found if verdict.damaged is not None] == [broken]
    assert tally(found).damaged == 1
    assert tally(found).findings > 0


def test_a_line_that_cannot_be_read_stops_no_other_match(log: Path, verdicts: Open) -> None:
    with SqliteStore(log, "read") as store:
        broken = store.streams()[5]
    with hand(log) as conn, unguarded(conn):
        conn.execute(sql("UPDATE event SET line = substr(line, 1, 60)", "WHERE stream = ? AND version = 2"), (broken,))

    found = all_of(log, verdicts("one"))
    assert [verdict.stream for verdict in found if verdict.damaged is not None] == [broken]
    assert len(found) == 70


def test_a_file_that_is_none_of_ours_is_thrown_away(log: Path, verdicts: Open) -> None:
    kept_beside(log).write_bytes(b"no database" * 100)
    assert len(all_of(log, verdicts("one"))) == 70


def test_the_mark_of_the_program_is_the_same_every_time() -> None:
    assert program() == program()
    assert len(program()) == 64
