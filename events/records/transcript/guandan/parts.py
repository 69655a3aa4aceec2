"""The parts of the acts of 掼蛋: levels and points of both sides, the finishing order, numbers of cards."""

import re

from msgspec.structs import replace

from core.guandan.messages import Seat, Side
from core.guandan.state import side_of
from core.text import Lang, Text
from events.records.transcript.card_parts import COUNT, rank
from events.records.transcript.course import MISSING, AnyCourse, Course, Missing
from events.records.transcript.guandan import words as say
from events.records.transcript.guandan.course import Table
from events.records.transcript.line import NUMERAL, Line, numeral
from events.records.transcript.parts import CLOSE, COLON, OPEN, SIDE, Part, gap, maybe_side, seat, side, written_side
from events.records.transcript.words import NOBODY, UNKNOWN

SEATS = 4
CHINESE = re.compile(NUMERAL)
CARDS = re.compile(r" *(?:张牌?(?=[\s,;.)甲乙丙丁]|$)|cards?(?![a-z]))")  # behind a number; 张三 is a name
TWO_LEVELS = re.compile(r"(10|[2-9tjqka]) *[:/] *(10|[2-9tjqka])(?![a-z0-9])")
TWO_POINTS = re.compile(r"([+−-]? *[0-9]{1,9}) *[:比] *([+−-]? *[0-9]{1,9})(?![0-9])")
LETTERS = re.compile(r"([abcd]{2,4})(?![a-z0-9])")
LEVELS = ("2", "3", "4", "5", "6", "7", "8", "9", "T")  # in the order of the Chinese numerals from 二
A_NUMERAL = re.compile("[二三四五六七八九十](?![一二三四五六七八九十])")

A_LEVEL = Text("级数（如 5、10、A）", "a level such as `5`, `10` or `A`")
SOME_LEVELS = Text("双方的级数（如「甲丙5 乙丁3」）", "the levels of both sides, as in `AC 5 BD 3`")
SOME_POINTS = Text("双方的积分（如「5:0」）", "the points of both sides, as in `5:0`")
AN_ORDER = Text("名次（如「甲丙乙丁」）", "the finishing order, as in `A C B D`")
A_COUNT = Text("张数（如 8）", "a number of cards such as `8`")


def level(field: str) -> Part:
    """Return the part that is a level: `7`, `七`; what is none stands in quotes."""
    known = rank(field)

    def read(line: Line, course: AnyCourse) -> object:
        if (found := line.take(A_NUMERAL)) is not None:
            return LEVELS[numeral(found[0]) - 2]
        return known.read(line, course)

    return replace(known, read=read, expected=A_LEVEL)


LEVEL = level("level")


def _by_side(line: Line, course: AnyCourse, value: Part) -> tuple[object, object] | None:
    """Read a value for each side behind its word; None where they do not stand here."""
    start = line.at
    found: dict[Side, object] = {}
    while not isinstance(one := say.SIDES.take(line), Missing):
        line.take(COLON)
        said = value.read(line, course)
        if one in found or said is MISSING:
            break
        found[one] = said
    if len(found) == len(say.SIDES.said) and isinstance(one, Missing):
        return found[0], found[1]
    line.at = start
    return None


def levels(field: str) -> Part:
    """Return the part that is the levels of both sides: `甲丙5 乙丁3`, `5:3`."""

    def read(line: Line, course: AnyCourse) -> object:
        if (found := line.take(TWO_LEVELS)) is not None:
            return tuple("T" if said == "10" else said.upper() for said in found.groups())
        return _by_side(line, course, LEVEL) or MISSING

    def write(value: tuple[str, str], lang: Lang, course: AnyCourse | None) -> str:
        said = [say.SIDES.said[one].to(lang) + gap(lang) + LEVEL.write(value[one], lang, course) for one in say.SIDES.said]
        return " ".join(said)

    return Part(field, read, write, SOME_LEVELS)


