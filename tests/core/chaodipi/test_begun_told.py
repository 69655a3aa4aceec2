"""CD5.1: a deal that its heading has begun is told once; who draws first is told after it."""

import pytest

from core.chaodipi.said import said
from core.trumps.messages import DealBegun, Seat
from tests.core.chaodipi.deals import given
from tests.core.trumps_given import A, play_of


def test_cd5_1_who_draws_first_behind_a_heading_begins_no_deal_again() -> None:
    play = play_of(given(DealBegun()))

    assert said(play, DealBegun(A, "HK")).zh == "第1副：甲方先摸（抽得♥K）"
    assert said(play, DealBegun(A)).en == "Deal 1: side A draws first"


@pytest.mark.parametrize(("first", "zh"), [(None, "第1副发牌"), (A, "第1副发牌，甲方先摸")])
def test_cd5_1_a_deal_without_a_heading_is_told_as_dealt(first: Seat | None, zh: str) -> None:
    assert said(play_of(given()), DealBegun(first)).zh == zh
