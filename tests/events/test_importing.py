"""From a record file's plain values to events: names become ids, texts hashes, act numbers versions, and nothing is lost."""

from itertools import count
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.desk.messages import (
    AppealDecided,
    Appealed,
    CallMade,
    CallWithdrawn,
    DeskAct,
    FactFound,
    GameGoesTo,
    GameIsVoid,
    OffenceHeld,
    Ruled,
)
from core.gomoku.messages import (
    Act,
    ColourChosen,
    ColoursTaken,
    ConductNoted,
    FiveFormed,
    GameWon,
    MatchOpened,
    Resigned,
    StonePlaced,
    TossHeld,
)
from core.gomoku.options import DEFAULTS, OPTIONS
from core.people import Actor
from core.script import judged_one_by_one, script
from core.table import Event
from events.importing import Prepared, Sidings, prepare, silent_on
from events.memory import MemoryStore
from events.records import found
from events.records.record import Desk, Header, Record
from events.session import load
from events.sqlite import SqliteStore
from events.verify import verify
from tests.events import logs
from tests.events.logs import ONE, SCRIBE
from tests.machines.strategies import desk_acts, play_acts

FIXTURES = Path(__file__).parents[2] / "fixtures"
FOLDERS = ("records/gomoku", "records/doudizhu", "transcripts", "demo")
FILES = sorted(p for kind in FOLDERS for p in (FIXTURES / kind).iterdir() if p.suffix not in (".md", ".jsonl"))
BEGIN: tuple[Act, ...] = (TossHeld(0), ColoursTaken(0))
FIVE = tuple(StonePlaced("white" if n % 2 else "black", at) for n, at in enumerate(logs.FIVE.split()))


def record(*acts: Act | Desk, options: dict[str, str] | None = None, header: Header | None = None, **more: object) -> Record:
    """A record with one act a line, from line 10 on."""
    places = tuple(range(10, 10 + len(acts)))
    return msgspec.structs.replace(Record("psq", header or Header(), options or {}, acts, places), **more)


def sidings(store: MemoryStore | None = None) -> Sidings:
    numbers = count()
    return Sidings(store or MemoryStore(), lambda: f"{next(numbers):032x}")


def taken(given: Record, store: MemoryStore | None = None) -> Prepared:
    return prepare(given, sidings(store), SCRIBE)


def body(prepared: Prepared, row_id: str | None) -> str:
    """The words of an id."""
    return next(r.body for r in prepared.rows if r.id == row_id)


def opened(prepared: Prepared) -> MatchOpened:
    assert isinstance(prepared.events[0], MatchOpened)
    return prepared.events[0]


# --- names and texts -------------------------------------------------------------------------------------------------------

HEADER = Header(("王小明", "李华"), "秋季赛", "第三轮", "7", "吴刚", "2026-10-01", 30, "下雨")


def test_names_become_persons_and_the_card_becomes_texts() -> None:
    prepared = taken(record(*BEGIN, header=HEADER, comments={1: "换了座位"}))
    opening = opened(prepared)
    about = opening.about
    assert [body(prepared, i) for i in opening.players] == ["王小明", "李华"]
    assert [body(prepared, i) for i in (about.meet, about.round, about.table, about.referee)] == ["秋季赛", "第三轮", "7", "吴刚"]
    assert body(prepared, opening.source.note) == "2026-10-01\n下雨\n2: 换了座位"
    assert (opening.minutes, opening.source.format) == (30, "psq")
    kinds = {r.body: r.kind for r in prepared.rows}
    assert kinds["王小明"] == kinds["吴刚"] == "person"
    assert kinds["秋季赛"] == kinds["7"] == "text"


def test_no_name_and_no_text_stands_in_any_line() -> None:
    store = MemoryStore()
    told = ["王小明", "李华", "秋季赛", "第三轮", "吴刚", "2026-10-01", "下雨", "换了座位", "碰动", "偷看", "郑洁"]
    call = Desk(CallMade(0, (1,), "偷看"), "郑洁", "referee")
    given = record(*BEGIN, ConductNoted(1, "other", "碰动"), call, header=HEADER, comments={0: "换了座位"})
    prepared = taken(given)
    store.append([prepared.append("m-1")], "c-1", SCRIBE, 1, prepared.rows)
    written = b"".join(s.line for s in store.read_all()).decode()
    assert [word for word in told if word in written] == []
    side = store.side([r.id for r in prepared.rows]).values()
    assert [word for word in told if not any(word in words for words in side)] == []


