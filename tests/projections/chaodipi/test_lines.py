"""CD1.4 and CD1.5: what may be shown for trumps is said in the words of 炒地皮."""

from core.trumps.messages import DealBegun, HandDealt
from projections.trumps.lines import legal_lines
from tests.core.chaodipi.given import given
from tests.core.shengji.given import cards


def test_cd1_5_who_holds_a_level_card_may_call() -> None:
    hand = cards("S34567 H234567 C34567 D3456 H8899 R")
    lines = legal_lines(given(DealBegun(), HandDealt(0, hand)).history.table.play)

    assert any(line.zh.startswith("甲方可以叫主：") for line in lines)
    assert any(line.en.startswith("side A may show for a call of trumps: ") for line in lines)
    assert not any("报主" in line.zh for line in lines)
