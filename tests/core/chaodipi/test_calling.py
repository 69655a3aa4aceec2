"""CD1.3 and CD4.5 at a table: a stir has to be higher than the last, and the bottom counts by the play that takes it."""

import pytest

from core.chaodipi.own import OWN
from core.trick.parts import Part
from core.trumps.messages import BottomBuried, BottomTaken, DealBegun, Overturned, TrumpsDeclared
from tests.core.cards_given import found
from tests.core.chaodipi.given import given, readings
from tests.core.given import when

BURIED = BottomBuried(0, ("??",) * 8)
STIRRED = (DealBegun(), TrumpsDeclared(0, ("H2",)), BottomTaken(0), BURIED, Overturned(1, ("H2", "H2")), BottomTaken(1))


@pytest.mark.parametrize(
    ("pair", "low"),
    [("D2", True), ("C2", True), ("S2", False), ("BJ", False), ("RJ", False)],
)
def test_cd1_3_a_stir_has_to_be_higher_than_the_last(pair: str, low: bool) -> None:
    told = when(given(*STIRRED, BottomBuried(1, BURIED.cards)), Overturned(2, (pair, pair)))

    assert found(told) == (("overturned_low",) if low else ())
    assert [violation.rule.clause for violation in told.violations] == ["CD1.3"] * low


@pytest.mark.parametrize(("pairs", "times"), [(0, 2), (1, 4), (2, 8), (3, 16), (4, 32)])
def test_cd4_5_the_bottom_counts_by_the_play_that_takes_it(pairs: int, times: int) -> None:
    assert OWN.multiplier((Part(pairs, 0, ("SA",) * (2 * pairs or 1)),), readings()) == times
