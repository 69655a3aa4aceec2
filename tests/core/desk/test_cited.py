"""A clause that is cited at the desk is one of the game or of the desk, or there is none; for every game."""

import pytest

from core.desk.messages import AppealDecided, Appealed, CallMade, OffenceHeld, Ruled, Stands
from core.people import Actor
from core.rulebook import citable
from core.script import script
from core.table import Act
from projections.audit import Audit, audit
from projections.partings import partings
from projections.report import finding_line, report
from tests.core.given import CHIEF, PLAYER, REFEREE, SHOWN
from tests.core.tables import GLANCES, Glance

every_game = pytest.mark.parametrize("glance", GLANCES, ids=[glance.game.key for glance in GLANCES])
NOWHERE = "XX9.9"


def heard(glance: Glance, clause: str) -> Audit:
    """The audit of a match as it would be read from a log: three acts of the desk that cite this clause."""
    acts: tuple[tuple[Act, Actor], ...] = (
        (CallMade(1), PLAYER),
        (OffenceHeld(1, 2, "other", clause, 0), REFEREE),
        (Ruled(1, clause, Stands(), SHOWN), REFEREE),
        (Appealed(1, 1, "law"), PLAYER),
        (AppealDecided(1, "upheld", clause, SHOWN), CHIEF),
    )
    return audit(script(((glance.opening, REFEREE), *acts)))


@every_game
def test_gc3_2_a_clause_of_the_game_or_of_the_desk_is_cited_or_none(glance: Glance) -> None:
    for clause in ("", *citable(glance.game.key)):
        assert "desk.no_clause" not in {found.rule for found in heard(glance, clause).findings}


@every_game
def test_gc3_2_a_clause_of_no_rulebook_is_found_and_the_log_is_read(glance: Glance) -> None:
    others = {clause for other in GLANCES for clause in citable(other.game.key)} - {*citable(glance.game.key)}
    for clause in (NOWHERE, "wz", *sorted(others)[:3]):
        match = heard(glance, clause)
        found = [found for found in match.findings if found.rule == "desk.no_clause"]

        assert [each.at.act for each in found] == [2, 3, 5]
        assert {(each.clause, each.due) for each in found} == {("GC3.2", ("clause",))}
        assert all(f"“{clause}”" in finding_line(each).zh and f"“{clause}”" in finding_line(each).en for each in found)
        assert len(match.table.desk.rulings) == 1
        assert report(match, partings(match))
