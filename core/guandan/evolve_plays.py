"""How plays, passes and what goes with them change a 掼蛋 match. See `core.guandan.evolve`."""

from collections.abc import Callable

from msgspec.structs import replace

from core.cards import less
from core.climb.held import given_away, played
from core.guandan.counts import falls_due, must_answer, threshold
from core.guandan.deals import in_deal, of_seat, with_hand
from core.guandan.messages import (
    CardsExposed,
    CardsPlayed,
    CountAnnounced,
    CountAsked,
    LeadUndone,
    Passed,
    PlayerOut,
    PlaysUnrecorded,
    PlayUndone,
    Seat,
    TrickTaken,
    TurnGiven,
    TurnStopped,
)
from core.guandan.options import Options
from core.guandan.plays import after, reading_of
from core.guandan.state import SEATS, Deal, Decided, Following, InDeal, Leading, State, Waiting, next_seat

NEXT_TURN, WHOLE_TRICK = 1, 2  # of `Deal.stopped`
_NONE = (False, False, False, False)
_NOTHING: tuple[tuple[str, ...], ...] = ((), (), (), ())


def _played(state: State, event: CardsPlayed) -> State:
    if isinstance(state, (Waiting, Decided)):
        return replace(state, after=state.after + 1)
    if not event.cards and isinstance(state, Following):  # nothing is put down: what lay lies still
        return _gave_way(state, event.seat)
    deal, seat = _overdue(state.deal, event.seat), event.seat
    before = deal.hands[seat].left
    deal = with_hand(deal, seat, played(deal.hands[seat], event.cards))
    seen = less(deal.exposed[seat], event.cards)
    laid = (*deal.laid, *((seat, card) for card in event.cards))
    falls = falls_due(before, deal.hands[seat].left, deal.said[seat], state.match.options)
    due = of_seat(deal.due, seat, falls)
    since = of_seat(deal.since, seat, deal.plays + 1) if falls else deal.since
    stopped = of_seat(deal.stopped, seat, 0 if deal.stopped[seat] == NEXT_TURN else deal.stopped[seat])
    shown = of_seat(deal.exposed, seat, seen)
    deal = replace(deal, dropped=of_seat(deal.dropped, seat, less(deal.dropped[seat], event.cards)))
    bare = of_seat(deal.open, seat, less(deal.open[seat], event.cards))
    deal = replace(deal, laid=laid, plays=deal.plays + 1, due=due, since=since, stopped=stopped, exposed=shown, open=bare)
    beaten = state.reading if isinstance(state, Following) else None
    reading = reading_of(event.cards, event.reading, beaten, deal.level, state.match.options)
    turn, skipped = after(deal, seat)
    return Following(state.match, _spent(deal, skipped), turn, event, reading, skipped, _undoable(state))


def _undoable(state: InDeal) -> Leading | Following | None:
    """Return what play goes back to when the play that comes now is undone: kept one play deep."""
    if isinstance(state, Following):
        return replace(state, before=None)
    return state if isinstance(state, Leading) else None


def _spent(deal: Deal, skipped: int) -> Deal:
    """Return a deal in which the seats that were passed over have lost the one turn that they had to lose."""
    if not skipped:
        return deal
    left = tuple(0 if skipped >> seat & 1 and kind == NEXT_TURN else kind for seat, kind in enumerate(deal.stopped))
    return replace(deal, stopped=left)


def _overdue(deal: Deal, seat: Seat) -> Deal:
    """Return a deal in which what others had to announce before this seat acted is due no longer: it has been missed."""
    if not any(deal.due) and not any(deal.asked):
        return deal
    return replace(deal, due=of_seat(_NONE, seat, deal.due[seat]), asked=_NONE)


def _passed(state: State, event: Passed) -> State:
    if isinstance(state, (Waiting, Decided)):
        return replace(state, after=state.after + 1)
    return _gave_way(state, event.seat)


