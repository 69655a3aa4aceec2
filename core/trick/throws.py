"""Whether a throw stands, and which of its components is played when it does not (CD3.4, SJ5.4)."""

from collections.abc import Sequence

from core.trick.order import Order
from core.trick.pairs import gaps_in, pair_places, segments
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
    parts = lead.parts
    if len(parts) == 1:
        return None
    judging = others if ways.throw_beaten_by == "three_hands" else [*others[:PARTNER], *others[PARTNER + 1 :]]
    lost = [part for part in parts if any(_beats(hand, part, order) for hand in judging)]
    if not lost:
        return None
    if ways.forced_component == "smallest":
        lost = list(parts)
    elif ways.forced_component == "first_beaten":
        lost = next(list(beaten) for hand in judging if (beaten := beaten_by(lead, hand, order)))
    return lost[0] if len(lost) == 1 else min(lost, key=_size)


def beaten_by(lead: Lead, hand: Sequence[str], order: Order) -> tuple[Part, ...]:
    """Return the components of a lead that a hand beats in kind, in the suit led."""
    return tuple([part for part in lead.parts if _beats(hand, part, order)])


def _size(part: Part) -> tuple[int, int]:
    return part.place, len(part.cards)


def _beats(hand: Sequence[str], part: Part, order: Order) -> bool:
    """Say whether a hand has a higher component of the kind: a single, a pair, a run of as many pairs."""
    above = order.above[part.cards[0]]
    if not part.pairs:
        return not above.isdisjoint(hand)
    higher = [card for card in hand if card in above]
    if len(set(higher)) == len(higher):
        return False
    return part.pairs == 1 or _has_run(hand, part, order)


def _has_run(hand: Sequence[str], part: Part, order: Order) -> bool:
    suit = order.suit_of[part.cards[0]]
    places = pair_places([card for card in hand if order.suit_of[card] == suit], order)
    return any(high > part.place and high - low + 1 >= part.pairs for low, high in segments(places, gaps_in(suit, order)))
