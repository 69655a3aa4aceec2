"""Foreign records of 升级 audited under what their programs play by."""

import json

import pytest

from core.script import Script
from core.trumps.messages import DealNoted, DealSettled, TrickNoted, TrickTaken
from projections.audit import Audit, audit
from projections.files import audit_bytes
from tests.events.records.shengji.tables import lines, sample

ALL = ["room_rounds.jsonl", "room_log.jsonl", "deep_leads.jsonl", "80fen_match.ndjson"]


def audits(data: bytes) -> list[Audit]:
    return [audit(each.loaded.script) for each in audit_bytes(data, "file")]


def won(match: Script) -> list[tuple[int, int | None]]:
    taken = [event for n in sorted(match.said) for event in match.said[n] if isinstance(event, TrickTaken)]
    return [(event.seat, event.points) for event in taken]


@pytest.mark.parametrize("name", ALL)
def test_lawful_records_are_found_lawful(name: str) -> None:
    for found in audits(sample(name)):
        assert found.findings == ()
        assert [each.text.en for each in found.open if "the match is not over" not in each.text.en] == []


@pytest.mark.parametrize("name", ["room_rounds.jsonl", "room_log.jsonl"])
def test_who_takes_each_trick_follows_from_the_plays(name: str) -> None:
    (found,) = audits(sample(name))
    noted = [(act.seat, act.points) for act in found.match.acts if isinstance(act, TrickNoted)]
    assert won(found.match) == noted


@pytest.mark.parametrize("name", ["room_rounds.jsonl", "80fen_match.ndjson"])
def test_the_points_of_each_deal_follow_from_the_plays(name: str) -> None:
    (found,) = audits(sample(name))
    noted = [(act.points, act.bottom) for act in found.match.acts if isinstance(act, DealNoted)]
    settled = [event for n in sorted(found.match.said) for event in found.match.said[n] if isinstance(event, DealSettled)]
    assert [(event.points, event.bottom) for event in settled] == noted


def test_trumps_and_the_next_leader_follow_from_what_was_shown_when() -> None:
    rows = [json.loads(line) for line in sample("deep_leads.jsonl").splitlines()]
    for row, found in zip(rows, audits(sample("deep_leads.jsonl")), strict=True):
        leaders = [play["seat"] for play in row["plays"][4::4]]
        assert [seat for seat, _ in won(found.match)] == [*leaders, row["seat"]]
        deal = found.play.deal
        assert (deal.standing.suit, deal.standing.kind != "noted", deal.declarer) == (
            row["setup"]["trump_suit"],
            True,
            row["setup"]["banker"],
        )


def test_who_declared_may_not_overturn_alone() -> None:
    """SJ4.0c: the programs let a seat overturn what it has shown itself."""
    row = json.loads(sample("deep_leads.jsonl").splitlines()[1])
    deck, shown = row["setup"]["deck"], row["setup"]["declarations"]
    shown[0]["seat"] = shown[1]["seat"]
    shown[0]["cards"] = [next(card for n, card in enumerate(deck[:60]) if n % 4 == shown[1]["seat"] and card[1:] == "2")]
    (found,) = audits(lines(row))
    assert ("shengji.overturned_declared", "SJ4.0c") in [(each.rule, each.clause) for each in found.findings]


def test_a_wrong_winner_and_wrong_points_are_found() -> None:
    first = json.loads(sample("room_rounds.jsonl").splitlines()[0])
    last = first["tricks"][-1]
    last["winner"], last["points"] = (last["winner"] + 1) % 4, last["points"] + 5
    first["result"]["attacker_points"] += 5
    (found,) = audits(lines(first))
    assert [each.rule for each in found.findings] == ["shengji.trick_differs", "shengji.trick_points", "shengji.points_differ"]
