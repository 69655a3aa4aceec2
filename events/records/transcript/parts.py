"""What the parts of an act look like in a transcript: how each is read and how it is written. What all games share."""

import re
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from core.desk.messages import Seat
from core.text import Lang, Text
from events.records.transcript import words as say
from events.records.transcript.course import MISSING, AnyCourse, Missing
from events.records.transcript.line import Line
from events.records.transcript.words import V, Words


class Part(msgspec.Struct, frozen=True):
    """One field of an act: how it is read, and how it is written (an empty string leaves it out)."""

    field: str
    read: Callable[[Line, AnyCourse], object]  # MISSING where it does not stand here
    write: Callable[..., str]  # (value, lang, course); no course where one act is written by itself
    expected: Text
    default: object = MISSING  # where it may be left out
    before: bool = False  # it stands before the word of the act or nowhere


def word(field: str, said: Words[V], default: V | Missing = MISSING) -> Part:
    """Return the part that is one word of a table; its default is not written."""

    def write(value: V, lang: Lang, _: AnyCourse | None) -> str:
        return "" if value == default else said.said[value].to(lang)

    return Part(field, lambda line, _: said.take(line), write, said.expected, default)


def maybe_word(field: str, said: Words[V]) -> Part:
    """Return the part that is one word of a table, or nothing (None)."""

    def write(value: V | None, lang: Lang, _: AnyCourse | None) -> str:
        return "" if value is None else said.said[value].to(lang)

    return Part(field, lambda line, _: said.take(line), write, said.expected, None)


def enclosed(field: str, said: Words[V], default: V) -> Part:
    """Return the part that is one word, in round brackets or without."""

    def read(line: Line, _: AnyCourse) -> object:
        start = line.at
        bracket = line.take(OPEN)
        value = said.take(line)
        if bracket is not None and (value is MISSING or line.take(CLOSE) is None):
            line.at = start
            return MISSING
        return value

    return replace(word(field, said, default), read=read)


OPEN, CLOSE = re.compile(r"\("), re.compile(r"\)")

# --- sides ----------------------------------------------------------------------------------------------------------------


def side(line: Line, course: AnyCourse) -> Seat | Missing:
    """Read a side, by the name of its player or by whatever word it has in the game."""
    named = MISSING if course.names is None else course.names.take(line)
    return course.flow.side(line, course) if isinstance(named, Missing) else named


def written_side(value: Seat, lang: Lang, _: AnyCourse | None = None) -> str:
    """Return a side as it is written."""
    return say.SIDES[value].to(lang)


def seat(field: str) -> Part:
    """Return the part that names one of the sides."""
    return Part(field, side, written_side, SIDE)


def maybe_seat(field: str) -> Part:
    """Return the part that names a side or `?`."""

    def read(line: Line, course: AnyCourse) -> object:
        return None if say.UNKNOWN.take(line) is None else side(line, course)

    def write(value: Seat | None, lang: Lang, _: AnyCourse | None) -> str:
        return "?" if value is None else written_side(value, lang)

    return Part(field, read, write, Text("{sides}「?」", "{sides} or `?`"))


def maybe_side(field: str) -> Part:
    """Return the part that names a side, or nothing (None)."""

    def write(value: Seat | None, lang: Lang, _: AnyCourse | None) -> str:
        return "" if value is None else written_side(value, lang)

    return Part(field, side, write, SIDE, None)


def gap(lang: Lang) -> str:
    """Return what stands between two words of a language."""
    return " " if lang == "en" else ""


SIDE = Text("{sides}", "{sides}")  # filled with the sides of the game
COLON = re.compile(":")
