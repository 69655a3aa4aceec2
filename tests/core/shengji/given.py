"""Given a 升级 match, when something is done, then what the rules say of it: the words that these tests share."""

import msgspec

from core.cards import UNKNOWN
from core.desk.messages import CallMade, Remedy, Ruled
from core.live import Live
from core.shengji.messages import Act, MatchOpened
from core.shengji.options import DEFAULTS, Options
from core.table import Act as TableAct
from core.trumps.messages import (
    BottomBuried,
    BottomLaid,
    BottomTaken,
    CardDrawn,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DeclarerNoted,
    HandDealt,
    LevelNoted,
    Overturned,
    TrumpsDeclared,
)
from core.trumps.state import Following, Leading
from tests.core.cards_given import found, swapped, unsure
from tests.core.given import CHIEF, SHOWN, By, given_at, when
from tests.core.trumps_given import (
    BOTTOM,
    HANDS,
    LETTERS,
    PLAYERS,
    SEAT,
    SEATS,
    SIDES,
    A,
    B,
    C,
    Cards,
    D,
    after,
    all_played,
    asks,
    cards,
    next_cards,
    overturn,
    play_of,
    plays,
    round_of,
    shown,
)

__all__ = [
    "BOTTOM",
    "HANDS",
    "LETTERS",
    "PLAYERS",
    "SEAT",
    "SEATS",
    "SIDES",
    "A",
    "B",
    "C",
    "Cards",
    "D",
    "after",
    "all_played",
    "asks",
    "cards",
    "found",
    "overturn",
    "play_of",
    "plays",
    "round_of",
    "shown",
    "swapped",
    "unsure",
    "when",
]

Acts = tuple[Act | By, ...]
LIMIT = 2  # deals of a match, where `match_end` is `deals`


def readings(**options: str) -> Options:
    """The default options, some of them set otherwise."""
    return msgspec.convert(msgspec.to_builtins(DEFAULTS) | options, Options)


def given(*acts: TableAct | By, **options: str) -> Live:
    """A match of two deals under these readings in which these acts were done as played."""
    return given_at(MatchOpened(PLAYERS, readings(**options), deals=LIMIT), *acts)


def all_found(*acts: Act | By, **options: str) -> tuple[str, ...]:
    """Everything that is found in a match, in order."""
    match = given(**options)
    return tuple(code for act in acts for code in found(when(match, act)))


def ruled(remedy: Remedy, call: int = 1) -> tuple[By, By]:
    """A call, and a ruling of the chief referee on it."""
    return By(CHIEF, CallMade(0)), By(CHIEF, Ruled(call, "GC3.2", remedy, SHOWN))


# --- deals ------------------------------------------------------------------------------------------------------------------


BURIED = cards("C8 C6 D8 D4 D4 S4 D9 C5")  # by A; a 5 lies in it

DEALT: Acts = (DealBegun(), *(HandDealt(seat, HANDS[seat]) for seat in SEATS), BottomLaid(BOTTOM))  # the first deal
DECLARED: Acts = (*DEALT, TrumpsDeclared(A, ("H3",), 40))  # hearts are trumps, A declares
DRAWN_40: Acts = (DealBegun(first=A), *(CardDrawn(seat, HANDS[seat][n]) for n in range(10) for seat in SEATS))
TAKEN: Acts = (*DECLARED, BottomTaken(A))
LEADS: Acts = (*TAKEN, BottomBuried(A, BURIED))  # A leads
LED: Acts = (*LEADS, *plays("A S8877"))  # a tractor of two pairs lies, B is to follow
LATER: Acts = (DeclarerNoted(A), *DEALT[1:], TrumpsDeclared(B, ("D3",), 40))  # not the first deal; B makes diamonds trumps
ASKING: Acts = (*LATER, BottomTaken(A), BottomBuried(A, BURIED))  # C is asked to overturn: B has declared
HIDDEN: Acts = (DealBegun(), TrumpsDeclared(A, ("H3",)), BottomBuried(A, (UNKNOWN,) * 8))  # no hand is recorded
BY_C: Acts = (*LATER[:-1], TrumpsDeclared(C, ("S3",), 40), BottomTaken(A), BottomBuried(A, BURIED))  # B is asked
INSURED: Acts = (*LATER[:-1], TrumpsDeclared(C, ("S3", "S3"), 40), *BY_C[-2:])  # C has shown both; B is asked
OVERTURNED_BY_B: Acts = (
    *LATER[:-1],
    TrumpsDeclared(D, ("H3",), 40),
    *BY_C[-2:],
    Overturned(B, ("D3", "D3")),
)  # B is to take the bottom
SHEET: Acts = (DeclarerNoted(A), DealNoted(85))  # a deal of which only the result is recorded


def at_level(level: str, other: str) -> Acts:
    """A record that begins at these levels, side AC declaring."""
    return (LevelNoted(level, (level, other)),)


def played_out(*acts: Act | By, **options: str) -> Acts:
    """The same acts, and every play until the deal is over: each leads its highest card and follows with the lowest it may."""
    match, more = given(*acts, **options), [*acts]
    while isinstance(state := play_of(match), (Leading, Following)):
        act = CardsPlayed(state.turn or A, next_cards(state))
        when(match, act)
        more.append(act)
    return tuple(more)


PLAYED: Acts = played_out(*LEADS)  # the first deal, all cards played
