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


class Choice(msgspec.Struct, frozen=True):
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
    number = len(lead.cards)
    held, others = _split(lead, hand, order)
    if len(held) <= number:
        return (Choice(tuple(held), number - len(held), tuple(others)),)
    found: dict[Cards, Choice] = {}
    for taken in _least(lead, held, order, ways):
        given = tuple(card for card in taken for _ in range(2))
        left = less(held, given)
        found[given] = Choice(given, number - len(given), left)
        if len(found) == most:
            break
    return tuple(found.values())


def due_choices(lead: Lead, held: Sequence[str], order: Order, ways: Ways, *, whole: bool = True) -> Iterator[Choice]:
    """Yield what would do the duty to pairs out of more cards of the suit than are to be played; no pair that is protected.

    Where the hand may hold more (not `whole`), what is due for certain.
    """
    sorted_up = sorted(held, key=order.down.__getitem__, reverse=True)
    places, gaps = pair_places(sorted_up, order), gaps_in(lead.suit, order)
    free = free_of(places, gaps, whole=whole) if protects(lead, ways) else None
    for taken in _least(lead, sorted_up, order, ways, free):
        given = tuple(card for card in taken for _ in range(2))
        yield Choice(given, len(lead.cards) - len(given), less(sorted_up, given))


def plays(lead: Lead, hand: Sequence[str], order: Order, ways: Ways, most: int) -> tuple[Cards, ...] | None:
    """Return every lawful play, equal cards being one; None where there are more than `most`."""
    if count(lead, hand, order, ways) > most:
        return None
    found: dict[Cards, None] = {}
    for choice in choices(lead, hand, order, ways, most=most + 1):
        for more in combinations(choice.among, choice.more):
            found[tuple(sorted((*choice.given, *more), key=order.down.__getitem__, reverse=True))] = None
    return tuple(found)


def _split(lead: Lead, hand: Sequence[str], order: Order) -> tuple[list[str], list[str]]:
    """Return the cards of the suit led and the others, each from low to high, trumps last."""
    sorted_up = sorted(hand, key=order.down.__getitem__, reverse=True)
    suit_of, suit = order.suit_of, lead.suit
    return [card for card in sorted_up if suit_of[card] == suit], [card for card in sorted_up if suit_of[card] != suit]


def _ways_to_take(cards: Sequence[str], number: int) -> int:
    """Return how many different sets of so many cards there are among cards of which some are there twice."""
    kinds = len(set(cards))
    twice = len(cards) - kinds
    return sum(comb(twice, pairs) * comb(kinds - pairs, number - 2 * pairs) for pairs in range(min(twice, number // 2) + 1))


def _enough(
    lead: Lead, held: list[str], order: Order, ways: Ways, free: tuple[int, ...] | None = None
) -> Iterator[tuple[str, ...]]:
    """Yield the sets of pairs, fewest first, that do what is due; a play may hold any of them, and no others.

    Given `free`, the sets that do it without a pair that is protected inside a tractor.
    """
    gaps, components = gaps_in(lead.suit, order), owed(lead, ways)
    same_length, places, twice = ways.follow_tractor == "same_length", pair_places(held, order), pair_cards(held)
    if free is None:
        due, _ = due_from(places, components, gaps, same_length, protects(lead, ways))
    else:
        due = given_by(places, components, gaps, same_length, free)
    for n in range(sum(map(sum, due)), min(len(twice), len(lead.cards) // 2) + 1):
        for taken in combinations(twice, n):
            found = tuple(sorted(order.place[card] for card in taken))
            if given_by(found, components, gaps, same_length, free) >= due:
                yield taken


def _least(
    lead: Lead, held: list[str], order: Order, ways: Ways, free: tuple[int, ...] | None = None
) -> Iterator[tuple[str, ...]]:
    """Yield the sets of pairs that do what is due and no pair more."""
    fewest: int | None = None
    for taken in _enough(lead, held, order, ways, free):
        fewest = len(taken) if fewest is None else fewest
        if len(taken) > fewest:
            return
        yield taken
