"""A table of two pairs of partners: who sits where, what is written for each side, and the levels of both."""

import re
from typing import Literal

from msgspec.structs import replace

from core.desk.messages import Seat
from core.text import Lang, Text
from events.records.transcript.card_parts import rank
from events.records.transcript.course import MISSING, AnyCourse, Missing
from events.records.transcript.line import Line, numeral
from events.records.transcript.parts import CLOSE, COLON, OPEN, Part, gap, side
from events.records.transcript.tagset import Tag
from events.records.transcript.words import Words, words

Side = Literal[0, 1]  # of seats 0 and 2; of seats 1 and 3

SEATS: Words[Seat] = words(
    {
        0: "甲 | A | 甲方 | side A | player A | 南 | South | 南家",
        1: "乙 | B | 乙方 | side B | player B | 东 | East | 东家",
        2: "丙 | C | 丙方 | side C | player C | 北 | North | 北家",
        3: "丁 | D | 丁方 | side D | player D | 西 | West | 西家",
    }
)
SIDES: Words[Side] = words(
    {
        0: "甲丙 | AC | 丙甲 | 甲丙方 | CA | A and C | 南北 | 北南 | 南北方 | North South",
        1: "乙丁 | BD | 丁乙 | 乙丁方 | DB | B and D | 东西 | 西东 | 东西方 | East West",
    }
)
PLACES: dict[str, Tag] = {"南": "A", "South": "A", "东": "B", "East": "B", "北": "C", "North": "C", "西": "D", "West": "D"}

TWO_LEVELS = re.compile(r"(10|[2-9tjqka])(?: *[:/] *| +)(10|[2-9tjqka])(?![a-z0-9])")
LEVELS = ("2", "3", "4", "5", "6", "7", "8", "9", "T")  # in the order of the Chinese numerals from 二
A_NUMERAL = re.compile("[二三四五六七八九十](?![一二三四五六七八九十])")

A_LEVEL = Text("级数（如 5、10、A）", "a level such as `5`, `10` or `A`")
SOME_LEVELS = Text("双方的级数（如「甲丙5 乙丁3」）", "the levels of both sides, as in `AC 5 BD 3`")


def seat_named(line: Line, _: AnyCourse) -> Seat | Missing:
    """Read a side by its letter or by where it sits."""
    return SEATS.take(line)


def level(field: str) -> Part:
    """Return the part that is a level: `7`, `七`; what is none stands in quotes."""
    known = rank(field)

    def read(line: Line, course: AnyCourse) -> object:
        if (found := line.take(A_NUMERAL)) is not None:
            return LEVELS[numeral(found[0]) - 2]
        return known.read(line, course)

    return replace(known, read=read, expected=A_LEVEL)


LEVEL = level("level")


def by_side(line: Line, course: AnyCourse, value: Part) -> tuple[object, object] | None:
    """Read a value for each side behind its word; None where they do not stand here."""
    start = line.at
    found: dict[Side, object] = {}
    while not isinstance(one := SIDES.take(line), Missing):
        line.take(COLON)
        said = value.read(line, course)
        if one in found or said is MISSING:
            break
        found[one] = said
    if len(found) == len(SIDES.said) and isinstance(one, Missing):
        return found[0], found[1]
    line.at = start
    return None


def levels(field: str) -> Part:
    """Return the part that is the levels of both sides: `甲丙5 乙丁3`, `5:3`."""

    def read(line: Line, course: AnyCourse) -> object:
        if (found := line.take(TWO_LEVELS)) is not None:
            return tuple("T" if said == "10" else said.upper() for said in found.groups())
        return by_side(line, course, LEVEL) or MISSING

    def write(value: tuple[str, str], lang: Lang, course: AnyCourse | None) -> str:
        said = [SIDES.said[one].to(lang) + gap(lang) + LEVEL.write(value[one], lang, course) for one in SIDES.said]
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


def one_side(field: str) -> Part:
    """Return the part that is a side of two: `甲丙`, or either of its seats."""

    def read(line: Line, course: AnyCourse) -> object:
        both = SIDES.take(line)
        if not isinstance(both, Missing):
            return both
        one = side(line, course)
        return one if isinstance(one, Missing) else (0 if one in (0, 2) else 1)

    def write(value: Side, lang: Lang, _: AnyCourse | None) -> str:
        return SIDES.said[value].to(lang)

    return Part(field, read, write, SIDES.expected)
