"""Pairs and runs of neighbouring pairs among the cards of one suit. A run takes one pair of each of its places."""

from collections.abc import Iterable, Iterator, Sequence

from core.trick.order import TRUMP, Order

NO_GAPS: frozenset[int] = frozenset()


def gaps_in(suit: str, order: Order) -> frozenset[int]:
    """Return the gaps of a suit; side suits have none."""
    return order.gaps if suit == TRUMP else NO_GAPS


def pair_cards(cards: Sequence[str]) -> list[str]:
    """Return each card that is there twice, once.

    >>> pair_cards(["S3", "S4", "S3", "S5", "S5"])
    ['S3', 'S5']
    """
    if len(set(cards)) == len(cards):
        return []
    seen: set[str] = set()
    found: list[str] = []
    for card in cards:
        if card in seen:
            found.append(card)
        else:
            seen.add(card)
    return found


def pair_places(cards: Sequence[str], order: Order) -> tuple[int, ...]:
    """Return the places of the pairs among cards of one suit, from low to high; equal cards of several suits each have theirs."""
    place = order.place
    return tuple(sorted([place[card] for card in pair_cards(cards)]))


def segments(places: Iterable[int], gaps: frozenset[int]) -> list[tuple[int, int]]:
    """Return the longest runs of pairs as lowest and highest place, from low to high; a place counts once.

    >>> segments((0, 1, 1, 2, 5), frozenset({1}))
    [(0, 1), (2, 2), (5, 5)]
    """
    found: list[tuple[int, int]] = []
    for place in places:
        if found and place == found[-1][1]:
            continue
        if found and place == found[-1][1] + 1 and found[-1][1] not in gaps:
            found[-1] = (found[-1][0], place)
        else:
            found.append((place, place))
    return found


def runs(places: tuple[int, ...], length: int, gaps: frozenset[int]) -> Iterator[tuple[int, int]]:
    """Yield every run of so many pairs as lowest and highest place, from high to low."""
    for low, high in reversed(segments(places, gaps)):
        for top in range(high, low + length - 2, -1):
            yield top - length + 1, top


def without(places: tuple[int, ...], low: int, high: int) -> tuple[int, ...]:
    """Return the places of the pairs that are left when a run is taken, one pair of each of its places."""
    left = list(places)
    for place in range(low, high + 1):
        left.remove(place)
    return tuple(left)


def pairs_of(low: int, high: int, free: list[str], order: Order) -> tuple[str, ...]:
    """Return the cards of a run from high to low, taking the pairs out of `free` (one card for each pair, in people's order)."""
    found: list[str] = []
    for place in range(high, low - 1, -1):
        for card in free:
            if order.place[card] == place:
                found += (card, card)
                free.remove(card)
                break
    return tuple(found)
