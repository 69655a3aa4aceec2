"""Plain lists of moves: `h8 i9`, `h8i9j10`, `1. h8 i9 2. j10 k11`, `h8, i9`.

Letters run from a with i, row 1 is at the bottom, black moves first. `#` begins a comment. Full-width and capital letters are
as good. A word may stand for a move: `pass`, `停` for a pass, `?` for a stone whose point is not known; 黑胜, 白胜, 和棋 end it.

A line that holds one whole code (`h8i9j10`), perhaps with more columns after tabs, is a game of its own, its second column the
rule as analysis programs name it. Other lines go on with the game before them, unless they are numbered from 1 again or stand,
without a number that goes on, after an empty line.
"""

import re

import msgspec

from core.gomoku.five import Colour
from core.gomoku.messages import Act, ColoursTaken, Passed, StonePlaced, TossHeld
from core.text import Text
from events.records.draft import MOST_ACTS, MOST_GAMES, TOO_LONG, TOO_MANY, Draft, with_trouble
from events.records.files import decoded, lines, short
from events.records.gomoku import boards, claims
from events.records.plain import plain
from events.records.record import Header, Record, Trouble

POINT = r"[a-z][0-9]{1,2}"
FLAGS = re.IGNORECASE | re.ASCII
CODE = re.compile(rf"\s*((?:{POINT}){{2,}}+)\s*(?:\t(.*))?\Z", FLAGS)
TOKEN = re.compile(
    rf"(?P<between>[\s,;、|/]+)|(?P<number>[0-9]{{1,4}}[ \t]*[.):、。]+)|(?P<point>{POINT})(?![0-9])"
    r"|(?P<passed>pass|停一手|停着|虚着|停)|(?P<unknown>\?)|(?P<result>[黑白]方?胜|和棋|平局|1/2-1/2)"
    r"|(?P<score>1-0|0-1)|(?P<swap>white|black|--)",
    FLAGS,
)
NUMBER = re.compile(r"\s*([0-9]{1,4})[ \t]*[.):、。]")
BETWEEN = re.compile(r"[\s,;、|/]+")
ALONE = re.compile(rf"(?:{POINT})++\Z", FLAGS)
HEAD = 65_536


class Game(msgspec.Struct):
    """The game that is being read."""

    draft: Draft
    reach: int = 0  # columns and rows that its points need
    ply: int = 0
    code: bool = False  # it stands on one line, alone
    has_i: bool = False  # a point in column i
    ended: tuple[claims.Claim, int] | None = None
    words: list[str] = []  # comments before its first act


def recognised(text: str) -> bool:
    r"""Say whether a text begins as a list of moves: a code, a point alone, or two points among its first three words.

    >>> recognised("# mine\n1. h8 i9"), recognised("a4 paper")
    (True, False)
    """
    for line in plain(text[:HEAD]).split("\n"):
        said = line[: _comment_at(line)]
        if said.strip():
            number = NUMBER.match(said)
            words = [word for word in BETWEEN.split(said[number.end() :] if number else said) if word][:3]
            points = [ALONE.match(word) is not None for word in words]
            return CODE.match(said) is not None or bool(points and points[0] and (len(points) == 1 or sum(points) > 1))
    return False


def read(data: bytes) -> tuple[Record, ...]:
    """Return the games of a list of moves, one record each; any bytes are read as far as they go."""
    source = decoded(data)
    done: list[Record] = []
    game: Game | None = None
    words: list[str] = []  # comments since the last move
    gap = False
    for (number, line), (_, original) in zip(lines(plain(source.text)), lines(source.text), strict=True):
        at = _comment_at(line)
        said, comment = line[:at], original[at + 1 :].strip()
        if not said.strip():
            gap = gap or at == len(line)
            words += [comment] if comment else []
            continue
        if game is None or _begins(said, game, gap=gap):
            if game is not None:
                done.append(_closed(game))
            if len(done) == MOST_GAMES:
                return (*done[:-1], with_trouble(done[-1], Trouble(number, 1, TOO_MANY)))
            game = _opened(source.notes, number)
        if game.ply == 0:
            game.words += words
        else:
            game.draft.comment("\n".join(words))
        words, gap = [], False
        _line(game, said, number)
        game.draft.comment(comment)
    return (*done, _closed(game)) if game is not None else (_nothing(),)


def _comment_at(line: str) -> int:
    """Return where the comment of a line begins, at a `#` that no word stands before; the line's end where it has none."""
    at = line.find("#")
    while at > 0 and not line[at - 1].isspace():
        at = line.find("#", at + 1)
    return at if at >= 0 else len(line)


