"""CD4.6: a hand that is counted has as many cards as were counted, where the record does not hold its cards."""

import pytest

from core.chaodipi.messages import CardsDrawnOff
from core.table import Act
from core.trumps.messages import (
    BottomBuried,
    BottomCounted,
    BottomTaken,
    CardsPlayed,
    DealBegun,
    HandCounted,
    PlayTakenBack,
    TrumpsDeclared,
)
from core.trumps.state import IN_DEAL, Waiting
from tests.core.chaodipi.deals import LEADS, Acts, found, given, when
from tests.core.given import By
from tests.core.trumps_given import A, B, C, D, asks, play_of

BURIED: Acts = (DealBegun(), TrumpsDeclared(B, ("H2",)), BottomTaken(B), BottomBuried(B, ("??",) * 8), *asks(C, D, A))
TRICK: Acts = (CardsPlayed(B, ("C5",)), CardsPlayed(C, ("C6",)), CardsPlayed(D, ("C7",)), CardsPlayed(A, ("C8",)))
PLAYED: Acts = (*BURIED, *TRICK)  # one trick is over: 24 cards are due in each hand, A leads
LONG: Acts = (*PLAYED, HandCounted(A, 25), HandCounted(D, 23))
HIDDEN = ("??",)


def left(*acts: Act | By) -> tuple[int, ...]:
    """How many cards each hand has, which is what is kept of it: known and unknown cards together."""
    state = play_of(given(*acts))
    assert isinstance(state, IN_DEAL)
    assert tuple(hand.left for hand in state.deal.hands) == state.deal.left
    return state.deal.left


@pytest.mark.parametrize(
    ("acts", "hands"),
    [
        (LONG, (25, 24, 24, 23)),
        ((*LONG, CardsDrawnOff(A, D, HIDDEN, D)), (24, 24, 24, 24)),
        ((*LONG, CardsDrawnOff(A, D, HIDDEN, D), HandCounted(A, 24), HandCounted(D, 24)), (24, 24, 24, 24)),
        ((*PLAYED, HandCounted(A, 25), CardsDrawnOff(A, B, HIDDEN)), (24, 24, 24, 24)),
        ((*PLAYED, HandCounted(A, 25), CardsDrawnOff(A, B, HIDDEN), HandCounted(A, 24)), (24, 24, 24, 24)),
        ((*BURIED[:3], BottomCounted(8), HandCounted(B, 34)), (25, 34, 25, 25)),
    ],
)
def test_cd4_6_a_count_says_how_many_cards_a_hand_has_that_is_not_recorded(acts: Acts, hands: tuple[int, ...]) -> None:
    assert left(*acts) == hands


def test_cd4_6_a_hand_that_is_recorded_keeps_its_cards_whatever_is_counted() -> None:
    assert left(*LEADS, HandCounted(C, 26)) == (25, 25, 25, 25)


def test_cd4_6_what_was_counted_stays_when_a_play_is_taken_back() -> None:
    led = (*PLAYED, CardsPlayed(A, ("D5",)), CardsPlayed(B, ("D6",)), HandCounted(A, 24), HandCounted(B, 23))

    assert left(*led) == (24, 23, 24, 24)
    assert left(*led, PlayTakenBack(B)) == (24, 24, 24, 24)


def test_cd4_6_hands_that_are_level_again_are_played_to_the_last_card() -> None:
    match = given(*LONG, CardsDrawnOff(A, D, HIDDEN, D), HandCounted(A, 24), HandCounted(D, 24))
    high = [f"{suit}{high} {suit}{low}".split() for suit in "SDCH" for high, low in ("AK", "QJ", "T9", "43")]
    high += [f"{suit}{high} {suit}{low}".split() for suit in "SDH" for high, low in ("87", "65")]
    tricks = [*high, ["H2", "S2"], ["C2", "D2"]]  # A wins each of them
    faults = [
        fault
        for one, other in tricks
        for seat, card in ((A, one), (B, one), (C, other), (D, other))
        for fault in found(when(match, CardsPlayed(seat, (card,))))
    ]

    assert len(tricks) == 24
    assert faults == []
    assert isinstance(play_of(match), Waiting)
