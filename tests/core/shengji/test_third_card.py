"""SJ1.1: two packs hold a card twice; a third is found wherever it is seen."""

import pytest

from core.shengji.messages import Act
from core.trumps.messages import (
    BottomBuried,
    BottomShown,
    BottomTaken,
    CardsExposed,
    DealBegun,
    DeclarerNoted,
    HandDealt,
    Insured,
    Overturned,
    ThirdBottomCardShown,
    TrumpsDeclared,
)
from tests.core.shengji.given import (
    HANDS,
    HIDDEN,
    TAKEN,
    A,
    Acts,
    B,
    C,
    D,
    all_played,
    cards,
    found,
    given,
    when,
)

ONE_SA: Acts = (DealBegun(), HandDealt(A, HANDS[A]))  # A holds both ♠A
EIGHT_SA = cards("SA C2345678")
THIRD: dict[str, tuple[Acts, Act]] = {
    "shown": ((DealBegun(), HandDealt(B, HANDS[B])), TrumpsDeclared(A, ("D3",), 40)),
    "shown to insure": ((DealBegun(), HandDealt(D, HANDS[D]), TrumpsDeclared(A, ("H3",), 40)), Insured(A, ("H3",))),
    "shown to overturn": (
        (DealBegun(), HandDealt(B, HANDS[B]), TrumpsDeclared(A, ("S3",), 40)),
        Overturned(C, ("D3", "D3"), 100),
    ),
    "the third of the bottom": (ONE_SA, ThirdBottomCardShown("SA")),
    "taken up": (ONE_SA, BottomTaken(B, EIGHT_SA)),
    "buried": ((*ONE_SA, BottomTaken(B)), BottomBuried(B, EIGHT_SA)),
    "buried, the taking not recorded": (ONE_SA, BottomBuried(B, EIGHT_SA)),
    "buried by another hand": ((*ONE_SA, BottomTaken(C)), BottomBuried(C, EIGHT_SA)),
    "taken up again, of a burial that is not known": (
        (DeclarerNoted(B), ONE_SA[1], TrumpsDeclared(A, ("H3",)), BottomBuried(B, ("??",) * 8), Overturned(C, cards("S33"))),
        BottomTaken(C, EIGHT_SA),
    ),
    "exposed": (ONE_SA, CardsExposed(B, ("SA",))),
    "exposed beside another exposed": ((DealBegun(), CardsExposed(B, ("SA", "SA"))), CardsExposed(C, ("SA",))),
    "the bottom shown at the end": ((*HIDDEN, *all_played()), BottomShown(cards("SAAA C2345"))),
}


@pytest.mark.parametrize("where", THIRD)
def test_sj1_1_a_card_that_is_seen_a_third_time_is_found(where: str) -> None:
    acts, act = THIRD[where]
    told = when(given(*acts), act)

    assert "card_thrice" in found(told)


def test_sj1_1_a_card_that_is_seen_twice_is_not_found_to_be_there_thrice() -> None:
    """One of A's two ♠A is seen again at each act: what was seen is the same card."""
    match = given(*TAKEN)
    for act in (CardsExposed(A, ("SA", "SA")), BottomBuried(A, cards("SAAKQQ988")), BottomShown(cards("SAAKQQ988"))):
        assert "card_thrice" not in found(when(match, act))
    hidden = given(DealBegun(), CardsExposed(A, ("SA", "SA")), TrumpsDeclared(A, ("H3",)), Insured(A, ("H3",)))
    assert "card_thrice" not in found(when(hidden, BottomBuried(A, cards("SAA H33 C2345"))))


def test_sj1_1_one_third_card_is_found_once() -> None:
    match = given(DealBegun(), HandDealt(D, HANDS[D]), TrumpsDeclared(A, ("C3",), 40))

    assert "card_thrice" in found(when(given(DealBegun(), HandDealt(D, HANDS[D])), TrumpsDeclared(A, ("C3",), 40)))
    assert "card_thrice" not in found(when(match, CardsExposed(A, ("C3",))))
