"""Every kind of conduct at a 炒地皮 table is told under its clause: CD's own, one that is borrowed (CD5.5), or none (GC3.2)."""

from typing import get_args

import pytest

from core.trumps.messages import Conduct, ConductNoted
from tests.core.chaodipi.deals import LEADS, given, when
from tests.core.trumps_given import B

CLAUSES: dict[Conduct, str] = {
    "saw_bottom": "CD5.2",
    "showed_bottom": "SJ3.1",
    "changed_bottom": "SJ3.1",
    "saw_hand": "CD5.2",
    "signalled": "CD5.4",
    "slow_play": "GC3.2",
    "left_table": "GC3.2",
    "settled_privately": "GC1.2",
    "other": "GC3.2",
}


@pytest.mark.parametrize("what", get_args(Conduct))
def test_cd5_2_cd5_4_conduct_is_found_under_its_clause_and_recorded(what: Conduct) -> None:
    (found,) = when(given(*LEADS), ConductNoted(B, what)).violations

    assert (found.rule.clause, found.seat, found.rule.observed) == (CLAUSES[what], B, True)


def test_cd5_4_signals_are_for_the_chief_referee_and_cost_the_game() -> None:
    (found,) = when(given(*LEADS), ConductNoted(B, "signalled")).violations

    assert (found.rule.waits, found.rule.option) == ("chief_referee", "loss_scope")


def test_cd5_5_a_bottom_that_is_changed_is_told_under_a_clause_that_is_borrowed() -> None:
    (found,) = when(given(*LEADS), ConductNoted(B, "changed_bottom")).violations

    assert "SJ3.1借自升级（CD5.5）" in found.effect.zh
