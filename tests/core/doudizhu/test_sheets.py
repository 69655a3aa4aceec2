"""DZ8, DZ10.1: what a deal is worth, from its plays or from its sheet, and what a sheet and totals may say."""

from random import Random

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from core.doudizhu.messages import (
    DealBegun,
    DealNoted,
    DealSettled,
    LandlordNoted,
    PlaysUnrecorded,
    ScoresNoted,
    Seat,
    Side,
    Spring,
    TotalsNoted,
)
from core.doudizhu.state import in_force, standing
from tests.core.doudizhu.games import played_out, shuffled
from tests.core.doudizhu.given import COUNTER, DEAL, SPRING, TAMED, WON, A, Acts, B, C, found, given, play_of, shown, unsure, when

# bid, bombs and rockets, spring or counter-spring, who won -> landlord, each farmer; by hand from DZ8.1 to DZ8.3
WORTH = [
    (1, 0, False, "landlord", 2, -1),
    (1, 0, False, "farmers", -2, 1),
    (2, 0, False, "landlord", 4, -2),
    (3, 0, False, "farmers", -6, 3),
    (1, 1, False, "landlord", 4, -2),
    (3, 1, False, "landlord", 12, -6),
    (3, 2, False, "farmers", -24, 12),
    (1, 0, True, "landlord", 4, -2),
    (2, 1, True, "farmers", -16, 8),
    (3, 1, True, "landlord", 24, -12),
    (3, 3, True, "farmers", -96, 48),
    (1, 14, False, "landlord", 32768, -16384),
]


@pytest.mark.parametrize(("bid", "bombs", "doubled", "winner", "lord", "farmer"), WORTH)
@pytest.mark.parametrize("landlord", [A, B, C])
def test_dz8_2_a_sheet_is_worth_what_the_table_says(
    landlord: Seat, bid: int, bombs: int, doubled: bool, winner: str, lord: int, farmer: int
) -> None:
    won: Side = "landlord" if winner == "landlord" else "farmers"
    spring: Spring = "none" if not doubled else "spring" if won == "landlord" else "counter_spring"

    told = when(given(), DealNoted(won, landlord, bid, bombs, spring))

    assert (found(told), unsure(told)) == ((), ())
    (settled,) = told.results
    assert isinstance(settled, DealSettled)
    assert settled.scores == tuple(lord if seat == landlord else farmer for seat in (A, B, C))
    assert sum(settled.scores) == 0


@settings(max_examples=40)
@drawn(st.integers(0, 2**32), st.sampled_from((A, B, C)), st.sampled_from((1, 2, 3)))
def test_dz8_2_the_sheet_gives_what_the_deal_gives_card_by_card(seed: int, landlord: Seat, bid: int) -> None:
    random = Random(seed)
    deal = shuffled(random)
    played = played_out(deal, landlord, random)

    match = given(*deal.won(landlord, bid))
    told = [when(match, move) for move in played.moves]
    by_plays = play_of(match).match
    by_sheet = play_of(given(DealNoted(played.winner, landlord, bid, played.bombs, played.spring))).match

    assert {found(each) for each in told} == {()}
    assert by_plays.totals == by_sheet.totals == played.scores(bid)
    assert sum(by_plays.totals) == 0
    assert found(when(match, DealNoted(played.winner, landlord, bid, played.bombs, played.spring))) == ()
    assert found(when(match, ScoresNoted(played.scores(bid)))) == ()


# --- spring ----------------------------------------------------------------------------------------------------------------


def test_dz8_3_a_landlord_out_with_one_play_of_20_cards_is_doubled_once() -> None:
    (settled,) = when(given(*WON), SPRING[-1]).results

    assert settled == DealSettled(1, "landlord", A, 3, 0, "spring", (12, -6, -6), "play")


def test_dz8_3_farmers_who_pass_to_the_end_are_a_spring_too() -> None:
    match = given(*WON)
    for act in DEAL.plays("A8 B- C- A333444555666777 B- C- A9 B- C- AT B- C- AJ B- C- AQ"):
        told = when(match, act)

    (settled,) = told.results
    assert isinstance(settled, DealSettled)
    assert (settled.spring, settled.scores) == ("spring", (12, -6, -6))


