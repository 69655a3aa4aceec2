"""Records that lack something: what is not known is said and not guessed, and what is known is judged all the same."""

import re
from pathlib import Path

import pytest

from core.climb.kinds import Reading
from core.doudizhu.legal import legal
from core.doudizhu.messages import (
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealSettled,
    FaceUpDrawn,
    HandDealt,
    LandlordNoted,
    NoneClaimed,
    Passed,
    PlaysUnrecorded,
    ScoresNoted,
    TotalsNoted,
)
from core.doudizhu.state import Following, in_force
from tests.core.doudizhu.given import DEAL, LED, SPRING, WON, A, Acts, B, C, found, given, play_of, shown, unsure, when
from tests.core.doudizhu.partial import BARE, BOTTOM_ONLY, FOUR, HIGHER, LACKS, NO_CARDS, UNDER

SOURCE = Path(__file__).resolve().parents[3] / "core" / "doudizhu" / "unjudged.py"
RANKS_ONLY = tuple(f"?{card[1]}" for card in DEAL.hands[B] if card not in ("BJ", "RJ"))


@pytest.mark.parametrize("what", LACKS)
def test_dz1_1_to_dz10_1_what_the_record_does_not_hold_cannot_be_judged(what: str) -> None:
    acts, act, code = LACKS[what]

    told = when(given(*acts, **UNDER), act)

    assert code in unsure(told)
    assert set(found(told)) <= {"unfinished", "out_of_turn", "no_pattern"}
    assert all("{" not in u.text.zh + u.text.en and u.clause.startswith("DZ") for u in told.unjudged)


def test_every_reason_is_tried() -> None:
    codes = set(re.findall(r'_not\(\s*"(\w+)"', SOURCE.read_text(encoding="utf-8")))

    assert codes == {code for _, _, code in LACKS.values()}


def test_dz8_2_nothing_is_unsure_where_all_is_recorded() -> None:
    match = given()
    acts: Acts = (*DEAL.won(face_up=A), SPRING[-1], DealNoted("landlord", A, 3, 0, "spring"), ScoresNoted((12, -6, -6)))

    told = [when(match, act) for act in (*acts, TotalsNoted((12, -6, -6)))]

    assert [(found(each), unsure(each)) for each in told] == [((), ())] * len(told)


# --- suits --------------------------------------------------------------------------------------------------------------------


def test_dz1_1_a_card_without_its_suit_and_later_the_same_with_it_are_two() -> None:
    """Played: a 9, then the nine of spades. The first was another nine."""
    match = given(*BOTTOM_ONLY, CardsPlayed(A, ("?9",)), Passed(B), Passed(C))

    assert found(when(match, CardsPlayed(A, ("S9",)))) == ()


def test_dz1_1_all_nines_but_one_were_elsewhere_so_the_last_is_known() -> None:
    """A is dealt the nines of spades and hearts and plays one of them: afterwards both may be left, but not both together."""
    hand = ("S9", "H9", *DEAL.hands[A][:15])
    match = given(DealBegun(), HandDealt(A, hand), LandlordNoted(A, 3), BottomShown(DEAL.bottom), CardsPlayed(A, ("?9",)))
    when(match, Passed(B))
    when(match, Passed(C))

    assert found(when(match, CardsPlayed(A, ("S9", "H9")))) == ("not_held",)


def test_dz1_1_a_hand_known_by_rank_holds_any_suit_but_no_other_rank() -> None:
    jokers = ("BJ", "RJ")
    match = given(
        DealBegun(), HandDealt(B, (*RANKS_ONLY, *jokers)), LandlordNoted(A, 3), BottomShown(DEAL.bottom), *DEAL.plays("A8")
    )

    assert found(when(match, CardsPlayed(B, ("C9",)))) == ()
    assert found(when(match, CardsPlayed(C, ("?Q",)))) == ()
    when(match, Passed(A))
    assert found(when(match, CardsPlayed(B, ("SA",)))) == ("not_held",)


