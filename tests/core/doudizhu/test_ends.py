"""DZ7.1, DZ9.1, DZ10.1: how a deal and a match end, what time does, and the play-off."""

import pytest

from core.doudizhu.messages import (
    BidMade,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealStopped,
    HandDealt,
    MatchWon,
    PlayOffDue,
    Seat,
    TimeCalled,
)
from core.doudizhu.state import Waiting, in_force, standing
from tests.core.doudizhu.given import (
    COUNTER,
    DEAL,
    LED,
    SPRING,
    WON,
    A,
    Acts,
    B,
    C,
    found,
    given,
    play_of,
    shown,
    unsure,
    when,
)


def sheet(landlord: Seat, bid: int = 1, *, won: bool = True) -> DealNoted:
    """A deal of which only the sheet is recorded."""
    return DealNoted("landlord" if won else "farmers", landlord, bid, 0, "none")


LEVEL: Acts = (sheet(A), sheet(B), sheet(C))  # 0 0 0
TWO: Acts = (sheet(A), sheet(B))  # +1 +1 -2
DEALT: Acts = (DealBegun(), HandDealt(A, DEAL.hands[A]))


# --- a deal ----------------------------------------------------------------------------------------------------------------


def test_dz7_1_the_landlord_wins_by_being_out_first() -> None:
    assert shown(play_of(given(*SPRING))) == "after deal 1: +12 -6 -6"


def test_dz7_1_else_the_farmers_win_whichever_of_them_is_out() -> None:
    assert shown(play_of(given(*WON, *DEAL.plays(COUNTER)))) == "after deal 1: -48 +24 +24"


def test_dz4_1_a_deal_ends_with_the_last_card_also_out_of_turn() -> None:
    told = when(given(*LED), CardsPlayed(A, (*DEAL.hands[A][:15], "S9", *DEAL.bottom)))

    assert found(told) == ("out_of_turn", "no_pattern")
    assert told.follows == ("DealSettled",)


def test_dz7_1_a_hand_of_16_is_out_with_16_cards() -> None:
    """B was dealt a card less and is out with it; the finding is at the deal, the deal ends as it did."""
    short = HandDealt(B, DEAL.hands[B][:16])
    match = given(DealBegun(), HandDealt(A, DEAL.hands[A]), short, *WON[3:], *DEAL.plays("A8"))

    told = when(match, CardsPlayed(B, DEAL.hands[B][:16]))

    assert told.follows == ("DealSettled",)


def test_dz4_1_after_the_end_only_the_first_act_is_a_finding_and_none_counts() -> None:
    match = given(*SPRING)

    told = [when(match, act) for act in (CardsPlayed(B, ("D5",)), CardsPlayed(C, ("D6",)), CardsPlayed(A, ("S3",)))]

    assert [found(each) for each in told] == [("after_deal",), (), ()]
    assert shown(play_of(match)) == "after deal 1: +12 -6 -6, 3 after it"
    when(match, DealBegun())
    assert shown(play_of(match)) == "deal 2: dealing, B first"


# --- time --------------------------------------------------------------------------------------------------------------------


def test_dz10_1_before_time_nothing_is_decided() -> None:
    assert isinstance(play_of(given(*SPRING, *[sheet(A, 3)] * 20)), Waiting)


def test_dz10_1_when_time_is_called_the_highest_total_goes_on() -> None:
    told = when(given(*SPRING), TimeCalled())

    assert told.results == (MatchWon(A, (12, -6, -6)),)
    assert shown(told.play) == "won by A: +12 -6 -6"


def test_dz10_1_the_deal_in_progress_is_finished_and_counts() -> None:
    match = given(*WON)

    assert when(match, TimeCalled()).results == ()
    told = when(match, SPRING[-1])
    assert told.follows == ("DealSettled", "MatchWon")
    assert shown(told.play) == "won by A: +12 -6 -6"


@pytest.mark.parametrize("acts", [DEALT, (*DEALT, BidMade(A, 0)), WON, LED])
def test_dz10_1_with_deal_at_bell_void_it_stops_and_does_not_count(acts: Acts) -> None:
    told = when(given(sheet(B), *acts, deal_at_bell="void"), TimeCalled())

    assert told.results == (DealStopped(2, "time"), MatchWon(B, (-1, 2, -1)))
    assert in_force(told.play.match.deals[1]) == (False, None)


