"""A clause that is cited at the desk is one of the game or of the desk, or there is none; for every game."""

import pytest

from core.desk.messages import AppealDecided, Appealed, CallMade, OffenceHeld, Ruled, Stands
from core.people import Actor
from core.rulebook import citable, rule_codes
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


# --- rules ------------------------------------------------------------------------------------------------------------------


def held(glance: Glance, rule: str) -> Audit:
    """The audit of a match in which a referee holds an offence under this rule."""
    return audit(script(((glance.opening, REFEREE), (CallMade(1), PLAYER), (OffenceHeld(1, 1, rule, "", 0), REFEREE))))


@every_game
def test_gc3_2_an_offence_names_a_rule_of_the_game_or_of_the_desk_or_none(glance: Glance) -> None:
    for rule in ("", "other", *sorted(rule_codes(glance.game.key))):
        assert "desk.no_rule" not in {found.rule for found in held(glance, rule).findings}


@every_game
def test_gc3_2_an_offence_under_a_rule_of_no_rulebook_is_found(glance: Glance) -> None:
    others = {rule for other in GLANCES for rule in rule_codes(other.game.key)} - rule_codes(glance.game.key)
    for rule in ("nonsense", f"{glance.game.key}.nothing", *sorted(others)[:3]):
        (found,) = (found for found in held(glance, rule).findings if found.rule == "desk.no_rule")

        assert (found.at.act, found.clause, found.due) == (2, "GC3.2", ("rule",))
        assert f"“{rule}”" in finding_line(found).zh
        assert f"“{rule}”" in finding_line(found).en
