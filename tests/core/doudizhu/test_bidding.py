"""DZ2.1, DZ3.1: who bids first, what a call may be, who becomes landlord, and what happens when nobody bids."""

from itertools import product

import pytest

from core.doudizhu.legal import legal
from core.doudizhu.messages import BidMade, DealBegun, FaceUpDrawn, LandlordMade, LandlordNoted, Redealt, Seat
from core.doudizhu.state import Bidding, Dealing, Showing
from tests.core.doudizhu.given import DEAL, LETTERS, SEAT, SPRING, A, Acts, B, C, found, given, play_of, shown, unsure, when

BEGUN: Acts = (DealBegun(), FaceUpDrawn(A))
NEXT = {"first_bidder_after_pass": "next"}
ALL_PASS: Acts = (BidMade(A, 0), BidMade(B, 0), BidMade(C, 0))

# Every lawful bidding that A begins, by hand: the calls, the landlord and the bid; `-` for another deal.
LAWFUL = {
    "3": "A3",
    "03": "B3",
    "13": "B3",
    "23": "B3",
    "000": "-",
    "001": "C1",
    "002": "C2",
    "003": "C3",
    "010": "B1",
    "012": "C2",
    "013": "C3",
    "020": "B2",
    "023": "C3",
    "100": "A1",
    "102": "C2",
    "103": "C3",
    "120": "B2",
    "123": "C3",
    "200": "A2",
    "203": "C3",
}


def bid(calls: str, first: Seat = A) -> tuple[list[str], str]:
    """Make these calls in turn until the bidding is over; return what was found, and who is landlord at what."""
    match = given(DealBegun(), FaceUpDrawn(first))
    codes: list[str] = []
    for n, call in enumerate(calls):
        told = when(match, BidMade(SEAT[LETTERS[(first + n) % 3]], int(call)))
        codes += found(told)
        for event in told.results:
            return codes, "-" if isinstance(event, Redealt) else _made(event)
    return codes, "open"


def _made(event: object) -> str:
    assert isinstance(event, LandlordMade)
    return f"{LETTERS[event.seat]}{event.bid}"


@pytest.mark.parametrize("calls", ["".join(each) for each in product("0123", repeat=3)])
def test_dz2_1_every_three_calls_end_as_the_table_says(calls: str) -> None:
    codes, made = bid(calls)

    lawful = next((known for known in LAWFUL if calls.startswith(known)), None)
    if lawful is not None:
        assert (codes, made) == ([], LAWFUL[lawful])
    else:
        assert codes
        assert set(codes) == {"bid_not_higher"}
        best = max(calls)
        assert made == f"{LETTERS[calls.index(best)]}{best}", "the first of the highest"


@pytest.mark.parametrize("first", [A, B, C])
@pytest.mark.parametrize("calls", LAWFUL)
def test_dz2_1_the_bidding_is_the_same_whoever_begins(calls: str, first: Seat) -> None:
    codes, made = bid(calls, first)

    wanted = LAWFUL[calls]
    assert (codes, made) == ([], "-" if wanted == "-" else f"{LETTERS[(LETTERS.index(wanted[0]) + first) % 3]}{wanted[1]}")


@pytest.mark.parametrize("calls", ["", "0", "1", "2", "00", "10", "01", "12", "20", "02"])
def test_dz2_1_a_bidding_in_progress_is_not_over(calls: str) -> None:
    assert bid(calls) == ([], "open")


def test_dz2_1_the_program_offers_the_calls_that_are_lawful() -> None:
    match = given(*BEGUN)
    assert (legal(play_of(match)).bids, legal(play_of(match)).seat) == ((0, 1, 2, 3), A)
    when(match, BidMade(A, 1))
    assert (legal(play_of(match)).bids, legal(play_of(match)).seat) == ((0, 2, 3), B)
    when(match, BidMade(B, 2))
    assert (legal(play_of(match)).bids, legal(play_of(match)).seat) == ((0, 3), C)


def test_dz2_1_after_a_call_out_of_turn_the_one_who_has_not_called_is_next() -> None:
    match = given(*BEGUN, BidMade(C, 1))

    assert shown(play_of(match)) == "deal 1: bidding C1, A next"
    assert found(when(match, BidMade(A, 2))) == ()
    assert found(when(match, BidMade(B, 3))) == ()
    assert shown(play_of(match)) == "deal 1: B landlord at 3 to show"


def test_dz2_1_a_bid_that_is_none_makes_no_landlord() -> None:
    told = when(given(*BEGUN, BidMade(A, 4), BidMade(B, 0)), BidMade(C, 0))

    assert told.follows == ("Redealt",)


def test_dz2_1_a_second_call_does_not_replace_the_first() -> None:
    match = given(*BEGUN, BidMade(A, 1), BidMade(A, 3), BidMade(B, 0))

    assert when(match, BidMade(C, 0)).results == (LandlordMade(A, 1),)