def test_dz1_1_a_hand_that_is_known_by_rank_is_empty_at_its_last_card() -> None:
    ranks = tuple("BJ" if c == "BJ" else "RJ" if c == "RJ" else f"?{c[1]}" for c in (*DEAL.hands[A], *DEAL.bottom))
    match = given(DealBegun(), HandDealt(A, ranks, with_bottom=True), LandlordNoted(A, 3))

    told = when(match, CardsPlayed(A, ranks))

    assert (found(told), told.follows) == ((), ("DealSettled",))
    assert shown(told.play) == "after deal 1: +12 -6 -6"


def test_dz1_1_what_a_hand_could_play_names_no_suit_that_is_not_known() -> None:
    hand = ("?3", "H3", "D4", "D4", "S5", "RJ", *DEAL.hands[A][11:16], *("??",) * 6)
    match = given(DealBegun(), HandDealt(A, hand), LandlordNoted(A, 3))

    singles = legal(play_of(match)).plays
    assert singles == ()  # the bottom is to be shown first
    when(match, BottomShown(("CQ", "?K", "??")))
    rows = {row.core: row.example for group in legal(play_of(match)).plays for row in group.rows if group.kind == "single"}

    assert (rows["3"], rows["4"], rows["5"], rows["R"]) == (("?3",), ("?4",), ("S5",), ("RJ",))
    assert (rows["Q"], rows["K"]) == (("CQ",), ("?K",))


# --- hands -------------------------------------------------------------------------------------------------------------------


def test_dz1_1_of_a_hand_that_is_known_in_part_other_cards_cannot_be_judged() -> None:
    hand = (*DEAL.hands[B][:10], *("??",) * 7)
    match = given(DealBegun(), HandDealt(B, hand), LandlordNoted(A, 3), BottomShown(DEAL.bottom), *DEAL.plays("A8"))

    told = when(match, CardsPlayed(B, ("SA",)))

    assert (found(told), unsure(told)) == ((), ("hand_unknown",))
    assert shown(told.play) == "deal 1: A landlord at 3, C on single of B, 19 16 17"


def test_dz1_1_eight_cards_cannot_be_among_seven_unknown_ones() -> None:
    hand = (*DEAL.hands[B][:10], *("??",) * 7)
    match = given(DealBegun(), HandDealt(B, hand), LandlordNoted(A, 3), BottomShown(DEAL.bottom))
    for card in ("SA", "SJ", "S2", "HA", "HJ", "H2", "CA"):
        when(match, CardsPlayed(B, (card,)))
        when(match, Passed(C))
        when(match, Passed(A))

    assert found(when(match, CardsPlayed(B, ("CJ",)))) == ("not_held",)
    assert found(when(match, CardsPlayed(B, (hand[0],)))) == ("out_of_turn",)


def test_dz1_1_an_unknown_card_played_leaves_every_other_card_possible() -> None:
    match = given(*LED, CardsPlayed(B, ("??",)))
    for act in (Passed(C), Passed(A)):
        when(match, act)

    for card in ("D5", "D7", "H8"):
        assert found(when(match, CardsPlayed(B, (card,)))) in ((), ("out_of_turn",))
    assert "not_held" in found(when(match, CardsPlayed(B, ("SJ",))))


def test_dz1_1_a_hand_is_said_to_be_unknown_once() -> None:
    match = given(*BOTTOM_ONLY, CardsPlayed(A, ("S3",)))

    assert unsure(when(match, CardsPlayed(B, ("S4",)))) == ("hand_unknown",)
    assert unsure(when(match, Passed(C))) == ()
    assert unsure(when(match, CardsPlayed(A, ("S5",)))) == ()


def test_dz1_1_a_hand_recorded_late_is_without_what_was_played_from_it() -> None:
    match = given(
        *BOTTOM_ONLY, CardsPlayed(A, ("S3",)), Passed(B), Passed(C), CardsPlayed(A, ("?4",)), HandDealt(A, DEAL.hands[A])
    )

    assert shown(play_of(match)) == "deal 1: A landlord at 3, B on single of A, 18 17 17"
    when(match, Passed(B))
    when(match, Passed(C))
    assert found(when(match, CardsPlayed(A, ("S3", "H3")))) == ("not_held",)


