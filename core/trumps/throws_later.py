"""Throws that could not be judged when they were made, and what later cards prove of them (SJ5.4, CD3.4).

A throw stands where nobody is known to beat it. Whatever another seat plays or shows later was in its hand then; the finding
stands at that act and names the trick.
"""

from typing import NamedTuple

from msgspec.structs import replace

from core.trick.parts import Lead, Part
from core.trick.throws import beaten_by
from core.trumps.known import recorded
from core.trumps.messages import Seat
from core.trumps.readings import Readings
from core.trumps.state import Deal, Thrown
from core.trumps.tricks import is_judged, judging, unknown_of, who_beats
from core.trumps.trumps import order_in


class Beaten(NamedTuple):
    """What a later act shows of an earlier throw: which of its components the seat beats."""

    thrown: Thrown
    parts: tuple[Part, ...]


def with_throw(deal: Deal, seat: Seat, lead: Lead | None, options: Readings) -> Deal:
    """Return a deal in which a throw was led; it is kept where a hand that it is held against is not known."""
    order = order_in(deal, options)
    if lead is None or order is None or not is_judged(lead, options):
        return deal
    if not unknown_of(deal, seat, options) or who_beats(deal, seat, lead, order, options):
        return deal
    at = len(deal.laid) - len(lead.cards)
    return replace(deal, throws=(*deal.throws, Thrown(seat, deal.tricks + 1, lead, at)))


def without_throw(deal: Deal, at: int) -> Deal:
    """Return a deal in which the throw led after so many cards has been settled at the table, or may have been."""
    return replace(deal, throws=tuple(thrown for thrown in deal.throws if thrown.at != at)) if deal.throws else deal


def proved(deal: Deal, seat: Seat, cards: tuple[str, ...], options: Readings) -> tuple[Beaten, ...]:
    """Return the earlier throws of others that cards prove to be beaten: a seat plays or shows them now and held them then."""
    order = order_in(deal, options)
    if order is None or not deal.throws or not recorded(cards):
        return ()
    found = []
    for thrown in deal.throws:
        if seat in thrown.apart or seat not in judging(thrown.seat, options):
            continue
        held = (*(card for who, card in deal.laid[thrown.at :] if who == seat and card in order.suit_of), *cards)
        if parts := beaten_by(thrown.lead, held, order):
            found.append(Beaten(thrown, parts))
    return tuple(found)


def after(deal: Deal, seat: Seat, cards: tuple[str, ...], options: Readings) -> Deal:
    """Return a deal after a seat has played or shown cards: a throw that is proved to be beaten is open no more."""
    if not deal.throws:
        return deal
    for each in proved(deal, seat, cards, options):
        deal = without_throw(deal, each.thrown.at)
    return deal
