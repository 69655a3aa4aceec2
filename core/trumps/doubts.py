"""Follows that could not be judged when they were made, and what later cards prove of them (SJ5.1 to SJ5.5).

A hand that is not recorded may have followed as it had to. Whatever the seat plays or shows later was in that hand, so that it
can prove the contrary; then the finding stands at the later act and names the trick.
"""

from collections import Counter
from typing import NamedTuple

from msgspec.structs import replace

from core.cards import BIT, less
from core.remembering import remembering
from core.trick.follow import Breach, breach
from core.trick.order import Order
from core.trick.pairs import pair_cards
from core.trick.parts import Lead, parts
from core.trumps.known import certain, recorded, suited
from core.trumps.messages import CardsPlayed, Seat
from core.trumps.readings import Readings
from core.trumps.state import PACKS, Deal, Doubt, Following
from core.trumps.trumps import order_in, ways_of

LookedAt = tuple[Doubt, tuple[str, ...], Breach | None]


class Proved(NamedTuple):
    """What a later act shows of an earlier follow: the trick, what was played then, what was not done, what was in the hand."""

    doubt: Doubt
    breach: Breach
    seen: tuple[str, ...]


def with_play(hand: tuple[str, ...], play: tuple[str, ...]) -> tuple[str, ...]:
    """Return a hand that holds the cards of a play: those that it cannot have held are added, each code twice at most."""
    if not less(play, hand):
        return hand
    both = Counter(hand) | Counter(play)
    return tuple(both.elements()) if max(both.values()) <= PACKS else hand


def follows_for_sure(lead: Lead, play: tuple[str, ...], order: Order, options: Readings) -> bool:
    """Say whether a play follows as it must out of whatever hand: all of the suit led, in the pattern led."""
    if any(order.suit_of[card] != lead.suit for card in play):
        return False
    return tuple(part.pairs for part in parts(play, order, ways_of(options))) == lead.shape


def doubt_of(state: Following, act: CardsPlayed) -> Doubt | None:
    """Return what cannot be judged of a follow: the hand is not known; None where it is lawful or wrong for certain."""
    deal, options, lead = state.deal, state.match.options, state.lead
    order = order_in(deal, options)
    hand = deal.hands[act.seat]
    if lead is None or order is None or suited(hand) or not recorded(act.cards):
        return None
    if len(act.cards) != len(lead.cards) or follows_for_sure(lead, act.cards, order, options):
        return None
    seen = with_play((*certain(hand),), act.cards)
    if breach(lead, seen, act.cards, order, ways_of(options), whole=False) is not None:
        return None
    return Doubt(act.seat, deal.tricks + 1, lead, act.cards, seen, len(deal.laid))


def proved(deal: Deal, seat: Seat, cards: tuple[str, ...], options: Readings) -> tuple[Proved, ...]:
    """Return the earlier follows of a seat that these cards prove wrong: it plays or shows them now and held them then."""
    if not deal.doubts or not recorded(cards):
        return ()
    return tuple([Proved(doubt, wrong, seen) for doubt, seen, wrong in _looked_at(deal, seat, cards, options) if wrong])


def after(deal: Deal, seat: Seat, cards: tuple[str, ...], options: Readings) -> Deal:
    """Return a deal after a seat has played or shown cards: what is proved is no doubt any more, what else was seen is kept."""
    if not recorded(cards) or not any(doubt.seat == seat for doubt in deal.doubts):
        return deal
    looked_at = _looked_at(deal, seat, cards, options)
    kept = [doubt if seen == doubt.seen else replace(doubt, seen=seen) for doubt, seen, wrong in looked_at if not wrong]
    return replace(deal, doubts=tuple(kept))


@remembering(1)
def _looked_at(deal: Deal, seat: Seat, cards: tuple[str, ...], options: Readings) -> tuple[LookedAt, ...]:
    """Return every doubt of a deal with what is known now of the hand that a seat had then, and the breach that this proves."""
    found: list[LookedAt] = []
    order = order_in(deal, options)
    laid = [(at, card) for at, (who, card) in enumerate(deal.laid) if who == seat and card in BIT]
    for doubt in deal.doubts:
        if doubt.seat != seat:
            found.append((doubt, doubt.seen, None))
            continue
        seen = _with_seen(doubt.seen, (*[card for at, card in laid if at >= doubt.at], *cards))
        wrong = None if order is None else breach(doubt.lead, seen, doubt.play, order, ways_of(options), whole=False)
        found.append((doubt, seen, wrong))
    return tuple(found)


def _with_seen(seen: tuple[str, ...], come: tuple[str, ...]) -> tuple[str, ...]:
    """Return what is known to have been in a hand, with what has come out of it since.

    What is known already does not count again. Cards laid unknown show nothing, nor does anything where a card has come a third
    time.
    """
    twice = pair_cards(come)
    if len(set(twice)) < len(twice):
        return seen
    had, had_twice = set(seen), set(pair_cards(seen))
    again = [card for card in twice if card in had and card not in had_twice]
    return (*seen, *[card for card in come if card not in had], *again)
