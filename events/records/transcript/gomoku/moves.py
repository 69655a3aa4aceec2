"""The moves of 五子棋: a stone by its point, a pass, either with its colour where it is not the one whose turn it is."""

import re
from typing import NoReturn

from core.gomoku.five import Colour
from core.gomoku.messages import ColoursTaken, Passed, StonePlaced
from core.messages import Acted
from core.text import Lang, Text
from events.records.transcript.course import MISSING, AnyCourse, Course, Missing
from events.records.transcript.gomoku import words as say
from events.records.transcript.gomoku.course import Alternation
from events.records.transcript.gomoku.forms import KEYWORDS
from events.records.transcript.gomoku.parts import UNKNOWN_POINT, point, written_point
from events.records.transcript.line import NUMERAL, Line, Unread, numeral
from events.records.transcript.parts import COLON
from events.records.transcript.vocabulary import ended

MOVE = re.compile(rf"(?:第 *({NUMERAL}) *手|([0-9]{{1,9}})) *[.,:)]?")
A_MOVE = Text("一手棋（如「h8」「?」「停手」）", "a move such as `h8`, `?` or `pass`")

Said = StonePlaced | Passed | ColoursTaken


def spoken(line: Line, course: Course[Alternation]) -> tuple[Said, int | None] | None:
    """Read a move with its number, or a colour with its side; None where an act with a word stands."""
    found = line.take(MOVE)
    said = _move(line, course.now.turn) or _coloured(line)
    if found is None:
        return None if said is None else (said, None)
    if not isinstance(said, (StonePlaced, Passed)):
        raise line.unread(A_MOVE)
    return said, numeral(found[1] or found[2])


def _move(line: Line, turn: Colour | None, *, coloured: bool = False) -> StonePlaced | Passed | None:
    """Read a move of the colour whose turn it is."""
    start = line.next
    if line.take(UNKNOWN_POINT) is not None:
        return StonePlaced(turn or _whose(start), None)
    if not isinstance(at := point(line), Missing):
        return StonePlaced(turn or _whose(start), at)
    if say.PASS.take(line) is not MISSING:
        return Passed(turn or _whose(start))
    if coloured and turn is not None and (odd := line.quoted()) is not None:
        return StonePlaced(turn, odd)
    return None


def _whose(at: int) -> NoReturn:
    zh, en = "此处轮到哪方不明，应写明「黑」或「白」（如「黑 h8」）", "Whose move it is here is unclear"
    raise Unread(at, Text(zh, f"{en}; expected the colour as well, as in `black h8`"), by_context=True)


def _coloured(line: Line) -> Said | None:
    """Read a colour with its move, or with the side that has it; goes nowhere where an act with a word follows."""
    start = line.at
    colour = say.COLOURS.take(line)
    if isinstance(colour, Missing):
        return None
    if line.take(COLON) is not None and not isinstance(seat := say.SEATS.take(line), Missing):
        ended(line)
        return ColoursTaken(0 if (seat == 0) == (colour == "black") else 1)
    if (move := _move(line, colour, coloured=True)) is not None:
        return move
    if KEYWORDS.take(line) is MISSING:
        raise line.unread(A_MOVE)
    line.at = start  # the colour, or the letter, stands for the side whose act it is
    return None


def written(act: Acted, lang: Lang, course: Course[Alternation] | None) -> str | None:
    """Return a move as it is written; None for an act that has a word."""
    if not isinstance(act, (StonePlaced, Passed)):
        return None
    at = "?"
    if isinstance(act, Passed):
        at = say.PASS.said[True].to(lang)
    elif act.at is not None:
        at = written_point(act.at)
    colour = say.COLOURS.said[act.stone].to(lang)
    if course is None:
        return f"{colour} {at}"
    plain = act.stone == course.now.turn and not at.startswith('"')
    return f"{course.move + 1}. {at}" if plain else f"{course.move + 1}. {colour} {at}"


def row(act: Acted, lang: Lang, course: AnyCourse, length: int) -> str | None:
    """Return what parts a move from the one before it on the line, "" where it begins a line; None for other acts."""
    if not isinstance(act, (StonePlaced, Passed)):
        return None
    return " " if length < IN_A_LINE else ""


IN_A_LINE = 10  # moves