# --- all pass ------------------------------------------------------------------------------------------------------------------


def test_dz2_1_where_nobody_bids_the_cards_are_dealt_and_bid_again() -> None:
    match = given(*DEAL.dealt(), *ALL_PASS)

    play = play_of(match)
    assert isinstance(play, Dealing)
    assert (play.deal.number, play.deal.attempt, play.deal.given, play.deal.bids) == (1, 2, (None, None, None), ())


def test_dz2_1_in_the_first_deal_a_new_card_is_turned() -> None:
    match = given(*BEGUN, *ALL_PASS)
    assert shown(play_of(match)) == "deal 1: dealing, ? first, attempt 2"

    told = when(given(*BEGUN, *ALL_PASS, DealBegun(), FaceUpDrawn(C)), BidMade(C, 1))

    assert (found(told), unsure(told)) == ((), ())


def test_dz2_1_in_a_later_deal_the_same_player_bids_first_again() -> None:
    later: Acts = (*DEAL.won(face_up=A), SPRING[-1], DealBegun(), BidMade(B, 0), BidMade(C, 0), BidMade(A, 0), DealBegun())
    match = given(*later)

    assert shown(play_of(match)) == "deal 2: dealing, B first, attempt 2"
    assert found(when(match, BidMade(B, 1))) == ()
    assert found(when(given(*later), BidMade(C, 1))) == ("first_bidder",)


def test_dz2_1_with_first_bidder_after_pass_next_it_is_the_next_player() -> None:
    match = given(*BEGUN, *ALL_PASS, **NEXT)

    assert shown(play_of(match)) == "deal 1: dealing, B first, attempt 2"
    assert found(when(match, BidMade(B, 1))) == ()


def test_dz2_1_cards_are_dealt_again_without_limit() -> None:
    match = given(*ALL_PASS * 8)

    assert shown(play_of(match)) == "deal 1: dealing, ? first, attempt 9"


def test_dz2_1_with_redeals_three_the_chief_referee_decides_after_three() -> None:
    match = given(*ALL_PASS * 3, redeals="three")
    assert shown(play_of(match)) == "deal 1: dealing, ? first, attempt 4"

    for act in ALL_PASS:
        told = when(match, act)

    assert told.results == ()
    assert isinstance(told.play, Bidding)


# --- who bids first ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [A, B, C])
def test_dz3_1_the_holder_of_the_face_up_card_bids_first(seat: Seat) -> None:
    assert found(when(given(DealBegun(), FaceUpDrawn(seat, "S7")), BidMade(seat, 1))) == ()


def test_dz3_1_another_card_is_turned_where_it_lies_among_the_three() -> None:
    match = given(DealBegun(B), FaceUpDrawn(None))
    assert shown(play_of(match)) == "deal 1: dealing, ? first"

    when(match, FaceUpDrawn(A))

    assert found(when(match, BidMade(A, 1))) == ()


def test_dz3_1_with_dealers_next_the_player_after_the_dealer_bids_first() -> None:
    match = given(DealBegun(B), FaceUpDrawn(None), face_up_in_bottom="dealers_next")

    assert shown(play_of(match)) == "deal 1: dealing, C first"
    assert found(when(match, BidMade(C, 1))) == ()


def test_dz3_1_without_the_dealer_nobody_knows_who_is_next() -> None:
    match = given(DealBegun(), FaceUpDrawn(None), face_up_in_bottom="dealers_next")

    assert unsure(when(match, BidMade(A, 1))) == ("first_unknown",)


def test_dz3_1_the_first_bid_rotates_over_many_deals() -> None:
    match = given(*DEAL.won(face_up=A), SPRING[-1])
    for first in (B, C, A, B):
        when(match, DealBegun())
        assert shown(play_of(match)).endswith(f"dealing, {LETTERS[first]} first")
        told = when(match, BidMade(first, 3))
        assert (found(told), told.follows) == ((), ("LandlordMade",))


def test_dz3_1_a_deal_that_the_wrong_seat_began_counts_as_that_of_the_right_one() -> None:
    match = given(*BEGUN, BidMade(B, 3), DealBegun())

    assert shown(play_of(match)) == "deal 2: dealing, B first"


def test_dz2_1_a_note_of_the_landlord_stands_where_no_bid_is_recorded() -> None:
    told = when(given(DealBegun()), LandlordNoted(B, 2))

    assert isinstance(told.play, Showing)
    assert (found(told), unsure(told)) == ((), ("bids_unrecorded",))


def test_dz2_1_a_note_that_agrees_with_the_bids_is_no_finding() -> None:
    told = when(given(*BEGUN, BidMade(A, 3)), LandlordNoted(A, 3))

    assert (found(told), unsure(told)) == ((), ())
