"""Cards of which the suit or everything is not recorded, against every way of completing them."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards import DECK, JOKERS, RANK_OF
from core.guandan.options import DEFAULTS, Options
from core.guandan.patterns import Reading, beats, partly, readings
from tests.core.guandan.drawing import cards, levels, options


def of(text: str, level: str = "2") -> tuple[list[str], list[str]]:
    sure, possible = partly(tuple(text.split()), level, DEFAULTS)
    return [_named(r) for r in sure], [_named(r) for r in possible]


def _named(reading: Reading) -> str:
    return f"{reading.kind} {reading.main} {reading.length}"


def completions(play: tuple[str, ...]) -> list[tuple[str, ...]]:
    ways = [
        DECK if code == "??" else [card for card in DECK if RANK_OF[card] == code[1]] if code[0] == "?" else [code]
        for code in play
    ]
    return [whole for whole in product(*ways) if max(Counter(whole).values(), default=0) <= 2]


@settings(max_examples=250, deadline=None)
@given(st.data(), levels, options())
def test_sure_is_what_every_completion_has_and_possible_what_some_has(data: st.DataObject, level: str, chosen: Options) -> None:
    whole = data.draw(cards(level, 9))
    suited = [n for n, card in enumerate(whole) if RANK_OF[card] not in JOKERS]
    vague = data.draw(st.sets(st.sampled_from(suited), max_size=3)) if suited else set()
    play = [f"?{card[1]}" if n in vague else card for n, card in enumerate(whole)]
    if data.draw(st.booleans()) and play:
        play[0] = "??"

    sure, possible = partly(tuple(play), level, chosen)

    each = [set(readings(way, level, chosen)) for way in completions(tuple(play))]
    assert set(sure) == set.intersection(*each)
    assert set(possible) == set.union(*each)
    for n, reading in enumerate(possible):
        assert not any(beats(later, reading, level, chosen) for later in possible[n + 1 :])


@settings(max_examples=100, deadline=None)
@given(st.data(), levels, options())
def test_whole_cards_are_what_they_are(data: st.DataObject, level: str, chosen: Options) -> None:
    play = data.draw(cards(level, 10))

    found = readings(play, level, chosen)

    assert set(partly(play, level, chosen)[0]) == set(partly(play, level, chosen)[1]) == set(found)


def test_a_rank_is_enough_for_what_does_not_depend_on_suits() -> None:
    assert of("?9") == (["single 9 1"], ["single 9 1"])
    assert of("?9 ?9 ?9 ?4 ?4") == (["full_house 9 1"], ["full_house 9 1"])
    assert of("?9 ?9 ?9 ?9") == (["bomb 9 4"], ["bomb 9 4"])
    assert of("S9 D9 C9 ?9 ?9 ?9 ?9 ?9 ?9") == ([], [])


def test_gd2_3_suits_decide_between_a_straight_and_a_straight_flush() -> None:
    both = ["straight_flush 3 5", "straight 3 5"]
    assert of("?3 ?4 ?5 ?6 ?7", "9") == ([], both)
    assert of("S3 S4 S5 S6 ?7", "9") == ([], both)
    assert of("S3 D4 S5 S6 ?7", "9") == (["straight 3 5"], ["straight 3 5"])
    assert of("S3 S4 H9 S6 ?7", "9") == (["straight 3 5"], both)


def test_gd4_1_a_level_card_without_its_suit_may_be_wild() -> None:
    assert of("?7", "7") == (["single 7 1"], ["single 7 1"])
    assert of("?7 S9", "7") == ([], ["pair 9 1"])
    assert of("?7 ?7", "7") == (["pair 7 1"], ["pair 7 1"])
    assert of("H7 H7 ?7", "7") == (["triple 7 1"], ["triple 7 1"])
    assert of("S9 C9 ?7 ?7", "7") == ([], ["bomb 9 4"])
    assert of("H3 H4 H5 H6 ?7", "7") == ([], ["straight_flush 3 5", "straight_flush 2 5", "straight 3 5"])


def test_of_an_unknown_card_nothing_is_sure() -> None:
    assert of("??")[0] == []
    assert len(of("??")[1]) == 15
    assert of("S9 ??") == ([], ["pair 9 1"])
    assert of("BJ BJ RJ ??") == ([], ["joker_bomb R 4"])
    assert "joker_bomb R 4" in of(" ".join(["??"] * 4))[1]
    assert of(" ".join(["??"] * 11)) == ([], [])


def test_every_reading_of_ten_unknown_cards_is_a_bomb() -> None:
    sure, possible = of(" ".join(["??"] * 10))

    assert (sure, len(possible)) == ([], 12)  # of the level there are eight


def test_what_is_no_card_is_refused() -> None:
    for code in ("?B", "X9", ""):
        with pytest.raises(KeyError):
            partly((code,), "2", DEFAULTS)
