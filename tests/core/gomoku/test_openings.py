"""The openings: swap and swap2 as recorded choices (WZ3, option `opening_rule`)."""

import pytest

from core.gomoku.five import Colour
from core.gomoku.messages import ColourChosen, GameWon, OpeningBegun, OpeningLaid, Passed, Resigned, Seat, TossHeld, TwoMoreChosen
from tests.core.given import FIVE, STARTED, A, B, given, shown, stones, when
from tests.core.gomoku.irregular import LAID, black, white

FIVE_LAID = (*LAID, TwoMoreChosen(B), white("a1"), black("a2"))


def test_wz3_the_opener_lays_black_white_black_and_the_other_side_chooses() -> None:
    match = given(TossHeld(A), OpeningBegun(A), black("h8"), white("i9"), opening_rule="swap")

    told = when(match, black("j10"))

    assert (told.found, told.results) == ((), (OpeningLaid(B),))
    assert shown(told.play) == "choice: B, 3 stones, 3 moves"


@pytest.mark.parametrize(("colour", "side"), [("black", "B"), ("white", "A")])
@pytest.mark.parametrize("rule", ["swap", "swap2"])
def test_wz3_the_chooser_takes_a_colour_and_white_moves(rule: str, colour: str, side: str) -> None:
    chosen: Colour = "black" if colour == "black" else "white"

    told = when(given(*LAID, opening_rule=rule), ColourChosen(B, chosen))

    assert told.found == ()
    assert shown(told.play) == f"game 1: {side} black, 3 stones, 3 moves, white next"


def test_wz3_swap2_lets_the_chooser_lay_two_more_and_the_opener_choose() -> None:
    match = given(*LAID, opening_rule="swap2")

    told = [when(match, act) for act in (TwoMoreChosen(B), white("a1"), black("a2"))]

    assert [each.found for each in told] == [(), (), ()]
    assert told[-1].results == (OpeningLaid(A),)
    assert shown(told[-1].play) == "choice: A, 5 stones, 5 moves"


@pytest.mark.parametrize(("colour", "side"), [("black", "A"), ("white", "B")])
def test_wz3_swap2_ends_with_a_colour_and_white_moves(colour: str, side: str) -> None:
    chosen: Colour = "black" if colour == "black" else "white"

    told = when(given(*FIVE_LAID, opening_rule="swap2"), ColourChosen(A, chosen))

    assert told.found == ()
    assert shown(told.play) == f"game 1: {side} black, 5 stones, 5 moves, white next"


@pytest.mark.parametrize(("colour", "winner"), [("black", B), ("white", A)])
def test_wz2_a_five_after_a_swap_wins_for_the_side_that_took_the_colour(colour: str, winner: Seat) -> None:
    chosen: Colour = "black" if colour == "black" else "white"
    rest = stones("a1 h9 c1 h10 e1 h11 g1 h12", "white")
    match = given(*LAID, ColourChosen(B, chosen), *rest[:-1], opening_rule="swap")

    assert when(match, rest[-1]).results[-1] == GameWon(1, winner, "five")


@pytest.mark.parametrize("colour", ["white", "black"])
def test_wz1_the_opening_of_game_2_goes_to_the_other_side_whoever_had_black(colour: Colour) -> None:
    game = (*LAID, ColourChosen(B, colour), Resigned(B))  # side A opened

    assert when(given(*game, opening_rule="swap"), OpeningBegun(B)).found == ()
    assert when(given(*game, opening_rule="swap"), OpeningBegun(A)).found == ("gomoku.wrong_opener",)


def test_wz3_an_opening_may_be_played_where_no_rule_holds_and_is_found() -> None:
    match = given(TossHeld(A), OpeningBegun(A), *stones("h8 i9 j10"), ColourChosen(B, "white"))

    assert shown(match.history.table.play) == "game 1: A black, 3 stones, 3 moves, white next"


def test_wz3_a_pass_in_an_opening_lays_nothing() -> None:
    told = when(given(TossHeld(A), OpeningBegun(A), opening_rule="swap"), Passed("black"))

    assert told.found == ("gomoku.passed",)
    assert shown(told.play) == "opening: A lays black white black, 0 stones, 1 moves"


def test_wz2_no_five_is_asked_for_before_colours_are_chosen() -> None:
    match = given(TossHeld(A), OpeningBegun(A), *stones(FIVE), opening_rule="swap")

    assert shown(match.history.table.play) == "choice: B, 9 stones, 9 moves"
    assert when(match, ColourChosen(B, "white")).follows == ()


def test_wz3_without_an_opening_rule_black_moves_first() -> None:
    assert when(given(*STARTED), black("h8")).found == ()
