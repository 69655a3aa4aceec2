"""SGF written: FF[4], game 4, UTF-8; one tree a game, and a record of several games is a collection of them."""

from core.games import Act
from core.gomoku.five import Colour
from core.gomoku.grid import place
from core.gomoku.messages import (
    ColoursTaken,
    Forfeited,
    Passed,
    Resigned,
    ResultNoted,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
)
from core.gomoku.words import HOW
from core.text import Text, joined
from events.records.gomoku.sgf_moves import LARGEST_WITH_TT, LETTERS
from events.records.gomoku.sgf_tree import escaped
from events.records.record import Desk, Record, Variation
from events.records.written import Game, Written, games, size_of, unheld

RULES = {"renju": "Renju", "wins": "Freestyle"}
MARKS: dict[str, str] = {"resigned": "R", "time": "T", "forfeit": "F"}
WINNERS = {"black": "B+", "white": "W+"}
LINE = 10  # nodes on a line of text


def write(record: Record) -> Written:
    """Return a record as SGF, with sentences on what that leaves out.

    Variations and comments are written. A result is written as the standard has it, so of its reason only resignation,
    time and forfeit are; seats are not, since SGF knows colours only.
    """
    size = size_of(record)
    trees: list[str] = []
    left_out: list[Text] = []
    played = games(record)
    for game in played:
        nodes, unwritten = _tree(record, game, size)
        trees.append(f"(;{''.join(_root(record, game, size))}{nodes})\n")
        left_out += [_in_game(game, text) if len(played) > 1 else text for text in unwritten]
    left_out += _about(record)
    return Written("".join(trees), tuple(left_out))


def _in_game(game: Game, text: Text) -> Text:
    return Text(f"第{game.number}局：{text.zh}", f"Game {game.number}: {text.en}")


def _root(record: Record, game: Game, size: int) -> list[str]:
    header = record.header
    black, white = header.players if game.black != 1 else header.players[::-1]
    said = {
        "FF": "4",
        "GM": "4",
        "CA": "UTF-8",
        "SZ": str(size),
        "PB": black,
        "PW": white,
        "EV": header.meet,
        "RO": header.round,
        "DT": header.date,
        "TM": str(header.minutes * 60) if header.minutes else None,
        "RU": RULES.get(record.options.get("overline", "")),
        "RE": _result(game),
        "GC": header.note,
    }
    return [f"{name}[{escaped(value)}]" for name, value in said.items() if value]


def _result(game: Game) -> str | None:
    noted = game.claimed
    if noted is not None:
        if noted.winner in WINNERS:
            return WINNERS[noted.winner] + MARKS.get(noted.how, "")
        return "0" if noted.winner == "draw" else "?"
    for _, act in game.acts:
        if isinstance(act, (Resigned, TimeOverstepped, Forfeited)) and game.black is not None:
            mark = {Resigned: "R", TimeOverstepped: "T", Forfeited: "F"}[type(act)]
            return ("W+" if act.seat == game.black else "B+") + mark
    return None


def _tree(record: Record, game: Game, size: int) -> tuple[str, list[Text]]:
    """Return what follows the root's properties, and what is left out."""
    left_out: list[Text] = []
    unheld_acts: list[Act | Desk] = []
    nodes: list[str] = []
    comments: list[list[str]] = [[]]  # of the root, then of each node
    count: dict[int, int] = {}  # index of an act -> nodes before it
    for index, act in game.acts:
        count[index] = len(nodes)
        node, missing = _node(act, size)
        left_out += missing
        if node:
            nodes.append(node)
            comments.append([])
        elif not missing and not _is_held(act, game):
            unheld_acts.append(act)
        comments[-1] += [record.comments[index]] if index in record.comments else []
    whole = [node + _comment(words) for node, words in zip(["", *nodes], comments, strict=True)]
    beside: dict[int, list[str]] = {}
    for variation in _leaving(record, game):
        pieces = [_node(act, size) for act in variation.acts]
        left_out += [text for _, texts in pieces for text in texts]
        branch = "".join(node for node, _ in pieces)
        beside.setdefault(count.get(variation.after, len(nodes)), []).extend([f"({branch})"] if branch else [])
    return _bracketed(whole, beside), [*left_out, *unheld(unheld_acts), *_seats_and_reason(game)]


