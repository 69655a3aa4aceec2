"""A hand as people hold it in this deal: trumps first, then the side suits, each from high to low."""

from core.cards import OF_RANK, RANK_OF, RANKS, SUITS, people_order
from core.climb.held import Held
from core.climb.packed import UNIT
from core.trick.order import TRUMP, Order, order_of
from core.trumps.known import certain, suited
from core.trumps.readings import Readings
from core.trumps.state import Deal
from core.trumps.trumps import is_level, order_in, ways_of

Suited = tuple[str, tuple[str, ...]]  # a suit as its cards count (TRUMP, S, H, C, D; "" where that is not known), and the cards
_SHOWN = (TRUMP, *SUITS, "")


def order_for(deal: Deal, options: Readings) -> Order | None:
    """Return the order of the cards of a deal; before trumps are made that of no trump, which keeps the suits together.

    None where the level is not known: then there is no order of trumps.
    """
    known = order_in(deal, options)
    if known is not None or deal.level is None or not is_level(deal.level, options):
        return known
    return order_of(deal.level, None, ways_of(options))


def held_cards(hand: Held) -> tuple[str, ...]:
    """Return the cards that a hand is known to hold, `?7` where the suit is not known.

    Where it has laid or buried cards of which the record holds nothing, it is not known which are left: then there are none.

    >>> from core.climb.held import of
    >>> held_cards(of(["S3", "S3", "?4", "??"], packs=2))
    ('S3', 'S3', '?4')
    """
    if hand.vague:
        return ()
    found = list(certain(hand))
    if suited(hand):
        return tuple(found)
    for rank in RANKS:
        known = sum(RANK_OF[card] == rank for card in found)
        more = (hand.ranks // UNIT[rank] & 15) - known
        found += ([OF_RANK[rank][0]] if rank in "BR" else [f"?{rank}"]) * more
    return tuple(found)


def unknown_cards(hand: Held) -> int:
    """Return how many cards a hand has beside those that it is known to hold."""
    return hand.left if hand.vague else hand.unknown


def by_suit(cards: tuple[str, ...], order: Order | None) -> tuple[Suited, ...]:
    """Return cards by the suits that they count as, trumps first, each suit from high to low.

    >>> from core.trick.ways import USUAL
    >>> by_suit(("S9", "D4", "H3", "RJ", "SA"), order_of("3", "S", USUAL))
    (('T', ('RJ', 'H3', 'SA', 'S9')), ('D', ('D4',)))
    """
    found: dict[str, list[str]] = {}
    for card in cards:
        found.setdefault(_suit(card, order), []).append(card)
    return tuple((suit, tuple(sorted(found[suit], key=lambda card: _place(card, order)))) for suit in _SHOWN if suit in found)


def sorted_cards(cards: tuple[str, ...], order: Order | None) -> tuple[str, ...]:
    """Return cards as they lie in a hand of this deal.

    >>> sorted_cards(("S9", "??", "SA"), None)
    ('SA', 'S9', '??')
    """
    return tuple(card for _, of_suit in by_suit(cards, order) for card in of_suit)


def _suit(card: str, order: Order | None) -> str:
    if order is not None:
        return order.suit_of.get(card, "")
    return card[0] if card[0] in SUITS and card in RANK_OF else ""


def _place(card: str, order: Order | None) -> tuple[int, int, str]:
    if order is not None and card in order.down:
        return 0, order.down[card], ""
    return (1, *people_order(card)[:1], card) if card in RANK_OF else (2, 0, card)
