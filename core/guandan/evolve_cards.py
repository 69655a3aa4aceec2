"""How the recording of cards and tributes changes a 掼蛋 match. See `core.guandan.evolve`."""

from collections.abc import Callable

from msgspec.structs import replace

from core.cards import JOKERS, less
from core.climb.held import Held, given_away, of, played, put_back, taken_up
from core.guandan.deals import BEFORE_PLAY, fresh, in_deal, left_open, of_seat, same_deal, with_hand
from core.guandan.messages import (
    CardReturned,
    DealBegun,
    HandDealt,
    LeaderDrawn,
    LeadGiven,
    LevelNoted,
    RefusalClaimed,
    Seat,
    TributeDue,
    TributePaid,
    TributeRefused,
    TributesMatched,
    TributeUnrecorded,
)
from core.guandan.state import IS_LEVEL, Deal, Dealing, InDeal, Leading, Paying, Returning, State, Tribute
from core.guandan.tribute import owed

Moved = tuple[Seat, str, Seat | None]  # from, card, to


def _begun(state: State, event: DealBegun) -> State:
    if same_deal(state):
        return Dealing(state.match, state.deal) if isinstance(state, BEFORE_PLAY) else state
    match = left_open(state).match
    return Dealing(match, fresh(match))


def _level(state: State, event: LevelNoted) -> State:
    """Note a level; what is no level leaves it unknown."""
    now = in_deal(state)
    level = event.level if event.level in IS_LEVEL else None
    deal, match = replace(now.deal, level=level, noted=True), now.match
    if not match.deals:
        levels = event.levels or (("2", "2") if level == "2" else None)
        levels = levels if IS_LEVEL.issuperset(levels or ()) else None
        match = replace(match, begun=levels)
        mine = [] if levels is None else [side for side in (0, 1) if levels[side] == level]
        deal = replace(deal, declarers=(1 if mine[0] else 0) if len(mine) == 1 else None)
    return replace(now, match=match, deal=deal)


def _drawn(state: State, event: LeaderDrawn) -> State:
    now = in_deal(state)
    deal = now.deal
    if deal.drawn is not None and deal.drawn not in JOKERS.values():
        return now  # the first draw stands
    if now.match.deals and owed(now.match).leads is not None:
        return replace(now, deal=replace(deal, drawn=event.card))  # the deal before has said who leads
    deal = replace(deal, leader=event.seat, drawn=event.card)
    if isinstance(now, Leading) and not deal.plays:
        return replace(now, deal=deal, turn=event.seat)
    return replace(now, deal=deal)


def _hand(state: State, event: HandDealt) -> State:
    now = in_deal(state)
    deal, seat = now.deal, event.seat
    if deal.given[seat] is not None:
        return now  # the first record of a hand stands
    hand = of(event.cards, packs=2)
    if not event.after_tribute:
        hand = _moved(hand, seat, deal.tribute)
    if deal.hands[seat].plays:
        hand = _after_plays(hand, deal, seat)
    deal = replace(with_hand(deal, seat, hand), given=of_seat(deal.given, seat, event.cards))
    return replace(now, deal=deal)


def _moved(hand: Held, seat: Seat, tribute: Tribute) -> Held:
    """Return a hand that is recorded late, with what tribute has moved since."""
    for source, card, target in (*tribute.paid, *tribute.returned):
        if source == seat:
            hand = given_away(hand, (card,))
        if target == seat:
            hand = taken_up(hand, (card,))
    return hand


def _after_plays(hand: Held, deal: Deal, seat: Seat) -> Held:
    """Return a hand that is recorded late without what was played from it."""
    before = deal.hands[seat]
    laid = tuple(card for who, card in deal.laid if who == seat)
    rest = played(hand, laid)
    return replace(rest, plays=before.plays)


# --- tribute ------------------------------------------------------------------------------------------------------------------


def _due(state: State, event: TributeDue) -> State:
    if not isinstance(state, Dealing):
        return state
    tribute = replace(state.deal.tribute, payers=event.payers, receivers=event.receivers, leads=event.leads)
    return Paying(state.match, replace(state.deal, tribute=tribute))


def _paid(state: State, event: TributePaid) -> State:
    now = in_deal(state)
    tribute = now.deal.tribute
    earlier = next((moved for moved in tribute.paid if moved[0] == event.seat), None)
    if event.corrects and earlier is not None:
        return _with_paid(_undone(now, earlier), event, earlier)
    return _with_paid(now, event, None)


def _with_paid(now: InDeal, event: TributePaid, earlier: Moved | None) -> InDeal:
    to = event.to if event.to is not None or earlier is None else earlier[2]
    moved = (event.seat, event.card, to)
    deal = _moving(now.deal, moved)
    kept = tuple(each for each in deal.tribute.paid if each is not earlier)
    return replace(now, deal=replace(deal, tribute=replace(deal.tribute, paid=(*kept, moved))))


