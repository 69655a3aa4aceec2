"""GD2: why cards form no pattern, with the clause and the option that says so."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core.guandan.not_that import why_not
from core.guandan.options import DEFAULTS, OPTIONS, Options
from core.guandan.patterns import Reading, readings, why_no_pattern
from tests.core.guandan.drawing import cards, levels, options

REASONS = [
    ("", "2", "GD2.7", "no card is no pattern"),
    ("S9 S9 S9 H3", "2", "GD1.1", "there are 3 cards of ♠9, where two packs have 2"),
    ("?9 " * 9, "2", "GD1.1", "there are 9 cards of 9, where two packs have 8"),
    ("S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK", "2", "GD2.2", "there are 11 cards, where a play has 10 at most"),
    ("BJ H2", "2", "GD2.2", "a wild card stands for any card but a joker"),
    ("S9 C9 D9 BJ H2", "2", "GD2.2", "a wild card stands for any card but a joker"),
    ("BJ RJ RJ H2", "2", "GD2.2", "a wild card stands for any card but a joker"),
    ("BJ BJ RJ", "2", "GD2.1", "jokers are a bomb only when all four are there, and here are 3"),
    ("BJ RJ", "2", "GD2.7", "two different jokers are no pair: the cards of a pair are of one rank"),
    ("S9 C9 D9 BJ RJ", "2", "GD2.7", "two different jokers are no pair: the cards of a pair are of one rank"),
    ("S3 S4 C5 S6 RJ", "2", "GD2.4", "a straight holds no joker"),
    ("S3 C3 S4 C4 BJ BJ", "2", "GD2.5", "a tube holds no joker"),
    ("S3 C3 D3 S4 C4 RJ", "2", "GD2.6", "a plate holds no joker"),
    ("S3 S4 C5 S6 S7 S8", "2", "GD2.4", "a straight has exactly five cards, and here are 6"),
    ("S3 S4 C5 S6", "2", "GD2.4", "a straight has exactly five cards, and here are 4"),
    ("S3 C3 S4 C4", "2", "GD2.5", "a tube has exactly three pairs, and here are 2"),
    ("S3 C3 S4 C4 S5 C5 S6 C6", "2", "GD2.5", "a tube has exactly three pairs, and here are 4"),
    ("S3 C3 D3 S4 C4 D4 S5 C5 D5", "2", "GD2.6", "a plate has exactly two triples, and here are 3"),
    ("SJ CQ SK CA S2", "9", "GD2.4", "the ace is the lowest or the highest of a straight and never in the middle"),
    ("SK CK SA CA S2 C2", "9", "GD2.5", "the ace is the lowest or the highest of a tube and never in the middle"),
    ("SJ CQ SK CA S5", "5", "GD2.4", "in a straight the level card 5 stands at its natural place and not above the ace"),
    ("S3 C4 S6 C7 S8", "5", "GD2.4", "the ranks of a straight are consecutive, and 3 4 6 7 8 are not"),
    ("S3 C3 S4 C4 S6 C6", "5", "GD2.5", "the ranks of a tube are consecutive, and 3 4 6 are not"),
    ("S3 C3 D3 S5 C5 D5", "9", "GD2.6", "the ranks of a plate are consecutive, and 3 5 are not"),
    ("S9 C9 D9 H9 S3", "2", "GD2.2", "a bomb has cards of one rank, and beside 4 of 9 is 3"),
    ("S9 C9 D9 H2 S3 C4", "2", "GD2.2", "a bomb has cards of one rank, and beside 4 of 9 is 3 4"),
    ("S9 C9 D9 H2 S3 C3", "2", "GD2.6", "the ranks of a plate are consecutive, and 3 9 are not"),
    ("S9 C9 D9 S3", "2", "GD2.7", "three of 9 take a pair, not the one card 3"),
    ("S9 C9 H2 RJ", "2", "GD2.7", "three of 9 take a pair, not the one card big joker"),
    ("S9 C9 D9 S3 H4", "2", "GD2.7", "three of 9 take a pair, and 3 4 are none"),
    ("S9 HT", "2", "GD2.7", "the patterns of 2 cards are: pair"),
    ("S9 C9 DJ", "2", "GD2.7", "the patterns of 3 cards are: triple"),
    ("S9 C9 DJ DJ", "2", "GD2.2", "the patterns of 4 cards are: bomb, four jokers"),
    ("S9 C9 DJ DJ D3", "2", "GD2.7", "the patterns of 5 cards are: full house, straight, bomb, straight flush"),
    ("S9 C9 D9 DJ DJ D3", "2", "GD2.6", "the patterns of 6 cards are: tube, plate, bomb"),
    ("S9 C9 DJ DJ D3 D4 C7 S7", "2", "GD2.2", "the patterns of 8 cards are: bomb"),
    ("S9 ??", "2", "GD2.7", "the cards are none of the patterns of GD2"),
]


@pytest.mark.parametrize(("play", "level", "clause", "said"), REASONS, ids=[each[0] for each in REASONS])
def test_cards_that_form_no_pattern_are_told_why(play: str, level: str, clause: str, said: str) -> None:
    found = why_no_pattern(tuple(play.split()), level, DEFAULTS)

    assert (found.clause, found.option, found.text.en) == (clause, "", said)


@pytest.mark.parametrize(
    ("play", "key", "value"),
    [
        ("SA HA CA S2 H2 C2", "plate_with_a", "high_only"),
        ("S9 C9 D9 RJ RJ", "joker_pair_in_full_house", "not_allowed"),
        ("S9 C9 H8 RJ RJ", "joker_pair_in_full_house", "not_allowed"),
    ],
)
def test_the_option_that_decides_is_named(play: str, key: str, value: str) -> None:
    chosen = replace(DEFAULTS, **{key: value})
    option = next(option for option in OPTIONS if option.key == key)

    found = why_no_pattern(tuple(play.split()), "8", chosen)

    assert (found.clause, found.option) == (option.clause, key)
    assert option.question.zh in found.text.zh


@settings(max_examples=400, deadline=None)
@given(st.data(), levels, options())
def test_whatever_forms_no_pattern_has_its_reason(data: st.DataObject, level: str, chosen: Options) -> None:
    play = data.draw(cards(level, 14))
    if readings(play, level, chosen):
        return

    found = why_no_pattern(play, level, chosen)

    assert found.clause.startswith("GD")
    assert "{" not in found.text.zh + found.text.en
    if found.option:
        value = getattr(chosen, found.option)
        others = next(option for option in OPTIONS if option.key == found.option).values
        assert any(readings(play, level, replace(chosen, **{found.option: other})) for other in others if other != value)


@pytest.mark.parametrize(
    ("play", "named", "values", "clause", "option", "said"),
    [
        ("S9 C9 D9 H9 S9", ("full_house", "9", 1), {}, "GD2.7", "", "the pair of a full house is of another rank"),
        ("S9 C9 D9 H8 H8", ("full_house", "9", 1), {"five_alike_with_wilds": "bomb_only"}, "GD2.2", "five_alike_with_wilds", "“"),
        ("S3 S4 S5 S6 S7", ("straight", "3", 5), {}, "GD2.3", "flush_as_straight", "“a straight flush played as a plain"),
        ("H8 H8", ("pair", "9", 1), {}, "GD4.1", "wilds_alone", "“wild cards alone”"),
        ("SK CK S6 C6 H8", ("full_house", "9", 1), {}, "GD2.7", "", "the cards may be: full house (K), full house (6)"),
        ("S9 H8", ("pair", "T", 1), {}, "GD2.7", "", "the cards may be: pair (9)"),
        ("BJ H8", ("pair", "B", 1), {}, "GD2.2", "", "a wild card stands for any card but a joker"),
        ("S9 C9 D9 H9", ("straight", "9", 5), {}, "GD2.4", "", "the cards may be: bomb (9)"),
        ("S9", ("rocket", "9", 1), {}, "GD2.7", "", "the cards may be: single (9)"),
    ],
)
def test_cards_that_are_not_what_they_are_said_to_be(
    play: str, named: tuple[str, str, int], values: dict[str, str], clause: str, option: str, said: str
) -> None:
    found = why_not(tuple(play.split()), Reading(*named), "8", replace(DEFAULTS, **values))

    assert (found.clause, found.option) == (clause, option)
    assert found.text.en.startswith(said)