def test_dz8_3_one_play_of_a_farmer_is_no_spring() -> None:
    match = given(*WON)
    for act in DEAL.plays("A8 B9 C- AT B- C- A333444555666777 B- C- A9 B- C- AJ B- C- AQ"):
        told = when(match, act)

    (settled,) = told.results
    assert isinstance(settled, DealSettled)
    assert (settled.spring, settled.scores) == ("none", (6, -3, -3))


def test_dz8_3_a_counter_spring_needs_exactly_one_play_of_the_landlord() -> None:
    once = play_of(given(*WON, *DEAL.plays(COUNTER))).match.deals[0]
    twice = play_of(given(*WON, *DEAL.plays(TAMED))).match.deals[0]

    assert (once.spring, once.bombs, once.scores) == ("counter_spring", 2, (-48, 24, 24))
    assert (twice.spring, twice.bombs, twice.scores) == ("none", 1, (-12, 6, 6))


def test_dz8_3_a_pass_and_an_empty_play_are_no_play() -> None:
    match = given(*WON)
    for act in DEAL.plays("A8 B C- A333444555666777 B- C- A9 B- C- AT B- C- AJ B- C- AQ"):
        told = when(match, act)

    (settled,) = told.results
    assert isinstance(settled, DealSettled)
    assert settled.spring == "spring"


def test_dz8_1_bombs_that_stay_in_a_hand_do_not_count() -> None:
    """B holds four kings and the rocket, C two bombs: nobody played them."""
    settled = play_of(given(*SPRING)).match.deals[0]

    assert settled.bombs == 0


# --- sheets -----------------------------------------------------------------------------------------------------------------


def test_dz8_2_sheets_alone_are_a_match() -> None:
    match = given(
        DealNoted("landlord", A, 3, 0, "none"),
        DealNoted("farmers", B, 1, 1, "none"),
        DealNoted("landlord", C, 2, 0, "spring"),
    )

    assert shown(play_of(match)) == "after deal 3: +4 -11 +7"
    assert found(when(match, TotalsNoted((4, -11, 7)))) == ()


def test_dz8_2_a_sheet_after_a_deal_that_was_played_is_about_it() -> None:
    told = when(given(*SPRING), DealNoted("landlord", A, 3, 0, "spring"))

    assert (found(told), told.follows, shown(told.play)) == ((), (), "after deal 1: +12 -6 -6")


def test_dz8_2_a_second_sheet_after_it_is_that_of_the_next_deal() -> None:
    match = given(*SPRING, DealNoted("landlord", A, 3, 0, "spring"))

    assert when(match, DealNoted("farmers", B, 1, 0, "none")).follows == ("DealSettled",)
    assert shown(play_of(match)) == "after deal 2: +13 -8 -5"


def test_dz8_2_a_sheet_settles_a_deal_of_which_the_plays_are_not_recorded() -> None:
    told = when(given(*WON, *DEAL.plays("A8 BKKKK"), PlaysUnrecorded()), DealNoted("landlord", None, None, 1, "none"))

    assert (found(told), shown(told.play)) == ((), "after deal 1: +12 -6 -6")


def test_dz8_2_a_sheet_settles_nothing_while_the_plays_go_on() -> None:
    told = when(given(*WON, *DEAL.plays("A8")), DealNoted("landlord", A, 3, 0, "none"))

    assert (told.follows, unsure(told)) == ((), ("end_unrecorded",))


def test_dz8_2_points_alone_settle_a_deal() -> None:
    told = when(given(DealBegun()), ScoresNoted((-4, 2, 2)))

    assert (found(told), shown(told.play)) == ((), "after deal 1: -4 +2 +2")


@pytest.mark.parametrize("scores", [(2, -1, -1), (-48, 24, 24), (-3, 6, -3), (1, 1, -2), (192, -96, -96)])
def test_dz8_2_points_of_a_deal_are_a_bid_doubled(scores: tuple[int, int, int]) -> None:
    assert found(when(given(DealBegun()), ScoresNoted(scores))) == ()


