"""Nodes of an SGF tree as acts of a 五子棋 game.

A node's moves and set-up stones are taken as they stand: whether they may be played is for the audit. Columns go from a at
the left, rows from a at the top. A move without a value is a pass, and so is `tt` on boards up to 19, where it is no point.
"""

from collections.abc import Iterable, Iterator

import msgspec

from core.gomoku.five import Colour
from core.gomoku.messages import Act, Passed, StonePlaced, StonesSetUp
from core.text import Text
from events.records.draft import MOST_ACTS, TOO_LONG
from events.records.files import short
from events.records.gomoku import boards
from events.records.gomoku.sgf_tree import Fault, Node, Property

MOVES: dict[str, Colour] = {"B": "black", "W": "white"}
SETUPS: dict[str, Colour] = {"AB": "black", "AW": "white"}
OPENINGS = ("QPR", "QSLW")  # gomokuquest: opening stones under names of its own
LARGEST_WITH_TT = 19  # red-bean.com/sgf/go.html: tt is kept as a pass for boards up to 19 x 19
LETTERS = "abcdefghijklmnopqrstuvwxyz"

CAPITALS = Text("有的坐标是大写字母，按小写读取。", "Some coordinates are capitals; they were read as small letters.")
MANY = Text(
    "有的节点有不止一手，按文件中的次序读取。", "Some nodes hold more than one move; they were read in the order of the file."
)
TT = Text("「tt」按放弃一手读取。", "`tt` was read as a pass.")


class Read(msgspec.Struct):
    """What a node says: its acts with their offsets, the fault that ends them, and what is to be noted."""

    acts: list[tuple[Act, int]]
    fault: Fault | None
    notes: list[Text]


def acts_of(node: Node, size: int) -> Read:
    """Return the acts of one node on a board of this size, up to the first that cannot be read; set-up stones come first."""
    read = Read([], None, [])
    read.fault = _set_up(read, node, size)
    for item in node.properties:
        if read.fault is not None:
            break
        if item.name in MOVES:
            read.fault = _move(read, item, size)
        elif item.name == "AE":
            read.fault = Fault(
                item.offset, Text("AE去掉棋子，这里不能记录。", "AE takes stones off, which cannot be recorded here.")
            )
        elif item.name in OPENINGS:
            zh = f"{item.name}里有开局的子，这种写法没有公开的说明，不读。"
            en = f"{item.name} holds opening stones in a form that is described nowhere; it is not read."
            read.fault = Fault(item.offset, Text(zh, en))
    if sum(not isinstance(act, StonesSetUp) for act, _ in read.acts) > 1:
        read.notes.append(MANY)
    return read


def reach(nodes: Iterable[Node]) -> int:
    """Return how many columns and rows the points of these nodes need."""
    return max((max(where) + 1 for node in nodes for where in _all_points(node)), default=0)


def _all_points(node: Node) -> Iterator[tuple[int, int]]:
    for item in node.properties:
        if item.name in MOVES or item.name in SETUPS:
            corners = [corner.strip().lower() for value in item.values for corner in value.split(":")]
            yield from (where for corner in corners if corner != "tt" and (where := _where(corner)) is not None)


def _where(letters: str) -> tuple[int, int] | None:
    """Return column and row, from 0 at the top left, of two small letters, or None."""
    if len(letters) != 2 or letters[0] not in LETTERS or letters[1] not in LETTERS:
        return None
    return LETTERS.index(letters[0]), LETTERS.index(letters[1])


def _move(read: Read, item: Property, size: int) -> Fault | None:
    colour = MOVES[item.name]
    if len(item.values) != 1:
        n = len(item.values)
        zh = f"{item.name}有{n}个值，一手应有一个（放弃一手是[]）。"
        return Fault(item.offset, Text(zh, f"{item.name} has {n} values; a move has one, which is [] for a pass."))
    value = item.values[0].strip()
    if not value or (value.lower() == "tt" and size <= LARGEST_WITH_TT):
        read.acts.append((Passed(colour), item.offset))
        read.notes += [TT] if value else []
        return None
    points = _points(read, value, size)
    if points is None or ":" in value:
        return _no_point(item, value, size)
    read.acts.append((StonePlaced(colour, points[0]), item.offset))
    return None


def _set_up(read: Read, node: Node, size: int) -> Fault | None:
    stones: dict[Colour, list[str]] = {"black": [], "white": []}
    items = [item for item in node.properties if item.name in SETUPS]
    for item in items:
        for value in item.values:
            points = _points(read, value.strip(), size)
            if points is None:
                return _no_point(item, value, size)
            stones[SETUPS[item.name]] += points
            if len(stones["black"]) + len(stones["white"]) > MOST_ACTS:
                return Fault(item.offset, TOO_LONG)
    if items:
        read.acts.append((StonesSetUp(tuple(stones["black"]), tuple(stones["white"])), items[0].offset))
    return None


def _points(read: Read, value: str, size: int) -> list[str] | None:
    """Return the points of one value: a point, or a rectangle `pb:sb` by two of its corners."""
    corners = [where for corner in value.split(":") if (where := _where(corner.strip().lower())) is not None]
    if len(corners) != value.count(":") + 1 or len(corners) > 2:
        return None
    if value != value.lower():
        read.notes.append(CAPITALS)
    columns, rows = ([corner[axis] for corner in corners] for axis in (0, 1))
    cells = [(c, r) for r in range(min(rows), max(rows) + 1) for c in range(min(columns), max(columns) + 1)]
    return [at for column, row in cells if (at := boards.point(column, size - 1 - row)) is not None]


def _no_point(item: Property, value: str, size: int) -> Fault:
    piece, last = short(value, 20), LETTERS[size - 1]
    zh = f"{item.name}的值是「{piece}」，应为两个字母（列、行，a到{last}）。"
    en = f"{item.name} has the value `{piece}`; expected two letters, column and row, from a to {last}."
    return Fault(item.offset, Text(zh, en))
