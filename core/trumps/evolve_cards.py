"""How the recording of cards changes a 升级 match. See `core.trumps.evolve`."""

from collections.abc import Callable
from itertools import chain

from msgspec.structs import replace

from core.cards import BIT, DECK, UNKNOWN
from core.climb.held import Held, exchanged, given_away, of, played, taken_up
from core.trumps.deals import (
    fresh,
    in_deal,
    is_anew,
    is_redeal,
    left_open,
    no_longer_proved,
    of_seat,
    put_right,
    untouched,
    with_declarer,
    with_hand,
)
from core.trumps.evolve_plays import proving
from core.trumps.known import certain, suited
from core.trumps.messages import (
    BottomLaid,
    CardDrawn,
    DealBegun,
    DeclarerNoted,
    DrawEnded,
    HandDealt,
    LevelNoted,
    Redealt,
    Seat,
    TrumpsNoted,
)
from core.trumps.score import begins, first_level
from core.trumps.state import ALL_CARDS, BOTTOM, HAND, PACKS, SEATS, Deal, Decided, Drawing, Showing, State, Taking, Waiting
from core.trumps.trumps import is_level


def _begun(state: State, event: DealBegun) -> State:
    if untouched(state) and isinstance(state, Drawing):
        return Drawing(state.match, _first(state.deal, event.first))
    match = state.match if is_redeal(state) else left_open(state).match
    return Drawing(match, _first(fresh(match), event.first))


def _first(deal: Deal, seat: Seat | None) -> Deal:
    return deal if seat is None else replace(deal, first_drawer=seat)


def _redealt(state: State, event: Redealt) -> State:
    return state if isinstance(state, (Waiting, Decided)) else Waiting(state.match, last=state.deal)


def _level(state: State, event: LevelNoted) -> State:
    """Note a level; what is no level leaves it unknown."""
    now = in_deal(state)
    options, match = now.match.options, now.match
    level = event.level if is_level(event.level, options) else None
    levels = event.levels if event.levels and all(is_level(each, options) for each in event.levels) else None
    if levels is None and level is not None and options.deal_level == "common":
        levels = (level, level)
    deal = replace(now.deal, level=level, level_noted=True, noted=levels)
    if not match.deals:
        first = first_level(match)
        match = replace(match, begun=levels or ((first, first) if level == first else None))
        if not deal.showings:  # at other levels it is a later deal, of which the record does not say who declares
            deal = replace(deal, first=deal.first and begins(levels, level, first))
    return replace(now, match=put_right(match, deal), deal=replace(deal, anew=is_anew(match, deal)))


def _declarer(state: State, event: DeclarerNoted) -> State:
    now = in_deal(state)
    deal = now.deal
    deal = with_declarer(now.match, deal, event.seat)
    return replace(now, match=put_right(now.match, deal), deal=replace(deal, declarer_noted=True))


def _trumps(state: State, event: TrumpsNoted) -> State:
    now = in_deal(state)
    deal = now.deal
    if deal.standing is not None and deal.standing.suit == event.suit:
        return now
    noted = (Showing(None, event.suit, 0, "noted"), -1)
    return replace(now, deal=replace(deal, showings=(*deal.showings, noted), overturns_known=False))


# --- the draw -------------------------------------------------------------------------------------------------------------------


def _drawn(state: State, event: CardDrawn) -> State:
    now = in_deal(state)
    deal, seat = now.deal, event.seat
    before = sum(who == seat for who, _ in deal.draws)
    deal = replace(deal, draws=(*deal.draws, (seat, event.card)))
    if deal.given[seat] is None:
        hand = deal.hands[seat]
        if before >= HAND:
            deal = with_hand(deal, seat, taken_up(hand, (event.card,)), 1)
        elif event.card in BIT and hand.unknown:
            deal = with_hand(deal, seat, exchanged(hand, (UNKNOWN,), (event.card,)))
    return replace(now, deal=deal)


def _draw_ended(state: State, event: DrawEnded) -> State:
    if not isinstance(state, Drawing):
        return state
    deal = state.deal
    for seat in SEATS:
        if deal.given[seat] is None:
            cards = tuple(card for who, card in deal.draws if who == seat)
            deal = with_hand(deal, seat, of(cards, packs=PACKS), len(cards) - deal.left[seat])
    return Taking(state.match, with_bottom_by_rest(deal), deal.declarer)


def _hand(state: State, event: HandDealt) -> State:
    now = in_deal(state)
    deal, seat = now.deal, event.seat
    if deal.given[seat] is not None and not (event.after_burial and not deal.buried[seat]):
        return now  # the first record of a hand stands
    hand, size = of(event.cards, packs=PACKS), len(event.cards)
    if not event.after_burial:
        hand, size = _with_bottom(hand, size, deal, seat)
    laid = tuple(card for who, card in deal.laid if who == seat)
    if laid:
        hand = replace(played(hand, laid), plays=deal.hands[seat].plays)
    deal = replace(deal, given=of_seat(deal.given, seat, event.cards), buried=of_seat(deal.buried, seat, event.after_burial))
    deal = with_hand(deal, seat, hand, max(size - len(laid), 0) - deal.left[seat])
    deal = proving(deal, seat, certain(hand), now.match.options)
    if suited(hand):  # what could not be judged is judged by this hand
        deal = no_longer_proved(deal, seat)
    return replace(now, deal=with_bottom_by_rest(deal))


def _with_bottom(hand: Held, size: int, deal: Deal, seat: Seat) -> tuple[Held, int]:
    """Return a hand that is recorded late, and its size, with what it has taken up and buried since."""
    for who, up, down in deal.moved:
        if who == seat:
            hand, size = given_away(taken_up(hand, up), down), size + len(up) - len(down)
    return hand, size


def with_bottom_by_rest(deal: Deal) -> Deal:
    """Return a deal with the bottom that four known hands leave, where it lies as it was dealt and is not recorded."""
    if deal.taken or deal.burier is not None or any(card != UNKNOWN for card in deal.bottom):
        return deal
    if any(deal.buried) or not all(suited(hand) for hand in deal.hands):
        return deal
    once = twice = thrice = 0
    for cards in chain.from_iterable((hand.cards, hand.more) for hand in deal.hands):
        once, twice, thrice = once | cards, twice | once & cards, thrice | twice & cards
    if thrice or once.bit_count() + twice.bit_count() != ALL_CARDS - BOTTOM:
        return deal
    left = [card for card in DECK if not twice & BIT[card]]
    return replace(deal, bottom=tuple([card for card in left for _ in range(1 if once & BIT[card] else PACKS)]))


def _bottom(state: State, event: BottomLaid) -> State:
    now = in_deal(state)
    deal = now.deal
    if deal.in_order or deal.taken or deal.burier is not None:
        return now
    return replace(now, deal=replace(deal, bottom=event.cards, in_order=True))


CARDS: dict[type, Callable[..., State]] = {
    DealBegun: _begun,
    Redealt: _redealt,
    LevelNoted: _level,
    DeclarerNoted: _declarer,
    TrumpsNoted: _trumps,
    CardDrawn: _drawn,
    DrawEnded: _draw_ended,
    HandDealt: _hand,
    BottomLaid: _bottom,
}