def test_dz4_1_a_bottom_shown_late_is_without_what_was_played_of_it() -> None:
    match = given(*NO_CARDS, CardsPlayed(A, ("DT",)), BottomShown(DEAL.bottom))

    assert shown(play_of(match)) == "deal 1: A landlord at 3, B on single of A, 19 17 17"
    when(match, Passed(B))
    when(match, Passed(C))
    assert found(when(match, CardsPlayed(A, ("DJ", "DQ")))) == ("no_pattern",)  # both are in his hand


def test_dz4_1_a_hand_recorded_with_the_bottom_is_no_deal_of_cards_twice() -> None:
    hand = (*DEAL.hands[A], *DEAL.bottom)
    for acts in (
        (HandDealt(A, hand, with_bottom=True), *DEAL.dealt()[2:]),
        (BottomLaid(DEAL.bottom), HandDealt(A, hand, with_bottom=True), *DEAL.dealt()[2:4]),
        (*DEAL.dealt()[2:4], HandDealt(A, hand, with_bottom=True), LandlordNoted(A, 3), BottomShown(DEAL.bottom)),
    ):
        match = given(DealBegun())
        assert [found(when(match, act)) for act in acts] == [()] * len(acts)


def test_dz4_1_another_seat_than_that_of_the_long_hand_takes_up_three_cards() -> None:
    match = given(
        DealBegun(), HandDealt(B, (*DEAL.hands[B], *DEAL.bottom), with_bottom=True), *DEAL.dealt()[1:2], LandlordNoted(A, 3)
    )

    when(match, CardsPlayed(A, ("S3",)))

    assert shown(play_of(match)) == "deal 1: A landlord at 3, B on single of A, 19 20 17"


# --- plays ---------------------------------------------------------------------------------------------------------------------


def test_gc3_2_a_play_disproves_what_was_said_before() -> None:
    """B says that it has no 5, passes, and plays a 5 later."""
    match = given(*BOTTOM_ONLY, *DEAL.plays("A4"), NoneClaimed(B, "5"), Passed(B), Passed(C))
    when(match, CardsPlayed(A, ("S3",)))

    told = when(match, CardsPlayed(B, ("D5",)))

    assert found(told) == ("none_disproved",)
    assert (told.violations[0].seat, told.violations[0].done) == (B, ("D5",))


def test_gc3_2_what_was_said_is_disproved_once() -> None:
    match = given(*BOTTOM_ONLY, *DEAL.plays("A3"), NoneClaimed(B, "5"), CardsPlayed(B, ("D5",)), *DEAL.plays("C- A-"))

    assert found(when(match, CardsPlayed(B, ("C5",)))) == ()


def test_gc3_2_a_claim_that_the_hand_contradicts_is_untrue_at_once_and_found_once() -> None:
    match = given(*LED)

    assert found(when(match, NoneClaimed(B, "T"))) == ("none_untrue",)
    assert found(when(match, CardsPlayed(B, ("ST",)))) == ()


def test_gc3_2_a_card_without_its_suit_disproves_it_too() -> None:
    match = given(*BOTTOM_ONLY, *DEAL.plays("A3"), NoneClaimed(B, "5"))

    assert found(when(match, CardsPlayed(B, ("?5",)))) == ("none_disproved",)


def test_gc3_2_nothing_is_disproved_by_another_seat_another_rank_or_an_unknown_card() -> None:
    match = given(*WON, *DEAL.plays("A3"), NoneClaimed(B, "5"))

    assert found(when(match, CardsPlayed(B, ("D7",)))) == ()
    assert found(when(match, CardsPlayed(C, ("SJ",)))) == ()
    assert found(when(match, CardsPlayed(A, ("DQ",)))) == ()
    assert found(when(match, CardsPlayed(B, ("??",)))) == ()


def test_dz4_1_after_plays_that_are_not_recorded_no_hand_is_ever_empty() -> None:
    match = given(*WON, PlaysUnrecorded())

    told = when(match, SPRING[-1])

    assert isinstance(told.play, Following)
    assert told.follows == ()


