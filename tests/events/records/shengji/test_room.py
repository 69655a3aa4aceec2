"""Logs of rooms read: events one a line and rounds one a line, what makes a match, and what is damaged."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.trumps.messages import CardsPlayed, DealNoted, HandDealt, LevelNoted, TrickNoted
from events.records.record import Record
from events.records.shengji import room
from events.records.shengji.options import ROOM
from tests.events.records.shengji.tables import DECK_SAID, Said, lines, said, sample, story


def event(kind: str, number: int = 1, **more: object) -> Said:
    return {"t": 1.0, "room": "ABCD", "round": number, "e": kind, **more}


def play(seat: int, *cards: str, number: int = 1) -> Said:
    return event("play", number, seat=seat, cards=list(cards), bot=True)


def trick(winner: object, points: object, *plays: Said) -> Said:
    listed = [{"seat": each["seat"], "cards": each["cards"]} for each in plays]
    return event("trick", leader=plays[0]["seat"], plays=listed, winner=winner, points=points)


START = event("round_start", deck=DECK_SAID, trump_rank="2", banker=None, levels=["2", "2"])
DECLARED = event("declare", seat=1, cards=["H2"], bot=False)
TRUMP = event("trump", suit="H", rank="2", banker=1, declared=True)
BURIED = event("bury", seat=1, cards=["D3", "D3", "D4", "D4", "D5", "D5", "D6", "D6"])
SETUP = (START, DECLARED, TRUMP, BURIED)
FOUR = (play(1, "H10"), play(2, "LJ"), play(3, "BJ"), play(0, "H3"))
TRICK = trick(3, 10, *FOUR)
END = event(
    "round_end", attacker_points=85, kitty=["D3", "D3"], kitty_points=20, new_levels=["2", "10"], next_banker=2, game_over=False
)
NEXT = event("round_start", 2, deck=DECK_SAID, trump_rank="10", banker=2, levels=["2", "10"])

DEALT = "hand0:25 hand1:25 hand2:25 hand3:25 bottom:8"
BEFORE = f"deal0 level:2(2/2) {DEALT} declares1:H2 trumps:H buries1:8"
PLAYED = "1:HT 2:BJ 3:RJ 0:H3"
OVER = "shown:2 points:85/20/None/None/2 levels:2/T"
SECOND = f"deal0 level:T(2/T) declarer2 {DEALT}"


def every(*objects: object) -> tuple[Record, ...]:
    return room.read(lines(*objects))


def read(*objects: object) -> Record:
    (record,) = every(*objects)
    return record


# --- the shipped logs -----------------------------------------------------------------------------------------------------


def test_rounds_one_a_line_are_one_match() -> None:
    (record,) = room.read(sample("room_rounds.jsonl"))
    assert (record.game, record.troubles, record.notes) == ("shengji", (), ())
    assert [act.level for act in record.acts if isinstance(act, LevelNoted)] == ["2", "3"]
    assert [act for act in record.acts if isinstance(act, DealNoted)] == [DealNoted(70, 0, 0), DealNoted(55, 10, 3)]
    rows = [json.loads(line) for line in sample("room_rounds.jsonl").splitlines()]
    assert [(act.seat, act.points) for act in record.acts if isinstance(act, TrickNoted)] == [
        (each["winner"], each["points"]) for row in rows for each in row["tricks"]
    ]


def test_a_log_that_is_cut_off_keeps_what_stands_before() -> None:
    (record,) = room.read(sample("room_log.jsonl"))
    assert record.troubles == ()
    assert [note.en for note in record.notes] == ["The file ends before the deal does."]
    assert record.header.players == ("Ping", "Bot 1", "Bot 2", "Bot 3")
    every_line = [json.loads(line) for line in sample("room_log.jsonl").splitlines()]
    assert [act.seat for act in record.acts if isinstance(act, CardsPlayed)] == [
        each["seat"] for each in every_line if each["e"] == "play"
    ]


@pytest.mark.parametrize("name", ["room_rounds.jsonl", "room_log.jsonl"])
def test_its_hands_are_100_cards_in_every_deal(name: str) -> None:
    (record,) = room.read(sample(name))
    hands = [act.cards for act in record.acts if isinstance(act, HandDealt)]
    assert [len(hand) for hand in hands] == [25] * 8


# --- the events -----------------------------------------------------------------------------------------------------------


def test_the_way_of_a_deal_through_its_events() -> None:
    record = read(*SETUP, *FOUR, TRICK)
    assert story(record) == f"{BEFORE} {PLAYED} won3:10"
    assert record.options == ROOM
    assert [note.en for note in record.notes] == ["The file ends before the deal does."]


def test_a_round_with_its_events_in_lists_is_the_same() -> None:
    whole = {"room": "ABCD", "round": 1, "setup": list(SETUP), "plays": list(FOUR), "tricks": [TRICK]}
    assert read(whole).acts == read(*SETUP, *FOUR, TRICK).acts


def test_the_plays_of_a_trick_stand_for_plays_that_are_not_listed() -> None:
    assert story(read(*SETUP, TRICK)) == f"{BEFORE} {PLAYED} won3:10"
    assert story(read(*SETUP, *FOUR[:2], TRICK)) == f"{BEFORE} {PLAYED} won3:10"
    assert story(read({"room": "ABCD", "round": 1, "setup": list(SETUP), "tricks": [TRICK]})) == f"{BEFORE} {PLAYED} won3:10"


def test_joker_pairs_overturn_to_no_trump() -> None:
    both = event("declare", seat=0, cards=["BJ", "BJ"])
    record = read(START, DECLARED, both, event("trump", suit="NT", rank="2", banker=0, declared=True))
    assert "declares1:H2 overturns0:RJ,RJ trumps:-" in story(record)


def test_the_end_of_a_round() -> None:
    record = read(*SETUP, END)
    assert story(record) == f"{BEFORE} missing {OVER}"
    assert said(record) == "The deal ends here, but the plays do not end it: actions are missing."
    assert story(read(*SETUP, {**END, "game_over": True, "winner_team": 1})).endswith("levels:2/T winner:1")


def test_a_result_that_is_not_complete_is_none() -> None:
    whole = {"room": "ABCD", "round": 1, "setup": list(SETUP), "plays": [], "tricks": []}
    done = {"attacker_points": 85, "kitty_bonus": 0, "last_trick_winner": 0}
    assert story(read({**whole, "result": {**done, "complete": False}})) == BEFORE
    assert story(read({**whole, "result": done})) == f"{BEFORE} missing points:85/0/0/None/None"


def test_in_a_later_deal_the_declarer_is_known_and_nobody_has_to_declare() -> None:
    flipped = event("trump", 2, suit="C", rank="10", banker=2, declared=False)
    record = read(*SETUP, END, NEXT, flipped)
    assert story(record) == f"{BEFORE} missing {OVER} {SECOND} nobody trumps:C"


def test_in_the_first_deal_trumps_that_nobody_declared_are_noted_and_nobody_deals_again() -> None:
    record = read(START, {**TRUMP, "declared": False})
    assert story(record) == f"deal0 level:2(2/2) {DEALT} trumps:H declarer1"
    assert "Nobody declared in the first deal" in record.notes[0].en


# --- what makes a match ---------------------------------------------------------------------------------------------------


def test_rounds_that_follow_each_other_are_one_match() -> None:
    assert story(read(*SETUP, END, NEXT)) == f"{BEFORE} missing {OVER} {SECOND}"


@pytest.mark.parametrize("changed", [{"room": "WXYZ"}, {"round": 3}, {"banker": None}, {"round": "2"}, {"round": True}])
def test_another_room_a_gap_and_a_first_deal_begin_another_match(changed: Said) -> None:
    one, two = every(*SETUP, END, {**NEXT, **changed})
    assert story(one) == f"{BEFORE} missing {OVER}"
    assert story(two).startswith("deal0 level:T(2/T)")


def test_a_deal_without_its_beginning_holds_its_result() -> None:
    record = read(*FOUR, TRICK, END, NEXT)
    assert story(record) == f"deal missing {OVER} {SECOND}"
    assert record.notes[0].en.startswith("The beginning of a deal is missing")


def test_a_deal_that_has_no_end_is_not_played_out() -> None:
    record = read(*SETUP, *FOUR, NEXT)
    assert story(record) == f"{BEFORE} {PLAYED} missing {SECOND}"
    assert len(record.troubles) == 1


def test_players_are_named_once_and_later_names_are_words() -> None:
    names: list[Said] = [{"seat": n, "name": name, "is_bot": n > 0} for n, name in enumerate(("Li", "b1", "b2", "b3"))]
    record = read({**START, "players": names}, DECLARED, TRUMP, END, {**NEXT, "players": [{"seat": 3, "name": "Wu"}, *names[:3]]})
    assert record.header.players == ("Li", "b1", "b2", "b3")
    assert record.header.note == "round 2: 3 Wu"
    assert "`players` is `[7]`; expected `seat` and `name`." in said(read({**START, "players": [7]}))


def test_talk_is_no_act_and_other_kinds_are_named() -> None:
    record = read(*SETUP, event("chat", seat=0, text="hi"), event("bot_timing"), event("redeal"), event("redeal"))
    assert story(record) == BEFORE
    assert [note.en for note in record.notes][1:] == ["Events that were not read: redeal."]


# --- what is damaged ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("events", "expected", "acts"),
    [
        (({**START, "deck": ["S3"]}, *SETUP[1:]), '`deck` is `["S3"]`; expected 108 cards', BEFORE.replace(f" {DEALT}", "")),
        (
            ({**START, "trump_rank": "1"}, *SETUP[1:]),
            "`trump_rank` is `1`; expected a level",
            BEFORE.replace(" level:2(2/2)", ""),
        ),
        (
            ({**START, "levels": ["2"]}, *SETUP[1:]),
            '`levels` is `["2"]`; expected the levels of both',
            BEFORE.replace("(2/2)", ""),
        ),
        ((START, {**DECLARED, "cards": ["ZZ"]}, *SETUP[2:]), '`cards` is `["ZZ"]`; expected cards', None),
        ((*SETUP[:2], {**TRUMP, "suit": None}, BURIED), "`suit` is `null`; expected one of", BEFORE.replace(" trumps:H", "")),
        ((*SETUP[:3], {**BURIED, "seat": None}), "`seat` is `null`; expected a seat", BEFORE.replace("buries1:8", "no-burial")),
    ],
)
def test_what_cannot_be_read_is_named_and_the_rest_is_kept(events: tuple[Said, ...], expected: str, acts: str | None) -> None:
    record = read(*events, *FOUR, TRICK)
    assert expected in said(record)
    assert len(record.troubles) == 1
    if acts is not None:
        assert story(record) == f"{acts} {PLAYED} won3:10"


@pytest.mark.parametrize("bad", [play(9, "S3"), play(2), play(2, "X"), event("play", seat=2), '{"room": "ABCD", "e": "pl', "7"])
def test_behind_a_play_that_cannot_be_read_the_plays_are_not_recorded(bad: object) -> None:
    record = read(*SETUP, FOUR[0], bad, *FOUR[2:], TRICK, END)
    assert story(record) == f"{BEFORE} 1:HT missing {OVER}"
    assert len(record.troubles) == 1
    assert record.troubles[0].line == 6


def test_a_trick_of_other_plays_than_those_before_it_is_named() -> None:
    record = read(*SETUP, *FOUR[1:], TRICK, *FOUR)
    assert "The plays of this trick are not those recorded before it" in said(record)
    assert story(record) == f"{BEFORE} 2:BJ 3:RJ 0:H3 missing"


def test_a_trick_whose_plays_cannot_be_read_still_says_who_won_it() -> None:
    record = read(*SETUP, *FOUR, {**TRICK, "plays": 7})
    assert story(record) == f"{BEFORE} {PLAYED} won3:10"
    assert "`plays` is `7`; expected `seat` and `cards` of the four seats." in said(record)


def test_an_event_in_a_list_is_named_with_its_way() -> None:
    whole = {"room": "ABCD", "round": 1, "setup": [START, {**DECLARED, "seat": 7}, {"e": 5}], "plays": [{"seat": 1, "cards": 3}]}
    assert said(read(whole)) == (
        "`setup[1].seat` is `7`; expected a seat, 0, 1, 2 or 3. `setup[2].e` is `5`; expected an event such as `round_start` or "
        "`play`. `plays[0].cards` is `3`; expected cards such as `S2`, `H10`, `LJ`, `BJ`."
    )


def test_an_object_that_is_no_event_is_named() -> None:
    assert "There is no `e`; expected an event" in said(read({"room": "ABCD"}))


@pytest.mark.parametrize("text", ["", "\n", "[]"])
def test_a_file_without_events_says_what_it_should_hold(text: str) -> None:
    (record,) = room.read(text.encode())
    assert said(record) == "There is no deal; expected the log of a room with `room` and `e`."


WHOLE = sample("room_log.jsonl").splitlines(keepends=True)[:60]


@given(st.integers(0, len(WHOLE)), st.integers(1, 30))
def test_a_log_that_lacks_lines_never_plays_what_the_whole_does_not(first: int, count: int) -> None:
    (whole,) = room.read(b"".join(WHOLE))
    rest = iter(act for act in whole.acts if isinstance(act, CardsPlayed))
    for record in room.read(b"".join(WHOLE[:first] + WHOLE[first + count :])):
        assert all(act in rest for act in record.acts if isinstance(act, CardsPlayed))


@given(st.integers(0, sum(map(len, WHOLE))))
def test_a_log_cut_off_anywhere_keeps_the_acts_before(length: int) -> None:
    (whole,) = room.read(b"".join(WHOLE))
    acts = [act for record in room.read(b"".join(WHOLE)[:length]) for act in record.acts if isinstance(act, CardsPlayed)]
    assert acts == [act for act in whole.acts if isinstance(act, CardsPlayed)][: len(acts)]
