"""GD1.1 to GD7.1, GC2.4, GC2.8: what a record does not hold is named and not guessed, and is said once."""

import pytest

from core.guandan.messages import CardsPlayed, DealBegun, HandDealt, Passed, TributePaid
from tests.core.guandan.given import (
    DEAL,
    GC,
    NO_CARDS,
    A,
    B,
    C,
    D,
    after,
    alone,
    found,
    given,
    pays,
    unsure,
    when,
)
from tests.core.guandan.partial import LACKS, SINGLE, TEN


@pytest.mark.parametrize("what", LACKS)
def test_gd1_1_to_gd7_1_what_a_record_lacks_is_named_and_not_guessed(what: str) -> None:
    acts, act, code, options = LACKS[what]

    told = when(given(*acts, **options), act)

    assert code in unsure(told)
    assert found(told) == ()
    for each in told.unjudged:
        assert "{" not in each.text.zh + each.text.en


def test_gd1_1_a_hand_that_is_not_recorded_is_said_once_a_deal() -> None:
    match = given(*NO_CARDS)

    assert [unsure(when(match, act)) for act in DEAL.plays("A3 B5 C8 D9 AT")] == [("hand_unknown",)] * 4 + [()]


def test_gc2_8_numbers_that_are_not_recorded_are_said_once_a_deal() -> None:
    match = given(*NO_CARDS, *alone(A, *TEN), preset=GC)
    fives = (CardsPlayed(A, ("S5",)), CardsPlayed(B, ("S6",)), CardsPlayed(C, ("S8",)), CardsPlayed(D, ("S9",)))

    told = [unsure(when(match, act)) for act in fives]

    assert [codes.count("counts_unrecorded") for codes in told] == [0, 1, 0, 0]


def test_gd5_4_a_tribute_out_of_a_hand_that_is_not_recorded_is_proved_wrong_by_a_later_play() -> None:
    """The finding stands at the play that shows it, and the next such play says nothing new."""
    match = given(*SINGLE, *pays("D:SK A<S3"))

    assert unsure(when(given(*SINGLE), TributePaid(D, "SK"))) == ("tribute_unproved",)
    assert found(when(match, CardsPlayed(D, ("SA",)))) == ("tribute_disproved",)
    for seat in (A, B, C):
        when(match, Passed(seat))
    assert found(when(match, CardsPlayed(D, ("HA",)))) == ()


def test_gd5_4_the_card_that_was_returned_proves_nothing() -> None:
    match = given(*SINGLE, *pays("D:SK A<SA"))

    assert found(when(match, CardsPlayed(D, ("SA",)))) == ()


def test_gd5_4_neither_does_the_heart_level_card_nor_a_card_of_the_level_without_its_suit() -> None:
    match = given(*SINGLE, *pays("D:SK A<S3"))

    assert found(when(match, CardsPlayed(D, ("H4",)))) == ()
    assert found(when(given(*SINGLE, *pays("D:SK A<S3")), CardsPlayed(D, ("?4",)))) == ()
    assert found(when(given(*SINGLE, *pays("D:SK A<S3")), CardsPlayed(D, ("S4",)))) == ("tribute_disproved",)


def test_gd5_4_a_hand_recorded_after_tribute_says_the_same() -> None:
    paid = (*after(A, B, C, D), DealBegun(), *pays("D:SK A<S3"))
    held = ("SA", "S3", *(f"{suit}{rank}" for rank in "56789T" for suit in "SHCD"), "SJ")

    assert found(when(given(*paid), HandDealt(D, held, after_tribute=True))) == ("tribute_low",)
    assert found(when(given(*paid), HandDealt(D, ("SK", *held[1:]), after_tribute=True))) == ()
