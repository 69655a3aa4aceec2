"""What a hand may follow with: how many plays there are, and what people choose between.

A follower who holds no more cards of the suit than are to be played has to give them all; one who holds more chooses the runs and
pairs that are due, and fills up with any others of the suit.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

import msgspec

from core.cards import less
from core.trick.duty import due_from, free_of, given_by, owed, protects
from core.trick.order import Order
from core.trick.pairs import gaps_in, pair_cards, pair_places
from core.trick.parts import Cards, Lead
from core.trick.ways import Ways


class Choice(msgspec.Struct, frozen=True, gc=False):
    """Cards that are given together, and how many more are chosen from which."""

    given: Cards  # runs and pairs that are due, or all the cards of the suit
    more: int
    among: Cards


def count(lead: Lead, hand: Sequence[str], order: Order, ways: Ways) -> int:
    """Return how many lawful plays a hand has, equal cards being one; 0 where it has not cards enough.

    >>> from core.trick.order import order_of
    >>> from core.trick.parts import lead_of
    >>> from core.trick.ways import USUAL
    >>> order = order_of("2", "H", Ways(permanent_trumps="jokers"))
    >>> count(lead_of(("S9", "S9"), order, USUAL), ("S3", "S3", "S5", "S5", "S7"), order, USUAL)
    2
    """
    number = len(lead.cards)
    if len(hand) < number:
        return 0
    suit_of, suit = order.suit_of, lead.suit
    held = [card for card in hand if suit_of[card] == suit]
    if len(held) <= number:
        return _ways_to_take([card for card in hand if suit_of[card] != suit], number - len(held))
    components = owed(lead, ways)
    if not components:
        return _ways_to_take(held, number)
    singles = len(set(held))
    return sum(comb(singles - len(pairs), number - 2 * len(pairs)) for pairs in _enough(lead, held, order, ways))


def choices(lead: Lead, hand: Sequence[str], order: Order, ways: Ways, most: int = 24) -> tuple[Choice, ...]:
    """Return what a hand chooses between, at most so many; more than one where several runs or pairs may be given."""
    number, suit_of, suit = len(lead.cards), order.suit_of, lead.suit
    held = _sorted_up([card for card in hand if suit_of[card] == suit], order)
    if len(held) <= number:
        others = _sorted_up([card for card in hand if suit_of[card] != suit], order)
        return (Choice(tuple(held), number - len(held), tuple(others)),)
    if not owed(lead, ways):
        return (Choice((), number, tuple(held)),)
    found: dict[Cards, Choice] = {}
    for taken in _enough(lead, held, order, ways, least=True):
        given = _twice(taken)
        left = less(held, given)
        found[given] = Choice(given, number - len(given), left)
        if len(found) == most:
            break
    return tuple(found.values())


def due_pairs(lead: Lead, held: Sequence[str], order: Order, ways: Ways, *, whole: bool = True) -> Iterator[Cards]:
    """Yield, from high to low, the pairs that would do the duty to pairs; none that is protected.

    `held` are the cards of the suit, from low to high, more than are to be played. Where the hand may hold more (not `whole`),
    what is due for certain.
    """
    free = free_of(pair_places(held, order), gaps_in(lead.suit, order), whole=whole) if protects(lead, ways) else None
    for taken in _enough(lead, held, order, ways, free, least=True):
        yield _twice(taken[::-1])


def plays(lead: Lead, hand: Sequence[str], order: Order, ways: Ways, most: int) -> tuple[Cards, ...] | None:
    """Return every lawful play, equal cards being one; None where there are more than `most`."""
    if count(lead, hand, order, ways) > most:
        return None
    found: dict[Cards, None] = {}
    for choice in choices(lead, hand, order, ways, most=most + 1):
        for more in combinations(choice.among, choice.more):
            found[tuple(sorted((*choice.given, *more), key=order.down.__getitem__, reverse=True))] = None
    return tuple(found)


def _sorted_up(cards: list[str], order: Order) -> list[str]:
    """Return cards from low to high, trumps last."""
    return sorted(cards, key=order.down.__getitem__, reverse=True)


def _ways_to_take(cards: Sequence[str], number: int) -> int:
    """Return how many different sets of so many cards there are among cards of which some are there twice."""
    if number == 0:
        return 1
    kinds = len(set(cards))
    if number == 1:
        return kinds
    twice = len(cards) - kinds
    return sum(comb(twice, pairs) * comb(kinds - pairs, number - 2 * pairs) for pairs in range(min(twice, number // 2) + 1))


def _twice(taken: Cards) -> Cards:
    return tuple([card for card in taken for _ in (1, 2)])


def _enough(
    lead: Lead, held: Sequence[str], order: Order, ways: Ways, free: tuple[int, ...] | None = None, *, least: bool = False
) -> Iterator[Cards]:
    """Yield the sets of pairs, fewest first, that do what is due; a play may hold any of them, and no others.

    Given `free`, the sets that do it without a pair that is protected inside a tractor; `least`: those with no pair more.
    """
    gaps, components, same_length = gaps_in(lead.suit, order), owed(lead, ways), ways.follow_tractor == "same_length"
    twice = sorted(pair_cards(held), key=order.place.__getitem__)
    places = tuple([order.place[card] for card in twice])
    if free is None:
        due, _ = due_from(places, components, gaps, same_length, protects(lead, ways))
    else:
        due = given_by(places, components, gaps, same_length, free)
    for n in range(sum(map(sum, due)), min(len(twice), len(lead.cards) // 2) + 1):
        does = False
        for taken, found in zip(combinations(twice, n), combinations(places, n), strict=True):
            if given_by(found, components, gaps, same_length, free) >= due:
                does = True
                yield taken
        if does and least:
            return