def test_a_person_that_the_store_knows_keeps_the_id_and_one_of_two_names_gets_one_row() -> None:
    store = MemoryStore()
    store.keep((ONE,))
    prepared = taken(record(*BEGIN, header=Header(("王小明", "王小明"), referee="吴刚")), store)
    one, two = opened(prepared).players
    assert one == two == ONE.id
    assert [r.body for r in prepared.rows] == ["王小明", "吴刚"]


def test_a_text_gets_an_id_of_its_own_every_time() -> None:
    """Two cards with the same words must not be told to be the same by their hashes."""
    prepared = taken(record(header=Header(meet="友谊赛", round="友谊赛")))
    assert opened(prepared).about.meet != opened(prepared).about.round


def test_players_without_a_name_are_called_by_their_side() -> None:
    prepared = taken(record(*BEGIN))
    assert [body(prepared, i) for i in opened(prepared).players] == ["甲", "乙"]
    assert opened(prepared).about.meet is opened(prepared).about.referee is opened(prepared).source.note is None


def test_texts_of_acts_become_hashes_and_every_other_field_stays() -> None:
    desk = (
        Desk(CallMade(0, (), "请看"), "王小明", "player"),
        Desk(FactFound(1, "碰了子", "witness", "disputed"), "吴刚", "referee"),
        Desk(OffenceHeld(1, 1, "other", "WZ3", 1), "吴刚", "referee"),
        Desk(Ruled(1, "WZ3", GameGoesTo(1, 0), "5" * 64, "明显"), "郑洁", "chief_referee"),
        Desk(Appealed(1, 1, "law", "不服"), "李华", "player"),
        Desk(AppealDecided(1, "varied", "GC1.3", "6" * 64, GameIsVoid(1), "重赛"), "郑洁", "chief_referee"),
        Desk(CallMade(None), "吴刚", "referee"),
        Desk(CallWithdrawn(2), "吴刚", "referee"),
    )
    prepared = taken(record(*BEGIN, ConductNoted(1, "moved_stone", "动了 h8"), *desk))
    events, actors = prepared.events, prepared.actors
    said = [(event, actor) for event, actor in zip(events, actors, strict=True) if isinstance(event, ConductNoted | DeskAct)]
    free = ("note", "claim", "fact", "why")
    texts = [body(prepared, i) for event, _ in said for name in free if (i := getattr(event, name, None)) is not None]
    assert texts == ["动了 h8", "请看", "碰了子", "明显", "不服", "重赛"]
    assert [body(prepared, actor.person) for _, actor in said if actor != SCRIBE] == [d.person for d in desk]
    assert [actor.role for _, actor in said if actor != SCRIBE] == [d.role for d in desk]
    for (event, _), original in zip(said[1:], desk, strict=True):
        nothing = {name: None for name in (*free, "act") if hasattr(event, name)}
        assert msgspec.structs.replace(event, **nothing) == msgspec.structs.replace(original.act, **nothing)


def test_a_role_that_is_unknown_is_taken_for_a_referee() -> None:
    prepared = taken(record(Desk(CallMade(0), "王小明", "coach")))
    assert prepared.actors[-1].role == "referee"


# --- options ---------------------------------------------------------------------------------------------------------------


def test_what_the_source_states_is_in_force_and_what_it_is_silent_on_is_listed() -> None:
    given = record(*BEGIN, options={"board": "size_20", "overline": "nothing"})
    options, silent = opened(taken(given)).options, silent_on(given)
    assert (options.board, options.overline, options.opening_rule) == ("size_20", "nothing", DEFAULTS.opening_rule)
    assert set(silent) == {option.key for option in OPTIONS} - {"board", "overline"}
    assert taken(given).opening == opened(taken(given))
    assert opened(taken(given)).source.assumed == silent


# --- acts ------------------------------------------------------------------------------------------------------------------


def test_results_stand_behind_their_acts_and_numbers_of_acts_become_versions() -> None:
    call = Desk(CallMade(1, (11, 12)), "李华", "player")
    held = Desk(OffenceHeld(1, 12, "other", "WZ3", 1), "吴刚", "referee")
    prepared = taken(record(*BEGIN, *FIVE, ColoursTaken(1), call, held))
    assert [type(event) for event in prepared.events[11:15]] == [StonePlaced, FiveFormed, GameWon, ColoursTaken]
    assert prepared.acts == (2, 3, *range(4, 13), 15, 16, 17)
    assert prepared.events[15] == CallMade(1, (12, 15))
    assert prepared.events[16] == OffenceHeld(1, 15, "other", "WZ3", 1)
    assert prepared.troubles == ()