def _gave_way(state: InDeal, seat: Seat) -> State:
    """Return the state after a seat has put nothing down: the turn goes to the seat after it."""
    deal = _overdue(state.deal, seat)
    turn, skipped = after(deal, seat)
    deal = _spent(replace(deal, plays=deal.plays + 1), skipped)
    if isinstance(state, Following):
        passed = (state.passed if seat == state.top.seat else state.passed | 1 << seat) | skipped
        return replace(state, deal=deal, turn=turn, passed=passed)
    return Leading(state.match, deal, turn)


def _out(state: State, event: PlayerOut) -> State:
    """Return the state after a seat has no card left: those that it played were its last, or a ruling has left it none."""
    seat = event.seat
    if not isinstance(state, (Leading, Following)) or seat in state.deal.out:
        return state
    deal = replace(state.deal, out=(*state.deal.out, seat), stopped=of_seat(state.deal.stopped, seat, 0))
    turn, skipped = (state.turn, 0) if state.turn != seat else after(deal, seat)
    deal = _spent(deal, skipped)
    if isinstance(state, Leading):
        return replace(state, deal=deal, turn=turn)
    if state.top.seat != seat and state.before is not None:  # it is out too where the play that lies is undone
        state = replace(state, before=_out(state.before, event))
    return replace(state, deal=deal, turn=turn, passed=state.passed | skipped)


def _taken(state: State, event: TrickTaken) -> State:
    if not isinstance(state, Following):
        return state
    stopped = tuple(0 if kind == WHOLE_TRICK else kind for kind in state.deal.stopped)
    return Leading(state.match, replace(state.deal, stopped=stopped, dropped=_NOTHING), event.leads)


# --- what goes with plays -------------------------------------------------------------------------------------------------------


def _exposed(state: State, event: CardsExposed) -> State:
    if isinstance(state, (Waiting, Decided)):
        return state
    deal, seat = state.deal, event.seat
    shown = of_seat(deal.exposed, seat, (*deal.exposed[seat], *event.cards))
    dropped = of_seat(deal.dropped, seat, (*deal.dropped[seat], *event.cards)) if event.dropped else deal.dropped
    return replace(state, deal=replace(deal, exposed=shown, dropped=dropped))


def _announced(state: State, event: CountAnnounced) -> State:
    match = replace(state.match, counts=True)
    if isinstance(state, (Waiting, Decided)):
        return replace(state, match=match)
    deal, seat = state.deal, event.seat
    said = deal.said[seat] or deal.hands[seat].left <= threshold(match.options)  # what is said above it discharges nothing
    since = of_seat(deal.since, seat, None) if event.count == deal.hands[seat].left else deal.since
    deal = replace(
        deal,
        due=of_seat(deal.due, seat, False),
        said=of_seat(deal.said, seat, said),
        asked=of_seat(deal.asked, seat, False),
        since=since,
    )
    return replace(state, match=match, deal=deal)


def _asked(state: State, event: CountAsked) -> State:
    match = replace(state.match, counts=True)
    if isinstance(state, (Waiting, Decided)):
        return replace(state, match=match)
    deal, seat = state.deal, event.seat
    since = deal.since[seat]
    if since is None and must_answer(deal.hands[seat].left, match.options):
        since = deal.plays
    return replace(
        state, match=match, deal=replace(deal, asked=of_seat(deal.asked, seat, True), since=of_seat(deal.since, seat, since))
    )


def _plays_unrecorded(state: State, event: PlaysUnrecorded) -> State:
    now = in_deal(state)
    return Leading(now.match, replace(now.deal, whole=False), None)


# --- undone, stopped, given ---------------------------------------------------------------------------------------------------


