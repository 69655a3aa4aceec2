"""Why cards form no pattern: the clause, the option that would say otherwise, and a sentence in both languages."""

import pytest
from hypothesis import assume, given, settings
from msgspec.structs import replace

from core.climb.packed import from_ranks
from core.doudizhu.no_pattern import why_no_pattern
from core.doudizhu.options import DEFAULTS, OPTIONS, Options
from core.doudizhu.patterns import readings
from tests.core.doudizhu.drawing import near_plays, options, with_options

WHY = {
    "": ("DZ5.1", "no card is no pattern"),
    "BR333": ("DZ5.1", "the two jokers are no pair: the cards of a pair have the same value"),
    "333444BR55": ("DZ5.1", "the two jokers are no pair: the cards of a pair have the same value"),
    "3333BR55": ("DZ5.1", "the two jokers are no pair: the cards of a pair have the same value"),
    "34": ("DZ5.1", "3 and 4 differ in value and are no pair"),
    "2B": ("DZ5.1", "2 and B differ in value and are no pair"),
    "3344": ("DZ5.1", "a run of pairs has three or more, and 3 and 4 are two"),
    "3456": ("DZ5.2", "a straight has 5 consecutive values or more, and here are 4"),
    "A2345": ("DZ5.2", "a straight holds neither 2 nor a joker, and here is 2"),
    "TJQKA2": ("DZ5.2", "a straight holds neither 2 nor a joker, and here is 2"),
    "TJQKAB": ("DZ5.2", "a straight holds neither 2 nor a joker, and here is B"),
    "KKAA22": ("DZ5.2", "a run of pairs holds neither 2 nor a joker, and here is 2"),
    "AA2233": ("DZ5.2", "a run of pairs holds neither 2 nor a joker, and here is 2"),
    "AAA222": ("DZ5.2", "a run of triples holds neither 2 nor a joker, and here is 2"),
    "AAA22256": ("DZ5.2", "a run of triples holds neither 2 nor a joker, and here is 2"),
    "45678T": ("DZ5.2", "the values of a straight are consecutive, and 9 is missing here"),
    "333555": ("DZ5.2", "the values of a run of triples are consecutive, and 4 is missing here"),
    "33355544": ("DZ5.2", "the values of a run of triples are consecutive, and 333 555 are not"),
    "33345": ("DZ5.1", "a triple takes one single or one pair, and beside 333 is 45 (2 cards)"),
    "3334445": ("DZ5.3", "333444 takes 2 singles or 2 pairs, and beside it is 5 (1 card)"),
    "333444222A": ("DZ5.3", "333444 takes 2 singles or 2 pairs, and beside it is A222 (4 cards)"),
    "33334": ("DZ5.4", "four with two takes two singles or two pairs, and beside 3333 is 4 (1 card)"),
    "3333456": ("DZ5.4", "four with two takes two singles or two pairs, and beside 3333 is 456 (3 cards)"),
    "33333": ("DZ1.1", "there are 5 cards of 3, where a pack has 4"),
    "BB": ("DZ1.1", "there are 2 cards of B, where a pack has 1"),
    "33445566778899TTJJQQKK": ("DZ1.1", "there are 22 cards, where a hand has 20 at most"),
    "3345": ("DZ5.1", "the cards are none of the patterns of DZ5"),
}


@pytest.mark.parametrize("play", WHY)
def test_the_clause_and_the_sentence(play: str) -> None:
    found = why_no_pattern(from_ranks(play), DEFAULTS)

    assert (found.clause, found.text.en) == WHY[play]
    assert found.option == ""
    assert found.text.zh


DECIDING = {
    "33344455": ("DZ5.3", "wing_pair_as_singles", "no"),
    "333444555KKK": ("DZ5.3", "wing_triple", "no"),
    "3334445556667779": ("DZ5.3", "wing_adjacent_triple", "no"),
    "3334445556667777": ("DZ5.3", "wing_four_alike", "no"),
    "33334445": ("DZ5.3", "wing_core_rank", "no"),
    "333444BR": ("DZ5.3", "wing_both_jokers", "no"),
    "333344": ("DZ5.4", "quad_pair_as_singles", "no"),
    "7777BR": ("DZ5.4", "quad_both_jokers", "no"),
    "33334444": ("DZ5.4", "quad_bomb_as_pairs", "no"),
    "3333566": ("DZ5.4", "quad_single_and_pair", "no"),
}


@pytest.mark.parametrize("play", DECIDING)
def test_the_option_that_decides_is_named(play: str) -> None:
    clause, key, value = DECIDING[play]
    chosen = with_options(**{key: value})
    option = next(option for option in OPTIONS if option.key == key)

    found = why_no_pattern(from_ranks(play), chosen)

    assert (found.clause, found.option) == (clause, key)
    assert option.question.en in found.text.en
    assert option.question.zh in found.text.zh


@settings(max_examples=150, deadline=None)
@given(near_plays(), options)
def test_there_is_an_answer_for_whatever_forms_no_pattern(play: str, chosen: Options) -> None:
    cards = from_ranks(play)
    assume(not readings(cards, chosen))

    found = why_no_pattern(cards, chosen)

    assert found.clause in {"DZ1.1", "DZ5.1", "DZ5.2", "DZ5.3", "DZ5.4"}
    assert "{" not in found.text.en + found.text.zh
    if found.option:
        now = getattr(chosen, found.option)
        assert readings(cards, replace(chosen, **{found.option: "no" if now == "yes" else "yes"}))
