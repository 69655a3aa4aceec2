"""A match is best of three: who takes black when, what a drawn game counts, when it is over (WZ1, WZ3)."""

import pytest

from core.gomoku.messages import (
    ColoursTaken,
    DrawAgreed,
    GameDrawn,
    GameWon,
    MatchTied,
    MatchWon,
    OpeningBegun,
    Resigned,
    ScoreNoted,
    Seat,
    TossHeld,
)
from core.gomoku.state import due_colours, standing
from tests.core.given import FIVE, STARTED, A, Acts, B, given, shown, stones, when
from tests.core.gomoku.irregular import FIRST_GAME, MATCH, TWO_GAMES

DRAWS = {"draw_by_agreement": "allowed"}
HALVES = {"drawn_game": "half_each", **DRAWS}
DRAWN: Acts = (*STARTED, DrawAgreed())


def won(seat: Seat) -> Resigned:
    """The other side resigns."""
    return Resigned(A if seat == B else B)


# --- the toss and the colours ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("winner", [A, B])
def test_wz1_the_winner_of_the_toss_takes_black(winner: Seat) -> None:
    assert when(given(TossHeld(winner)), ColoursTaken(winner)).found == ()


@pytest.mark.parametrize(("choice", "black"), [("black", A), ("white", B)])
def test_wz1_where_the_winner_chooses_the_choice_settles_black(choice: str, black: Seat) -> None:
    toss = TossHeld(A, "black" if choice == "black" else "white")

    told = when(given(toss, toss_winner_gets="choice"), ColoursTaken(black))

    assert (told.found, told.unsure) == ((), ())


def test_wz1_the_winner_of_the_toss_opens_where_there_is_an_opening() -> None:
    assert when(given(TossHeld(B), opening_rule="swap2"), OpeningBegun(B)).found == ()


def test_wz1_a_choice_of_white_gives_the_opening_to_the_other_side() -> None:
    match = given(TossHeld(A, "white"), opening_rule="swap", toss_winner_gets="choice")

    assert when(match, OpeningBegun(B)).found == ()


def test_wz1_colours_are_swapped_in_game_2() -> None:
    assert due_colours(given(*FIRST_GAME).history.table.play.match).first == B
    assert when(given(*FIRST_GAME), ColoursTaken(B)).found == ()


def test_wz1_game_3_has_a_toss_of_its_own() -> None:
    match = given(*TWO_GAMES)

    assert [when(match, act).found for act in (TossHeld(B), ColoursTaken(B))] == [(), ()]
    assert shown(match.history.table.play) == "game 3: B black, 0 stones, 0 moves, black next"


def test_wz1_the_loser_of_the_toss_of_game_3_does_not_take_black() -> None:
    assert when(given(*TWO_GAMES, TossHeld(B)), ColoursTaken(A)).found == ("gomoku.wrong_colours",)


@pytest.mark.parametrize("black", [A, B])
def test_wz1_a_loser_who_chooses_may_take_either_colour(black: Seat) -> None:
    match = given(*FIRST_GAME, later_colours="loser_chooses")

    assert when(match, ColoursTaken(black)).found == ()
    assert due_colours(given(*TWO_GAMES, later_colours="loser_chooses").history.table.play.match).basis == "loser"


def test_wz1_nobody_lost_a_drawn_game_so_a_toss_is_due() -> None:
    drawn = {"later_colours": "loser_chooses", **HALVES}

    assert when(given(*DRAWN, **drawn), ColoursTaken(A)).found == ("gomoku.toss_missing",)
    assert when(given(*DRAWN, TossHeld(B), **drawn), ColoursTaken(B)).found == ()


# --- drawn games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "black"), [("kept", A), ("swapped", B)])
def test_wz1_a_drawn_game_is_replayed_with_its_colours(value: str, black: Seat) -> None:
    match = given(*DRAWN, replay_colours=value, **DRAWS)

    assert due_colours(match.history.table.play.match).first == black
    assert when(match, ColoursTaken(black)).found == ()


