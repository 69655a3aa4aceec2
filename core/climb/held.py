"""One hand as far as the record knows it: cards with their suits, cards by rank alone, and cards of which nothing is known.

A play is explained by the hand, or it is not: a card that the hand cannot hold stays as an unexplained card and the hand keeps
all the cards that it is known to hold. Nothing is guessed: a card counts as unexplained only where no hand that the record allows
could have played it after all that was played before. How often a card is in the packs at all is for the game to say: a hand of
which not all is known explains the same card again.
"""

from collections.abc import Iterable
from itertools import zip_longest

import msgspec

from core.cards import BIT, JOKERS, RANK_OF, UNKNOWN
from core.climb.packed import MOST, PLACE, UNIT, at_least, size


class Held(msgspec.Struct, frozen=True, gc=False):
    """The cards still in a hand. The number of cards is that of `ranks` and `unknown` together, less `vague`."""

    cards: int = (
        0  # bits of the cards known with their suit; where the suit of a card played is not recorded, all that remain possible
    )
    ranks: int = 0  # packed counts of every card known by rank
    unknown: int = 0  # cards of which nothing is known
    plays: int = 0  # how often this seat has played
    odd: tuple[str, ...] = ()  # cards it laid that it cannot have held
    vague: int = 0  # cards it laid of which the record holds nothing, from among all the others
    loose: int = 0  # packed counts of cards recorded by rank alone of which no play has shown the suit; counts where `ranks` does
    more: int = 0  # bits of those of `cards` that are there twice, or may be
    packs: int = 1  # 1 or 2: how often there is any one card

    @property
    def left(self) -> int:
        """Return how many cards are left, unexplained ones not counted."""
        return self.unknown + size(self.ranks) - self.vague

    @property
    def known(self) -> bool:
        """Say whether every card is known by rank."""
        return self.unknown == 0 and self.vague == 0


def holds_rank(hand: Held, rank: str) -> bool:
    """Say whether a hand is known to hold a card of a rank.

    >>> holds_rank(of(["S3", "??"]), "3"), holds_rank(of(["S3", "??"]), "4")
    (True, False)
    """
    return rank in UNIT and not hand.vague and hand.ranks & 15 * UNIT[rank] > 0


def of(cards: Iterable[str], packs: int = 1) -> Held:
    """Return a hand of these cards, as recorded, out of one pack or two.

    >>> of(["S3", "?3", "??"]).left
    3
    """
    cards, bits, more = tuple(cards), 0, 0
    for card in cards:
        bit = BIT.get(card, 0)
        more |= bits & bit
        bits |= bit
    if bits.bit_count() + more.bit_count() < len(cards) or (more and packs == 1):
        return taken_up(Held(packs=packs), cards)
    return Held(bits, sum([UNIT[RANK_OF[card]] for card in cards]), more=more, packs=packs)


def taken_up(hand: Held, cards: Iterable[str]) -> Held:
    """Return a hand with more cards in it.

    A card that it holds already, as often as there are packs, stands for another of its rank, the suit not known; a joker for a
    card of which nothing is known.

    >>> taken_up(of(["BJ"]), ["BJ"]).unknown
    1
    """
    bits, more, ranks, unknown, loose = hand.cards, hand.more, hand.ranks, hand.unknown, hand.loose
    for card in cards:
        rank = RANK_OF.get(card, "?")
        if rank == "?" or ranks // UNIT[rank] & 15 == (hand.packs if rank in JOKERS else MOST):
            unknown += 1
            continue
        if not ranks & 15 * UNIT[rank]:
            loose &= ~(15 * UNIT[rank])  # of a rank that was gone
        bit = BIT.get(card, 0)
        if not bit or (bits & bit and (more & bit or hand.packs == 1)):
            loose += UNIT[rank] if loose // UNIT[rank] & 15 < MOST else 0
        else:
            more |= bits & bit
            bits |= bit
        ranks += UNIT[rank]
    return Held(bits, ranks, unknown, hand.plays, hand.odd, hand.vague, loose, more, hand.packs)


def exchanged(hand: Held, old: Iterable[str], new: Iterable[str]) -> Held:
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
            rest = given_away(hand, (was,))
            if rest.odd != hand.odd:
                continue
            hand = rest
        if now is not None:
            hand = taken_up(hand, (now,))
    return hand


def played(hand: Held, cards: tuple[str, ...]) -> Held:
    """Return a hand after it has played these cards; what it cannot have held is kept as unexplained. No cards are no play.

    >>> played(of(["S3", "S4"]), ("S4",)).left
    1
    """
    return _without(hand, cards, hand.plays + bool(cards))


def given_away(hand: Held, cards: Iterable[str]) -> Held:
    """Return a hand that these cards have left without being played; what it cannot have held is kept as unexplained.

    >>> given_away(of(["S3", "S4"]), ("S4",)) == of(["S3"])
    True
    """
    return _without(hand, cards, hand.plays)


def put_back(hand: Held, cards: Iterable[str], lacking: Iterable[str], plays: int = 1) -> Held:
    """Return a hand that takes back cards it has laid, of so many plays; `plays` 0: those plays stand, or were none.

    `lacking` are those of the cards that were unexplained when they were laid (`unexplained` of the hand before): they are so no
    longer, and add nothing to the hand. A card that comes back with its suit is known from then on.

    >>> put_back(played(of(["S3", "??"]), ("S3", "D4", "H4")), ("S3", "D4", "H4"), ("H4",)) == of(["S3", "D4"])
    True
    """
    odd, vague = list(hand.odd), hand.vague
    come = list(cards)
    for card in lacking:
        if card in come and card in odd:
            come.remove(card)
            del odd[len(odd) - 1 - odd[::-1].index(card)]
    while vague and UNKNOWN in come:
        come.remove(UNKNOWN)
        vague -= 1
    rest = msgspec.structs.replace(hand, plays=max(hand.plays - plays, 0), odd=tuple(odd), vague=vague)
    return taken_up(rest, come)


def unexplained(hand: Held, cards: Iterable[str]) -> tuple[str, ...]:
    """Return those of the cards that the hand cannot hold.

    >>> unexplained(of(["S3", "H3"]), ["S3", "D3", "?3"])
    ('D3',)
    """
    return _without(hand, cards, hand.plays).odd[len(hand.odd) :]


def _without(hand: Held, cards: Iterable[str], plays: int) -> Held:
    bits, more, ranks, unknown = hand.cards, hand.more, hand.ranks, hand.unknown
    vague, loose, left = hand.vague, hand.loose, hand.left
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
            bits, more = (bits, more & ~bit) if more & bit else (bits & ~bit, more)
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
    bits &= 15 * at_least(ranks, 1)
    more &= 15 * at_least(ranks, 2)
    return Held(bits, ranks, unknown, plays, (*hand.odd, *odd), vague, loose, more, hand.packs)
