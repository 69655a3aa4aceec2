"""Going back: play returns to a state that it passed through; slips stay in the log, the desk never goes back."""

import pytest
from msgspec.structs import replace

from core.desk.messages import CallMade, GameGoesTo, Stands
from core.gomoku.messages import ColoursTaken, Resigned, TossHeld
from core.gomoku.phases import Phase
from core.history import History
from core.live import Cannot, Live
from core.rewound import Rewound
from core.table import Table
from tests.core.desk.irregular import APPEAL, CALLED, decided, ruled
from tests.core.given import CHIEF, FIVE, STARTED, A, B, given, shown, stones, when
from tests.core.gomoku.irregular import FIRST_GAME, black, white

# versions: 1 opened, 2 toss, 3 colours, 4 the first stone, 5 the second


def back(to_version: int) -> Rewound:
    return Rewound(to_version, "t-why")


def why_not(match: Live, to_version: int) -> str:
    why = match.history.cannot_return(to_version)
    return "" if why is None else why.en


def test_play_returns_to_where_it_stood() -> None:
    match = given(*STARTED, *stones("h8 i9"))
    stood = match.history.tables[4].play

    told = when(match, back(4))

    assert (told.found, told.results, told.play) == ((), (), stood)
    assert match.history.line() == (1, 2, 3, 4, 6)


def test_a_slip_is_entered_again() -> None:
    match = given(*STARTED, *stones("h8 i9"), back(4), white("i10"))

    assert shown(match.history.table.play) == "game 1: A black, 2 stones, 2 moves, black next"
    assert match.history.line() == (1, 2, 3, 4, 6, 7)


def test_a_game_that_was_over_is_open_again() -> None:
    match = given(*FIRST_GAME)  # record 12 is the last stone, 13 and 14 its results
    assert match.history.version == 14

    told = when(match, back(11))

    assert shown(told.play) == "game 1: A black, 8 stones, 8 moves, black next"
    assert match.play.phase is Phase.PLAY


@pytest.mark.parametrize("to_version", [0, -1, 99])
def test_there_is_no_way_back_to_a_record_that_is_not_there(to_version: int) -> None:
    match = given(*STARTED)

    assert why_not(match, to_version).startswith(f"Play cannot return to record {to_version}")
    with pytest.raises(Cannot):
        when(match, back(to_version))


@pytest.mark.parametrize("between", [12, 13])
def test_there_is_no_way_back_to_between_an_act_and_its_results(between: int) -> None:
    match = given(*FIRST_GAME)

    assert why_not(match, between)
    assert not why_not(match, 14)


def test_there_is_no_way_back_to_what_was_left_behind() -> None:
    match = given(*STARTED, *stones("h8 i9 j10"), back(4), white("a1"))

    assert [bool(why_not(match, n)) for n in (4, 5, 6, 7, 8)] == [False, True, True, False, False]


def test_play_may_go_back_twice() -> None:
    match = given(*STARTED, *stones("h8 i9"), back(4), white("a1"), back(3), black("o15"))

    assert match.history.line() == (1, 2, 3, 8, 9)
    assert shown(match.history.table.play) == "game 1: A black, 1 stones, 1 moves, white next"


def test_play_may_go_back_to_the_opening() -> None:
    match = given(*FIRST_GAME, back(1))

    assert match.play.phase is Phase.TOSS
    assert shown(match.history.table.play) == "toss"


def test_gc1_3_a_ruling_stands_in_the_way() -> None:
    match = given(*CALLED, ruled(GameGoesTo(1, B)))  # 15 the call, 16 the ruling, 17 its result

    assert (
        why_not(match, 11) == "Record 16 is a ruling and play cannot return to before it; it has to be reversed on appeal first."
    )
    assert not why_not(match, 17)


def test_gc1_3_a_ruling_that_was_reversed_stands_in_the_way_no_more() -> None:
    match = given(*CALLED, ruled(GameGoesTo(1, B)), APPEAL, decided("reversed"))

    assert not why_not(match, 11)


def test_gc1_3_a_ruling_upheld_on_appeal_stands_in_the_way() -> None:
    match = given(*CALLED, ruled(GameGoesTo(1, B)), APPEAL, decided("upheld"))

    assert why_not(match, 11).startswith("Record 16 is a ruling")


def test_gc1_2_a_ruling_that_left_play_as_it_was_stands_in_nobodys_way() -> None:
    assert not why_not(given(*CALLED, ruled(Stands())), 11)


def test_gc1_2_the_desk_never_goes_back() -> None:
    match = given(*STARTED, *stones("h8"), CallMade(A), *stones("i9", "white"))

    when(match, back(4))

    assert len(match.history.table.desk.calls) == 1
    assert shown(match.history.table.play) == "game 1: A black, 1 stones, 1 moves, white next"


def test_a_game_after_going_back_is_numbered_anew() -> None:
    match = given(*FIRST_GAME, ColoursTaken(B), Resigned(A), back(11), Resigned(A), ColoursTaken(B))

    assert [game.number for game in match.history.table.play.match.games] == [1]
    assert shown(match.history.table.play) == "game 2: B black, 0 stones, 0 moves, black next"


def test_a_fold_of_a_record_that_cannot_be_still_folds() -> None:
    match = given(*STARTED)

    match.history.fold(back(50), CHIEF)

    assert shown(match.history.table.play) == "game 1: A black, 0 stones, 0 moves, black next"


def test_a_second_opening_folds_to_nothing() -> None:
    match = given(TossHeld(A))

    match.history.fold(match.history.opening, CHIEF)

    assert shown(match.history.table.play) == "colours"
    assert match.history.examine(match.history.opening, CHIEF) == ()


def test_the_states_passed_through_are_kept_and_shared() -> None:
    match = given(*STARTED, *stones(FIVE))
    again = History(match.history.opening)

    assert [shown(table.play) for table in match.history.tables[1:4]] == [
        "toss",
        "colours",
        "game 1: A black, 0 stones, 0 moves, black next",
    ]
    assert again.tables[1] == match.history.tables[1] == Table(again.table.play, again.table.desk)
    assert replace(match.history.tables[3], desk=again.table.desk) == match.history.tables[3]
