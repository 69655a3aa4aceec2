"""What of a throw may be beaten by cards that are not recorded, and what may have to stay of it (SJ5.4, CD3.4)."""

from core.cards import DECK
from core.trick.order import Order
from core.trick.parts import Lead, Part
from core.trick.throws import beaten_by
from core.trumps.known import certain, copies, suited
from core.trumps.messages import Seat
from core.trumps.readings import Readings
from core.trumps.state import PACKS, Deal
from core.trumps.tricks import judging

Parts = tuple[Part, ...]


def beatable(deal: Deal, seat: Seat, lead: Lead, order: Order, options: Readings) -> tuple[Parts, ...]:
    """Return the components of a throw that lies which each hand that it is held against may beat, in playing order.

    A hand that is not known in full may hold every card of the suit of which not both are seen elsewhere.
    """
    asked = judging(seat, options)
    if all(suited(deal.hands[each]) for each in asked):
        return tuple(beaten_by(lead, certain(deal.hands[each]), order) for each in asked)
    seen = copies(deal)
    rest = tuple(card for card in DECK if order.suit_of[card] == lead.suit for _ in range(PACKS - seen[card]))
    found = []
    for each in asked:
        hand = deal.hands[each]
        found.append(beaten_by(lead, certain(hand) if suited(hand) else (*certain(hand), *rest), order))
    return tuple(found)


def may_be_forced(deal: Deal, seat: Seat, lead: Lead, order: Order, options: Readings) -> Parts:
    """Return the components of a throw of which one is forced if it fails (option `forced_component`); none: it stands."""
    each_may = beatable(deal, seat, lead, order, options)
    if not any(each_may):
        return ()
    if options.forced_component == "smallest":
        return (min(lead.parts, key=_size),)
    found: list[Part] = []
    known = [beaten_by(lead, certain(deal.hands[each]), order) for each in judging(seat, options)]
    for may, beaten in zip(each_may, known, strict=True):
        least = _least(may, lead)
        if options.forced_component == "first_beaten" and beaten:
            most = min(map(_size, beaten))
            return _once((*found, *(part for part in least if _size(part) <= most)))
        found += least
    sizes = [_size(part) for beaten in known for part in beaten]
    return _once(tuple(part for part in found if not sizes or _size(part) <= min(sizes)))


def _least(may: Parts, lead: Lead) -> Parts:
    """Return those that can be the smallest a hand beats: who beats one beats all lower ones of as many pairs or fewer."""
    return tuple(
        part
        for part in may
        if not any(low.pairs <= part.pairs and low.place <= part.place and _size(low) < _size(part) for low in lead.parts)
    )


def _once(parts: Parts) -> Parts:
    return tuple(dict.fromkeys(parts))


def _size(part: Part) -> tuple[int, int]:
    return part.place, len(part.cards)
