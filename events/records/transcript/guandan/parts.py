"""The parts of the acts of 掼蛋: points of both sides, the finishing order, who announces and who asks."""

import re

from msgspec.structs import replace

from core.guandan.messages import Seat
from core.text import Lang, Text
from events.records.transcript.card_parts import count
from events.records.transcript.course import MISSING, AnyCourse, Course, Missing
from events.records.transcript.guandan import words as say
from events.records.transcript.guandan.course import Table
from events.records.transcript.line import Line
from events.records.transcript.partners import by_side
from events.records.transcript.parts import COLON, SIDE, Part, gap, maybe_side, seat, side, written_side
from events.records.transcript.words import NOBODY

SEATS = 4
TWO_POINTS = re.compile(r"([+−-]? *[0-9]{1,9}) *[:比] *([+−-]? *[0-9]{1,9})(?![0-9])")
LETTERS = re.compile(r"([abcd]{2,4})(?![a-z0-9])")

SOME_POINTS = Text("双方的积分（如「5:0」）", "the points of both sides, as in `5:0`")
AN_ORDER = Text("名次（如「甲丙乙丁」）", "the finishing order, as in `A C B D`")


def points(field: str) -> Part:
    """Return the part that is the points of both sides: `5:0`, `甲丙5 乙丁0`."""

    def read(line: Line, course: AnyCourse) -> object:
        if (found := line.take(TWO_POINTS)) is not None:
            return tuple(int(said.replace("−", "-").replace(" ", "")) for said in found.groups())
        return by_side(line, course, count("")) or MISSING

    def write(value: tuple[int, int], _: Lang, __: AnyCourse | None) -> str:
        return f"{value[0]}:{value[1]}"

    return Part(field, read, write, SOME_POINTS)


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


def speaker(field: str) -> Part:
    """Return the part that names a side, or leaves out who has just played: `甲 88 报8`."""

    def read(line: Line, course: Course[Table]) -> object:
        named = side(line, course)
        return named if not isinstance(named, Missing) or course.now.spoke is None else course.now.spoke

    return replace(seat(field), read=read, expected=SIDE)


def asker(field: str) -> Part:
    """Return the part that is a side before the word, or nothing (None): `甲问乙`, `问乙`."""
    return replace(maybe_side(field), before=True)
