"""The order of the cards for one level and one trump suit: for each card the suit it counts as, and its place there."""

from functools import lru_cache

import msgspec

from core.cards import JOKERS, SUITS, people_order
from core.trick.ways import Ways

TRUMP = "T"
LEVELS = "23456789TJQKA"
_RUFF = 100  # more than any place, so that every trump stands above every card of a side suit


class Order(msgspec.Struct, frozen=True):
    """Cards of equal place are equal cards. Places one apart are neighbours, but for the `gaps` in the trumps."""

    level: str
    suit: str | None  # None: no-trump
    suit_of: dict[str, str]  # S H C D for side suits, TRUMP for trumps
    place: dict[str, int]  # within the suit that the card counts as; 0 is the lowest
    above: dict[str, frozenset[str]]  # by card: the cards of its suit that are higher
    gaps: frozenset[int]  # trump places that are no neighbours of the next higher one
    strength: dict[str, dict[str, int]]  # by the suit led: what a card that can win is worth
    down: dict[
        str, int
    ]  # where a card lies when all are sorted: trumps first, then the suits; high to low, equal cards as people do


@lru_cache(maxsize=256)
def order_of(level: str, suit: str | None, ways: Ways) -> Order:
    """Return the order at a level with a trump suit, None for no-trump. Raises ValueError for what is no level or no suit.

    >>> from core.trick.ways import USUAL
    >>> order = order_of("5", "H", USUAL)
    >>> sorted((card for card in order.place if order.suit_of[card] == TRUMP), key=order.place.get)[-11:]
    ['HA', 'S2', 'C2', 'D2', 'H2', 'S5', 'C5', 'D5', 'H5', 'BJ', 'RJ']
    """
    twos = ways.permanent_trumps == "jokers_and_twos"
    if len(level) != 1 or level not in LEVELS or (twos and level == "2"):
        raise ValueError(f"{level!r} is no level")
    if suit is not None and (len(suit) != 1 or suit not in SUITS):
        raise ValueError(f"{suit!r} is no suit")
    plain = [rank for rank in LEVELS if rank != level and not (twos and rank == "2")]
    side = {each: [each + rank for rank in plain] for each in SUITS if each != suit}
    steps = _trump_steps(level, suit, plain, twos=twos)
    suit_of = {card: TRUMP for step in steps for card in step} | {card: each for each, cards in side.items() for card in cards}
    place = {card: n for n, step in enumerate(steps) for card in step}
    place |= {card: n for cards in side.values() for n, card in enumerate(cards)}
    above = {
        card: frozenset(card for step in rest[n + 1 :] for card in step)
        for rest in (steps, *([[card] for card in cards] for cards in side.values()))
        for n, step in enumerate(rest)
        for card in step
    }
    ruffs = {card: _RUFF + place[card] for step in steps for card in step}
    strength = {each: {**{card: place[card] for card in cards}, **ruffs} for each, cards in side.items()} | {TRUMP: ruffs}
    suits = (TRUMP, *SUITS)
    laid = sorted(place, key=lambda card: (suits.index(suit_of[card]), -place[card], people_order(card)))
    down = {card: n for n, card in enumerate(laid)}
    return Order(level, suit, suit_of, place, above, _gaps(steps, level, suit, ways), strength, down)


def _trump_steps(level: str, suit: str | None, plain: list[str], *, twos: bool) -> list[list[str]]:
    """Return the trumps from low to high, equal cards together."""
    steps = [] if suit is None else [[suit + rank] for rank in plain]
    for rank in ("2", level) if twos else (level,):
        others = [each + rank for each in SUITS if each != suit]
        steps += [others] if suit is None else [others, [suit + rank]]
    return [*steps, [JOKERS["B"]], [JOKERS["R"]]]


def _gaps(steps: list[list[str]], level: str, suit: str | None, ways: Ways) -> frozenset[int]:
    """Return the places whose link to the next one the readings deny."""
    joker = len(steps) - 2
    levels = [n for n, step in enumerate(steps) if step[0][1] == level]
    found: set[int] = set()
    if suit is None and ways.no_trump_tractor == "none":
        found |= set(range(joker))
    if ways.tractor_adjacency == "joker_not_to_level":
        found.add(joker - 1)
    if ways.tractor_adjacency == "level_not_to_suit" and levels[0] > 0 and _is_of_suit(steps[levels[0] - 1][0], ways):
        found.add(levels[0] - 1)
    return frozenset(found)


def _is_of_suit(card: str, ways: Ways) -> bool:
    """Say whether a trump below the level cards is a plain card of the trump suit, no permanent trump."""
    return not (card[1] == "2" and ways.permanent_trumps == "jokers_and_twos")
