"""How what only 炒地皮 knows changes a match: cards drawn off, fines, games given by a ruling. See `core.trumps.evolve`."""

from collections.abc import Callable

from msgspec.structs import replace

from core.chaodipi.declining import passed
from core.chaodipi.fines import COUNTS, FOLLOWS
from core.chaodipi.messages import (
    CardsDrawnOff,
    CountsFined,
    DealFined,
    DealUnfined,
    DeclarersPlaced,
    DeclarersUnplaced,
    DeliberateFined,
    GameGiven,
    GameNotGiven,
    PlayBarred,
    PointsFined,
)
from core.chaodipi.settle import chosen, collected, fined, same_follow
from core.climb.held import given_away, taken_up
from core.trumps.deals import plays_in, with_hand
from core.trumps.evolve_plays import more
from core.trumps.messages import BottomCounted, HandCounted, OverturnPassed, Seat
from core.trumps.state import (
    HAND,
    IN_DEAL,
    Burying,
    Deal,
    Decided,
    Fine,
    Following,
    Leading,
    Overturning,
    Settled,
    State,
    Taking,
    Waiting,
    side_of,
)

Table = Leading | Following


def _hand_counted(state: State, event: HandCounted) -> State:
    """A hand that is not recorded has as many cards as were counted; one that is recorded keeps them (CD4.6)."""
    if event.count is None or not isinstance(state, (Taking, Burying, Overturning, Leading, Following)) or not state.deal.whole:
        return state
    more = event.count - state.deal.left[event.seat]
    if isinstance(state, (Leading, Following)):
        return _with_more(state, event.seat, more)
    return replace(state, deal=_more(state.deal, event.seat, more))


def _with_more(state: Table, seat: Seat, n: int) -> Table:
    """Return play with so many cards more or less in a hand, also as it was before each play that lies."""
    now: Table = replace(state, deal=_more(state.deal, seat, n))
    if isinstance(now, Leading) or now.before is None:
        return now
    return replace(now, before=_with_more(now.before, seat, n))


def _more(deal: Deal, seat: Seat, n: int) -> Deal:
    """Return a deal with so many cards more or less in a hand, where neither it nor its draw is recorded: in every view alike."""
    hand = deal.hands[seat]
    recorded = deal.given[seat] is not None or sum(who == seat for who, _ in deal.draws) >= HAND
    if not n or recorded or hand.unknown + n < 0:
        return deal
    return with_hand(deal, seat, replace(hand, unknown=hand.unknown + n), n)


def _drawn_off(state: State, event: CardsDrawnOff) -> State:
    """Move cards out of a hand: to another, to the bottom or out of play (option `surplus_cards`)."""
    if not isinstance(state, IN_DEAL):
        return state
    deal, n = state.deal, len(event.cards)
    deal = with_hand(deal, event.seat, given_away(deal.hands[event.seat], event.cards), -n)
    deal = replace(deal, drawn_off=more(deal.drawn_off, event.seat, n))
    if event.to is not None:
        deal = with_hand(deal, event.to, taken_up(deal.hands[event.to], event.cards), n)
        deal = replace(deal, drawn_off=more(deal.drawn_off, event.to, -n))
    elif chosen(state.match).surplus_cards == "to_bottom":
        deal = replace(deal, bottom=(*deal.bottom, *event.cards))
    else:
        deal = replace(deal, out=(*deal.out, *event.cards))
    return replace(state, deal=deal)


def _fined(state: State, event: PointsFined) -> State:
    if not isinstance(state, IN_DEAL):
        return state
    trick = state.deal.tricks + 1 if event.clause == FOLLOWS else None
    fine = Fine(event.seat, event.points, event.clause, event.collected, trick=trick, play=plays_in(state.deal))
    return replace(state, deal=replace(state.deal, fines=(*state.deal.fines, fine)))


def _counted(state: State, event: CountsFined) -> State:
    if not isinstance(state, IN_DEAL):
        return state
    others = tuple(fine for fine in state.deal.fines if fine.clause != COUNTS)
    before = [fine for fine in state.deal.fines if fine.clause == COUNTS]
    now = plays_in(state.deal)
    fines = tuple(
        _again(before, seat, points) or Fine(seat, points, COUNTS, event.collected, play=now) for seat, points in event.fines
    )
    return replace(state, deal=replace(state.deal, counted=event.counted, fines=(*others, *fines)))


def _again(before: list[Fine], seat: Seat, points: int) -> Fine | None:
    """Take out of those before a fine of the same side: it counts from its own moment (option `penalties_counted`)."""
    found = next((fine for fine in before if (side_of(fine.seat), fine.points) == (side_of(seat), points)), None)
    if found is not None:
        before.remove(found)
    return found


