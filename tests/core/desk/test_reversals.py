"""What an appeal does: a ruling that falls, its effect that goes, and what counts again (GC1.3)."""

import pytest

from core.desk.messages import (
    Appealed,
    GameGoesTo,
    GameIsDrawn,
    GameIsVoid,
    MatchGoesTo,
    Remedy,
    Warned,
)
from core.gomoku.messages import ColoursTaken, GameClosed, GameRuled, OpeningBegun, StonePlaced, TossHeld
from core.gomoku.state import due_colours, standing
from core.live import Live
from tests.core.desk.irregular import APPEAL, decided
from tests.core.desk.irregular import ruled as ruled_by
from tests.core.desk.remedies import CALL, IN_PLAY, REVERSED, Case
from tests.core.given import CHIEF, PLAYER, REFEREE, STARTED, A, Acts, B, By, given, shown, stones, when
from tests.core.gomoku.irregular import FIRST_GAME


def ruled(remedy: Remedy) -> By:
    """A ruling that may be appealed: the table referee's."""
    return ruled_by(remedy, REFEREE)


def appealed(acts: Acts, remedy: Remedy, **options: str) -> Live:
    """A match with a ruling of the table referee that a side has appealed."""
    return given(*acts, CALL, ruled(remedy), APPEAL, **options)


@pytest.mark.parametrize("case", REVERSED, ids=[case.what for case in REVERSED])
def test_gc1_3_a_ruling_that_is_reversed_has_no_effect_any_more(case: Case) -> None:
    match = appealed(case.given, case.remedy, **case.options)

    told = when(match, decided("reversed"))

    assert told.found == ()
    assert told.follows == case.follows
    assert shown(told.play) == case.then
    (ruling,) = match.history.table.desk.rulings
    assert ruling.in_force is None
    assert ruling.ruled.remedy == case.remedy, "nothing that was ruled vanishes"


@pytest.mark.parametrize("case", REVERSED, ids=[case.what for case in REVERSED])
def test_gc1_3_a_ruling_that_is_upheld_stays(case: Case) -> None:
    match = appealed(case.given, case.remedy, **case.options)
    before = match.history.table.play

    told = when(match, decided("upheld", GameIsVoid(1)))

    assert (told.found, told.results, told.play) == ((), (), before)
    assert match.history.table.desk.rulings[0].in_force == case.remedy


def test_gc1_3_a_game_reopened_is_played_to_its_end() -> None:
    match = given(*STARTED, *stones("h8 i9 h9 i10 h10 i11 h11"), CALL, ruled(GameGoesTo(1, B)), APPEAL, decided("reversed"))

    told = when(match, StonePlaced("white", "i12"))

    assert (told.found, told.follows) == ((), ())
    assert shown(when(match, StonePlaced("black", "h12")).play) == "after game 1: 2:0 halves"


def test_gc1_3_varied_takes_the_place_of_the_ruling() -> None:
    match = appealed(IN_PLAY, GameGoesTo(1, B))

    told = when(match, decided("varied", GameIsDrawn(1)))

    assert told.results == (GameRuled(1, None, False, 1),)
    assert shown(told.play) == "after game 1: 0:0 halves"
    assert match.history.table.desk.rulings[0].in_force == GameIsDrawn(1)
    assert shown(when(match, decided("reversed")).play) == "game 1: A black, 2 stones, 2 moves, black next"


def test_gc1_3_varied_to_something_else_lifts_what_was_ruled() -> None:
    for remedy, then in ((Warned(B), "after game 1: 2:0 halves"), (MatchGoesTo(A), "won by A: 2:0 halves")):
        assert shown(when(appealed(FIRST_GAME, GameGoesTo(1, B)), decided("varied", remedy)).play) == then


def test_gc1_3_varied_from_a_warning_to_a_result() -> None:
    told = when(appealed(FIRST_GAME, Warned(A)), decided("varied", GameGoesTo(1, B)))

    assert (told.found, shown(told.play)) == ((), "after game 1: 0:2 halves")


def test_gc1_3_varied_out_of_reach_leaves_nothing_in_force_on_the_game() -> None:
    told = when(appealed(FIRST_GAME, GameGoesTo(1, B)), decided("varied", GameGoesTo(1, 3)))

    assert (told.found, shown(told.play)) == (("desk.out_of_reach",), "after game 1: 2:0 halves")


