"""The parts of the acts of 升级: the trump suit, how many cards were drawn, what stays of a throw, numbers of a sheet."""

import re

from msgspec.structs import replace

from core.text import Lang, Text
from core.trumps.messages import Seat, Side
from events.records.transcript.card_parts import card, cards, count, counted, labelled_side
from events.records.transcript.course import MISSING, AnyCourse, Course, Missing
from events.records.transcript.line import Line
from events.records.transcript.partners import SIDES, one_side
from events.records.transcript.parts import COLON, SIDE, Part, gap, seat, side, written_side
from events.records.transcript.trumps import words as say
from events.records.transcript.trumps.course import Table
from events.records.transcript.words import WINS, Words

NUMBER = re.compile(r"(-?[0-9]{1,18})(?![0-9])(?![.)] *[^\s;])")  # `2. S4` is the second play
WHOLE = re.compile(r"(-?[0-9]{1,18})(?![0-9]|\.[0-9])")
NOT_RECORDED = re.compile(r"\?(?![0-9a-z?])")
UNIT = re.compile(r" *(?:分|倍(?!数)|次(?!数)|points?(?![a-z])|times(?![a-z]))")  # behind a number
PICTURE = re.compile("\ufe0f?")  # the sign that makes ♠ a picture

A_SUIT = Text("主花色（如「黑桃」「♠」）或「无主」", "the trump suit, such as `spades` or `S`, or `no trump`")
SOME_POINTS = Text("分数（如 85）", "points such as `85`")
TOTAL = Text("总分（整数，如 85；没有记录写「?」）", "the total, a whole number such as `85`, or `?` where none is recorded")
A_WINNER = Text("「甲丙胜」「乙丁胜」或「平」", "`AC wins`, `BD wins` or `drawn`")


def suit(field: str) -> Part:
    """Return the part that is the trump suit."""

    def read(line: Line, _: AnyCourse) -> object:
        found = say.TRUMPS.take(line)
        line.take(PICTURE)
        return found

    def write(value: str, lang: Lang, _: AnyCourse | None) -> str:
        return say.TRUMPS.said[value].to(lang)

    return Part(field, read, write, A_SUIT)


def labelled_card(field: str, label: Words[bool]) -> Part:
    """Return the part that is a card behind a word, or nothing (None): `切牌♥7`; the word may be left out."""
    one = card(field)
    said = label.said[True]

    def read(line: Line, course: AnyCourse) -> object:
        start = line.at
        label.take(line)
        line.take(COLON)
        found = one.read(line, course)
        if found is MISSING:
            line.at = start
        return found

    def write(value: str | None, lang: Lang, course: AnyCourse | None) -> str:
        return "" if value is None else said.to(lang) + gap(lang) + one.write(value, lang, course)

    expected = Text(f"「{said.zh}♥7」这样的一张牌", f"a card as in `{said.en} H7`")
    return Part(field, read, write, expected, None)


def first_drawer(field: str) -> Part:
    """Return the part that names who draws first, or nothing (None): `甲先摸`."""

    def read(line: Line, course: AnyCourse) -> object:
        found = side(line, course)
        if not isinstance(found, Missing):
            say.DRAWS_FIRST.take(line)
        return found

    def write(value: Seat | None, lang: Lang, _: AnyCourse | None) -> str:
        return "" if value is None else written_side(value, lang) + gap(lang) + say.DRAWS_FIRST.said[True].to(lang)

    return Part(field, read, write, SIDE, None)


def drawn(field: str) -> Part:
    """Return the part that says how many cards all had drawn, or nothing (None): `摸了12张`."""
    number, label = count(field), say.DRAWN.said[True]

    def read(line: Line, course: AnyCourse) -> object:
        start = line.at
        found = MISSING if say.DRAWN.take(line) is MISSING else number.read(line, course)
        if found is MISSING:
            line.at = start
        return found

    def write(value: int | None, lang: Lang, _: AnyCourse | None) -> str:
        return "" if value is None else f"{label.zh}{value}张" if lang == "zh" else f"{label.en} {value}"

    return Part(field, read, write, Text(f"「{label.zh}12张」", f"`{label.en} 12`"), None)


def numbered(field: str, label: Words[bool]) -> Part:
    """Return the part that is a word and a number, or nothing (None): `扣底20`, `倍数4倍`. Behind the word a number is due."""
    said = label.said[True]
    due = Text(f"整数（如「{said.zh}2」）", f"a whole number, as in `{said.en} 2`")

    def read(line: Line, _: AnyCourse) -> object:
        if label.take(line) is MISSING:
            return MISSING
        line.take(COLON)
        if (found := line.take(WHOLE)) is None:
            raise line.unread(due)
        _past_unit(line)
        return int(found[1])

    return replace(counted(field, label), read=read)


