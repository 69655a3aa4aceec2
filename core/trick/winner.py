"""Who wins a trick (SJ5.1 to SJ5.5): the first of the highest plays of the suit led, or of trumps, in the pattern led."""

from collections.abc import Iterator, Sequence

from core.trick.order import TRUMP, Order
from core.trick.pairs import gaps_in, pair_cards, pair_places, runs, without
from core.trick.parts import Lead, lead_of
from core.trick.ways import Ways

Tops = tuple[int, ...]  # the place of each component, in the order of the pattern led


def winner(plays: Sequence[Sequence[str]], order: Order, ways: Ways, lead: Lead | None = None, barred: Sequence[int] = ()) -> int:
    """Return the index of the winning play, the leader's being 0. `barred` are plays that cannot win.

    The first play is read as `lead`, or by the options. Raises ValueError where it is of several suits: there is nothing to beat.

    >>> from core.trick.order import order_of
    >>> from core.trick.ways import USUAL
    >>> winner((("S5",), ("SK",), ("H3",), ("H4",)), order_of("7", "H", USUAL), USUAL)
    3
    """
    led = plays[0]
    if not barred:
        if len(led) == 1:
            return _of_singles(plays, order)
        if len(led) == 2 and led[0] == led[1]:
            return _of_pairs(plays, order)
    if lead is None and (lead := lead_of(led, order, ways)) is None:
        raise ValueError("cards of several suits cannot be led")
    return _of_pattern(plays, lead, order, ways, frozenset(barred))


def _of_singles(plays: Sequence[Sequence[str]], order: Order) -> int:
    card = plays[0][0]
    strength = order.strength[order.suit_of[card]]
    best, highest = 0, strength[card]
    for n in range(1, len(plays)):
        worth = strength.get(plays[n][0], -1)
        if worth > highest:
            best, highest = n, worth
    return best


def _of_pairs(plays: Sequence[Sequence[str]], order: Order) -> int:
    card = plays[0][0]
    strength = order.strength[order.suit_of[card]]
    best, highest = 0, strength[card]
    for n in range(1, len(plays)):
        one, other = plays[n]
        if one == other and strength.get(one, -1) > highest:
            best, highest = n, strength[one]
    return best


def _of_pattern(plays: Sequence[Sequence[str]], lead: Lead, order: Order, ways: Ways, barred: frozenset[int]) -> int:
    best: int | None = None if 0 in barred else 0
    ruffed = False
    tops: Tops = tuple(part.place for part in lead.parts)
    for n in range(1, len(plays)):
        if n in barred or (suit := _one_suit(plays[n], order)) not in (lead.suit, TRUMP):
            continue
        ruffs = suit == TRUMP and lead.suit != TRUMP
        if ruffed and not ruffs:
            continue
        above = None if best is None or (ruffs and not ruffed) else tops
        found = _beats(plays[n], lead, above, order, ways, ruffs=ruffs)
        if found is not None:
            best, ruffed, tops = n, ruffs, found
    return 0 if best is None else best


def _one_suit(cards: Sequence[str], order: Order) -> str | None:
    suit_of = order.suit_of
    suit = suit_of[cards[0]]
    return suit if all(suit_of[card] == suit for card in cards) else None


def _beats(cards: Sequence[str], lead: Lead, above: Tops | None, order: Order, ways: Ways, *, ruffs: bool) -> Tops | None:
    """Return the places of the components of a play that wins over `above` (over anything: None); None where it does not."""
    if ruffs and ways.ruff_pair_as_singles == "no" and len(pair_cards(cards)) > sum(part.pairs for part in lead.parts):
        return None
    shape = lead.shape
    found = _matches(cards, shape, order)
    if above is None:
        return max(found, key=lambda tops: _worth(tops, shape, ways), default=None)
    if ways.over_ruff == "all_components":
        found = (tops for tops in found if _all_above(tops, above, shape))
        return max(found, default=None)
    best = max(found, key=lambda tops: _worth(tops, shape, ways), default=None)
    return best if best is not None and _worth(best, shape, ways) > _worth(above, shape, ways) else None


def _worth(tops: Tops, shape: tuple[int, ...], ways: Ways) -> tuple[int, ...]:
    """Return what decides between two plays of one pattern."""
    if ways.over_ruff == "highest_card":
        return (max(tops),)
    if ways.over_ruff == "all_components":
        return tops
    return (max(top for top, pairs in zip(tops, shape, strict=True) if pairs == shape[0]),)


def _all_above(tops: Tops, above: Tops, shape: tuple[int, ...]) -> bool:
    """Say whether each component is above one of its kind, the highest above the highest."""
    return all(
        one > other
        for pairs in set(shape)
        for one, other in zip(_of_kind(tops, shape, pairs), _of_kind(above, shape, pairs), strict=True)
    )


def _of_kind(tops: Tops, shape: tuple[int, ...], pairs: int) -> list[int]:
    return sorted(top for top, each in zip(tops, shape, strict=True) if each == pairs)


def _matches(cards: Sequence[str], shape: tuple[int, ...], order: Order) -> Iterator[Tops]:
    """Yield every way to find a pattern in cards of one suit, by the places of its components. A pair may be two singles."""
    gaps = gaps_in(order.suit_of[cards[0]], order)
    places = sorted(order.place[card] for card in cards)

    def rest(pairs: tuple[int, ...], left: list[int], wanted: tuple[int, ...]) -> Iterator[Tops]:
        if not wanted or wanted[0] == 0:
            yield tuple(reversed(left))
            return
        for low, high in runs(pairs, wanted[0], gaps):
            fewer = list(left)
            for place in range(low, high + 1):
                fewer.remove(place)
                fewer.remove(place)
            for tops in rest(without(pairs, low, high), fewer, wanted[1:]):
                yield (high, *tops)

    return rest(pair_places(cards, order), places, shape)
