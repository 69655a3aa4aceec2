"""Taking a match down: what is judged, what is kept, what is refused, and who came first."""

import pytest

from core.desk.messages import Appealed, CallMade, CallWithdrawn, DeskAct, GameGoesTo, Ruled, Stands
from core.desk.state import DESK_NEXT, DESK_PHASE_NAMES, DeskPhase
from core.games import of_others
from core.gomoku.messages import (
    Absent,
    ColourChosen,
    ColoursTaken,
    ConductNoted,
    FiveFormed,
    GameWon,
    MatchOpened,
    OpeningBegun,
    Resigned,
    StonePlaced,
    TossHeld,
)
from core.gomoku.phases import NEXT, PHASE_NAMES, Phase
from core.live import Cannot, Live
from core.rewound import Rewound
from core.table import Act, Event, type_of
from events.codec import CODEC
from events.memory import MemoryStore
from events.people import WordsErased
from events.session import Refused, Session, load, new_match
from events.store import PEOPLE_STREAM, Append, Conflict, Damaged
from projections.library import load_match
from tests.events.golden import SAMPLES
from tests.events.logs import CHIEF, FIVE, PEOPLE, REFEREE, SCRIBE, SHOWN, Sitting, by, club, opening, row

EVENTS: tuple[Event, ...] = tuple(sample for sample in SAMPLES if not isinstance(sample, WordsErased))
PLAYER = by("王小明", "player")


def stands(live: Live) -> tuple[object, ...]:
    """Everything that a match is now: its states, their order, its phases."""
    history = live.history
    told = tuple(history.tables), tuple(history.parent), tuple(history.rulings), frozenset(history.results)
    return *told, live.play.phase, live.desk.phase


def kept(match: Sitting) -> list[Event]:
    return [line.data for s in match.store.read(match.stream) if not isinstance((line := CODEC.decode(s.line)).data, WordsErased)]


# --- strict and as played --------------------------------------------------------------------------------------------------


def test_an_act_by_the_rules_is_appended_with_what_follows_in_one_commit() -> None:
    match = Sitting()
    match.begin()
    done = match.moves(FIVE)
    assert [type(event) for event in done.events] == [StonePlaced, FiveFormed, GameWon]
    assert (done.violations, done.repeated) == ((), False)
    assert done.version == 12
    assert kept(match)[-3:] == list(done.events)
    assert match.store.head().number == match.given
    assert {CODEC.decode(s.line).command for s in match.store.read("m-1", 11)} == {f"m-1-{match.given}"}


def test_a_strict_table_refuses_with_every_clause_that_is_broken_and_the_match_stays_as_it_was() -> None:
    match = Sitting()
    match.begin()
    match.moves("h8 i9")
    before, log = stands(match.session.live), kept(match)
    with pytest.raises(Refused) as caught:
        match.do(StonePlaced("white", "h8"))
    assert [v.rule.code for v in caught.value.violations] == ["gomoku.out_of_turn", "gomoku.occupied"]
    for violation in caught.value.violations:
        assert violation.text.zh in caught.value.text.zh
        assert violation.text.en in caught.value.text.en
    assert stands(match.session.live) == before
    assert kept(match) == log
    assert match.moves("k8").version == 6


def test_as_played_the_same_act_is_kept_and_what_it_breaks_is_said() -> None:
    match = Sitting(policy="as_played")
    match.begin()
    match.moves("h8 i9")
    done = match.do(StonePlaced("white", "h8"))
    assert [v.rule.code for v in done.violations] == ["gomoku.out_of_turn", "gomoku.occupied"]
    assert kept(match)[-1] == StonePlaced("white", "h8")


def test_what_was_observed_is_taken_down_at_a_strict_table_too_and_what_it_breaks_is_said() -> None:
    match = Sitting()
    match.begin()
    match.moves("h8 i9")
    done = match.do(ConductNoted(1, "moved_stone"))
    assert [(v.rule.code, v.rule.observed) for v in done.violations] == [("gomoku.conduct", True)]
    assert kept(match)[-1] == ConductNoted(1, "moved_stone")


