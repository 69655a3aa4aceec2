"""Deals up to a lead that was studied, read: draws with what was shown at its time, plays, and what is damaged."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.shengji.options import OPTIONS
from core.trumps.messages import CardDrawn, CardsPlayed, Insured, Overturned, TrickNoted, TrumpsDeclared, TrumpsNoted
from events.records.record import Record
from events.records.shengji import deep_leads
from events.records.shengji.options import EIGHTY, ROOM
from tests.events.records.shengji.tables import DECK_SAID, Said, lines, said, sample, story

SETUP: Said = {
    "deck": DECK_SAID,
    "trump_rank": "2",
    "initial_banker": None,
    "declarations": [{"seat": 1, "cards": ["H2"], "deal_pos": 30, "stage": "deal"}],
    "trump_suit": "H",
    "trump_is_nt": False,
    "banker": 1,
    "buried": ["D3", "D3", "D4", "D4", "D5", "D5", "D6", "D6"],
}
STATE: Said = {
    "schema": "deep-lead-state-v1",
    "setup": SETUP,
    "plays": [
        {"seat": 1, "cards": ["H10"]},
        {"seat": 2, "cards": ["LJ"]},
        {"seat": 3, "cards": ["BJ"]},
        {"seat": 0, "cards": ["H3"]},
    ],
    "seat": 3,
}
BEFORE = "deal0 level:2 draw:30 declares1:H2 draw:70 bottom:8 trumps:H buries1:8"
PLAYED = "1:HT 2:BJ 3:RJ 0:H3 won3"


def read(state: object = STATE, **setup: object) -> Record:
    whole = {**STATE, "setup": {**SETUP, **setup}} if setup else state
    (record,) = deep_leads.read(lines(whole))
    return record


# --- the shipped deals ----------------------------------------------------------------------------------------------------


def test_each_deal_is_a_record_of_its_own() -> None:
    records = deep_leads.read(sample("deep_leads.jsonl"))
    assert [record.game for record in records] == ["shengji"] * 3
    assert [record.troubles for record in records] == [(), (), ()]
    assert [sum(isinstance(act, CardsPlayed) for act in record.acts) for record in records] == [48, 52, 56]
    assert [record.notes[-1].en[:23] for record in records] == ["The record ends at the "] * 3


def test_cards_are_shown_when_so_many_were_drawn() -> None:
    rows = [json.loads(line) for line in sample("deep_leads.jsonl").splitlines()]
    for row, record in zip(rows, deep_leads.read(sample("deep_leads.jsonl")), strict=True):
        drawn, at = 0, []
        for act in record.acts:
            drawn += isinstance(act, CardDrawn)
            if isinstance(act, (TrumpsDeclared, Insured, Overturned)):
                at.append((drawn, act.seat))
        assert at == [(each["deal_pos"], each["seat"]) for each in row["setup"]["declarations"]]
        assert drawn == 100


def test_the_same_suit_shown_again_insures_and_another_pair_overturns() -> None:
    one, two, three = (record.acts for record in deep_leads.read(sample("deep_leads.jsonl")))
    assert [act for act in one if isinstance(act, (TrumpsDeclared, Insured))] == [
        TrumpsDeclared(3, ("C2",)),
        Insured(3, ("C2", "C2")),
    ]
    assert [act for act in two if isinstance(act, Overturned)] == [Overturned(0, ("RJ", "RJ"))]
    assert [act for act in three if isinstance(act, Overturned)] == [Overturned(2, ("D2", "D2"))]


# --- a deal ---------------------------------------------------------------------------------------------------------------


def test_the_way_of_a_deal() -> None:
    record = read()
    assert story(record) == f"{BEFORE} {PLAYED}"
    assert record.troubles == ()
    assert record.acts[2:5] == (CardDrawn(0, "RJ"), CardDrawn(1, "BJ"), CardDrawn(2, "S2"))


def test_bj_is_the_big_joker_and_lj_the_small_one() -> None:
    record = read(
        declarations=[{"seat": 0, "cards": ["BJ", "BJ"], "deal_pos": 100}, {"seat": 1, "cards": ["LJ", "LJ"], "deal_pos": 100}]
    )
    assert "declares0:RJ,RJ overturns1:BJ,BJ" in story(record)


def test_what_is_shown_when_all_have_drawn_comes_behind_the_bottom() -> None:
    record = read(declarations=[{"seat": 1, "cards": ["H2"], "deal_pos": 100, "stage": "final"}])
    assert "draw:100 bottom:8 declares1:H2 trumps:H" in story(record)


def test_a_later_deal_has_its_declarer_before_trumps_are_shown() -> None:
    assert story(read(initial_banker=3, banker=3)).startswith("deal0 level:2 declarer3 draw:30")


def test_a_declarer_who_has_not_shown_is_noted() -> None:
    assert "bottom:8 trumps:H declarer2 buries2:8" in story(read(banker=2))


def test_no_trump_is_noted_as_such() -> None:
    record = read(trump_is_nt=True, trump_suit=None)
    assert TrumpsNoted(None) in record.acts


def test_the_last_trick_is_that_of_who_leads_next_where_it_is_whole() -> None:
    plays = STATE["plays"]
    assert isinstance(plays, list)
    assert isinstance(read().acts[-1], TrickNoted)
    assert isinstance(read({**STATE, "plays": plays[:3]}).acts[-1], CardsPlayed)


# --- options --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stated", [ROOM, EIGHTY])
def test_what_a_program_plays_by_are_options_and_values_of_ours(stated: dict[str, str]) -> None:
    values = {option.key: tuple(option.values) for option in OPTIONS}
    assert {key: value for key, value in stated.items() if value not in values[key]} == {}


def test_on_the_other_options_they_are_silent() -> None:
    assert read().options == ROOM
    assert "forced_component" not in ROOM


# --- what is damaged ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "expected", "acts"),
    [
        ({"trump_rank": "1"}, "`setup.trump_rank` is `1`; expected a level from 2 to A.", BEFORE.replace(" level:2", "")),
        ({"initial_banker": 4}, "`setup.initial_banker` is `4`; expected a seat, 0, 1, 2 or 3.", BEFORE),
        (
            {"trump_suit": "NT"},
            "`setup.trump_suit` is `NT`; expected one of `S`, `H`, `D`, `C`.",
            BEFORE.replace(" trumps:H", ""),
        ),
        ({"banker": "1"}, "`setup.banker` is `1`; expected a seat, 0, 1, 2 or 3.", BEFORE.replace("buries1:8", "no-burial")),
        ({"buried": ["S1"]}, '`setup.buried` is `["S1"]`; expected cards such as', BEFORE.replace("buries1:8", "no-burial")),
        (
            {"declarations": [{"seat": 1, "cards": ["X2"], "deal_pos": 30}]},
            '`setup.declarations[0].cards` is `["X2"]`; expected cards such as `S2`, `H10`, `LJ`, `BJ`.',
            BEFORE.replace(" declares1:H2", "").replace("draw:30 draw:70", "draw:100").replace("trumps:H", "trumps:H declarer1"),
        ),
        ({"declarations": None}, "`setup.declarations` is `null`; expected a list.", None),
    ],
)
def test_what_cannot_be_read_is_named_and_the_rest_is_kept(setup: Said, expected: str, acts: str | None) -> None:
    record = read(**setup)
    assert expected in said(record)
    assert len(record.troubles) == 1
    if acts is not None:
        assert story(record) == f"{acts} {PLAYED}"


@pytest.mark.parametrize("deck", [DECK_SAID[:-1], [*DECK_SAID[:-1], "S1"], "S2", None])
def test_without_its_deck_what_was_shown_says_how_many_were_drawn(deck: object) -> None:
    record = read(deck=deck)
    assert "expected 108 cards such as" in said(record)
    assert story(record) == f"deal0 level:2 declares1:H2@30 trumps:H buries1:8 {PLAYED}"


@pytest.mark.parametrize("at", [-1, 101, "30", True])
def test_a_showing_without_a_time_is_kept_where_it_stands(at: object) -> None:
    record = read(declarations=[{"seat": 1, "cards": ["H2"], "deal_pos": at}])
    assert "`setup.declarations[0].deal_pos`" in said(record)
    assert story(record).startswith("deal0 level:2 declares1:H2 draw:100 bottom:8")


@pytest.mark.parametrize(
    "play", [{"seat": 4, "cards": ["S3"]}, {"seat": 0, "cards": []}, {"seat": 0, "cards": ["7"]}, "S3", None]
)
def test_behind_a_play_that_cannot_be_read_the_plays_are_not_recorded(play: object) -> None:
    plays = STATE["plays"]
    assert isinstance(plays, list)
    record = read({**STATE, "plays": [plays[0], play, *plays[2:]]})
    assert "`plays[1]" in said(record) or "no `plays[1]" in said(record)
    assert story(record) == f"{BEFORE} 1:HT missing"


def test_a_trouble_stands_at_its_line_and_column() -> None:
    data = lines(STATE, {**STATE, "seat": 9})
    trouble = deep_leads.read(data)[1].troubles[0]
    assert (trouble.line, data.splitlines()[1][trouble.column - 1 :]) == (2, b"9}")


def test_a_line_that_is_no_object_is_a_record_that_says_so_and_the_next_is_read() -> None:
    one, two, three = deep_leads.read(lines(STATE, '{"schema": "deep-lead-state-v1", "setup": {', STATE))
    assert (story(one), story(three)) == (f"{BEFORE} {PLAYED}",) * 2
    assert (story(two), len(two.troubles)) == ("", 1)


@pytest.mark.parametrize("text", ["", "\n", '{"schema": "deep-lead-state-v1"}', '{"setup": 7}'])
def test_a_file_without_a_deal_says_what_it_should_hold(text: str) -> None:
    (record,) = deep_leads.read(text.encode())
    assert record.acts == ()
    assert said(record)


WHOLE = sample("deep_leads.jsonl").splitlines()[0]


@given(st.integers(0, len(WHOLE)), st.integers(1, 30))
def test_a_deal_that_lacks_some_signs_is_read_without_an_error(first: int, count: int) -> None:
    for record in deep_leads.read(WHOLE[:first] + WHOLE[first + count :]):
        assert record.acts or record.troubles
        assert {trouble.line for trouble in record.troubles} <= {1}