def test_dz8_1_one_card_that_is_not_recorded_is_no_bomb() -> None:
    told = when(given(*LED, CardsPlayed(B, ("??",)), Passed(C)), CardsPlayed(A, (*DEAL.hands[A][:15], "S9", *DEAL.bottom)))

    (settled,) = told.results
    assert isinstance(settled, DealSettled)
    assert (settled.bombs, settled.scores) == (0, (6, -3, -3))


@pytest.mark.parametrize("cards", [("SK", "?K", "??", "??"), ("??",) * 4, ("BJ", "??"), ("??", "??")])
def test_dz8_1_cards_that_may_be_a_bomb_leave_the_points_open(cards: tuple[str, ...]) -> None:
    told = when(given(*LED, CardsPlayed(B, cards), Passed(C)), CardsPlayed(A, (*DEAL.hands[A][:15], "S9", *DEAL.bottom)))

    (settled,) = told.results
    assert isinstance(settled, DealSettled)
    assert (settled.bombs, settled.scores) == (None, None)
    assert unsure(told) == ("top_unreadable", "scores_unknown")


@pytest.mark.parametrize(
    "cards", [("SK", "H9", "??", "??"), ("BJ", "?K", "??", "??"), ("SK", "??"), ("??",) * 5, ("SK", "HK", "??")]
)
def test_dz8_1_cards_that_cannot_be_a_bomb_do_not(cards: tuple[str, ...]) -> None:
    match = given(*LED, CardsPlayed(B, cards), Passed(C), CardsPlayed(A, (*DEAL.hands[A][:15], "S9", *DEAL.bottom)))

    assert in_force(play_of(match).match.deals[0]) == (True, (6, -3, -3))


def test_dz5_3_cards_with_two_readings_are_judged_by_the_one_that_is_beaten() -> None:
    """With `wing_adjacent_triple` four triples are a run of four, or of three with wings; the record does not say which."""
    wide = {"wing_adjacent_triple": "yes"}
    deal: Acts = (DealBegun(), LandlordNoted(A, 3), BottomShown(("S2", "SK", "BJ")))

    unnamed = when(given(*deal, CardsPlayed(A, FOUR), **wide), CardsPlayed(B, HIGHER))
    named = when(given(*deal, CardsPlayed(A, FOUR, Reading("plane", "3", 4)), **wide), CardsPlayed(B, HIGHER))

    assert ("does_not_beat" in found(unnamed), "top_ambiguous" in unsure(unnamed)) == (False, True)
    assert ("does_not_beat" in found(named), "top_ambiguous" in unsure(named)) == (True, False)


# --- bids and sheets -----------------------------------------------------------------------------------------------------------


def test_dz2_1_the_landlord_is_taken_from_the_record_where_the_bids_are_not_recorded() -> None:
    told = when(given(*BARE), DealNoted("landlord", None, None, 1, "none"))

    assert (found(told), told.follows) == ((), ("DealSettled",))
    assert shown(told.play) == "after deal 1: +12 -6 -6"


def test_dz2_1_bids_recorded_in_part_are_judged_so_far() -> None:
    match = given(DealBegun(), FaceUpDrawn(A), BidMade(A, 2))

    assert found(when(match, LandlordNoted(C, 3))) == ()
    assert shown(play_of(match)) == "deal 1: C landlord at 3 to show"


def test_dz8_2_a_sheet_that_lacks_the_bombs_gives_no_points() -> None:
    told = when(given(), DealNoted("landlord", A, 3, None, "none"))

    assert (unsure(told), shown(told.play)) == (("sheet_incomplete",), "after deal 1: 0 0 0")
    assert in_force(told.play.match.deals[0]) == (True, None)


def test_dz3_1_the_rotation_goes_on_over_a_deal_without_points() -> None:
    match = given(*DEAL.won(face_up=A), SPRING[-1], DealNoted("farmers"), DealBegun())

    assert shown(play_of(match)) == "deal 2: dealing, B first"
    assert found(when(match, BidMade(B, 1))) == ()