def _undone(state: State, event: PlayUndone | LeadUndone) -> State:
    """Return the state before the last play, which was made all the same. Its cards are in the hand again, seen, or are lost."""
    if not isinstance(state, Following) or state.before is None or state.top.seat != event.seat:
        return state
    before, seat = state.before, event.seat
    deal = replace(before.deal, plays=state.deal.plays, said=state.deal.said)
    if event.to == "lost":
        deal = _without(deal, seat, event.cards, state.match.options)
        due, since = state.deal.due[seat], state.deal.since[seat]  # the hand had fallen to its number with the play
        deal = replace(deal, due=of_seat(deal.due, seat, due), since=of_seat(deal.since, seat, since))
    else:
        deal = replace(deal, exposed=of_seat(deal.exposed, seat, (*deal.exposed[seat], *event.cards)))
    if event.to == "open":
        deal = replace(deal, open=of_seat(deal.open, seat, (*deal.open[seat], *event.cards)))
    if event.to != "hand":
        deal = _dropped(deal, seat, state.match.options)
    return replace(before, deal=deal)


def _dropped(deal: Deal, seat: Seat, options: Options) -> Deal:
    """Return a deal in which the cards that came down with a play of the seat are dealt with by a ruling (`wrong_cards`, GC3.4).

    They are lost, or lie open; back in the hand they are already, as cards that others have seen.
    """
    cards = deal.dropped[seat]
    if not cards:
        return deal
    deal = replace(deal, dropped=of_seat(deal.dropped, seat, ()))
    if options.wrong_cards == "lie_open":
        return replace(deal, open=of_seat(deal.open, seat, (*deal.open[seat], *cards)))
    if options.wrong_cards != "lost":
        return deal
    exposed = of_seat(deal.exposed, seat, less(deal.exposed[seat], cards))
    return _without(replace(deal, exposed=exposed), seat, cards, options)


def _without(deal: Deal, seat: Seat, cards: tuple[str, ...], options: Options) -> Deal:
    """Return a deal in which cards of a hand are lost: they lie on the table, and were not played."""
    laid = (*deal.laid, *((seat, card) for card in cards))
    hand = given_away(deal.hands[seat], cards)
    due = falls_due(deal.hands[seat].left, hand.left, deal.said[seat], options)
    since = of_seat(deal.since, seat, deal.plays) if due else deal.since
    return replace(with_hand(deal, seat, hand), laid=laid, due=of_seat(deal.due, seat, due or deal.due[seat]), since=since)


def _stopped(state: State, event: TurnStopped) -> State:
    if not isinstance(state, (Leading, Following)):
        return state
    kind = WHOLE_TRICK if event.whole_trick else NEXT_TURN
    state = replace(state, deal=_dropped(state.deal, event.seat, state.match.options))
    deal = replace(state.deal, stopped=of_seat(state.deal.stopped, event.seat, kind))
    if state.turn != event.seat:
        return replace(state, deal=deal)
    turn, skipped = after(deal, event.seat)
    skipped |= 1 << event.seat
    deal = _spent(deal, skipped)
    if isinstance(state, Following):
        return replace(state, deal=deal, turn=turn, passed=state.passed | skipped)
    return replace(state, deal=deal, turn=turn)


def _turn(state: State, event: TurnGiven) -> State:
    if isinstance(state, Following) and state.match.options.out_of_turn_next == "offenders_next":
        skipped = _between(state.turn, event.seat)
        if any(state.deal.stopped[seat] and skipped >> seat & 1 for seat in SEATS):  # the offender, and whose turn he took
            return replace(state, deal=_spent(state.deal, skipped), turn=event.seat, passed=state.passed | skipped)
    return replace(state, turn=event.seat) if isinstance(state, (Leading, Following)) else state


def _between(turn: Seat, then: Seat) -> int:
    """Return the seats from one whose turn it was up to one whose turn it is now, as bits."""
    skipped = 0
    while turn != then:
        skipped |= 1 << turn
        turn = next_seat(turn)
    return skipped


PLAYS: dict[type, Callable[..., State]] = {
    CardsPlayed: _played,
    Passed: _passed,
    PlayerOut: _out,
    TrickTaken: _taken,
    CardsExposed: _exposed,
    CountAnnounced: _announced,
    CountAsked: _asked,
    PlaysUnrecorded: _plays_unrecorded,
    PlayUndone: _undone,
    LeadUndone: _undone,
    TurnStopped: _stopped,
    TurnGiven: _turn,
}