def _leaving(record: Record, game: Game) -> list[Variation]:
    """Return the variations that leave this game: behind its first act and not behind the next game's."""
    if not game.acts:
        return []
    begin, end = game.acts[0][0], game.acts[-1][0] + 1
    return [v for v in record.variations if (begin < v.after or begin == 0) and v.after <= end]


def _bracketed(nodes: list[str], beside: dict[int, list[str]]) -> str:
    r"""Return the root's end and the nodes of the main line, in brackets from where a branch stands beside it.

    >>> _bracketed(["", ";B[hh]", ";W[ih]"], {1: ["(;W[aa])"]})
    '\n;B[hh](;W[ih])(;W[aa])'
    """
    text, closing = nodes[0], ""
    for at in range(len(nodes)):
        if branches := beside.get(at):
            text += "("
            closing = ")" + "".join(branches) + closing
        if at + 1 < len(nodes):
            text += ("\n" if at % LINE == 0 else "") + nodes[at + 1]
        elif branches:
            text += ";"  # nothing more was played here: an empty node, so that the branch is not taken for the main line
    return text + closing


def _node(act: Act | Desk, size: int) -> tuple[str, list[Text]]:
    """Return the node of an act, empty where SGF has none for it, and why a point could not be written."""
    match act:
        case StonePlaced(stone, at):
            where = _letters(at, size)
            return (f";{_mark(stone)}[{where}]", []) if where else ("", [_no_point(at)])
        case Passed(stone):
            return f";{_mark(stone)}[]", []
        case StonesSetUp(black, white):
            stones = [(name, _letters(at, size), at) for name, points in (("AB", black), ("AW", white)) for at in points]
            written = {name: "".join(f"[{where}]" for n, where, _ in stones if n == name and where) for name in ("AB", "AW")}
            node = "".join(name + points for name, points in written.items() if points)
            return f";{node}" if node else "", [_no_point(at) for _, where, at in stones if not where]
        case _:
            return "", []


def _mark(stone: Colour) -> str:
    return "B" if stone == "black" else "W"


def _letters(at: str | None, size: int) -> str:
    where = place(at) if at is not None else None
    if where is None:
        return ""
    column, row = where[0], size - 1 - where[1]
    inside = 0 <= column < len(LETTERS) and 0 <= row < len(LETTERS)
    letters = LETTERS[column] + LETTERS[row] if inside else ""
    return "" if letters == "tt" and size <= LARGEST_WITH_TT else letters


def _no_point(at: str | None) -> Text:
    if at is None:
        return Text("有一手未记录的点，没有写入。", "A stone on an unrecorded point was left out.")
    return Text(f"棋盘外的点{at}没有写入：SGF写不出。", f"A stone on {at}, off the board, was left out: SGF cannot write it.")


def _comment(words: list[str]) -> str:
    return f"C[{escaped(chr(10).join(words))}]" if words else ""


def _is_held(act: Act | Desk, game: Game) -> bool:
    """Say whether the root holds what this act says."""
    match act:
        case TossHeld(winner):
            return winner is None
        case ColoursTaken() | ResultNoted():
            return True
        case Resigned() | TimeOverstepped() | Forfeited():
            noted = game.claimed
            return noted is None or noted.how in MARKS
        case _:
            return False


def _seats_and_reason(game: Game) -> list[Text]:
    texts = []
    if game.black == 1:
        texts.append(Text("座次没有写入：SGF只有黑白。", "Seats were not written: SGF knows only black and white."))
    noted = game.claimed
    if noted is not None and noted.how != "unknown" and not (noted.winner in WINNERS and noted.how in MARKS):
        why = HOW[noted.how]
        zh = f"结果的原因（{why.zh}）没有写入。"
        texts.append(Text(zh, f"The reason of the result ({why.en}) was not written."))
    return texts


def _about(record: Record) -> list[Text]:
    missing = [
        name
        for name, value in (
            (Text("桌号", "the table"), record.header.table),
            (Text("裁判", "the referee"), record.header.referee),
        )
        if value is not None
    ]
    keys = sorted(
        set(record.options) - {"board", "set_times"} - ({"overline"} if record.options.get("overline") in RULES else set())
    )
    missing += [Text(f"规则项{key}", f"the option {key}") for key in keys]
    if not missing:
        return []
    return [Text("没有写入：{what}。", "Not written: {what}.").fill(what=joined(missing))]
