"""Logs of OpenGuanDan and of the servers of 南邮 read: what they say twice, what they leave out, what is damaged."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.climb.kinds import Reading
from core.guandan.messages import CardsPlayed, DealNoted, HandDealt, LevelNoted, Passed, RefusalClaimed, TributePaid
from core.guandan.options import OPTIONS
from events.records.guandan import log
from events.records.record import Record
from tests.events.records.guandan.matches import lines, said, sample, story
from tests.events.records.guandan.wire import PASS, answers, asks, dealt, moved, over, passed, played, refused

PAIR = played(0, "Pair", "9", "S9 H9")
SHORT = (dealt(0, "S9 H9 SB"), dealt(1, "S3"), dealt(2, "D9 DT"), dealt(3, "S4 HR"))  # hands of a few cards
HANDS = "deal level:2(2/2) hand0:3 hand1:1 hand2:2 hand3:2"


def read(*messages: object) -> Record:
    (record,) = log.read(lines(*messages))
    return record


# --- the shipped logs -----------------------------------------------------------------------------------------------------


def test_a_whole_match_is_one_record_of_ten_deals() -> None:
    (record,) = log.read(sample("ogd_match.jsonl"))
    assert record.game == "guandan"
    assert (record.troubles, record.notes) == ((), ())
    assert [act.order for act in record.acts if isinstance(act, DealNoted)] == [
        (0, 2, 1, 3),
        (2, 0, 1, 3),
        (3, 1, 0, 2),
        (1, 0, 3, 2),
        (0, 1, 3, 2),
        (1, 2, 3, 0),
        (0, 2, 1, 3),
        (2, 3, 1, 0),
        (2, 1, 3, 0),
        (2, 1, 0, 3),
    ]
    assert sum(isinstance(act, HandDealt) for act in record.acts) == 40


def test_its_plays_are_those_that_it_announces_each_once() -> None:
    (record,) = log.read(sample("ogd_match.jsonl"))
    every = [json.loads(line) for line in sample("ogd_match.jsonl").splitlines()]
    announced = [message["curPos"] for message in every if "curPos" in message]
    assert [act.seat for act in record.acts if isinstance(act, (CardsPlayed, Passed))] == announced


def test_its_hands_are_108_cards_in_every_deal() -> None:
    (record,) = log.read(sample("ogd_match.jsonl"))
    hands = [act.cards for act in record.acts if isinstance(act, HandDealt)]
    for deal in range(10):
        cards = [card for hand in hands[4 * deal : 4 * deal + 4] for card in hand]
        assert len(cards) == 108
        assert {cards.count(card) for card in cards} == {2}


def test_levels_are_those_of_both_sides_whoever_is_told() -> None:
    (record,) = log.read(sample("ogd_match.jsonl"))
    levels = [(act.level, act.levels) for act in record.acts if isinstance(act, LevelNoted)]
    assert levels[:4] == [("2", ("2", "2")), ("5", ("5", "2")), ("8", ("8", "2")), ("5", ("8", "5"))]
    assert levels[7:] == [("Q", ("Q", "9")), ("K", ("K", "9")), ("A", ("A", "9"))]


def test_tributes_go_where_the_log_says() -> None:
    (record,) = log.read(sample("ogd_match.jsonl"))
    paid = [act for act in record.acts if isinstance(act, TributePaid)]
    assert paid[4:6] == [TributePaid(2, "BJ", 1), TributePaid(0, "C5", 3)]
    assert [act for act in record.acts if isinstance(act, RefusalClaimed)] == [RefusalClaimed(2)]


def test_places_are_the_lines_of_what_was_announced() -> None:
    (record,) = log.read(sample("ogd_match.jsonl"))
    text = sample("ogd_match.jsonl").decode().split("\n")
    for act, line in zip(record.acts, record.places, strict=True):
        if isinstance(act, CardsPlayed):
            assert f'"curPos":{act.seat}' in text[line - 1]


def test_one_seats_log_holds_its_own_hands() -> None:
    (record,) = log.read(sample("njupt_one_seat.jsonl"))
    assert {act.seat for act in record.acts if isinstance(act, HandDealt)} == {1}
    assert story(record).startswith("deal level:5(5/2) hand1:27 pays3>2:BJ pays1>0:RJ returns2>3:HT returns0>1:S9 1:H5,C9,")
    assert [note.en for note in record.notes] == ["The file ends before the deal does."]
    assert record.troubles == ()


def test_it_plays_what_the_log_of_all_seats_plays() -> None:
    (one,), (every,) = log.read(sample("njupt_one_seat.jsonl")), log.read(sample("ogd_match.jsonl"))
    plays = [act for act in one.acts if isinstance(act, (CardsPlayed, Passed))]
    every_play = [act for act in every.acts if isinstance(act, (CardsPlayed, Passed))]
    first = next(n for n in range(len(every_play)) if every_play[n : n + 5] == plays[:5])
    assert every_play[first : first + len(plays)] == plays


# --- what stands several times --------------------------------------------------------------------------------------------


def test_a_notice_to_all_four_seats_is_one_act() -> None:
    copies = [{"to": seat, **PAIR} for seat in range(4)]
    assert story(read(*SHORT, *copies)) == f"{HANDS} 0:S9,H9"


def test_a_hand_that_is_dealt_twice_alike_is_one_hand() -> None:
    assert story(read(*SHORT, SHORT[3], PAIR)) == f"{HANDS} 0:S9,H9"


def test_an_answer_and_its_notice_are_one_act() -> None:
    assert (
        story(read(*SHORT, asks(0), answers("Pair", "9", ["S9", "H9"]), PAIR, asks(1), answers(*PASS))) == f"{HANDS} 0:S9,H9 1:"
    )


def test_an_answer_counts_where_the_log_ends_before_its_notice() -> None:
    assert story(read(*SHORT, asks(0), answers("Single", "B", ["SB"]))) == f"{HANDS} 0:BJ"


def test_of_an_answer_and_another_notice_the_notice_counts() -> None:
    record = read(*SHORT, asks(0), answers("Single", "B", ["SB"]), PAIR)
    assert story(record) == f"{HANDS} 0:S9,H9"
    assert "Seat 0 answers `Single B`, and otherwise is announced" in said(record)


def test_answers_of_two_payers_are_announced_together() -> None:
    both = (
        asks(3, "tribute"),
        answers("tribute", "tribute", ["HR"]),
        asks(1, "tribute"),
        answers("tribute", "tribute", ["S3"]),
    )
    tribute = moved("tribute", [3, 2, "HR"], [1, 0, "S3"])
    assert story(read(*SHORT, *both, tribute)) == f"{HANDS} pays3>2:RJ pays1>0:S3"
    assert story(read(*SHORT, *both)) == f"{HANDS} pays3>?:RJ pays1>?:S3"


def test_an_answer_by_its_number_is_left_to_the_notice() -> None:
    assert story(read(*SHORT, asks(0), {"actIndex": 5}, PAIR)) == f"{HANDS} 0:S9,H9"


def test_the_way_of_a_match_through_its_messages() -> None:
    end = (over(0, 2, 1, 3), {"type": "notify", "stage": "gameOver", "curTimes": 1, "settingTimes": 2})
    plays = (
        PAIR,
        passed(1, PAIR),
        passed(2, PAIR),
        passed(3, PAIR),
        played(0, "Single", "B", "SB"),
        played(2, "Pair", "T", "D9 DT"),
    )
    record, again = log.read(lines(*SHORT, *plays, *end, *SHORT, PAIR))
    assert story(record) == f"{HANDS} 0:S9,H9 1: 2: 3: 0:BJ 2:D9,DT order:0213"
    assert story(again) == f"{HANDS} 0:S9,H9"
    assert record.troubles == again.troubles == ()


# --- levels, readings, tribute --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cur", "level"), [(2, "2"), (14, "A"), (11, "J"), ("T", "T"), ("10", "T"), (10, "T")])
def test_a_level_is_a_number_or_a_sign(cur: object, level: str) -> None:
    assert read(dealt(1, "S3", cur, cur, 2)).acts[1] == LevelNoted(level, ("2", level))


@pytest.mark.parametrize(
    ("kind", "rank", "cards", "reading"),
    [
        ("Single", "R", "HR", Reading("single", "R", 1)),
        ("Pair", "B", "SB SB", Reading("pair", "B", 1)),
        ("Trips", "T", "ST HT H2", Reading("triple", "T", 1)),
        ("ThreeWithTwo", "A", "SA SA DA H8 D8", Reading("full_house", "A", 1)),
        ("Straight", "A", "SA H2 D3 D4 C5", Reading("straight", "A", 5)),
        ("Straight", "T", "ST HJ DQ DK CA", Reading("straight", "T", 5)),
        ("StraightFlush", "9", "S9 ST SJ SQ SK", Reading("straight_flush", "9", 5)),
        ("ThreePair", "A", "SA DA S2 D2 S3 D3", Reading("tube", "A", 3)),
        ("TwoTrips", "K", "SK DK CK SA DA CA", Reading("plate", "K", 2)),
        ("Bomb", "9", "H9 S9 C9 D9 H9", Reading("bomb", "9", 5)),
        ("FourKings", "B", "SB SB HR HR", Reading("joker_bomb", "R", 4)),
    ],
)
def test_every_type_is_a_reading_in_our_terms(kind: str, rank: str, cards: str, reading: Reading) -> None:
    act = read(*SHORT, played(0, kind, rank, cards)).acts[-1]
    assert isinstance(act, CardsPlayed)
    assert act.reading == reading


@pytest.mark.parametrize(
    ("kind", "rank"),
    [("Full", "9"), ("Straight", "Q"), ("Bomb", "R"), ("Pair", None), (None, "9"), ("Bomb", "9")],
)
def test_a_type_that_our_terms_lack_is_named_and_the_cards_stay(kind: str, rank: str) -> None:
    record = read(*SHORT, played(0, kind, rank, "S9 H9"))
    assert record.acts[-1] == CardsPlayed(0, ("S9", "H9"))
    assert "expected one of these types with its rank: Single, Pair" in said(record)


def test_a_refusal_by_two_seats() -> None:
    assert story(read(*SHORT, refused(1, 3))) == f"{HANDS} refuses1: refuses3:"


def test_the_options_that_a_log_states_are_options_and_stand_on_the_page_of_records() -> None:
    page = (Path(__file__).parents[4] / "docs" / "records.md").read_text(encoding="utf-8")
    (record,) = log.read(sample("ogd_match.jsonl"))
    values = {option.key: option.values for option in OPTIONS}
    for key, value in record.options.items():
        assert value in values[key]
        assert f"`{key}` | `{value}`" in page or f"`{key}: {value}`" in page


# --- where the log has gaps -----------------------------------------------------------------------------------------------


def test_a_log_that_begins_in_the_middle_of_a_deal_says_so_and_goes_on_with_the_next() -> None:
    record = read(passed(1, PAIR), asks(2), over(0, 2, 1, 3), *SHORT, PAIR)
    assert story(record) == f"deal no-tribute missing level:2(2/2) order:0213 {HANDS} 0:S9,H9"
    assert [note.en for note in record.notes][:1] == ["The beginning of a deal is missing; what came before is not recorded."]


def test_a_log_that_begins_with_a_tribute_lacks_the_hands_only() -> None:
    record = read(moved("tribute", [3, 0, "HR"]), moved("back", [0, 3, "S3"]), PAIR)
    assert story(record) == "deal pays3>0:RJ returns0>3:S3 0:S9,H9"


def test_a_play_that_stands_over_one_that_is_not_there_shows_a_gap() -> None:
    record = read(*SHORT, PAIR, passed(2, played(1, "Pair", "T", "ST HT")), played(3, "Single", "4", "S4"), over(0, 2, 1, 3))
    assert story(record) == f"{HANDS} 0:S9,H9 missing order:0213"
    assert "`greaterAction` is not the play before" in said(record)


def test_confused_names_of_what_is_to_be_beaten_show_no_gap() -> None:
    pass_ = {**passed(1, PAIR), "greaterAction": 0, "greaterPos": PAIR["curAction"]}
    assert story(read(*SHORT, PAIR, pass_)) == f"{HANDS} 0:S9,H9 1:"


def test_a_deal_that_is_said_to_be_over_before_anybody_is_out_lacks_plays() -> None:
    record = read(*SHORT, PAIR, over(0, 2, 1, 3))
    assert story(record) == f"{HANDS} 0:S9,H9 missing order:0213"
    assert "the plays do not end it" in said(record)


def test_a_next_deal_that_begins_before_the_end_of_one_shows_a_gap() -> None:
    assert story(read(*SHORT, PAIR, *SHORT)) == f"{HANDS} 0:S9,H9 missing {HANDS}"


def test_a_tribute_after_plays_is_that_of_another_deal() -> None:
    record = read(*SHORT, PAIR, moved("tribute", [3, 0, "HR"]), played(3, "Single", "4", "S4"))
    assert story(record) == f"{HANDS} 0:S9,H9 missing deal pays3>0:RJ 3:S4"


def test_a_question_at_another_level_is_that_of_another_deal() -> None:
    record = read(*SHORT, PAIR, {**asks(1), "curRank": "5", "selfRank": "5"}, over(1, 3, cur="5"))
    assert story(record) == f"{HANDS} 0:S9,H9 missing deal no-tribute missing level:5(2/5) order:13"


def test_a_line_that_cannot_be_read_hides_the_rest_of_its_deal_only() -> None:
    record = read(*SHORT, PAIR, '{"type":"notify","stage":"pl', passed(1, PAIR), over(0, 2, 1, 3), *SHORT, PAIR)
    assert story(record) == f"{HANDS} 0:S9,H9 missing order:0213 {HANDS} 0:S9,H9"
    assert record.troubles[0].line == 6


def test_a_level_that_changes_within_a_deal_is_named() -> None:
    record = read(dealt(0, "S3"), dealt(1, "S4", 3, 2, 2))
    assert "The level here is 3; this deal began with 2." in said(record)


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ({"type": "notify", "stage": "deal"}, "`stage` is `deal`; expected one of beginning, play, tribute"),
        ({"type": "ask", "stage": "play"}, "`type` is `ask`; expected notify or act."),
        ({"type": "notify", "stage": ["play"]}, '`stage` is `["play"]`'),
        ({**PAIR, "curPos": 4}, "`curPos` is `4`; expected a seat, 0, 1, 2 or 3."),
        ({**PAIR, "curPos": True}, "`curPos` is `true`"),
        ({**PAIR, "curAction": ["Pair", "9", ["S9", "9H"]]}, '`curAction` is `["Pair", "9", ["S9", "9H"]]`; expected a type'),
        ({**PAIR, "curAction": ["Pair", "9", []]}, "expected a type, a rank and cards, or `PASS`."),
        ({**PAIR, "curAction": 5}, "`curAction` is `5`;"),
        (moved("tribute", [3, 2, "XX"]), "expected a list of [from, to, card]."),
        (moved("back", [3, 2]), "expected a list of [from, to, card]."),
        ({"type": "notify", "stage": "tribute"}, "There is no `result`;"),
        (refused(4), "`antiPos` is `[4]`; expected a list of seats."),
        (over(0, 0, 1), "`order` is `[0, 0, 1]`; expected a list of seats."),
        (over(0), "`order` is `[0]`;"),
        ({**dealt(2, "S3 XX")}, '`handCards` is `["S3", "XX"]`; expected cards such as `S2`, `HT`, `SB`, `HR`.'),
        ({**dealt(2, "S3"), "myPos": "2"}, "`myPos` is `2`; expected a seat"),
        ({**dealt(2, "S3", 15)}, "`curRank` is `15`; expected a number from 2 to 14"),
        ("[1, 2]", "Here stands `1, 2]"),
        ("nonsense", "Here stands `nonsense"),
        ('{"type": "notify", "stage": "play", "stage": "back"}', "`stage` stands twice here; expected once."),
        ('{"type": "notify", "stage": "play", "x": {"a": 1, "a": 2}}', "`a` stands twice here; expected once."),
        ('{"type": "notify", "stage": ' + "[" * 2_000, "too many brackets are nested"),
        ('{"type": "notify", "curPos": ' + "9" * 5_000 + "}", "The number here is too long"),
    ],
)
def test_what_cannot_be_read_is_named(message: object, expected: str) -> None:
    assert expected in said(read(*SHORT, message, PAIR))


@pytest.mark.parametrize("text", ["", " ", "[]", "\0\0"])
def test_a_file_without_messages_says_what_it_should_hold(text: str) -> None:
    (record,) = log.read(text.encode())
    assert "There is no deal; expected messages with a `type`" in said(record) or "The file ends here" in said(record)


@pytest.mark.parametrize("before", ["[\n{}\n]", "[{}]"])
def test_an_array_of_messages_is_a_log(before: str) -> None:
    text = before.format(",\n".join(json.dumps(message) for message in (*SHORT, PAIR)))
    (record,) = log.read(text.encode())
    assert story(record) == f"{HANDS} 0:S9,H9"


def test_behind_a_fault_in_an_array_the_next_message_is_read() -> None:
    messages = [json.dumps(message) for message in (*SHORT, PAIR, over(0, 2), *SHORT)]
    messages[4] = messages[4][:-9]
    (record,) = log.read(("[" + ",\n".join(messages) + "]").encode())
    assert story(record) == f"{HANDS} missing order:02 {HANDS}"
    assert len(record.troubles) == 1


def test_an_array_that_is_laid_out_over_many_lines_is_a_log() -> None:
    (record,) = log.read(json.dumps([*SHORT, PAIR], indent=2).encode())
    assert story(record) == f"{HANDS} 0:S9,H9"


def test_behind_a_thousand_places_that_are_no_messages_nothing_is_read() -> None:
    record = read(*("{" for _ in range(3_000)), *SHORT)
    assert story(record) == ""
    assert len(record.troubles) == 1_000
    assert record.troubles[-1].text.en == "1000 places were no messages; from here on the file is not read."


def test_a_list_longer_than_any_message_holds_is_not_read_to_its_end() -> None:
    record = read(*SHORT, {"type": "notify", "stage": "play", "curAction": ["S3"] * 9_000, "curPos": 0})
    assert said(record) == "The list here has more than 200 items; no message holds one."


TWO_DEALS = sample("ogd_match.jsonl").splitlines(keepends=True)[:620]
FACTS = (CardsPlayed, Passed, HandDealt)


@given(st.integers(0, sum(map(len, TWO_DEALS))))
def test_a_log_cut_off_anywhere_keeps_the_acts_before(length: int) -> None:
    (whole,) = log.read(b"".join(TWO_DEALS))
    cut = log.read(b"".join(TWO_DEALS)[:length])[0]
    kept = [act for act in cut.acts if isinstance(act, FACTS)]
    assert kept == [act for act in whole.acts if isinstance(act, FACTS)][: len(kept)]
    assert cut.troubles or cut.notes


@given(st.integers(0, len(TWO_DEALS)), st.integers(1, 40))
def test_a_log_that_lacks_lines_never_plays_what_the_whole_does_not(first: int, count: int) -> None:
    (whole,) = log.read(b"".join(TWO_DEALS))
    record = log.read(b"".join(TWO_DEALS[:first] + TWO_DEALS[first + count :]))[0]
    rest = iter(act for act in whole.acts if isinstance(act, FACTS))
    assert all(any(act == other for other in rest) for act in record.acts if isinstance(act, FACTS))
