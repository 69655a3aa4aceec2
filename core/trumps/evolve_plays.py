"""How plays, tricks and what goes with them change a 升级 match. See `core.trumps.evolve`."""

from collections.abc import Callable

from msgspec.structs import replace

from core.cards import less
from core.climb.held import played, unexplained
from core.trumps import doubts, throws_later
from core.trumps.deals import in_deal, of_seat, with_burial_unknown, with_hand, with_play_back
from core.trumps.known import seen_in
from core.trumps.messages import (
    BottomAwaited,
    CardsExposed,
    CardsPlayed,
    FourOf,
    LeadUndone,
    PlaysUnrecorded,
    PlayUndone,
    Seat,
    ThrowCalled,
    ThrowFailed,
    TrickFound,
    TrickOpen,
    TrickTaken,
    TurnGiven,
)
from core.trumps.readings import Readings
from core.trumps.state import (
    BEFORE_PLAY,
    Burying,
    Counting,
    Deal,
    Decided,
    Drawing,
    Following,
    Leading,
    Overturning,
    Play,
    State,
    Taking,
    Waiting,
    next_seat,
)
from core.trumps.tricks import as_play, lead_in, leads_next, to_follow


def _played(state: State, event: CardsPlayed) -> State:
    if isinstance(state, (Waiting, Decided)):
        return replace(state, after=state.after + 1)
    if isinstance(state, Counting):
        return state
    now = play_begins(state)
    plays, lead = (now.plays, now.lead) if isinstance(now, Following) else ((), None)
    if not event.cards:  # nothing is put down: what lay lies still
        return now if isinstance(now, Following) else Following(now.match, now.deal, event.seat, (), None, None)
    options = now.match.options
    deal = _without_cards(proving(now.deal, event.seat, event.cards, options), event)
    if not plays:
        lead = lead_in(deal, event.cards, event.parts, options)
        deal = throws_later.with_throw(deal, event.seat, lead, options)
    elif isinstance(now, Following) and (doubt := doubts.doubt_of(now, event)) is not None:
        deal = replace(deal, doubts=(*deal.doubts, doubt))
    plays = (*plays, as_play(event))
    turn = to_follow(deal, plays, event.seat)
    return Following(now.match, deal, next_seat(event.seat) if turn is None else turn, plays, lead, _undoable(now))


def proving(deal: Deal, seat: Seat, cards: tuple[str, ...], options: Readings) -> Deal:
    """Return a deal after what cards that a seat plays or shows prove of earlier follows and throws."""
    return throws_later.after(doubts.after(deal, seat, cards, options), seat, cards, options)


def play_begins(state: Drawing | Taking | Burying | Overturning | Leading | Following) -> Leading | Following:
    """Return the state in which a card is led: where no burial is recorded, what was buried is not known.

    Where one is, and who has overturned since has not taken the bottom up, it lies as it was buried and nobody takes it any more.
    """
    if isinstance(state, (Leading, Following)):
        return state
    deal = state.deal
    if not isinstance(state, Burying):
        deal = with_burial_unknown(deal) if deal.burier is None else replace(deal, takers=())
    return Leading(state.match, deal, None)


def _without_cards(deal: Deal, event: CardsPlayed) -> Deal:
    """Return a deal in which cards have left a hand and lie on the table."""
    seat, cards = event.seat, event.cards
    laid = (*deal.laid, *((seat, card) for card in cards))
    seen = of_seat(deal.exposed, seat, less(deal.exposed[seat], cards)) if deal.exposed[seat] else deal.exposed
    deal = replace(deal, laid=laid, exposed=seen, begun=True)
    return with_hand(deal, seat, played(deal.hands[seat], cards), -len(cards))


def _undoable(state: Leading | Following) -> Leading | Following:
    """Return what play goes back to when the play that comes now is undone: kept one play deep."""
    return replace(state, before=None) if isinstance(state, Following) else state


# --- throws ---------------------------------------------------------------------------------------------------------------------


def _failed(state: State, event: ThrowFailed) -> State:
    if not isinstance(state, Following) or len(state.plays) != 1 or state.plays[0].seat != event.seat:
        return state
    return _stays(state, event.cards)


def _called(state: State, event: ThrowCalled) -> State:
    if not isinstance(state, Following) or state.called or not event.cards or not about_throw(state, event):
        return state
    if state.thrown is not None:
        state = _restored(state)
    if len(event.cards) < len(state.plays[0].cards):
        return replace(_stays(state, event.cards), called=True)
    failed = more(state.deal.failed, event.seat, int(event.failed))
    return replace(state, deal=replace(state.deal, failed=failed), called=True)


def about_throw(state: Following, event: ThrowCalled) -> bool:
    """Say whether a call is about the play just led: nobody has followed, and the cards are some of those that were led."""
    if len(state.plays) != 1 or state.plays[0].seat != event.seat:
        return False
    led = state.plays[0] if state.thrown is None else state.thrown
    return not less(event.cards, led.cards)


def _stays(state: Following, cards: tuple[str, ...]) -> Following:
    """Return a lead of which only some cards stay; the others go back to the hand, seen."""
    led, options = state.plays[0], state.match.options
    back = less(led.cards, cards)
    before = state.before.deal.hands[led.seat] if state.before is not None else None
    lacking = () if before is None else unexplained(before, back)
    deal = with_play_back(state.deal, led.seat, back, lacking, plays=0)
    deal = throws_later.without_throw(replace(deal, failed=more(deal.failed, led.seat, 1)), _led_at(state))
    plays = (Play(led.seat, cards),)
    turn = to_follow(deal, plays, led.seat)
    lead = lead_in(deal, cards, (), options)
    return Following(state.match, deal, led.seat if turn is None else turn, plays, lead, state.before, led)


