"""Rank counts in one integer, and cards as bits, against plain counting."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cards import BIT, DECK, FULL, RANK_OF, RANKS, SUITS, bits, cards_of, people_order, rank_of
from core.climb.hand import any_suits
from core.climb.packed import at_least, count, from_ranks, holds, missing, of_bits, packed, ranks_text, size

ranks = st.text(st.sampled_from(RANKS), max_size=24)
some_cards = st.lists(st.sampled_from(DECK), unique=True)


def counted(text: str) -> "Counter[str]":
    return Counter({rank: min(number, 15) for rank, number in Counter(text).items()})


@given(ranks)
def test_ranks_are_counted_and_written_again_from_low_to_high(text: str) -> None:
    found = from_ranks(text)

    assert {rank: count(found, rank) for rank in RANKS} == {rank: counted(text)[rank] for rank in RANKS}
    assert size(found) == counted(text).total()
    assert ranks_text(found) == "".join(sorted(counted(text).elements(), key=RANKS.index))


@given(ranks, st.integers(1, 8))
def test_the_places_with_so_many_cards(text: str, least: int) -> None:
    found = at_least(from_ranks(text), least)

    assert {rank for rank in RANKS if count(found, rank)} == {rank for rank, number in Counter(text).items() if number >= least}
    assert all(count(found, rank) <= 1 for rank in RANKS)


@given(ranks, ranks)
def test_what_a_hand_holds_and_what_it_lacks(hand: str, part: str) -> None:
    lacks = counted(part) - counted(hand)

    assert holds(from_ranks(hand), from_ranks(part)) == (not lacks)
    assert ranks_text(missing(from_ranks(hand), from_ranks(part))) == "".join(sorted(lacks.elements(), key=RANKS.index))


@given(some_cards)
def test_the_counts_of_bits_are_those_of_the_cards(cards: list[str]) -> None:
    assert of_bits(bits(cards)) == packed(cards)
    assert set(cards_of(bits(cards))) == set(cards)
    assert bits(cards).bit_count() == len(cards)


@given(ranks)
def test_a_hand_of_any_suits_has_the_same_ranks(text: str) -> None:
    most = {rank: 1 if rank in "BR" else 4 for rank in RANKS}
    held = "".join(rank * min(number, most[rank]) for rank, number in Counter(text).items())

    assert of_bits(any_suits(from_ranks(held))) == from_ranks(held)


def test_more_than_fifteen_of_one_rank_count_as_fifteen() -> None:
    assert ranks_text(packed(["S7"] * 40)) == "7" * 15
    assert ranks_text(packed(["S7"] * 40 + ["S8"])) == "7" * 15 + "8"


def test_cards_whose_suit_is_unknown_count_and_cards_of_which_nothing_is_known_do_not() -> None:
    assert packed(["?7", "S7", "BJ"]) == from_ranks("77B")
    for code in ("??", "10", "7S", "s7", "?B", "", "JOKER"):
        with pytest.raises(KeyError):
            packed([code])
    for code in ("?7", "??", "7"):
        with pytest.raises(KeyError):
            bits([code])


def test_a_pack_has_54_cards_each_a_bit_of_its_own() -> None:
    assert len(DECK) == len(set(DECK)) == len(BIT) == 54
    assert FULL.bit_count() == 54
    assert set(BIT) == {suit + rank for suit in "SHCD" for rank in "23456789TJQKA"} | {"BJ", "RJ"}


def test_cards_lie_from_high_to_low_with_the_suits_in_their_order() -> None:
    assert DECK[:7] == ("RJ", "BJ", "S2", "H2", "C2", "D2", "SA")
    assert DECK[-2:] == ("C3", "D3")
    assert cards_of(FULL) == DECK
    assert sorted(["??", "?3", "D3", "S3", "BJ"], key=people_order) == ["BJ", "S3", "D3", "?3", "??"]


def test_every_code_has_its_rank() -> None:
    assert {code: rank_of(code) for code in ("ST", "BJ", "RJ", "?A", "??")} == {
        "ST": "T",
        "BJ": "B",
        "RJ": "R",
        "?A": "A",
        "??": "?",
    }
    assert len(RANK_OF) == 54 + 13 + 1
    assert SUITS == "SHCD"