def _moving(deal: Deal, moved: Moved) -> Deal:
    """Return a deal in which a card has left one hand, and gone to another where that is known."""
    source, card, target = moved
    deal = replace(deal, exposed=of_seat(deal.exposed, source, less(deal.exposed[source], (card,))))
    deal = with_hand(deal, source, given_away(deal.hands[source], (card,)))
    return deal if target is None else with_hand(deal, target, taken_up(deal.hands[target], (card,)))


def _undone(now: InDeal, moved: Moved) -> InDeal:
    """Return the state with a card back in the hand that it came from."""
    source, card, target = moved
    deal = now.deal
    if target is not None:
        deal = with_hand(deal, target, given_away(deal.hands[target], (card,)))
    hand = deal.hands[source]
    lacking = (card,) if card in hand.odd else ()
    return replace(now, deal=with_hand(deal, source, put_back(hand, (card,), lacking, plays=0)))


def _matched(state: State, event: TributesMatched) -> State:
    if not isinstance(state, Paying):
        return state
    takers, deal = dict(event.pairs), state.deal
    paid: list[Moved] = []
    for payer, card, taker in deal.tribute.paid:
        to = takers.get(payer) if taker is None else taker
        if taker is None and to is not None:
            deal = with_hand(deal, to, taken_up(deal.hands[to], (card,)))
        paid.append((payer, card, to))
    return Returning(state.match, replace(deal, tribute=replace(deal.tribute, paid=tuple(paid))))


def _claimed(state: State, event: RefusalClaimed) -> State:
    now = in_deal(state)
    deal = now.deal
    claims = (*deal.tribute.claims, event.seat)
    seen = of_seat(deal.exposed, event.seat, (*deal.exposed[event.seat], *event.cards))
    return replace(now, deal=replace(deal, tribute=replace(deal.tribute, claims=claims), exposed=seen))


def _refused(state: State, event: TributeRefused) -> State:
    if not isinstance(state, Paying):
        return state
    return replace(state, deal=replace(state.deal, tribute=replace(state.deal.tribute, refused=True)))


def _returned(state: State, event: CardReturned) -> State:
    now = in_deal(state)
    earlier = next((moved for moved in now.deal.tribute.returned if moved[0] == event.seat), None)
    if event.corrects and earlier is not None:
        now = _undone(now, earlier)
    else:
        earlier = None
    to = event.to if event.to is not None else earlier[2] if earlier else _payer_of(now.deal, event.seat)
    moved = (event.seat, event.card, to)
    deal = _taken_with(now.deal, event.seat, to)
    deal = _moving(deal, moved)
    kept = tuple(each for each in deal.tribute.returned if each is not earlier)
    return replace(now, deal=replace(deal, tribute=replace(deal.tribute, returned=(*kept, moved))))


def _payer_of(deal: Deal, taker: Seat) -> Seat | None:
    return next((payer for payer, _, to in deal.tribute.paid if to == taker), None)


def _taken_with(deal: Deal, taker: Seat, payer: Seat | None) -> Deal:
    """Return a deal in which a tribute that nobody was known to have taken is that of the one who returns for it."""
    paid = tuple((who, card, taker if to is None and who == payer else to) for who, card, to in deal.tribute.paid)
    for (who, card, before), (_, _, now) in zip(deal.tribute.paid, paid, strict=True):
        if before is None and now is not None and who == payer:
            deal = with_hand(deal, taker, taken_up(deal.hands[taker], (card,)))
    return replace(deal, tribute=replace(deal.tribute, paid=paid))


def _unrecorded(state: State, event: TributeUnrecorded) -> State:
    now = in_deal(state)
    deal = replace(now.deal, tribute=replace(now.deal.tribute, recorded=False))
    if isinstance(now, BEFORE_PLAY):
        return Leading(now.match, deal, deal.leader)
    return replace(now, deal=deal)


def _lead(state: State, event: LeadGiven) -> State:
    if not isinstance(state, BEFORE_PLAY):
        return state
    return Leading(state.match, replace(state.deal, leader=event.seat), event.seat)


CARDS: dict[type, Callable[..., State]] = {
    DealBegun: _begun,
    LevelNoted: _level,
    LeaderDrawn: _drawn,
    HandDealt: _hand,
    TributeDue: _due,
    TributePaid: _paid,
    TributesMatched: _matched,
    RefusalClaimed: _claimed,
    TributeRefused: _refused,
    CardReturned: _returned,
    TributeUnrecorded: _unrecorded,
    LeadGiven: _lead,
}
