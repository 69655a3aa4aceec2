"""Piskvork's PSQ, in the two dialects in use: Piskvork's own, and that of the Gomocup judge.

    Piskvorky 15x15, 11:11, 0      width x height, level:level, which of the two players moves first (0 or 1)
    8,8,0                          column from the left, row from the top, both from 1; milliseconds for this move
    RAPFI25.zip                    the two players, in tournament files only
    JAX25.zip
    -1                             end code: 0 ended as a game, 15 time, -2 protocol error, -1 not known
    0,Freestyle15_1                the judge only: 0 draw or the number of the engine that won; the tournament

What a reader of such files has to know:

* The levels are no clock; the judge writes 11:11 always.
* The file holds no rule. Only a tournament's name may say it, as Gomocup uses the words.
* The judge counts engines as its tournament lists them. It exchanges the two name lines where the opening or a swap makes
  engine 2 play black, and keeps that to itself, so its 1 or 2 names no colour.
* After a renju foul the judge takes the losing stone out: the last stone is the winner's and there is no five.
* Undone moves may stand after the last real one. All lines are read as moves, and the audit finds what does not fit.
"""

import re

from core.gomoku.messages import ColoursTaken, Seat, StonePlaced, TossHeld
from core.text import Text
from events.records.draft import MOST_ACTS, MOST_GAMES, TOO_LONG, TOO_MANY, Draft
from events.records.files import decoded, lines, short
from events.records.gomoku import boards, claims
from events.records.gomoku.psq_writing import write
from events.records.record import Header, Record

__all__ = ["read", "write"]

BEGINS = re.compile(r"[ \t]*Piskvorky\b", re.IGNORECASE)
INTEGER = r"\s*(-?[0-9]{1,9})\s*"
HEAD = re.compile(rf"[ \t]*Piskvorky{INTEGER}x{INTEGER},{INTEGER}:{INTEGER},{INTEGER}\Z", re.IGNORECASE)
MOVE = re.compile(rf"{INTEGER},{INTEGER}(?:,{INTEGER})?\Z")
CODE = re.compile(r"\s*-?[0-9]{1,9}\s*\Z")
RESULT = re.compile(r"\s*([012])\s*,\s*(.*\S)\s*\Z")
HALF_A_MOVE = re.compile(r"\s*-?[0-9]+\s*,")

MOST_LINES = MOST_ACTS + 100  # of one game

EXPECTED_HEAD = Text("应为「Piskvorky 15x15, 0:0, 0」的样子", "expected the form `Piskvorky 15x15, 0:0, 0`")
EXPECTED_MOVE = Text("应为「列，行，毫秒」三个整数", "expected column, row and milliseconds as three integers")

Line = tuple[int, str]  # its number from 1, and what it says


def read(data: bytes) -> tuple[Record, ...]:
    """Return the games of a PSQ file, one record each; any bytes are read as far as they go."""
    source = decoded(data)
    blocks = _blocks(source.text)
    records: list[Record] = []
    for block in blocks[:MOST_GAMES]:
        draft = Draft("gomoku", source.notes)
        if len(records) == MOST_GAMES - 1 and len(blocks) > MOST_GAMES:
            draft.trouble((blocks[MOST_GAMES][0][0], 1), TOO_MANY)
        records.append(_game(draft, block))
    return tuple(records)


def _blocks(text: str) -> list[list[Line]]:
    """Return the first line of each game, wherever it stands, and the lines after it that are not empty."""
    blocks: list[list[Line]] = []
    for number, words in lines(text):
        if BEGINS.match(words) or (not blocks and words.strip()):
            if len(blocks) > MOST_GAMES:
                break
            blocks.append([(number, words)])
        elif words.strip() and blocks and len(blocks[-1]) <= MOST_LINES:
            blocks[-1].append((number, words))
    return blocks or [[(1, "")]]


def _game(draft: Draft, block: list[Line]) -> Record:
    number, words = block[0]
    if (head := HEAD.match(words)) is None:
        said = Text(f"首行是「{short(words)}」", f"The first line is `{short(words)}`")
        draft.stop((number, 1), Text(f"{said.zh}，{EXPECTED_HEAD.zh}。", f"{said.en}; {EXPECTED_HEAD.en}."))
        return draft.record("psq", Header())
    width, height, level, other, first = (int(n) for n in head.groups())
    _levels(draft, level, other)
    moves, rest = _parted(draft, block[1:])
    board = boards.board_of(width, height)
    if board is None:
        draft.stop((number, head.start(1) + 1), boards.refused(width, height))
    elif first not in (0, 1):
        zh, en = (
            f"首行末尾是{first}，应为0或1（哪位棋手先走）。",
            f"The first line ends in {first}; expected 0 or 1, the player who moves first.",
        )
        draft.stop((number, head.start(5) + 1), Text(zh, en))
    else:
        draft.options["board"] = board
        black: Seat = 0 if first == 0 else 1
        draft.act(TossHeld(None), number)
        draft.act(ColoursTaken(black), number)
        _stones(draft, moves, height)
    return draft.record("psq", _trailer(draft, rest))


