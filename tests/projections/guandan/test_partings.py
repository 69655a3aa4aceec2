"""Other readings of the 掼蛋 clauses: which of them explains what was found, and hints that leave none out."""

from pathlib import Path

import pytest

from core.guandan.messages import DealNoted, LevelNoted
from core.guandan.options import DEFAULTS, OPTIONS
from core.script import Script, script
from events.records import found
from events.records.record import Desk
from projections.audit import Audit, audit
from projections.guandan.hints import touched
from projections.partings import compared, partings
from tests.projections.guandan.logs import acts_of, logged, readings

OGD = Path(__file__).parents[3] / "fixtures" / "records" / "guandan" / "ogd_match.jsonl"
POINTS = readings(levels="seven", tribute="none", promotion="points_five_three_one", count_report="at_ten")


def under_defaults() -> Audit:
    """The match of a platform that promotes by 3, 2 and 1, judged as if at a table of the invitational."""
    (record,) = found.read(OGD.read_bytes())
    log = logged(act for act in record.acts if not isinstance(act, Desk))
    return audit(script((entry.event, entry.actor) for entry in log))


def test_gd6_2_the_options_that_explain_what_differs_in_a_record_are_named() -> None:
    done = under_defaults()
    assert {finding.rule for finding in done.findings} == {
        "guandan.levels_differ",
        "guandan.jokers_not_shown",
        "guandan.tribute_wrong_taker",
    }
    explained = {(p.option, p.value): {f.rule for f in p.removed} for p in partings(done) if p.removed and not p.added}
    assert explained["promotion", "three_two_one"] == {"guandan.levels_differ"}
    assert explained["refusal", "automatic"] == explained["refusal", "not_shown"] == {"guandan.jokers_not_shown"}
    assert not any("guandan.tribute_wrong_taker" in rules for rules in explained.values()), "no reading explains that one"


@pytest.mark.parametrize(("seed", "options"), [(1, DEFAULTS), (2, POINTS)], ids=["levels", "points"])
def test_what_a_hint_leaves_out_parts_nowhere(seed: int, options: object) -> None:
    table = DEFAULTS if options is DEFAULTS else POINTS
    match: Script = script((entry.event, entry.actor) for entry in logged(acts_of(seed, 2, table), table))
    done = audit(match)

    for option in OPTIONS:
        for value in option.values:
            if value != getattr(table, option.key) and not touched(done, option.key, value):
                assert compared(done, option, value) is None, (option.key, value)


def test_gd6_3_what_a_side_at_a_needs_is_asked_also_where_the_deal_is_at_another_level() -> None:
    table = readings(pass_a_at_opponents_level="yes")  # noqa: S106
    log = logged((LevelNoted("5", ("A", "5")), DealNoted((0, 1, 2, 3))), table)

    found = {(p.option, p.value) for p in partings(audit(script((entry.event, entry.actor) for entry in log)))}

    assert ("pass_a_condition", "partner_second") in found
