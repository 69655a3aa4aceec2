"""What the parts of an act look like in a transcript: how each is read and how it is written."""

import re
from collections.abc import Callable

import msgspec

from core.desk.messages import (
    GameGoesTo,
    GameIsDrawn,
    GameIsVoid,
    MatchGoesTo,
    Remedy,
    Stands,
    TurnGoesTo,
    Warned,
)
from core.gomoku.five import Colour
from core.gomoku.grid import place
from core.text import Lang, Text, same
from events.records import transcript_words as say
from events.records.transcript_course import Course
from events.records.transcript_line import Line, Unread, code, quoted
from events.records.transcript_words import Words, words

Missing = msgspec.UnsetType
MISSING = msgspec.UNSET


class Part(msgspec.Struct, frozen=True):
    """One field of an act: how it is read, and how it is written (an empty string leaves it out)."""

    field: str
    read: Callable[[Line, Course], object]  # MISSING where it does not stand here
    write: Callable[..., str]  # (value, lang, course)
    expected: Text
    default: object = MISSING  # where it may be left out


# --- words ----------------------------------------------------------------------------------------------------------------


def word(field: str, said: Words[str] | Words[int], default: object = MISSING) -> Part:
    """Return the part that is one word of a table; its default is not written."""

    def write(value: str | int, lang: Lang, _: Course | None) -> str:
        table: dict[str | int, Text] = dict(said.said.items())
        return "" if value == default else table[value].to(lang)

    return Part(field, lambda line, _: said.take(line), write, said.expected, default)


def enclosed(field: str, said: Words[str], default: str) -> Part:
    """Return the part that is one word, in round brackets or without."""

    def read(line: Line, _: Course) -> object:
        start = line.at
        bracket = line.take(OPEN)
        value = said.take(line)
        if bracket is not None and (value is MISSING or line.take(CLOSE) is None):
            line.at = start
            return MISSING
        return value

    return msgspec.structs.replace(word(field, said, default), read=read)


OPEN, CLOSE = re.compile(r"\("), re.compile(r"\)")

# --- sides and colours ----------------------------------------------------------------------------------------------------

_SIDE = say.SEATS.expected


def _seat(line: Line, course: Course) -> object:
    """Read a side, or a colour where it is known which side has it."""
    if (seat := say.SEATS.take(line)) is not MISSING:
        return seat
    start = line.at
    colour = say.WHOLE_COLOURS.take(line)
    if isinstance(colour, Missing):
        return MISSING
    if course.black is None:
        line.at = start
        said = line.unread(_SIDE)
        because = Text("(谁执黑没有写)", " (nobody said which side is black)")
        raise Unread(said.at, Text(said.text.zh + because.zh, said.text.en + because.en))
    return course.black if colour == "black" else 1 - course.black


def _side(value: int, lang: Lang, _: Course | None) -> str:
    return say.DESK_SEATS.said[value].to(lang)


def seat(field: str) -> Part:
    """Return the part that names one of the two sides."""
    return Part(field, _seat, _side, _SIDE)


def other_seat(field: str) -> Part:
    """Return the part that names a side by the other one; it is read only."""

    def read(line: Line, course: Course) -> object:
        value = _seat(line, course)
        return 1 - value if isinstance(value, int) else value

    return Part(field, read, _side, _SIDE)


def maybe_seat(field: str) -> Part:
    """Return the part that names a side or `?`."""

    def read(line: Line, course: Course) -> object:
        return None if say.UNKNOWN.take(line) is None else _seat(line, course)

    def write(value: int | None, lang: Lang, course: Course | None) -> str:
        return "?" if value is None else _side(value, lang, course)

    return Part(field, read, write, Text(f"{_SIDE.zh}「?」", f"{_SIDE.en} or `?`"))


def seats(field: str) -> Part:
    """Return the part that names any number of sides."""

    def read(line: Line, course: Course) -> object:
        if say.NOBODY.take(line) is not MISSING:
            return ()
        found = []
        while (value := _seat(line, course)) is not MISSING:
            found.append(value)
        return tuple(found) or MISSING

    def write(value: tuple[int, ...], lang: Lang, course: Course | None) -> str:
        return " ".join(_side(v, lang, course) for v in value) or say.NOBODY.said[()].to(lang)

    return Part(field, read, write, _SIDE)


