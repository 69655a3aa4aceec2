"""A hand as far as it is recorded, against its slow definition: every hand that the record allows, and what each could play."""

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from core.cards import BIT, OF_RANK, RANK_OF, UNKNOWN, bits
from core.climb.held import Held, exchanged, given_away, of, played, put_back, taken_up, unexplained
from core.climb.packed import UNIT, count, packed, ranks_text

RANKS = "34B"  # few, so that cards meet
CODES = tuple(code for rank in RANKS for code in OF_RANK[rank])
HIDDEN = ("?3", "?4", UNKNOWN)
Hand = tuple[str, ...]  # in order
Worlds = frozenset[Hand]


# --- every hand that the record allows --------------------------------------------------------------------------------------


def may_be(card: str) -> tuple[str, ...]:
    """The cards that a recorded one may be; a card with its suit is itself."""
    return CODES if card == UNKNOWN else (card,) if card in BIT else OF_RANK[RANK_OF[card]]


def with_card(worlds: Worlds, card: str, packs: int) -> Worlds:
    every = {tuple(sorted((*hand, code))) for hand in worlds for code in may_be(card)}
    return frozenset(hand for hand in every if max(Counter(hand).values()) <= packs)


def without(worlds: Worlds, card: str) -> Worlds:
    """The hands that are left where a card has left them; none where no hand has it."""
    found = set()
    for hand in worlds:
        for code in {*hand} & {*may_be(card)}:
            at = hand.index(code)
            found.add((*hand[:at], *hand[at + 1 :]))
    return frozenset(found)


def worlds_of(cards: Iterable[str], packs: int) -> Worlds:
    worlds: Worlds = frozenset({()})
    for card in sorted(cards, key=suits_first):
        worlds = with_card(worlds, card, packs)
    return worlds


def suits_first(card: str) -> int:
    return 0 if card in BIT else 2 if card == UNKNOWN else 1


def play(worlds: Worlds, cards: Iterable[str]) -> tuple[Worlds, list[str]]:
    """Play cards, those with a suit first, those of which nothing is known last; return the unexplained ones too."""
    odd = []
    for card in sorted(cards, key=suits_first):
        if after := without(worlds, card):
            worlds = after
        else:
            odd.append(card)
    return worlds, odd


# --- what is drawn ------------------------------------------------------------------------------------------------------------


def hidden(card: str, how: str) -> str:
    """A card as the record has it: by its suit, by its rank, or not at all."""
    return UNKNOWN if how == "?" else f"?{card[1]}" if how == "rank" and f"?{card[1]}" in HIDDEN else card


HOW = st.sampled_from(["suit", "suit", "suit", "rank", "?"])


@st.composite
def records(draw: st.DrawFn, packs: int, most: int, ways: st.SearchStrategy[str] = HOW) -> tuple[str, ...]:
    """Some cards of the packs as a record may have them."""
    cards = draw(st.lists(st.sampled_from(CODES * packs), max_size=most))
    whole = [card for n, card in enumerate(cards) if cards[:n].count(card) < packs]
    return tuple(hidden(card, draw(ways)) for card in whole)


@st.composite
def plays(draw: st.DrawFn, packs: int) -> list[tuple[str, ...]]:
    """Cards of the packs, each as often as it is there, in plays of one to three."""
    cards = draw(records(packs, 9))
    found, at = [], 0
    while at < len(cards):
        size = draw(st.integers(1, 3))
        found.append(cards[at : at + size])
        at += size
    return found


PACKS = pytest.mark.parametrize("packs", [1, 2])


@PACKS
@settings(max_examples=150, deadline=None)
@drawn(st.data())
def test_a_play_is_explained_where_some_hand_that_the_record_allows_could_play_it(packs: int, data: st.DataObject) -> None:
    recorded = data.draw(records(packs, 6))
    hand, worlds = of(recorded, packs), worlds_of(recorded, packs)
    for cards in data.draw(plays(packs)):
        worlds, odd = play(worlds, cards)

        assert sorted(unexplained(hand, cards)) == sorted(odd)
        after = played(hand, cards)
        assert sorted(after.odd) == sorted((*hand.odd, *odd))
        assert {after.left} == {len(one) for one in worlds} == {hand.left - len(cards) + len(odd)}
        assert after.plays == hand.plays + 1
        assert not after.known or {packed(one) for one in worlds} == {after.ranks}
        hand = after


