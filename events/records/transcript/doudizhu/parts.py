"""The parts of the acts of 斗地主: points, ranks, where the face-up card lies, the sheet of a deal."""

import re

from msgspec.structs import replace

from core.cards import JOKERS, RANK_OF
from core.doudizhu.messages import Seat
from core.text import Lang, Text
from events.records.cards import run
from events.records.transcript.card_parts import written_cards
from events.records.transcript.course import MISSING, AnyCourse, Course, Missing
from events.records.transcript.desk import SOME_POINTS, all_points
from events.records.transcript.doudizhu import words as say
from events.records.transcript.doudizhu.course import Table, side
from events.records.transcript.line import Line, quoted
from events.records.transcript.parts import CLOSE, COLON, OPEN, SIDE, Part, gap, written_side
from events.records.transcript.words import Words

SEATS = 3
COUNT = re.compile(r"(-?[0-9]{1,9})(?![0-9])")
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


def mark(field: str, said: Words[bool]) -> Part:
    """Return the part that is a word in brackets where it is so, and nothing where it is not."""

    def read(line: Line, _: AnyCourse) -> object:
        start = line.at
        if line.take(OPEN) is not None and said.take(line) is not MISSING and line.take(CLOSE) is not None:
            return True
        line.at = start
        return MISSING

    def write(value: bool, lang: Lang, _: AnyCourse | None) -> str:
        return f"{gap(lang)}({said.said[True].to(lang)})" if value else ""

    return Part(field, read, write, said.expected, False)


def rank(field: str) -> Part:
    """Return the part that is a rank; what is none stands in quotes."""

    def read(line: Line, _: AnyCourse) -> object:
        found = run(line.signs, line.next)
        if found is not None and len(found[0]) == 1 and found[0][0] in _RANKS:
            line.at = found[1]
            return _RANKS[found[0][0]]
        odd = line.quoted()
        return MISSING if odd is None else odd

    def write(value: str, lang: Lang, _: AnyCourse | None) -> str:
        card = next((card for card, rank in _RANKS.items() if rank == value), None)
        return quoted(value) if card is None else written_cards((card,), lang)

    return Part(field, read, write, Text("点数（如 5、10、大王）", "a rank such as `5`, `10` or `RJ`"))


_RANKS = {card: rank for card, rank in RANK_OF.items() if (card[0] == "?" and rank != "?") or card in JOKERS.values()}


def labelled_side(field: str, label: Words[bool]) -> Part:
    """Return the part that is a word and a side, or nothing (None): `地主甲`."""

    def read(line: Line, course: AnyCourse) -> object:
        start = line.at
        if label.take(line) is MISSING:
            return MISSING
        line.take(COLON)
        seat = say.SEATS.take(line)
        if isinstance(seat, Missing):
            line.at = start
        return seat

    def write(value: Seat | None, lang: Lang, _: AnyCourse | None) -> str:
        return "" if value is None else label.said[True].to(lang) + gap(lang) + written_side(value, lang)

    expected = Text(f"「{label.said[True].zh}」和一方", f"`{label.said[True].en}` and a side")
    return Part(field, read, write, expected, None)


def counted(field: str, label: Words[bool]) -> Part:
    """Return the part that is a word and a number, or nothing (None): `炸弹2`."""
    said = label.said[True]

    def read(line: Line, _: AnyCourse) -> object:
        start = line.at
        if label.take(line) is not MISSING:
            line.take(COLON)
            if (found := line.take(COUNT)) is not None:
                return int(found[1])
        line.at = start
        return MISSING

    def write(value: int | None, lang: Lang, _: AnyCourse | None) -> str:
        return "" if value is None else f"{said.to(lang)}{gap(lang)}{value}"

    return Part(field, read, write, Text(f"「{said.zh}」和数目", f"`{said.en}` and a number"), None)


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
