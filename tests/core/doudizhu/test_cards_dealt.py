"""DZ1.1, DZ4.1: 54 cards, 17 to each, three in the bottom, which the landlord takes up and shows."""

import pytest

from core.cards import DECK, cards_of
from core.climb.held import Held
from core.doudizhu.messages import BottomLaid, BottomShown, CardsPlayed, DealBegun, HandDealt
from core.doudizhu.state import deal_of
from core.live import Live
from tests.core.cards_given import swapped
from tests.core.doudizhu.given import DEAL, WON, A, Acts, B, C, found, given, play_of, unsure, when
from tests.core.doudizhu.irregular import HAND, MADE


def _hands(match: Live) -> tuple[Held, Held, Held]:
    deal = deal_of(play_of(match))
    assert deal is not None
    return deal.hands


ORDERS = [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)]
RECORDED: Acts = DEAL.dealt()[1:]


@pytest.mark.parametrize("order", ORDERS)
def test_dz1_1_a_whole_pack_is_right_in_any_order(order: tuple[int, ...]) -> None:
    match = given(DealBegun())

    assert [found(when(match, RECORDED[n])) for n in order] == [()] * 4


@pytest.mark.parametrize("order", ORDERS)
def test_dz1_1_a_card_dealt_twice_is_found_in_any_order(order: tuple[int, ...]) -> None:
    """A has the five of diamonds instead of the three of spades; the five is B's too."""
    acts = [HandDealt(A, swapped(HAND, "S3", "D5")), *RECORDED[1:]]
    match = given(DealBegun())

    codes = [code for n in order for code in found(when(match, acts[n]))]

    assert sorted(codes) == ["card_twice", "cards_missing"]


def test_dz1_1_what_is_missing_is_named() -> None:
    told = when(given(DealBegun(), *RECORDED[:3]), BottomLaid(DEAL.bottom[:2]))

    assert told.violations[1].due == (DEAL.bottom[2],)


def test_dz1_1_nothing_is_missing_before_all_is_recorded_or_where_a_suit_is_not() -> None:
    assert found(when(given(DealBegun(), *RECORDED[:2]), BottomLaid(DEAL.bottom))) == ()
    vague = HandDealt(A, swapped(HAND, "S3", "?3"))
    assert found(when(given(DealBegun(), vague, *RECORDED[1:3]), BottomLaid(DEAL.bottom))) == ()


def test_dz1_1_four_of_a_rank_by_rank_alone_are_a_bomb_and_no_finding() -> None:
    told = when(given(DealBegun()), HandDealt(A, ("?3",) * 4 + ("?4",) * 4 + ("?5",) * 4 + ("?6",) * 4 + ("?7",)))

    assert (found(told), unsure(told)) == ((), ("suits_unrecorded",))


@pytest.mark.parametrize("joker", ["BJ", "RJ"])
def test_dz1_1_a_joker_is_there_once(joker: str) -> None:
    assert found(when(given(DealBegun()), HandDealt(A, (joker, joker, *HAND[2:])))) == ("card_twice",)


def test_dz1_1_a_hand_with_the_bottom_has_20_cards() -> None:
    assert found(when(given(DealBegun()), HandDealt(A, (*HAND, *DEAL.bottom), with_bottom=True))) == ()
    assert found(when(given(DealBegun()), HandDealt(A, (*HAND, *DEAL.bottom)))) == ("hand_size",)


def test_dz1_1_three_hands_and_one_with_the_bottom_are_the_whole_pack() -> None:
    match = given(DealBegun(), *RECORDED[:2])

    assert found(when(match, HandDealt(C, (*DEAL.hands[C], *DEAL.bottom), with_bottom=True))) == ()
    again = given(DealBegun(), *RECORDED[:2])
    told = when(again, HandDealt(C, (*DEAL.hands[C], *DEAL.bottom[:2], "S3"), with_bottom=True))
    assert found(told) == ("card_twice", "cards_missing")
    assert told.violations[1].due == (DEAL.bottom[2],)


def test_dz1_1_the_landlords_own_17_cards_do_not_hold_the_bottom() -> None:
    match = given(*MADE[:2], BottomLaid(DEAL.bottom), MADE[-1])

    assert found(when(match, HandDealt(A, swapped(HAND, "S3", "DJ")))) == ("card_twice",)


def test_dz4_1_the_bottom_laid_and_shown_is_no_finding() -> None:
    told = when(given(*MADE), BottomShown((DEAL.bottom[2], DEAL.bottom[0], DEAL.bottom[1])))

    assert (found(told), unsure(told)) == ((), ())


@pytest.mark.parametrize("shown", [("?T", "?J", "?Q"), ("DT", "??", "DQ")])
def test_dz4_1_a_bottom_shown_without_its_suits_may_be_the_same(shown: tuple[str, ...]) -> None:
    assert found(when(given(*MADE), BottomShown(shown))) == ()


@pytest.mark.parametrize("shown", [("?T", "?J", "?K"), ("DT", "DJ")])
def test_dz4_1_a_bottom_of_other_ranks_is_another(shown: tuple[str, ...]) -> None:
    assert found(when(given(*MADE), BottomShown(shown))) == ("bottom_differs",)


def test_dz4_1_the_landlord_holds_what_was_shown() -> None:
    match = given(*MADE, BottomShown(("DT", "DJ", "H8")))

    assert [hand.left for hand in _hands(match)] == [20, 17, 17]
    assert "not_held" not in found(when(match, CardsPlayed(A, ("H8",))))


def test_dz4_1_a_bottom_shown_early_and_again_in_time_is_one_finding() -> None:
    match = given(*MADE[:-1])

    assert found(when(match, BottomShown(DEAL.bottom))) == ("bottom_early",)
    when(match, MADE[-1])
    assert found(when(match, BottomShown(DEAL.bottom))) == ()
    assert found(when(match, BottomShown(DEAL.bottom))) == ("bottom_again",)


def test_dz4_1_after_an_early_showing_the_play_may_begin() -> None:
    match = given(*MADE[:-1], BottomShown(DEAL.bottom), MADE[-1])

    assert found(when(match, CardsPlayed(A, ("DT",)))) == ()


def test_dz1_1_all_54_cards_are_in_hands_once_the_landlord_has_the_bottom() -> None:
    hands = _hands(given(*WON))

    assert sorted(card for hand in hands for card in cards_of(hand.cards)) == sorted(DECK)


def test_dz1_1_the_same_card_in_two_places_is_told_with_both() -> None:
    told = when(given(DealBegun(), *RECORDED[:1]), HandDealt(B, swapped(DEAL.hands[B], "D5", "S3")))

    assert told.violations[0].done == ("S3",)
    assert "side A and side B" in told.violations[0].text.en
