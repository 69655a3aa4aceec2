"""What some cards of one suit are when they are led: singles, pairs and tractors (CD3.2 to CD3.4), and how they may be read."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

import msgspec

from core.trick.order import Order
from core.trick.pairs import gaps_in, pair_cards, pairs_of, segments, without
from core.trick.ways import Ways

Cards = tuple[str, ...]
Run = tuple[int, int]  # lowest and highest place


class Part(msgspec.Struct, frozen=True, gc=False):
    """One component of a play."""

    pairs: int  # 0: a single; 1: a pair; more: a tractor of so many pairs
    place: int  # the highest
    cards: Cards  # from high to low


class Lead(msgspec.Struct, frozen=True, gc=False):
    """What was led: cards of one suit by their components, the largest first, then the highest."""

    suit: str  # as the cards count
    parts: tuple[Part, ...]
    cards: Cards

    @property
    def shape(self) -> tuple[int, ...]:
        """Return the pairs of each component, the largest first; 0 is a single."""
        return tuple([part.pairs for part in self.parts])


def lead_of(cards: Sequence[str], order: Order, ways: Ways, declared: Sequence[Sequence[str]] = ()) -> Lead | None:
    """Return what cards are as a lead, by the declared reading where the cards have it; None: they are of several suits, or none.

    >>> from core.trick.order import order_of
    >>> from core.trick.ways import USUAL
    >>> lead = lead_of(("SA", "SK", "SK"), order_of("5", "H", USUAL), USUAL)
    >>> lead.suit, lead.shape
    ('S', (1, 0))
    """
    if not cards:
        return None
    suit_of, suit = order.suit_of, order.suit_of[cards[0]]
    for card in cards:
        if suit_of[card] != suit:
            return None
    return Lead(suit, parts(cards, order, ways, declared), tuple(cards))


def parts(cards: Sequence[str], order: Order, ways: Ways, declared: Sequence[Sequence[str]] = ()) -> tuple[Part, ...]:
    """Return the components of cards of one suit, the largest first: as declared, where they can be, else by the option."""
    if len(cards) == 1:
        return (Part(0, order.place[cards[0]], tuple(cards)),)
    if len(cards) == 2 and cards[0] == cards[1]:
        return (Part(1, order.place[cards[0]], tuple(cards)),)
    if declared and (read := as_declared(cards, order, declared)):
        return read
    place, down = order.place, order.down.__getitem__
    if len(set(cards)) == len(cards):
        return tuple([Part(0, place[card], (card,)) for card in sorted(cards, key=down)])
    twice = pair_cards(cards)
    singles = [Part(0, place[card], (card,)) for card in sorted([card for card in cards if card not in twice], key=down)]
    if len(twice) == 1:
        return (Part(1, place[twice[0]], (twice[0], twice[0])), *singles)
    found = _chosen(tuple(sorted([place[card] for card in twice])), gaps_in(order.suit_of[cards[0]], order), ways.decomposition)
    free = sorted(twice, key=down)
    return (*[Part(high - low + 1, high, pairs_of(low, high, free, order)) for low, high in found], *singles)


def as_declared(cards: Sequence[str], order: Order, declared: Sequence[Sequence[str]]) -> tuple[Part, ...]:
    """Return the components as declared; none where they are no reading of the cards."""
    found = [part for group in declared if (part := _part(group, order)) is not None]
    if len(found) < len(declared) or Counter(card for group in declared for card in group) != Counter(cards):
        return ()
    gaps = gaps_in(order.suit_of[cards[0]], order)
    lengths = sorted((part.place - part.pairs + 1, part.place) for part in found if part.pairs)
    if _could_be_joined(lengths, gaps) or sum(part.pairs for part in found) < len(pair_cards(cards)):
        return ()
    return tuple(sorted(found, key=lambda part: (-part.pairs, -part.place)))


def readings(places: tuple[int, ...], gaps: frozenset[int]) -> set[tuple[Run, ...]]:
    """Return every way to read pairs as runs of which no two could be one longer run."""
    return {found for found in _cut(places, gaps) if not _could_be_joined(found, gaps)}


def _part(group: Sequence[str], order: Order) -> Part | None:
    cards = tuple(sorted(group, key=order.down.__getitem__))
    if len(cards) == 1:
        return Part(0, order.place[cards[0]], cards)
    if len(cards) % 2 or len(cards) < 2 or cards[::2] != cards[1::2] or len({order.suit_of[card] for card in cards}) > 1:
        return None
    places = tuple(order.place[card] for card in cards[::-2])
    if places != tuple(range(places[0], places[0] + len(places))):
        return None
    if len(segments(places, gaps_in(order.suit_of[cards[0]], order))) > 1:
        return None
    return Part(len(places), places[-1], cards)


def _could_be_joined(found: Iterable[Run], gaps: frozenset[int]) -> bool:
    tops = {high for _, high in found} - gaps
    return any(low - 1 in tops for low, _ in found)


def _cut(places: tuple[int, ...], gaps: frozenset[int]) -> Iterator[tuple[Run, ...]]:
    """Yield every way to cut pairs into runs: the lowest pair begins a run of each length that there is."""
    if not places:
        yield ()
        return
    low, high = segments(places, gaps)[0]
    for top in range(low, high + 1):
        for others in _cut(without(places, low, top), gaps):
            yield tuple(sorted(((low, top), *others)))


@lru_cache(maxsize=4096)
def _chosen(places: tuple[int, ...], gaps: frozenset[int], decomposition: str) -> tuple[Run, ...]:
    """Return the runs, the longest first, of the reading that the option prefers."""
    if decomposition == "shortest_first" and len(set(places)) < len(places):
        best = min(readings(places, gaps), key=lambda found: (_lengths(found), found))
        return tuple(sorted(best, key=lambda run: (run[0] - run[1], -run[1])))
    found: list[Run] = []
    while places:
        low, high = max(segments(places, gaps), key=lambda run: (run[1] - run[0], run[1]))
        found.append((low, high))
        places = without(places, low, high)
    return tuple(found)


def _lengths(found: tuple[Run, ...]) -> list[int]:
    return sorted((high - low + 1 for low, high in found), reverse=True)