def test_wz3_a_replayed_draw_is_not_one_of_the_three() -> None:
    match = given(*DRAWN, ColoursTaken(A), DrawAgreed(), ColoursTaken(A), won(A), ColoursTaken(B), DrawAgreed(), **DRAWS)

    assert standing(match.history.table.play.match).counted == 1
    assert when(match, ColoursTaken(B)).found == ()  # game 5 replays game 4, which was the second of the three
    assert when(match, won(B)).results == (GameWon(5, B, "resigned"),)
    assert [when(match, act).found for act in (TossHeld(A), ColoursTaken(A))] == [(), ()]
    assert when(match, won(A)).results == (GameWon(6, A, "resigned"), MatchWon(A, (4, 2), ()))


def test_wz3_half_a_win_each_counts() -> None:
    match = given(*DRAWN, **HALVES)

    now = standing(match.history.table.play.match)

    assert (now.halves, now.counted, now.decided) == ((1, 1), 1, False)
    assert when(match, ColoursTaken(B)).found == ()


def test_wz3_a_win_and_a_draw_do_not_decide_yet() -> None:
    match = given(*FIRST_GAME, ColoursTaken(B), DrawAgreed(), **HALVES)

    assert shown(match.history.table.play) == "after game 2: 3:1 halves"


def test_wz3_a_win_and_two_draws_decide() -> None:
    match = given(*FIRST_GAME, ColoursTaken(B), DrawAgreed(), TossHeld(A), ColoursTaken(A), **HALVES)

    assert when(match, DrawAgreed()).results == (GameDrawn(3, "agreed"), MatchWon(A, (4, 2), ()))


def test_wz3_three_games_without_a_side_ahead_tie_the_match() -> None:
    match = given(*TWO_GAMES, TossHeld(A), ColoursTaken(A), **HALVES)

    assert when(match, DrawAgreed()).results == (GameDrawn(3, "agreed"), MatchTied((3, 3)))


# --- the end ------------------------------------------------------------------------------------------------------------------


def test_wz3_two_wins_decide_and_the_third_game_is_not_played() -> None:
    match = given(*FIRST_GAME, ColoursTaken(B))

    told = when(match, won(A))

    assert told.results == (GameWon(2, A, "resigned"), MatchWon(A, (4, 0), (3,)))
    assert shown(told.play) == "won by A: 4:0 halves"


def test_wz3_the_third_game_decides_at_one_each() -> None:
    match = given(*TWO_GAMES, TossHeld(A), ColoursTaken(A))

    told = when(match, won(B))

    assert told.results == (GameWon(3, B, "resigned"), MatchWon(B, (2, 4), ()))


def test_wz3_a_game_without_a_result_is_no_game_of_the_three() -> None:
    match = given(*STARTED, *stones("h8"), ColoursTaken(B), won(A), ColoursTaken(A), won(A))

    now = standing(match.history.table.play.match)

    assert (now.halves, now.counted, now.open, now.winner) == ((4, 0), 2, (1,), A)


def test_wz3_the_score_of_the_sheet_is_compared_with_the_games() -> None:
    assert when(given(*MATCH), ScoreNoted((4, 0))).found == ()
    assert when(given(*MATCH), ScoreNoted((4, 2))).found == ("gomoku.score_differs",)
    assert when(given(), ScoreNoted((0, 0))).found == ()


def test_wz3_a_whole_match_without_a_word_from_the_rules() -> None:
    match = given()
    acts = (*STARTED, *stones(FIVE), ColoursTaken(B), *stones(FIVE), TossHeld(B), ColoursTaken(B), *stones(FIVE))

    told = [when(match, act) for act in acts]

    assert not any(each.found or each.unsure for each in told)
    assert told[-1].results[-1] == MatchWon(B, (2, 4), ())