def named_side(field: str, label: Words[bool]) -> Part:
    """Return the part that is a word and a side, or nothing (None): `末圈乙`. Behind the word a side is due."""

    def read(line: Line, course: AnyCourse) -> object:
        if label.take(line) is MISSING:
            return MISSING
        line.take(COLON)
        seat = side(line, course)
        if isinstance(seat, Missing):
            raise line.unread(SIDE.fill(sides=course.flow.sides))
        return seat

    return replace(labelled_side(field, label), read=read)


def points(field: str) -> Part:
    """Return the part that is a number of points, or nothing (None): `85`, `85分`."""

    def read(line: Line, _: AnyCourse) -> object:
        if (found := line.take(NUMBER)) is None:
            return MISSING
        _past_unit(line)
        return int(found[1])

    def write(value: int | None, _: Lang, __: AnyCourse | None) -> str:
        return "" if value is None else str(value)

    return Part(field, read, write, SOME_POINTS, None)


def total(field: str) -> Part:
    """Return the part that is the total of a deal, `85`, `85分`; `?` or nothing where the record does not hold it (None)."""
    plain = points(field)

    def read(line: Line, course: AnyCourse) -> object:
        return plain.read(line, course) if line.take(NOT_RECORDED) is None else None

    def write(value: int | None, _: Lang, __: AnyCourse | None) -> str:
        return "?" if value is None else str(value)

    return replace(plain, read=read, write=write, expected=TOTAL)


def _past_unit(line: Line) -> None:
    if (found := UNIT.match(line.signs, line.at)) is not None:
        line.at = found.end()


# --- throws ---------------------------------------------------------------------------------------------------------------------


def thrower(field: str) -> Part:
    """Return the part that names a side, or leaves out who has led to the trick that lies."""

    def read(line: Line, course: Course[Table]) -> object:
        named = side(line, course)
        return named if not isinstance(named, Missing) or course.now.owner is None else course.now.owner

    return replace(seat(field), read=read, expected=SIDE)


def staying(field: str, *, failed: bool) -> Part:
    """Return the part that is the cards that stay of a throw; where it has failed a word says that others go: `留下 S5 S5`."""
    bare, said = cards(field), say.STAYS.said[True]

    def read(line: Line, course: AnyCourse) -> object:
        start = line.at
        say.STAYS.take(line)
        line.take(COLON)
        found = bare.read(line, course)
        if found is MISSING:
            line.at = start
        return found

    def write(value: tuple[str, ...], lang: Lang, course: AnyCourse | None) -> str:
        return f"{said.to(lang)} {bare.write(value, lang, course)}"

    return Part(field, read, write if failed else bare.write, bare.expected)


def beaten_by(field: str) -> Part:
    """Return the part that names who beats a throw, or nothing (None): `被乙压`."""
    label, behind = say.BEATEN_BY.said[True], say.BEATEN.said[True]

    def read(line: Line, course: AnyCourse) -> object:
        start = line.at
        found = MISSING if say.BEATEN_BY.take(line) is MISSING else side(line, course)
        if isinstance(found, Missing):
            line.at = start
            return MISSING
        say.BEATEN.take(line)
        return found

    def write(value: Seat | None, lang: Lang, _: AnyCourse | None) -> str:
        if value is None:
            return ""
        who = written_side(value, lang)
        return f"{label.zh}{who}{behind.zh}" if lang == "zh" else f"{label.en} {who}"

    return Part(field, read, write, Text(f"「{label.zh}乙{behind.zh}」", f"`{label.en} B`"), None)


# --- the match ------------------------------------------------------------------------------------------------------------------


def winner(field: str) -> Part:
    """Return the part that is the side that has won, or that neither has (None): `甲丙胜`, `平`."""
    one = one_side(field)

    def read(line: Line, course: AnyCourse) -> object:
        if say.NEITHER.take(line) is None:
            return None
        found = one.read(line, course)
        if found is not MISSING:
            WINS.take(line)
        return found

    def write(value: Side | None, lang: Lang, _: AnyCourse | None) -> str:
        if value is None:
            return say.NEITHER.said[None].to(lang)
        return SIDES.said[value].to(lang) + gap(lang) + WINS.said[True].to(lang)

    return Part(field, read, write, A_WINNER)
