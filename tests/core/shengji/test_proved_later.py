"""SJ5.1 to SJ5.4: what is proved only later of follows and throws, where the hands were not known when they were made."""

from core.shengji.messages import Act, BottomBuried, DealBegun, TrumpsDeclared
from tests.core.given import By
from tests.core.shengji.given import A, Acts, B, cards, found, given, plays, when

VOID: Acts = plays("A SA, B C7, C S6, D S9")  # B shows a club to a spade
BOTTOM_KNOWN: Acts = (DealBegun(), TrumpsDeclared(A, ("H3",)), BottomBuried(A, cards("SKK C8 C6 D8 D4 D4 S4")))
CHANGED = BottomBuried(B, cards("C99 CQQ D22 D66"))  # B takes the bottom up in play and buries others


def each_found(before: Acts, *acts: Act | By) -> list[tuple[str, ...]]:
    """What is found at each of these acts, one after the other."""
    match = given(*before)
    return [found(when(match, act)) for act in acts]


def test_sj3_1_a_card_taken_up_with_the_bottom_in_play_proves_no_earlier_follow() -> None:
    assert each_found((*BOTTOM_KNOWN, *VOID), CHANGED, *plays("A S9, B SK")) == [("bottom_changed",), (), ()]


def test_sj3_1_a_card_taken_up_with_the_bottom_in_play_proves_no_earlier_throw_beaten() -> None:
    thrown: Acts = (*BOTTOM_KNOWN, *plays("A SAAT, B S754, C S665, D S992"))
    assert each_found(thrown, CHANGED, *plays("A S8, B SK, C SJ"))[2:] == [(), ("throw_proved",)]