def test_the_first_act_of_a_record_is_the_second_record_of_its_stream() -> None:
    prepared = taken(record(*BEGIN, Desk(CallMade(1, (1, 2)), "李华", "player")))
    assert prepared.events[-1] == CallMade(1, (2, 3))


@pytest.mark.parametrize("number", [0, 3, 99])
def test_a_number_that_names_no_act_before_it_ends_the_match_there(number: int) -> None:
    prepared = taken(record(*BEGIN, Desk(CallMade(1, (number,)), "李华", "player"), StonePlaced("black", "h8")))
    assert prepared.events[1:] == BEGIN
    (trouble,) = prepared.troubles
    assert (trouble.line, trouble.column) == (12, 1)
    assert f"第{number}个动作" in trouble.text.zh
    assert f"Act {number} " in trouble.text.en


def test_irregular_acts_are_kept_as_played() -> None:
    acts = (*BEGIN, StonePlaced("white", "h8"), StonePlaced("white", "h8"), StonePlaced("black", "z99"), Resigned(1), *FIVE[:2])
    prepared = taken(record(*acts))
    assert prepared.troubles == ()
    assert [e for e in prepared.events if isinstance(e, Act) and not isinstance(e, MatchOpened)] == list(acts)


NONSENSE: dict[str, Act | Desk] = {
    "a choice without an opening": ColourChosen(0, "white"),
    "a second opening of the match": MatchOpened(("p-1", "p-2"), DEFAULTS),
    "a ruling without a call": Desk(Ruled(1, "WZ3", GameGoesTo(1, 0), ""), "吴刚", "referee"),
}


@pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=NONSENSE.keys())
def test_an_act_that_makes_no_sense_ends_the_match_with_its_line_and_what_came_before_is_kept(nonsense: Act | Desk) -> None:
    prepared = taken(record(*BEGIN, StonePlaced("black", "h8"), nonsense, StonePlaced("white", "i9")))
    assert prepared.events[1:] == (*BEGIN, StonePlaced("black", "h8"))
    assert (prepared.acts, len(prepared.actors)) == ((2, 3, 4), 4)
    (trouble,) = prepared.troubles
    assert (trouble.line, trouble.column) == (13, 1)
    assert trouble.text.zh.endswith("。")
    assert trouble.text.en.endswith(".")


def test_a_record_without_an_act_is_an_opened_match() -> None:
    prepared = taken(record())
    assert len(prepared.events) == 1
    assert prepared.acts == ()


# --- what is stored is what the rules derive -------------------------------------------------------------------------------


def stored_equals_derived(events: tuple[Event, ...], actors: tuple[Actor, ...]) -> None:
    match = script(tuple(zip(events, actors, strict=True)))
    for taken_down in judged_one_by_one(match).taken:
        assert taken_down.results == match.said.get(taken_down.number - 1, ()), taken_down.act


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_sample_file_is_imported_whole_and_its_log_is_sound(path: Path, tmp_path: Path) -> None:
    log = tmp_path / "log.sqlite"
    with SqliteStore(log, durable=False) as store:
        numbers = count()
        for n, given in enumerate(found.read(path.read_bytes())):
            numbered = Sidings(store, lambda: f"{next(numbers):032x}")
            me = Actor(numbered.person("周敏"), "scribe")
            prepared = prepare(given, numbered, me)
            stored = store.append([prepared.append(f"m-{n}")], f"c-{n}", me, n, prepared.rows)
            stored_equals_derived(prepared.events, prepared.actors)
            live = load(store, f"m-{n}")
            assert live.history.version == len(stored) == len(prepared.events)
    assert verify(log).faults == ()


desks = st.builds(Desk, desk_acts(), st.sampled_from(("吴刚", "郑洁")), st.sampled_from(("referee", "chief_referee", "?")))


@given(st.lists(st.one_of(play_acts(), play_acts(), desks), max_size=25))
def test_whatever_a_record_holds_is_imported_up_to_what_makes_no_sense(acts: list[Act | Desk]) -> None:
    prepared, store = taken(record(*acts)), MemoryStore()
    if prepared.troubles:
        (trouble,) = prepared.troubles
        assert trouble.line == 10 + len(prepared.acts)
    else:
        assert len(prepared.acts) == len(acts)
    stored_equals_derived(prepared.events, prepared.actors)
    store.append([prepared.append("m-1")], "c-1", SCRIBE, 1, prepared.rows)
    assert load(store, "m-1").history.version == len(prepared.events)
