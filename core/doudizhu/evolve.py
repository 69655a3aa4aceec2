"""How facts change a 斗地主 match. Total: every event has an effect in every state, possibly none, and nothing is refused.

The physical consequence of each irregular act is the table in `docs/games/doudizhu.md`; this module is that table.
"""

from collections.abc import Callable
from typing import Literal, TypeVar

from msgspec.structs import replace

from core.cards import BIT
from core.doudizhu.hand import Hand, exchanged, of, played, taken_up
from core.doudizhu.messages import (
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealReopened,
    DealRuled,
    DealSettled,
    DealStopped,
    DealUnruled,
    Event,
    FaceUpDrawn,
    HandDealt,
    LandlordMade,
    LandlordNoted,
    MatchOpened,
    MatchReopened,
    MatchRuled,
    MatchWon,
    NoneClaimed,
    Passed,
    PlaysUnrecorded,
    Redealt,
    Seat,
    TimeCalled,
    TrickReopened,
    TrickTaken,
    TurnGiven,
)
from core.doudizhu.plays import may_be_bomb, reading_of
from core.doudizhu.state import (
    BOTTOM,
    HAND,
    SEATS,
    Bidding,
    Deal,
    Dealing,
    Decided,
    Following,
    InDeal,
    Leading,
    Match,
    Settled,
    Showing,
    State,
    Waiting,
    after,
    claims_last,
    first_due,
    totals,
)

IN_DEAL = (Dealing, Bidding, Showing, Leading, Following)
_OF_A_DEAL = (
    DealBegun,
    FaceUpDrawn,
    HandDealt,
    BottomLaid,
    BidMade,
    LandlordNoted,
    BottomShown,
    CardsPlayed,
    Passed,
    PlaysUnrecorded,
)


def opened(event: MatchOpened) -> Waiting:
    """Return the state of a match that has just been opened."""
    return Waiting(Match(event.options, event.minutes))


def evolve(state: State, event: Event) -> State:
    """Return the state after an event. Never refuses."""
    change = _CHANGES.get(type(event))
    if change is None:
        return state
    if isinstance(state, Decided) and isinstance(event, _OF_A_DEAL):
        return replace(state, after=state.after + 1)
    after_it: State = change(state, event)
    return after_it


# --- the deal begins ---------------------------------------------------------------------------------------------------------


def fresh(match: Match, dealer: Seat | None = None) -> Deal:
    """Return the next deal of a match, nothing of it known."""
    return Deal(len(match.deals) + 1, dealer=dealer, first=first_due(match), extra=match.time_called)


def left_open(state: State) -> Waiting | Decided:
    """Return the state with a deal in progress put among the deals, its end open: the next deal has begun."""
    if isinstance(state, (Waiting, Decided)):
        return state
    return Waiting(_with(state.match, _without_end(state.deal, "open")), last=state.deal)


def _without_end(deal: Deal, by: Literal["open", "stopped"]) -> Settled:
    return Settled(
        deal.number,
        deal.first,
        None,
        deal.landlord,
        deal.bid,
        deal.bombs + deal.rockets if deal.legible else None,
        by=by,
        claimed=deal.claimed,
        extra=deal.extra,
    )


def _with(match: Match, done: Settled) -> Match:
    deals = (*match.deals, done)
    return replace(match, deals=deals, totals=totals(deals))


def in_deal(state: State) -> InDeal:
    """Return the state with a deal on the table: the one in progress, or a new one."""
    if isinstance(state, (Waiting, Decided)):
        return Dealing(state.match, fresh(state.match))
    return state


def same_deal(state: State) -> bool:
    """Say whether a shuffle is that of the deal on the table: no cards of it are known yet, or they are dealt again.

    The face-up card may have been turned before.
    """
    if not isinstance(state, Dealing):
        return False
    deal = state.deal
    return not any(deal.given) and deal.bottom is None and deal.dealer is None


def _begun(state: State, event: DealBegun) -> State:
    if isinstance(state, Dealing) and same_deal(state):
        return replace(state, deal=replace(state.deal, dealer=event.dealer))  # the cards that are dealt again
    match = left_open(state).match
    return Dealing(match, fresh(match, event.dealer))


def _turned(state: State, event: FaceUpDrawn) -> State:
    now = in_deal(state)
    first = now.deal.first
    if not now.match.deals:
        first = event.seat
        if event.seat is None and now.match.options.face_up_in_bottom == "dealers_next" and now.deal.dealer is not None:
            first = after(now.deal.dealer)
    return replace(now, deal=replace(now.deal, turned=True, face_up=event.seat, first=first))


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
    given = _set(deal.given, seat, event.cards)
    return replace(now, deal=replace(deal, hands=_set(deal.hands, seat, hand), given=given, included=included))


