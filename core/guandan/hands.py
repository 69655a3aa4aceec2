"""A hand as people see it: its cards from high to low, as far as the record knows them."""

from core.cards import OF_RANK, SUITS, UNKNOWN
from core.climb.held import Held
from core.climb.packed import UNIT
from core.climb.two_packs import TwoPacks, by_rank
from core.guandan.kinds import LEVELS
from core.guandan.messages import Level


def held_cards(hand: Held, level: Level | None) -> tuple[str, ...]:
    """Return the cards that a hand is known to hold, high to low (GD4.2), `?7` where the suit is not known.

    Where it has laid cards of which the record holds nothing, it is not known which are left: then there are none.

    >>> from core.climb.held import of
    >>> held_cards(of(["S3", "HA", "RJ", "?3", "??", "S3"], packs=2), "3")
    ('RJ', 'S3', 'S3', '?3', 'HA')
    """
    if hand.vague:
        return ()
    suited = by_rank(TwoPacks(hand.cards, hand.more))
    found: list[str] = []
    for rank in high_to_low(level):
        count = hand.ranks // UNIT[rank] & 15
        known = suited[rank]
        if len(known) + (hand.loose // UNIT[rank] & 15) != count:  # of some that are gone the suit is not known
            known = known if len(known) == count else ()
        found += sorted(known, key=_suit)
        found += ([OF_RANK[rank][0]] if rank in "BR" else [f"?{rank}"]) * (count - len(known))
    return tuple(found)


def unknown_cards(hand: Held) -> int:
    """Return how many cards a hand has beside those that it is known to hold."""
    return hand.left if hand.vague else hand.unknown


def high_to_low(level: Level | None) -> str:
    """Return the ranks as people sort their cards: jokers, the level, A, K … 2.

    >>> high_to_low("9")
    'RB9AKQJT8765432'
    """
    return "RB" + (level or "") + LEVELS[::-1].replace(level or " ", "")


def laid_out(cards: tuple[str, ...], level: Level | None) -> tuple[str, ...]:
    """Return cards as people sort them; those of which nothing is known, and what is no card, come last.

    >>> laid_out(("??", "S9", "HA", "BJ"), "9")
    ('BJ', 'S9', 'HA', '??')
    """
    order = {code: (n, place) for n, rank in enumerate(high_to_low(level)) for place, code in enumerate(_codes(rank))}
    return tuple(sorted(cards, key=lambda code: order.get(code, (len(LEVELS) + 2 + (code != UNKNOWN), 0))))


def _codes(rank: str) -> tuple[str, ...]:
    return OF_RANK[rank] if rank in "BR" else (*OF_RANK[rank], f"?{rank}")


def _suit(code: str) -> int:
    return SUITS.find(code[0])
