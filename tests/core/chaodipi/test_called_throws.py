"""CD4.2 where the hands do not tell: what the table says of a throw fines it, unless the hands or the option leave it open."""

from collections import Counter

import pytest

from core.trumps.messages import BottomBuried, BottomTaken, DealBegun, HandDealt, ThrowCalled, TrumpsDeclared
from tests.core.cards_given import found
from tests.core.chaodipi.deals import BURIED, LEADS, Acts, fines_in
from tests.core.chaodipi.given import given
from tests.core.given import when
from tests.core.trumps_given import HANDS, SEATS, A, B, C, D, asks, cards, plays

UNKNOWN: Acts = (DealBegun(), TrumpsDeclared(A, ("S2",)), BottomTaken(A), BottomBuried(A, BURIED), *asks(B, C, D))
PARTLY: Acts = (DealBegun(), HandDealt(B, HANDS[B]), *UNKNOWN[1:])
THROWN = plays("A CAT")


@pytest.mark.parametrize("dealt", [UNKNOWN, PARTLY])
@pytest.mark.parametrize("stays", ["CT", "CA CT"])
def test_cd4_2_a_throw_that_is_said_to_have_failed_is_fined_by_the_card(dealt: Acts, stays: str) -> None:
    match = given(*dealt, *THROWN)

    assert fines_in(when(match, ThrowCalled(A, cards(stays), D))) == [(A, 20, "CD4.2")]
    assert fines_in(when(match, ThrowCalled(A, cards(stays), D))) == []  # once


@pytest.mark.parametrize(
    ("acts", "call", "options"),
    [
        ((*UNKNOWN, *THROWN), ThrowCalled(A, cards("CA CT"), failed=False), {}),  # it stands
        ((*UNKNOWN, *plays("A CAA")), ThrowCalled(A, cards("CA")), {}),  # a pair is no throw
        ((*UNKNOWN, *plays("A SAK")), ThrowCalled(A, cards("SK")), {}),  # trumps may not be thrown: a wrong lead
        ((*UNKNOWN, *THROWN), ThrowCalled(B, cards("CT")), {}),  # another's
        ((*UNKNOWN, *plays("A CAT, B CK7")), ThrowCalled(A, cards("CT")), {}),  # too late
        ((*UNKNOWN, *THROWN), ThrowCalled(A, cards("CT")), {"failed_throw_fine": "per_beaten_card"}),  # how many is not told
        ((*LEADS, *plays("A CAT")), ThrowCalled(A, cards("CT")), {}),  # the hands tell: it was fined with the play
    ],
)
def test_cd4_2_nothing_is_fined_where_no_throw_is_known_to_have_failed_or_it_was_fined_before(
    acts: Acts, call: ThrowCalled, options: dict[str, str]
) -> None:
    match = given(*acts, **options)

    assert fines_in(when(match, call)) == []


def test_cd4_2_hands_that_show_that_a_throw_stands_go_before_what_the_table_says() -> None:
    first, second, third, fourth = (Counter(hand) for hand in HANDS)
    first += Counter(cards("CAK"))  # both aces and a king: nobody is above them
    first -= Counter(cards("CT5"))
    second += Counter(cards("C5"))
    second -= Counter(cards("CK"))
    fourth += Counter(cards("CT"))
    fourth -= Counter(cards("CA"))
    hands = [HandDealt(seat, tuple(hand.elements())) for seat, hand in zip(SEATS, (first, second, third, fourth), strict=True)]
    match = given(DealBegun(), *hands, *UNKNOWN[1:3], BottomBuried(A, BURIED[1:] + cards("H6")), *asks(B, C, D))
    assert found(when(match, *plays("A CAAK"))) == ()

    told = when(match, ThrowCalled(A, cards("CK"), B))

    assert (found(told), fines_in(told)) == (("throw_differs",), [])
    assert told.violations[0].text.zh.endswith("应为全部♣A ♣A ♣K（已知的牌没有压得过它的）。")
    assert "all of it (♣A ♣A ♣K, which no known card beats) had to be left" in told.violations[0].text.en
