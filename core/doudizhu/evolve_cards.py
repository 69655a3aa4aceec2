"""How the recording of cards changes a 斗地主 match: hands, the three cards, the face-up card. See `core.doudizhu.evolve`."""

from collections.abc import Callable

from msgspec.structs import replace

from core.cards import BIT
from core.climb.held import Held, exchanged, of, played, taken_up
from core.doudizhu.deals import fresh, in_deal, left_open, of_seat, same_deal
from core.doudizhu.messages import BottomLaid, BottomShown, DealBegun, FaceUpDrawn, HandDealt, Seat
from core.doudizhu.state import BOTTOM, HAND, Deal, Dealing, InDeal, Leading, Showing, State, after


def _begun(state: State, event: DealBegun) -> State:
    if isinstance(state, Dealing) and same_deal(state):
        return _first(Dealing(state.match, replace(state.deal, dealer=event.dealer, started=True)))
    match = left_open(state).match
    return Dealing(match, replace(fresh(match, event.dealer), started=True))


def _first(now: InDeal) -> InDeal:
    """Return the state with who is due to bid first by the face-up card (DZ3.1), where one was turned for the first deal."""
    deal = now.deal
    if now.match.deals or not deal.turned:
        return now
    first = deal.face_up
    if first is None and now.match.options.face_up_in_bottom == "dealers_next" and deal.dealer is not None:
        first = after(deal.dealer)
    return replace(now, deal=replace(deal, first=first))


def _turned(state: State, event: FaceUpDrawn) -> State:
    now = in_deal(state)
    return _first(replace(now, deal=replace(now.deal, turned=True, face_up=event.seat)))


def _hand(state: State, event: HandDealt) -> State:
    now = in_deal(state)
    deal, seat = now.deal, event.seat
    if deal.given[seat] is not None:
        return now  # the first record of a hand stands
    hand = of(event.cards)
    included = seat if event.with_bottom else deal.included
    if deal.landlord == seat and not event.with_bottom:
        hand = taken_up(hand, deal.bottom or ("??",) * BOTTOM)
    if deal.hands[seat].plays:
        hand = _after_plays(hand, deal, seat)
    given = of_seat(deal.given, seat, event.cards)
    return replace(now, deal=replace(deal, hands=of_seat(deal.hands, seat, hand), given=given, included=included, started=True))


def _after_plays(hand: Held, deal: Deal, seat: Seat) -> Held:
    """Return a hand that is recorded late without what was played from it: cards seen on the table, others not known which."""
    before = deal.hands[seat]
    number = HAND + (BOTTOM if deal.landlord == seat else 0) - before.left
    seen = tuple(card for card, bit in BIT.items() if bit & deal.laid & hand.cards)[:number]
    hand = played(hand, (*seen, *("??",) * (number - len(seen))))
    return replace(hand, plays=before.plays, odd=(*before.odd, *hand.odd))


def _laid(state: State, event: BottomLaid) -> State:
    now = in_deal(state)
    if now.deal.bottom is not None:
        return now  # the first record of the three cards stands until they are shown
    return replace(now, deal=replace(_with_bottom(now.deal, event.cards, shown=now.deal.shown), started=True))


def _shown(state: State, event: BottomShown) -> State:
    now = in_deal(state)
    if now.deal.shown and not isinstance(now, Showing):
        return now  # a second showing
    deal = _with_bottom(now.deal, event.cards, shown=True)
    if isinstance(now, Showing) and deal.landlord is not None:
        return Leading(now.match, deal, deal.landlord)
    return replace(now, deal=deal)


def _with_bottom(deal: Deal, cards: tuple[str, ...], *, shown: bool) -> Deal:
    """Return a deal whose three cards are these; the landlord's hand holds them in place of what it was given before."""
    hands, lord = deal.hands, deal.landlord
    if lord is not None and deal.included != lord:
        new = sorted(cards, key=lambda card: BIT.get(card, 0) & deal.laid != 0)  # what lies on the table already comes last
        hands = of_seat(hands, lord, exchanged(hands[lord], deal.bottom or ("??",) * BOTTOM, new))
    return replace(deal, bottom=cards, shown=shown, hands=hands)


CARDS: dict[type, Callable[..., State]] = {
    DealBegun: _begun,
    FaceUpDrawn: _turned,
    HandDealt: _hand,
    BottomLaid: _laid,
    BottomShown: _shown,
}
