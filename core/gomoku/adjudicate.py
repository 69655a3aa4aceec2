"""A whole game of 五子棋 judged from its moves alone: who won, at which ply, by which lines.

Two ways through the same rule `five`. `adjudicate` looks at the last position first: stones are never taken away, so a row of
five that is not there at the end never was, and the ply that made it is found by halving. `by_ply` goes stone by stone.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Literal

import msgspec

from core.gomoku.five import FIVE, Colour, Line, Overline, counting, five_through, has_five, lines_through
from core.gomoku.fouls import fouls
from core.gomoku.grid import Grid, grid
from core.text import Text

FullBoard = Literal["last_point", "empty_25"]
FiveCounts = Literal["when_formed", "when_claimed"]
LEFT_EMPTY: dict[FullBoard, int] = {"last_point": 0, "empty_25": 25}


class Verdict(msgspec.Struct, frozen=True):
    """The end of a game. `ply` counts moves from 1; `after` is the number of moves made after the end."""

    winner: Literal["black", "white", "draw"] | None
    ply: int | None
    lines: tuple[tuple[str, ...], ...] = ()
    after: int = 0
    foul: tuple[str, ...] = ()  # kinds of renju foul by which black lost


class Impossible(Exception):
    """A move that no rule can judge: `index` counts moves from 0."""

    def __init__(self, index: int, text: Text) -> None:
        super().__init__(text.en)
        self.index, self.text = index, text


OPEN = Verdict(None, None)


def adjudicate(
    moves: Sequence[str],
    size: int = 15,
    overline: Overline = "wins",
    full_board: FullBoard = "last_point",
    five_counts: FiveCounts = "when_formed",
) -> Verdict:
    """Return the verdict on a game, black moving first. Raises `Impossible` for a point off the board or occupied.

    Moves alone hold no claim: where a five wins when it is claimed, only a foul or a full board ends the game.

    >>> adjudicate("a1 h8 b1 h9 c1 h10 d1 i9 e1".split()).lines
    (('a1', 'b1', 'c1', 'd1', 'e1'),)
    """
    board = grid(size)
    try:
        bits = [board.bit[move] for move in moves]
    except (KeyError, TypeError):
        raise _unplayable(moves, board) from None
    blacks, whites = sum(bits[::2]), sum(bits[1::2])
    if (blacks + whites).bit_count() != len(bits):
        raise _unplayable(moves, board)
    limit = max(1, size * size - LEFT_EMPTY[full_board])
    if overline == "renju":
        return _first_end(moves, bits, 0, board, overline, limit, five_counts)
    if has_five(blacks, board) or has_five(whites, board):
        start = min(_quiet(bits, board), limit - 1)  # a board that was full before the five is a draw
        return _first_end(moves, bits, start, board, overline, limit, five_counts)
    return Verdict("draw", limit, (), len(bits) - limit) if len(bits) >= limit else OPEN


def by_ply(moves: Sequence[str], size: int = 15, overline: Overline = "wins") -> Iterator[tuple[Line, ...]]:
    """Yield, move by move, the lines that win for the colour that just moved; raises `Impossible` at a move that cannot be.

    Fewer than five stones near a point cannot make five: counting them settles many moves.
    """
    board = grid(size)
    cells = board.cell
    own = other = 0
    colour: Colour = "black"
    for index, move in enumerate(moves):
        if (cell := cells.get(move)) is None or (own | other) & cell[0]:
            raise _refused(index, move, board)
        bit, star, rays = cell
        own |= bit
        if (own & star).bit_count() < FIVE or not five_through(own, rays):
            yield ()
        else:
            yield counting(lines_through(own, bit, board), colour, overline)
        own, other = other, own
        colour = "white" if colour == "black" else "black"


def _quiet(bits: list[int], board: Grid) -> int:
    """Return the greatest number of first moves after which no five or more lie in a row."""

    def loud(count: int) -> bool:
        return has_five(sum(bits[:count:2]), board) or has_five(sum(bits[1:count:2]), board)

    if not loud(len(bits) - 1):
        return len(bits) - 1
    low, high = 0, len(bits) - 1
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if loud(middle) else (middle, high)
    return low


def _first_end(
    moves: Sequence[str], bits: list[int], start: int, board: Grid, overline: Overline, limit: int, five_counts: FiveCounts
) -> Verdict:
    """Return the first end of the game after `start` moves that are known to hold no five."""
    stones = [sum(bits[:start:2]), sum(bits[1:start:2])]
    for index, bit in islice(enumerate(bits), start, None):
        side = index % 2
        stones[side] |= bit
        after = len(bits) - index - 1
        colour: Colour = "white" if side else "black"
        _, _, rays = board.cell[moves[index]]
        if five_through(stones[side], rays) and (lines := counting(lines_through(stones[side], bit, board), colour, overline)):
            if five_counts == "when_formed":
                return Verdict(colour, index + 1, tuple(line.points for line in lines), after)
            continue  # unclaimed; the stone that makes it makes no foul and no draw
        if overline == "renju" and side == 0 and (found := fouls(stones[0], stones[1], bit, board)):
            return Verdict("white", index + 1, (), after, tuple(foul.kind for foul in found))
        if index + 1 >= limit:
            return Verdict("draw", index + 1, (), after)
    return OPEN


def _unplayable(moves: Sequence[str], board: Grid) -> Impossible:
    seen: set[str] = set()
    for index, move in enumerate(moves):
        if move not in board.bit or move in seen:
            return _refused(index, move, board)
        seen.add(move)
    raise AssertionError("every move was playable")


def _refused(index: int, move: object, board: Grid) -> Impossible:
    text = _TAKEN if isinstance(move, str) and move in board.bit else _NO_POINT
    return Impossible(index, text.fill(n=index + 1, at=str(move)[:20], size=board.size, last=board.points[-1]))


_NO_POINT = Text(
    "第{n}手“{at}”不是{size}路棋盘上的点；应为a1到{last}。",
    "Move {n}, “{at}”, is no point of a {size} x {size} board; a1 to {last} was expected.",
)
_TAKEN = Text(
    "第{n}手下在{at}，该点已有棋子；应下在空点上。", "Move {n} is on {at}, where a stone lies; an empty point was expected."
)
