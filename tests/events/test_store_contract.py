"""What every store of the log does, in memory and in SQLite alike."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from core.gomoku.messages import Resigned, StonePlaced
from core.people import Actor
from events.codec import CODEC
from events.memory import MemoryStore
from events.people import WordsErased, words
from events.sqlite import SqliteStore
from events.store import PEOPLE_STREAM, Append, Conflict, Entry, Head, Store
from tests.events.logs import CHIEF, ONE, REFEREE, SCRIBE, TWO, opening, row

H8, I9, LEFT = StonePlaced("black", "h8"), StonePlaced("white", "i9"), Resigned(1)


class Place:
    """Where a store is kept: `store` writes, `again()` is a second connection to the same log."""

    def __init__(self, store: Store, again: Callable[[], Store], ledger: Callable[[], list[tuple[bytes, str]]]) -> None:
        self.store, self.again, self.ledger = store, again, ledger


@pytest.fixture(params=["memory", "durable", "fast"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    if request.param == "memory":
        memory = MemoryStore()
        yield Place(memory, lambda: memory, lambda: memory.ledger)
        return
    durable = request.param == "durable"
    with (
        SqliteStore(tmp_path / "log.sqlite", durable=durable) as one,
        SqliteStore(tmp_path / "log.sqlite", durable=durable) as two,
    ):
        yield Place(one, lambda: two, lambda: list(one.conn.execute("SELECT line, hash FROM ledger ORDER BY number")))


@pytest.fixture
def store(place: Place) -> Store:
    return place.store


def begun(store: Store) -> None:
    """Given: m-1 with two lines, m-2 with one, in two commits."""
    store.append([Append("m-1", 0, (opening(), H8))], "c-1", SCRIBE, 1_000)
    store.append([Append("m-2", 0, (opening(),))], "c-2", SCRIBE, 2_000)


def everything(store: Store) -> tuple[object, ...]:
    return store.head(), store.streams(), tuple(store.read_all())


# --- appending and reading -------------------------------------------------------------------------------------------------


def test_an_empty_log_has_no_stream_no_line_and_an_empty_head(store: Store) -> None:
    assert everything(store) == (Head(0, ""), (), ())
    assert store.version("m-1") == 0
    assert list(store.read("m-1")) == []


def test_what_is_appended_is_read_back_line_for_line(store: Store) -> None:
    added = store.append([Append("m-1", 0, (opening(), H8))], "c-1", SCRIBE, 1_000)
    assert tuple(store.read("m-1")) == tuple(store.read_all()) == added
    assert [CODEC.decode(s.line).data for s in added] == [opening(), H8]
    assert all(s.hash == sha256(s.line).hexdigest() for s in added)


def test_a_line_says_where_it_stands_when_it_was_said_by_whom_and_what_came_before_it(store: Store) -> None:
    begun(store)
    (added,) = store.append([Append("m-1", 2, (I9,))], "c-3", REFEREE, 3_000)
    line = CODEC.decode(added.line)
    before = tuple(store.read("m-1"))[1]
    assert (line.stream, line.version, line.schema, line.at) == ("m-1", 3, 1, 3_000)
    assert (line.actor, line.command, line.ordinal, line.prev) == (REFEREE, "c-3", 0, before.hash)


def test_positions_count_all_lines_without_a_gap_and_versions_count_each_stream(store: Store) -> None:
    begun(store)
    store.append([Append("m-1", 2, (I9, LEFT))], "c-3", SCRIBE, 3_000)
    assert [s.position for s in store.read_all()] == [1, 2, 3, 4, 5]
    assert [s.position for s in store.read("m-1")] == [1, 2, 4, 5]
    assert (store.version("m-1"), store.version("m-2"), store.version("m-3")) == (4, 1, 0)
    assert store.streams() == ("m-1", "m-2")


def test_reading_can_begin_after_a_version_or_a_position(store: Store) -> None:
    begun(store)
    assert [CODEC.decode(s.line).version for s in store.read("m-1", 1)] == [2]
    assert [s.position for s in store.read_all(2)] == [3]
    assert list(store.read("m-1", 2)) == list(store.read_all(3)) == list(store.read_all(99)) == []


def test_a_second_connection_reads_what_the_first_wrote(place: Place) -> None:
    begun(place.store)
    assert everything(place.again()) == everything(place.store)


def test_events_of_one_commit_may_have_different_actors(store: Store) -> None:
    added = store.append([Append("m-1", 0, (opening(), H8, I9), (SCRIBE, REFEREE, CHIEF))], "c-1", SCRIBE, 1_000)
    assert [CODEC.decode(s.line).actor for s in added] == [SCRIBE, REFEREE, CHIEF]


def test_several_streams_are_written_in_one_commit_with_ordinals_that_run_through(store: Store) -> None:
    begun(store)
    added = store.append(
        [Append("m-1", 2, (I9, LEFT)), Append("m-2", 1, (H8,)), Append("m-3", 0, (opening(),))], "c-3", SCRIBE, 3
    )
    lines = [CODEC.decode(s.line) for s in added]
    assert [(line.stream, line.version, line.ordinal) for line in lines] == [
        ("m-1", 3, 0),
        ("m-1", 4, 1),
        ("m-2", 2, 2),
        ("m-3", 1, 3),
    ]
    assert store.head().number == 3


def test_streams_stand_in_the_order_of_their_first_lines_and_not_in_that_of_being_named(store: Store) -> None:
    store.append([Append("m-2", 0, ()), Append("m-1", 0, (opening(),)), Append("m-2", 0, (opening(),))], "c-1", SCRIBE, 1)
    assert store.streams() == ("m-1", "m-2")


def test_a_stream_may_be_named_twice_in_one_commit_and_the_second_goes_on_from_the_first(store: Store) -> None:
    added = store.append([Append("m-1", 0, (opening(),)), Append("m-1", 1, (H8,))], "c-1", SCRIBE, 1)
    one, two = (CODEC.decode(s.line) for s in added)
    assert (one.version, two.version, two.prev) == (1, 2, added[0].hash)


# --- the ledger ------------------------------------------------------------------------------------------------------------


def test_the_ledger_has_one_entry_a_commit_chained_and_covering_every_line_in_order(place: Place) -> None:
    begun(place.store)
    place.store.append([Append("m-1", 2, (I9,)), Append("m-2", 1, (H8,))], "c-3", SCRIBE, 3)
    hashes = [s.hash for s in place.store.read_all()]
    prev, first = "", 1
    for number, (raw, hashed) in enumerate(place.ledger(), start=1):
        entry = msgspec.json.decode(raw, type=Entry)
        covered = hashes[first - 1 : first - 1 + entry.count]
        assert (entry.number, entry.prev, entry.first) == (number, prev, first)
        assert entry.lines == sha256("".join(covered).encode()).hexdigest()
        assert hashed == sha256(raw).hexdigest()
        prev, first = hashed, first + entry.count
    assert first == len(hashes) + 1
    assert place.store.head() == Head(3, prev)


def test_a_commit_of_nothing_adds_no_stream_and_no_entry(store: Store) -> None:
    begun(store)
    before = everything(store)
    assert store.append([Append("m-3", 0, ())], "c-3", SCRIBE, 3) == ()
    assert everything(store) == before
    assert len(store.append([Append("m-3", 0, (opening(),))], "c-3", SCRIBE, 3)) == 1


# --- expected versions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("expected", [0, 1, 3])
def test_a_wrong_expected_version_is_a_conflict_that_says_both_and_adds_nothing(store: Store, expected: int) -> None:
    begun(store)
    before = everything(store)
    with pytest.raises(Conflict) as caught:
        store.append([Append("m-1", expected, (I9,))], "c-3", SCRIBE, 3, (ONE,))
    assert (caught.value.stream, caught.value.expected, caught.value.found) == ("m-1", expected, 2)
    assert f"{expected}" in caught.value.text.zh
    assert f"now at {2}" in caught.value.text.en
    assert everything(store) == before
    assert store.side([ONE.id]) == {}, "the side rows of a commit that did not happen"


def test_a_conflict_in_the_second_stream_takes_back_the_first(store: Store) -> None:
    begun(store)
    before = everything(store)
    with pytest.raises(Conflict):
        store.append([Append("m-1", 2, (I9,)), Append("m-2", 0, (H8,))], "c-3", SCRIBE, 3)
    assert everything(store) == before


def test_a_stream_named_twice_with_the_same_expected_version_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        store.append([Append("m-1", 0, (opening(),)), Append("m-1", 0, (H8,))], "c-1", SCRIBE, 1)
    assert everything(store) == (Head(0, ""), (), ())


def test_after_a_conflict_the_command_id_is_still_free(store: Store) -> None:
    begun(store)
    with pytest.raises(Conflict):
        store.append([Append("m-1", 0, (I9,))], "c-3", SCRIBE, 3)
    (added,) = store.append([Append("m-1", 2, (I9,))], "c-3", SCRIBE, 3)
    assert added.position == 4


def test_a_commit_that_cannot_be_written_down_adds_nothing(store: Store) -> None:
    begun(store)
    before = everything(store)
    with pytest.raises(UnicodeEncodeError):
        store.append([Append("m-1", 2, (I9, StonePlaced("black", "\ud800")))], "c-3", SCRIBE, 3, (ONE,))
    assert everything(store) == before
    assert len(store.append([Append("m-1", 2, (I9,))], "c-3", SCRIBE, 3)) == 1


# --- command ids -----------------------------------------------------------------------------------------------------------


def test_a_command_id_that_is_known_answers_with_its_first_result_and_adds_nothing(place: Place) -> None:
    begun(place.store)
    first = place.store.append([Append("m-1", 2, (I9, LEFT)), Append("m-2", 1, (H8,))], "c-3", SCRIBE, 3)
    before = everything(place.store)
    for store in (place.store, place.again()):
        assert store.append([Append("m-1", 2, (I9, LEFT)), Append("m-2", 1, (H8,))], "c-3", SCRIBE, 9_999) == first
        assert store.append([Append("m-7", 5, (H8,))], "c-3", CHIEF, 3, (ONE,)) == first, "whatever comes with it"
        assert store.first_result("c-3") == first
    assert everything(place.store) == before
    assert place.store.side([ONE.id]) == {}


def test_a_command_id_that_is_not_known_has_no_result(store: Store) -> None:
    begun(store)
    assert store.first_result("c-3") == ()


# --- the side table --------------------------------------------------------------------------------------------------------


def test_side_rows_come_with_their_commit_and_the_first_of_an_id_stays(store: Store) -> None:
    store.append([Append("m-1", 0, (opening(),))], "c-1", SCRIBE, 1, (ONE, TWO))
    store.keep((msgspec.structs.replace(ONE, body="别人"), row("text", "雨天")))
    assert store.side([ONE.id, TWO.id, row("text", "雨天").id, "p-none"]) == {
        ONE.id: "王小明",
        TWO.id: "李华",
        row("text", "雨天").id: "雨天",
    }


def test_a_person_is_found_by_name_and_a_text_of_the_same_words_is_not_a_person(store: Store) -> None:
    store.keep((row("text", "王小明"), ONE))
    assert store.person("王小明") == ONE
    assert store.person("王小") is None
    assert store.person("李华") is None


def test_of_two_people_of_one_name_the_first_is_found(store: Store) -> None:
    namesake = words("person", "王小明", "0" * 32)
    store.keep((ONE, namesake))
    assert store.person("王小明") == ONE


def test_keeping_rows_adds_nothing_to_the_log(store: Store) -> None:
    begun(store)
    before = everything(store)
    store.keep((ONE,))
    assert everything(store) == before


def test_erasing_takes_the_words_logs_it_and_leaves_every_chain_as_it_was(place: Place) -> None:
    store = place.store
    store.append([Append("m-1", 0, (opening(), H8))], "c-1", SCRIBE, 1, (ONE, TWO))
    lines, entries = list(store.read_all()), place.ledger()[:]
    (erased,) = store.erase(ONE.id, "request", "e-1", CHIEF, 2)
    line = CODEC.decode(erased.line)
    assert (line.stream, line.version, line.data, line.actor) == (PEOPLE_STREAM, 1, WordsErased(ONE.id, "request"), CHIEF)
    assert store.side([ONE.id, TWO.id]) == {TWO.id: "李华"}
    assert store.person("王小明") is None
    assert list(store.read_all())[:-1] == lines
    assert place.ledger()[:-1] == entries
    assert "王小明" not in erased.line.decode()


def test_erasing_twice_is_chained_in_the_stream_of_people_and_a_retry_adds_nothing(store: Store) -> None:
    store.keep((ONE, TWO))
    first = store.erase(ONE.id, "request", "e-1", CHIEF, 1)
    (second,) = store.erase(TWO.id, "request", "e-2", CHIEF, 2)
    assert store.erase(ONE.id, "request", "e-1", CHIEF, 3) == first
    assert CODEC.decode(second.line).prev == first[0].hash
    assert store.version(PEOPLE_STREAM) == 2


def test_an_actor_of_any_name_is_kept_as_given(store: Store) -> None:
    strange = Actor('p-"\\\u0000\u2028複', "organiser")
    (added,) = store.append([Append("m-1", 0, (opening(),))], "c'; DROP TABLE event; --", strange, 1)
    assert CODEC.decode(added.line).actor == strange
    assert store.first_result("c'; DROP TABLE event; --") == (added,)