def test_gc3_2_a_strict_desk_refuses_a_result_ruled_by_a_referee() -> None:
    match = Sitting()
    match.begin()
    match.do(CallMade(0), PLAYER)
    before = stands(match.session.live)
    with pytest.raises(Refused) as caught:
        match.do(Ruled(1, "WZ3", GameGoesTo(1, 0), SHOWN), REFEREE)
    assert [v.rule.clause for v in caught.value.violations] == ["GC3.2"]
    assert stands(match.session.live) == before
    match.do(Ruled(1, "WZ3", GameGoesTo(1, 0), SHOWN), CHIEF)
    assert match.session.live.play.phase is Phase.BETWEEN


def test_what_cannot_be_judged_is_handed_back() -> None:
    match = Sitting(policy="as_played")
    match.begin()
    done = match.do(StonePlaced("black", None))
    assert done.unjudged


def test_rows_come_with_the_act_that_names_them_and_not_with_one_that_is_refused() -> None:
    match, note = Sitting(), row("text", "碰动")
    with pytest.raises(Refused):
        match.do(ColoursTaken(0), rows=(note,))
    assert match.store.side([note.id]) == {}
    match.do(CallMade(0, (), note.id), rows=(note,))
    assert match.store.side([note.id]) == {note.id: "碰动"}


# --- what makes no sense where the match stands ----------------------------------------------------------------------------

THREE = (StonePlaced("black", "h8"), StonePlaced("white", "h9"), StonePlaced("black", "i9"))
TO: dict[Phase, tuple[Act, ...]] = {
    Phase.TOSS: (),
    Phase.COLOURS: (TossHeld(0),),
    Phase.OPENING: (TossHeld(0), OpeningBegun(0)),
    Phase.CHOICE: (TossHeld(0), OpeningBegun(0), *THREE),
    Phase.PLAY: (TossHeld(0), OpeningBegun(0), *THREE, ColourChosen(1, "white")),
    Phase.BETWEEN: (TossHeld(0), OpeningBegun(0), Resigned(1)),
    Phase.DECIDED: (Absent((1,)),),
}
CALLED = CallMade(0)
TO_DESK: dict[DeskPhase, tuple[Act, ...]] = {
    DeskPhase.QUIET: (),
    DeskPhase.CALLED: (CALLED,),
    DeskPhase.WITHDRAWN: (CALLED, CallWithdrawn(1)),
    DeskPhase.RULED: (CALLED, Ruled(1, "WZ3", Stands(), SHOWN)),
    DeskPhase.APPEALED: (CALLED, Ruled(1, "WZ3", Stands(), SHOWN), Appealed(1, 1, "fact")),
}
FOREIGN = of_others(opening())
STRANGE = [event for event in EVENTS if type(event) in FOREIGN]
PLAY = [event for event in EVENTS if type(event) not in FOREIGN and not isinstance(event, DeskAct | Rewound)]
DESK = [event for event in EVENTS if isinstance(event, DeskAct)]
OUTSIDE = [(phase, event) for phase in Phase for event in PLAY if (type_of(event), phase) not in NEXT]
DESK_OUTSIDE = [(phase, event) for phase in DeskPhase for event in DESK if (type_of(event), phase) not in DESK_NEXT]


def led(*acts: Act) -> Sitting:
    """A match under swap2, as played, brought to where these acts lead."""
    match = Sitting(policy="as_played", opening_rule="swap2")
    for act in acts:
        match.do(act)
    return match


@pytest.mark.parametrize("phase", Phase)
def test_the_matches_of_these_tests_are_in_the_phase_that_they_are_for(phase: Phase) -> None:
    assert led(*TO[phase]).session.live.play.phase is phase


@pytest.mark.parametrize("phase", DeskPhase)
def test_the_desks_of_these_tests_are_in_the_phase_that_they_are_for(phase: DeskPhase) -> None:
    assert led(*TO_DESK[phase]).session.live.desk.phase is phase


def refused(match: Sitting, event: Event) -> Cannot:
    """Say an event where it makes no sense: an act to the session, a result straight to the match."""
    before, log = stands(match.session.live), kept(match)
    with pytest.raises(Cannot) as caught:
        match.do(event) if isinstance(event, Act) else match.session.live.apply(event, SCRIBE)
    assert stands(match.session.live) == before
    assert kept(match) == log
    text = caught.value.text
    assert text.zh.endswith("。")
    assert text.en.endswith(".")
    return caught.value


