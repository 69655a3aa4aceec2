"""The order of the cards of a deal, and what cards that are shown make of trumps (SJ2.1 to SJ2.4, SJ4.0, SJ4.3)."""

from functools import lru_cache
from typing import NamedTuple

from core.cards import RANK_OF
from core.trick.order import Order, order_of
from core.trick.ways import Ways
from core.trumps.messages import Level, Suit
from core.trumps.readings import Readings
from core.trumps.state import BOTTOM, IS_LEVEL, Deal

SUITS: dict[str, Suit] = {"S": "S", "H": "H", "C": "C", "D": "D"}
TWOS_BELOW, TWOS_ABOVE, SMALL_JOKERS, BIG_JOKERS = 1, 6, 7, 8
STRENGTH: dict[Suit, int] = {"D": 2, "C": 3, "H": 4, "S": 5}  # SJ4.3
SMALL, BIG = "BJ", "RJ"
THIRD = 2  # place of the third bottom card from the top (SJ2.3)


@lru_cache(maxsize=256)
def ways_of(options: Readings) -> Ways:
    """Return the readings on play, as the trick engine takes them."""
    return Ways(**{key: getattr(options, key) for key in Ways.__struct_fields__})


def order_in(deal: Deal, options: Readings) -> Order | None:
    """Return the order of the cards of a deal; None where its level or trumps are not known."""
    standing = deal.standing
    if standing is None or deal.level is None or not is_level(deal.level, options):
        return None
    return order_of(deal.level, standing.suit, ways_of(options))


def is_level(level: Level, options: Readings) -> bool:
    """Say whether a deal can be played at a level: where 2s are permanent trumps there is no level 2."""
    return level in IS_LEVEL and (level != "2" or options.permanent_trumps == "jokers")


class Shown(NamedTuple):
    """What cards that are shown are worth: the suit that they make trumps (None: no trump), their rank, whether a pair."""

    suit: Suit | None
    strength: int
    pair: bool


def shown(cards: tuple[str, ...], level: Level | None, options: Readings) -> Shown | None:
    """Return what cards make of trumps: level cards of one suit, a pair of jokers or of 2s; None for any other."""
    if not cards or len(cards) > 2 or len(set(cards)) > 1 or cards[0] not in RANK_OF:
        return None
    card, pair = cards[0], len(cards) == 2
    if card in (SMALL, BIG):
        return Shown(None, BIG_JOKERS if card == BIG else SMALL_JOKERS, pair) if pair else None
    suit = SUITS.get(card[0])
    if suit is None:
        return None
    if RANK_OF[card] == level:
        return Shown(suit, STRENGTH[suit], pair)
    if pair and RANK_OF[card] == "2" and options.permanent_trumps == "jokers_and_twos":
        return Shown(None, TWOS_ABOVE if options.twos_pair_overturn == "above_spades" else TWOS_BELOW, True)
    return None


def is_permanent(card: str, options: Readings) -> bool:
    """Say whether a card is a permanent trump (常主)."""
    return card in (SMALL, BIG) or (RANK_OF.get(card) == "2" and options.permanent_trumps == "jokers_and_twos")


def third_of_bottom(deal: Deal) -> str | None:
    """Return the third card of the bottom as it lay, from the top (SJ2.3); None where it is not recorded."""
    as_dealt = deal.in_order and len(deal.bottom) == BOTTOM and (not deal.taken or (deal.up and deal.burier is None))
    return deal.bottom[THIRD] if as_dealt else None


def undeclared_makes(deal: Deal, options: Readings) -> tuple[Suit | None] | None:
    """Return the trump suit that the third bottom card gives where nobody has declared (SJ2.3), in a tuple; None: not known."""
    goes_by_it = deal.undeclared and (not deal.first or options.first_deal_undeclared == "third_bottom_card")
    card = third_of_bottom(deal)
    return third_card_makes(card, deal.level, options) if goes_by_it and card is not None else None


def third_card_makes(card: str, level: Level | None, options: Readings) -> tuple[Suit | None] | None:
    """Return the trump suit that the third bottom card gives (SJ2.3), in a tuple; None where the card is not recorded."""
    if card in (SMALL, BIG):
        return (None,)
    rank = RANK_OF.get(card, "?")
    two = rank == "2" and level != "2" and options.permanent_trumps == "jokers_and_twos"
    if two and options.third_bottom_two == "no_trump":
        return (None,)
    suit = SUITS.get(card[:1])
    return None if suit is None or rank == "?" else (suit,)
