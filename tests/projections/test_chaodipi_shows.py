"""What may be shown at a 炒地皮 table: nobody insures there (CD1.1)."""

from core.chaodipi.messages import MatchOpened
from core.chaodipi.options import DEFAULTS
from core.trumps.messages import CardDrawn, DealBegun, TrumpsDeclared
from projections.trumps.legal import shows_of
from tests.core.given import given_at


def test_cd1_1_who_has_called_and_draws_the_second_card_of_the_suit_is_not_offered_to_insure() -> None:
    acts = (DealBegun(first=0), CardDrawn(0, "H2"), TrumpsDeclared(0, ("H2",)), CardDrawn(1, "S3"), CardDrawn(2, "S4"))
    match = given_at(MatchOpened(("a", "b", "c", "d"), DEFAULTS), *acts, CardDrawn(3, "S5"), CardDrawn(0, "H2"))

    assert [each for each in shows_of(match.history.table.play) if each.act != "Overturned"] == []
