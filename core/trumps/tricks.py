"""Tricks: whose turn it is, what a trick is worth, who takes it, and when a deal is played out (SJ5.0, SJ6.2)."""

from core.trick.order import TRUMP, Order
from core.trick.parts import Lead, lead_of
from core.trick.throws import beaten_by
from core.trick.winner import winner
from core.trumps.known import certain, points_of, recorded, suited
from core.trumps.messages import CardsPlayed, Seat
from core.trumps.readings import Readings
from core.trumps.state import Deal, Following, Play, next_seat, partner
from core.trumps.trumps import order_in, ways_of


def in_order(seat: Seat) -> tuple[Seat, Seat, Seat]:
    """Return the three other seats in playing order."""
    return next_seat(seat), partner(seat), next_seat(partner(seat))


def judging(seat: Seat, options: Readings) -> tuple[Seat, ...]:
    """Return the seats whose cards make a throw of a seat fail (option `throw_beaten_by`)."""
    one, mate, three = in_order(seat)
    return (one, mate, three) if options.throw_beaten_by == "three_hands" else (one, three)


def is_judged(lead: Lead | None, options: Readings) -> bool:
    """Say whether a lead is a throw that other hands can make fail: trumps only where they may be thrown."""
    return lead is not None and len(lead.parts) > 1 and (lead.suit != TRUMP or options.throw_trumps == "allowed")


def unknown_of(deal: Deal, seat: Seat, options: Readings) -> tuple[Seat, ...]:
    """Return the seats whose cards a throw of a seat is held against and that are not known in full."""
    return tuple(each for each in judging(seat, options) if not suited(deal.hands[each]))


def who_beats(deal: Deal, seat: Seat, lead: Lead, order: Order, options: Readings) -> tuple[Seat, ...]:
    """Return the seats known to beat a component of what a seat has thrown, of those that make it fail."""
    return tuple(each for each in judging(seat, options) if beaten_by(lead, certain(deal.hands[each]), order))


def lead_in(deal: Deal, cards: tuple[str, ...], parts: tuple[tuple[str, ...], ...], options: Readings) -> Lead | None:
    """Return what cards are as a lead; None: they are of several suits, or they, the level or trumps are not known."""
    order = order_in(deal, options)
    if order is None or not cards or not recorded(cards):
        return None
    declared = parts if all(recorded(part) for part in parts) else ()
    return lead_of(cards, order, ways_of(options), declared)


def to_follow(deal: Deal, plays: tuple[Play, ...], after: Seat) -> Seat | None:
    """Return who plays next in a trick: the next seat that has not played in it and still holds cards; None: nobody."""
    done = {play.seat for play in plays}
    return next((seat for seat in (*in_order(after), after) if seat not in done and deal.left[seat]), None)


def leads_next(deal: Deal, seat: Seat) -> Seat:
    """Return who leads after a trick: who has taken it, or the next seat that still holds cards."""
    return next((each for each in (seat, *in_order(seat)) if deal.left[each]), seat)


def played_out(deal: Deal) -> bool:
    """Say whether a deal is over after a trick: no more than one seat still holds cards, so that nothing can be followed."""
    return sum(n > 0 for n in deal.left) < 2


def trick_points(plays: tuple[Play, ...]) -> int | None:
    """Return the points of a trick (SJ6.1); None where cards are not known."""
    return points_of(card for play in plays for card in play.cards)


def taker(state: Following) -> Seat | None:
    """Return whose play is the highest; None where cards or trumps are not known, or what was led has no suit.

    A play of another number of cards than were led cannot win. Of two plays of one seat the first counts.
    """
    order, options = order_in(state.deal, state.match.options), state.match.options
    lead, plays = state.lead, first_plays(state.plays)
    if order is None or lead is None or not all(recorded(play.cards) for play in plays):
        return None
    barred = tuple(n for n, play in enumerate(plays) if n and (play.barred or len(play.cards) != len(lead.cards)))
    return plays[winner([play.cards for play in plays], order, ways_of(options), lead, barred)].seat


def first_plays(plays: tuple[Play, ...]) -> tuple[Play, ...]:
    """Return the plays of a trick without those of a seat that had played already."""
    return tuple(play for n, play in enumerate(plays) if play.seat not in {before.seat for before in plays[:n]})


def as_play(act: CardsPlayed) -> Play:
    """Return what a seat puts down."""
    return Play(act.seat, act.cards, act.parts)