def desk_seat(field: str) -> Part:
    """Return the part that names a side of any game's table."""
    return Part(field, _desk_seat, _side, _SIDE)


def _desk_seat(line: Line, course: Course) -> object:
    found = say.DESK_SEATS.take(line)
    return _seat(line, course) if found is MISSING else found


def caller(field: str) -> Part:
    """Return the part that names the side that calls, or somebody else (None)."""

    def read(line: Line, course: Course) -> object:
        return None if say.OUTSIDER.take(line) is None else _desk_seat(line, course)

    def write(value: int | None, lang: Lang, course: Course | None) -> str:
        return say.OUTSIDER.said[None].to(lang) if value is None else _side(value, lang, course)

    both = say.OUTSIDER.expected
    return Part(field, read, write, Text(_SIDE.zh + both.zh, f"{_SIDE.en} or {both.en}"))


def winner(field: str) -> Part:
    """Return the part that says which colour won, a draw, or `?`; a side where its colour is known."""

    def read(line: Line, course: Course) -> object:
        found = say.WINNERS.take(line)
        if found is not MISSING or course.black is None:
            return found
        start = line.at
        side = say.SEATS.take(line)
        if isinstance(side, Missing) or say.WINS.take(line) is MISSING:
            line.at = start
            return MISSING
        return "black" if side == course.black else "white"

    return msgspec.structs.replace(word(field, say.WINNERS), read=read)


# --- points ---------------------------------------------------------------------------------------------------------------

POINT = re.compile(r"([a-z]{1,2}) ?(-?[0-9]{1,3})(?![0-9])")
A_POINT = Text("一个点(如 h8)", "a point such as `h8`")


def point(line: Line) -> str | Missing:
    """Read one point: letters and a row, without the zeros that some write before it."""
    found = line.take(POINT)
    return MISSING if found is None else f"{found[1]}{int(found[2])}"


def written_point(at: str) -> str:
    """Return a point as it is written; what is no point in quotes.

    >>> written_point("h8"), written_point("8h")
    ('h8', '"8h"')
    """
    return at if place(at) is not None and at == re.sub("-?0+(?=[0-9])|-(?=0)", "", at) else quoted(at)


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

    def write(value: tuple[str, ...], _: Lang, __: Course | None) -> str:
        return " ".join(map(written_point, value))

    return Part(field, lambda line, _: _points(line), write, A_POINT, ())


def colour_points(field: str, colour: Colour) -> Part:
    """Return the part that is a colour and its points; left out where there are none."""

    def read(line: Line, _: Course) -> object:
        start = line.at
        if say.COLOURS.take(line) != colour:
            line.at = start
            return MISSING
        return _points(line)

    def write(value: tuple[str, ...], lang: Lang, _: Course | None) -> str:
        return " ".join((say.COLOURS.said[colour].to(lang), *map(written_point, value))) if value else ""

    return Part(field, read, write, A_POINT, ())


# --- numbers --------------------------------------------------------------------------------------------------------------

NUMBER = re.compile(r"[0-9]{1,9}(?![0-9])")
BY_MOVE = re.compile(r"@ *([0-9]{1,6}) *\. *([0-9]{1,6})(?![0-9.])")
BY_ACT = re.compile(r"@ *([0-9]{1,9})(?![0-9.])")
SCORE = re.compile(r"(-?[0-9]{0,9})(\.5|\.0|½)? *(?::|比|-) *(-?[0-9]{0,9})(\.5|\.0|½)?(?![0-9.])")
AN_ACT = Text("动作编号(如 @12,或 @2.5 即第2局第5手)", "the number of an act such as `@12`, or `@2.5` for move 5 of game 2")


