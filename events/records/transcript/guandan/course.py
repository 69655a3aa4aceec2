"""How the acts of 掼蛋 follow each other at the table: after any act the turn goes to the next seat that still holds cards.

When all others that hold cards have passed since the last play, its owner leads; where he has none left, who leads depends on the
options of the table, and has to be written. Who leads first in a deal is written, too, unless a card was drawn for it. How many
cards a hand has left follows from 27 and what was laid; where that is not sure, whose turn it is has to be written.
"""

import msgspec
from msgspec.structs import replace

from core.guandan.messages import (
    CardsExposed,
    CardsPlayed,
    ConductNoted,
    DealBegun,
    HandCounted,
    HandDealt,
    LeaderDrawn,
    LevelsNoted,
    Passed,
    PlaysUnrecorded,
    PlayTakenBack,
    PointsNoted,
    Seat,
    SheetSigned,
    TotalsNoted,
)
from core.guandan.state import HAND, SEATS, Following, InDeal, Leading, State, next_seat
from core.messages import Acted
from events.records.transcript.card_words import DEAL, PLAY
from events.records.transcript.course import Flow
from events.records.transcript.partners import SEATS as SIDES
from events.records.transcript.partners import SIDES as PARTNERS
from events.records.transcript.partners import seat_named

Span = tuple[int, int]  # the least and the greatest number of cards that a hand had at first
Laid = tuple[int, ...]  # the numbers of cards of a seat's plays
WHOLE: Span = (HAND, HAND)
ANY: Span = (0, 999_999_999)


class Table(msgspec.Struct, frozen=True):
    """Whose turn it is, and what that follows from. What is kept for each seat stands in the order of the seats."""

    turn: Seat | None = None  # None: unclear, the seat has to be written
    owner: Seat | None = None  # of the play that lies
    passed: frozenset[Seat] = frozenset()  # since that play
    spans: tuple[Span, Span, Span, Span] = (WHOLE, WHOLE, WHOLE, WHOLE)
    laid: tuple[Laid, Laid, Laid, Laid] = ((), (), (), ())
    spoke: Seat | None = None  # who has just played
    sure: bool = True  # False: after a ruling on the turn a seat may be passed over


def _follow(now: Table, act: Acted) -> Table:
    match act:
        case DealBegun():
            return Table()
        case LeaderDrawn(seat):
            return replace(now, turn=seat) if now.owner is None else now
        case CardsPlayed(seat, cards) if cards:
            return _played(now, seat, len(cards))
        case CardsPlayed(seat) | Passed(seat):
            return _gave_way(now, seat)
        case PlayTakenBack(seat):
            return _took_back(now, seat)
        case PlaysUnrecorded():
            return Table(spans=(ANY, ANY, ANY, ANY))
        case _:
            return _counted(now, act)


def _played(now: Table, seat: Seat, cards: int) -> Table:
    laid = _put(now.laid, seat, (*now.laid[seat], cards))
    sure = now.sure or now.owner in (None, seat)  # a lead: nobody was passed over
    found = Table(None, seat, frozenset(), now.spans, laid, seat, sure)
    return replace(found, turn=_next(found, seat)) if sure else found


def _gave_way(now: Table, seat: Seat) -> Table:
    passed = now.passed if seat == now.owner else now.passed | {seat}
    if now.owner is not None and all(other == now.owner or other in passed or holds(now, other) is False for other in SEATS):
        leads = now.owner if holds(now, now.owner) else None
        return replace(now, turn=leads, owner=None, passed=frozenset(), spoke=None)
    turn = _next(now, seat) if now.sure else None
    return replace(now, turn=turn, passed=passed if now.owner is not None else frozenset(), spoke=None)


def _took_back(now: Table, seat: Seat) -> Table:
    """What lay before is not known here, nor who plays next."""
    found = replace(now, turn=None, laid=_put(now.laid, seat, now.laid[seat][:-1]), spoke=None)
    return replace(found, owner=None, passed=frozenset()) if seat == now.owner else found


