"""What a timeline says of events whose words depend on where play stands."""

import pytest

from core.doudizhu.messages import BidMade, DealBegun
from core.doudizhu.said import said
from tests.core.doudizhu.given import LED, SPRING, A, Acts, B, C, given, play_of

PASSES: Acts = (BidMade(A, 0), BidMade(B, 0), BidMade(C, 0))
BEGUN: dict[str, tuple[Acts, str]] = {
    "the first": ((), "Deal 1 is dealt"),
    "after the end of one": (SPRING, "Deal 2 is dealt"),
    "while one is in play": (LED, "Deal 2 is dealt"),
    "after all have passed": ((DealBegun(), *PASSES), "Deal 1 is dealt again"),
    "after the cards dealt again were dealt": ((DealBegun(), *PASSES, DealBegun(B)), "Deal 2 is dealt"),
}


@pytest.mark.parametrize("when", BEGUN)
def test_dz1_1_a_deal_is_called_by_its_number(when: str) -> None:
    acts, line = BEGUN[when]

    assert said(play_of(given(*acts)), DealBegun()).en == line
