"""Five in a row (WZ2): the one rule that every judgement of a 五子棋 board goes through."""

from typing import Literal

import msgspec

from core.gomoku.grid import Grid, Ray, points_of

Colour = Literal["black", "white"]
Overline = Literal["wins", "nothing", "renju"]

FIVE = 5


def five(stones: int, step: int) -> int:
    """Return the first points of every stretch of five stones along one direction.

    Two stones in a row, then two such twos, then one stone more: three shifts whatever the board's size.
    """
    twos = stones & stones >> step
    return twos & twos >> 2 * step & stones >> 4 * step


def has_five(stones: int, board: Grid) -> bool:
    """Say whether five or more stones lie in a row anywhere."""
    along, up, right, left = board.steps
    return bool(five(stones, along) or five(stones, up) or five(stones, right) or five(stones, left))


def five_through(stones: int, rays: tuple[Ray, ...]) -> bool:
    """Say whether a stone just laid belongs to a row of five or more; `rays` are those of its point.

    Fewer than five stones along a ray cannot make five: counting them settles most moves.
    """
    for points, step in rays:
        row = stones & points
        if row.bit_count() >= FIVE and five(row, step):
            return True
    return False


class Line(msgspec.Struct, frozen=True):
    """A whole row of five or more stones of one colour, its points sorted along its direction."""

    points: tuple[str, ...]


def lines_through(stones: int, bit: int, board: Grid) -> tuple[Line, ...]:
    """Return every whole row of five or more that the stone `bit` belongs to, overlines as long as they are.

    >>> from core.gomoku.grid import grid
    >>> b = grid(15)
    >>> [line.points for line in lines_through(sum(b.bit[p] for p in ("a1", "b1", "c1", "d1", "e1")), b.bit["c1"], b)]
    [('a1', 'b1', 'c1', 'd1', 'e1')]
    """
    if not stones & bit:
        return ()
    found = []
    for step in board.steps:
        first = bit
        while stones & first >> step:
            first >>= step
        row, stone = 0, first
        while stones & stone:
            row |= stone
            stone <<= step
        if row.bit_count() >= FIVE:
            found.append(Line(points_of(row, board.size)))
    return tuple(found)


def counting(lines: tuple[Line, ...], colour: Colour, overline: Overline) -> tuple[Line, ...]:
    """Return the lines that win for `colour` under the option `overline` (WZ3).

    `wins`: five or more; `nothing`: exactly five; `renju`: exactly five for black, five or more for white.
    """
    if overline == "wins" or (overline == "renju" and colour == "white"):
        return lines
    return tuple(line for line in lines if len(line.points) == FIVE)
