"""Whether a throw stands, and which of its components is played when it does not (CD3.4, SJ5.4)."""

from collections.abc import Sequence

from core.trick.order import Order
from core.trick.pairs import gaps_in, pair_cards, segments
from core.trick.parts import Lead, Part
from core.trick.ways import Ways

Hands = Sequence[Sequence[str]]  # the three other hands, in playing order
PARTNER = 1


def settled(lead: Lead, others: Hands, order: Order, ways: Ways) -> Part | None:
    """Return the component that is forced, None where the throw stands; what is no throw stands.

    >>> from core.trick.order import order_of
    >>> from core.trick.parts import lead_of
    >>> from core.trick.ways import USUAL
    >>> order = order_of("T", "S", USUAL)
    >>> settled(lead_of(("H9", "H8", "H8"), order, USUAL), (("HJ",), (), ("H7", "H7")), order, USUAL).cards
    ('H9',)
    """
    if len(lead.parts) == 1:
        return None
    judging = others if ways.throw_beaten_by == "three_hands" else [*others[:PARTNER], (), *others[PARTNER + 1 :]]
    kinds = set(lead.shape)
    tops = [_tops(kinds, lead.suit, hand, order) for hand in judging]
    lost = [part for part in lead.parts if any(part.place < each.get(part.pairs, -1) for each in tops)]
    if not lost:
        return None
    if ways.forced_component == "smallest":
        lost = list(lead.parts)
    elif ways.forced_component == "first_beaten":
        found = ([part for part in lead.parts if part.place < each.get(part.pairs, -1)] for each in tops)
        lost = next(parts for parts in found if parts)
    return min(lost, key=lambda part: (part.place, len(part.cards)))


def beaten_by(lead: Lead, hand: Sequence[str], order: Order) -> tuple[Part, ...]:
    """Return the components of a lead that a hand beats in kind, in the suit led."""
    tops = _tops(set(lead.shape), lead.suit, hand, order)
    return tuple(part for part in lead.parts if part.place < tops.get(part.pairs, -1))


def _tops(kinds: set[int], suit: str, hand: Sequence[str], order: Order) -> dict[int, int]:
    """Return the highest place that a hand has of each kind of component in a suit; a kind that it has not is missing."""
    suit_of = order.suit_of
    held = [card for card in hand if suit_of[card] == suit]
    if not held:
        return {}
    place = order.place
    found = {0: max([place[card] for card in held])}
    if kinds == _SINGLES or not (twice := pair_cards(held)):
        return found
    found[1] = max([place[card] for card in twice])
    if longest := max(kinds) - 1:
        pairs = sorted([place[card] for card in twice])
        for low, high in segments(pairs, gaps_in(suit, order)):
            found |= dict.fromkeys(range(2, min(high - low, longest) + 2), high)
    return found


_SINGLES = {0}