def labelled(field: str, label: Words[bool]) -> Part:
    """Return the part that is a word and a number: `请裁判 1`."""
    expected = Text(f"「{label.said[True].zh}」和编号", f"`{label.said[True].en}` and a number")

    def read(line: Line, _: Course) -> object:
        if label.take(line) is MISSING:
            return MISSING
        if (found := line.take(NUMBER)) is None:
            raise line.unread(Text("编号", "a number"))
        return int(found[0])

    return Part(field, read, lambda value, lang, _: f"{label.said[True].to(lang)} {value}", expected)


def _reference(line: Line, course: Course) -> int | Missing:
    if (found := line.take(BY_MOVE)) is not None:
        game, move = int(found[1]), int(found[2])
        if not (1 <= game <= len(course.moves) and 1 <= move <= len(course.moves[game - 1])):
            zh, en = f"到此没有第{game}局第{move}手", f"Up to here there is no move {move} of game {game}"
            raise Unread(found.start(), Text(f"{zh},应为{AN_ACT.zh}", f"{en}; expected {AN_ACT.en}"))
        return course.moves[game - 1][move - 1]
    found = line.take(BY_ACT)
    if found is None and line.sees("@"):
        raise line.unread(AN_ACT)
    return MISSING if found is None else int(found[1])


def written_act(number: int, course: Course | None) -> str:
    """Return the number of an act as it is written: by game and move where it is a move."""
    where = None if course is None else course.where.get(number)
    return f"@{number}" if where is None else f"@{where[0]}.{where[1]}"


def act(field: str) -> Part:
    """Return the part that names one act of the record."""
    return Part(field, _reference, lambda value, _, course: written_act(value, course), AN_ACT)


def acts(field: str) -> Part:
    """Return the part that names any number of acts of the record."""

    def read(line: Line, course: Course) -> object:
        found = []
        while not isinstance(value := _reference(line, course), Missing):
            found.append(value)
        return tuple(found)

    def write(value: tuple[int, ...], _: Lang, course: Course | None) -> str:
        return " ".join(written_act(number, course) for number in value)

    return Part(field, read, write, AN_ACT, ())


def score(field: str) -> Part:
    """Return the part that is a score in wins: `2:0`, `1.5:0.5`."""

    def read(line: Line, _: Course) -> object:
        found = line.take(SCORE)
        if found is None or "" in ((found[1] or found[2] or ""), (found[3] or found[4] or "")):
            return MISSING
        return _halves(found[1], found[2]), _halves(found[3], found[4])

    def write(value: tuple[int, int], _: Lang, __: Course | None) -> str:
        return ":".join(_wins(halves) for halves in value)

    return Part(field, read, write, Text("比分(如 2:0 或 1.5:0.5)", "a score such as `2:0` or `1.5:0.5`"))


def _halves(whole: str, part: str | None) -> int:
    half = 1 if part in (".5", "½") else 0
    return 2 * int(whole if whole.strip("-") else 0) + (-half if whole.startswith("-") else half)


def _wins(halves: int) -> str:
    whole, half = divmod(abs(halves), 2)
    return f"{'-' if halves < 0 else ''}{whole}{'.5' if half else ''}"


# --- texts and codes ------------------------------------------------------------------------------------------------------


def text(field: str, label: Words[bool] | None = None, default: object = MISSING) -> Part:
    """Return the part that is free text: in quotes, or the rest of the line. A label says which text it is."""
    expected = Text("文字", "words") if label is None else label.expected

    def read(line: Line, _: Course) -> object:
        if (label is not None and label.take(line) is MISSING) or (label is None and line.over()):
            return MISSING
        words = line.quoted()
        if words is None and (line.over() or line.sees("@") or not (words := line.rest())):
            raise line.unread(Text("文字", "words"))
        return words

    def write(value: str | None, lang: Lang, _: Course | None) -> str:
        if value == default:
            return ""
        return quoted(value or "") if label is None else f"{label.said[True].to(lang)} {quoted(value or '')}"

    return Part(field, read, write, expected, default)


