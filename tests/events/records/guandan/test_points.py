"""Single questions of a server read: one seat's view of a deal at one moment."""

import json

import pytest

from events.records.guandan import log
from events.records.record import Record
from tests.events.records.guandan.matches import Message, lines, said, sample, story

HAND = "S3 H3 C3 D3 S4 H4 C4 D4 S5 H5 C5 D5 S6 H6 C6 D6 S7 H7 C7 D7 S8 H8 C8 D8 S9 H9 C9"
NOTHING = [None, None, None]
PASS = ["PASS", "PASS", "PASS"]
PAIR, SINGLE = ["Pair", "T", ["ST", "HT"]], ["Single", "K", ["SK"]]


def asked(rest: tuple[int, ...], lies: tuple[object, ...], last: int = -1, cards: str = HAND, **others: object) -> Message:
    places = [{"rest": n, "playArea": area} for n, area in zip(rest, lies, strict=True)]
    message: Message = {"type": "act", "stage": "play", "handCards": cards.split(), "publicInfo": places, "curPos": last}
    return {**message, "curRank": "2", "selfRank": "2", "oppoRank": "2", "actionList": [], "indexRange": 0, **others}


def read(*messages: object) -> Record:
    (record,) = log.read(lines(*messages))
    return record


def notes(record: Record) -> str:
    return " ".join(note.en for note in record.notes)


# --- the shipped messages -------------------------------------------------------------------------------------------------


def test_every_message_is_a_record_of_its_own() -> None:
    assert [story(record) for record in log.read(sample("njupt_points.json"))] == [
        "deal level:2(2/2) missing count0:8 count1:11 count2:15 count3:2",
        "deal level:9(9/K) hand3:27+ no-tribute 0:SA,SA,DA,H8,D8 1:H4,H4,C4,D4 2:HA,HA,CA,DA",
        "deal level:2(2/2)",
    ]


def test_a_hand_that_fits_no_seat_is_kept_in_words() -> None:
    record = log.read(sample("njupt_points.json"))[0]
    assert (
        said(record)
        == "The hand is of 27 cards, and no seat that may be asked holds 27 (8, 11, 15, 2): whose it is cannot be told."
    )
    assert record.header.note is not None
    assert record.header.note.startswith("handCards: H2 H2 C4")
    assert record.header.note.endswith("1: PASS\n2: PASS")


def test_a_hand_whose_seat_is_not_recorded_is_kept_in_words() -> None:
    record = log.read(sample("njupt_points.json"))[2]
    assert notes(record) == "Whose hand it is is not recorded: more than one seat holds 27 cards."
    assert str(record.header.note).startswith("handCards: H4 C4 D5")


# --- the beginning of a deal ----------------------------------------------------------------------------------------------


def test_the_first_round_is_all_that_was_played() -> None:
    record = read(asked((25, 27, 26, 27), (PAIR, PASS, SINGLE, None), last=2))
    assert story(record) == "deal level:2(2/2) hand3:27 0:ST,HT 1: 2:SK"
    assert (record.troubles, record.notes) == ((), ())


def test_before_the_second_deal_a_tribute_is_not_recorded() -> None:
    record = read(asked((25, 27, 27, 27), (PAIR, None, None, None), last=0, curRank="5", selfRank="5"))
    assert story(record) == "deal level:5(2/5) hand1:27+ no-tribute 0:ST,HT"


def test_the_hand_of_one_who_is_to_pay_is_that_before_the_tribute() -> None:
    record = read(asked((27, 27, 27, 27), (None,) * 4, last=0, stage="tribute", curRank="5", selfRank="5"))
    assert story(record) == "deal level:5(2/5) hand1:27 no-tribute"


def test_a_tribute_that_is_taken_and_not_returned_leaves_no_hand_that_was_dealt() -> None:
    record = read(asked((27, 27, 27, 27), (None,) * 4, last=0, stage="back", curRank="5", selfRank="5"))
    assert story(record) == "deal level:5(2/5) no-tribute"
    assert record.header.note == f"handCards: {HAND}"


