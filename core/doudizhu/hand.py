"""One hand as far as the record knows it: cards with their suits, cards by rank alone, and cards of which nothing is known.

A play is explained by the hand, or it is not: a card that the hand cannot hold stays as an unexplained card and the hand keeps
all the cards that it is known to hold. Nothing is guessed: a card counts as unexplained only where no hand that the record allows
could have played it after all that was played before.
"""

from collections.abc import Iterable
from itertools import zip_longest

import msgspec

from core.cards import BIT, RANK_OF, UNKNOWN
from core.climb.packed import MOST, PLACE, UNIT, size


class Hand(msgspec.Struct, frozen=True, gc=False):
    """The cards still in a hand. The number of cards is that of `ranks` and `unknown` together, less `vague`."""

    cards: int = (
        0  # bits of the cards known with their suit; where the suit of a card played is not recorded, all that remain possible
    )
    ranks: int = 0  # packed counts of every card known by rank
    unknown: int = 17  # cards of which nothing is known
    plays: int = 0  # how often this seat has played
    odd: tuple[str, ...] = ()  # cards it laid that it cannot have held
    vague: int = 0  # cards it laid of which the record holds nothing, from among all the others
    loose: int = 0  # packed counts of cards recorded by rank alone of which no play has shown the suit; counts where `ranks` does

    @property
    def left(self) -> int:
        """Return how many cards are left, unexplained ones not counted."""
        return self.unknown + size(self.ranks) - self.vague

    @property
    def known(self) -> bool:
        """Say whether every card is known by rank."""
        return self.unknown == 0 and self.vague == 0


def holds_rank(hand: Hand, rank: str) -> bool:
    """Say whether a hand is known to hold a card of a rank.

    >>> holds_rank(of(["S3", "??"]), "3"), holds_rank(of(["S3", "??"]), "4")
    (True, False)
    """
    return rank in UNIT and not hand.vague and hand.ranks & 15 * UNIT[rank] > 0


def of(cards: Iterable[str]) -> Hand:
    """Return a hand of these cards, as recorded.

    >>> of(["S3", "?3", "??"]).left
    3
    """
    return taken_up(Hand(unknown=0), cards)


def taken_up(hand: Hand, cards: Iterable[str]) -> Hand:
    """Return a hand with more cards in it. A card that it holds already stands for another of its rank, the suit not known."""
    bits, ranks, unknown, loose = hand.cards, hand.ranks, hand.unknown, hand.loose
    for card in cards:
        rank = RANK_OF.get(card, "?")
        if rank == "?" or ranks // UNIT[rank] & 15 == MOST:
            unknown += 1
            continue
        if not ranks & 15 * UNIT[rank]:
            loose &= ~(15 * UNIT[rank])  # of a rank that was gone
        bit = BIT.get(card, 0)
        if not bit or bits & bit:
            loose += UNIT[rank]
        bits |= bit
        ranks += UNIT[rank]
    return Hand(bits, ranks, unknown, hand.plays, hand.odd, hand.vague, loose)


def exchanged(hand: Hand, old: Iterable[str], new: Iterable[str]) -> Hand:
    """Return a hand of which some cards turn out to be others; what of the old has been played is not taken up again.

    >>> exchanged(of(["S3", "??"]), ["??"], ["H4"]) == of(["S3", "H4"])
    True
    """
    gone, come = list(old), []
    for card in new:
        if card in gone:
            gone.remove(card)
        else:
            come.append(card)
    for was, now in zip_longest(gone, come):
        if was == UNKNOWN and not hand.unknown:
            continue
        if was == UNKNOWN:
            hand = msgspec.structs.replace(hand, unknown=hand.unknown - 1)
        elif was is not None:
            rest = played(hand, (was,))
            if rest.odd != hand.odd:
                continue
            hand = msgspec.structs.replace(rest, plays=hand.plays)
        if now is not None:
            hand = taken_up(hand, (now,))
    return hand


def played(hand: Hand, cards: tuple[str, ...]) -> Hand:
    """Return a hand after it has played these cards; what it cannot have held is kept as unexplained. No cards are no play.

    >>> played(of(["S3", "S4"]), ("S4",)).left
    1
    """
    bits, ranks, unknown, odd, vague, loose = _without(hand, cards)
    return Hand(bits, ranks, unknown, hand.plays + bool(cards), (*hand.odd, *odd), vague, loose)


def unexplained(hand: Hand, cards: Iterable[str]) -> tuple[str, ...]:
    """Return those of the cards that the hand cannot hold.

    >>> unexplained(of(["S3", "H3"]), ["S3", "D3", "?3"])
    ('D3',)
    """
    return _without(hand, cards)[3]


def _without(hand: Hand, cards: Iterable[str]) -> tuple[int, int, int, tuple[str, ...], int, int]:
    bits, ranks, unknown, vague, loose = hand.cards, hand.ranks, hand.unknown, hand.vague, hand.loose
    left = hand.left
    odd: list[str] = []
    by_rank: list[str] = []
    nothing: list[str] = []
    for card in cards:  # cards with a suit first: which of several a card without one was is not known
        if (bit := BIT.get(card)) is None:
            (nothing if card == UNKNOWN or card not in RANK_OF else by_rank).append(card)
            continue
        place = 4 * PLACE[RANK_OF[card]]
        held = ranks >> place & 15
        if not left:
            odd.append(card)
            continue
        if held and bits & bit:
            bits &= ~bit
            ranks -= 1 << place
        elif held and loose >> place & 15:
            loose -= 1 << place
            ranks -= 1 << place
        elif unknown:
            unknown -= 1
        else:
            odd.append(card)
            continue
        left -= 1
    for card in by_rank:
        unit = UNIT[RANK_OF[card]]
        if not left or not (ranks & 15 * unit or unknown):
            odd.append(card)
            continue
        if ranks & 15 * unit:
            ranks -= unit
        else:
            unknown -= 1
        left -= 1
    for card in nothing:
        if left and card == UNKNOWN:
            vague += 1
            left -= 1
        else:
            odd.append(card)
    if not ranks:  # all that is left is unknown, so these were of the unknown
        unknown, vague = unknown - vague, 0
    return _possible(bits, ranks), ranks, unknown, tuple(odd), vague, loose


def _possible(bits: int, ranks: int) -> int:
    """Return the cards without those of a rank that is gone."""
    for place in range(15):
        if not ranks >> 4 * place & 15:
            bits &= ~(15 << 4 * place)
    return bits