def maybe_levels(field: str) -> Part:
    """Return the part that is the levels of both sides in brackets, or nothing (None)."""
    bare = levels(field)

    def read(line: Line, course: AnyCourse) -> object:
        start = line.at
        bracket = line.take(OPEN)
        found = bare.read(line, course)
        if found is MISSING or (bracket is not None and line.take(CLOSE) is None):
            line.at = start
            return MISSING
        return found

    def write(value: tuple[str, str] | None, lang: Lang, course: AnyCourse | None) -> str:
        return "" if value is None else f"({bare.write(value, lang, course)})"

    return replace(bare, read=read, write=write, default=None)


def points(field: str) -> Part:
    """Return the part that is the points of both sides: `5:0`, `甲丙5 乙丁0`."""

    def read(line: Line, course: AnyCourse) -> object:
        if (found := line.take(TWO_POINTS)) is not None:
            return tuple(int(said.replace("−", "-").replace(" ", "")) for said in found.groups())
        return _by_side(line, course, count("")) or MISSING

    def write(value: tuple[int, int], _: Lang, __: AnyCourse | None) -> str:
        return f"{value[0]}:{value[1]}"

    return Part(field, read, write, SOME_POINTS)


def count(field: str) -> Part:
    """Return the part that is a number of cards: `8`, `8张`, `十张`."""

    def read(line: Line, _: AnyCourse) -> object:
        found = line.take(COUNT)
        chinese = None if found is not None else line.take(CHINESE)
        if found is None and chinese is None:
            return MISSING
        if (behind := CARDS.match(line.signs, line.at)) is not None:
            line.at = behind.end()
        return int(found[1]) if found is not None else numeral(chinese[0]) if chinese is not None else MISSING

    def write(value: int, _: Lang, __: AnyCourse | None) -> str:
        return str(value)

    return Part(field, read, write, A_COUNT)


def maybe_count(field: str) -> Part:
    """Return the part that is a number of cards, or `?` where what it came to is not recorded (None)."""
    known = count(field)

    def read(line: Line, course: AnyCourse) -> object:
        return known.read(line, course) if UNKNOWN.take(line) is MISSING else None

    def write(value: int | None, lang: Lang, course: AnyCourse | None) -> str:
        return "?" if value is None else known.write(value, lang, course)

    return replace(known, read=read, write=write)


def order(field: str) -> Part:
    """Return the part that is the finishing order, as far as it is given: `甲丙乙丁`, `头家甲 二家丙`; a word for none."""

    def read(line: Line, course: AnyCourse) -> object:
        if NOBODY.take(line) is not MISSING:
            return ()
        found: list[int] = []
        while len(found) < SEATS:
            start = line.at
            place = say.PLACES.take(line)
            line.take(COLON)
            if (letters := line.take(LETTERS)) is not None:
                found += ["abcd".index(letter) for letter in letters[1]]
            elif not isinstance(one := side(line, course), Missing):
                found.append(one)
            else:
                line.at = start
                break
            if place not in (MISSING, len(found)):
                line.at = start
                raise line.unread(say.PLACES.said.get(len(found), AN_ORDER))
        return tuple(found) or MISSING

    def write(value: tuple[Seat, ...], lang: Lang, _: AnyCourse | None) -> str:
        return gap(lang).join(written_side(one, lang) for one in value) or NOBODY.said[()].to(lang)

    return Part(field, read, write, AN_ORDER)


def one_side(field: str) -> Part:
    """Return the part that is a side of two: `甲丙`, or either of its seats."""

    def read(line: Line, course: AnyCourse) -> object:
        both = say.SIDES.take(line)
        if not isinstance(both, Missing):
            return both
        one = side(line, course)
        return one if isinstance(one, Missing) else side_of(one)

    def write(value: Side, lang: Lang, _: AnyCourse | None) -> str:
        return say.SIDES.said[value].to(lang)

    return Part(field, read, write, say.SIDES.expected)


def speaker(field: str) -> Part:
    """Return the part that names a side, or leaves out who has just played: `甲 88 报8`."""

    def read(line: Line, course: Course[Table]) -> object:
        named = side(line, course)
        return named if not isinstance(named, Missing) or course.now.spoke is None else course.now.spoke

    return replace(seat(field), read=read, expected=SIDE)


def asker(field: str) -> Part:
    """Return the part that is a side before the word, or nothing (None): `甲问乙`, `问乙`."""
    return replace(maybe_side(field), before=True)