def _levels(draft: Draft, level: int, other: int) -> None:
    if level or other:
        zh = f"首行的{level}:{other}是程序等级，不是用时。"
        draft.note(Text(zh, f"The {level}:{other} in the first line is a level of the programs, not a clock."))


def _parted(draft: Draft, block: list[Line]) -> tuple[list[Line], list[Line]]:
    """Return the moves and what follows them; a line among the moves that is none ends them with a trouble."""
    count = next((i for i, (_, words) in enumerate(block) if MOVE.match(words) is None), len(block))
    rest = block[count:]
    if not rest:
        return block, rest
    number, words = rest[0]
    more = [i for i, (_, w) in enumerate(rest) if (found := MOVE.match(w)) is not None and found[3] is not None]
    if more or (HALF_A_MOVE.match(words) is not None and RESULT.match(words) is None):
        said = Text(f"着法行是「{short(words)}」", f"The line of a move is `{short(words)}`")
        draft.stop(
            (number, 1),
            Text(f"{said.zh}，{EXPECTED_MOVE.zh}；以后的着法不读。", f"{said.en}; {EXPECTED_MOVE.en}. No later move is read."),
        )
        rest = rest[more[-1] + 1 :] if more else rest[1:]
    return block[:count], rest


def _stones(draft: Draft, moves: list[Line], size: int) -> None:
    for ply, (number, words) in enumerate(moves):
        if len(draft.acts) == MOST_ACTS:
            draft.stop((number, 1), TOO_LONG)
            return
        found = MOVE.match(words)
        x, y, spent = (int(n) if n else 0 for n in found.groups()) if found else (0, 0, 0)
        at = boards.point(x - 1, size - y)
        if at is None:
            zh, en = (
                f"第{ply + 1}手的坐标是{x},{y}：列应从1起。",
                f"Move {ply + 1} has the coordinates {x},{y}: columns count from 1.",
            )
            draft.stop((number, 1), Text(zh, en))
            return
        draft.act(StonePlaced("black" if ply % 2 == 0 else "white", at), number)
        if spent > 0:
            draft.comment(f"{spent} ms")


def _trailer(draft: Draft, rest: list[Line]) -> Header:
    """Return the header that the lines after the moves give, and add what they say of the end."""
    until = next((i for i, (_, words) in enumerate(rest) if CODE.match(words) or RESULT.match(words)), len(rest))
    names, ends = rest[:until], rest[until:]
    players: tuple[str | None, str | None] = (None, None)
    if len(names) == 2:
        players = (names[0][1].strip(), names[1][1].strip())
    elif names:
        draft.trouble((names[0][0], 1), _WORDS.fill(n=len(names)))
    if ends and CODE.match(ends[0][1]):
        _code(draft, ends[0])
        ends = ends[1:]
    else:
        draft.note(Text("着法之后没有结束码，文件可能不完整。", "No end code follows the moves; the file may be incomplete."))
    meet = None
    if ends and (found := RESULT.match(ends[0][1])) is not None:
        meet = found[2]
        _result(draft, int(found[1]), meet, ends[0][0])
        ends = ends[1:]
    if ends:
        said = short(" ".join(words.strip() for _, words in ends[:3]), 60)
        draft.note(Text(f"末尾还有别的文字，没有读取：「{said}」。", f"More words stand at the end and were not read: `{said}`."))
    return Header(players=players, meet=meet)


def _code(draft: Draft, line: Line) -> None:
    code = int(line[1])
    if code == 15:
        draft.note(Text("结束码15：超时结束；文件不说是哪一方。", "End code 15: ended by time; the file does not say whose."))
        if draft.acts:
            claims.end(draft, claims.Claim("unknown", "time"), 0, line[0])
    elif code not in (0, -1):
        meaning = Text("程序通信出错", "a protocol error") if code == -2 else Text("含义不明", "its meaning is not known")
        draft.note(Text(f"结束码{code}：{meaning.zh}。", f"End code {code}: {meaning.en}."))


def _result(draft: Draft, winner: int, tournament: str, line: int) -> None:
    rule = claims.engines_overline(tournament)
    if rule is not None and "board" in draft.options:
        draft.options["overline"] = rule
        zh, en = (
            f"长连的规则取自赛事名「{short(tournament)}」。",
            f"The rule on overlines comes from the tournament's name, `{short(tournament)}`.",
        )
        draft.note(Text(zh, en))
    if winner:
        zh = f"末行说{winner}号程序胜；编号按赛事名单，文件不说它执哪一色。"
        en = f"The last line says that engine {winner} won, as its tournament counts; the file does not say which colour that is."
        draft.note(Text(zh, en))
    if draft.acts:
        claims.end(draft, claims.Claim("draw" if winner == 0 else "unknown"), 0, line)


_WORDS = Text(
    "着法之后有{n}行文字，应为没有或两行（两位棋手）。",
    "{n} lines of words follow the moves; expected none, or two: the players.",
)
