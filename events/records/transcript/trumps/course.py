"""How the acts of 升级 follow each other at the table: four plays are a trick, counter-clockwise from whoever leads.

Who takes a trick, and leads to the next, is for the rules to say and has to be written; so is a side that plays out of its turn,
and every side behind it in that trick. Who leads first in a deal is written, too. A deal that begins where nothing was done in
the one before, or where that is the first and nobody has declared trumps, is that same deal, dealt again.
"""

import msgspec
from msgspec.structs import replace

from core.messages import Acted
from core.trumps.messages import (
    BottomCounted,
    BottomLaid,
    CardDrawn,
    CardsExposed,
    CardsPlayed,
    ConductNoted,
    DealBegun,
    DeclarerNoted,
    HandCounted,
    HandDealt,
    LevelNoted,
    LevelsNoted,
    MatchNoted,
    NobodyDeclared,
    OverturnPassed,
    PlaysUnrecorded,
    PlayTakenBack,
    Seat,
    SheetSigned,
    ThrowCalled,
    TimeCalled,
    TrickNoted,
)
from core.trumps.state import Following, Leading, Overturning, State
from events.records.transcript.card_words import DEAL, PLAY
from events.records.transcript.course import Flow
from events.records.transcript.partners import SEATS, SIDES, seat_named

ASIDE = (ConductNoted, LevelsNoted, MatchNoted, SheetSigned, TimeCalled)  # acts that stand beside the play of a deal
UNTOUCHED = (DealBegun, LevelNoted, DeclarerNoted, HandCounted, BottomCounted, BottomLaid, CardsExposed, NobodyDeclared)
UNDECLARED = (*(act for act in UNTOUCHED if act is not DeclarerNoted), CardDrawn, HandDealt)
NEXT: dict[Seat, Seat] = {0: 1, 1: 2, 2: 3, 3: 0}


class Table(msgspec.Struct, frozen=True):
    """Whose turn it is, and what that follows from."""

    turn: Seat | None = None  # None: unclear, the side has to be written
    owner: Seat | None = None  # who has led to the trick that lies
    led: int | None = None  # how many cards lie there of the lead; None: not known
    played: frozenset[Seat] = frozenset()  # to that trick
    untouched: bool = False  # nothing was done in this deal yet that would be lost if it were dealt again
    begun: bool = False  # cards were played in this deal
    undeclared: bool = False  # this is the first deal, and nobody has declared
    before: type[Acted] | None = None  # what was done just before
    draws: int = 0  # cards drawn one after the other, up to here


def _is_same(now: Table) -> bool:
    """Say whether a deal that is begun here is the one that stands here, dealt again."""
    return now.untouched or now.undeclared


def _follow(now: Table, act: Acted) -> Table:
    if isinstance(act, ASIDE):
        return now
    draws = now.draws + 1 if isinstance(act, CardDrawn) else 0
    untouched, undeclared = now.untouched and isinstance(act, UNTOUCHED), now.undeclared and isinstance(act, UNDECLARED)
    begun = not isinstance(act, DealBegun) and (now.begun or isinstance(act, CardsPlayed))
    return replace(_played(now, act), untouched=untouched, undeclared=undeclared, begun=begun, before=type(act), draws=draws)


def _played(now: Table, act: Acted) -> Table:
    match act:
        case DealBegun() | PlaysUnrecorded() | OverturnPassed():
            return Table()
        case CardsPlayed(seat, cards) if cards:
            return _led(seat, len(cards)) if now.owner is None else _followed(now, seat)
        case ThrowCalled(seat, cards) if seat == now.owner and len(now.played) == 1:
            return replace(now, led=len(cards))
        case PlayTakenBack(seat):
            return _took_back(now, seat)
        case TrickNoted(seat):
            return Table(seat)
        case _:
            return now


def _led(seat: Seat, cards: int) -> Table:
    return Table(NEXT[seat], seat, cards, frozenset({seat}))


def _followed(now: Table, seat: Seat) -> Table:
    played = now.played | {seat}
    if len(played) == len(NEXT):
        return Table()
    return replace(now, turn=NEXT[seat] if seat == now.turn else None, played=played)


def _took_back(now: Table, seat: Seat) -> Table:
    """Who plays next is for the table to say."""
    return Table() if seat == now.owner else replace(now, turn=None, played=now.played - {seat})


def seen(state: State) -> Table:
    """Return what a match that is being played lets a line leave out: what `read_line` takes as its turn."""
    match state:
        case Following(turn=turn, plays=plays) if plays:
            led = plays[0]
            return Table(turn, led.seat, len(led.cards), frozenset(play.seat for play in plays), begun=True)
        case Following(turn=turn) | Leading(turn=turn):
            return Table(turn, begun=state.deal.begun)
        case Overturning(turn=turn):
            return Table(turn)
        case _:
            return Table()


def _at_turn(turn: Table | Seat | None) -> Table:
    """Return the table where no more is known than whose turn it is, or all that lets a line leave something out."""
    return turn if isinstance(turn, Table) else Table(turn)


def flow(game: str) -> Flow[Table]:
    """Return how the acts of a game, told by its key, follow each other."""
    return Flow(
        game,
        Table(untouched=True, undeclared=True),
        aside=ASIDE,
        moves=(CardsPlayed,),
        begins=lambda now, act: isinstance(act, DealBegun) and not _is_same(now),
        follow=_follow,
        fresh=lambda _: Table(untouched=True),
        unclear=lambda now: replace(now, turn=None),
        at_turn=_at_turn,
        headings=lambda now, games: (games,) if _is_same(now) and games else (games + 1,),
        side=seat_named,
        sides=SEATS.expected,
        unit=DEAL,
        act=PLAY,
        both=SIDES,
    )
