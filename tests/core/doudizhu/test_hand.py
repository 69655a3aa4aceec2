"""A hand as far as it is recorded, against its slow definition: a play is explained while some hand allowed has it."""

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from core.cards import BIT, OF_RANK, RANK_OF, UNKNOWN, bits
from core.climb.packed import packed, ranks_text
from core.doudizhu.hand import Hand, exchanged, of, played, taken_up, unexplained

RANKS = "34BR"  # few, so that cards meet
SUITED = tuple(code for rank in RANKS for code in OF_RANK[rank])
LOOSE = ("?3", "?4", UNKNOWN)


class Slow:
    """A hand as a list of places: a card, a card of a rank, any card. Plays are explained while each has a place of its own."""

    def __init__(self, slots: tuple[str, ...]) -> None:
        self.slots, self.named = slots, {slot for slot in slots if slot in BIT}
        self.explained: list[str] = []

    def fits(self, card: str, slot: str) -> bool:
        if card in (UNKNOWN, slot):
            return True
        if slot == UNKNOWN:
            return card not in self.named
        return RANK_OF[card] == RANK_OF[slot] and (card not in BIT or (slot not in BIT and card not in self.named))

    def matched(self, cards: list[str]) -> bool:
        """Say whether every card has a place, by augmenting paths."""
        taken: dict[int, str] = {}

        def place(card: str, tried: set[int]) -> bool:
            for n, slot in enumerate(self.slots):
                if n in tried or not self.fits(card, slot):
                    continue
                tried.add(n)
                if n not in taken or place(taken[n], tried):
                    taken[n] = card
                    return True
            return False

        return all(place(card, set()) for card in cards)

    def play(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Play cards, those with a suit first, those of which nothing is known last; return the unexplained ones."""
        odd = []
        for card in sorted(cards, key=lambda c: 0 if c in BIT else 2 if c == UNKNOWN else 1):
            if self.matched([*self.explained, card]):
                self.explained.append(card)
            else:
                odd.append(card)
        return tuple(odd)


@st.composite
def hands_and_plays(draw: st.DrawFn) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    slots = [
        *draw(st.lists(st.sampled_from(SUITED), unique=True, max_size=6)),
        *draw(st.lists(st.sampled_from(LOOSE), max_size=5)),
    ]
    suited = draw(st.lists(st.sampled_from(SUITED), unique=True, max_size=8))
    cards = draw(st.permutations([*suited, *draw(st.lists(st.sampled_from(LOOSE), max_size=6))]))
    plays, at = [], 0
    while at < len(cards):
        size = draw(st.integers(1, 3))
        plays.append(tuple(cards[at : at + size]))
        at += size
    return tuple(draw(st.permutations(slots))), plays


@settings(max_examples=400)
@drawn(hands_and_plays())
def test_dz1_1_a_play_is_explained_as_the_slow_definition_says(case: tuple[tuple[str, ...], list[tuple[str, ...]]]) -> None:
    slots, plays = case
    hand, slow = of(slots), Slow(slots)
    for cards in plays:
        odd = slow.play(cards)

        assert sorted(unexplained(hand, cards)) == sorted(odd)
        after = played(hand, cards)
        assert sorted(after.odd) == sorted((*hand.odd, *odd))
        assert after.left == hand.left - len(cards) + len(odd) == len(slots) - len(slow.explained)
        assert after.plays == hand.plays + 1
        hand = after


@drawn(st.lists(st.sampled_from(SUITED), unique=True), st.lists(st.sampled_from(SUITED), unique=True))
def test_dz1_1_a_hand_with_every_suit_is_a_set(held: list[str], laid: list[str]) -> None:
    hand = played(of(held), tuple(laid))

    assert hand.cards == bits(set(held) - set(laid))
    assert hand.ranks == packed(set(held) - set(laid))
    assert hand.odd == tuple(card for card in laid if card not in held)
    assert hand.known


def test_dz1_1_a_card_with_a_suit_may_be_the_one_recorded_without() -> None:
    """Played: a 3, then the three of diamonds. The first may have been the three of spades."""
    hand = of(("S3", "?3"))
    for card in ("?3", "D3"):
        assert unexplained(hand, (card,)) == ()
        hand = played(hand, (card,))
    assert unexplained(hand, ("S3",)) == ("S3",)


def test_dz1_1_an_unknown_card_played_may_be_any_of_the_hand() -> None:
    hand = played(of(("S3", UNKNOWN)), (UNKNOWN,))

    assert unexplained(hand, ("S4",)) == ()
    assert unexplained(hand, ("S3",)) == ()
    assert unexplained(hand, ("S3", "S4")) == ("S4",)
    assert not hand.known


def test_dz1_1_unknown_cards_of_an_unknown_hand_leave_it_unknown() -> None:
    assert played(Hand(), (UNKNOWN, UNKNOWN)) == Hand(unknown=15, plays=1)


def test_dz5_1_an_empty_play_is_no_play() -> None:
    assert played(of(("S3",)), ()) == of(("S3",))


@pytest.mark.parametrize("word", ["S1", "黑桃3", "", "3"])
def test_dz1_1_what_is_no_card_is_never_held(word: str) -> None:
    assert unexplained(Hand(), (word,)) == (word,)


def test_dz1_1_a_card_recorded_twice_stands_for_another_of_its_rank() -> None:
    hand = of(("S3", "S3"))

    assert (hand.left, unexplained(hand, ("S3", "C3")), unexplained(hand, ("H3", "C3"))) == (2, (), ("C3",))


def test_dz1_1_more_of_a_rank_than_can_be_counted_are_cards_of_which_nothing_is_known() -> None:
    hand = of(["?3"] * 20)

    assert (hand.left, hand.unknown, ranks_text(hand.ranks)) == (20, 5, "3" * 15)


# --- the three cards turn out to be others ------------------------------------------------------------------------------------


def test_dz4_1_unknown_cards_turn_out_to_be_the_bottom() -> None:
    hand = taken_up(of(("S3",)), (UNKNOWN,) * 3)

    assert exchanged(hand, (UNKNOWN,) * 3, ("S4", "S5", "BJ")) == of(("S3", "S4", "S5", "BJ"))


def test_dz4_1_what_was_played_of_the_bottom_is_not_taken_up_again() -> None:
    hand = played(taken_up(of(("S3",)), ("S4", "S5", "S6")), ("S6",))

    assert exchanged(hand, ("S4", "S5", "S6"), ("S4", "S5", "S7")) == hand
    assert exchanged(hand, ("S4", "S5", "S6"), ("S4", "S7", "S6")).cards == bits(("S3", "S4", "S7"))


def test_dz4_1_more_or_fewer_cards_shown_are_so_many_in_the_hand() -> None:
    hand = taken_up(of(("S3",)), ("S4", "S5", "S6"))

    assert exchanged(hand, ("S4", "S5", "S6"), ("S4", "S5", "S6", "S7")).left == 5
    assert exchanged(hand, ("S4", "S5", "S6"), ("S4", "S5")).left == 3
