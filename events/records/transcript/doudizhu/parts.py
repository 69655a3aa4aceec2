"""The parts of the acts of 斗地主: points, bids, where the face-up card lies."""

import re

from msgspec.structs import replace

from core.doudizhu.messages import Seat
from core.text import Lang, Text
from events.records.transcript.card_parts import counted
from events.records.transcript.course import MISSING, AnyCourse, Course, Missing
from events.records.transcript.desk import SOME_POINTS, all_points
from events.records.transcript.doudizhu import words as say
from events.records.transcript.doudizhu.course import Table
from events.records.transcript.line import Line
from events.records.transcript.parts import COLON, SIDE, Part, side, written_side

SEATS = 3
POINTS = re.compile(r"(-?[0-9]{1,9}|[一二两三]) *(?:分|points?(?![a-z]))?(?![0-9])")
NUMERALS = {"一": 1, "二": 2, "两": 2, "三": 3}


def points(said: str) -> int:
    """Return a bid in digits or as a Chinese numeral.

    >>> points("3"), points("两")
    (3, 2)
    """
    return NUMERALS[said] if said in NUMERALS else int(said)


def place(field: str) -> Part:
    """Return the part that names a side, or the three cards (None)."""

    def read(line: Line, course: Course[Table]) -> object:
        return None if say.BOTTOM.take(line) is None else side(line, course)

    def write(value: Seat | None, lang: Lang, _: AnyCourse | None) -> str:
        return say.BOTTOM.said[None].to(lang) if value is None else written_side(value, lang)

    both = say.BOTTOM.expected
    return Part(field, read, write, Text(SIDE.zh + both.zh, f"{SIDE.en} or {both.en}"))


def bid(field: str) -> Part:
    """Return the part that is a bid, or nothing (None): `叫3`, `3分`."""

    def read(line: Line, _: AnyCourse) -> object:
        start = line.at
        if say.NO_BID.take(line) is not MISSING:
            return 0
        say.BID.take(line)
        line.take(COLON)
        if (found := line.take(POINTS)) is None:
            line.at = start
            return MISSING
        return points(found[1])

    said = say.BID.said[True]
    return replace(counted(field, say.BID), read=read, expected=Text(f"「{said.zh}3」「3分」", f"`{said.en} 3`"))


def scores(field: str) -> Part:
    """Return the part that is the points of all three sides: `6 -3 -3`, `甲6 乙-3 丙-3`."""

    def read(line: Line, _: AnyCourse) -> object:
        start = line.at
        by_side: dict[Seat, int] = {}
        while not isinstance(seat := say.SEATS.take(line), Missing):
            line.take(COLON)
            value = all_points(line)
            if seat in by_side or len(value) != 1:
                break
            by_side[seat] = value[0]
        if len(by_side) == SEATS and isinstance(seat, Missing):
            return tuple(by_side[seat] for seat in sorted(by_side))
        if not by_side and isinstance(seat, Missing) and len(value := all_points(line)) == SEATS:
            return value
        line.at = start
        return MISSING

    def write(value: tuple[int, ...], _: Lang, __: AnyCourse | None) -> str:
        return " ".join(map(str, value))

    return Part(field, read, write, Text(f"三{SOME_POINTS.zh[1:]}", f"{SOME_POINTS.en}, three of them"))
