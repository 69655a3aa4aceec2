"""What a hand can play: every play and none else, with cards that it holds; grouped for people; and where cards are unknown."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from core.cards import DECK, RANK_OF, bits
from core.climb.kinds import Reading
from core.climb.packed import from_ranks, holds, packed, ranks_text
from core.doudizhu.legal_plays import Form, forms, grouped, is_lawful, lawful, possible
from core.doudizhu.options import DEFAULTS, Options
from core.doudizhu.patterns import best, readings
from tests.core.doudizhu import by_definition
from tests.core.doudizhu.drawing import FREE, hands, near_plays, options, ranks_of, with_options


def listed(hand: str, beat: str = "", chosen: Options = DEFAULTS) -> set[str]:
    """What a hand can play; `beat` empty: it leads."""
    beaten = best(from_ranks(beat), None, chosen)
    assert (beaten is None) == (not beat)
    return {ranks_text(play) for play in lawful(from_ranks(hand), beaten, chosen)}


# --- what is listed -----------------------------------------------------------------------------------------------------------


@settings(max_examples=50, deadline=None)
@given(hands(most=12, ranks=7), st.none() | near_plays(), options)
def test_dz5_dz6_1_a_hand_can_play_what_the_definition_says(cards: tuple[str, ...], beat: str | None, chosen: Options) -> None:
    beaten = None if beat is None else best(from_ranks(beat), None, chosen)
    assume(beat is None or beaten is not None)
    found = lawful(packed(cards), beaten, chosen)

    as_triple = None if beaten is None else (beaten.kind, beaten.main, beaten.length)
    assert {ranks_text(play) for play in found} == by_definition.lawful(ranks_of(cards), as_triple, chosen)
    assert len(set(found)) == len(found)


@settings(max_examples=60, deadline=None)
@given(hands(most=20), hands(most=20), options, st.randoms(use_true_random=False))
def test_every_form_is_a_play_of_cards_held(hand: tuple[str, ...], other: tuple[str, ...], chosen: Options, rng: Random) -> None:
    led = forms(bits(other), None, chosen)
    beat = rng.choice(led).reading if led and rng.random() < 0.7 else None

    found = forms(bits(hand), beat, chosen)

    assert len({(form.reading, form.play) for form in found}) == len(found)
    for form in found:
        assert set(form.cards) <= set(hand)
        assert len(set(form.cards)) == len(form.cards)
        assert form.cards == form.core + form.kickers
        assert packed(form.cards) == form.play
        assert form.ranks == ranks_of(form.cards)
        assert form.reading in readings(form.play, chosen)
        assert beat is None or best(form.play, beat, chosen)
        assert len(set(map(RANK_OF.get, form.core))) == (2 if form.reading.kind == "rocket" else form.reading.length)
    assert {form.play for form in found} == set(lawful(packed(hand), beat, chosen))


@settings(max_examples=40, deadline=None)
@given(hands(most=10, ranks=4), options)
def test_the_ways_are_the_sets_of_cards_with_these_ranks(hand: tuple[str, ...], chosen: Options) -> None:
    subsets = Counter(packed(part) for size in range(len(hand) + 1) for part in combinations(hand, size))

    for form in forms(bits(hand), None, chosen):
        assert form.ways == subsets[form.play]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), options)
def test_forms_of_one_kind_and_length_come_from_low_to_high(seed: int, chosen: Options) -> None:
    hand = Random(seed).sample(DECK, 20)
    last: dict[tuple[str, int], int] = {}

    for form in forms(bits(hand), None, chosen):
        key, height = (form.reading.kind, form.reading.length), by_definition.ORDER.index(form.reading.main)
        assert height >= last.get(key, 0)
        last[key] = height


def test_a_hand_without_cards_and_a_rocket_to_beat_leave_nothing() -> None:
    assert forms(0, None, DEFAULTS) == []
    assert lawful(from_ranks("3333444455556666BR"), Reading("rocket", "B", 1), DEFAULTS) == ()


def test_a_beat_that_the_options_do_not_have_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        forms(1, Reading("quad_single_pair", "3", 1), DEFAULTS)


def test_more_cards_of_a_rank_than_a_pack_has_count_as_four() -> None:
    assert listed("333334") == listed("33334")
    assert listed("BBB") == {"B"}


# --- faults that other programs had -------------------------------------------------------------------------------------------

FAULTS = [
    ("dz6.1: a bomb does not beat the rocket, in whatever order its cards are named", "2KKQJTT8765444433", "RB", set(), {"4444"}),
    ("dz6.1: nothing but the rocket beats the highest bomb", "TTTTBR3", "2222", {"BR"}, {"TTTT"}),
    ("dz5.3: wings of a higher triple do not hide the core", "666777888349", "333444555KKK", {"346667778889"}, set()),
    ("dz5.2: a straight may begin with a rank held four times", "333345667789TJQKA2BR", "", {"34567", "3456789TJQKA"}, set()),
    ("dz5.4: four with two singles and with two pairs", "333345667789TJQKA2BR", "", {"333345", "333366", "33336677"}, set()),
    ("dz5.4: both jokers are no two singles of four with two", "7777BR", "", {"7777", "BR"}, {"7777BR"}),
    ("dz5.3: nor wings", "666777BR", "", {"666777"}, {"666777BR"}),
    ("dz5.4: four alike are no two pairs", "33334444", "", {"333344"}, {"33334444"}),
    ("dz5.1: four alike with one more card are no triple with a pair", "44445", "33344", {"4444"}, {"44445"}),
    ("dz5.3: a pair may be the wings", "33344455", "", {"33344455"}, set()),
    ("dz5.3: an airplane in one hand", "33344456", "", {"33344456"}, set()),
    ("dz6.1: a bomb answers a pair, a pair no bomb", "888822TT", "QQ", {"8888", "22"}, {"TT"}),
    ("dz6.1: a pair is no answer to a bomb", "22TT", "8888", set(), {"22"}),
    ("dz6.1: an equal pair does not beat", "2233", "22", set(), {"22"}),
    ("dz6.1: the rocket beats a straight", "BR", "34567", {"BR"}, set()),
    ("dz6.1: the rocket beats a bomb", "BR", "5555", {"BR"}, set()),
    ("dz5.2: neither 2 nor jokers in a run", "A2345KKA22A", "", {"AAA22"}, {"A2345", "KKAA22", "AAA222"}),
    ("dz5.1: 2s may be a core with kickers, and wings", "22233", "", {"33222"}, set()),
    ("dz5.3: 2s as wings", "33344425", "", {"33344452"}, set()),
    ("dz5.1: a triple alone and with a pair", "33344", "", {"333", "33344", "3334"}, set()),
    ("dz5.2: an empty play is none", "345", "", {"3", "4", "5"}, {""}),
    ("dz5.3: core triples are consecutive", "333555AAA22244KK", "", {"33344"}, {"33355544", "AAA222KK"}),
]


@pytest.mark.parametrize(("what", "hand", "beat", "there", "not_there"), FAULTS, ids=[case[0] for case in FAULTS])
def test_faults_that_other_programs_had(what: str, hand: str, beat: str, there: set[str], not_there: set[str]) -> None:
    found = listed(hand, beat)

    assert there <= found
    assert not not_there & found


# --- one play -----------------------------------------------------------------------------------------------------------------

HAND = bits(["S3", "H3", "D3", "S4", "C4", "BJ"])


@pytest.mark.parametrize(
    ("cards", "beat", "said"),
    [
        (("S3", "H3", "D3", "BJ"), None, True),
        (("S3", "H3", "C3", "BJ"), None, False),  # not held
        (("S3", "S3"), None, False),  # one card twice
        (("S3", "S4"), None, False),  # no pattern
        (("S4", "C4"), Reading("pair", "3", 1), True),
        (("S3", "H3"), Reading("pair", "3", 1), False),
        ((), None, False),
    ],
)
def test_one_play_of_a_suited_hand(cards: tuple[str, ...], beat: Reading | None, said: bool) -> None:
    assert is_lawful(HAND, cards, beat, DEFAULTS) is said


@settings(max_examples=60, deadline=None)
@given(hands(most=8, ranks=4), hands(most=8, ranks=4), options)
def test_a_play_is_lawful_when_it_is_listed(hand: tuple[str, ...], play: tuple[str, ...], chosen: Options) -> None:
    assert is_lawful(bits(hand), play, None, chosen) == (
        set(play) <= set(hand) and packed(play) in lawful(packed(hand), None, chosen)
    )


# --- for people ---------------------------------------------------------------------------------------------------------------


def shown(hand: str, chosen: Options = DEFAULTS) -> dict[str, list[str]]:
    left = list(DECK)
    cards = [left.pop(next(n for n, card in enumerate(left) if RANK_OF[card] == rank)) for rank in hand]
    return {group.kind: [row.text.en for row in group.rows] for group in grouped(forms(bits(cards), None, chosen), chosen)}


def test_plays_are_grouped_by_kind_in_the_order_of_the_document_with_kickers_collapsed() -> None:
    assert shown("33345") == {
        "single": ["3", "4", "5"],
        "pair": ["33"],
        "triple": ["333"],
        "triple_single": ["333 + one of 4, 5"],
    }
    assert shown("33334") == {
        "single": ["3", "4"],
        "pair": ["33"],
        "triple": ["333"],
        "triple_single": ["333 + 4"],
        "bomb": ["3333"],
    }
    assert shown("BR") == {"single": ["small joker", "big joker"], "rocket": ["small joker big joker"]}


def test_many_kickers_are_said_by_the_ranks_that_they_come_from() -> None:
    found = shown("33344456789T2R")
    assert found["triple_single"][0] == "333 + 1 of 4, 5, 6, 7, 8, 9, 10, 2, big joker (9 ways)"
    assert found["plane_singles"] == ["333444 + 2 of 5, 6, 7, 8, 9, 10, 2, big joker (28 ways)"]
    assert shown("333344556677")["quad_pairs"] == ["3333 + one of 4455, 4466, 4477, 5566, 5577, 6677"]
    assert shown("33334455667788")["quad_pairs"] == ["3333 + 2 pairs of 4, 5, 6, 7, 8 (10 ways)"]
    assert shown("3333445", FREE)["quad_single_pair"] == ["3333 + 445"]


@settings(max_examples=60, deadline=None)
@given(hands(most=20), options)
def test_groups_hold_every_play_once(hand: tuple[str, ...], chosen: Options) -> None:
    found = forms(bits(hand), None, chosen)

    groups = grouped(found, chosen)

    rows = [row for group in groups for row in group.rows]
    assert sum(len(row.attached) or 1 for row in rows) == len(found)
    assert {(row.reading, from_ranks(row.core + more)) for row in rows for more in row.attached or ("",)} == {
        (form.reading, form.play) for form in found
    }
    assert all(group.name.zh and set(row.example) <= set(hand) for group in groups for row in group.rows)


# --- where cards are unknown --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("play", "known", "unknown", "beat", "elsewhere", "said"),
    [
        ("34567", "34567", 0, "", "", "yes"),
        ("34567", "345", 2, "", "", "unknown"),
        ("34567", "345", 1, "", "", "no"),
        ("34567", "", 17, "", "", "unknown"),
        ("34567", "", 17, "", "6666", "no"),
        ("34567", "3456", 4, "", "777", "unknown"),
        ("BR", "R", 5, "", "B", "no"),
        ("34568", "34568", 3, "", "", "no"),
        ("44", "44", 0, "55", "", "no"),
        ("66", "6", 1, "55", "666", "no"),
        ("66", "6", 1, "55", "66", "unknown"),
        ("AA2233", "AA2233", 1, "", "", "no"),
    ],
)
def test_one_play_of_a_hand_that_is_partly_known(
    play: str, known: str, unknown: int, beat: str, elsewhere: str, said: str
) -> None:
    beaten = best(from_ranks(beat), None, DEFAULTS)

    assert possible(from_ranks(play), from_ranks(known), unknown, beaten, DEFAULTS, from_ranks(elsewhere)) == said


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 17), st.integers(0, 37))
def test_what_is_said_of_a_hand_partly_known_is_true_of_the_whole(seed: int, known: int, elsewhere: int) -> None:
    rng = Random(seed)
    deal = rng.sample(DECK, 54)
    hand, others = deal[:17], deal[17:]
    play = rng.choice(forms(bits(rng.choice((hand, others[:17]))), None, DEFAULTS)).play

    said = possible(play, packed(hand[:known]), 17 - known, None, DEFAULTS, packed(others[:elsewhere]))

    held = holds(packed(hand), play)
    assert said in {"unknown", "yes" if held else "no"}
    if known == 17:
        assert said != "unknown"


def test_the_option_decides_for_unknown_cards_too() -> None:
    both = with_options(quad_both_jokers="yes")
    assert possible(from_ranks("7777BR"), 0, 17, None, DEFAULTS) == "no"
    assert possible(from_ranks("7777BR"), 0, 17, None, both) == "unknown"


def test_a_form_is_small_and_says_its_ranks() -> None:
    form = Form(Reading("triple_single", "3", 1), from_ranks("3334"), ("S3", "H3", "D3"), ("S4",), 1)
    assert (form.cards, form.ranks) == (("S3", "H3", "D3", "S4"), "3334")
