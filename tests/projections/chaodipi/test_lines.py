"""CD1.4 and CD1.5: what may be shown for trumps is said in the words of 炒地皮."""

from core.trumps.messages import DealBegun, HandDealt
from core.trumps.state import BEFORE_PLAY
from projections.trumps.lines import legal_lines
from tests.core.chaodipi.given import given
from tests.core.given import when
from tests.core.shengji.given import cards
from tests.dashboard.chaodipi_demo import played


def test_cd1_5_who_holds_a_level_card_may_call() -> None:
    hand = cards("S34567 H234567 C34567 D3456 H8899 R")
    lines = legal_lines(given(DealBegun(), HandDealt(0, hand)).history.table.play)

    assert any(line.zh.startswith("甲方可以叫主：") for line in lines)
    assert any(line.en.startswith("side A may show for a call of trumps: ") for line in lines)
    assert not any("报主" in line.zh for line in lines)


def test_cd1_4_what_may_be_shown_is_an_overturn_before_the_burial_and_a_stir_after_it() -> None:
    match, told = given(), set[tuple[bool, str]]()
    for act in played():
        play = when(match, act).play
        if isinstance(play, BEFORE_PLAY) and play.deal.standing is not None:
            may = "".join(line.zh for line in legal_lines(play)[1:])
            told |= {(play.deal.burier is not None, word) for word in ("反主", "炒底") if word in may}

    assert told == {(False, "反主"), (True, "炒底")}
