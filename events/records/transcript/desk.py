"""The parts of the acts of the referee's desk in a transcript: numbers, texts, clauses, remedies. The same for every game."""

import re
from typing import Literal

from msgspec.structs import replace

from core.desk.messages import (
    DealGoesTo,
    DealIsVoid,
    DealPlaced,
    DealScored,
    DeclarersAt,
    FollowDeliberate,
    GameGoesTo,
    GameIsDrawn,
    GameIsVoid,
    MatchGoesTo,
    Remedy,
    Seat,
    SideFined,
    Stands,
    TurnGoesTo,
    TurnStopped,
    Warned,
)
from core.rulebook import citable
from core.text import Lang, Text, joined
from events.records.transcript import words as say
from events.records.transcript.course import MISSING, AnyCourse, Missing
from events.records.transcript.line import NUMERAL, QUOTES, Line, Unread, code, folded, numeral, quoted
from events.records.transcript.parts import COLON, SIDE, Part, side, word, written_side
from events.records.transcript.words import V, Words, words

# --- sides ----------------------------------------------------------------------------------------------------------------


def caller(field: str) -> Part:
    """Return the part that names the side that calls, or somebody else (None)."""

    def read(line: Line, course: AnyCourse) -> object:
        return None if say.OUTSIDER.take(line) is None else side(line, course)

    def write(value: Seat | None, lang: Lang, _: AnyCourse | None) -> str:
        return say.OUTSIDER.said[None].to(lang) if value is None else written_side(value, lang)

    both = say.OUTSIDER.expected
    return Part(field, read, write, Text(SIDE.zh + both.zh, f"{SIDE.en} or {both.en}"))


# --- numbers --------------------------------------------------------------------------------------------------------------

NUMBER = re.compile(r"[0-9]{1,9}(?![0-9])")
BY_MOVE = re.compile(r"@ *([0-9]{1,6}) *\. *([0-9]{1,6})(?![0-9]|\.[0-9])")
BY_ACT = re.compile(r"@ *([0-9]{1,9})(?![0-9]|\.[0-9])")
AN_ACT = Text(
    "动作编号（如 @12，或 @2.5 即第2{unit}第5{act}）",
    "the number of an act such as `@12`, or `@2.5` for {act} 5 of {unit} 2",
)
NO_MOVE = Text("到此没有第{n}{unit}第{m}{act}，应为", "Up to here there is no {act} {m} of {unit} {n}; expected ")


def _labelled(line: Line, label: Words[bool]) -> bool:
    """Say whether a label stands here, and go past it."""
    if label.take(line) is MISSING:
        return False
    line.take(COLON)
    return True


def labelled(field: str, label: Words[bool]) -> Part:
    """Return the part that is a word and a number: `请裁判 1`."""
    said = label.said[True]

    def read(line: Line, _: AnyCourse) -> object:
        if not _labelled(line, label):
            return MISSING
        if (found := line.take(NUMBER)) is None:
            raise line.unread(Text("编号", "a number"))
        return int(found[0])

    def write(value: int, lang: Lang, _: AnyCourse | None) -> str:
        return f"{said.to(lang)} {value}"

    return Part(field, read, write, Text(f"「{said.zh} 1」这样的编号", f"a number as in `{said.en} 1`"))


def an_act(course: AnyCourse) -> Text:
    """Return how an act is named, for a sentence."""
    return AN_ACT.fill(unit=course.flow.unit, act=course.flow.act)


def reference(line: Line, course: AnyCourse) -> int | Missing:
    """Read the number of an act, or a move by its game and number."""
    if (found := line.take(BY_MOVE)) is not None:
        game, move = int(found[1]), int(found[2])
        if (named := course.act_at(game, move)) is None:
            none = NO_MOVE.fill(n=game, m=move, unit=course.flow.unit, act=course.flow.act)
            raise Unread(found.start(), joined((none, an_act(course)), zh="", en=""), by_context=True)
        return named
    found = line.take(BY_ACT)
    if found is None and line.sees("@"):
        raise line.unread(an_act(course))
    return MISSING if found is None else int(found[1])


