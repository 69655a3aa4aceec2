"""GC1.2: once both sides have signed nothing more is expected of a scribe."""

from core.trumps.messages import DealNoted, DeclarerNoted, SheetSigned
from projections.trumps.legal import acts_of
from tests.core.chaodipi.deals import given
from tests.core.trumps_given import A, play_of


def test_gc1_2_no_act_is_offered_once_both_have_signed() -> None:
    one = given(DeclarerNoted(A), DealNoted(30), SheetSigned(0))
    both = given(DeclarerNoted(A), DealNoted(30), SheetSigned(0), SheetSigned(1))

    assert "发牌" in acts_of(play_of(one)).zh
    assert acts_of(play_of(both)).zh == "没有（双方已经签字）"
