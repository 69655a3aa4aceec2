"""The list of matches in its own file: rebuilt equals incremental, and the file can be thrown away at any time."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.live import Cannot
from core.people import Actor
from core.table import Act
from events.codec import CODEC
from events.memory import MemoryStore
from events.session import Session
from events.sqlite import SqliteStore
from events.store import Append
from projections import matches
from projections.matches import Summary
from projections.readmodel import ReadModel, beside
from tests.events.logs import FIVE, OPENED, SCRIBE, TWO, Sitting, club, lawful, opening, slipped
from tests.machines.strategies import actors, desk_acts, play_acts, rewinds


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return beside(tmp_path / "club.sqlite")


def whole() -> MemoryStore:
    store = MemoryStore()
    club(store)
    return store


def upto(store: MemoryStore, position: int) -> MemoryStore:
    """The log as it was when it ended at a position; its lines are the same to the byte."""
    early = MemoryStore()
    for stored in store.all[:position]:
        early.all.append(stored)
        early.by_stream.setdefault(CODEC.decode(stored.line).stream, []).append(stored)
    return early


def listed(model: ReadModel) -> dict[str, Summary]:
    return {row.stream: row for row in model.rows()}


def from_scratch(store: MemoryStore) -> dict[str, Summary]:
    """The plain definition: every line folded from the first on."""
    acc = matches.initial()
    for stored in store.read_all():
        acc = matches.apply(acc, CODEC.decode(stored.line))
    return {row.stream: row for row in matches.rows(acc)}


# --- rebuilt equals incremental --------------------------------------------------------------------------------------------


def test_row_by_row_the_list_is_the_fold_of_the_log_at_every_position(tmp_path: Path) -> None:
    store, step, again = whole(), ReadModel(tmp_path / "step"), ReadModel(tmp_path / "again")
    for position in range(len(store.all) + 1):
        early = upto(store, position)
        assert step.catch_up(early) == (1 if position else 0)
        assert again.rebuild(early) == position
        assert listed(step) == listed(again) == from_scratch(early), position
    assert len(listed(step)) == 4
    step.close()
    again.close()


acts = st.one_of(play_acts(), play_acts(), play_acts(), desk_acts(), rewinds())
said = st.lists(st.tuples(st.sampled_from(("m-1", "m-2")), acts, actors, st.booleans()), max_size=25)


@given(said)
@settings(max_examples=25)
def test_whenever_it_catches_up_the_list_is_the_fold_of_the_log(given_acts: list[tuple[str, Act, Actor, bool]]) -> None:
    store, model = MemoryStore(), ReadModel(Path(":memory:"))
    sessions = {stream: Sitting(store, "as_played", stream).session for stream in ("m-1", "m-2")}
    for n, (stream, act, actor, looks) in enumerate(given_acts):
        taken(sessions[stream], act, actor, f"c-{n}")
        if looks:
            model.catch_up(store)
            assert listed(model) == from_scratch(store)
    model.catch_up(store)
    assert listed(model) == from_scratch(store)
    model.rebuild(store)
    assert listed(model) == from_scratch(store)
    model.close()


def taken(session: Session, act: Act, actor: Actor, command: str) -> None:
    try:
        session.do(act, actor, command)
    except Cannot:
        return


def test_progress_counts_the_new_lines(path: Path) -> None:
    store, model, told = whole(), ReadModel(path), list[int]()
    assert model.catch_up(store, told.append) == len(store.all)
    assert told == list(range(1, len(store.all) + 1))
    assert model.catch_up(store, told.append) == 0
    model.close()


# --- when the rows do not hold ---------------------------------------------------------------------------------------------


def spoiled(path: Path) -> None:
    """Rows that are not those of the log, as a fault of an earlier version would leave them."""
    model = ReadModel(path)
    model.conn.execute("UPDATE match SET row = replace(row, '\"moves\":', '\"moves\":9')")
    model.conn.execute("INSERT INTO match SELECT 'm-ghost', opened_at, fingerprint, row FROM match LIMIT 1")
    model.close()


def caught_up(path: Path, store: MemoryStore) -> dict[str, Summary]:
    model = ReadModel(path)
    model.catch_up(store)
    found = listed(model)
    model.close()
    return found


def test_rows_that_hold_are_not_built_again(path: Path) -> None:
    """Given so that the tests below show a rebuild and not a list that is built every time."""
    store = whole()
    caught_up(path, store)
    spoiled(path)
    assert caught_up(path, store) != from_scratch(store)


def test_another_version_of_the_projection_builds_everything_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = whole()
    caught_up(path, store)
    spoiled(path)
    monkeypatch.setattr(matches, "VERSION", matches.VERSION + 1)
    assert caught_up(path, store) == from_scratch(store)
    assert len(caught_up(path, store)) == 4


def test_another_log_builds_everything_again(path: Path) -> None:
    store, other = whole(), MemoryStore()
    for take in (slipped, lawful):
        take(other)
    caught_up(path, store)
    assert caught_up(path, other) == from_scratch(other)
    assert set(caught_up(path, other)) == {"m-slipped", "m-lawful"}
    assert caught_up(path, store) == from_scratch(store)


def test_a_log_that_is_shorter_than_the_list_builds_everything_again(path: Path) -> None:
    store = whole()
    caught_up(path, store)
    for length in (20, 1, 0):
        early = upto(store, length)
        assert caught_up(path, early) == from_scratch(early)


def test_a_log_with_another_line_at_the_place_that_was_reached_builds_everything_again(path: Path) -> None:
    store = whole()
    caught_up(path, store)
    other = upto(store, len(store.all) - 1)
    other.append([Append("m-new", 0, (opening(),))], "c-new", SCRIBE, OPENED)
    assert len(other.all) == len(store.all)
    spoiled(path)
    assert caught_up(path, other) == from_scratch(other)


def test_rebuilding_mends_whatever_was_done_to_the_rows(path: Path) -> None:
    store = whole()
    caught_up(path, store)
    spoiled(path)
    model = ReadModel(path)
    assert model.rebuild(store) == len(store.all)
    assert listed(model) == from_scratch(store)
    model.close()


# --- the file is disposable ------------------------------------------------------------------------------------------------


def test_the_file_lies_beside_its_log_and_deleting_it_loses_nothing(tmp_path: Path) -> None:
    log = tmp_path / "club.sqlite"
    with SqliteStore(log, durable=False) as store:
        club(store)
    before = log.read_bytes()
    with SqliteStore(log, "read") as store:
        for left in (".views", ".views-wal", ".views-shm", ""):
            model = ReadModel(beside(log))
            model.catch_up(store)
            assert set(listed(model)) == {"m-lawful", "m-irregular", "m-ruled", "m-slipped"}
            model.close()
            if left:
                log.with_name(log.name + left).unlink(missing_ok=True)
    assert log.read_bytes() == before


def test_the_file_holds_no_name_and_no_text(path: Path) -> None:
    caught_up(path, whole())
    for name in ("王小明", "李华", "周敏", "秋季赛"):
        assert name.encode() not in path.read_bytes()


def test_a_file_that_is_no_database_is_thrown_away_and_built_again(path: Path) -> None:
    path.write_bytes(b"no database at all " * 100)
    store = MemoryStore()
    lawful(store)
    assert len(caught_up(path, store)) == 1


# --- what the rows say -----------------------------------------------------------------------------------------------------


def test_a_row_says_who_when_and_what_came_of_it(path: Path) -> None:
    store = MemoryStore()
    lawful(store)
    row = caught_up(path, store)["m-lawful"]
    line = CODEC.decode(store.all[0].line)
    assert (row.opened_at, row.changed_at) == (line.at, CODEC.decode(store.all[-1].line).at)
    assert row.players == opening().players
    assert (row.game, row.phase, row.score.en, row.moves) == ("gomoku", "decided", "2 : 0", 11)
    assert (row.version, row.format) == (20, "live")


def test_rows_follow_going_back(path: Path) -> None:
    match = Sitting()
    match.begin()
    match.moves(FIVE)
    assert isinstance(match.store, MemoryStore)
    won = caught_up(path, match.store)["m-1"]
    assert (won.phase, won.score.en, won.moves) == ("between", "1 : 0", 9)
    match.back(11)
    back = caught_up(path, match.store)["m-1"]
    assert (back.phase, back.score.en, back.moves) == ("play", "0 : 0", 8)
    assert back.version == won.version + 1
    match.moves("l8")
    again = caught_up(path, match.store)["m-1"]
    assert (again.phase, again.score, again.moves, again.fingerprint) == (won.phase, won.score, won.moves, won.fingerprint)
    assert back.fingerprint != won.fingerprint


def test_a_slip_that_was_corrected_is_the_same_game_as_one_without_a_slip(path: Path) -> None:
    store = MemoryStore()
    slipped(store)
    plain = Sitting(store, stream="m-plain")
    plain.begin()
    plain.moves("h8 i9")
    rows = caught_up(path, store)
    assert rows["m-slipped"].fingerprint == rows["m-plain"].fingerprint
    model = ReadModel(path)
    assert {row.stream for row in model.same_game(rows["m-plain"].fingerprint)} == {"m-slipped", "m-plain"}
    assert model.same_game("none") == ()
    model.close()


def test_an_erasure_changes_no_row(path: Path) -> None:
    store = MemoryStore()
    lawful(store)
    before = caught_up(path, store)
    store.erase(TWO.id, "request", "e-1", SCRIBE, OPENED)
    assert caught_up(path, store) == before


def test_the_latest_match_stands_first_and_one_can_be_asked_for(path: Path) -> None:
    store = MemoryStore()
    for n, stream in enumerate(("m-b", "m-c", "m-a")):
        store.append([Append(stream, 0, (opening(),))], f"c-{stream}", SCRIBE, OPENED + n // 2)
    model = ReadModel(path)
    model.catch_up(store)
    assert [row.stream for row in model.rows()] == ["m-a", "m-b", "m-c"]
    found = model.row("m-c")
    assert found is not None
    assert found.stream == "m-c"
    assert model.row("m-none") is None
    model.close()
