"""What black may not do under renju: overline, double four, double three (rules of RIF, 1996 and 1998, chapters 3 and 9).

A four is four stones that one more stone makes an exact five. A straight four is an unbroken four that becomes an exact five
at both ends. A three is three stones that one more stone makes a straight four "without at the same time a five in a row is
made": where that stone also completes a five on another line, the three stones are no three. By 9.3 a three counts only if
that stone is itself no foul, and so on as deep as needed. A stone that makes an exact five is never a foul (9.2).
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Literal

import msgspec

from core.gomoku.five import FIVE, lines_through
from core.gomoku.grid import Grid, points_of


class Foul(msgspec.Struct, frozen=True):
    """One kind of foul with what makes it: whole overlines, or the black stones of each four or three."""

    kind: Literal["overline", "double_four", "double_three"]
    lines: tuple[tuple[str, ...], ...]  # in the order of `Grid.steps`; each along its direction


class Row(msgspec.Struct, frozen=True, eq=False):
    """One direction through one point. All these points lie on the board, and every window holds that one point."""

    reach: int  # the points that a five with this one can lie on
    fives: tuple[tuple[int, int], ...]  # five points in a row; those next to both ends
    quads: tuple[tuple[int, int, int], ...]  # four points in a row; those next to both ends; those next to these


def fouls(black: int, white: int, bit: int, board: Grid) -> tuple[Foul, ...]:
    """Return every kind of foul (9.2) that the black stone `bit` makes, in the order of the text; `black` holds it already.

    Empty when it makes none, or when it makes an exact five.

    >>> from core.gomoku.grid import grid
    >>> b = grid(15)
    >>> fouls(sum(b.bit[p] for p in ("f8", "g8", "h8", "h7", "h6")), 0, b.bit["h8"], b)
    (Foul(kind='double_three', lines=(('f8', 'g8', 'h8'), ('h6', 'h7', 'h8'))),)
    """
    # Nearly every move of a game is no foul, and four in five of them are known by counting the stones near it.
    near = black & board.star[bit]
    if near.bit_count() < 5:  # two threes have one stone in common
        return ()
    counted = [(row, n) for row in rows(bit, board) if (n := (near & row.reach).bit_count()) >= 3]
    full = [row for row, n in counted if n >= 5]  # an overline, or two fours on one line
    if not full and len(counted) < 2:
        return ()
    if full and makes_five(black, full):
        return ()
    overlines = [line.points for line in lines_through(black, bit, board) if len(line.points) > FIVE] if full else []
    empty = board.every & ~(black | white)
    fours = dict.fromkeys(stones for row, n in counted if n >= 4 for stones in fours_of(black, empty, row))
    threes = threes_that_count(black, white, [row for row, _ in counted], board)
    found: list[Foul] = []
    if overlines:
        found.append(Foul("overline", tuple(overlines)))
    if len(fours) > 1:
        found.append(Foul("double_four", named(fours, board)))
    if len(threes) > 1:
        found.append(Foul("double_three", named(threes, board)))
    return tuple(found)


def makes_five(black: int, through: Iterable[Row]) -> bool:
    """Say whether one of these rows holds an exact five."""
    return any(black & five == five and not black & ends for row in through for five, ends in row.fives)


def fours_of(black: int, empty: int, row: Row) -> Iterator[int]:
    """Yield the stones of every four; those of a straight four twice, once for each end."""
    for five, ends in row.fives:
        stones = black & five
        if stones.bit_count() == 4 and empty & five and not black & ends:
            yield stones


def threes_of(black: int, empty: int, row: Row) -> Iterator[tuple[int, int]]:
    """Yield the stones of every shape of a three and the point that makes it a straight four; twice when two points do."""
    for quad, ends, beyond in row.quads:
        stones = black & quad
        if stones.bit_count() == 3 and empty & quad and empty & ends == ends and not black & beyond:
            yield stones, empty & quad


def threes_that_count(black: int, white: int, through: Sequence[Row], board: Grid) -> dict[int, None]:
    """Return the stones of every three that counts (9.3), each once; nothing when fewer than two have so much as the shape."""
    empty = board.every & ~(black | white)
    shapes = [shape for row in through for shape in threes_of(black, empty, row)]
    if len({stones for stones, _ in shapes}) < 2:
        return {}
    return dict.fromkeys(stones for stones, point in shapes if may_extend(black | point, white, point, board))


def may_extend(black: int, white: int, bit: int, board: Grid) -> bool:
    """Say whether the stone `bit`, which makes a straight four, makes neither a five (chapter 3) nor a foul (9.3)."""
    return not makes_five(black, rows(bit, board)) and not fouls(black, white, bit, board)


def named(shapes: Iterable[int], board: Grid) -> tuple[tuple[str, ...], ...]:
    """Return the points of each shape."""
    return tuple(points_of(stones, board.size) for stones in shapes)


@cache
def rows(bit: int, board: Grid) -> tuple[Row, Row, Row, Row]:
    """Return the four rows through a point, in the order of `Grid.steps`."""
    along, up, right, left = board.steps
    return row(bit, along, board), row(bit, up, board), row(bit, right, board), row(bit, left, board)


def row(bit: int, step: int, board: Grid) -> Row:
    """Return the windows of one direction through a point."""
    line = [bit]
    while board.every & line[0] >> step:
        line.insert(0, line[0] >> step)
    at = len(line) - 1
    while board.every & line[-1] << step:
        line.append(line[-1] << step)
    fives = range(max(at - 4, 0), min(at + 1, len(line) - 4))
    quads = range(max(at - 3, 1), min(at + 1, len(line) - 4))

    def between(first: int, end: int) -> int:
        return sum(line[max(first, 0) : end])

    return Row(
        reach=between(at - 4, at + 5),
        fives=tuple((between(k, k + 5), between(k - 1, k) | between(k + 5, k + 6)) for k in fives),
        quads=tuple((between(k, k + 4), line[k - 1] | line[k + 4], between(k - 2, k - 1) | between(k + 5, k + 6)) for k in quads),
    )
