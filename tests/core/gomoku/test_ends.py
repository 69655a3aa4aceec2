"""How a game ends: a five, a foul, a full board, a word (WZ2, WZ3)."""

import pytest

from core.gomoku.grid import grid
from core.gomoku.messages import (
    Absent,
    ColourChosen,
    DrawAgreed,
    FiveClaimed,
    FiveFormed,
    Forfeited,
    FoulFormed,
    GameDrawn,
    GameWon,
    MatchWon,
    OpeningBegun,
    Passed,
    Resigned,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
)
from core.gomoku.state import Between, standing
from core.table import Act
from tests.core.given import FIVE, SIX, STARTED, WHITE_FIVE, WHITE_SIX, A, Acts, B, filling, given, shown, stones, when
from tests.core.gomoku.irregular import FIRST_GAME, LAID, black, white

# --- five in a row ----------------------------------------------------------------------------------------------------------


def test_wz2_a_five_wins_when_it_is_formed() -> None:
    *before, last = stones(FIVE)

    told = when(given(*STARTED, *before), last)

    assert told.found == ()
    assert told.results == (FiveFormed("black", (("h8", "h9", "h10", "h11", "h12"),)), GameWon(1, A, "five"))


def test_wz2_white_wins_with_a_five_of_its_own() -> None:
    *before, last = stones(WHITE_FIVE)

    assert when(given(*STARTED, *before), last).results[-1] == GameWon(1, B, "five")


@pytest.mark.parametrize(
    ("row", "last"),
    [
        ("a1 b1 c1 d1", "e1"),
        ("k15 l15 m15 n15", "o15"),
        ("o1 o2 o3 o4", "o5"),
        ("a15 b14 c13 d12", "e11"),
        ("k11 l12 n14 o15", "m13"),
    ],
)
def test_wz2_a_five_at_an_edge_wins(row: str, last: str) -> None:
    match = given(*STARTED, *(act for at in row.split() for act in (black(at), Passed("white"))))

    told = when(match, black(last))

    assert told.follows == ("FiveFormed", "GameWon")


def test_wz2_a_row_that_runs_over_an_edge_is_no_five() -> None:
    match = given(*STARTED, *(act for at in ("m1", "n1", "o1", "a2") for act in (black(at), Passed("white"))))

    assert when(match, black("b2")).follows == ()


def test_wz2_two_fives_by_one_stone_are_both_named() -> None:
    cross = ("h6", "h7", "h9", "h10", "f8", "g8", "i8", "j8")
    match = given(*STARTED, *(act for at in cross for act in (black(at), Passed("white"))))

    formed, _ = when(match, black("h8")).results

    assert formed == FiveFormed("black", (("f8", "g8", "h8", "i8", "j8"), ("h6", "h7", "h8", "h9", "h10")))


def test_wz3_an_overline_wins_whole() -> None:
    told = when(given(*STARTED, *stones(SIX)[:-1]), stones(SIX)[-1])

    assert told.results == (FiveFormed("black", (("h8", "h9", "h10", "h11", "h12", "h13"),)), GameWon(1, A, "five"))


def test_wz3_exact_five_lets_the_game_go_on_over_an_overline_and_ends_it_at_a_five() -> None:
    match = given(*STARTED, *stones(SIX), overline="nothing")

    assert shown(match.history.table.play) == "game 1: A black, 11 stones, 11 moves, white next"
    told = [when(match, act) for act in stones("o15 i8 o13 j8 o11 k8 o9 l8", "white")]
    assert told[-1].results[-1] == GameWon(1, A, "five")


def test_wz3_under_renju_a_foul_by_black_loses_and_the_stone_stays() -> None:
    told = when(given(*STARTED, *stones(SIX)[:-1], overline="renju"), black("h11"))

    assert told.results == (FoulFormed(("overline",), "h11"), GameWon(1, B, "foul"))
    assert isinstance(told.play, Between)
    assert told.play.game is not None
    assert told.play.game.blacks & grid(15).bit["h11"]


def test_wz3_under_renju_white_has_no_fouls() -> None:
    told = when(given(*STARTED, *stones(WHITE_SIX)[:-1], overline="renju"), white("h11"))

    assert (told.found, told.follows) == ((), ("FiveFormed", "GameWon"))


def test_wz3_a_foul_while_colours_are_unknown_is_named_and_nobody_wins() -> None:
    told = when(given(*stones(SIX)[:-1], overline="renju"), black("h11"))

    assert (told.found, told.follows) == (("gomoku.foul",), ("FoulFormed",))


# --- formed and claimed -----------------------------------------------------------------------------------------------------


def test_wz2_where_a_five_must_be_claimed_the_game_goes_on_until_it_is() -> None:
    match = given(*STARTED, *stones(FIVE), white("a1"), black("a2"), five_counts="when_claimed")

    told = when(match, FiveClaimed(A, ("h8", "h12")))

    assert (told.found, told.results) == ((), (GameWon(1, A, "five"),))


def test_wz2_the_first_claim_wins_though_the_other_five_was_formed_first() -> None:
    match = given(*STARTED, *stones(FIVE), *stones("i13", "white"), five_counts="when_claimed")

    assert when(match, FiveClaimed(B)).results == (GameWon(1, B, "five"),)


def test_wz2_a_five_is_claimed_wherever_it_lies_on_the_board() -> None:
    match = given(*STARTED, StonesSetUp(("c3", "d3", "e3", "f3", "g3"), ()), five_counts="when_formed")

    assert when(match, FiveClaimed(A)).results == (GameWon(1, A, "five"),)