STOPPED = (DealStopped(2, "time"), MatchWon(B, (-1, 2, -1)))


@pytest.mark.parametrize(("begun", "results"), [("first_card", ()), ("first_bid", STOPPED)])
def test_dz10_1_a_deal_that_is_only_dealt_has_begun_by_one_reading(begun: str, results: tuple[object, ...]) -> None:
    told = when(given(sheet(B), *DEALT, deal_in_progress_from=begun), TimeCalled())

    assert told.results == results


def test_dz10_1_with_first_bid_a_deal_with_a_call_is_finished() -> None:
    told = when(given(sheet(B), *DEALT, BidMade(A, 0), deal_in_progress_from="first_bid"), TimeCalled())

    assert told.results == ()


def test_dz9_1_a_second_call_of_time_has_no_effect() -> None:
    match = given(*TWO, TimeCalled())

    told = when(match, TimeCalled())

    assert (found(told), told.results) == (("time_twice",), ())


def test_dz10_1_while_the_points_of_a_deal_are_open_nobody_has_won() -> None:
    told = when(given(sheet(A), DealNoted("landlord", A, 3)), TimeCalled())

    assert (told.results, unsure(told)) == ((), ("totals_open",))


# --- play-off ------------------------------------------------------------------------------------------------------------------


def test_dz10_1_two_with_the_same_highest_total_play_on() -> None:
    told = when(given(*TWO), TimeCalled())

    assert told.results == (PlayOffDue((A, B)),)
    assert shown(told.play) == "after deal 2: +1 +1 -2"


def test_dz10_1_only_the_level_players_are_compared_in_the_extra_deals() -> None:
    """C wins the extra deal as landlord: A and B stay level, whatever C has."""
    match = given(*TWO, TimeCalled())

    assert when(match, sheet(C, 3)).results[1:] == (PlayOffDue((A, B)),)
    assert shown(play_of(match)) == "after deal 3: -2 -2 +4"
    told = when(match, sheet(A, won=False))
    assert told.results[1:] == (MatchWon(B, (-4, -1, 5)),)


def test_dz10_1_the_first_difference_decides() -> None:
    told = when(given(*TWO, TimeCalled()), sheet(B))

    assert told.results[1:] == (MatchWon(B, (0, 3, -3)),)


def test_dz10_1_three_level_play_on_until_one_is_ahead() -> None:
    match = given(*LEVEL, TimeCalled())

    assert when(match, sheet(A, won=False)).results[1:] == (PlayOffDue((B, C)),)
    assert when(match, sheet(A, 3)).results[1:] == (PlayOffDue((B, C)),), "A is out of it, though now ahead of both"
    assert when(match, sheet(C)).results[1:] == (MatchWon(C, (3, -3, 0)),)


def test_dz10_1_time_before_any_deal_leaves_all_three_level() -> None:
    assert when(given(), TimeCalled()).results == (PlayOffDue((A, B, C)),)


def test_dz3_1_the_first_bid_goes_on_rotating_in_the_play_off() -> None:
    lost = DealNoted("farmers", A, 3, 1, "none")
    match = given(*DEAL.won(face_up=A), SPRING[-1], DealBegun(), lost, TimeCalled())
    assert shown(play_of(match)) == "after deal 2: 0 0 0"

    when(match, DealBegun())

    assert shown(play_of(match)) == "deal 3: dealing, C first"


def test_dz10_1_a_deal_finished_after_time_is_no_extra_deal() -> None:
    match = given(sheet(A), DealBegun(), TimeCalled(), sheet(B))

    play = play_of(match)
    assert [deal.extra for deal in play.match.deals] == [False, False]
    when(match, sheet(C))
    assert [deal.extra for deal in play_of(match).match.deals] == [False, False, True]


def test_dz10_1_a_void_deal_of_the_play_off_is_played_again() -> None:
    match = given(*TWO, TimeCalled(), DealBegun(), BidMade(A, 3))

    assert standing(play_of(match).match, in_progress=True).decided is False
    assert found(when(match, DealNoted("landlord", None, None, 0, "none"))) == ()
    assert shown(play_of(match)) == "won by A: +7 -2 -5"
