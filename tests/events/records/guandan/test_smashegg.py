"""Replays of smashegg read: options, cards, plays as declared, and what is damaged."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.climb.kinds import Reading
from core.guandan.messages import CardsPlayed, DealNoted, HandDealt, LevelsNoted, Passed
from core.guandan.options import OPTIONS
from events.records.guandan import smashegg
from events.records.guandan.smashegg_options import ALWAYS, STATED, options_of
from events.records.record import Record
from tests.events.records.guandan.matches import Message, said, sample, story

CONFIG = json.loads(sample("smashegg_match.json"))["artifact"]["config"]
HANDS = [["9S", "9H", "SJ"], ["3S"], ["9D", "TD"], ["4S", "BJ"]]
DEALT: Message = {"type": "handStarted", "handNo": 1, "currentLevel": "2", "declarerTeam": None, "hands": HANDS}
START = "deal level:2 hand0:3 hand1:1 hand2:2 hand3:2"
PAIR: Message = {"type": "played", "seat": 0, "cards": ["9S", "9H"], "decl": {"type": "pair", "size": 2, "keyRank": "9"}}
ENDED: Message = {"type": "handEnded", "result": {"finishOrder": [0, 2]}, "newLevels": ["5", "2"]}


def action(event: Message) -> Message:
    done = {"played": "play", "passed": "pass"}.get(str(event["type"]), str(event["type"]))
    return {"seat": event.get("seat"), "action": {**{k: v for k, v in event.items() if k != "seat"}, "type": done}}


def replay(*events: Message, config: object = CONFIG, actions: list[Message] | None = None) -> bytes:
    done = [action(event) for event in events] if actions is None else actions
    artifact = {"gameId": "guandan", "seed": "a", "config": config, "seats": 4, "actions": done}
    return json.dumps({"artifact": artifact, "events": [[DEALT], *([event] for event in events)]}).encode()


def read(*events: Message, config: object = CONFIG, actions: list[Message] | None = None) -> Record:
    (record,) = smashegg.read(replay(*events, config=config, actions=actions))
    return record


# --- the shipped replay ---------------------------------------------------------------------------------------------------


def test_a_match_is_one_record_of_its_deals() -> None:
    (record,) = smashegg.read(sample("smashegg_match.json"))
    assert record.game == "guandan"
    assert record.troubles == ()
    assert [act.order for act in record.acts if isinstance(act, DealNoted)] == [(3, 0, 2), (2, 1, 3), (3, 2, 0), (0, 3, 2)]
    assert [act.levels for act in record.acts if isinstance(act, LevelsNoted)][-1] == ("5", "4")
    assert sum(isinstance(act, HandDealt) for act in record.acts) == 20
    assert [note.en for note in record.notes] == [
        "This record goes by rules that no option has: aFailConsequence.",
        "The file ends before the deal does.",
    ]


def test_its_plays_are_its_actions() -> None:
    (record,) = smashegg.read(sample("smashegg_match.json"))
    actions = json.loads(sample("smashegg_match.json"))["artifact"]["actions"]
    done = [(each["seat"], len(each["action"].get("cards", ()))) for each in actions if "ribute" not in each["action"]["type"]]
    plays = [act for act in record.acts if isinstance(act, (CardsPlayed, Passed))]
    played = [(act.seat, len(act.cards) if isinstance(act, CardsPlayed) else 0) for act in plays]
    assert played == done


def test_the_joker_that_is_named_bj_is_the_big_one() -> None:
    (record,) = smashegg.read(sample("smashegg_match.json"))
    words = story(record)
    assert "pays1>3:RJ returns3>1:S5" in words
    assert "pays1>3:BJ returns3>1:C3" in words


# --- what stands in the events --------------------------------------------------------------------------------------------


def test_the_way_of_a_deal_through_its_events() -> None:
    passes: tuple[Message, ...] = tuple({"type": "passed", "seat": seat} for seat in (1, 2, 3))
    joker = {"type": "single", "size": 1, "keyRank": "A", "jokerRank": "SJ"}
    lone: Message = {"type": "played", "seat": 0, "cards": ["SJ"], "decl": joker}
    tens: Message = {"type": "played", "seat": 2, "cards": ["9D", "TD"]}
    record = read(PAIR, *passes, lone, tens, ENDED, DEALT)
    again = START.replace("level:2", "level:2(5/2)")
    assert story(record) == f"{START} 0:S9,H9 1: 2: 3: 0:BJ 2:D9,DT order:02 levels:5/2 {again}"


def test_a_cut_card_says_who_leads() -> None:
    ceremony = {"cutter": 1, "cutPosition": 40, "flips": ["5S"], "marker": "TH", "firstDrawer": 1, "markerSeat": 2}
    (record,) = smashegg.read(json.dumps({"events": [[{**DEALT, "ceremony": ceremony}]]}).encode())
    assert story(record) == f"{START} drawn2:HT/1"


def test_a_refusal_shows_its_jokers_at_each_seat() -> None:
    both: Message = {"type": "antiTribute", "reveals": [{"seat": 1, "card": "BJ"}, {"seat": 3, "card": "BJ"}]}
    assert story(read(both)) == f"{START} refuses1:RJ refuses3:RJ"
    one: Message = {"type": "antiTribute", "reveals": [{"seat": 1, "card": "BJ"}, {"seat": 1, "card": "BJ"}]}
    assert story(read(one)) == f"{START} refuses1:RJ,RJ"


def test_seats_against_the_order_of_play_are_turned() -> None:
    paid: Message = {"type": "tributePaid", "pairings": [{"from": 1, "to": 0, "card": "BJ"}]}
    record = read(paid, {"type": "passed", "seat": 3}, config={**CONFIG, "turnDirection": "clockwise"})
    assert story(record) == "deal level:2 hand0:3 hand3:1 hand2:2 hand1:2 pays3>0:RJ 1:"


@pytest.mark.parametrize(
    ("decl", "reading"),
    [
        ({"type": "single", "size": 1, "keyRank": "A", "jokerRank": "BJ"}, Reading("single", "R", 1)),
        ({"type": "pair", "size": 2, "keyRank": "A", "jokerRank": "SJ"}, Reading("pair", "B", 1)),
        ({"type": "triple", "size": 3, "keyRank": "T"}, Reading("triple", "T", 1)),
        ({"type": "fullHouse", "size": 5, "keyRank": "3"}, Reading("full_house", "3", 1)),
        ({"type": "straight", "size": 5, "keyRank": "5"}, Reading("straight", "A", 5)),
        ({"type": "straight", "size": 5, "keyRank": "A"}, Reading("straight", "T", 5)),
        ({"type": "straightFlush", "size": 5, "keyRank": "Q", "suit": "D"}, Reading("straight_flush", "8", 5)),
        ({"type": "tube", "size": 6, "keyRank": "3"}, Reading("tube", "A", 3)),
        ({"type": "plate", "size": 6, "keyRank": "A"}, Reading("plate", "K", 2)),
        ({"type": "plate", "size": 6, "keyRank": "2"}, Reading("plate", "A", 2)),
        ({"type": "bomb", "size": 6, "keyRank": "7"}, Reading("bomb", "7", 6)),
        ({"type": "jokerBomb", "size": 4, "keyRank": "A"}, Reading("joker_bomb", "R", 4)),
    ],
)
def test_every_type_is_a_reading_in_our_terms(decl: Message, reading: Reading) -> None:
    assert read({**PAIR, "decl": decl}).acts[-1] == CardsPlayed(0, ("S9", "H9"), reading)


@pytest.mark.parametrize(
    "decl",
    [
        {"type": "straight", "size": 5, "keyRank": "4"},
        {"type": "straightFlush", "size": 5, "keyRank": "9", "suit": "S", "demoted": True},
        {"type": "bomb", "size": 3, "keyRank": "4"},
        {"type": "single", "size": 1, "keyRank": "A", "jokerRank": "RJ"},
        {"type": "rocket", "size": 2},
        {},
        7,
    ],
)
def test_a_type_that_our_terms_lack_is_named_and_the_cards_stay(decl: object) -> None:
    record = read({**PAIR, "decl": decl})
    assert record.acts[-1] == CardsPlayed(0, ("S9", "H9"))
    assert "expected one of these types with its rank: single, pair" in said(record)


def test_a_play_without_a_declaration_has_none() -> None:
    record = read({name: value for name, value in PAIR.items() if name != "decl"})
    assert record.acts[-1] == CardsPlayed(0, ("S9", "H9"))
    assert record.troubles == ()


# --- options --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "option", "value"),
    [
        ({}, "promotion", "three_two_one"),
        ({}, "return_card", "ten_or_lower"),
        ({"returnTributeMaxRank": None}, "return_card", "any"),
        ({"antiTributeMode": "optional"}, "refusal", "claimed"),
        ({"equalTributeAssignment": "random"}, "equal_tributes", "lot"),
        ({"jiefengRecipient": "nextPlayer"}, "jiefeng", "next_player"),
        ({"fullHouseJokerPair": False}, "joker_pair_in_full_house", "not_allowed"),
        ({"allowUnderDeclareStraightFlush": True}, "flush_as_straight", "allowed"),
        ({"aFailConsequence": "none"}, "a_attempts", "no_limit"),
        ({"aMaxAttempts": None}, "a_attempts", "no_limit"),
        ({"aFailConsequence": "demote"}, "a_attempts", "three"),
        ({"aFailConsequence": "demote", "aMaxAttempts": 2}, "a_attempts", None),
        ({"aFailConsequence": "demote", "aFailDemoteTo": "levelJ"}, "a_attempts", None),
        ({}, "a_attempts", None),
        ({"aWinPartnerNotLast": False}, "pass_a_condition", None),
        ({"fullHouseJokerPair": 1}, "joker_pair_in_full_house", None),
        ({"returnTributeMaxRank": 9}, "return_card", None),
    ],
)
def test_the_configuration_states_the_options(change: Message, option: str, value: str | None) -> None:
    assert options_of({**CONFIG, **change})[0].get(option) == value


@pytest.mark.parametrize("key", ["overshootWinsGame", "aceFinishDemotes", "fiveOfKindAsFullHouse"])
def test_a_rule_that_no_option_has_is_named(key: str) -> None:
    note = options_of({**CONFIG, key: True})[1]
    assert note is not None
    assert key in note.en


def test_every_value_that_a_configuration_can_state_is_one_of_its_option() -> None:
    values = {option.key: option.values for option in OPTIONS}
    stated = [*ALWAYS.items(), *((option, value) for option, each in STATED.values() for value in each.values())]
    assert all(value in values[option] for option, value in stated)


def test_an_empty_configuration_states_what_is_always_so() -> None:
    stated, note = options_of({})
    assert stated["promotion"] == "three_two_one"
    assert "return_card" not in stated
    assert note is None


# --- what is damaged ------------------------------------------------------------------------------------------------------


def test_actions_without_events_are_the_plays_of_the_first_deal() -> None:
    artifact = {"gameId": "guandan", "config": CONFIG, "actions": [action(PAIR), {"seat": 1, "action": {"type": "pass"}}]}
    tribute = {"seat": 1, "action": {"type": "payTribute", "card": "BJ"}}
    artifact["actions"] += [tribute, action(PAIR)]
    (record,) = smashegg.read(json.dumps({"artifact": artifact}).encode())
    assert story(record) == "deal 0:S9,H9 1:"
    assert "Only the plays of the first deal are read." in record.notes[1].en


def test_an_artifact_alone_is_a_replay() -> None:
    artifact = {"gameId": "guandan", "config": CONFIG, "actions": [action(PAIR)]}
    assert story(smashegg.read(json.dumps(artifact).encode())[0]) == "deal 0:S9,H9"


def test_an_action_that_differs_from_its_event_is_named_and_the_event_counts() -> None:
    record = read(PAIR, actions=[action({**PAIR, "seat": 1})])
    assert story(record) == f"{START} 0:S9,H9"
    assert "and its event is another; the event counts." in said(record)


def test_an_end_before_anybody_is_out_shows_a_gap() -> None:
    record = read(PAIR, ENDED)
    assert story(record) == f"{START} 0:S9,H9 missing order:02 levels:5/2"
    assert "the plays do not end it" in said(record)


def test_events_without_the_beginning_of_a_deal() -> None:
    (record,) = smashegg.read(json.dumps({"events": [[PAIR], [ENDED], [DEALT], [PAIR]]}).encode())
    assert story(record).startswith("deal no-tribute missing order:02 levels:5/2 deal level:2(5/2) hand0:3")
    assert record.notes[0].en.startswith("The beginning of a deal is missing")


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        ({"type": "dance"}, 'Here stands `{"type": "dance"}`; expected an event of smashegg.'),
        ({"type": 7}, "expected an event of smashegg."),
        (5, "Here stands `5`; expected an event of smashegg."),
        ({**PAIR, "seat": 4}, "expected a seat, 0, 1, 2 or 3."),
        ({**PAIR, "cards": ["S9"]}, "expected cards such as `2S`, `TH`, `SJ`, `BJ`."),
        ({**PAIR, "cards": []}, "expected cards such as"),
        ({"type": "tributePaid", "pairings": [{"from": 1, "to": 3}]}, "expected `from`, `to` and `card`."),
        ({"type": "tributeReturned", "pairings": 5}, "expected `from`, `to` and `card`."),
        ({"type": "antiTribute", "reveals": [{"seat": 9, "card": "BJ"}]}, "expected `seat` and `card`."),
        ({"type": "handEnded", "result": {"finishOrder": [0, 0]}}, "Here stands `[0, 0]`; expected `finishOrder`"),
        ({"type": "handEnded"}, "expected `finishOrder`, two to four seats."),
        ({**DEALT, "currentLevel": 2.5}, "Here stands `2.5`; expected `currentLevel`"),
        ({**DEALT, "hands": [["9S"]]}, "expected `hands`, four of them."),
        ({**DEALT, "hands": [["S9"], [], [], []]}, 'Here stands `["S9"]`; expected cards such as'),
        ({**DEALT, "ceremony": {"markerSeat": None}}, "expected a seat, 0, 1, 2 or 3."),
    ],
)
def test_what_cannot_be_read_is_named(event: object, expected: str) -> None:
    (record,) = smashegg.read(json.dumps({"events": [[DEALT], [event]]}).encode())
    assert expected in said(record)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "There is no replay; expected JSON with `artifact` and `events`."),
        ("{}", "There is no replay;"),
        ("[]", "There is no replay;"),
        ('{"artifact": {"gameId": "guandan", "config": 5}}', "`config` is `5`; expected rules with their values."),
        ('{"artifact": {"gameId": "guandan", "seed": "a", "seed": "b"}}', "`seed` stands twice here; expected once."),
        ('{"events": [], "events": []}', "`events` stands twice here; expected once."),
        ('{"events": [[{"type": "passed", "seat": 1, "seat": 2}]]}', "`seat` stands twice here; expected once."),
        ('{"events": [' + "[" * 2_000, "too many brackets are nested"),
        ('{"artifact": ' * 2_000, "too many brackets are nested"),
        ('{"events": [[{"type": "handStarted", "handNo": ' + "9" * 5_000, "The number here is too long"),
        ("nonsense", "Here stands `nonsense`; expected `{`."),
    ],
)
def test_a_file_that_is_no_replay_says_what_it_should_hold(text: str, expected: str) -> None:
    assert expected in " ".join(said(record) for record in smashegg.read(text.encode()))


def test_an_array_and_one_after_another_are_several_replays() -> None:
    one = replay(PAIR)
    for data in (b"[" + one + b",\n" + one + b"]", one + b"\n" + one):
        assert [story(record) for record in smashegg.read(data)] == [f"{START} 0:S9,H9"] * 2


def test_a_fault_behind_a_replay_leaves_it_whole() -> None:
    first, then = smashegg.read(replay(PAIR) + b"\nx")
    assert (story(first), story(then)) == (f"{START} 0:S9,H9", "")
    assert first.troubles == ()
    assert "Here stands `x`" in said(then)


@given(st.integers(0, len(sample("smashegg_match.json")) - 3))
def test_a_file_cut_off_anywhere_keeps_the_acts_before(length: int) -> None:
    (whole,) = smashegg.read(sample("smashegg_match.json"))
    (part,) = smashegg.read(sample("smashegg_match.json")[:length])
    hands = [act for act in part.acts if isinstance(act, HandDealt)]
    assert hands == [act for act in whole.acts if isinstance(act, HandDealt)][: len(hands)]
    plays = [(act.seat, getattr(act, "cards", ())) for act in part.acts if isinstance(act, (CardsPlayed, Passed))]
    every = [(act.seat, getattr(act, "cards", ())) for act in whole.acts if isinstance(act, (CardsPlayed, Passed))]
    assert plays == every[: len(plays)]
    assert part.troubles