def _after_plays(hand: Hand, deal: Deal, seat: Seat) -> Hand:
    """Return a hand that is recorded late without what was played from it: cards seen on the table, others not known which."""
    before = deal.hands[seat]
    number = HAND + (BOTTOM if deal.landlord == seat else 0) - before.left
    seen = tuple(card for card, bit in BIT.items() if bit & deal.laid & hand.cards)[:number]
    hand = played(hand, (*seen, *("??",) * (number - len(seen))))
    return replace(hand, plays=before.plays, odd=(*before.odd, *hand.odd))


V = TypeVar("V")


def _set(values: tuple[V, V, V], seat: Seat, value: V) -> tuple[V, V, V]:
    one, two, three = values
    return (value, two, three) if seat == 0 else (one, value, three) if seat == 1 else (one, two, value)


def _laid(state: State, event: BottomLaid) -> State:
    now = in_deal(state)
    if now.deal.bottom is not None:
        return now  # the first record of the three cards stands until they are shown
    return replace(now, deal=_with_bottom(now.deal, event.cards, shown=now.deal.shown))


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
        hands = _set(hands, lord, exchanged(hands[lord], deal.bottom or ("??",) * BOTTOM, new))
    return replace(deal, bottom=cards, shown=shown, hands=hands)


# --- bids ---------------------------------------------------------------------------------------------------------------------


def _bid(state: State, event: BidMade) -> State:
    if isinstance(state, (Showing, Leading, Following)):
        return state
    now = in_deal(state)
    deal = now.deal
    if all(seat != event.seat for seat, _ in deal.bids):  # a second call of a seat has no effect
        deal = replace(deal, bids=(*deal.bids, (event.seat, event.points)))
    turn = after(event.seat)
    called = {seat for seat, _ in deal.bids}
    while turn in called and len(called) < len(SEATS):
        turn = after(turn)
    return Bidding(now.match, replace(deal, first=deal.bids[0][0] if deal.first is None else deal.first), turn)


def _redealt(state: State, event: Redealt) -> State:
    if not isinstance(state, Bidding):
        return state
    match, deal = state.match, state.deal
    first = deal.first
    rotates: Literal["same", "next"] = match.options.first_bidder_after_pass
    if rotates != "same":
        first = None if first is None else after(first)
    elif not match.deals:
        first = None  # a new card is turned
    return Dealing(match, Deal(deal.number, attempt=deal.attempt + 1, first=first, extra=deal.extra))


def _landlord(state: State, event: LandlordMade | LandlordNoted) -> State:
    now = in_deal(state)
    deal = now.deal
    if deal.landlord is not None:
        return now
    hands = deal.hands
    if deal.included != event.seat:
        hands = _set(hands, event.seat, taken_up(hands[event.seat], deal.bottom or ("??",) * BOTTOM))
    bid = event.bid if event.bid in (1, 2, 3) else None
    deal = replace(deal, landlord=event.seat, bid=bid, hands=hands)
    if isinstance(now, (Leading, Following)):
        return replace(now, deal=deal)
    return Showing(now.match, deal)


# --- plays --------------------------------------------------------------------------------------------------------------------


def _played(state: State, event: CardsPlayed) -> State:
    if isinstance(state, (Waiting, Decided)):
        return replace(state, after=state.after + 1)
    if not event.cards and isinstance(state, Following):  # nothing is put down: what lay lies still
        return _gave_way(state, event.seat, state.deal)
    deal = state.deal
    hand = played(deal.hands[event.seat], event.cards)
    laid = deal.laid
    for card in event.cards:
        laid |= BIT.get(card, 0)
    began = deal.began and not isinstance(state, (Dealing, Bidding))
    legible = deal.legible and not may_be_bomb(event.cards)
    hands = _set(deal.hands, event.seat, hand)
    deal = replace(deal, hands=hands, laid=laid, began=began, legible=legible, acts=deal.acts + 1)
    beaten = state.reading if isinstance(state, Following) else None
    reading = reading_of(event.cards, event.reading, beaten, state.match.options)
    if reading is not None and reading.kind == "bomb":
        deal = replace(deal, bombs=deal.bombs + 1)
    elif reading is not None and reading.kind == "rocket":
        deal = replace(deal, rockets=deal.rockets + 1)
    return Following(state.match, deal, after(event.seat), event, reading, 0)


def _passed(state: State, event: Passed) -> State:
    if isinstance(state, (Waiting, Decided)):
        return replace(state, after=state.after + 1)
    return _gave_way(state, event.seat, state.deal)


