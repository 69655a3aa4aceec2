"""What `legal` offers is lawful: bots that choose from nothing else play whole matches about which there is nothing to say."""

from random import Random

import pytest

from core.script import script
from core.shengji.options import OPTIONS
from projections.audit import audit
from projections.shengji.legal import shows_of
from tests.core.shengji.given import B, given, play_of
from tests.core.shengji.test_trumps import DISPLACED
from tests.projections.shengji.logs import logged, opening, readings
from tests.projections.shengji.matches import Table, one_deal

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