def _bottom_counted(state: State, event: BottomCounted) -> State:
    if not isinstance(state, IN_DEAL):
        return state
    return replace(state, deal=replace(state.deal, bottom_counted=event.count))


def _barred(state: State, event: PlayBarred) -> State:
    if not isinstance(state, Following) or not state.plays or state.plays[-1].seat != event.seat:
        return state
    return replace(state, plays=(*state.plays[:-1], replace(state.plays[-1], barred=True)))


# --- rulings --------------------------------------------------------------------------------------------------------------------


def _ruled(state: State, event: DealFined) -> State:
    return _fined_by(state, event.number, Fine(event.seat, event.points, event.clause, 0, event.ruling))


def _deliberate(state: State, event: DeliberateFined) -> State:
    fine = Fine(event.seat, event.points, FOLLOWS, 0, event.ruling, event.trick)
    return _fined_by(state, event.number, fine)


def _fined_by(state: State, number: int, fine: Fine) -> State:
    """Put a fine of a ruling into a deal; that of a wrong follow falls due with the follow (option `penalties_counted`)."""

    def more_in(fines: tuple[Fine, ...], now: int) -> tuple[Fine, ...]:
        follow = next((each for each in fines if same_follow(each, fine)), None)
        if follow is None:
            return (*fines, replace(fine, at=now))
        return (*fines, replace(fine, at=follow.at, play=follow.play))

    if isinstance(state, IN_DEAL) and state.deal.number == number:
        return replace(state, deal=replace(state.deal, fines=more_in(state.deal.fines, collected(state.deal))))
    return _with(state, number, lambda deal: replace(deal, fines=more_in(deal.fines, deal.raw or 0)))


def _unruled(state: State, event: DealUnfined) -> State:
    def without(fines: tuple[Fine, ...]) -> tuple[Fine, ...]:
        return tuple(fine for fine in fines if fine.ruling != event.ruling)

    if isinstance(state, IN_DEAL) and state.deal.number == event.number:
        return replace(state, deal=replace(state.deal, fines=without(state.deal.fines)))
    return _with(state, event.number, lambda deal: replace(deal, fines=without(deal.fines)))


def _placed(state: State, event: DeclarersPlaced) -> State:
    return _deals(state, event.number, lambda deal: replace(deal, back=(*deal.back, (event.ruling, event.level))))


def _unplaced(state: State, event: DeclarersUnplaced) -> State:
    return _deals(state, event.number, lambda deal: replace(deal, back=tuple(b for b in deal.back if b[0] != event.ruling)))


def _deals(state: State, number: int, change: Callable[[Settled], Settled]) -> State:
    deals = tuple(change(deal) if deal.number == number else deal for deal in state.match.deals)
    return replace(state, match=replace(state.match, deals=deals))


def _with(state: State, number: int, change: Callable[[Settled], Settled]) -> State:
    """Return the state with a deal that is over changed, its total computed again from what it was before fines."""
    options = chosen(state.match)

    def changed(deal: Settled) -> Settled:
        now = change(deal)
        if now.raw is None or now.declarer is None:
            return now
        return replace(now, points=fined(now.raw, now.fines, now.declarer, options))

    return _deals(state, number, changed)


def _given(state: State, event: GameGiven) -> State:
    return _game(state, event.number, event.winner, event.ruling)


def _not_given(state: State, event: GameNotGiven) -> State:
    return _game(state, event.number, None, None)


def _game(state: State, number: int, winner: int | None, ruling: int | None) -> State:
    if not isinstance(state, (Waiting, Decided)):
        return state
    return _deals(state, number, lambda deal: replace(deal, given=winner, given_by=ruling))


BESIDE: frozenset[type] = frozenset((BottomCounted, CardsDrawnOff, CountsFined, DealFined, DealUnfined, DeliberateFined))
CHANGES: dict[type, Callable[..., State]] = {
    BottomCounted: _bottom_counted,
    OverturnPassed: passed,
    HandCounted: _hand_counted,
    CardsDrawnOff: _drawn_off,
    PointsFined: _fined,
    CountsFined: _counted,
    PlayBarred: _barred,
    DealFined: _ruled,
    DeliberateFined: _deliberate,
    DealUnfined: _unruled,
    DeclarersPlaced: _placed,
    DeclarersUnplaced: _unplaced,
    GameGiven: _given,
    GameNotGiven: _not_given,
}
