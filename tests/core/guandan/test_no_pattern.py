"""GD2: why cards form no pattern, with the clause and the option that says so."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core.guandan.not_that import why_not
from core.guandan.options import DEFAULTS, OPTIONS, Options
from core.guandan.patterns import Reading, readings, why_no_pattern
from tests.core.guandan.drawing import cards, levels, options
from tests.core.guandan.reasons import BY_OPTION, LEVEL, REASONS


@pytest.mark.parametrize(("play", "level", "clause", "said"), REASONS, ids=[each[0] for each in REASONS])
def test_cards_that_form_no_pattern_are_told_why(play: str, level: str, clause: str, said: str) -> None:
    found = why_no_pattern(tuple(play.split()), level, DEFAULTS)

    assert (found.clause, found.option, found.text.en) == (clause, "", said)


@pytest.mark.parametrize(("play", "key", "value"), BY_OPTION)
def test_the_option_that_decides_is_named(play: str, key: str, value: str) -> None:
    chosen = replace(DEFAULTS, **{key: value})
    option = next(option for option in OPTIONS if option.key == key)

    found = why_no_pattern(tuple(play.split()), LEVEL, chosen)

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