@PACKS
@settings(max_examples=150, deadline=None)
@drawn(st.data())
def test_the_cards_of_a_hand_are_those_that_some_hand_still_has(packs: int, data: st.DataObject) -> None:
    """Of a hand that was recorded with its suits, whatever the record says of its plays."""
    recorded = data.draw(records(packs, 7, st.just("suit")))
    hand, worlds = of(recorded, packs), worlds_of(recorded, packs)
    for cards in data.draw(plays(packs)):
        laid = tuple(card for card in cards if card != UNKNOWN)
        hand, (worlds, _) = played(hand, laid), play(worlds, laid)

        assert hand.cards == bits({card for one in worlds for card in one})
        assert hand.more == bits({card for one in worlds for card, n in Counter(one).items() if n > 1})


@PACKS
@settings(max_examples=150, deadline=None)
@drawn(st.data())
def test_whatever_happens_to_a_hand_nothing_is_unexplained_that_some_hand_could_play(packs: int, data: st.DataObject) -> None:
    recorded = data.draw(records(packs, 5))
    hand, worlds = of(recorded, packs), worlds_of(recorded, packs)
    for cards in data.draw(plays(packs)):
        what = data.draw(st.sampled_from(["play", "play and back", "take up", "give away"]))
        if what == "take up":
            for card in cards:
                if more := with_card(worlds, card, packs):
                    hand, worlds = taken_up(hand, (card,)), more
            continue
        after, odd = play(worlds, cards)
        lacking = unexplained(hand, cards)

        assert len(lacking) <= len(odd)
        if sorted(lacking) != sorted(odd):
            return  # something was explained that could not be: from here on the two do not speak of the same hand
        if what == "play and back":
            back = put_back(played(hand, cards), cards, lacking)
            assert (back.left, back.plays, back.odd) == (hand.left, hand.plays, hand.odd)
            hand = back
            seen = list((Counter(cards) - Counter(odd)).elements())
            worlds = frozenset(one for one in worlds if not play(frozenset({one}), seen)[1])
        else:
            hand, worlds = played(hand, cards) if what == "play" else given_away(hand, cards), after


# --- hands with every suit ----------------------------------------------------------------------------------------------------


@PACKS
@drawn(st.data())
def test_a_hand_with_every_suit_is_what_it_is_less_what_it_has_laid(packs: int, data: st.DataObject) -> None:
    held, laid = (data.draw(records(packs, 12, st.just("suit"))) for _ in range(2))
    rest = Counter(held) - Counter(laid)

    hand = played(of(held, packs), laid)

    assert hand.cards == bits(rest)
    assert hand.more == bits(card for card, n in rest.items() if n > 1)
    assert hand.ranks == packed(rest.elements())
    assert sorted(hand.odd) == sorted((Counter(laid) - Counter(held)).elements())
    assert hand.known


@PACKS
@drawn(st.data())
def test_cards_of_a_hand_with_every_suit_come_back_as_they_went(packs: int, data: st.DataObject) -> None:
    held, laid = (data.draw(records(packs, 12, st.just("suit"))) for _ in range(2))
    hand = of(held, packs)

    assert put_back(played(hand, laid), laid, unexplained(hand, laid), plays=bool(laid)) == hand
    assert put_back(given_away(hand, laid), laid, unexplained(hand, laid), plays=0) == hand


# --- cases --------------------------------------------------------------------------------------------------------------------


def test_a_card_with_a_suit_may_be_the_one_recorded_without() -> None:
    """Played: a 3, then the three of diamonds. The first may have been the three of spades."""
    hand = of(("S3", "?3"))
    for card in ("?3", "D3"):
        assert unexplained(hand, (card,)) == ()
        hand = played(hand, (card,))
    assert unexplained(hand, ("S3",)) == ("S3",)


def test_an_unknown_card_played_may_be_any_of_the_hand() -> None:
    hand = played(of(("S3", UNKNOWN)), (UNKNOWN,))

    assert unexplained(hand, ("S4",)) == ()
    assert unexplained(hand, ("S3",)) == ()
    assert unexplained(hand, ("S3", "S4")) == ("S4",)
    assert not hand.known


def test_unknown_cards_of_an_unknown_hand_leave_it_unknown() -> None:
    assert played(Held(unknown=17), (UNKNOWN, UNKNOWN)) == Held(unknown=15, plays=1)


def test_an_empty_play_is_no_play() -> None:
    assert played(of(("S3",)), ()) == of(("S3",))


@PACKS
@pytest.mark.parametrize("word", ["S1", "黑桃3", "", "3"])
def test_what_is_no_card_is_never_held(word: str, packs: int) -> None:
    assert unexplained(Held(unknown=17, packs=packs), (word,)) == (word,)


