"""How the acts of 五子棋 follow each other: black begins every game, the colours alternate."""

import msgspec
from msgspec.structs import replace

from core.gomoku.five import Colour
from core.gomoku.messages import (
    Absent,
    ColourChosen,
    ColoursTaken,
    ConductNoted,
    DrawAgreed,
    Forfeited,
    MovesUnrecorded,
    OpeningBegun,
    Passed,
    Resigned,
    ResultNoted,
    ScoreNoted,
    Seat,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
    TwoMoreChosen,
)
from core.messages import Acted
from core.text import Text
from events.records.transcript.course import MISSING, Course, Flow, Missing
from events.records.transcript.gomoku import words as say
from events.records.transcript.line import Line, Unread

OTHER: tuple[Seat, Seat] = (1, 0)


class Alternation(msgspec.Struct, frozen=True):
    """Whose turn it is, and which side is black."""

    turn: Colour | None = "black"  # None: unclear, the colour has to be written
    black: Seat | None = None
    begun: bool = False
    over: bool = False


def _begins(now: Alternation, act: Acted) -> bool:
    """A game begins with its toss, with colours or an opening without one, or with an absence; after an end with a forfeit."""
    match act:
        case TossHeld() | ColoursTaken() | OpeningBegun() | Absent():
            return now.begun
        case Forfeited():
            return now.over
        case _:
            return False


def _follow(now: Alternation, act: Acted) -> Alternation:
    if isinstance(act, (ConductNoted, ScoreNoted)):
        return now
    if not isinstance(act, TossHeld):
        now = replace(now, begun=True)
    match act:
        case StonePlaced(stone) | Passed(stone):
            return replace(now, turn="white" if stone == "black" else "black")
        case ColoursTaken(black):
            return replace(now, black=black, turn="black")
        case OpeningBegun():
            return replace(now, turn="black")
        case ColourChosen(seat, colour):
            return replace(now, black=seat if colour == "black" else OTHER[seat], turn="white")
        case TwoMoreChosen():
            return replace(now, turn="white")
        case StonesSetUp() | MovesUnrecorded():
            return replace(now, turn=None)
        case Resigned() | TimeOverstepped() | Forfeited() | Absent() | DrawAgreed():
            return replace(now, over=True)
        case ResultNoted(winner):
            return replace(now, over=now.over or winner != "unknown")
        case _:
            return now


def _headings(now: Alternation, games: int) -> tuple[int, ...]:
    """Return the next number, and this one where only the toss stands before the heading."""
    return (games + 1,) if now.begun or not games else (games + 1, games)


def side(line: Line, course: Course[Alternation]) -> Seat | Missing:
    """Read a side, or a colour where it is known which side has it."""
    if not isinstance(seat := say.SEATS.take(line), Missing):
        return seat
    start = line.at
    colour = say.WHOLE_COLOURS.take(line)
    if isinstance(colour, Missing):
        return MISSING
    if course.now.black is None:
        line.at = start
        said = line.unread(say.SEATS.expected).text
        why = Text(f"{said.zh}（谁执黑没有写）", f"{said.en}, as nobody said which side is black")
        raise Unread(line.next, why, by_context=True)
    return course.now.black if colour == "black" else OTHER[course.now.black]


FLOW: Flow[Alternation] = Flow(
    "gomoku",
    Alternation(),
    aside=(ConductNoted, ScoreNoted),
    moves=(StonePlaced, Passed),
    begins=_begins,
    follow=_follow,
    fresh=lambda _: Alternation(),
    unclear=lambda now: replace(now, turn=None),
    at_turn=Alternation,
    headings=_headings,
    side=side,
    sides=say.SEATS.expected,
    unit=Text("局", "game"),
    act=Text("手", "move"),
)
