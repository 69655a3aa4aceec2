"""Reading the acts on one line of a transcript."""

import msgspec

from core.games import Act
from core.people import Role
from core.text import Text
from events.records.record import Desk
from events.records.transcript import words as say
from events.records.transcript.course import MISSING, AnyCourse, Missing
from events.records.transcript.desk import NUMBER
from events.records.transcript.forms import DESK, Form
from events.records.transcript.line import Line, fold, numeral
from events.records.transcript.parts import CLOSE, COLON, OPEN, Part, side
from events.records.transcript.vocabulary import AN_END, Vocabulary, ended

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
    more: tuple[Act | Desk, ...] = ()  # what the same words say besides
    anew: bool = False  # it stands beside what the heading before it says by itself


def next_item(line: Line, course: AnyCourse, who: Who, said: Vocabulary) -> Item:
    """Read one act. Raises `Unread` where there is none."""
    at = line.next
    if (heading := line.take(said.heading)) is not None:
        line.take(COLON)
        return Item(None, at, numeral(heading[1] or heading[2]))
    if said.unheaded is not None and said.unheaded[0].match(line.signs, line.next) is not None:
        raise line.unread(said.unheaded[1])
    if (found := said.spoken(line, course)) is not None:
        return Item(found[0], at, found[1])
    return _worded(line, course, who, said, at)


def _worded(line: Line, course: AnyCourse, who: Who, said: Vocabulary, at: int) -> Item:
    """Read an act by its word, before or behind the side whose act it is."""
    word, subject = said.keywords.take(line), None  # of the side before it: where that begins and ends
    if isinstance(word, Missing):
        at_side = line.at
        if not _subject(line, course):
            raise line.unread(said.words.item)
        subject = at_side, line.at
        line.take(COLON)
        behind, word = line.at, said.keywords.take(line)
        if isinstance(word, Missing) or not said.forms[word].subject:
            line.at = behind
            raise line.unread(said.words.deed)
    form = said.forms[word]
    desk = form in DESK
    number = _number(line) if desk else None
    values = dict(form.says)
    if desk and line.take(OPEN) is not None:
        who = _who(line, who)
    elif form.mark is not None:
        values[form.mark.field] = _part(line, course, form.mark, None)
    line.take(COLON)
    if form.loose:
        values |= (loose := _loose(line, course, form.parts))
        if not loose or not line.over():
            raise line.unread(_more([part for part in form.parts if part.field not in loose], begun=bool(loose)))
    for part in form.parts:
        if part is form.parts[0] and number is not None and not form.numbered:
            values[part.field] = number  # of the call or ruling that it is about
        elif part.field not in values:
            values[part.field] = _part(line, course, part, subject if part.field == form.subject else None)
    act = form.make(**values)
    if not form.brief:
        ended(line)
    given: Act | Desk = Desk(act, who.person, who.role) if desk else act
    more = (form.make(**values | dict(form.again)),) if form.again else ()
    return Item(given, at, number if form.numbered else None, more, form.anew)


def _subject(line: Line, course: AnyCourse) -> bool:
    """Go past the side or the two partners whose act it is; False where none stand here."""
    pair = course.flow.both
    return (pair is not None and pair.take(line) is not MISSING) or not isinstance(side(line, course), Missing)


def _loose(line: Line, course: AnyCourse, parts: tuple[Part, ...]) -> dict[str, object]:
    """Read the parts that stand here in whatever order, each once."""
    found: dict[str, object] = {}
    while True:
        for part in parts:
            if part.field not in found and (value := part.read(line, course)) is not MISSING:
                found[part.field] = value
                break
        else:
            return found


def _more(parts: list[Part], *, begun: bool) -> Text:
    """Return what may stand where parts are read in whatever order: the first of them, or another one or the end."""
    if not begun:
        return parts[0].expected
    if not parts:
        return AN_END
    return Text(
        f"另一项（如{parts[0].expected.zh}），或{AN_END.zh}", f"another part, such as {parts[0].expected.en}, or {AN_END.en}"
    )


def _number(line: Line) -> int | None:
    found = line.take(NUMBER)
    return None if found is None else int(found[0])


def _part(line: Line, course: AnyCourse, part: Part, subject: tuple[int, int] | None) -> object:
    """Read a part where it stands, or between two offsets where the side stands before the word."""
    behind = line.at
    if subject is not None:
        line.at = subject[0]
    value = MISSING if part.before and subject is None else part.read(line, course)
    if subject is not None and value is not MISSING and line.at != subject[1]:  # two partners, before a word for what one does
        line.at = subject[0]
        raise line.unread(part.expected.fill(sides=course.flow.sides))
    if value is MISSING and (value := part.default) is MISSING:
        raise line.unread(part.expected.fill(sides=course.flow.sides, unit=course.flow.unit, act=course.flow.act))
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


def form_of(act: object, said: Vocabulary) -> Form:
    """Return the form in which an act is written. Raises TypeError for the opening of a match, which is written as its tags."""
    for form in said.written.get(type(act), ()):
        if all(getattr(act, field) == value for field, value in form.says):
            return form
    raise TypeError("the opening of a match is written as its tags")