@PACKS
def test_a_card_recorded_more_often_than_it_is_there_stands_for_another_of_its_rank(packs: int) -> None:
    hand = of(("S3",) * (packs + 1), packs)

    assert (hand.left, unexplained(hand, ("S3",) * packs + ("C3",))) == (packs + 1, ())
    assert unexplained(hand, ("H3", "C3")) == ("C3",)


def test_a_card_of_which_there_are_two_may_be_the_one_recorded_by_rank() -> None:
    hand = of(("S3", "?3"), packs=2)

    assert unexplained(hand, ("S3", "S3")) == ()
    assert unexplained(hand, ("S3", "S3", "H3")) == ("H3",)


def test_one_of_two_alike_is_left_after_a_play_without_its_suit() -> None:
    hand = played(of(("S3", "S3"), packs=2), ("?3",))

    assert (hand.left, hand.cards, hand.more) == (1, bits(("S3",)), 0)


def test_two_jokers_alike_are_two_cards() -> None:
    hand = of(("RJ", "RJ", "BJ"), packs=2)

    assert (hand.cards, hand.more, ranks_text(hand.ranks)) == (bits(("RJ", "BJ")), bits(("RJ",)), "BRR")
    assert unexplained(hand, ("RJ", "RJ", "BJ", "BJ")) == ("BJ",)


@PACKS
def test_more_of_a_rank_than_can_be_counted_are_cards_of_which_nothing_is_known(packs: int) -> None:
    hand = of(["?3"] * 20, packs)

    assert (hand.left, hand.unknown, ranks_text(hand.ranks)) == (20, 5, "3" * 15)


def test_more_of_a_rank_than_can_be_counted_do_not_spill_into_the_next() -> None:
    hand = taken_up(played(of(["?3"] * 15), ("?3",)), ("?3",))

    assert (count(hand.loose, "3"), hand.loose // UNIT["4"]) == (15, 0)


def test_a_card_given_away_is_no_play() -> None:
    hand = given_away(of(("RJ", "S3"), packs=2), ("RJ",))

    assert hand == of(("S3",), packs=2)
    assert given_away(hand, ("RJ",)).odd == ("RJ",)


def test_a_card_taken_back_is_known_from_then_on() -> None:
    hand = put_back(played(of(("?3", UNKNOWN), packs=2), ("S3", "S4")), ("S3", "S4"), ())

    assert hand == of(("S3", "S4"), packs=2)


def test_a_card_taken_back_that_was_unexplained_is_not_held() -> None:
    hand = played(of(("S3", "H3"), packs=2), ("S3", "D3"))

    assert put_back(hand, ("D3",), ("D3",), plays=0) == played(of(("S3", "H3"), packs=2), ("S3",))
    assert put_back(hand, ("S3", "D3"), ("D3",)) == of(("S3", "H3"), packs=2)


def test_a_card_taken_back_that_was_held_is_not_the_one_that_was_unexplained_before() -> None:
    hand = played(taken_up(played(of(("H3",)), ("S3",)), ("S3",)), ("S3",))

    back = put_back(hand, ("S3",), ())

    assert (back.odd, unexplained(back, ("S3", "H3"))) == (("S3",), ())


def test_a_card_taken_back_of_which_nothing_is_known_may_be_any_again() -> None:
    hand = of(("S3", UNKNOWN), packs=2)

    assert put_back(played(hand, (UNKNOWN,)), (UNKNOWN,), ()) == hand
    assert put_back(played(hand, ("S3", UNKNOWN)), ("S3", UNKNOWN), ()) == hand


def test_a_card_taken_back_by_rank_may_be_any_of_its_rank() -> None:
    hand = put_back(played(of(("S3", "H3"), packs=2), ("?3",)), ("?3",), ())

    assert (hand.left, unexplained(hand, ("S3", "H3")), unexplained(hand, ("D3",))) == (2, (), ())


def test_no_more_plays_are_taken_back_than_there_were() -> None:
    assert put_back(Held(), (), (), plays=2).plays == 0


# --- cards that turn out to be others -----------------------------------------------------------------------------------------


def test_unknown_cards_turn_out_to_be_known() -> None:
    hand = taken_up(of(("S3",), packs=2), (UNKNOWN,) * 2)

    assert exchanged(hand, (UNKNOWN,) * 2, ("S3", "BJ")) == of(("S3", "S3", "BJ"), packs=2)


def test_one_of_two_alike_turns_out_to_be_another() -> None:
    hand = of(("S3", "S3"), packs=2)

    assert exchanged(hand, ("S3",), ("H4",)) == of(("S3", "H4"), packs=2)
    assert exchanged(played(hand, ("S3", "S3")), ("S3",), ("H4",)) == played(hand, ("S3", "S3"))
