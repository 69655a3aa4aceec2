"""What is known for certain of the cards of a hand, and how often a card is seen at the table."""

from collections import Counter

from core.cards import BIT, OF_RANK, RANK_OF, cards_of
from core.climb.held import Held
from core.climb.packed import PLACE, UNIT, size
from core.guandan.kinds import JOKERS, MOST_WILD, WILD_SUIT
from core.guandan.messages import Level
from core.guandan.state import Deal
from core.guandan.tribute import worth

MOST_OF_RANK = {rank: 2 * len(codes) for rank, codes in OF_RANK.items()}


def whole(hand: Held) -> tuple[str, ...] | None:
    """Return which cards a hand holds of which every card is known with its suit, high to low; None where one is not.

    >>> from core.climb.held import of
    >>> whole(of(["S3", "S3", "RJ"], packs=2)), whole(of(["S3", "?4"], packs=2))
    (('RJ', 'S3'), None)
    """
    if not hand.known or hand.cards.bit_count() + hand.more.bit_count() != size(hand.ranks):
        return None
    return cards_of(hand.cards)


def sure(hand: Held) -> dict[str, int]:
    """Return how often a hand holds a card for certain, for the cards of which that can be said."""
    found: dict[str, int] = {}
    if hand.vague:
        return found
    for rank, place in PLACE.items():
        bits, more = hand.cards >> 4 * place & 15, hand.more >> 4 * place & 15
        if bits and bits.bit_count() + more.bit_count() <= hand.ranks // UNIT[rank] & 15:
            for n, code in enumerate(OF_RANK[rank]):
                if bits >> n & 1:
                    found[code] = 1 + (more >> n & 1)
    return found


def copies(deal: Deal) -> Counter[str]:
    """Return how often each card with its suit is at the table for certain: in the hands, and among those laid."""
    found = Counter(card for _, card in deal.laid if card in BIT)
    for hand in deal.hands:
        found.update(sure(hand))
    return found


def of_ranks(deal: Deal) -> Counter[str]:
    """Return how many cards of each rank are at the table for certain: in the hands, and among those laid."""
    found = Counter(rank for _, card in deal.laid if (rank := RANK_OF.get(card, "?")) != "?")
    for hand in deal.hands:
        if not hand.vague:
            found.update({rank: hand.ranks // unit & 15 for rank, unit in UNIT.items()})
    return found


def higher(hand: Held, paid: str, level: Level, but: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the cards of a hand that are known to be higher than a tribute, the highest first and those of one worth only.

    The heart level card never counts (GD5.2), nor do the cards `but`. A card is `?A` where its suit is not known.

    >>> from core.climb.held import of
    >>> higher(of(["H7", "S7", "CA"], packs=2), "CA", "7"), higher(of(["?K", "??"], packs=2), "HQ", "7")
    (('S7',), ('?K',))
    """
    value = worth(paid, level)
    if value is None or hand.vague:
        return ()
    left = Counter(but)
    held = sure(hand)
    best: list[tuple[int, str]] = []
    for rank, unit in UNIT.items():
        number = hand.ranks // unit & 15
        named = [code for code in OF_RANK[rank] if held.get(code, 0) - left[code] > 0 and code != WILD_SUIT + level]
        spare = number - sum(left[code] for code in OF_RANK[rank]) - (MOST_WILD if rank == level else 0)
        if not named and spare <= 0:
            continue
        high = worth(OF_RANK[rank][0], level) if rank != level else worth(f"?{level}", level)
        if high is not None and high > value:
            best += [(high, code) for code in named or (OF_RANK[rank][0] if rank in JOKERS else f"?{rank}",)]
    top = max((high for high, _ in best), default=0)
    return tuple(code for high, code in best if high == top)