def _led_at(state: Following) -> int:
    """Return how many cards of the deal had been laid before a lead to which nobody has followed."""
    return len(state.deal.laid) - len(state.plays[0].cards)


def _restored(state: Following) -> Following:
    """Return the state as it was when a throw lay whole."""
    led, thrown = state.plays[0], state.thrown or state.plays[0]
    rest = less(thrown.cards, led.cards)
    deal = _without_cards(state.deal, CardsPlayed(led.seat, rest))
    hand = replace(deal.hands[led.seat], plays=state.deal.hands[led.seat].plays)
    deal = with_hand(replace(deal, failed=more(deal.failed, led.seat, -1)), led.seat, hand)
    lead = lead_in(deal, thrown.cards, thrown.parts, state.match.options)
    return replace(state, deal=deal, plays=(thrown,), lead=lead, thrown=None)


def more(counts: FourOf, seat: Seat, n: int) -> FourOf:
    """Return a number a seat, with more of one."""
    one, two, three, four = (old + n if each == seat else old for each, old in enumerate(counts))
    return one, two, three, four


# --- tricks ---------------------------------------------------------------------------------------------------------------------


def _over(state: Following, points: int | None) -> Deal:
    """Return the deal after a trick."""
    known = state.deal.points_known and points is not None
    led = state.deal.led + len(state.plays[0].cards)
    return replace(
        state.deal, tricks=state.deal.tricks + 1, led=led, trick=state.plays, trick_lead=state.lead, points_known=known
    )


def _taken(state: State, event: TrickTaken) -> State:
    if not isinstance(state, Following):
        return state
    deal = replace(_over(state, event.points), taker=event.seat, points=more(state.deal.points, event.seat, event.points or 0))
    return Leading(state.match, deal, leads_next(deal, event.seat))


def _open(state: State, event: TrickOpen) -> State:
    if not isinstance(state, Following):
        return state
    return Leading(state.match, replace(_over(state, event.points), taker=None, open=(event.points,)), None)


def _found(state: State, event: TrickFound) -> State:
    if isinstance(state, (Waiting, Decided)) or state.deal.open is None:
        return state
    points = more(state.deal.points, event.seat, event.points or 0)
    deal = replace(state.deal, points=points, taker=event.seat, open=None)
    if isinstance(state, Leading):
        return Leading(state.match, deal, leads_next(deal, event.seat))
    return replace(state, deal=deal)


def _awaited(state: State, event: BottomAwaited) -> State:
    return Counting(state.match, state.deal) if isinstance(state, Leading) else state


# --- what goes with plays -------------------------------------------------------------------------------------------------------


def _exposed(state: State, event: CardsExposed) -> State:
    if isinstance(state, (Waiting, Decided)):
        return state
    deal, seat = state.deal, event.seat
    deal = proving(deal, seat, event.cards, state.match.options)
    shown = of_seat(deal.exposed, seat, (*deal.exposed[seat], *event.cards))
    return replace(state, deal=with_hand(replace(deal, exposed=shown), seat, seen_in(deal.hands[seat], event.cards)))


def _plays_unrecorded(state: State, event: PlaysUnrecorded) -> State:
    """Return the state after plays that are not recorded. What could not be judged of those before may still be proved wrong."""
    now = in_deal(state)
    if isinstance(now, BEFORE_PLAY) and now.deal.takers and not now.deal.up:  # who has overturned may have buried since
        now = Leading(now.match, with_burial_unknown(now.deal), None)
    elif isinstance(now, BEFORE_PLAY):
        now = play_begins(now)
    deal = now.deal
    if isinstance(now, Following) and len(now.plays) == 1 and not now.called:  # the throw may have failed at the table
        deal = throws_later.without_throw(deal, _led_at(now))
    return Leading(now.match, replace(deal, whole=False, points_known=False, open=None), None)


def _undone(state: State, event: PlayUndone | LeadUndone) -> State:
    """Return the state before the last play, which was made all the same: what it cost stands.

    Its cards are in the hand again, and known: they have proved what they prove of earlier plays.
    """
    if not isinstance(state, Following) or state.before is None or not state.plays or state.plays[-1].seat != event.seat:
        return state
    before, seat = state.before, event.seat
    tried = state.thrown if len(state.plays) == 1 else None
    cards = event.cards if tried is None else tried.cards
    deal = proving(before.deal, seat, cards, before.match.options)
    seen = of_seat(deal.exposed, seat, (*deal.exposed[seat], *cards))
    deal = replace(deal, exposed=seen, failed=state.deal.failed, fines=state.deal.fines)
    return replace(before, deal=with_hand(deal, seat, seen_in(deal.hands[seat], cards)))


def _turn(state: State, event: TurnGiven) -> State:
    return replace(state, turn=event.seat) if isinstance(state, (Leading, Following)) else state


PLAYS: dict[type, Callable[..., State]] = {
    CardsPlayed: _played,
    ThrowFailed: _failed,
    ThrowCalled: _called,
    TrickTaken: _taken,
    TrickOpen: _open,
    TrickFound: _found,
    BottomAwaited: _awaited,
    CardsExposed: _exposed,
    PlaysUnrecorded: _plays_unrecorded,
    PlayUndone: _undone,
    LeadUndone: _undone,
    TurnGiven: _turn,
}