@pytest.mark.parametrize(("phase", "event"), OUTSIDE, ids=lambda value: value if isinstance(value, Phase) else type_of(value))
def test_an_event_outside_the_rows_is_refused_by_both_policies_in_a_sentence_with_its_phase(phase: Phase, event: Event) -> None:
    match = led(*TO[phase])
    cannot = refused(match, event)
    if not isinstance(event, MatchOpened):
        assert PHASE_NAMES[phase].zh in cannot.text.zh
        assert PHASE_NAMES[phase].en in cannot.text.en
    match.session.policy = "strict"
    if isinstance(event, Act):
        with pytest.raises((Cannot, Refused)):
            match.do(event)


@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("event", STRANGE, ids=type_of)
def test_an_event_of_another_game_is_refused_in_a_sentence_wherever_the_match_stands(phase: Phase, event: Event) -> None:
    refused(led(*TO[phase]), event)


@pytest.mark.parametrize(
    ("phase", "event"), DESK_OUTSIDE, ids=lambda value: value if isinstance(value, DeskPhase) else type_of(value)
)
def test_an_act_of_the_desk_outside_its_rows_is_refused_in_a_sentence_with_its_phase(phase: DeskPhase, event: Event) -> None:
    cannot = refused(led(*TO_DESK[phase]), event)
    assert DESK_PHASE_NAMES[phase].zh in cannot.text.zh
    assert DESK_PHASE_NAMES[phase].en in cannot.text.en


def test_a_match_is_opened_once() -> None:
    assert "已经开场" in refused(Sitting(), opening()).text.zh


# --- retries ---------------------------------------------------------------------------------------------------------------


def test_a_command_given_again_is_answered_with_its_first_result_though_the_rules_now_refuse_it() -> None:
    match = Sitting()
    match.begin()
    first = match.session.do(StonePlaced("black", "h8"), SCRIBE, "c-h8")
    before, log = stands(match.session.live), kept(match)
    again = match.session.do(StonePlaced("black", "h8"), SCRIBE, "c-h8")
    assert (again.events, again.version, again.repeated) == (first.events, first.version, True)
    assert (stands(match.session.live), kept(match)) == (before, log)


def test_a_command_given_again_later_is_answered_with_what_followed_then() -> None:
    match = Sitting()
    match.begin()
    match.moves(FIVE[:-3])
    first = match.session.do(StonePlaced("black", "l8"), SCRIBE, "c-l8")
    match.do(ColoursTaken(1))
    match.moves("h8 i9")
    before = stands(match.session.live)
    again = match.session.do(StonePlaced("black", "l8"), SCRIBE, "c-l8")
    assert (again.events, again.version, again.repeated) == (first.events, 12, True)
    assert stands(match.session.live) == before


def test_a_command_given_again_by_another_session_is_answered_too_and_brings_it_up_to_date() -> None:
    match = Sitting()
    match.begin()
    other = Session(match.store, "m-1", "strict", match.clock)
    first = match.session.do(StonePlaced("black", "h8"), SCRIBE, "c-h8")
    match.moves("i9", "white")
    again = other.do(StonePlaced("black", "h8"), SCRIBE, "c-h8")
    assert (again.events, again.version, again.repeated) == (first.events, 4, True)
    assert stands(other.live) == stands(match.session.live)


def test_a_command_that_makes_no_sense_any_more_is_answered_as_well() -> None:
    match = led(*TO[Phase.CHOICE])
    first = match.session.do(ColourChosen(1, "white"), SCRIBE, "c-choice")
    again = match.session.do(ColourChosen(1, "white"), SCRIBE, "c-choice")
    assert (again.events, again.repeated) == (first.events, True)


def test_a_command_that_was_refused_may_be_given_again_under_its_id() -> None:
    match = Sitting()
    match.begin()
    with pytest.raises(Refused):
        match.session.do(StonePlaced("white", "h8"), SCRIBE, "c-1st")
    done = match.session.do(StonePlaced("black", "h8"), SCRIBE, "c-1st")
    assert (done.version, done.repeated) == (4, False)


def test_opening_a_match_again_under_the_same_command_adds_nothing() -> None:
    store = MemoryStore()
    for _ in range(2):
        new_match(store, opening(), "m-1", "c-1", SCRIBE, 1, PEOPLE)
    assert store.version("m-1") == 1


# --- two at one table ------------------------------------------------------------------------------------------------------