def _opened(notes: tuple[Text, ...], line: int) -> Game:
    game = Game(Draft("gomoku", notes))
    game.draft.act(TossHeld(None), line)
    game.draft.act(ColoursTaken(0), line)
    return game


def _nothing() -> Record:
    draft = Draft("gomoku")
    draft.stop(
        (1, 1),
        Text("没有着法，应为「h8 i9」或「h8i9」样子的一行。", "There are no moves; expected a line such as `h8 i9` or `h8i9`."),
    )
    return draft.record("moves", Header())


def _begins(line: str, game: Game, *, gap: bool) -> bool:
    """Say whether a line begins a new game."""
    if game.code or game.ended is not None or CODE.match(line) is not None:
        return True
    number = NUMBER.match(line)
    return gap if number is None else int(number[1]) == 1


def _line(game: Game, line: str, number: int) -> None:
    """Read one line into a game, up to the first word that is no move."""
    draft = game.draft
    if (code := CODE.match(line)) is not None:
        game.code = True
        _columns(draft, (code[2] or "").split("\t"))
        line = code[1]
    offset = code.start(1) if code else 0
    at = 0
    while at < len(line) and not draft.cut:
        token = TOKEN.match(line, at)
        if token is None:
            piece = short(BETWEEN.split(line[at : at + 40])[0], 20)
            zh, en = f"此处是「{piece}」，应为「h8」样子的点。", f"Here stands `{piece}`; expected a point such as `h8`."
            draft.stop((number, offset + at + 1), Text(zh, en))
        elif token.lastgroup == "swap":
            zh = f"「{token[0]}」是 PlayOK 的换色记号，不是着法；带换色的着法列表不读。"
            en = f"`{token[0]}` is PlayOK's sign for a choice of colour, no move; lists with such choices are not read."
            draft.stop((number, offset + at + 1), Text(zh, en))
        elif len(draft.acts) == MOST_ACTS:
            draft.stop((number, offset + at + 1), TOO_LONG)
        else:
            _token(game, token.lastgroup or "", token[0].lower(), number)
            at = token.end()


def _token(game: Game, kind: str, word: str, line: int) -> None:
    stone: Colour = "black" if game.ply % 2 == 0 else "white"
    act: Act | None = None
    match kind:
        case "point":
            column, row = ord(word[0]) - ord("a"), int(word[1:]) - 1
            act = StonePlaced(stone, boards.point(column, row))
            game.reach = max(game.reach, _needed(column, row))
            game.has_i = game.has_i or word[0] == "i"
        case "unknown":
            act = StonePlaced(stone, None)
        case "passed":
            act = Passed(stone)
        case "result":
            game.ended = (claims.claim(word) or claims.Claim("unknown"), line)
        case "score":
            zh, en = f"结果{word}没有说明是黑胜还是白胜。", f"The result {word} does not say whether Black or White won."
            game.draft.note(Text(zh, en))
    if act is not None:
        game.draft.act(act, line)
        game.ply += 1


def _needed(column: int, row: int) -> int:
    """Return the size that a point needs; 0 for one that lies on no board of ours, which is a fact and no hint of the size."""
    needed = max(column, row) + 1
    return needed if row >= 0 and boards.smallest(needed) is not None else 0


def _columns(draft: Draft, cells: list[str]) -> None:
    """Read the columns after a code: the rule, and what else there is as a note."""
    rule = cells[0].strip()
    overline = claims.engines_overline(rule)
    if overline is not None:
        draft.options["overline"] = overline
    rest = [cell.strip() for cell in (cells[1:] if overline is not None else cells) if cell.strip()]
    if rest:
        piece = short(" ".join(rest), 120)
        draft.note(Text(f"该行还写有：{piece}。", f"The line also says: {piece}."))


def _closed(game: Game) -> Record:
    draft = game.draft
    size = boards.smallest(game.reach)
    if size is not None and size != min(boards.SIZES):
        draft.options["board"] = f"size_{size}"
        zh, en = f"有的点超出15路，按{size}路读取。", f"Some points lie beyond 15 x 15; the board was read as {size} x {size}."
        draft.note(Text(zh, en))
        if not game.has_i:
            zh = "没有一手在i列：如果来源的列字母不用i，各列应左移一列。"
            en = "No move is in column i: if the source leaves i out of its letters, columns from j on belong one to the left."
            draft.note(Text(zh, en))
    if game.ended is not None:
        claims.end(draft, game.ended[0], 0, game.ended[1])
    return draft.record("moves", Header(note="\n".join(game.words) or None))
