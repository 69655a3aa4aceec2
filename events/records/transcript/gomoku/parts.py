"""The parts of the acts of 五子棋: colours, points, scores."""

import re

from msgspec.structs import replace

from core.gomoku.five import Colour
from core.gomoku.grid import place
from core.gomoku.messages import Seat
from core.text import Lang, Text
from events.records.transcript import words as shared
from events.records.transcript.course import MISSING, AnyCourse, Course, Missing
from events.records.transcript.gomoku import words as say
from events.records.transcript.gomoku.course import OTHER, Alternation, side
from events.records.transcript.line import Line, quoted
from events.records.transcript.parts import COLON, SIDE, Part, word, written_side

# --- sides and colours ----------------------------------------------------------------------------------------------------


def other_seat(field: str) -> Part:
    """Return the part that names a side by the other one; it is read only."""

    def read(line: Line, course: Course[Alternation]) -> object:
        value = side(line, course)
        return value if isinstance(value, Missing) else OTHER[value]

    return Part(field, read, written_side, SIDE)


def seats(field: str) -> Part:
    """Return the part that names any number of sides."""

    def read(line: Line, course: Course[Alternation]) -> object:
        if shared.NOBODY.take(line) is not MISSING:
            return ()
        found: list[Seat] = []
        while not isinstance(value := side(line, course), Missing):
            found.append(value)
        return tuple(found) or MISSING

    def write(value: tuple[Seat, ...], lang: Lang, _: AnyCourse | None) -> str:
        return " ".join(written_side(v, lang) for v in value) or shared.NOBODY.said[()].to(lang)

    return Part(field, read, write, SIDE)


def winner(field: str) -> Part:
    """Return the part that says which colour won, a draw, or `?`; a side where its colour is known."""

    def read(line: Line, course: Course[Alternation]) -> object:
        found = say.WINNERS.take(line)
        if found is not MISSING or course.now.black is None:
            return found
        start = line.at
        seat = say.SEATS.take(line)
        if isinstance(seat, Missing) or shared.WINS.take(line) is MISSING:
            line.at = start
            return MISSING
        return "black" if seat == course.now.black else "white"

    return replace(word(field, say.WINNERS), read=read)


# --- points ---------------------------------------------------------------------------------------------------------------

# A point ends where something else plainly begins: `i1O` and `h8?` are no points.
BREAK = r"(?=[\s,;]|\.(?![0-9])|[^\x00-\x7f]|\Z"
POINT = re.compile(rf"([a-z]{{1,2}})(-?[0-9]{{1,3}}){BREAK}|[a-z]{{1,2}}-?[0-9])")
UNKNOWN_POINT = re.compile(rf"\?{BREAK})")
PLAIN = re.compile(r"[a-z]{1,2}(?:0|-?[1-9][0-9]{0,2})")
A_POINT = Text("一个点（如 h8）", "a point such as `h8`")


def point(line: Line) -> str | Missing:
    """Read one point: letters and a row, without the zeros that some write before it."""
    found = line.take(POINT)
    return MISSING if found is None else f"{found[1]}{int(found[2])}"


def written_point(at: str) -> str:
    """Return a point as it is written; what is no point in quotes.

    >>> written_point("h8"), written_point("8h")
    ('h8', '"8h"')
    """
    return at if PLAIN.fullmatch(at) and place(at) is not None else quoted(at)


def _points(line: Line) -> tuple[str, ...]:
    found: list[str] = []
    while True:
        at = point(line)
        value = line.quoted() if isinstance(at, Missing) else at
        if value is None:
            return tuple(found)
        found.append(value)


def points(field: str) -> Part:
    """Return the part that is any number of points, none too."""

    def write(value: tuple[str, ...], _: Lang, __: AnyCourse | None) -> str:
        return " ".join(map(written_point, value))

    return Part(field, lambda line, _: _points(line), write, A_POINT)


def colour_points(field: str, colour: Colour) -> Part:
    """Return the part that is a colour and its points; left out where there are none."""

    def read(line: Line, _: AnyCourse) -> object:
        start = line.at
        if say.COLOURS.take(line) != colour:
            line.at = start
            return MISSING
        line.take(COLON)
        return _points(line)

    def write(value: tuple[str, ...], lang: Lang, _: AnyCourse | None) -> str:
        return " ".join((say.COLOURS.said[colour].to(lang), *map(written_point, value))) if value else ""

    return Part(field, read, write, A_POINT, ())


# --- scores ---------------------------------------------------------------------------------------------------------------

WINS = r"(-?(?:[0-9]{1,9}(?:\.[05]|½)?|\.5|½))"
SCORE = re.compile(rf"{WINS} *[:比-] *{WINS}(?![0-9]|\.[0-9])")


def score(field: str) -> Part:
    """Return the part that is a score in wins: `2:0`, `1.5:0.5`."""

    def read(line: Line, _: AnyCourse) -> object:
        found = line.take(SCORE)
        return MISSING if found is None else (halves(found[1]), halves(found[2]))

    def write(value: tuple[int, int], _: Lang, __: AnyCourse | None) -> str:
        return ":".join(wins(halves) for halves in value)

    return Part(field, read, write, Text("比分（如 2:0 或 1.5:0.5）", "a score such as `2:0` or `1.5:0.5`"))


def halves(said: str) -> int:
    """Return a number of wins in half wins.

    >>> halves("2"), halves("1.5"), halves("½"), halves("-0.5")
    (4, 3, 1, -1)
    """
    whole = said.strip("-").removesuffix(".0").removesuffix(".5").removesuffix("½")
    value = 2 * int(whole or 0) + said.endswith((".5", "½"))
    return -value if said.startswith("-") else value


def wins(value: int) -> str:
    """Return half wins as they are written.

    >>> wins(4), wins(3), wins(-1)
    ('2', '1.5', '-0.5')
    """
    whole, half = divmod(abs(value), 2)
    return f"{'-' if value < 0 else ''}{whole}{'.5' if half else ''}"