@pytest.mark.parametrize("scores", [(3, -2, -1), (10, -5, -5), (0, 6, -6), (-14, 7, 7)])
def test_dz8_2_other_points_are_not(scores: tuple[int, int, int]) -> None:
    assert found(when(given(DealBegun()), ScoresNoted(scores))) == ("no_deal_score",)


def test_dz8_2_no_points_settle_nothing() -> None:
    assert when(given(DealBegun()), ScoresNoted((0, 0, 0))).follows == ()


def test_dz2_1_a_bid_in_the_bidding_goes_before_that_of_the_sheet() -> None:
    told = when(given(*WON), DealNoted("landlord", A, 2, 0, "none"))

    assert (found(told), shown(told.play)) == (("sheet_differs",), "after deal 1: +6 -3 -3")


@pytest.mark.parametrize(
    "sheet",
    [
        DealNoted("landlord", A, 0, 0, "none"),
        DealNoted("landlord", A, 3, 15, "none"),
        DealNoted("landlord", A, 3, 10**9, "none"),
        DealNoted("landlord", A, 3, -1, "none"),
        DealNoted("landlord", A, 3, 0, "counter_spring"),
    ],
)
def test_dz8_1_a_sheet_that_cannot_be_gives_no_points(sheet: DealNoted) -> None:
    told = when(given(), sheet)

    assert len(told.violations) == 1
    assert in_force(told.play.match.deals[0]) == (True, None)


def test_dz10_1_totals_are_the_sum_of_the_deals() -> None:
    deals: Acts = (DealNoted("landlord", A, 3, 0, "none"),) * 1000
    match = given(*deals)

    assert standing(play_of(match).match).totals == (6000, -3000, -3000)
    assert found(when(match, TotalsNoted((6000, -3000, -3000)))) == ()


def test_dz8_2_a_landlord_noted_with_no_number_leaves_the_points_open() -> None:
    match = given(DealBegun(), LandlordNoted(A, 7), DealNoted("landlord", None, None, 0, "none"))

    assert in_force(play_of(match).match.deals[0]) == (True, None)


# --- points behind a sheet that left them open ---------------------------------------------------------------------------------


def test_dz8_2_points_behind_a_sheet_that_left_them_open_count() -> None:
    match = given(DealNoted("landlord", A, 3))

    told = when(match, ScoresNoted((12, -6, -6)))

    assert (found(told), unsure(told)) == ((), ())
    assert [type(event) for event in told.results] == [DealSettled]
    assert standing(play_of(match).match).totals == (12, -6, -6)
    assert standing(play_of(match).match).open == ()


@pytest.mark.parametrize(
    ("points", "finds"),
    [
        ((-12, 6, 6), "scores_against_sheet"),  # the landlord has won
        ((-6, 12, -6), "scores_against_sheet"),  # another landlord
        ((8, -4, -4), "scores_against_sheet"),  # no multiple of the bid
        ((10, -5, -5), "no_deal_score"),
    ],
)
def test_dz8_2_points_that_the_sheet_does_not_allow_leave_it_open(points: tuple[int, int, int], finds: str) -> None:
    match = given(DealNoted("landlord", A, 3))

    told = when(match, ScoresNoted(points))

    assert (found(told), unsure(told)) == ((finds,), ("scores_unproved",))
    assert told.results == ()
    assert standing(play_of(match).match).open == (1,)


@pytest.mark.parametrize(
    ("sheet", "clause"),
    [
        (DealNoted("farmers"), "DZ7.1"),
        (DealNoted(None, B), "DZ2.1"),
        (DealNoted(None, bid=1), "DZ2.1"),
        (DealNoted(None, bombs=5), "DZ8.1"),
        (DealNoted(None, spring="none"), "DZ8.3"),
    ],
)
def test_dz7_1_to_dz8_3_what_a_sheet_gets_wrong_is_found_under_its_own_clause(sheet: DealNoted, clause: str) -> None:
    told = when(given(*SPRING), sheet)

    assert [(v.rule.code, v.rule.clause) for v in told.violations] == [("doudizhu.sheet_differs", clause)]
