"""Foreign records of 掼蛋 audited under what their platforms play by."""

import pytest

from core.guandan.messages import DealSettled
from core.script import Script
from projections.audit import Audit, audit
from projections.files import audit_bytes
from tests.events.records.guandan.matches import sample


def audits(name: str) -> list[Audit]:
    return [audit(each.loaded.script) for each in audit_bytes(sample(name), name)]


def of(name: str) -> Audit:
    (one,) = audits(name)
    return one


def settled(match: Script) -> list[DealSettled]:
    return [event for events in match.said.values() for event in events if isinstance(event, DealSettled)]


def test_openguandan_deviates_once_from_the_rules_that_it_plays_by() -> None:
    """GD5.2: after the deal that ended 3, 1, 0, 2 each payer pays its left neighbour; the larger card is the first finisher's."""
    found = of("ogd_match.jsonl")
    (only,) = found.findings
    assert (only.rule, only.clause) == ("guandan.tribute_wrong_taker", "GD5.2")
    assert only.text.en.startswith("Side D takes ♣5 of side A, side B takes small joker of side C; due was: side B takes ♣5")


def test_its_levels_and_winner_are_those_of_the_log() -> None:
    deals = settled(of("ogd_match.jsonl").match)
    assert [deal.level for deal in deals] == ["2", "5", "8", "5", "7", "9", "9", "Q", "K", "A"]
    assert (deals[-1].levels, deals[-1].winner, deals[-1].place) == (("A", "9"), 0, 3)


def test_smashegg_plays_by_its_configuration() -> None:
    found = of("smashegg_match.json")
    assert found.findings == ()
    assert [deal.levels for deal in settled(found.match)] == [("2", "3"), ("3", "3"), ("3", "4"), ("5", "4")]


@pytest.mark.parametrize("name", ["ogd_match.jsonl", "smashegg_match.json"])
def test_what_cannot_be_judged_of_them_is_who_leads_first(name: str) -> None:
    assert [each.text.en[:53] for each in of(name).open] == ["Who drew the card for the lead of deal 1 is not recor"]


def test_a_hand_written_message_holds_a_third_ace() -> None:
    first, second, third = audits("njupt_points.json")
    assert [finding.rule for finding in second.findings] == ["guandan.card_thrice"]
    assert first.findings == third.findings == ()
