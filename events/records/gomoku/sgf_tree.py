"""The syntax of SGF: trees of nodes with properties. What they mean is not known here.

The reader goes along the text without calling itself, so brackets nested by the thousand are as good as any. It takes what
real files hold beyond the standard: property names with digits (`5A`), the long names of FF[3], empty nodes, properties
without a value, words before, between and after the trees. Where it cannot go on it keeps the nodes it has.
"""

import re
from collections.abc import Iterator

import msgspec

from core.text import Text
from events.records.files import short

MOST_ITEMS = 500_000  # nodes and values in one tree
MOST_NESTED = 100_000

BEGINS = re.compile(r"\(\s*+;")
BEGINS_ANEW = re.compile(r"\(\s*+;\s*+(?:FF|GM|CA|AP|SZ|PB|PW|GN|EV|DT)\s*+\[")  # a tree, and no branch of a broken one
TOKEN = re.compile(r"[\s\0]*+([A-Za-z0-9_]++|.|\Z)", re.DOTALL)
NAME = re.compile(r"[A-Za-z0-9_]")
VALUE = re.compile(r"[\s\0]*+\[((?:[^\]\\]++|\\.)*+)\]", re.DOTALL)
ESCAPED = re.compile(r"\\(.)", re.DOTALL)
TOO_LARGE = Text(
    f"棋谱超过{MOST_ITEMS}个节点和属性值，或{MOST_NESTED}层括号，以后的不读。",
    f"A tree of more than {MOST_ITEMS} nodes and values, or {MOST_NESTED} nested brackets; what follows is not read.",
)


class Property(msgspec.Struct, frozen=True):
    """A property: its name in capitals, its values as they stand in the file, and the offsets of name and values."""

    name: str
    values: tuple[str, ...]
    offset: int
    at: tuple[int, ...]


class Node(msgspec.Struct):
    """A node: its properties in order, and its children as indexes of the tree's nodes, the main line first."""

    offset: int
    properties: list[Property]
    children: list[int]


class Fault(msgspec.Struct, frozen=True):
    """An offset at which the syntax is broken: what was there and what was expected."""

    offset: int
    text: Text


class Tree(msgspec.Struct):
    """One game tree, from `offset` to `end` in the text; node 0 is the root."""

    offset: int
    end: int
    nodes: list[Node]
    faults: list[Fault]


def trees(text: str) -> Iterator[Tree]:
    """Yield the game trees of a text; after a broken one the next tree that begins with game properties.

    >>> [len(tree.nodes) for tree in trees("(;GM[4];B[hh](;W[ih])(;W[aa]))---(;GM[4])")]
    [4, 1]
    """
    begins, at = BEGINS, 0
    while (found := begins.search(text, at)) is not None:
        tree = _tree(text, found.start())
        yield tree
        at, begins = tree.end, BEGINS_ANEW if tree.faults else BEGINS


def main_line(tree: Tree) -> list[int]:
    """Return the nodes of the main line, always the first child, as indexes of the tree's nodes."""
    line = [0]
    while children := tree.nodes[line[-1]].children:
        line.append(children[0])
    return line


def _tree(text: str, begin: int) -> Tree:
    tree = Tree(begin, begin, [], [])
    open_at: list[int] = []  # the node at which each open bracket stands
    node, at, items = -1, begin, 0
    while True:
        items += 1
        piece, start, at = _token(text, at)
        if piece == "(":
            open_at.append(node)
        elif piece == ")":
            node = open_at.pop()
        elif piece == ";":
            if node >= 0:
                tree.nodes[node].children.append(len(tree.nodes))
            node = len(tree.nodes)
            tree.nodes.append(Node(start, [], []))
        elif NAME.match(piece):
            at = _property(text, tree.nodes[node], piece, start, at)
            items += len(tree.nodes[node].properties[-1].values)
        else:
            tree.faults.append(_broken(text, start, piece, len(open_at)))
            tree.end = len(text) if piece == "[" and VALUE.match(text, start) is None else start
            return tree
        if items > MOST_ITEMS or len(open_at) > MOST_NESTED:
            tree.faults.append(Fault(start, TOO_LARGE))
        if not open_at or tree.faults:
            tree.end = at
            return tree


def _token(text: str, at: int) -> tuple[str, int, int]:
    """Return the next sign or word, nothing at the end of the text; where it starts and where it ends."""
    token = TOKEN.match(text, at)
    piece = token[1] if token else ""
    end = token.end() if token else len(text)
    return piece, end - len(piece), end


def _property(text: str, node: Node, name: str, start: int, at: int) -> int:
    """Add a property to a node and return the offset behind it."""
    values: list[str] = []
    offsets: list[int] = []
    while len(values) <= MOST_ITEMS and (found := VALUE.match(text, at)) is not None:
        values.append(found[1])
        offsets.append(found.start(1))
        at = found.end()
    capitals = "".join(char for char in name if not char.islower()) if not name.islower() else name.upper()
    node.properties.append(Property(capitals, tuple(values), start, tuple(offsets)))
    return at


def _broken(text: str, offset: int, found: str, depth: int) -> Fault:
    if not found:
        zh = f"棋谱到此为止，还缺{depth}个「)」。"
        return Fault(offset, Text(zh, f"The record ends here; {depth} `)` are missing."))
    if found == "[":
        zh = "方括号「[」没有属性名，或没有对应的「]」。"
        return Fault(offset, Text(zh, "This `[` has no property name before it, or no `]` after it."))
    piece = short(text[offset : offset + 20], 12)
    zh = f"此处是「{piece}」，应为「;」「(」「)」或属性名。"
    return Fault(offset, Text(zh, f"Here stands `{piece}`; expected `;`, `(`, `)` or the name of a property."))


def simple(value: str) -> str:
    r"""Return a value as words on one line (SimpleText).

    >>> simple("a\\]b\\\\c\nd")
    'a]b\\c d'
    """
    return " ".join(free(value).split())


def free(value: str) -> str:
    r"""Return a value as text (Text): escapes taken back, an escaped line feed left out.

    >>> free("one\\\ntwo\nthree")
    'onetwo\nthree'
    """
    return ESCAPED.sub(lambda found: "" if found[1] == "\n" else found[1], value).replace("\t", " ").strip()


def escaped(words: str) -> str:
    r"""Return words as a value.

    >>> escaped("a]b\\c")
    'a\\]b\\\\c'
    """
    return words.replace("\\", "\\\\").replace("]", "\\]")
