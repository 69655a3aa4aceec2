"""How plays and passes change a 斗地主 match. See `core.doudizhu.evolve`."""

from collections.abc import Callable

from msgspec.structs import replace

from core.cards import BIT
from core.climb.held import holds_rank, played
from core.doudizhu.deals import in_deal, of_seat
from core.doudizhu.messages import CardsPlayed, NoneClaimed, Passed, PlaysUnrecorded, Seat, TrickTaken, TurnGiven
from core.doudizhu.patterns import is_bomb, is_rocket
from core.doudizhu.plays import disproves, may_be_bomb, reading_of
from core.doudizhu.state import Bidding, Deal, Dealing, Decided, Following, InDeal, Leading, State, Waiting, after


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
    hands = of_seat(deal.hands, event.seat, hand)
    said_none = tuple(claim for claim in deal.said_none if not disproves(event, *claim))
    deal = replace(deal, hands=hands, laid=laid, began=began, legible=legible, acts=deal.acts + 1, said_none=said_none)
    beaten = state.reading if isinstance(state, Following) else None
    reading = reading_of(event.cards, event.reading, beaten, state.match.options)
    if reading is not None and is_bomb(reading):
        deal = replace(deal, bombs=deal.bombs + 1)
    elif reading is not None and is_rocket(reading):
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
    if holds_rank(state.deal.hands[event.seat], event.rank) or (event.seat, event.rank) in state.deal.said_none:
        return state  # untrue when it was said; or said before
    return replace(state, deal=replace(state.deal, said_none=(*state.deal.said_none, (event.seat, event.rank))))


def _unrecorded(state: State, event: PlaysUnrecorded) -> State:
    now = in_deal(state)
    return Leading(now.match, replace(now.deal, whole=False), None)


def _turn(state: State, event: TurnGiven) -> State:
    if isinstance(state, (Bidding, Leading, Following)):
        return replace(state, turn=event.seat)
    return state


PLAYS: dict[type, Callable[..., State]] = {
    CardsPlayed: _played,
    Passed: _passed,
    TrickTaken: _taken,
    NoneClaimed: _said_none,
    PlaysUnrecorded: _unrecorded,
    TurnGiven: _turn,
}
