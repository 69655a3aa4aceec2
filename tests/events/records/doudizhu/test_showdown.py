"""RLCard-Showdown's replays read, the newest and the oldest way of writing them."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.doudizhu.messages import CardsPlayed, HandDealt, LandlordNoted, Passed
from events.records.doudizhu import showdown
from events.records.record import Record
from tests.events.records.doudizhu.deals import hands, moves, sample, story

PEOPLE = [{"id": n + 10, "index": n, "role": role} for n, role in enumerate(("peasant", "landlord", "peasant"))]


def read(replay: object) -> Record:
    text = replay if isinstance(replay, str) else json.dumps(replay)
    (record,) = showdown.read(text.encode())
    return record


def said(record: Record) -> str:
    return " ".join(trouble.text.en for trouble in record.troubles)


def test_hands_names_landlord_and_plays_are_read_and_nothing_else_is_made_up() -> None:
    (record,) = showdown.read(sample("showdown.json"))
    assert record.game == "doudizhu"
    assert record.header.players == ("甲方程序", "DQN", "random")
    assert story(record).startswith("deal hand0:17 hand1:20+ hand2:17 landlord1 1:3334 2:3666 0:4888 1:5JJJ 2: 0:4AAA")
    assert {type(act) for act in record.acts[1:]} == {HandDealt, LandlordNoted, CardsPlayed, Passed}
    assert record.troubles == ()


def test_a_card_that_is_dealt_twice_stays_so() -> None:
    (record,) = showdown.read(sample("showdown.json"))
    cards = [card for hand in hands(record).values() for card in hand]
    assert cards.count("D8") == 2
    assert cards.count("C9") == 0


def test_places_are_the_lines_of_hands_and_moves() -> None:
    (record,) = showdown.read(sample("showdown.json"))
    lines = sample("showdown.json").decode().split("\n")
    first = next(n for n, act in enumerate(record.acts) if isinstance(act, CardsPlayed))
    assert "D3" in lines[record.places[1] - 1] or "S" in lines[record.places[1] - 1]
    assert '"playerIdx": 1' in lines[record.places[first]]


@pytest.mark.parametrize("said_pass", ["pass", "P", "", [], ["pass"]])
def test_the_ways_of_passing(said_pass: object) -> None:
    assert story(read({"moveHistory": [{"playerIdx": 2, "move": said_pass}]})) == "deal 2:"


@pytest.mark.parametrize("move", ["H3 S3 BJ", ["H3", "S3", "BJ"], "h3 s3 bj", ["H3 S3", "BJ"]])
def test_the_ways_of_writing_cards(move: object) -> None:
    record = read({"moveHistory": [{"playerIdx": 0, "move": move}]})
    assert record.acts[1] == CardsPlayed(0, ("H3", "S3", "BJ"))


def test_ten_is_written_in_two_ways() -> None:
    record = read({"moveHistory": [{"playerIdx": 0, "move": "H10 ST"}]})
    assert record.acts[1] == CardsPlayed(0, ("HT", "ST"))


def test_the_oldest_names_players_by_their_ids() -> None:
    oldest = {"initHand": ["S3", "H3", "C3"], "playerInfo": PEOPLE, "moveHistory": [{"playerId": 11, "move": "H3"}]}
    assert story(read(oldest)) == "deal hand0:1 hand1:1 hand2:1 landlord1 1:3"


def test_the_hand_of_20_cards_names_the_landlord_where_no_role_does() -> None:
    twenty = "S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA S2 H3 H4 H5 H6 H7 BJ RJ"
    assert story(read({"initHands": ["D3", "D4", twenty], "moveHistory": []})) == "deal hand0:1 hand1:1 hand2:20+ landlord2"


def test_a_landlords_hand_of_17_is_that_before_the_bottom() -> None:
    seventeen = "S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA S2 H3 H4 H5 H6"
    record = read({"initHands": ["D3", seventeen, "D4"], "playerInfo": PEOPLE, "moveHistory": []})
    assert "hand1:17 " in story(record)


def test_an_array_and_one_after_another_are_several_replays() -> None:
    one = {"initHands": ["S3", "H3", "C3"], "moveHistory": [{"playerIdx": 0, "move": "S3"}]}
    for text in (json.dumps([one, one]), json.dumps(one) + "\n" + json.dumps(one)):
        assert [story(record) for record in showdown.read(text.encode())] == ["deal hand0:1 hand1:1 hand2:1 0:3"] * 2


@pytest.mark.parametrize(
    ("replay", "expected"),
    [
        ({"moveHistory": [{"playerIdx": 3, "move": "S3"}]}, "Who plays here cannot be told; expected `playerIdx`, 0, 1 or 2."),
        ({"moveHistory": [{"playerIdx": 0, "move": "3S"}]}, "The move is `3S`; expected cards such as `S3 HT BJ RJ`, or `pass`."),
        ({"moveHistory": [{"playerIdx": 0, "move": 7}]}, "The move is `7`;"),
        ({"moveHistory": [[]]}, "Who plays here cannot be told"),
        ({"initHands": ["S3", "H3"], "moveHistory": []}, "There are 2 hands; expected 3."),
        ({"initHands": ["S3", "H3", "X9"], "moveHistory": []}, "The hand is `X9`;"),
        ({"initHands": ["S3", "H3", "C3"], "playerInfo": [PEOPLE[1], {**PEOPLE[1], "index": 2}]}, "Two players are landlords"),
        ({"initHands": ["S3", "H3", "C3"], "playerInfo": [{"index": "0"}]}, "The `index` here should be 0, 1 or 2."),
        ({"initHands": []}, "There is no replay"),
        ([], "There is no replay"),
        ("", "There is no replay"),
        ('{"moveHistory": [{"playerIdx": 0, "move": "S3"}', "The file ends here; expected `,`."),
        ('{"moveHistory": [{"playerIdx": 0, "move": "S3"}]} x', "Here stands `x`; expected `{`."),
    ],
)
def test_what_cannot_be_read_is_named(replay: object, expected: str) -> None:
    assert expected in said(read(replay))


def test_behind_a_move_that_cannot_be_read_plays_are_missing() -> None:
    bad = {"moveHistory": [{"playerIdx": 0, "move": "S3"}, {"playerIdx": 1, "move": "?"}, {"playerIdx": 2, "move": "S4"}]}
    assert story(read(bad)) == "deal 0:3 missing"


def test_a_file_cut_off_behind_its_moves_lacks_none() -> None:
    assert story(read('{"moveHistory": [{"playerIdx": 0, "move": "S3"}], "initHands"')) == "deal 0:3"


def test_brackets_nested_by_the_thousand_are_a_trouble() -> None:
    record = read('{"moveHistory": [{"playerIdx": 0, "move": "S3"}, ' + "[" * 100_000)
    assert story(record) == "deal 0:3 missing"
    assert "too many brackets" in said(record)


@given(st.integers(0, len(sample("showdown.json").rstrip()) - 1))
def test_a_file_cut_off_anywhere_keeps_the_moves_before(length: int) -> None:
    (whole,) = showdown.read(sample("showdown.json"))
    (part,) = showdown.read(sample("showdown.json")[:length])
    played = moves(part)
    assert played == moves(whole)[: len(played)]
    assert part.troubles
