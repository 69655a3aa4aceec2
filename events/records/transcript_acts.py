"""Reading the acts on one line of a transcript."""

import re
from typing import NoReturn

import msgspec

from core.desk.messages import AtDesk
from core.gomoku.five import Colour
from core.gomoku.messages import Act, ColoursTaken, Passed, StonePlaced
from core.people import Role
from core.text import Text
from events.records import transcript_words as say
from events.records.record import Desk
from events.records.transcript_course import Course
from events.records.transcript_desk import NUMBER
from events.records.transcript_forms import DESK, FORMS, KEYWORDS
from events.records.transcript_line import NUMERAL, Line, Unread, fold, numeral
from events.records.transcript_parts import CLOSE, COLON, MISSING, OPEN, UNKNOWN_POINT, Missing, Part, point, side

HEADING = re.compile(rf"第 *({NUMERAL}) *局|game +([0-9]{{1,9}})(?![0-9])")
MOVE = re.compile(rf"(?:第 *({NUMERAL}) *手|([0-9]{{1,9}})) *[.,:)]?")

AN_ITEM = Text("动作（如「h8」「黑 h8」「认输: 乙」）", "an act such as `h8`, `black h8` or `resign: B`")
A_MOVE = Text("一手棋（如「h8」「?」「停手」）", "a move such as `h8`, `?` or `pass`")
AN_END = Text("行末或分号（一行写几个动作时用分号隔开）", "the end of the line, or a semicolon before the next act")
A_DEED = Text("这一方的动作（如「认输」）", "what this side did, such as `resigns`")
A_BRACKET = Text("右括号", "a closing bracket")
A_ROLE = Text("身份和姓名（如「裁判长 张三」）", "a role and a name such as `chief referee 张三`")


class Who(msgspec.Struct, frozen=True):
    """Who acts at the desk where the line does not say."""

    person: str = ""  # not recorded
    role: Role = "referee"


class Item(msgspec.Struct, frozen=True):
    """One act of a line, or a heading; where it begins, and the number that stands with it."""

    act: Act | Desk | None  # None: a heading
    at: int
    number: int | None = None  # of the move in its game, of the call or ruling, of the headed game


def next_item(line: Line, course: Course, who: Who) -> Item:
    """Read one act. Raises `Unread` where there is none."""
    at = line.next
    if (heading := line.take(HEADING)) is not None:
        line.take(COLON)
        return Item(None, at, numeral(heading[1] or heading[2]))
    if (found := line.take(MOVE)) is not None:
        number = numeral(found[1] or found[2])
        move = _move(line, course.turn) or _coloured(line)
        if not isinstance(move, (StonePlaced, Passed)):
            raise line.unread(A_MOVE)
        return Item(move, at, number)
    if (said := _move(line, course.turn) or _coloured(line)) is not None:
        return Item(said, at)
    return _worded(line, course, who, at)


# --- moves ----------------------------------------------------------------------------------------------------------------


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


def _coloured(line: Line) -> StonePlaced | Passed | ColoursTaken | None:
    """Read a colour with its move, or with the side that has it; goes nowhere where an act with a word follows."""
    start = line.at
    colour = say.COLOURS.take(line)
    if isinstance(colour, Missing):
        return None
    if line.take(COLON) is not None and not isinstance(seat := say.SEATS.take(line), Missing):
        _ended(line)
        return ColoursTaken(0 if (seat == 0) == (colour == "black") else 1)
    if (move := _move(line, colour, coloured=True)) is not None:
        return move
    if KEYWORDS.take(line) is MISSING:
        raise line.unread(A_MOVE)
    line.at = start  # the colour, or the letter, stands for the side whose act it is
    return None


# --- acts with a word ------------------------------------------------------------------------------------------------------


def _worded(line: Line, course: Course, who: Who, at: int) -> Item:
    """Read an act by its word, before or behind the side whose act it is."""
    word, subject = KEYWORDS.take(line), None
    if isinstance(word, Missing):
        subject = line.at
        if isinstance(side(line, course), Missing):
            raise line.unread(AN_ITEM)
        line.take(COLON)
        behind, word = line.at, KEYWORDS.take(line)
        if isinstance(word, Missing) or not FORMS[word].subject:
            line.at = behind
            raise line.unread(A_DEED)
    form = FORMS[word]
    desk = form in DESK
    number = _number(line) if desk else None
    if desk and line.take(OPEN) is not None:
        who = _who(line, who)
    line.take(COLON)
    values: dict[str, object] = {}
    for part in form.parts:
        if not values and number is not None and not form.numbered:
            values[part.field] = number  # of the call or ruling that it is about
        else:
            values[part.field] = _part(line, course, part, subject if part.field == form.subject else None)
    act = form.make(**values)
    _ended(line)
    said = Desk(act, who.person, who.role) if isinstance(act, AtDesk) else act
    return Item(said, at, number if form.numbered else None)


def _number(line: Line) -> int | None:
    found = line.take(NUMBER)
    return None if found is None else int(found[0])


def _part(line: Line, course: Course, part: Part, subject: int | None) -> object:
    """Read a part where it stands, or where the side stands before the word."""
    behind = line.at
    if subject is not None:
        line.at = subject
    value = part.read(line, course)
    if value is MISSING and (value := part.default) is MISSING:
        raise line.unread(part.expected)
    if subject is not None:
        line.at = behind
    return value


def _who(line: Line, who: Who) -> Who:
    role = say.ROLES.take(line)
    if isinstance(role, Missing):
        raise line.unread(A_ROLE)
    if (name := line.quoted()) is None:
        name = line.upto(")")
        if name is None:
            raise line.unread(A_ROLE)
        if not name:  # the referee of the table is known
            return Who(who.person if role == who.role else "", role)
        return Who("" if fold(name) == "?" else name, role)
    if line.take(CLOSE) is None:
        raise line.unread(A_BRACKET)
    return Who(name, role)


def _ended(line: Line) -> None:
    if not line.over():
        raise line.unread(AN_END)