def _counted(now: Table, act: Acted) -> Table:
    """Go on by an act that says how many cards a hand has or had, or by any other."""
    now = replace(now, spoke=None)
    match act:
        case HandDealt(seat, cards):
            return _spanned(now, seat, (min(len(cards), HAND), max(len(cards), HAND)))
        case HandCounted(seat, int(count)):
            held = sum(now.laid[seat]) + count
            return _spanned(now, seat, (held, held))
        case CardsExposed(seat, cards, dropped=True):
            least, most = now.spans[seat]
            return _spanned(now, seat, (least - len(cards), most))  # they go back to the hand or are lost, as the options say
        case _:
            return now


def _spanned(now: Table, seat: Seat, span: Span) -> Table:
    a, b, c, d = (span if other == seat else now.spans[other] for other in SEATS)
    return replace(now, spans=(a, b, c, d))


def _put(laid: tuple[Laid, Laid, Laid, Laid], seat: Seat, plays: Laid) -> tuple[Laid, Laid, Laid, Laid]:
    a, b, c, d = (plays if other == seat else laid[other] for other in SEATS)
    return a, b, c, d


def holds(now: Table, seat: Seat) -> bool | None:
    """Say whether a seat still holds cards; None where that is not sure."""
    (least, most), laid = now.spans[seat], sum(now.laid[seat])
    return True if laid < least else None if laid < most else False


def _next(now: Table, seat: Seat) -> Seat | None:
    """Return the next seat that still holds cards; None where that is not sure."""
    for _ in SEATS:
        seat = next_seat(seat)
        held = holds(now, seat)
        if held is not False:
            return seat if held else None
    return None


def _unclear(now: Table) -> Table:
    """A ruling may stop a seat for the whole trick, and undo the last play, whose cards go back to the hand or are lost."""
    found = replace(now, turn=None, sure=False, spoke=None)
    if now.owner is None or not now.laid[now.owner]:
        return found
    least, most = now.spans[now.owner]
    return _spanned(found, now.owner, (least, most + now.laid[now.owner][-1]))


def _at_turn(turn: Table | Seat | None) -> Table:
    """Return the table where no more is known than whose turn it is, or all that lets a line leave something out."""
    return turn if isinstance(turn, Table) else Table(turn, spans=(ANY, ANY, ANY, ANY))


def seen(state: State) -> Table:
    """Return what a match that is being played lets a line leave out: what `read_line` takes as its turn."""
    if not isinstance(state, InDeal):
        return Table(spans=(ANY, ANY, ANY, ANY))
    deal = state.deal
    a, b, c, d = (_left(seat in deal.out, hand.left, bool(hand.odd)) for seat, hand in zip(SEATS, deal.hands, strict=True))
    found = Table(spans=(a, b, c, d), sure=not any(deal.stopped))
    match state:
        case Following(turn=turn, top=top, passed=passed):
            lies, (least, most) = len(top.cards), found.spans[top.seat]
            found = _spanned(replace(found, laid=_put(found.laid, top.seat, (lies,))), top.seat, (least + lies, most + lies))
            return replace(found, turn=turn, owner=top.seat, passed=frozenset(s for s in SEATS if passed >> s & 1))
        case Leading(turn=turn):
            return replace(found, turn=turn)
        case _:
            return replace(found, turn=deal.leader)


def _left(out: bool, left: int, odd: bool) -> Span:
    """Return how many cards a hand has; one that has laid cards it cannot have had may have fewer."""
    return (0, 0) if out else (1 if odd else left, max(left, 1))


FLOW: Flow[Table] = Flow(
    "guandan",
    Table(),
    aside=(ConductNoted, LevelsNoted, PointsNoted, TotalsNoted, SheetSigned),
    moves=(CardsPlayed, Passed),
    begins=lambda _, act: isinstance(act, DealBegun),
    follow=_follow,
    fresh=lambda _: Table(),
    unclear=_unclear,
    at_turn=_at_turn,
    headings=lambda _, games: (games + 1,),
    side=seat_named,
    sides=SIDES.expected,
    unit=DEAL,
    act=PLAY,
    both=PARTNERS,
)