@pytest.mark.parametrize(
    ("rest", "lies", "last"),
    [
        ((25, 27, 26, 27), (PAIR, None, SINGLE, None), 2),  # seat 1 has been passed over
        ((25, 26, 27, 27), (PAIR, None, None, None), 0),  # a card of seat 1 is not on the table
        ((26, 27, 26, 26), (SINGLE, PASS, SINGLE, SINGLE), 0),  # seat 1 has passed before
    ],
)
def test_otherwise_it_is_the_middle_of_a_deal(rest: tuple[int, ...], lies: tuple[object, ...], last: int) -> None:
    record = read(asked(rest, lies, last))
    assert "missing" in story(record)
    assert "This is a moment in the middle of a deal" in notes(record)


# --- the middle of a deal -------------------------------------------------------------------------------------------------


def test_in_the_middle_counts_are_acts_and_the_table_is_words() -> None:
    record = read(asked((10, 0, 5, 3), (PAIR, None, PASS, NOTHING), last=2, cards="S3 H3 C3"))
    assert story(record) == "deal level:2(2/2) missing count0:10 count1:0 count2:5 count3:3"
    assert record.header.note == "handCards: S3 H3 C3\n0: ST HT\n2: PASS"


def test_who_holds_no_cards_is_not_asked() -> None:
    record = read(asked((10, 3, 0, 3), (PAIR, PASS, None, None), last=1, cards="S3 H3 C3"))
    assert not record.troubles


# --- beside a log ---------------------------------------------------------------------------------------------------------


def test_a_question_within_a_deal_says_nothing_new() -> None:
    dealt = {"type": "notify", "stage": "beginning", "handCards": HAND.split(), "myPos": 3}
    assert story(read(dealt, asked((27,) * 4, (None,) * 4))) == "deal hand3:27 level:2(2/2)"


def test_a_question_before_the_first_deal_is_a_record_of_its_own() -> None:
    dealt = {"type": "notify", "stage": "beginning", "handCards": HAND.split(), "myPos": 3}
    first, then = log.read(lines(asked((27,) * 4, (None,) * 4), dealt))
    assert (story(first), story(then)) == ("deal level:2(2/2)", "deal hand3:27")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"handCards": "S3"}, "The hand is `S3`; expected cards such as `S2`, `HT`, `SB`, `HR`."),
        ({"handCards": ["BJ"]}, 'The hand is `["BJ"]`;'),
        ({"publicInfo": []}, "`publicInfo` should hold `rest` and `playArea` of the four seats."),
        ({"publicInfo": [{"rest": 28, "playArea": None}] * 4}, "`publicInfo` should hold"),
        ({"publicInfo": [{"rest": True, "playArea": None}] * 4}, "`publicInfo` should hold"),
        ({"publicInfo": [1, 2, 3, 4]}, "`publicInfo` should hold"),
        ({"handCards": ["S3"]}, "The hand is of 1 card, and no seat that may be asked holds 1 (27, 27, 27, 27)"),
    ],
)
def test_what_cannot_be_read_is_named(change: Message, expected: str) -> None:
    assert expected in said(read({**asked((27,) * 4, (None,) * 4), **change}))


def test_a_message_of_a_thousand_actions_on_one_line_is_read() -> None:
    long = asked((27,) * 4, (None,) * 4, actionList=[["Single", "4", ["H4"]]] * 2_000)
    (record,) = log.read(json.dumps(long).encode())
    assert story(record) == "deal level:2(2/2)"


@pytest.mark.parametrize("inside", ["[null, null,\ufeff null]", "[null, null, null]"])
def test_a_mark_in_the_middle_of_a_message_whose_hand_cannot_be_read_is_no_traceback(inside: str) -> None:
    message = {"curAction": "ACTION", **asked((27, 27, 27, 27), (None,) * 4), "handCards": 5}
    text = lines(message).decode().replace('"ACTION"', inside)

    (record,) = log.read(text.encode())

    assert record.troubles