def written_act(number: int, course: AnyCourse | None) -> str:
    """Return the number of an act as it is written: by game and move where it is a move."""
    where = None if course is None else course.where.get(number)
    return f"@{number}" if where is None else f"@{where[0]}.{where[1]}"


def act(field: str) -> Part:
    """Return the part that names one act of the record."""

    def write(value: int, _: Lang, course: AnyCourse | None) -> str:
        return written_act(value, course)

    return Part(field, reference, write, AN_ACT)


def acts(field: str) -> Part:
    """Return the part that names any number of acts of the record."""

    def read(line: Line, course: AnyCourse) -> object:
        found: list[int] = []
        while not isinstance(value := reference(line, course), Missing):
            found.append(value)
        return tuple(found)

    def write(value: tuple[int, ...], _: Lang, course: AnyCourse | None) -> str:
        return " ".join(written_act(number, course) for number in value)

    return Part(field, read, write, AN_ACT)


def implied(field: str, said: Words[V], value: V) -> Part:
    """Return the part that is one word of a table, or left out before words in quotes: then it has this value."""

    def read(line: Line, _: AnyCourse) -> object:
        found = said.take(line)
        return value if isinstance(found, Missing) and line.raw[line.next : line.next + 1] in (*QUOTES,) else found

    return replace(word(field, said), read=read)


# --- texts and codes ------------------------------------------------------------------------------------------------------

WORDS = Text("文字", "words")


def text(field: str, label: Words[bool] | None = None, default: object = MISSING) -> Part:
    """Return the part that is free text: in quotes, or the rest of the line. A label says which text it is."""

    def read(line: Line, _: AnyCourse) -> object:
        if line.over() if label is None else not _labelled(line, label):
            return MISSING
        if (said := line.quoted()) is not None:
            return said
        if line.over() or line.sees("@"):
            raise line.unread(WORDS)
        return line.rest()

    def write(value: str | None, lang: Lang, _: AnyCourse | None) -> str:
        if value == default:
            return ""
        return ("" if label is None else label.said[True].to(lang) + " ") + quoted(value or "")

    return Part(field, read, write, WORDS if label is None else label.expected, default)


CODE = Text("代码（如 WZ3）", "a code such as `WZ3`")
NONE = re.compile(r"\?")


def coded(field: str, label: Words[bool], names: Words[str]) -> Part:
    """Return the part that is a word and a code: `规则 gomoku.occupied`; `?` stands for none. Some codes have a name."""

    def read(line: Line, _: AnyCourse) -> object:
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

    def write(value: str, lang: Lang, _: AnyCourse | None) -> str:
        known = names.said.get(value)
        said = quoted(value) if folded(value) in names.meant else code(value)
        return f"{label.said[True].to(lang)} {said if known is None else known.to(lang)}"

    return Part(field, read, write, label.expected)


A_CLAUSE = Text(
    "本场项目或裁判的条款，如 {first}（fupan rules {game} 列出），或者写 ?（不引用）",
    "a clause of this game or of the desk such as `{first}` (fupan rules {game} lists them), or `?` to cite none",
)


def cited(field: str) -> Part:
    """Return the part that cites a clause of the game or of the desk: `条款 WZ3`; capitals and small letters are the same."""
    free = coded(field, say.CLAUSE, say.CLAUSES)

    def read(line: Line, course: AnyCourse) -> object:
        if not _labelled(line, say.CLAUSE):
            return MISSING
        at, game = line.next, course.flow.game
        known = {clause.lower(): clause for clause in ("", *citable(game))}
        said = "" if line.take(NONE) is not None else line.quoted()
        if said is None:
            said = line.code()
        if said is None or said.lower() not in known:
            line.at = at
            raise line.unread(A_CLAUSE.fill(first=citable(game)[0], game=game))
        return known[said.lower()]

    return replace(free, read=read)


# --- remedies -------------------------------------------------------------------------------------------------------------

