"""What `legal` offers is lawful: bots that choose from nothing else play whole matches about which there is nothing to say."""

from random import Random

import pytest

from core.script import script
from core.shengji.messages import Overturned, Seat, TrumpsDeclared
from core.shengji.options import OPTIONS
from projections.audit import audit
from projections.shengji.legal import shows_of
from tests.core.shengji.given import DEALT, LATER, Acts, B, C, D, found, given, play_of, when
from tests.core.shengji.test_trumps import DISPLACED
from tests.projections.shengji.logs import logged, opening, readings
from tests.projections.shengji.matches import Table, one_deal

DECLARED_BY_B: Acts = (*DEALT, TrumpsDeclared(B, ("D3",), 40))
CHOSEN = [option for option in OPTIONS if option.key not in ("match_end", "authority", "first_deal_undeclared")]
BEATEN = {"shengji.throw_failed"}  # a throw is tried with what is highest of one's own


@pytest.mark.parametrize("seed", range(24))
def test_what_may_be_done_under_any_readings_breaks_nothing(seed: int) -> None:
    random = Random(seed)
    chosen = {option.key: random.choice(list(option.values)) for option in CHOSEN} if seed else {}
    if chosen.get("permanent_trumps") == "jokers_and_twos":
        chosen["first_level"] = "three"
    options = readings(**chosen)
    table = Table(random, opening(options))
    for _ in range(2):
        one_deal(table)

    found = audit(script([(entry.event, entry.actor) for entry in logged(table.acts, options)]))

    assert {each.rule for each in found.findings} <= BEATEN


def test_sj4_4_who_was_displaced_at_the_same_draw_is_not_offered_insurance() -> None:
    offered = {(each.seat, each.act) for each in shows_of(play_of(given(*DISPLACED, insurance_cards="held_before")))}

    assert offered == {(B, "Insured")}


@pytest.mark.parametrize(("option", "offered"), [("after_draw", set()), ("during_draw", {C, D})])
@pytest.mark.parametrize("deal", [DECLARED_BY_B, LATER], ids=["first deal", "later deal"])
def test_sj4_0a_and_sj4_2_an_overturn_during_the_draw_is_offered_by_the_option(
    deal: Acts, option: str, offered: set[Seat]
) -> None:
    """C holds both ♠3, D both ♣3; B, who has declared ♦3, may not before another has."""
    play = play_of(given(*deal, overturn_opens=option))

    assert {each.seat for each in shows_of(play) if each.act == "Overturned"} == offered
    for each in shows_of(play):
        if each.act == "Overturned":
            assert found(when(given(*deal, overturn_opens=option), Overturned(each.seat, each.cards, 60))) == ()
