"""Concrete cards for a reading: as few wild cards as will do."""

from typing import NamedTuple

from core.cards import SUITS
from core.climb.kinds import Reading
from core.climb.two_packs import TwoPacks, by_rank
from core.guandan.form import Form
from core.guandan.kinds import JOKERS, LEVELS, RUN, WILD_SUIT
from core.guandan.options import Options

Cards = tuple[str, ...]
WIDTHS = {"single": 1, "pair": 2, "triple": 3, "tube": 2, "plate": 3}


class Hand(NamedTuple):
    """A hand as cards of each rank, the wild ones apart."""

    others: dict[str, Cards]
    wild: Cards
    level: str
    options: Options


def hand_of(hand: TwoPacks, bit: int, level: str, options: Options) -> Hand:
    """Return a hand by rank; `bit` is the wild card's."""
    return Hand(by_rank(hand.without(bit)), (WILD_SUIT + level,) * hand.number(bit), level, options)


def chosen(reading: Reading, hand: Hand) -> Form:
    """Return a form of a reading that the hand can play."""
    kind, main, length = reading.kind, reading.main, reading.length
    if kind == "straight":
        cards = _straight(main, hand)
    elif kind == "straight_flush":
        cards = _flush(main, hand)
    elif kind == "full_house":
        cards = _full_house(main, hand)
    elif kind == "joker_bomb":
        cards = hand.others["B"] + hand.others["R"]
    elif kind == "bomb":
        cards = _filled((main,), length, hand)
    else:
        cards = _filled(steps(main, length) if main in RUN else (main,), WIDTHS[kind], hand)
    return Form(reading, cards)


def steps(main: str, length: int) -> tuple[str, ...]:
    """Return the ranks of a run from its lowest one on.

    >>> steps("A", 3), steps("Q", 3)
    (('A', '2', '3'), ('Q', 'K', 'A'))
    """
    start = RUN.index(main)
    return RUN[start : start + length]


def _filled(ranks: tuple[str, ...], width: int, hand: Hand) -> Cards:
    """Return so many cards of each rank, wild ones where others are missing."""
    found: Cards = ()
    for rank in ranks:
        held = hand.others[rank][:width]
        found += held + hand.wild[:1] * (width - len(held))
    return found


def _straight(main: str, hand: Hand) -> Cards:
    """GD2.4: not of one suit, where that would be a straight flush alone."""
    ranks = steps(main, 5)
    cards = list(_filled(ranks, 1, hand))
    if hand.options.flush_as_straight == "allowed" or len({card[0] for card in cards}) > 1:
        return tuple(cards)
    suit = cards[0][0]
    for n, rank in enumerate(ranks):
        for card in hand.others[rank]:
            if card[0] != suit:
                return (*cards[:n], card, *cards[n + 1 :])
    return (*hand.wild[:1], *cards[1:])


def _flush(main: str, hand: Hand) -> Cards:
    """GD2.3: of the suit of which the hand has the most cards."""
    ranks = steps(main, 5)
    held = [tuple(suit + rank if suit + rank in hand.others[rank] else "" for rank in ranks) for suit in SUITS]
    best = max(held, key=lambda cards: sum(map(bool, cards)))
    return tuple(card or hand.wild[0] for card in best)


def _full_house(main: str, hand: Hand) -> Cards:
    """GD2.7: with the pair that takes the fewest wild cards, breaks nothing where it can and no jokers, and is the lowest."""
    triple = _filled((main,), 3, hand)
    order = LEVELS.replace(hand.level, "") + hand.level
    if hand.options.joker_pair_in_full_house == "allowed":
        order += JOKERS

    def cost(rank: str) -> tuple[int, bool]:
        held = len(hand.others[rank])
        lacking = max(0, 2 - held)
        return (lacking if rank in LEVELS or not lacking else 9), held > 2 or rank in JOKERS

    return triple + _filled((min((rank for rank in order if rank != main), key=cost),), 2, hand)
