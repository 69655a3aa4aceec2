"""What a foreign record says in words: how a game ended, and by which rule it was played.

Only what the words say plainly is taken; the rest is handed on as it stands, with a note.
"""

import re
from typing import Literal

import msgspec

from core.gomoku.five import Colour, Overline
from core.gomoku.messages import Act, Forfeited, How, MovesUnrecorded, Resigned, ResultNoted, Seat, TimeOverstepped
from core.gomoku.state import other
from events.records.draft import Draft

Winner = Literal["black", "white", "draw", "unknown"]

SIDES: dict[str, Colour] = {"b": "black", "black": "black", "黑": "black", "先手": "black", "w": "white", "white": "white"}
SIDES |= {"白": "white", "后手": "white", "後手": "white"}
DRAWS = {"0", "draw", "b+draw", "w+draw", "jigo", "tie", "1/2-1/2", "½-½", "和", "和棋", "和局", "平局", "平"}
UNKNOWN = {"?", "*", "void", "unknown", "unfinished", "未知", "未知结果", "未完"}
SIDE = re.compile(r"(black|white|b|w|黑|白|先手|后手|後手)(?:方|棋)?\s*(?:\+\s*(.*)|wins?|胜|勝|(.+[胜勝]))?\Z")
REASONS: tuple[tuple[re.Pattern[str], How], ...] = (
    (re.compile(r"r\Z|resign|投了|认输|認輸|中盘|中盤"), "resigned"),
    (re.compile(r"t\Z|time|超时|超時"), "time"),
    (re.compile(r"f\Z|forfeit|弃权|棄權"), "forfeit"),
    (re.compile(r"foul|forbidden|禁手"), "foul"),
    (re.compile(r"five|五连|五連"), "five"),
)
ORDINARY = re.compile(r"[0-9.]*\Z")  # points of a Go score, which mean nothing here

RENJU = re.compile(r"renju|连珠|連珠|\brif\b", re.IGNORECASE)
NO_RENJU = re.compile(r"\b(?:no|non|not)[ -]renju", re.IGNORECASE)
FREESTYLE = re.compile(r"free[ _-]?style|[长長][连連][也亦]?算[胜勝赢贏]", re.IGNORECASE)
STANDARD = re.compile(r"standard", re.IGNORECASE)
OUR_GAME = re.compile(r"go-?moku|go-?bang|renju|五子|五目|连珠|連珠|\brif\b", re.IGNORECASE)
SIX = re.compile(r"connect[ _-]?6|六子棋", re.IGNORECASE)


class Claim(msgspec.Struct, frozen=True):
    """A result as a record claims it; `understood` is False where its words say more than was taken from them."""

    winner: Winner
    how: How = "unknown"
    understood: bool = True


def claim(words: str) -> Claim | None:
    """Return what a result says, or None when it says nothing.

    >>> claim("W+Resign")
    Claim(winner='white', how='resigned', understood=True)
    >>> claim("先手胜").winner, claim("0").winner, claim("1-0").understood
    ('black', 'draw', False)
    """
    plain = words.strip().lower()
    if not plain:
        return None
    if plain in DRAWS:
        return Claim("draw")
    if plain in UNKNOWN:
        return Claim("unknown")
    if (found := SIDE.match(plain)) is None:
        return Claim("unknown", understood=False)
    reason = found[2] or found[3] or ""
    how = how_of(reason)
    return Claim(SIDES[found[1]], how, how != "unknown" or ORDINARY.match(reason) is not None)


def how_of(reason: str) -> How:
    """Return how a game ended in the words of a record.

    >>> how_of("Black win by five connection"), how_of("adjudication")
    ('five', 'unknown')
    """
    plain = reason.strip().lower()
    return next((how for pattern, how in REASONS if pattern.search(plain)), "unknown")


def ended(said: Claim, black: Seat) -> tuple[Act, ...]:
    """Return the acts that a claimed result stands for: what the loser did, where it says so, and the result itself."""
    noted = ResultNoted(said.winner, said.how)
    if said.winner not in ("black", "white"):
        return (noted,)
    loser = other(black) if said.winner == "black" else black
    match said.how:
        case "resigned":
            return (Resigned(loser), noted)
        case "time":
            return (TimeOverstepped(loser), noted)
        case "forfeit":
            return (Forfeited(loser), noted)
        case _:
            return (noted,)


def end(draft: Draft, said: Claim, black: Seat, line: int) -> None:
    """Add what the source says of the end; before it, that moves are missing where a trouble cut them off."""
    if draft.cut:
        draft.last(MovesUnrecorded(), line)
    for act in ended(said, black):
        draft.last(act, line)


def overline(words: str) -> Overline | None:
    """Return what a rule's name says of six in a row, or None where it leaves that open.

    "Gomoku", "standard" and 无禁手 are used both for games in which an overline wins and for games in which it is
    nothing, so they say nothing.

    >>> overline("Renju"), overline("freestyle"), overline("无禁手")
    ('renju', 'wins', None)
    """
    renju = RENJU.search(words) is not None and NO_RENJU.search(words) is None
    freestyle = FREESTYLE.search(words) is not None
    if renju == freestyle:
        return None
    return "renju" if renju else "wins"


def engines_overline(name: str) -> Overline | None:
    """Return the same for the names that engines, their tournaments and analysis pages use: standard is exactly five there.

    >>> engines_overline("Standard2"), engines_overline("Freestyle15_1"), engines_overline("Caro")
    ('nothing', 'wins', None)
    """
    return overline(name) or ("nothing" if STANDARD.search(name) else None)
