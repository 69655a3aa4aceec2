"""What a frame of 升级 shows that the state does not keep: which act laid what, throws that failed, burials, what was shown."""

from collections import Counter

import msgspec
from msgspec.structs import replace

from core.cards import UNKNOWN, less
from core.trumps.deals import in_deal, of_seat
from core.trumps.evolve_bottom import laid_open
from core.trumps.messages import (
    BottomBuried,
    BottomCaptured,
    BottomTaken,
    CardsExposed,
    CardsPlayed,
    DealBegun,
    DealReopened,
    DealSettled,
    FourOf,
    Insured,
    LeadUndone,
    Overturned,
    PlayUndone,
    Seat,
    ThrowCalled,
    ThrowFailed,
    TrickFound,
    TrickReopened,
    TrickTaken,
    TrumpsDeclared,
)
from core.trumps.state import NONE, Decided, Following, Overturning, State, Waiting, deal_of
from projections.logged import Logged

OfSeats = tuple[tuple[str, ...], ...]
_NOTHING: OfSeats = ((), (), (), ())


class Throw(msgspec.Struct, frozen=True):
    """A throw that failed: what was tried, what of it was forced and lies, what went back; who beats it, where that is known."""

    seat: Seat
    tried: tuple[str, ...]
    forced: tuple[str, ...]
    back: tuple[str, ...]
    by: Seat | None


class Burial(msgspec.Struct, frozen=True):
    """The bottom as a seat has buried it, as far as who looks has seen it."""

    at: int  # version of the act
    seat: Seat
    cards: tuple[str, ...]


class Kept(msgspec.Struct, frozen=True):
    """What is to be remembered beside a state. What is kept for each seat stands in the order of the seats."""

    trick: tuple[int, ...] = ()  # versions of the acts that laid the plays of the last trick, in order
    throw: Throw | None = None  # the lead of that trick was what is left of it
    taken: tuple[Seat, ...] = ()  # who has taken the bottom up, in order
    burials: tuple[Burial, ...] = ()
    shown: OfSeats = _NOTHING  # cards that a seat has shown to make trumps and still holds
    seen: OfSeats = _NOTHING  # cards of a hand that others have seen otherwise
    tricks: FourOf = NONE  # taken by each seat
    captured: BottomCaptured | None = None
    settled: DealSettled | None = None


def kept(log: tuple[Logged, ...], plays: list[State], parent: list[int]) -> tuple[Kept, ...]:
    """Return what is to be remembered after each event, by version; `plays` and `parent` are those of its fold."""
    found = [Kept(), Kept()]
    for version in range(2, len(plays)):
        at = parent[version]
        event = log[version - 1].event
        before = found[at] if _same_deal(plays[at], plays[version], event) else Kept()
        if isinstance(event, (PlayUndone, LeadUndone)):
            found.append(_undone(before, event, found, parent))
        else:
            found.append(_after(before, event, version, (plays[at], plays[version])))
    return tuple(found)


def _same_deal(before: State, after: State, event: object) -> bool:
    one, two = deal_of(before), deal_of(after)
    if one is None or two is None or one.number != two.number or isinstance(event, DealBegun):
        return False
    rests = isinstance(before, (Waiting, Decided)) and not isinstance(after, (Waiting, Decided))
    return not rests or isinstance(event, (DealReopened, TrickReopened))


def _after(before: Kept, event: object, version: int, states: tuple[State, State]) -> Kept:
    match event:
        case CardsPlayed():
            return _played(before, event, version, states)
        case ThrowFailed(seat, cards, _, by) | ThrowCalled(seat, cards, by):
            return _thrown(before, seat, cards, by, states)
        case TrumpsDeclared(seat, cards) | Overturned(seat, cards):
            return replace(before, shown=of_seat(before.shown, seat, _more(before.shown[seat], cards)))
        case Insured(seat, cards):
            both = laid_open(in_deal(states[0]).deal, event)
            return replace(before, shown=of_seat(before.shown, seat, _more(before.shown[seat], both)))
        case CardsExposed(seat, cards):
            return replace(before, seen=of_seat(before.seen, seat, (*before.seen[seat], *cards)))
        case BottomTaken() | BottomBuried():
            return _of_bottom(before, event, version, states[1])
        case TrickTaken(seat) | TrickFound(seat):
            one, two, three, four = (n + (each == seat) for each, n in enumerate(before.tricks))
            return replace(before, tricks=(one, two, three, four))
        case BottomCaptured():
            return replace(before, captured=event)
        case DealSettled():
            return replace(before, settled=event)
        case _:
            return before


def _more(had: tuple[str, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a seat has shown, with what it shows now: a card that is shown again is the same one."""
    return tuple((Counter(had) | Counter(cards)).elements())


# --- plays ----------------------------------------------------------------------------------------------------------------------


def _played(before: Kept, event: CardsPlayed, version: int, states: tuple[State, State]) -> Kept:
    was, now = states
    if not isinstance(now, Following) or not event.cards:
        return before
    goes_on = isinstance(was, Following) and bool(was.plays)
    seat, cards = event.seat, event.cards
    return replace(
        before,
        trick=(*before.trick, version) if goes_on else (version,),
        throw=before.throw if goes_on else None,
        shown=of_seat(before.shown, seat, less(before.shown[seat], cards)),
        seen=of_seat(before.seen, seat, less(before.seen[seat], cards)),
    )


def _thrown(before: Kept, seat: Seat, cards: tuple[str, ...], by: Seat | None, states: tuple[State, State]) -> Kept:
    was, now = states
    if not isinstance(was, Following) or not isinstance(now, Following) or was == now or now.thrown is None:
        return replace(before, throw=None) if isinstance(now, Following) and was != now and len(now.plays) == 1 else before
    back = less(now.thrown.cards, cards)
    throw = Throw(seat, now.thrown.cards, cards, back, by)
    gone = () if before.throw is None else before.throw.back
    return replace(before, throw=throw, seen=of_seat(before.seen, seat, (*less(before.seen[seat], gone), *back)))


def _undone(before: Kept, event: PlayUndone | LeadUndone, found: list[Kept], parent: list[int]) -> Kept:
    """Return what is remembered once the last play is in the hand again, seen."""
    if not before.trick:
        return before
    then = found[parent[before.trick[-1]]]
    seat = event.seat
    return replace(
        before,
        trick=then.trick,
        throw=then.throw,
        seen=of_seat(before.seen, seat, (*less(before.seen[seat], event.cards), *event.cards)),
    )


# --- the bottom -----------------------------------------------------------------------------------------------------------------


def _of_bottom(before: Kept, event: BottomTaken | BottomBuried, version: int, now: State) -> Kept:
    """Return who has the bottom, and what was buried; what may have been buried is not known to be in a hand."""
    deal = deal_of(now)
    if deal is None or isinstance(now, (Waiting, Decided)):
        return before
    known = replace(before, taken=deal.taken)
    if isinstance(event, BottomTaken) or not isinstance(now, Overturning):
        return known
    seat, cards = event.seat, event.cards
    left = () if UNKNOWN in cards else less(before.shown[seat], cards)
    seen = () if UNKNOWN in cards else less(before.seen[seat], cards)
    burials = (*before.burials, Burial(version, seat, cards))
    return replace(known, burials=burials, shown=of_seat(before.shown, seat, left), seen=of_seat(before.seen, seat, seen))
