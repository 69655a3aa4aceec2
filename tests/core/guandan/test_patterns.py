"""GD2, GD3.1, GD4.1, GD4.2: what cards are and which play beats which, against the clauses written out."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core.clause import Option
from core.guandan.compiled import READ_BY, patterns
from core.guandan.options import DEFAULTS, OPTIONS, Options
from core.guandan.patterns import Reading, beats, best, is_bomb, readings
from tests.core.guandan import by_definition
from tests.core.guandan.drawing import LEVELS, cards, levels, options


def found(text: str, level: str = "2", **values: str) -> list[tuple[str, str, int]]:
    return [(r.kind, r.main, r.length) for r in readings(tuple(text.split()), level, replace(DEFAULTS, **values))]


@settings(max_examples=400, deadline=None)
@given(st.data(), levels, options())
def test_readings_are_those_of_the_clauses(data: st.DataObject, level: str, chosen: Options) -> None:
    play = data.draw(cards(level, 10))

    ours = readings(play, level, chosen)

    assert {(r.kind, r.main, r.length) for r in ours} == by_definition.readings(play, level, chosen)
    assert len(set(ours)) == len(ours)
    for n, reading in enumerate(ours):
        assert not any(beats(later, reading, level, chosen) for later in ours[n + 1 :])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("place", ["runs_natural", "full_house_too"])
@pytest.mark.parametrize("plate", ["both", "high_only"])
def test_gd3_1_gd4_2_every_play_against_every_other(level: str, place: str, plate: str) -> None:
    chosen = replace(DEFAULTS, level_card_place=place, plate_with_a=plate)
    every = [each for each in by_definition.EVERY if by_definition.exists(each, level, chosen)]

    for play in every:
        for beat in every:
            said = beats(Reading(*play), Reading(*beat), level, chosen)
            assert said == by_definition.beats(play, beat, level, chosen), (play, beat)


@pytest.mark.parametrize("level", LEVELS)
def test_what_cannot_be_is_no_reading(level: str) -> None:
    chosen = replace(DEFAULTS, plate_with_a="high_only")
    single = Reading("single", "9", 1)
    for each in by_definition.EVERY:
        if not by_definition.exists(each, level, chosen):
            with pytest.raises(KeyError):
                beats(Reading(*each), single, level, chosen)


def test_gd2_2_bombs_of_four_to_ten() -> None:
    assert found("S9 H9 C9 D9") == [("bomb", "9", 4)]
    assert found("S9 H9 C9 D9 S9 H9 C9 D9") == [("bomb", "9", 8)]
    assert found("S9 H9 C9 D9 S9 H9 C9 D9 H2 H2") == [("bomb", "9", 10)]
    assert found("S2 S2 C2 C2 D2 D2 H2 H2") == [("bomb", "2", 8)]


def test_gd2_2_a_wild_card_is_any_card_but_a_joker() -> None:
    assert found("S9 H2") == [("pair", "9", 1)]
    assert found("BJ H2") == []
    assert found("BJ BJ H2") == []
    assert found("BJ RJ RJ H2") == []
    assert found("BJ BJ S9 H2 H2") == [("full_house", "9", 1)]


def test_gd2_3_a_straight_flush_takes_wild_cards_and_is_no_straight_when_all_cards_show_its_suit() -> None:
    assert found("S3 S4 S5 S6 S7") == [("straight_flush", "3", 5)]
    assert found("D3 D4 H5 D6 D7", "5") == [("straight_flush", "3", 5), ("straight", "3", 5)]
    assert found("H3 H4 H5 H6 H7", "5") == [("straight_flush", "3", 5)]
    assert found("S3 S4 S5 S6 S7", flush_as_straight="allowed") == [("straight_flush", "3", 5), ("straight", "3", 5)]
    assert found("S3 S4 S5 S6 D7") == [("straight", "3", 5)]


def test_gd2_4_the_ace_is_low_or_high_and_nothing_runs_round_it() -> None:
    assert found("SA H2 C3 D4 S5", "9") == [("straight", "A", 5)]
    assert found("ST HJ CQ DK SA", "9") == [("straight", "T", 5)]
    assert found("SJ HQ CK DA S2", "9") == []
    assert found("S3 H4 C5 D6 S7 H8", "9") == []


def test_gd2_5_gd2_6_tubes_and_plates_have_their_exact_length() -> None:
    assert found("SA HA S2 C2 S3 C3", "9") == [("tube", "A", 3)]
    assert found("SQ HQ SK CK SA CA", "9") == [("tube", "Q", 3)]
    assert found("SK HK SA CA S2 C2", "9") == []
    assert found("S3 H3 S4 C4", "9") == []
    assert found("S3 H3 S4 C4 S5 C5 S6 C6", "9") == []
    assert found("SA HA CA S2 H2 C2", "9") == [("plate", "A", 2)]
    assert found("SA HA CA S2 H2 C2", "9", plate_with_a="high_only") == []
    assert found("SK HK CK SA HA CA", "9", plate_with_a="high_only") == [("plate", "K", 2)]
    assert found("S3 C3 S4 C4 H9 H9", "9") == [("plate", "3", 2), ("tube", "3", 3), ("tube", "2", 3)]


def test_gd2_7_three_take_a_pair_of_another_rank_and_nothing_else() -> None:
    assert found("S9 H9 C9 S4 H4") == [("full_house", "9", 1)]
    assert found("S9 H9 C9 S4") == []
    assert found("S9 H9 C9 S4 H5") == []
    assert found("S9 H9 C9 D9 S9") == [("bomb", "9", 5)]
    assert found("S9 H9 C9 BJ RJ") == []
    assert found("S9 H9 C9 RJ RJ") == [("full_house", "9", 1)]
    assert found("S9 H9 C9 RJ RJ", joker_pair_in_full_house="not_allowed") == []
    assert found("SK CK S6 C6 H2") == [("full_house", "K", 1), ("full_house", "6", 1)]


def test_gd2_2_three_alike_with_two_wild_cards() -> None:
    assert found("S9 H9 C9 H2 H2") == [("bomb", "9", 5), ("full_house", "9", 1)]
    assert found("S9 H9 C9 H2 H2", five_alike_with_wilds="bomb_only") == [("bomb", "9", 5)]
    assert found("S9 H9 C4 H2 H2", five_alike_with_wilds="bomb_only") == [("full_house", "9", 1), ("full_house", "4", 1)]


def test_gd4_1_wild_cards_alone() -> None:
    assert found("H2") == [("single", "2", 1)]
    assert found("H2 H2") == [("pair", "2", 1)]
    assert found("H2", wilds_alone="any_pair") == [("single", "2", 1)]
    assert found("H2 H2", wilds_alone="any_pair") == [("pair", rank, 1) for rank in "2AKQJT9876543"]


def test_gd4_2_the_best_reading_is_the_strongest_that_beats() -> None:
    play = ("S9", "H9", "C9", "H2", "H2")

    assert best(play, None, "2", DEFAULTS) == Reading("bomb", "9", 5)
    assert best(play, Reading("full_house", "5", 1), "2", DEFAULTS) == Reading("bomb", "9", 5)
    assert best(("SK", "CK", "S6", "C6", "H2"), Reading("full_house", "9", 1), "2", DEFAULTS) == Reading("full_house", "K", 1)
    assert best(("SK", "CK"), Reading("pair", "A", 1), "2", DEFAULTS) is None
    assert best(("BJ", "H2"), None, "2", DEFAULTS) is None


def test_gd3_1_what_is_a_bomb() -> None:
    assert [is_bomb(Reading(*each)) for each in (("bomb", "9", 4), ("straight_flush", "9", 5), ("joker_bomb", "R", 4))] == [
        True,
        True,
        True,
    ]
    assert not any(is_bomb(Reading(*each)) for each in (("triple", "9", 1), ("straight", "9", 5), ("full_house", "9", 1)))


def test_no_cards_and_too_many_are_no_pattern_and_what_is_no_whole_card_is_refused() -> None:
    assert found("") == []
    assert found(" ".join(["S9"] * 30)) == []
    assert found("H2 H2 H2") == []
    for code in ("?9", "??", "10", "s9"):
        with pytest.raises(KeyError):
            found(f"S9 {code}")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_the_patterns_hang_on_the_options_by_which_cards_are_read_and_on_no_other(option: Option) -> None:
    found = [patterns("5", replace(DEFAULTS, **{option.key: value})) for value in option.values]

    assert all(each == found[0] for each in found) == (option.key not in READ_BY)