STANDS = words({True: "维持现状 | stands"})
WARN = words({True: "警告 | warn"})
TURN = words({True: "轮到 | turn to"})
STOP = words({True: "停止 | turn lost by | 停"})
A_TURN = re.compile("一轮(?:出牌)?")
MATCH = words({True: "整场判 | match to | 全场判"})
GAME = re.compile(rf"第 *({NUMERAL}) *局|game +([0-9]{{1,9}})(?![0-9])")
DEAL = re.compile(rf"第 *({NUMERAL}) *副|deal +([0-9]{{1,9}})(?![0-9])")
GOES_TO = words({True: "判 | to | 判给"})
PARTNER = words({True: "对家 | partner | 同伴"})
PLACES: Words[Literal[2, 3, 4]] = words(
    {
        2: "第2名 | in place 2 | 第二名 | 二游 | second",
        3: "第3名 | in place 3 | 第三名 | 三游 | third",
        4: "第4名 | in place 4 | 第四名 | 末游 | 下游 | 末名 | last",
    }
)
DRAWN = words({True: "判和 | drawn | 判为和棋"})
VOID = words({True: "无效 | void | 判无效"})
NOT_COUNTED = words({True: "不计 | void | 不计分 | 作废 | 无效"})
SCORED = words({True: "记分 | scored | 计分 | 判分"})
FINED = words({True: "罚 | fines | 罚分 | fined"})
DECLARERS_AT: Words[Literal["2", "6", "J"]] = words(
    {
        "2": "台上到2 | declarers at 2 | 台上退回2 | declarers back to 2",
        "6": "台上到6 | declarers at 6 | 台上退回6 | declarers back to 6",
        "J": "台上到J | declarers at J | 台上不退回 | declarers not sent back",
    }
)
TRICK = re.compile(rf"第 *({NUMERAL}) *圈|trick +([0-9]{{1,9}})(?![0-9])")
DELIBERATE = words({True: "故意跟错 | deliberate | 故意 | on purpose"})
FINE = re.compile(r" *([0-9]{1,4})(?![0-9]) *(?:分)?")
POINTS = re.compile(r"([+−-]? *[0-9]{1,9})(?![0-9])")
A_REMEDY = Text("处理（如「第2局判乙胜」「第2副不计」「维持现状」）", "a remedy such as `game 2 to B`, `deal 2 void` or `stands`")
A_GAMES_END = Text("「判甲胜」「判乙胜」「判和」或「无效」", "`to A`, `to B`, `drawn` or `void`")
A_DEALS_END = Text("「判甲胜」这样的一方、「不计」或「记分 6 -3 -3」", "a side as in `to A`, or `void`, or `scored 6 -3 -3`")
A_FINE = Text("罚的分（如「罚甲20分」）", "the points of the fine, as in `fines A 20`")
SOME_POINTS = Text("各方的分（如 6 -3 -3）", "the points of each side, such as `6 -3 -3`")


def remedy(field: str, default: object = MISSING) -> Part:
    """Return the part that is a remedy."""

    def write(value: Remedy | None, lang: Lang, _: AnyCourse | None) -> str:
        return "" if value is None else written_remedy(value).to(lang)

    return Part(field, _remedy, write, A_REMEDY, default)


def _remedy(line: Line, course: AnyCourse) -> Remedy | Missing:
    if STANDS.take(line) is not MISSING:
        return Stands()
    if WARN.take(line) is not MISSING:
        return Warned(_to(line, course))
    if TURN.take(line) is not MISSING:
        return TurnGoesTo(_to(line, course))
    if STOP.take(line) is not MISSING:
        seat = _to(line, course)
        line.take(A_TURN)
        return TurnStopped(seat)
    if MATCH.take(line) is not MISSING:
        return MatchGoesTo(_to(line, course))
    if (found := line.take(DEAL)) is not None:
        return _deal(line, course, numeral(found[1] or found[2]))
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


