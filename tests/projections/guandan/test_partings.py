"""Other readings of the 掼蛋 clauses: which of them explains what was found, and hints that leave none out."""

from pathlib import Path

import msgspec
import pytest

from core.desk.messages import CallMade, Ruled, TurnStopped
from core.guandan.messages import CardsPlayed, DealBegun, DealNoted, LevelNoted
from core.guandan.options import DEFAULTS, OPTIONS, Options, at_odds
from core.guandan.presets import COMPETITION
from core.script import Script, script
from events.records import found
from events.records.record import Desk
from projections.audit import Audit, audit
from projections.guandan.hints import touched
from projections.partings import compared, partings, possible
from tests.core.given import SHOWN, By
from tests.core.guandan.given import DEALT
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


@pytest.mark.parametrize("table", [DEFAULTS, POINTS], ids=["levels", "points"])
def test_gc2_4_no_reading_contradicts_the_other_options_of_its_table(table: Options) -> None:
    log = logged((LevelNoted("7", ("7", "7")), DealNoted((0, 1, 2, 3))), table)
    done = audit(script((entry.event, entry.actor) for entry in log))
    other = "two_to_a" if table.levels == "seven" else "seven"

    assert at_odds(readings(**msgspec.to_builtins(table) | {"levels": other})) is not None
    assert not possible(done, "levels", other)
    assert not any(parting.option == "levels" for parting in partings(done))


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


def test_gc2_5_and_gd5_1_whether_a_card_is_cut_matters_also_where_none_was_drawn() -> None:
    """Without tribute the last of the deal before leads, or who draws the card: B leads, and D was last."""
    table = readings(tribute="none")
    log = logged((DealNoted((0, 1, 2, 3)), DealBegun(), CardsPlayed(1, ("S3",))), table)

    found = {(p.option, p.value) for p in partings(audit(script((entry.event, entry.actor) for entry in log)))}

    assert ("shuffle_and_cut", "as_gc2") in found


def test_gc3_3_what_a_wrong_play_leads_to_is_asked_where_a_ruling_has_stopped_a_turn() -> None:
    """At a table of GC each other reading of GC3.3 gives another table; at one of GD there is nothing to ask."""
    acts = (*DEALT, CardsPlayed(0, ("S3", "S4")))
    rulings = (CallMade(0), Ruled(1, "GC3.3", TurnStopped(0), SHOWN))
    for table, asked in ((COMPETITION, {"wrong_lead", "wrong_cards", "turn_lost"}), (DEFAULTS, {"turn_lost"})):
        log = logged((*(act for act in acts if not isinstance(act, By)), *rulings), table)
        found = {p.option for p in partings(audit(script((entry.event, entry.actor) for entry in log)))}
        assert found & {"wrong_lead", "wrong_cards", "turn_lost", "out_of_turn_next", "wrong_play_late"} == asked
