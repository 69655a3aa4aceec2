"""Going back in a session: a scribe's slip, a move taken back, and what play can never return to."""

from enum import StrEnum

import pytest

from core.desk.messages import CallMade, GameGoesTo, Ruled
from core.gomoku.messages import ColoursTaken, StonePlaced
from core.gomoku.phases import Phase
from core.gomoku.state import Playing
from core.live import Cannot
from core.rewound import Rewound
from core.table import Act
from events.codec import CODEC
from events.session import Refused, Session, load
from events.store import Conflict
from tests.events.logs import CHIEF, FIVE, SCRIBE, SHOWN, Sitting, by, row

H8, I9, J9 = StonePlaced("black", "h8"), StonePlaced("white", "i9"), StonePlaced("white", "j9")


def begun(points: str = "h8 i9") -> Sitting:
    """Lines 1 to 3: opening, toss, colours; the stones from line 4 on."""
    match = Sitting()
    match.begin()
    match.moves(points)
    return match


def whole(match: Sitting) -> tuple[object, ...]:
    live = match.session.live
    return tuple(live.history.tables), tuple(live.history.parent), live.play.phase, live.desk.phase, match.store.head()


def phase(match: Sitting) -> StrEnum:
    return match.session.live.play.phase


def test_a_slip_leaves_the_play_and_stays_in_the_log() -> None:
    match = begun()
    before = match.session.history.tables[4]
    match.back(4)
    assert match.session.history.table.play == before.play
    assert match.session.history.line() == (1, 2, 3, 4, 6)
    match.do(J9)
    stored = [CODEC.decode(s.line).data for s in match.store.read("m-1", 4)]
    assert stored == [I9, Rewound(4, row("text", "记错了").id), J9]
    assert match.store.side([row("text", "记错了").id]) == {row("text", "记错了").id: "记错了"}


def test_moves_taken_back_and_those_that_stand_are_one_commit() -> None:
    match = begun("h8 i9 k10 l11")
    commits = match.store.head().number
    done = match.back(4, J9, StonePlaced("black", "k10"))
    assert match.store.head().number == commits + 1
    assert [type(event) for event in done.events] == [Rewound, StonePlaced, StonePlaced]
    assert match.session.history.line() == (1, 2, 3, 4, 8, 9, 10)
    play = match.session.history.table.play
    assert isinstance(play, Playing)
    assert (play.game.plies, play.game.next) == (3, "white")
    lines = [CODEC.decode(s.line) for s in match.store.read("m-1", 7)]
    assert [(line.command, line.ordinal) for line in lines] == [(f"m-1-{match.given}", n) for n in range(3)]


def test_acts_entered_again_are_judged_where_they_stand_now() -> None:
    """Given: h8 is free once it is taken back; the same stone would be refused before."""
    match = begun("h8 i9")
    done = match.back(3, StonePlaced("black", "i9"), StonePlaced("white", "h8"))
    assert (done.violations, match.session.history.version) == ((), 8)


@pytest.mark.parametrize("again", [(J9, J9), (J9, StonePlaced("black", "h8"))])
def test_when_an_act_entered_again_is_refused_nothing_of_it_happened(again: tuple[Act, ...]) -> None:
    match = begun()
    before = whole(match)
    with pytest.raises(Refused):
        match.back(4, *again)
    assert whole(match) == before
    assert match.store.side([row("text", "记错了").id]) == {}


def test_when_an_act_entered_again_makes_no_sense_nothing_of_it_happened() -> None:
    match = begun()
    match.session.policy = "as_played"
    before = whole(match)
    with pytest.raises(Cannot):
        match.back(2, CallMade(0), Rewound(99, "t-1"))
    assert whole(match) == before


def test_a_game_that_was_over_is_in_play_again() -> None:
    match = begun(FIVE)
    assert phase(match) is Phase.BETWEEN
    match.back(11)
    assert phase(match) is Phase.PLAY
    done = match.moves("l8")
    assert [type(event).__name__ for event in done.events] == ["StonePlaced", "FiveFormed", "GameWon"]


@pytest.mark.parametrize("between", [12, 13])
def test_play_never_returns_to_between_an_act_and_its_results(between: int) -> None:
    match = begun(FIVE)
    before = whole(match)
    with pytest.raises(Cannot) as caught:
        match.back(between)
    assert f"第{between}条" in caught.value.text.zh
    assert f"record {between}" in caught.value.text.en
    assert whole(match) == before
    assert match.back(14).version == 15, "after the last result it may"


@pytest.mark.parametrize("to_version", [-1, 0, 6, 99])
def test_play_returns_to_nothing_that_is_not_there(to_version: int) -> None:
    match = begun()
    before = whole(match)
    with pytest.raises(Cannot) as caught:
        match.back(to_version)
    assert "this match has 5" in caught.value.text.en
    assert whole(match) == before


def test_play_does_not_return_to_what_was_left_behind() -> None:
    match = begun("h8 i9")
    match.back(3)
    for left in (4, 5):
        with pytest.raises(Cannot):
            match.back(left)
    match.moves("h8")
    assert match.back(6).version == 8, "where it stood after going back"


def test_play_does_not_return_to_before_a_ruling_that_stands() -> None:
    match = begun()
    match.do(CallMade(0), by("王小明", "player"))
    ruled = match.do(Ruled(1, "WZ3", GameGoesTo(1, 0), SHOWN), CHIEF).version
    match.do(ColoursTaken(1))
    before = whole(match)
    for to_version in (4, ruled - 1):
        with pytest.raises(Cannot) as caught:
            match.back(to_version)
        assert f"第{ruled}条是裁定" in caught.value.text.zh
        assert f"Record {ruled} is a ruling" in caught.value.text.en
    assert whole(match) == before
    match.back(ruled + 2)
    assert phase(match) is Phase.BETWEEN


def test_the_desk_does_not_go_back_with_the_play() -> None:
    match = begun()
    match.do(CallMade(0), by("王小明", "player"))
    desk = match.session.history.table.desk
    match.back(4)
    assert match.session.history.table.desk is desk
    assert match.session.live.desk.phase.value == "called"


def test_going_back_given_again_is_answered_with_its_first_result() -> None:
    match = begun()
    why = row("text", "记错了")
    first = match.session.rewind(4, why, SCRIBE, "c-back", (J9,))
    before = whole(match)
    again = match.session.rewind(4, why, SCRIBE, "c-back", (J9,))
    assert (again.events, again.version, again.repeated) == (first.events, first.version, True)
    assert whole(match) == before


def test_going_back_meets_a_conflict_when_somebody_played_on() -> None:
    match = begun()
    other = Session(match.store, "m-1", "strict", match.clock)
    match.moves("k10")
    with pytest.raises(Conflict):
        other.rewind(4, row("text", "记错了"), SCRIBE, "c-back")
    assert other.history.version == match.store.version("m-1") == 6


def test_a_match_with_slips_is_loaded_as_it_was_lived() -> None:
    match = begun(FIVE)
    match.back(11, StonePlaced("black", "m8"))
    match.moves("a5", "white")
    match.back(16)
    loaded, lived = load(match.store, "m-1"), match.session.live
    assert (loaded.history.tables, loaded.history.parent) == (lived.history.tables, lived.history.parent)
    assert (loaded.play.phase, loaded.desk.phase) == (lived.play.phase, lived.desk.phase)
