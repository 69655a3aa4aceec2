"""Deals as JSON, one object a line."""

import json

import pytest

from core.doudizhu.messages import CardsPlayed, ScoresNoted
from events.records.doudizhu import ddz_json
from events.records.record import Record
from tests.events.records.doudizhu.deals import bids, moves, normalised, ranks, sample, story

DEAL: dict[str, object] = {
    "players": ["王小明", "李雷", "韩梅梅"],
    "hands": {"0": "34", "1": "56", "2": "78"},
    "bottom": "5KK",
    "bids": [[1, 0], [2, 3]],
    "landlord": 2,
    "moves": [[2, "KK"], [0, ""]],
    "payoff": [-3, -3, 6],
}


def read(deal: object) -> Record:
    (record,) = ddz_json.read((deal if isinstance(deal, str) else json.dumps(deal)).encode())
    return record


def without(*names: str) -> dict[str, object]:
    return {name: value for name, value in DEAL.items() if name not in names}


def said(record: Record) -> str:
    return " ".join(trouble.text.en for trouble in record.troubles)


def test_every_member_is_read() -> None:
    record = read(DEAL)
    assert record.header.players == ("王小明", "李雷", "韩梅梅")
    assert story(record) == "deal hand0:2 hand1:2 hand2:2 laid:3 bid1:0 bid2:3 shown:3 2:KK 0: scores(-3, -3, 6)"
    assert record.troubles == ()


def test_the_samples_are_read_as_they_stand() -> None:
    records = ddz_json.read(sample("normalised.jsonl"))
    for record, known in zip(records, normalised(), strict=True):
        assert moves(record) == known["moves"]
        assert bids(record) == known.get("bids", [])
        assert record.troubles == ()
        last = record.acts[-1]
        assert list(last.scores) == known["payoff"] if isinstance(last, ScoresNoted) else "payoff" not in known
    assert [set(record.places) for record in records] == [{n} for n in range(1, 6)]


def test_without_bids_the_landlord_is_noted_and_a_hand_of_20_holds_the_bottom() -> None:
    deal = {**without("bids", "bottom", "payoff"), "hands": {"2": "33334444555566667777"}}
    assert story(read(deal)) == "deal hand2:20+ landlord2 2:KK 0:"


@pytest.mark.parametrize(
    ("bids", "landlord"),
    [
        ([[0, 4], [1, 0], [2, 0]], 0),  # 4 is no bid
        ([[0, 1], [1, 2], [2, 0], [0, 3]], 0),  # a second call has no effect
        ([[0, 1], [1, 0]], 0),  # the bidding is not over
    ],
)
def test_a_landlord_whom_the_calls_do_not_make_is_noted(bids: list[list[int]], landlord: int) -> None:
    assert f"landlord{landlord}" in story(read({**DEAL, "bids": bids, "landlord": landlord}))


def test_a_landlord_whom_the_calls_make_is_not_noted_again() -> None:
    assert "landlord" not in story(read({**DEAL, "bids": [[0, 1], [1, 0], [2, 2]], "landlord": 2}))


def test_a_landlord_who_did_not_bid_highest_is_noted_beside_the_bids() -> None:
    assert "bid2:3 landlord1" in story(read({**DEAL, "landlord": 1}))


def test_codes_and_ranks_are_told_apart() -> None:
    record = read({**DEAL, "moves": [[2, "S3 HT BJ"], [0, "D3"], [1, "3TBR"]]})
    played = [act.cards for act in record.acts if isinstance(act, CardsPlayed)]
    assert played == [("S3", "HT", "BJ"), ("D3",), ("?3", "?T", "BJ", "RJ")]
    assert [ranks(cards) for cards in played] == ["3TB", "3", "3TBR"]


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        ({**DEAL, "moves": [[3, "3"]]}, 'The move is `[3, "3"]`; expected [seat, cards].'),
        ({**DEAL, "moves": [[0, "X"]]}, "Here stands `X`; expected ranks of `3456789TJQKA2BR`"),
        ({**DEAL, "bids": [[0, "3"]]}, 'The bid is `[0, "3"]`; expected [seat, points].'),
        ({**DEAL, "hands": ["34"]}, "`hands` should hold the cards of each seat."),
        ({**DEAL, "hands": {"7": "34"}}, "The seat is `7`; expected 0, 1 or 2."),
        ({**DEAL, "hands": {"0": 34}}, "Here stands `34`"),
        ({**DEAL, "bottom": "??"}, "Here stands `??`"),
        ({**DEAL, "landlord": 3}, "`landlord` should be 0, 1 or 2."),
        ({**DEAL, "players": ["王小明", "李雷"]}, "`players` should be three names, of the seats 0, 1 and 2."),
        ({**DEAL, "payoff": [1, 2]}, "`payoff` should be three integers."),
        ({"bottom": "5KK"}, "There is no deal; expected JSON with `hands` or `moves`."),
        ("", "There is no deal"),
    ],
)
def test_what_cannot_be_read_is_named(deal: object, expected: str) -> None:
    assert expected in said(read(deal))


def test_a_broken_line_costs_no_other_line() -> None:
    good = json.dumps(DEAL)
    broken = good[: good.index('"KK"') + 2]
    first, second, third = ddz_json.read(f"{good}\n{broken}\n{good}".encode())
    assert first.acts == third.acts == read(DEAL).acts
    assert story(second).endswith("shown:3 missing")
    assert second.troubles[0].line == 2
