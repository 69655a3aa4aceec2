"""Follows that could not be judged when they were made, and what later cards prove of them (SJ5.1 to SJ5.5).

A hand that is not recorded may have followed as it had to. Whatever the seat plays or shows later was in that hand, so that it
can prove the contrary; then the finding stands at the later act and names the trick.
"""

from collections import Counter
from typing import NamedTuple

from msgspec.structs import replace

from core.cards import BIT, less
from core.shengji.known import certain, recorded, suited
from core.shengji.messages import CardsPlayed, Seat
from core.shengji.options import Options
from core.shengji.state import PACKS, Deal, Doubt, Following
from core.shengji.trumps import order_in, ways_of
from core.trick.follow import Breach, breach
from core.trick.order import Order
from core.trick.parts import Lead, parts


class Proved(NamedTuple):
    """What a later act shows of an earlier follow: the trick, what was played then, what was not done, what was in the hand."""

    doubt: Doubt
    breach: Breach
    seen: tuple[str, ...]


def with_play(hand: tuple[str, ...], play: tuple[str, ...]) -> tuple[str, ...]:
    """Return a hand that holds the cards of a play: those that it cannot have held are added, each code twice at most."""
    if not less(play, hand):
        return hand
    had, laid = Counter(hand), Counter(play)
    return tuple((had | laid).elements()) if max((had | laid).values(), default=0) <= PACKS else hand


def follows_for_sure(lead: Lead, play: tuple[str, ...], order: Order, options: Options) -> bool:
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


def proved(deal: Deal, seat: Seat, cards: tuple[str, ...], options: Options) -> tuple[Proved, ...]:
    """Return the earlier follows of a seat that these cards prove wrong: it plays or shows them now and held them then."""
    order = order_in(deal, options)
    if order is None or not deal.doubts or not recorded(cards):
        return ()
    found = []
    for doubt in deal.doubts:
        if doubt.seat != seat:
            continue
        seen = _with_seen(doubt.seen, cards, deal, doubt)
        if wrong := breach(doubt.lead, seen, doubt.play, order, ways_of(options), whole=False):
            found.append(Proved(doubt, wrong, seen))
    return tuple(found)


def _with_seen(seen: tuple[str, ...], cards: tuple[str, ...], deal: Deal, doubt: Doubt) -> tuple[str, ...]:
    """Return what is known to have been in a hand, with cards that it plays now: those known already are not counted again.

    A card is known already as often as it was seen and has not been laid since. Cards laid unknown show nothing.
    """
    laid = Counter(card for who, card in deal.laid[doubt.at :] if who == doubt.seat and card in BIT)
    need = laid + Counter(cards)
    return tuple((Counter(seen) | need).elements()) if max(need.values(), default=0) <= PACKS else seen


def after(deal: Deal, seat: Seat, cards: tuple[str, ...], options: Options) -> Deal:
    """Return a deal after a seat has played or shown cards: what is proved is no doubt any more, what else was seen is kept."""
    if not any(doubt.seat == seat for doubt in deal.doubts):
        return deal
    settled = [each.doubt for each in proved(deal, seat, cards, options)]
    kept = tuple(
        replace(doubt, seen=_with_seen(doubt.seen, cards, deal, doubt)) if doubt.seat == seat and recorded(cards) else doubt
        for doubt in deal.doubts
        if not any(doubt is each for each in settled)
    )
    return replace(deal, doubts=kept)