def _gave_way(state: InDeal, seat: Seat, deal: Deal) -> State:
    """Return the state after a seat has put nothing down: the turn goes to the seat after it."""
    deal = replace(deal, acts=deal.acts + 1)
    if isinstance(state, Following):
        passed = state.passed if seat == state.top.seat else state.passed | 1 << seat
        return replace(state, deal=deal, turn=after(seat), passed=passed)
    began = deal.began and not isinstance(state, (Dealing, Bidding))
    return Leading(state.match, replace(deal, began=began), after(seat))


def _taken(state: State, event: TrickTaken) -> State:
    return Leading(state.match, state.deal, event.seat) if isinstance(state, Following) else state


def _said_none(state: State, event: NoneClaimed) -> State:
    if isinstance(state, (Waiting, Decided)):
        return state
    return replace(state, deal=replace(state.deal, said_none=(*state.deal.said_none, (event.seat, event.rank))))


def _unrecorded(state: State, event: PlaysUnrecorded) -> State:
    now = in_deal(state)
    return Leading(now.match, replace(now.deal, whole=False), None)


def _turn(state: State, event: TurnGiven) -> State:
    if isinstance(state, (Bidding, Leading, Following)):
        return replace(state, turn=event.seat)
    return state


# --- ends ---------------------------------------------------------------------------------------------------------------------


def _noted(state: State, event: DealNoted) -> State:
    if isinstance(state, IN_DEAL):
        return replace(state, deal=replace(state.deal, claimed=event))
    if isinstance(state, Decided) or claims_last(state):
        deals = (*state.match.deals[:-1], replace(state.match.deals[-1], claimed=event)) if state.match.deals else ()
        return replace(state, match=replace(state.match, deals=deals))
    return replace(state, noted=event)  # a sheet alone


def _settled(state: State, event: DealSettled) -> State:
    if isinstance(state, Decided):
        return state
    now = in_deal(state)
    deal = now.deal if isinstance(state, IN_DEAL) else replace(now.deal, claimed=state.noted)
    done = Settled(
        deal.number,
        deal.first,
        event.winner,
        event.landlord,
        event.bid,
        event.bombs,
        event.spring,
        event.scores,
        event.by,
        claimed=deal.claimed,
        extra=deal.extra,
    )
    return Waiting(_with(now.match, done), last=deal)


def _stopped(state: State, event: DealStopped) -> State:
    if isinstance(state, Decided):
        return state
    now = in_deal(state)
    deal = now.deal
    done = _without_end(deal, "stopped" if event.by == "time" else "open")
    return Waiting(_with(now.match, done), stopped=_resumable(now) if event.by == "ruling" else None, last=deal)


def _resumable(state: InDeal) -> Leading | Following | None:
    return state if isinstance(state, (Leading, Following)) else None


def _reopened(state: State, event: DealReopened | TrickReopened) -> State:
    if not isinstance(state, Waiting) or state.stopped is None:
        return state
    deals = state.match.deals[:-1]
    match = replace(state.match, deals=deals, totals=totals(deals))
    return replace(state.stopped, match=match)


def _ruled(state: State, event: DealRuled | DealUnruled) -> State:
    ruled = event if isinstance(event, DealRuled) else None
    deals = tuple(replace(d, ruled=ruled) if d.number == event.number else d for d in state.match.deals)
    return replace(state, match=replace(state.match, deals=deals, totals=totals(deals)))


def _time(state: State, event: TimeCalled) -> State:
    return replace(state, match=replace(state.match, time_called=True))


def _match_ruled(state: State, event: MatchRuled) -> State:
    return replace(state, match=replace(state.match, ruled=event.winner))


def _won(state: State, event: MatchWon) -> State:
    match state:
        case Waiting(match, stopped, _, last):
            return Decided(match, event.winner, stopped, 0, last)
        case Decided():
            return replace(state, winner=event.winner)
        case _:
            return state


def _match_open(state: State, event: MatchReopened) -> State:
    return Waiting(state.match, state.stopped, 0, state.last) if isinstance(state, Decided) else state


_CHANGES: dict[type, Callable[..., State]] = {
    DealBegun: _begun,
    FaceUpDrawn: _turned,
    HandDealt: _hand,
    BottomLaid: _laid,
    BottomShown: _shown,
    BidMade: _bid,
    Redealt: _redealt,
    LandlordMade: _landlord,
    LandlordNoted: _landlord,
    CardsPlayed: _played,
    Passed: _passed,
    TrickTaken: _taken,
    NoneClaimed: _said_none,
    PlaysUnrecorded: _unrecorded,
    TurnGiven: _turn,
    DealNoted: _noted,
    DealSettled: _settled,
    DealStopped: _stopped,
    DealReopened: _reopened,
    TrickReopened: _reopened,
    DealRuled: _ruled,
    DealUnruled: _ruled,
    TimeCalled: _time,
    MatchRuled: _match_ruled,
    MatchWon: _won,
    MatchReopened: _match_open,
}