def _deal(line: Line, course: AnyCourse, deal: int) -> Remedy:
    if NOT_COUNTED.take(line) is not MISSING:
        return DealIsVoid(deal)
    if FINED.take(line) is not MISSING:
        return _fine(line, course, deal)
    if (found := line.take(TRICK)) is not None:
        return _deliberate(line, course, deal, numeral(found[1] or found[2]))
    if not isinstance(level := DECLARERS_AT.take(line), Missing):
        return DeclarersAt(deal, level)
    if SCORED.take(line) is not MISSING:
        if scores := all_points(line):
            return DealScored(deal, scores)
        raise line.unread(SOME_POINTS)
    if GOES_TO.take(line) is MISSING:
        raise line.unread(A_DEALS_END)
    seat = _to(line, course)
    if PARTNER.take(line) is MISSING:
        return DealGoesTo(deal, seat)
    place = PLACES.take(line)
    if isinstance(place, Missing):
        raise line.unread(PLACES.expected)
    return DealPlaced(deal, seat, place)


def _fine(line: Line, course: AnyCourse, deal: int) -> Remedy:
    seat = side(line, course)
    if isinstance(seat, Missing):
        raise line.unread(SIDE.fill(sides=course.flow.sides))
    if (found := line.take(FINE)) is None:
        raise line.unread(A_FINE)
    return SideFined(deal, seat, int(found[1]))


def _deliberate(line: Line, course: AnyCourse, deal: int, trick: int) -> Remedy:
    seat = side(line, course)
    if isinstance(seat, Missing):
        raise line.unread(SIDE.fill(sides=course.flow.sides))
    if DELIBERATE.take(line) is MISSING:
        raise line.unread(DELIBERATE.expected)
    return FollowDeliberate(deal, trick, seat)


def all_points(line: Line) -> tuple[int, ...]:
    """Read any number of points, with or without a sign."""
    found: list[int] = []
    while (points := line.take(POINTS)) is not None:
        found.append(int(points[1].replace("−", "-").replace(" ", "")))
    return tuple(found)


def _to(line: Line, course: AnyCourse) -> Seat:
    seat = side(line, course)
    if isinstance(seat, Missing):
        raise line.unread(SIDE.fill(sides=course.flow.sides))
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
        case TurnStopped(seat):
            said = _with_side(STOP, seat)
            return Text(f"{said.zh}一轮出牌", said.en)
        case MatchGoesTo(seat):
            said = _with_side(MATCH, seat)
            return Text(f"{said.zh}胜", said.en)
        case GameGoesTo(game, seat):
            return Text(f"第{game}局判{written_side(seat, 'zh')}胜", f"game {game} to {written_side(seat, 'en')}")
        case DealGoesTo(deal, seat):
            return Text(f"第{deal}副判{written_side(seat, 'zh')}胜", f"deal {deal} to {written_side(seat, 'en')}")
        case DealPlaced(deal, seat, place):
            won, partner, comes = written_remedy(DealGoesTo(deal, seat)), PARTNER.said[True], PLACES.said[place]
            return Text(f"{won.zh}, {partner.zh}{comes.zh}", f"{won.en}, {partner.en} {comes.en}")
        case DealIsVoid(deal):
            return Text(f"第{deal}副不计", f"deal {deal} void")
        case DealScored(deal, scores):
            points = " ".join(map(str, scores))
            return Text(f"第{deal}副记分 {points}", f"deal {deal} scored {points}")
        case SideFined(deal, seat, points):
            who = written_side(seat, "zh"), written_side(seat, "en")
            return Text(f"第{deal}副罚{who[0]}{points}分", f"deal {deal} fines {who[1]} {points}")
        case FollowDeliberate(deal, trick, seat):
            said, who = DELIBERATE.said[True], (written_side(seat, "zh"), written_side(seat, "en"))
            return Text(f"第{deal}副第{trick}圈{who[0]}{said.zh}", f"deal {deal} trick {trick} {who[1]} {said.en}")
        case DeclarersAt(deal, level):
            where = DECLARERS_AT.said[level]
            return Text(f"第{deal}副{where.zh}", f"deal {deal} {where.en}")
        case GameIsDrawn(game):
            return Text(f"第{game}局判和", f"game {game} drawn")
        case GameIsVoid(game):
            return Text(f"第{game}局无效", f"game {game} void")


def _with_side(label: Words[bool], seat: Seat) -> Text:
    said = label.said[True]
    return Text(f"{said.zh}{written_side(seat, 'zh')}", f"{said.en} {written_side(seat, 'en')}")