def test_gc1_3_a_reversal_after_the_next_game_has_begun_leaves_the_stopped_game_without_a_result() -> None:
    match = given(*IN_PLAY, CALL, ruled(GameGoesTo(1, B)), ColoursTaken(B), StonePlaced("black", "h8"), APPEAL)
    board = match.history.table.play

    told = when(match, decided("reversed"))

    assert told.follows == ("GameUnruled",)
    assert shown(told.play) == shown(board) == "game 2: B black, 1 stones, 1 moves, white next"
    assert standing(told.play.match).open == (1,)
    assert standing(told.play.match).halves == (0, 0)
    ended = when(match, ruled_by(GameGoesTo(1, A), CHIEF))  # the chief referee settles it again
    assert (ended.found, standing(ended.play.match).halves) == ((), (2, 0))


def test_gc1_3_a_ruling_that_was_replaced_counts_again() -> None:
    match = given(*FIRST_GAME, CALL, ruled(GameGoesTo(1, B)), ruled(GameIsDrawn(1)), By(PLAYER, Appealed(2, A, "fact")))

    told = when(match, decided("reversed", ruling=2))

    assert told.results == (GameRuled(1, B, False, 1),)
    assert shown(told.play) == "after game 1: 0:2 halves"
    assert shown(when(match, decided("reversed", ruling=1)).play) == "after game 1: 2:0 halves"


def test_gc1_3_reversing_a_ruling_that_was_replaced_changes_nothing() -> None:
    match = given(*FIRST_GAME, CALL, ruled(GameGoesTo(1, B)), ruled(GameIsDrawn(1)), APPEAL)

    told = when(match, decided("reversed", ruling=1))

    assert (told.follows, shown(told.play)) == ((), "after game 1: 0:0 halves")


def test_gc1_3_two_rulings_on_the_match() -> None:
    match = given(*FIRST_GAME, CALL, ruled(MatchGoesTo(A)), ruled(MatchGoesTo(B)), APPEAL, By(PLAYER, Appealed(2, A, "law")))
    assert shown(match.history.table.play) == "won by B: 2:0 halves"

    assert shown(when(match, decided("reversed", ruling=1)).play) == "won by B: 2:0 halves"
    assert shown(when(match, decided("reversed", ruling=2)).play) == "after game 1: 2:0 halves"


def test_gc1_3_a_ruling_on_the_match_that_was_replaced_counts_again() -> None:
    match = given(*FIRST_GAME, CALL, ruled(MatchGoesTo(A)), ruled(MatchGoesTo(B)), By(PLAYER, Appealed(2, A, "law")))

    assert shown(when(match, decided("reversed", ruling=2)).play) == "won by A: 2:0 halves"


def test_wz1_a_match_reopened_before_its_toss_begins_with_a_toss() -> None:
    match = given(CALL, ruled(MatchGoesTo(B)), APPEAL, decided("reversed"))

    assert due_colours(match.history.table.play.match).basis == "toss"
    assert when(given(CALL, ruled(MatchGoesTo(B)), APPEAL, decided("reversed")), StonePlaced("black", "h8")).found == (
        "gomoku.toss_missing",
    )
    assert [when(match, act).found for act in (TossHeld(A), ColoursTaken(A))] == [(), ()]
    assert shown(match.history.table.play) == "game 1: A black, 0 stones, 0 moves, black next"


def test_wz3_a_match_stopped_in_an_opening_and_reopened_goes_on_with_the_next_game() -> None:
    match = given(TossHeld(A), OpeningBegun(A), CALL, ruled(MatchGoesTo(B)), APPEAL, decided("reversed"), opening_rule="swap")

    assert shown(match.history.table.play) == "after game 1: 0:0 halves"
    told = when(match, OpeningBegun(A))
    assert (told.found, told.unsure) == ((), ("gomoku.colours_unclear",))


def test_a_game_is_closed_once_however_often_it_is_ruled() -> None:
    match = given(*IN_PLAY, CALL)

    first, second = when(match, ruled(GameGoesTo(1, B))), when(match, ruled(GameGoesTo(1, A)))

    assert first.results[0] == GameClosed(1)
    assert second.results == (GameRuled(1, A, False, 2),)
