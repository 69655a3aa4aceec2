"""The parts of the acts of the referee's desk in a transcript: numbers, texts, clauses, remedies. The same for every game."""

import re

from msgspec.structs import replace

from core.desk.messages import (
    GameGoesTo,
    GameIsDrawn,
    GameIsVoid,
    MatchGoesTo,
    Remedy,
    Seat,
    Stands,
    TurnGoesTo,
    Warned,
)
from core.text import Lang, Text
from events.records import transcript_words as say
from events.records.transcript_course import Course
from events.records.transcript_line import NUMERAL, QUOTES, Line, Unread, code, folded, numeral, quoted
from events.records.transcript_parts import COLON, MISSING, SIDE, Missing, Part, side, word, written_side
from events.records.transcript_words import V, Words, words

# --- sides ----------------------------------------------------------------------------------------------------------------


def caller(field: str) -> Part:
    """Return the part that names the side that calls, or somebody else (None)."""

    def read(line: Line, course: Course) -> object:
        return None if say.OUTSIDER.take(line) is None else side(line, course)

    def write(value: Seat | None, lang: Lang, _: Course | None) -> str:
        return say.OUTSIDER.said[None].to(lang) if value is None else written_side(value, lang)

    both = say.OUTSIDER.expected
    return Part(field, read, write, Text(SIDE.zh + both.zh, f"{SIDE.en} or {both.en}"))


# --- numbers --------------------------------------------------------------------------------------------------------------

NUMBER = re.compile(r"[0-9]{1,9}(?![0-9])")
BY_MOVE = re.compile(r"@ *([0-9]{1,6}) *\. *([0-9]{1,6})(?![0-9]|\.[0-9])")
BY_ACT = re.compile(r"@ *([0-9]{1,9})(?![0-9]|\.[0-9])")
AN_ACT = Text("动作编号（如 @12，或 @2.5 即第2局第5手）", "the number of an act such as `@12`, or `@2.5` for move 5 of game 2")


def _labelled(line: Line, label: Words[bool]) -> bool:
    """Say whether a label stands here, and go past it."""
    if label.take(line) is MISSING:
        return False
    line.take(COLON)
    return True


def labelled(field: str, label: Words[bool]) -> Part:
    """Return the part that is a word and a number: `请裁判 1`."""
    said = label.said[True]

    def read(line: Line, _: Course) -> object:
        if not _labelled(line, label):
            return MISSING
        if (found := line.take(NUMBER)) is None:
            raise line.unread(Text("编号", "a number"))
        return int(found[0])

    def write(value: int, lang: Lang, _: Course | None) -> str:
        return f"{said.to(lang)} {value}"

    return Part(field, read, write, Text(f"「{said.zh} 1」这样的编号", f"a number as in `{said.en} 1`"))


def reference(line: Line, course: Course) -> int | Missing:
    """Read the number of an act, or a move by its game and number."""
    if (found := line.take(BY_MOVE)) is not None:
        game, move = int(found[1]), int(found[2])
        if not (1 <= game <= len(course.moves) and 1 <= move <= len(course.moves[game - 1])):
            zh, en = f"到此没有第{game}局第{move}手", f"Up to here there is no move {move} of game {game}"
            raise Unread(found.start(), Text(f"{zh}，应为{AN_ACT.zh}", f"{en}; expected {AN_ACT.en}"), by_context=True)
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

    def write(value: int, _: Lang, course: Course | None) -> str:
        return written_act(value, course)

    return Part(field, reference, write, AN_ACT)


def acts(field: str) -> Part:
    """Return the part that names any number of acts of the record."""

    def read(line: Line, course: Course) -> object:
        found: list[int] = []
        while not isinstance(value := reference(line, course), Missing):
            found.append(value)
        return tuple(found)

    def write(value: tuple[int, ...], _: Lang, course: Course | None) -> str:
        return " ".join(written_act(number, course) for number in value)

    return Part(field, read, write, AN_ACT)


def implied(field: str, said: Words[V], value: V) -> Part:
    """Return the part that is one word of a table, or left out before words in quotes: then it has this value."""

    def read(line: Line, _: Course) -> object:
        found = said.take(line)
        return value if isinstance(found, Missing) and line.raw[line.next : line.next + 1] in (*QUOTES,) else found

    return replace(word(field, said), read=read)


# --- texts and codes ------------------------------------------------------------------------------------------------------

WORDS = Text("文字", "words")


