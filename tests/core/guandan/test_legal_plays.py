"""GD2, GD3.1: what a hand can play, against every part of it read by the patterns; and concrete cards that read back."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core.cards import BIT
from core.climb.two_packs import TwoPacks, by_rank, two_packs
from core.guandan.kinds import table
from core.guandan.legal_plays import forms, is_lawful, possible_readings
from core.guandan.options import DEFAULTS, Options
from core.guandan.patterns import Reading, beats, readings, stands_for, wild_card
from tests.core.guandan.drawing import TWO_PACKS, cards, levels, options

NINE = Reading("single", "9", 1)


def in_some_part(hand: tuple[str, ...], level: str, chosen: Options) -> set[Reading]:
    return {
        reading
        for number in range(1, len(hand) + 1)
        for part in set(combinations(sorted(hand), number))
        for reading in readings(part, level, chosen)
    }


@settings(max_examples=150, deadline=None)
@given(st.data(), levels, options())
def test_a_hand_can_play_what_some_part_of_it_is(data: st.DataObject, level: str, chosen: Options) -> None:
    hand = data.draw(cards(level, 11))

    found = possible_readings(two_packs(hand), None, level, chosen)

    assert set(found) == in_some_part(hand, level, chosen)
    assert len(set(found)) == len(found)


@settings(max_examples=300, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(1, 40), levels, options())
def test_concrete_cards_are_in_the_hand_and_read_back(rng: Random, number: int, level: str, chosen: Options) -> None:
    hand = two_packs(rng.sample(TWO_PACKS, number))

    led = forms(hand, None, level, chosen)

    assert tuple(form.reading for form in led) == possible_readings(hand, None, level, chosen)
    for form in led:
        assert hand.holds(two_packs(form.cards))
        assert form.reading in readings(form.cards, level, chosen)
        assert is_lawful(hand, form.cards, None, level, chosen)
        assert len(stands_for(form.cards, form.reading, level, chosen)) == form.cards.count(wild_card(level))


@settings(max_examples=60, deadline=None)
@given(st.data(), levels, options())
def test_as_few_wild_cards_as_will_do(data: st.DataObject, level: str, chosen: Options) -> None:
    hand = data.draw(cards(level, 9))
    wild = wild_card(level)
    fewest: dict[Reading, int] = {}
    for number in range(1, len(hand) + 1):
        for part in set(combinations(sorted(hand), number)):
            for reading in readings(part, level, chosen):
                fewest[reading] = min(fewest.get(reading, 2), part.count(wild))

    assert {form.reading: form.cards.count(wild) for form in forms(two_packs(hand), None, level, chosen)} == fewest


@settings(max_examples=200, deadline=None)
@given(st.randoms(use_true_random=False), levels, options())
def test_what_follows_is_what_is_led_and_beats(rng: Random, level: str, chosen: Options) -> None:
    drawn = rng.sample(TWO_PACKS, 54)
    hand, other = two_packs(drawn[:27]), two_packs(drawn[27:])
    led = possible_readings(hand, None, level, chosen)

    for beat in possible_readings(other, None, level, chosen):
        found = possible_readings(hand, beat, level, chosen)
        assert sorted(found, key=repr) == sorted((r for r in led if beats(r, beat, level, chosen)), key=repr)


def test_a_beat_that_is_no_reading_is_refused() -> None:
    hand = two_packs(["S9", "H9"])
    for beat in (Reading("bomb", "2", 9), Reading("single", "X", 1), Reading("plane", "3", 2), Reading("pair", "9", 2)):
        with pytest.raises(KeyError):
            possible_readings(hand, beat, "2", DEFAULTS)
        with pytest.raises(KeyError):
            is_lawful(hand, ("S9",), beat, "2", DEFAULTS)


def test_gd2_3_a_hand_of_one_suit_has_no_plain_straight_unless_a_wild_card_of_another_stands_in() -> None:
    spades = ("S3", "S4", "S5", "S6", "S7")
    straight = Reading("straight", "3", 5)

    assert straight not in possible_readings(two_packs(spades), None, "9", DEFAULTS)
    assert straight in possible_readings(two_packs(spades), None, "9", replace(DEFAULTS, flush_as_straight="allowed"))
    assert straight in possible_readings(two_packs((*spades, "D5")), None, "9", DEFAULTS)
    (with_wild,) = [f for f in forms(two_packs((*spades, "H9")), None, "9", DEFAULTS) if f.reading == straight]
    assert with_wild.cards == ("H9", "S4", "S5", "S6", "S7")
    hearts = ("H3", "H4", "H6", "H7", "H9")
    assert straight not in possible_readings(two_packs(hearts), None, "9", DEFAULTS)


def test_gd2_7_the_pair_of_a_full_house_breaks_nothing_where_it_can() -> None:
    def pair_of(*hand: str) -> tuple[str, ...]:
        found = forms(two_packs(hand), None, "9", DEFAULTS)
        return next(f.cards[3:] for f in found if f.reading == Reading("full_house", "4", 1))

    four = ("S4", "H4", "C4")
    assert pair_of(*four, "S3", "H3", "C3", "S5", "C5") == ("S5", "C5")
    assert pair_of(*four, "S3", "H3", "C3", "RJ", "RJ") == ("S3", "H3")
    assert pair_of(*four, "S9", "C9", "BJ", "BJ") == ("S9", "C9")
    assert pair_of(*four, "S5", "RJ", "RJ", "H9") == ("RJ", "RJ")
    assert pair_of(*four, "S5", "RJ", "H9") == ("S5", "H9")
    assert pair_of(*four, "H9", "H9") == ("H9", "H9")


@pytest.mark.parametrize(
    ("cards_played", "lawful"),
    [(("S9",), True), (("S9", "S9"), False), (("C9",), False), (("S9", "H9"), True), (("S9", "H9", "S9"), False)],
)
def test_a_hand_plays_only_what_it_has(cards_played: tuple[str, ...], lawful: bool) -> None:
    assert is_lawful(two_packs(["S9", "H9", "D3"]), cards_played, None, "2", DEFAULTS) is lawful


def test_a_play_that_does_not_beat_or_is_none_is_unlawful() -> None:
    hand = two_packs(["S9", "H9", "DT", "S9"])

    assert is_lawful(hand, ("DT",), NINE, "2", DEFAULTS)
    assert not is_lawful(hand, ("S9",), NINE, "2", DEFAULTS)
    assert not is_lawful(hand, ("S9", "DT"), None, "2", DEFAULTS)
    assert not is_lawful(hand, (), None, "2", DEFAULTS)
    assert not is_lawful(hand, ("S9", "S9", "S9"), None, "2", DEFAULTS)
    with pytest.raises(KeyError):
        is_lawful(hand, ("?9",), None, "2", DEFAULTS)


def test_every_reading_of_the_table_can_be_played_from_two_packs() -> None:
    every = TwoPacks(sum(BIT.values()), sum(BIT.values()))
    for level in "29A":
        kinds = {(kind.name, rank) for kind in table(level, DEFAULTS).kinds for rank in (step[0] for step in kind.row)}
        found = possible_readings(every, None, level, DEFAULTS)
        assert {r.kind for r in found} == {kind for kind, _ in kinds}
        assert len([r for r in found if r.kind == "bomb"]) == 5 * 13 + 2 * 12


# --- cards of two packs -------------------------------------------------------------------------------------------------------


@given(st.randoms(use_true_random=False), st.integers(0, 108))
def test_cards_of_two_packs_are_kept(rng: Random, number: int) -> None:
    drawn = rng.sample(TWO_PACKS, number)
    found = two_packs(drawn)

    assert sorted(card for cards_of in by_rank(found).values() for card in cards_of) == sorted(drawn)
    assert all(found.number(BIT[card]) == drawn.count(card) for card in BIT)
    assert found.holds(two_packs(drawn[::2]))
    assert all(found.without(BIT[card]).number(BIT[card]) == 0 for card in BIT)


def test_a_third_card_of_one_code_is_refused() -> None:
    with pytest.raises(ValueError, match="S9 three times"):
        two_packs(["S9", "S9", "H9", "S9"])
    with pytest.raises(KeyError):
        two_packs(["?9"])
