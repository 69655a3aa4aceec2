"""One hand as far as the record knows it: cards with their suits, cards by rank alone, and cards of which nothing is known.

A play is explained by the hand, or it is not: a card that the hand cannot hold stays as an unexplained card and the hand keeps
all the cards that it is known to hold.
"""

from collections.abc import Iterable

import msgspec

from core.cards import BIT, RANK_OF, UNKNOWN
from core.climb.packed import PLACE, UNIT, size


class Hand(msgspec.Struct, frozen=True, gc=False):
    """The cards still in a hand. The number of cards is that of `ranks` and `unknown` together."""

    cards: int = (
        0  # bits of the cards known with their suit; where the suit of a card played is not recorded, all that remain possible
    )
    ranks: int = 0  # packed counts of every card known by rank
    unknown: int = 17  # cards of which nothing is known
    plays: int = 0  # how often this seat has played
    odd: tuple[str, ...] = ()  # cards it laid that it cannot have held
    vague: int = 0  # cards it laid of which the record holds nothing, out of those known to have been in the hand

    @property
    def left(self) -> int:
        """Return how many cards are left, unexplained ones not counted."""
        return self.unknown + size(self.ranks) - self.vague

    @property
    def known(self) -> bool:
        """Say whether every card is known by rank."""
        return self.unknown == 0 and self.vague == 0


def of(cards: Iterable[str]) -> Hand:
    """Return a hand of these cards, as recorded.

    >>> of(["S3", "?3", "??"]).left
    3
    """
    return taken_up(Hand(unknown=0), cards)


def taken_up(hand: Hand, cards: Iterable[str]) -> Hand:
    """Return a hand with more cards in it."""
    bits, ranks, unknown = hand.cards, hand.ranks, hand.unknown
    for card in cards:
        rank = RANK_OF.get(card, "?")
        if rank == "?":
            unknown += 1
            continue
        bits |= BIT.get(card, 0)
        ranks += UNIT[rank]
    return Hand(bits, ranks, unknown, hand.plays, hand.odd, hand.vague)


def put_down(hand: Hand, cards: Iterable[str]) -> Hand:
    """Return a hand without these cards where it holds them.

    >>> put_down(of(["S3", "S4"]), ["S4"]).left
    1
    """
    bits, ranks, unknown, _, vague = _without(hand, cards)
    return Hand(bits, ranks, unknown, hand.plays, hand.odd, vague)


def played(hand: Hand, cards: Iterable[str]) -> Hand:
    """Return a hand after it has played these cards; what it cannot have held is kept as unexplained."""
    bits, ranks, unknown, odd, vague = _without(hand, cards)
    return Hand(bits, ranks, unknown, hand.plays + 1, (*hand.odd, *odd), vague)


def unexplained(hand: Hand, cards: Iterable[str]) -> tuple[str, ...]:
    """Return those of the cards that the hand cannot hold.

    >>> unexplained(of(["S3", "H3"]), ["S3", "D3", "?3"])
    ('D3',)
    """
    return _without(hand, cards)[3]


def _without(hand: Hand, cards: Iterable[str]) -> tuple[int, int, int, tuple[str, ...], int]:
    bits, ranks, unknown, vague = hand.cards, hand.ranks, hand.unknown, hand.vague
    odd: list[str] = []
    loose: list[str] = []
    for card in cards:  # cards with a suit first: which of several a card without one was is not known
        if (bit := BIT.get(card)) is None:
            loose.append(card)
            continue
        rank = RANK_OF[card]
        four = 15 << 4 * PLACE[rank]
        held = ranks >> 4 * PLACE[rank] & 15
        if held and (bits & bit or held > (bits & four).bit_count()):
            bits &= ~bit
            ranks -= UNIT[rank]
        elif unknown and not bits & bit:
            unknown -= 1
        else:
            odd.append(card)
    for card in loose:
        rank = RANK_OF.get(card, "?")
        if rank != "?" and ranks & 15 * UNIT[rank]:
            ranks -= UNIT[rank]
        elif unknown and (card in RANK_OF):
            unknown -= 1
        elif card == UNKNOWN and size(ranks) > vague:
            vague += 1
        else:
            odd.append(card)
    return _possible(bits, ranks), ranks, unknown, tuple(odd), vague


def _possible(bits: int, ranks: int) -> int:
    """Return the cards without those of a rank that is gone."""
    for place in range(15):
        if not ranks >> 4 * place & 15:
            bits &= ~(15 << 4 * place)
    return bits
