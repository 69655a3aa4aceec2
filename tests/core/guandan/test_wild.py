"""GD4.1: what the wild cards of a play stand for."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core.guandan.options import DEFAULTS, Options
from core.guandan.patterns import Reading, readings, stands_for, wild_card
from tests.core.guandan import by_definition
from tests.core.guandan.drawing import cards, levels, options


@settings(max_examples=400, deadline=None)
@given(st.data(), levels, options())
def test_cards_in_the_place_of_the_wild_ones_have_the_reading(data: st.DataObject, level: str, chosen: Options) -> None:
    play = data.draw(cards(level, 10))
    wild = wild_card(level)

    for reading in readings(play, level, chosen):
        found = stands_for(play, reading, level, chosen)

        assert [code for code, _ in found] == [wild] * play.count(wild)
        whole = [_whole(other, reading) for _, other in found]
        others = [card for card in play if card != wild]
        as_found = (reading.kind, reading.main, reading.length)
        assert as_found in set(by_definition.concrete((*others, *whole), chosen))


def _whole(code: str, reading: Reading) -> str:
    if code == "??":
        return "S2" if reading.main != "2" else "S3"
    return code.replace("?", "S")


@pytest.mark.parametrize(
    ("play", "reading", "level", "found"),
    [
        ("S9 H2", ("pair", "9", 1), "2", "?9"),
        ("S2 H2", ("pair", "2", 1), "2", "H2"),
        ("H2 H2", ("pair", "2", 1), "2", "H2 H2"),
        ("S9 H9 C9 H2 H2", ("bomb", "9", 5), "2", "?9 ?9"),
        ("S9 H9 C9 H2 H2", ("full_house", "9", 1), "2", "H2 H2"),
        ("S2 D2 C2 H2 H2", ("full_house", "2", 1), "2", "?? ??"),
        ("SK CK S6 C6 H2", ("full_house", "6", 1), "2", "?6"),
        ("SK CK S6 H2 H2", ("full_house", "K", 1), "2", "?K ?6"),
        ("S5 C6 S7 H2 H2", ("straight", "3", 5), "2", "?3 ?4"),
        ("SA C3 S4 H2 H2", ("straight", "A", 5), "2", "H2 ?5"),
        ("S3 S4 S6 S7 H5", ("straight_flush", "3", 5), "5", "S5"),
        ("H3 H4 H6 H7 H5", ("straight_flush", "3", 5), "5", "H5"),
        ("SK CK SA CA SQ H9", ("tube", "Q", 3), "9", "?Q"),
        ("SA CA DA S2 H9 H9", ("plate", "A", 2), "9", "?2 ?2"),
        ("S3 S4 S5 S6 S7", ("straight_flush", "3", 5), "9", ""),
    ],
)
def test_gd4_1_a_wild_card_stands_for(play: str, reading: tuple[str, str, int], level: str, found: str) -> None:
    said = stands_for(tuple(play.split()), Reading(*reading), level, DEFAULTS)

    assert " ".join(other for _, other in said) == found


def test_two_wild_cards_as_any_pair() -> None:
    chosen = replace(DEFAULTS, wilds_alone="any_pair")

    assert stands_for(("H2", "H2"), Reading("pair", "9", 1), "2", chosen) == (("H2", "?9"), ("H2", "?9"))


def test_a_reading_that_the_cards_do_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="S9 H2 is no pair K at level 2"):
        stands_for(("S9", "H2"), Reading("pair", "K", 1), "2", DEFAULTS)
