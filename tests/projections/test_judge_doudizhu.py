"""The judge asked about 斗地主: classify, legal, beats, score; and every fault of a question with its place."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.doudizhu.options import OPTIONS
from tests.core.doudizhu import by_definition
from tests.core.doudizhu.drawing import EVERY, hands, near_plays, options, ranks_of, with_options
from tests.projections import doudizhu_plays as plays
from tests.projections.asking import Answer, asked, fault, json_values, names_the_fault

GOOD: dict[str, Answer] = {
    "classify": {"cards": "33344"},
    "legal": {"hand": "3345", "beat": "3"},
    "beats": {"play": "44", "beat": "33"},
    "score": {"bid": 1, "bombs": 0, "rockets": 0, "spring": False, "winner": "landlord"},
}


def ask(op: str, /, **changed: object) -> Answer:
    """Ask a good question with some fields changed; `...` leaves a field out."""
    return asked({"id": 1, "game": "doudizhu", "op": op, **GOOD[op], **changed})


# --- answers ------------------------------------------------------------------------------------------------------------------


def test_dz5_what_cards_are() -> None:
    assert ask("classify", cards="33344") == {"id": 1, "readings": [{"kind": "triple_pair", "main": "3", "length": 1}]}
    assert ask("classify", cards=["S3", "D3", "H3", "C9", "S9"])["readings"] == [
        {"kind": "triple_pair", "main": "3", "length": 1}
    ]
    assert ask("classify", cards=["BJ", "RJ"])["readings"] == [{"kind": "rocket", "main": "B", "length": 1}]
    assert ask("classify", cards="34567")["readings"] == [{"kind": "straight", "main": "3", "length": 5}]


def test_dz5_several_readings_come_strongest_first() -> None:
    found = ask("classify", cards="333444555666", options={"wing_adjacent_triple": "yes"})

    assert [tuple(each.values()) for each in _list(found["readings"])] == [
        ("plane", "3", 4),
        ("plane_singles", "4", 3),
        ("plane_singles", "3", 3),
    ]


def test_cards_that_form_no_pattern_are_told_the_clause_and_the_option() -> None:
    found = ask("classify", cards="3333BR")

    assert found["readings"] == []
    why = found["why"]
    assert isinstance(why, dict)
    assert (why["clause"], why["option"]) == ("DZ5.4", "quad_both_jokers")
    assert why["text"]["zh"]
    assert why["text"]["en"]
    assert ask("classify", cards="", options={})["readings"] == []
    assert ask("classify", cards=[])["readings"] == []


def test_dz5_what_a_hand_can_lead() -> None:
    assert set(_words(ask("legal", hand="33345", beat=None)["plays"])) == {"3", "4", "5", "33", "333", "3334", "3335"}
    assert ask("legal", hand="", beat=None)["plays"] == []


def test_dz6_1_what_a_hand_can_follow_with() -> None:
    assert set(_words(ask("legal", hand="34455BR", beat="44")["plays"])) == {"55", "BR"}
    assert ask("legal", hand=["H5", "S5", "S3"], beat=["S4", "H4"])["plays"] == ["55"]
    assert ask("legal", hand="TTTT", beat=["RJ", "BJ"])["plays"] == []


def test_a_hand_may_be_any_part_of_the_pack() -> None:
    pack = "".join(rank * 4 for rank in "3456789TJQKA2") + "BR"
    plays = _words(ask("legal", hand=pack, beat=None)["plays"])

    assert len(plays) == len(set(plays)) == 27_471
    assert max(map(len, plays)) == 20


@pytest.mark.parametrize(
    ("play", "beat", "said"),
    [("44", "33", True), ("33", "44", False), ("3333", "222", True), ("BR", "2222", True), ("A2345", "34567", False)],
)
def test_dz6_1_whether_a_play_beats(play: str, beat: str, said: bool) -> None:
    assert ask("beats", play=play, beat=beat) == {"id": 1, "beats": said}


@pytest.mark.parametrize(
    ("given_facts", "landlord", "farmer"),
    [
        ({}, 2, -1),
        ({"winner": "farmers"}, -2, 1),
        ({"bid": 3, "bombs": 1, "rockets": 1, "spring": True}, 48, -24),
        ({"bid": 2, "bombs": 1, "winner": "farmers"}, -8, 4),
    ],
)
def test_dz8_what_a_deal_is_worth(given_facts: Answer, landlord: int, farmer: int) -> None:
    assert ask("score", **given_facts) == {"id": 1, "landlord": landlord, "farmers": [farmer, farmer]}


@pytest.mark.parametrize("option", OPTIONS, ids=[option.key for option in OPTIONS])
def test_every_option_may_be_given_to_every_operation(option: object) -> None:
    key, values = getattr(option, "key", ""), getattr(option, "values", {})
    assert len(values) > 1
    for value in values:
        for op in GOOD:
            assert "error" not in ask(op, options={key: value})


DECIDED = {
    "33344455": ("wing_pair_as_singles", "no"),
    "333444555KKK": ("wing_triple", "no"),
    "3334445556667779": ("wing_adjacent_triple", "yes"),
    "3334445556667777": ("wing_four_alike", "yes"),
    "33334445": ("wing_core_rank", "yes"),
    "333444BR": ("wing_both_jokers", "yes"),
    "333344": ("quad_pair_as_singles", "no"),
    "7777BR": ("quad_both_jokers", "yes"),
    "33334444": ("quad_bomb_as_pairs", "yes"),
    "3333566": ("quad_single_and_pair", "yes"),
}


@pytest.mark.parametrize("play", DECIDED)
def test_dz5_an_option_changes_the_answers(play: str) -> None:
    key, value = DECIDED[play]
    for chosen in ({}, {key: value}):
        lawful = (value == "yes") == bool(chosen)
        assert bool(ask("classify", cards=play, options=chosen)["readings"]) == lawful
        assert (play in _words(ask("legal", hand=play, beat=None, options=chosen)["plays"])) == lawful


@pytest.mark.parametrize("under", plays.UNDER)
def test_dz5_the_judge_reads_a_play_as_the_definition_does(under: str) -> None:
    picked = {option.key: getattr(plays.UNDER[under], option.key) for option in OPTIONS}
    for play in plays.PLAYS:
        found = [_triple(each) for each in _list(ask("classify", cards=play, options=picked)["readings"])]
        assert len(found) == len(set(found))
        assert set(found) == by_definition.readings(play, plays.UNDER[under]), play


@pytest.mark.parametrize("lies", plays.ORDERED)
def test_dz6_1_the_judge_says_what_beats_as_the_definition_does(lies: str) -> None:
    for play in plays.ORDERED:
        assert ask("beats", play=play, beat=lies)["beats"] == plays.beats(play, lies), play


@settings(max_examples=60, deadline=None)
@given(hands(most=9, ranks=6), st.none() | near_plays(), options)
def test_the_judge_says_what_the_definition_says(cards: tuple[str, ...], beat: str | None, chosen: object) -> None:
    assert chosen in EVERY
    picked = {option.key: getattr(chosen, option.key) for option in OPTIONS}
    found = ask("legal", hand=list(cards), beat=beat, options=picked)

    readings = [] if beat is None else _list(ask("classify", cards=beat, options=picked)["readings"])
    if beat is not None and not readings:
        assert fault(found) == ("no_pattern", "$.beat")
        return
    as_triple = None if beat is None else _triple(readings[0])
    expected = by_definition.lawful(ranks_of(cards), as_triple, with_options(**picked))
    assert set(_words(found["plays"])) == expected
    if beat is not None:
        assert ask("beats", play=list(cards), beat=beat, options=picked)["beats"] == (ranks_of(cards) in expected)


def _triple(reading: dict[str, object]) -> tuple[str, str, int]:
    kind, main, length = reading["kind"], reading["main"], reading["length"]
    assert isinstance(length, int)
    return str(kind), str(main), length


def _list(given_list: object) -> list[dict[str, object]]:
    assert isinstance(given_list, list)
    return given_list


def _words(given_list: object) -> list[str]:
    assert isinstance(given_list, list)
    return given_list


# --- faults -------------------------------------------------------------------------------------------------------------------

ERRORS: dict[str, tuple[str, Answer, str, str]] = {
    "an operation of another game": ("classify", {"op": "adjudicate"}, "unknown_op", "$.op"),
    "an unknown option": ("legal", {"options": {"overline": "wins"}}, "unknown_option", "$.options.overline"),
    "an unknown value": ("legal", {"options": {"wing_triple": "maybe"}}, "unknown_value", "$.options.wing_triple"),
    "a value that is no word": ("score", {"options": {"wing_triple": True}}, "unknown_value", "$.options.wing_triple"),
    "no cards": ("classify", {"cards": ...}, "bad_field", "$.cards"),
    "cards that are null": ("classify", {"cards": None}, "bad_field", "$.cards"),
    "cards that are a number": ("classify", {"cards": 33}, "bad_field", "$.cards"),
    "a card that is a number": ("classify", {"cards": ["S3", 3]}, "bad_field", "$.cards[1]"),
    "no hand": ("legal", {"hand": ...}, "bad_field", "$.hand"),
    "no beat": ("legal", {"beat": ...}, "bad_field", "$.beat"),
    "a beat that is null to beats": ("beats", {"beat": None}, "bad_field", "$.beat"),
    "a code that is no card": ("legal", {"hand": ["S3", "X9"]}, "bad_card", "$.hand[1]"),
    "a code with the rank first": ("legal", {"hand": ["3S"]}, "bad_card", "$.hand[0]"),
    "ten as two signs": ("legal", {"hand": ["S10"]}, "bad_card", "$.hand[0]"),
    "a card of unknown suit": ("legal", {"hand": ["?3"]}, "bad_card", "$.hand[0]"),
    "an empty code": ("beats", {"play": [""]}, "bad_card", "$.play[0]"),
    "a sign that is no rank": ("legal", {"hand": "345X"}, "bad_card", "$.hand"),
    "a small letter": ("classify", {"cards": "tjqka"}, "bad_card", "$.cards"),
    "a blank": ("classify", {"cards": "3 3"}, "bad_card", "$.cards"),
    "a card twice": ("legal", {"hand": ["S3", "H3", "S3"]}, "card_twice", "$.hand[2]"),
    "a joker twice": ("beats", {"beat": ["BJ", "BJ"]}, "card_twice", "$.beat[1]"),
    "five of a rank": ("legal", {"hand": "33333"}, "too_many", "$.hand"),
    "two black jokers": ("classify", {"cards": "BB"}, "too_many", "$.cards"),
    "five of a rank to beat": ("beats", {"beat": "44444"}, "too_many", "$.beat"),
    "a beat that is no pattern": ("legal", {"beat": "34"}, "no_pattern", "$.beat"),
    "a beat that is nothing": ("beats", {"beat": ""}, "no_pattern", "$.beat"),
    "no bid": ("score", {"bid": ...}, "bad_field", "$.bid"),
    "a bid of nothing": ("score", {"bid": 0}, "bad_field", "$.bid"),
    "a bid of four": ("score", {"bid": 4}, "bad_field", "$.bid"),
    "a bid that is a fraction": ("score", {"bid": 1.5}, "bad_field", "$.bid"),
    "fewer bombs than none": ("score", {"bombs": -1}, "bad_field", "$.bombs"),
    "more bombs than a pack has": ("score", {"bombs": 14}, "bad_field", "$.bombs"),
    "an enormous number of bombs": ("score", {"bombs": 10**30}, "bad_field", "$.bombs"),
    "two rockets": ("score", {"rockets": 2}, "bad_field", "$.rockets"),
    "a spring that is a number": ("score", {"spring": 1}, "bad_field", "$.spring"),
    "a winner of one farmer": ("score", {"winner": "farmer"}, "bad_field", "$.winner"),
}


@pytest.mark.parametrize("what", ERRORS)
def test_a_question_with_a_fault_names_the_fault_and_its_place(what: str) -> None:
    op, changed, code, at = ERRORS[what]

    names_the_fault(ask(op, **changed), code, at)


def test_a_million_signs_or_codes_get_their_answer_at_once() -> None:
    assert fault(ask("legal", hand="3" * 1_000_000)) == ("too_many", "$.hand")
    assert fault(ask("legal", hand=["S3"] * 100_000)) == ("card_twice", "$.hand[1]")
    assert fault(ask("legal", hand=["S3", "x" * 1_000_000])) == ("bad_card", "$.hand[1]")


cards_or_not = near_plays() | st.lists(st.sampled_from(("S3", "H3", "BJ", "RJ", "D10")), max_size=4) | json_values


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(sorted(GOOD)),
    st.dictionaries(st.sampled_from(("cards", "hand", "beat", "play")), cards_or_not, max_size=3),
    st.dictionaries(st.sampled_from(("bid", "bombs", "rockets", "spring", "winner", "options", "id")), json_values, max_size=3),
)
def test_any_json_gets_an_answer_with_its_id(op: str, cards: Answer, others: Answer) -> None:
    found = ask(op, **cards, **others)

    assert found["id"] == others.get("id", 1)
    assert ("error" in found) != bool({"readings", "plays", "beats", "landlord"} & found.keys())
