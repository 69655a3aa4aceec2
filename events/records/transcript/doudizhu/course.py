"""How the acts of 斗地主 follow each other at the table: after any act the turn goes to the seat after the actor.

When both others have passed since the last play, its owner leads. Who bids first in a deal is never supposed.
"""

import msgspec
from msgspec.structs import replace

from core.doudizhu.messages import (
    BidMade,
    CardsPlayed,
    ConductNoted,
    DealBegun,
    FaceUpDrawn,
    LandlordNoted,
    Passed,
    PlaysUnrecorded,
    ScoresNoted,
    Seat,
    TimeCalled,
    TotalsNoted,
)
from core.messages import Acted
from core.text import Text
from events.records.transcript.card_words import DEAL, PLAY
from events.records.transcript.course import MISSING, Course, Flow, Missing
from events.records.transcript.doudizhu import words as say
from events.records.transcript.line import Line, Unread

NEXT: tuple[Seat, Seat, Seat] = (1, 2, 0)
MOST = 3  # points of a bid; it ends the bidding


class Table(msgspec.Struct, frozen=True):
    """Whose turn it is, and what that follows from."""

    turn: Seat | None = None  # None: unclear, the seat has to be written
    landlord: Seat | None = None
    owner: Seat | None = None  # of the play that lies
    passed: frozenset[Seat] = frozenset()  # since that play
    bids: tuple[tuple[Seat, int], ...] = ()  # the first call of each seat
    redealt: bool = False  # nobody has bid: the cards are dealt again, and it is the same deal


def _begins(now: Table, act: Acted) -> bool:
    return isinstance(act, DealBegun) and not now.redealt


def _follow(now: Table, act: Acted) -> Table:
    match act:
        case DealBegun():
            return Table()
        case BidMade():
            return _bid(now, act)
        case LandlordNoted(seat):
            return replace(now, landlord=seat, turn=now.turn if now.owner is not None else seat, redealt=False)
        case CardsPlayed(seat, cards) if cards:
            return Table(NEXT[seat], now.landlord, seat)
        case CardsPlayed(seat) | Passed(seat):
            return _gave_way(now, seat)
        case PlaysUnrecorded():
            return Table(None, now.landlord)
        case _:
            return now


def _bid(now: Table, act: BidMade) -> Table:
    if now.landlord is not None or now.owner is not None:
        return now
    bids = now.bids if any(seat == act.seat for seat, _ in now.bids) else (*now.bids, (act.seat, act.points))
    best = max(bids, key=lambda bid: bid[1] if 1 <= bid[1] <= MOST else 0)
    if best[1] == MOST or len(bids) == len(NEXT):
        return Table(best[0], best[0]) if 1 <= best[1] <= MOST else Table(redealt=True)
    turn = NEXT[act.seat]
    called = {seat for seat, _ in bids}
    while turn in called:
        turn = NEXT[turn]
    return Table(turn, bids=bids)


def _gave_way(now: Table, seat: Seat) -> Table:
    passed = now.passed if seat == now.owner else now.passed | {seat}
    if now.owner is not None and len(passed) == len(NEXT) - 1:
        return Table(now.owner, now.landlord)
    return replace(now, turn=NEXT[seat], passed=passed if now.owner is not None else frozenset(), bids=(), redealt=False)


def side(line: Line, course: Course[Table]) -> Seat | Missing:
    """Read a side, or the landlord once it is known who that is."""
    if not isinstance(seat := say.SEATS.take(line), Missing):
        return seat
    start = line.at
    if say.LANDLORD.take(line) is MISSING:
        return MISSING
    if course.now.landlord is None:
        line.at = start
        said = line.unread(say.SEATS.expected).text
        why = Text(f"{said.zh}（地主是谁没有写）", f"{said.en}, as nobody said who the landlord is")
        raise Unread(line.next, why, by_context=True)
    return course.now.landlord


FLOW: Flow[Table] = Flow(
    "doudizhu",
    Table(),
    aside=(FaceUpDrawn, ConductNoted, ScoresNoted, TotalsNoted, TimeCalled),
    moves=(CardsPlayed, Passed),
    begins=_begins,
    follow=_follow,
    fresh=lambda _: Table(),
    unclear=lambda now: replace(now, turn=None),
    at_turn=Table,
    headings=lambda now, games: (games,) if now.redealt and games else (games + 1,),
    side=side,
    sides=say.SEATS.expected,
    unit=DEAL,
    act=PLAY,
    packs=1,
)