def test_of_two_sessions_the_second_gets_a_conflict_and_then_stands_where_the_log_stands() -> None:
    match = Sitting()
    match.begin()
    other = Session(match.store, "m-1", "strict", match.clock)
    match.moves("h8")
    with pytest.raises(Conflict) as caught:
        other.do(StonePlaced("black", "i9"), SCRIBE, "c-other")
    assert (caught.value.expected, caught.value.found) == (3, 4)
    assert stands(other.live) == stands(match.session.live)
    assert match.store.version("m-1") == 4
    assert other.do(StonePlaced("white", "i9"), SCRIBE, "c-other").version == 5


def test_a_session_that_is_behind_gets_a_conflict_before_it_judges_what_it_does_not_see() -> None:
    """Given: white's answer is out of turn where the session stands, and due where the log stands."""
    match = Sitting()
    match.begin()
    other = Session(match.store, "m-1", "strict", match.clock)
    match.moves("h8")
    with pytest.raises(Conflict):
        other.do(StonePlaced("white", "i9"), SCRIBE, "c-other")
    assert other.do(StonePlaced("white", "i9"), SCRIBE, "c-other").version == 5


def test_a_match_cannot_be_opened_where_one_is() -> None:
    match = Sitting()
    with pytest.raises(Conflict):
        new_match(match.store, opening(), "m-1", "c-new", SCRIBE, 1)


# --- loading ---------------------------------------------------------------------------------------------------------------


def test_a_match_that_is_loaded_is_the_match_that_was_lived() -> None:
    store = MemoryStore()
    club(store)
    for stream in ("m-lawful", "m-irregular", "m-ruled", "m-slipped"):
        live = load(store, stream)
        assert live.history.version == store.version(stream)
        assert stands(Session(store, stream, "strict", lambda: 0).live) == stands(live)


@pytest.mark.parametrize("acts", [*TO.values(), *TO_DESK.values()], ids=[*TO, *TO_DESK])
def test_loading_gives_states_order_and_phases_as_they_were(acts: tuple[Act, ...]) -> None:
    match = led(*acts)
    assert stands(load(match.store, "m-1")) == stands(match.session.live)


def test_a_stream_that_is_no_match_is_named() -> None:
    store = MemoryStore()
    store.erase("p-1", "request", "e-1", SCRIBE, 1)
    store.append([Append("m-headless", 0, (Resigned(0),))], "c-1", SCRIBE, 1)
    store.append([Append("m-mixed", 0, (opening(), WordsErased("p-1", "request")))], "c-2", SCRIBE, 1)
    for stream in (PEOPLE_STREAM, "m-headless", "m-mixed", "m-none"):
        with pytest.raises(Damaged) as caught:
            load(store, stream)
        assert caught.value.text.zh == f"{stream}不是一场比赛。"
        assert stream in caught.value.text.en


@pytest.mark.parametrize(("phase", "event"), OUTSIDE, ids=lambda value: value if isinstance(value, Phase) else type_of(value))
def test_a_stored_record_out_of_its_place_is_named(phase: Phase, event: Event) -> None:
    match = led(*TO[phase])
    version = match.store.version("m-1")
    match.store.append([Append("m-1", version, (event,))], "c-odd", SCRIBE, 1)
    with pytest.raises(Damaged) as caught:
        load(match.store, "m-1")
    assert f"Record {version + 1} of this match does not fit" in caught.value.text.en
    assert f"本场第{version + 1}条记录" in caught.value.text.zh


@pytest.mark.parametrize("event", STRANGE, ids=type_of)
def test_a_stored_record_of_another_game_is_named(event: Event) -> None:
    match = led(*TO[Phase.PLAY])
    version = match.store.version("m-1")
    match.store.append([Append("m-1", version, (event,))], "c-odd", SCRIBE, 1)
    for look in (load, load_match):
        with pytest.raises(Damaged) as caught:
            look(match.store, "m-1")
        assert f"Record {version + 1} of this match is of another game" in caught.value.text.en
        assert f"本场第{version + 1}条记录" in caught.value.text.zh


def test_a_stored_ruling_without_a_call_is_named() -> None:
    match = Sitting()
    match.store.append([Append("m-1", 1, (Ruled(1, "WZ3", Stands(), SHOWN),))], "c-odd", SCRIBE, 1)
    with pytest.raises(Damaged) as caught:
        load(match.store, "m-1")
    assert "Record 2 of this match" in caught.value.text.en
