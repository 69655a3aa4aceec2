"""The judge asked about 掼蛋: classify, legal, beats; and every fault of a question with its place."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.guandan.options import DEFAULTS, OPTIONS, Options
from tests.cases.comparing import FOLDER, cases, differences, question
from tests.core.guandan import by_definition
from tests.core.guandan.drawing import cards, levels, options
from tests.core.guandan.reasons import BY_OPTION, LEVEL, REASONS
from tests.projections import guandan_plays as plays
from tests.projections.asking import Answer, asked, fault, json_values, names_the_fault, told

NINE: Answer = {"kind": "single", "size": 1, "key": "9"}
GOOD: dict[str, Answer] = {
    "classify": {"level": "7", "cards": ["S9", "H7"]},
    "legal": {"level": "7", "hand": ["S9", "H7"], "beat": None},
    "beats": {"level": "7", "play": {"kind": "pair", "size": 2, "key": "9"}, "beat": {"kind": "pair", "size": 2, "key": "8"}},
}
WHOLE = [each for each in REASONS if "?" not in each[0] and max(Counter(each[0].split()).values(), default=0) <= 2]
SIZES = {"single": 1, "pair": 2, "triple": 3, "full_house": 5, "straight": 5, "straight_flush": 5, "tube": 6, "plate": 6}
Form = tuple[str, int, str]


def ask(op: str, /, **changed: object) -> Answer:
    """Ask a good question with some fields changed; `...` leaves a field out."""
    return asked({"id": 1, "game": "guandan", "op": op, **GOOD[op], **changed})


def form(found: by_definition.Found) -> Form:
    """A reading as the protocol has it."""
    kind, main, length = found
    return kind, SIZES.get(kind, length), {"B": "BJ", "R": "RJ"}.get(main, main)


def forms(found: object) -> list[Form]:
    """The forms of an answer."""
    assert isinstance(found, list)
    return [tuple(each.values()) if isinstance(each, dict) else tuple(each) for each in found]


def picked(chosen: Options) -> dict[str, str]:
    return {option.key: getattr(chosen, option.key) for option in OPTIONS}


def pattern(found: by_definition.Found) -> Answer:
    return dict(zip(("kind", "size", "key"), form(found), strict=True))


# --- answers ------------------------------------------------------------------------------------------------------------------


def test_gd2_what_cards_are() -> None:
    assert ask("classify") == {"id": 1, "readings": [{"kind": "pair", "size": 2, "key": "9"}]}
    assert forms(ask("classify", cards=["BJ", "RJ", "BJ", "RJ"])["readings"]) == [("joker_bomb", 4, "RJ")]
    assert forms(ask("classify", cards=["S9", "D9", "C9", "H7", "H7"])["readings"]) == [("bomb", 5, "9"), ("full_house", 5, "9")]


def test_cards_that_form_no_pattern_are_told_the_clause_and_the_option() -> None:
    found = ask("classify", cards=["BJ", "H7"])

    assert found["readings"] == []
    why = found["why"]
    assert isinstance(why, dict)
    assert (why["clause"], why["option"]) == ("GD2.2", "")
    assert why["text"]["zh"]
    assert why["text"]["en"]
    plate = ["SA", "CA", "DA", "S2", "C2", "D2"]
    why = ask("classify", cards=plate, options={"plate_with_a": "high_only"})["why"]
    assert isinstance(why, dict)
    assert (why["clause"], why["option"]) == ("GD2.6", "plate_with_a")
    assert ask("classify", cards=[])["readings"] == []


@pytest.mark.parametrize(("play", "level", "clause", "said"), WHOLE, ids=[each[0] for each in WHOLE])
def test_gd2_why_cards_are_no_pattern_is_said(play: str, level: str, clause: str, said: str) -> None:
    found = ask("classify", level=level, cards=play.split())

    why = found["why"]
    assert isinstance(why, dict)
    assert (found["readings"], why["clause"], why["option"], why["text"]["en"]) == ([], clause, "", said)


@pytest.mark.parametrize(("play", "key", "value"), BY_OPTION)
def test_gd2_the_option_by_which_cards_are_no_pattern_is_said(play: str, key: str, value: str) -> None:
    why = ask("classify", level=LEVEL, cards=play.split(), options={key: value})["why"]

    assert isinstance(why, dict)
    assert (why["clause"], why["option"]) == (next(option.clause for option in OPTIONS if option.key == key), key)


def test_gd3_1_what_a_hand_can_follow_with() -> None:
    hand = ["S9", "D9", "C9", "H9", "SK", "H7"]
    assert set(forms(ask("legal", hand=hand, beat={"kind": "pair", "size": 2, "key": "T"})["forms"])) == {
        ("pair", 2, "K"),
        ("bomb", 4, "9"),
        ("bomb", 5, "9"),
    }
    assert ask("legal", hand=[], beat=None)["forms"] == []
    assert ask("legal", hand=hand, beat={"kind": "joker_bomb", "size": 4, "key": "RJ"})["forms"] == []


def test_a_hand_may_be_any_part_of_the_two_packs() -> None:
    every = [suit + rank for suit in "SHCD" for rank in by_definition.NATURAL] + ["BJ", "RJ"]
    found = forms(ask("legal", hand=every * 2)["forms"])

    possible = {form(each) for each in by_definition.EVERY if by_definition.exists(each, "7", DEFAULTS)}
    assert len(found) == len(set(found))
    assert set(found) == possible


def test_the_cases_of_two_engines() -> None:
    for case in cases(FOLDER / "guandan.jsonl"):
        assert list(differences(case, told(question(case)))) == []


@pytest.mark.parametrize("option", OPTIONS, ids=[option.key for option in OPTIONS])
def test_every_option_may_be_given_to_every_operation(option: object) -> None:
    key, values = getattr(option, "key", ""), getattr(option, "values", {})
    assert len(values) > 1
    for value in values:
        for op in GOOD:
            assert "error" not in ask(op, options={key: value})


@pytest.mark.parametrize("under", plays.UNDER)
def test_gd2_the_judge_reads_a_play_as_the_definition_does(under: str) -> None:
    chosen = plays.UNDER[under]
    for play in plays.PLAYS:
        codes = play.split()
        found = forms(ask("classify", level=plays.LEVEL, cards=codes, options=picked(chosen))["readings"])
        assert len(found) == len(set(found))
        assert set(found) == {form(each) for each in by_definition.readings(tuple(codes), plays.LEVEL, chosen)}, play


@pytest.mark.parametrize("under", plays.UNDER)
@pytest.mark.parametrize("hand", plays.HANDS)
def test_gd2_the_judge_lists_what_some_part_of_a_hand_is(hand: str, under: str) -> None:
    chosen, codes = plays.UNDER[under], hand.split()
    parts = {part for number in range(1, len(codes) + 1) for part in combinations(sorted(codes), number)}

    found = forms(ask("legal", level=plays.LEVEL, hand=codes, options=picked(chosen))["forms"])

    assert len(found) == len(set(found))
    assert set(found) == {form(each) for part in parts for each in by_definition.readings(part, plays.LEVEL, chosen)}


@pytest.mark.parametrize("level", "27A")
@pytest.mark.parametrize("place", ["runs_natural", "full_house_too"])
def test_gd3_1_gd4_2_the_judge_says_what_beats_as_the_definition_does(level: str, place: str) -> None:
    chosen = Options(**{**picked(DEFAULTS), "level_card_place": place})  # type: ignore[arg-type]
    every = [each for each in by_definition.EVERY if by_definition.exists(each, level, chosen)]
    for play in every[::3]:
        for beat in every[::4]:
            said = ask("beats", level=level, play=pattern(play), beat=pattern(beat), options={"level_card_place": place})
            assert said["beats"] == by_definition.beats(play, beat, level, chosen), (play, beat)


@settings(max_examples=40, deadline=None)
@given(st.data(), levels, options())
def test_the_judge_says_what_the_definition_says(data: st.DataObject, level: str, chosen: Options) -> None:
    hand = data.draw(cards(level, 6))
    beat = data.draw(st.sampled_from([each for each in by_definition.EVERY if by_definition.exists(each, level, chosen)]))

    found = forms(ask("legal", level=level, hand=hand, beat=pattern(beat), options=picked(chosen))["forms"])

    parts = {part for number in range(1, len(hand) + 1) for part in combinations(sorted(hand), number)}
    readings = {each for part in parts for each in by_definition.readings(part, level, chosen)}
    assert set(found) == {form(each) for each in readings if by_definition.beats(each, beat, level, chosen)}


# --- faults -------------------------------------------------------------------------------------------------------------------

ERRORS: dict[str, tuple[str, Answer, str, str]] = {
    "an operation of another game": ("classify", {"op": "score"}, "unknown_op", "$.op"),
    "an unknown option": ("legal", {"options": {"wing_triple": "yes"}}, "unknown_option", "$.options.wing_triple"),
    "an unknown value": ("legal", {"options": {"plate_with_a": "low"}}, "unknown_value", "$.options.plate_with_a"),
    "no level": ("classify", {"level": ...}, "bad_field", "$.level"),
    "a level that is a number": ("classify", {"level": 7}, "bad_field", "$.level"),
    "a level that is null": ("beats", {"level": None}, "bad_field", "$.level"),
    "level 1": ("classify", {"level": "1"}, "bad_level", "$.level"),
    "level 10": ("legal", {"level": "10"}, "bad_level", "$.level"),
    "an empty level": ("beats", {"level": ""}, "bad_level", "$.level"),
    "a joker as level": ("beats", {"level": "B"}, "bad_level", "$.level"),
    "two levels": ("beats", {"level": "23"}, "bad_level", "$.level"),
    "no cards": ("classify", {"cards": ...}, "bad_field", "$.cards"),
    "cards that are null": ("classify", {"cards": None}, "bad_field", "$.cards"),
    "cards as one word": ("classify", {"cards": "99"}, "bad_field", "$.cards"),
    "a card that is a number": ("classify", {"cards": ["S9", 9]}, "bad_field", "$.cards[1]"),
    "no hand": ("legal", {"hand": ...}, "bad_field", "$.hand"),
    "no beat": ("legal", {"beat": ...}, "bad_field", "$.beat"),
    "a beat that is null to beats": ("beats", {"beat": None}, "bad_field", "$.beat"),
    "a beat as cards": ("legal", {"beat": ["S9"]}, "bad_field", "$.beat"),
    "a code that is no card": ("legal", {"hand": ["S9", "X9"]}, "bad_card", "$.hand[1]"),
    "a code with the rank first": ("legal", {"hand": ["9S"]}, "bad_card", "$.hand[0]"),
    "ten as two signs": ("legal", {"hand": ["S10"]}, "bad_card", "$.hand[0]"),
    "a card of unknown suit": ("classify", {"cards": ["?9"]}, "bad_card", "$.cards[0]"),
    "a code three times": ("legal", {"hand": ["S9", "S9", "H3", "S9"]}, "too_many", "$.hand[3]"),
    "a wild card three times": ("classify", {"cards": ["H7", "H7", "H7"]}, "too_many", "$.cards[2]"),
    "three big jokers": ("classify", {"cards": ["RJ", "RJ", "RJ"]}, "too_many", "$.cards[2]"),
    "a kind that is none": ("legal", {"beat": {"kind": "rocket", "size": 2, "key": "RJ"}}, "bad_reading", "$.beat.kind"),
    "no kind": ("legal", {"beat": {"size": 2, "key": "RJ"}}, "bad_field", "$.beat.kind"),
    "a size that is a word": ("legal", {"beat": NINE | {"size": "1"}}, "bad_field", "$.beat.size"),
    "a pair of three cards": ("beats", {"play": {"kind": "pair", "size": 3, "key": "9"}}, "bad_reading", "$.play.size"),
    "a bomb of eleven": ("beats", {"play": {"kind": "bomb", "size": 11, "key": "9"}}, "bad_reading", "$.play.size"),
    "a bomb of three": ("beats", {"beat": {"kind": "bomb", "size": 3, "key": "9"}}, "bad_reading", "$.beat.size"),
    "a bomb of nine of the level": ("beats", {"beat": {"kind": "bomb", "size": 9, "key": "7"}}, "bad_reading", "$.beat.key"),
    "a joker bomb of five": ("beats", {"beat": {"kind": "joker_bomb", "size": 5, "key": "RJ"}}, "bad_reading", "$.beat.size"),
    "a joker bomb named by the small one": (
        "beats",
        {"beat": {"kind": "joker_bomb", "size": 4, "key": "BJ"}},
        "bad_reading",
        "$.beat.key",
    ),
    "three jokers": ("beats", {"beat": {"kind": "triple", "size": 3, "key": "RJ"}}, "bad_reading", "$.beat.key"),
    "jokers as a bomb of four": (
        "legal",
        {"beat": {"kind": "bomb", "size": 4, "key": "RJ"}},
        "bad_reading",
        "$.beat.key",
    ),
    "a joker by its sign": ("beats", {"beat": {"kind": "single", "size": 1, "key": "R"}}, "bad_reading", "$.beat.key"),
    "a straight from J": ("legal", {"beat": {"kind": "straight", "size": 5, "key": "J"}}, "bad_reading", "$.beat.key"),
    "a straight of six": ("legal", {"beat": {"kind": "straight", "size": 6, "key": "3"}}, "bad_reading", "$.beat.size"),
    "a tube from K": ("legal", {"beat": {"kind": "tube", "size": 6, "key": "K"}}, "bad_reading", "$.beat.key"),
    "a plate with the ace low where it is not": (
        "legal",
        {"beat": {"kind": "plate", "size": 6, "key": "A"}, "options": {"plate_with_a": "high_only"}},
        "bad_reading",
        "$.beat.key",
    ),
}


@pytest.mark.parametrize("what", ERRORS)
def test_a_question_with_a_fault_names_the_fault_and_its_place(what: str) -> None:
    op, changed, code, at = ERRORS[what]

    names_the_fault(ask(op, **changed), code, at)


def test_a_hundred_thousand_codes_get_their_answer_at_once() -> None:
    assert fault(ask("legal", hand=["S3"] * 100_000)) == ("too_many", "$.hand[2]")
    assert fault(ask("legal", hand=["S3", "x" * 1_000_000])) == ("bad_card", "$.hand[1]")
    assert fault(ask("legal", level="x" * 1_000_000)) == ("bad_level", "$.level")


patterns = st.fixed_dictionaries(
    {
        "kind": st.sampled_from((*SIZES, "bomb", "joker_bomb", "x")),
        "size": st.integers(-1, 12),
        "key": st.sampled_from((*by_definition.NATURAL, "BJ", "RJ", "B", "")),
    }
)
codes = st.lists(st.sampled_from(("S9", "H7", "BJ", "RJ", "D10")), max_size=6)


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(sorted(GOOD)),
    st.dictionaries(st.sampled_from(("cards", "hand")), codes | json_values, max_size=2),
    st.dictionaries(st.sampled_from(("beat", "play")), patterns | json_values, max_size=2),
    st.dictionaries(st.sampled_from(("level", "options", "id")), json_values, max_size=3),
)
def test_any_json_gets_an_answer_with_its_id(op: str, given_cards: Answer, given_patterns: Answer, others: Answer) -> None:
    found = ask(op, **given_cards, **given_patterns, **others)

    assert found["id"] == others.get("id", 1)
    assert ("error" in found) != bool({"readings", "forms", "beats"} & found.keys())