def coded(field: str, label: Words[bool], names: Words[str] | None = None) -> Part:
    """Return the part that is a word and a code: `条款 WZ3`; `?` stands for none."""

    def read(line: Line, _: Course) -> object:
        if label.take(line) is MISSING:
            return MISSING
        if say.UNKNOWN.take(line) is None:
            return ""
        named = MISSING if names is None else names.take(line)
        found = line.code() if isinstance(named, Missing) else named
        if found is None:
            raise line.unread(Text("代码(如 WZ3)", "a code such as `WZ3`"))
        return found

    def write(value: str, lang: Lang, _: Course | None) -> str:
        known = None if names is None else names.said.get(value)
        return f"{label.said[True].to(lang)} {code(value) if known is None else known.to(lang)}"

    return Part(field, read, write, label.expected)


# --- remedies -------------------------------------------------------------------------------------------------------------

PLAIN = words({True: "维持现状 | stands"})
WARN = words({True: "警告 | warn"})
TURN = words({True: "轮到 | turn to"})
MATCH = words({True: "整场判 | match to | 全场判"})
THE_GAME = re.compile(r"第 *([0-9]{1,9}|[一二三四五六七八九十]{1,3}) *局|game +([0-9]{1,9})(?![0-9])")
GOES_TO = words({True: "判 | to | 判给"})
DRAWN = words({True: "判和 | drawn | 判为和棋"})
VOID = words({True: "无效 | void | 判无效"})
A_REMEDY = Text("处理(如「第2局判乙胜」「维持现状」)", "a remedy such as `game 2 to B` or `stands`")


def remedy(field: str, default: object = MISSING) -> Part:
    """Return the part that is a remedy."""
    return Part(field, _remedy, lambda value, lang, _: _said(value, lang), A_REMEDY, default)


def _remedy(line: Line, course: Course) -> object:
    if PLAIN.take(line) is not MISSING:
        return Stands()
    for label, made in ((WARN, Warned), (TURN, TurnGoesTo), (MATCH, MatchGoesTo)):
        if label.take(line) is not MISSING:
            return made(_to(line, course))
    if (found := line.take(THE_GAME)) is None:
        return MISSING
    game = numeral(found[1] or found[2])
    if DRAWN.take(line) is not MISSING:
        return GameIsDrawn(game)
    if VOID.take(line) is not MISSING:
        return GameIsVoid(game)
    if GOES_TO.take(line) is MISSING:
        raise line.unread(Text("「判甲胜」「判乙胜」「判和」或「无效」", "`to A`, `to B`, `drawn` or `void`"))
    return GameGoesTo(game, _to(line, course))


def _to(line: Line, course: Course) -> int:
    side = _desk_seat(line, course)
    if not isinstance(side, int):
        raise line.unread(_SIDE)
    say.WINS.take(line)
    return side


def _said(value: Remedy | None, lang: Lang) -> str:
    match value:
        case None:
            return ""
        case Stands():
            return PLAIN.said[True].to(lang)
        case Warned(side):
            return _labelled(WARN, side, lang)
        case TurnGoesTo(side):
            return _labelled(TURN, side, lang)
        case MatchGoesTo(side):
            return _labelled(MATCH, side, lang) + ("胜" if lang == "zh" else "")
        case GameGoesTo(game, side):
            return Text(f"第{game}局判{_side(side, 'zh', None)}胜", f"game {game} to {_side(side, 'en', None)}").to(lang)
        case GameIsDrawn(game):
            return Text(f"第{game}局判和", f"game {game} drawn").to(lang)
        case GameIsVoid(game):
            return Text(f"第{game}局无效", f"game {game} void").to(lang)


def _labelled(label: Words[bool], side: int, lang: Lang) -> str:
    said = label.said[True]
    return Text(f"{said.zh}{_side(side, 'zh', None)}", f"{said.en} {_side(side, 'en', None)}").to(lang)


def numeral(said: str) -> int:
    """Return a number written in digits or in Chinese up to 99.

    >>> numeral("12"), numeral("三"), numeral("二十一")
    (12, 3, 21)
    """
    if said.isascii():
        return int(said)
    tens, ten, ones = said.rpartition("十")
    return (_DIGITS.find(tens) if tens else 1) * 10 * bool(ten) + max(_DIGITS.find(ones), 0) if ten else _DIGITS.find(said)


_DIGITS = "零一二三四五六七八九"