def text(field: str, label: Words[bool] | None = None, default: object = MISSING) -> Part:
    """Return the part that is free text: in quotes, or the rest of the line. A label says which text it is."""

    def read(line: Line, _: Course) -> object:
        if line.over() if label is None else not _labelled(line, label):
            return MISSING
        if (said := line.quoted()) is not None:
            return said
        if line.over() or line.sees("@"):
            raise line.unread(WORDS)
        return line.rest()

    def write(value: str | None, lang: Lang, _: Course | None) -> str:
        if value == default:
            return ""
        return ("" if label is None else label.said[True].to(lang) + " ") + quoted(value or "")

    return Part(field, read, write, WORDS if label is None else label.expected, default)


CODE = Text("代码（如 WZ3）", "a code such as `WZ3`")
NONE = re.compile(r"\?")


def coded(field: str, label: Words[bool], names: Words[str]) -> Part:
    """Return the part that is a word and a code: `条款 WZ3`; `?` stands for none. Some codes have a name."""

    def read(line: Line, _: Course) -> object:
        if not _labelled(line, label):
            return MISSING
        if line.take(NONE) is not None:
            return ""
        if (words := line.quoted()) is not None:
            return words
        found = line.code()
        value = names.take(line) if found is None else names.meant.get(found.lower(), found)
        if isinstance(value, Missing):
            raise line.unread(CODE)
        return value

    def write(value: str, lang: Lang, _: Course | None) -> str:
        known = names.said.get(value)
        said = quoted(value) if folded(value) in names.meant else code(value)
        return f"{label.said[True].to(lang)} {said if known is None else known.to(lang)}"

    return Part(field, read, write, label.expected)


# --- remedies -------------------------------------------------------------------------------------------------------------

STANDS = words({True: "维持现状 | stands"})
WARN = words({True: "警告 | warn"})
TURN = words({True: "轮到 | turn to"})
MATCH = words({True: "整场判 | match to | 全场判"})
GAME = re.compile(rf"第 *({NUMERAL}) *局|game +([0-9]{{1,9}})(?![0-9])")
GOES_TO = words({True: "判 | to | 判给"})
DRAWN = words({True: "判和 | drawn | 判为和棋"})
VOID = words({True: "无效 | void | 判无效"})
A_REMEDY = Text("处理（如「第2局判乙胜」「维持现状」）", "a remedy such as `game 2 to B` or `stands`")
A_GAMES_END = Text("「判甲胜」「判乙胜」「判和」或「无效」", "`to A`, `to B`, `drawn` or `void`")


def remedy(field: str, default: object = MISSING) -> Part:
    """Return the part that is a remedy."""

    def write(value: Remedy | None, lang: Lang, _: Course | None) -> str:
        return "" if value is None else written_remedy(value).to(lang)

    return Part(field, _remedy, write, A_REMEDY, default)


def _remedy(line: Line, course: Course) -> Remedy | Missing:
    if STANDS.take(line) is not MISSING:
        return Stands()
    if WARN.take(line) is not MISSING:
        return Warned(_to(line, course))
    if TURN.take(line) is not MISSING:
        return TurnGoesTo(_to(line, course))
    if MATCH.take(line) is not MISSING:
        return MatchGoesTo(_to(line, course))
    if (found := line.take(GAME)) is None:
        return MISSING
    game = numeral(found[1] or found[2])
    if DRAWN.take(line) is not MISSING:
        return GameIsDrawn(game)
    if VOID.take(line) is not MISSING:
        return GameIsVoid(game)
    if GOES_TO.take(line) is MISSING:
        raise line.unread(A_GAMES_END)
    return GameGoesTo(game, _to(line, course))


def _to(line: Line, course: Course) -> Seat:
    seat = side(line, course)
    if isinstance(seat, Missing):
        raise line.unread(SIDE)
    say.WINS.take(line)
    return seat


def written_remedy(value: Remedy) -> Text:
    """Return a remedy as it is written.

    >>> written_remedy(GameGoesTo(2, 1))
    Text(zh='第2局判乙胜', en='game 2 to B')
    """
    match value:
        case Stands():
            return STANDS.said[True]
        case Warned(seat):
            return _with_side(WARN, seat)
        case TurnGoesTo(seat):
            return _with_side(TURN, seat)
        case MatchGoesTo(seat):
            said = _with_side(MATCH, seat)
            return Text(f"{said.zh}胜", said.en)
        case GameGoesTo(game, seat):
            return Text(f"第{game}局判{written_side(seat, 'zh')}胜", f"game {game} to {written_side(seat, 'en')}")
        case GameIsDrawn(game):
            return Text(f"第{game}局判和", f"game {game} drawn")
        case GameIsVoid(game):
            return Text(f"第{game}局无效", f"game {game} void")


def _with_side(label: Words[bool], seat: Seat) -> Text:
    said = label.said[True]
    return Text(f"{said.zh}{written_side(seat, 'zh')}", f"{said.en} {written_side(seat, 'en')}")
