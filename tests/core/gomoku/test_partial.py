"""Records that lack something: what is not known is said and not guessed, and what is known is judged all the same."""

import pytest

from core.desk.messages import CallMade, GameGoesTo
from core.gomoku.messages import (
    ColoursTaken,
    ConductNoted,
    FiveClaimed,
    FiveFormed,
    GameDrawn,
    GameWon,
    MovesUnrecorded,
    ResultNoted,
    ScoreNoted,
    StonesSetUp,
    TossHeld,
)
from core.gomoku.state import Playing, standing
from core.table import Act
from tests.core.desk.irregular import ruled
from tests.core.given import FIVE, STARTED, A, Acts, B, By, filling, given, shown, stones, when
from tests.core.gomoku.irregular import FIRST_GAME, LAID, black, white
from tests.core.gomoku.partial import LACKS


@pytest.mark.parametrize("what", LACKS)
def test_wz2_what_the_record_does_not_hold_cannot_be_judged(what: str) -> None:
    acts, act, code = LACKS[what]

    told = when(given(*acts, toss_winner_gets="choice"), act)

    assert told.unsure[-1] == f"gomoku.{code}"
    assert all("{" not in u.text.zh + u.text.en and u.clause.startswith("WZ") for u in told.unjudged)


def test_wz1_after_an_unknown_toss_any_colour_is_taken_without_a_finding() -> None:
    for act in (ColoursTaken(A), ColoursTaken(B)):
        assert when(given(TossHeld(None)), act).found == ()


def test_wz2_nothing_is_unsure_where_all_is_recorded() -> None:
    match = given()
    acts: Acts = (
        *STARTED,
        *stones(FIVE),
        ResultNoted("black", "five"),
        ScoreNoted((2, 0)),
        FiveClaimed(A),
        ConductNoted(B, "other"),
    )

    assert [when(match, act).unsure for act in acts] == [()] * len(acts)


def test_wz2_play_goes_on_after_a_stone_whose_point_is_not_recorded() -> None:
    match = given(*STARTED, *stones("h8 ?"))

    told = when(match, black("i9"))

    assert (told.found, shown(told.play)) == ((), "game 1: A black, 2 stones, 3 moves, white next")


def test_wz3_a_stone_whose_point_is_not_recorded_fills_the_board_too() -> None:
    match = given(*STARTED, *stones(" ".join(filling(15)))[:-1])

    assert when(match, black(None)).results == (GameDrawn(1, "full_board"),)


def test_wz3_setting_up_stones_forgets_no_stone_without_a_point() -> None:
    match = given(*STARTED, black(None), StonesSetUp(("h8",), ("i9",)))

    play = match.history.table.play
    assert isinstance(play, Playing)
    assert (play.game.unplaced, play.game.empty) == ((1, 0), 225 - 3)


def test_wz2_a_five_of_recorded_stones_wins_though_others_are_not() -> None:
    match = given(*STARTED, *stones("h8 ? h9 ? h10 ? h11 ?"))

    assert when(match, black("h12")).results[-1] == GameWon(1, A, "five")


def test_wz2_without_colours_a_five_is_formed_and_nobody_wins() -> None:
    *before, last = stones(FIVE)

    told = when(given(*before), last)

    assert told.results == (FiveFormed("black", (("h8", "h9", "h10", "h11", "h12"),)),)
    assert shown(told.play) == "game 1: nobody black, 9 stones, 9 moves, white next"


def test_wz2_a_claim_where_no_colour_has_five_is_wrong_whoever_makes_it() -> None:
    assert when(given(*stones("h8 i9")), FiveClaimed(A)).found == ("gomoku.no_five",)


@pytest.mark.parametrize(
    ("noted", "result"),
    [
        (ResultNoted("black", "resigned"), GameWon(1, A, "sheet")),
        (ResultNoted("white"), GameWon(1, B, "sheet")),
        (ResultNoted("draw", "agreed"), GameDrawn(1, "sheet")),
    ],
)
def test_wz2_the_sheet_settles_a_game_whose_moves_are_not_recorded(noted: ResultNoted, result: object) -> None:
    assert when(given(*STARTED, MovesUnrecorded()), noted).results == (result,)


def test_wz2_the_sheet_settles_nothing_that_it_does_not_say() -> None:
    assert when(given(*STARTED, MovesUnrecorded()), ResultNoted("unknown")).results == ()
    assert when(given(MovesUnrecorded()), ResultNoted("black")).results == ()  # nobody knows who had black
    assert when(given(*STARTED, black("h8")), ResultNoted("black")).results == ()  # the moves decide


def test_wz2_a_game_claimed_and_left_is_no_finding_when_the_next_begins() -> None:
    told = when(given(*STARTED, black("h8"), ResultNoted("black", "resigned")), ColoursTaken(B))

    assert (told.found, told.unsure) == ((), ("gomoku.colours_unclear",))


def test_wz2_a_result_noted_after_a_ruling_is_compared_with_the_ruling() -> None:
    ruled_to_b: tuple[Act | By, ...] = (*FIRST_GAME, CallMade(B), ruled(GameGoesTo(1, B)))

    assert when(given(*ruled_to_b), ResultNoted("white", "ruling")).found == ()
    told = when(given(*ruled_to_b), ResultNoted("black", "five"))
    assert told.found == ("gomoku.result_differs",)
    assert told.violations[0].due == ("white", "ruling")
    assert "by the ruling" in told.violations[0].text.en


def test_wz3_stones_set_up_stand_and_either_colour_moves() -> None:
    told = when(given(*STARTED, StonesSetUp(("h8", "h9"), ("i9",))), white("a1"))

    assert (told.found, shown(told.play)) == ((), "game 1: A black, 4 stones, 1 moves, black next")


def test_wz3_a_five_made_with_stones_set_up_wins() -> None:
    match = given(*STARTED, StonesSetUp(("h8", "h9", "h10", "h11"), ()))

    assert when(match, black("h12")).results[-1] == GameWon(1, A, "five")


def test_wz3_the_score_counts_only_games_with_a_result() -> None:
    match = given(*STARTED, black("h8"), ColoursTaken(B), *stones(FIVE))

    assert standing(match.history.table.play.match).halves == (0, 2)
    assert standing(match.history.table.play.match).open == (1,)


def test_wz3_moves_not_recorded_while_a_choice_is_due_leave_the_choice_due() -> None:
    assert shown(when(given(*LAID, opening_rule="swap"), MovesUnrecorded()).play) == "choice: B, 3 stones, 3 moves"