def test_wz2_a_claim_after_a_win_changes_nothing_and_breaks_nothing() -> None:
    told = when(given(*FIRST_GAME), FiveClaimed(A))

    assert (told.found, told.follows) == ((), ())


# --- a full board -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [15, 19, 20])
@pytest.mark.parametrize(("value", "left"), [("last_point", 0), ("empty_25", 25)])
def test_wz3_a_full_board_is_a_draw_on_every_board(size: int, value: str, left: int) -> None:
    acts = stones(" ".join(filling(size)[: size * size - left]))
    match = given(*STARTED, *acts[:-1], board=f"size_{size}", full_board=value)
    assert shown(match.history.table.play).startswith("game 1: A black")

    assert when(match, acts[-1]).results == (GameDrawn(1, "full_board"),)


def nearly_full() -> StonesSetUp:
    """Every point but e1; black has a1 to d1."""
    colours: tuple[list[str], list[str]] = ([], [])
    for index, point in enumerate(grid(15).points):
        colours[(index % 15 // 2 + index // 15) % 2].append(point)
    row, end = {"a1", "b1", "c1", "d1"}, {"e1", "f1"}
    return StonesSetUp(tuple({*colours[0], *row} - end), tuple(({*colours[1]} - row) | {"f1"}))


def test_wz3_a_five_on_the_last_point_of_a_board_wins() -> None:
    told = when(given(*STARTED, nearly_full()), black("e1"))

    assert told.results == (FiveFormed("black", (("a1", "b1", "c1", "d1", "e1"),)), GameWon(1, A, "five"))


def test_wz3_a_five_on_the_last_point_waits_for_its_claim() -> None:
    match = given(*STARTED, nearly_full(), black("e1"), five_counts="when_claimed")

    assert when(match, FiveClaimed(A)).results == (GameWon(1, A, "five"),)


def test_wz3_another_stone_on_the_last_point_is_a_draw() -> None:
    assert when(given(*STARTED, nearly_full()), white("e1")).results == (GameDrawn(1, "full_board"),)


def test_wz3_a_stone_that_could_not_lie_fills_no_board() -> None:
    assert when(given(*STARTED, nearly_full()), white("a1")).follows == ()


# --- by word ----------------------------------------------------------------------------------------------------------------

GAME, MATCH = (GameWon(1, A, "forfeit"),), (GameWon(1, A, "absent"), GameWon(2, A, "absent"), MatchWon(0, (4, 0), (3,)))
AT_THE_START: tuple[tuple[Act, tuple[object, ...]], ...] = (
    (Resigned(B), (GameWon(1, A, "resigned"),)),
    (Forfeited(B), GAME),
    (Absent((B,)), MATCH),
    (Absent((B, B)), MATCH),
    (Absent(()), ()),
    (Absent((A, B)), ()),
)


@pytest.mark.parametrize(("act", "results"), AT_THE_START)
def test_wz2_an_end_before_the_toss(act: Act, results: tuple[object, ...]) -> None:
    assert when(given(), act).results == results


PHASES: dict[str, Acts] = {
    "after the toss": (TossHeld(A),),
    "in the opening": (TossHeld(A), OpeningBegun(A)),
    "before the choice": LAID,
    "in play": (*LAID, ColourChosen(B, "white")),
}


@pytest.mark.parametrize("phase", PHASES)
def test_wz2_a_side_that_gives_up_loses_the_game_at_hand(phase: str) -> None:
    for act, by in ((Resigned(A), "resigned"), (Forfeited(A), "forfeit"), (Absent((A,)), "absent")):
        told = when(given(*PHASES[phase], opening_rule="swap"), act)

        assert (told.found, told.follows) == ((), ("GameWon",))
        assert (standing(told.play.match).halves, told.play.match.games[-1].by) == ((0, 2), by)


@pytest.mark.parametrize("phase", ["in the opening", "before the choice", "in play"])
def test_wz2_overstepping_a_set_time_loses_the_game(phase: str) -> None:
    told = when(given(*PHASES[phase], opening_rule="swap", set_times="minutes"), TimeOverstepped(B))

    assert (told.found, told.results) == ((), (GameWon(1, A, "time"),))


def test_wz2_time_costs_a_game_also_where_a_forfeit_costs_the_match() -> None:
    told = when(given(*STARTED, set_times="minutes", forfeit_loses="match"), TimeOverstepped(B))

    assert told.results == (GameWon(1, A, "time"),)


def test_wz2_between_games_the_next_one_is_forfeited() -> None:
    assert when(given(*FIRST_GAME), Forfeited(A)).results == (GameWon(2, B, "forfeit"),)
    assert when(given(*FIRST_GAME), Absent((A,))).results == (GameWon(2, B, "absent"),)


def test_wz2_a_match_forfeited_goes_on_to_the_majority_of_games() -> None:
    told = when(given(*FIRST_GAME, forfeit_loses="match"), Forfeited(A))

    assert told.results == (GameWon(2, B, "forfeit"), GameWon(3, B, "forfeit"), MatchWon(1, (2, 4), ()))


def test_wz3_an_agreed_draw_where_it_is_allowed() -> None:
    told = when(given(*STARTED, black("h8"), draw_by_agreement="allowed"), DrawAgreed())

    assert (told.found, told.results) == ((), (GameDrawn(1, "agreed"),))


def test_wz3_a_stone_of_either_colour_may_follow_one_that_could_not_lie() -> None:
    for act in (black("a1"), white("a1")):
        assert when(given(*STARTED, black("z9")), act).found == ()
