"""Points of a board and their bits.

A point is written as letters and a row, `h8`: columns a, b, c … with i, row 1 at the bottom (judge protocol). A set of
points is one integer with a guard column at the right of each row, so that a shift along any of the four directions
never wraps from one edge to the other.
"""

import re
from functools import cache

import msgspec

SHAPE = re.compile(r"([a-z]{1,2})(-?[0-9]{1,3})\Z")


Ray = tuple[int, int]  # points within four steps along one direction, and the shift of that direction
Cell = tuple[int, int, tuple[Ray, ...]]  # a point's bit, its star, and its rays one direction at a time


class Grid(msgspec.Struct, frozen=True, eq=False):
    """The geometry of one board size; `grid(size)` makes each once."""

    size: int
    points: tuple[str, ...]  # row by row from a1
    bit: dict[str, int]  # point -> its single bit
    name: dict[int, str]  # bit length of that single bit -> point
    steps: tuple[int, int, int, int]  # shifts: along a row, up a column, up to the right, up to the left
    star: dict[int, int]  # bit -> the points that a run of five with it can lie on
    cell: dict[str, Cell]  # point -> what a stone there asks of the board
    every: int  # all points


@cache
def grid(size: int) -> Grid:
    """Return the geometry of a board of `size` x `size` points.

    >>> grid(15).points[0], grid(15).points[-1], len(grid(15).points)
    ('a1', 'o15', 225)
    """
    width = size + 1
    cells = [(column, row) for row in range(size) for column in range(size)]
    points = tuple(written(column, row) for column, row in cells)
    bits = [1 << (row * width + column) for column, row in cells]
    at = dict(zip(cells, bits, strict=True))
    steps = (1, width, width + 1, width - 1)
    rays = {bit: tuple(zip(_rays(cell, at), steps, strict=True)) for cell, bit in at.items()}
    star = {bit: along[0] | up[0] | right[0] | left[0] for bit, (along, up, right, left) in rays.items()}
    return Grid(
        size=size,
        points=points,
        bit=dict(zip(points, bits, strict=True)),
        name={b.bit_length(): p for p, b in zip(points, bits, strict=True)},
        steps=steps,
        star=star,
        cell={p: (b, star[b], rays[b]) for p, b in zip(points, bits, strict=True)},
        every=sum(bits),
    )


def _rays(cell: tuple[int, int], at: dict[tuple[int, int], int]) -> tuple[int, ...]:
    """Return the points within four steps of a cell, itself among them, for each direction in the order of `steps`."""
    column, row = cell
    return tuple(
        sum(at.get((column + k * right, row + k * up), 0) for k in range(-4, 5))
        for right, up in ((1, 0), (0, 1), (1, 1), (-1, 1))
    )


def written(column: int, row: int) -> str:
    """Return the point in column `column` and row `row`, both counted from 0; beyond the board too.

    >>> written(7, 7), written(26, -1)
    ('h8', 'aa0')
    """
    letters = chr(ord("a") + column) if column < 26 else "a" + chr(ord("a") + column - 26)
    return f"{letters}{row + 1}"


def place(point: str) -> tuple[int, int] | None:
    """Return (column, row) counted from 0, or None when this is no way to write a point.

    >>> place("h8"), place("p16"), place("8h")
    ((7, 7), (15, 15), None)
    """
    if (found := SHAPE.match(point)) is None:
        return None
    letters, row = found.groups()
    column = ord(letters[-1]) - ord("a") + (26 * (ord(letters[0]) - ord("a") + 1) if len(letters) == 2 else 0)
    return column, int(row) - 1


def points_of(stones: int, size: int) -> tuple[str, ...]:
    """Return the points of a set of stones, from a1 row by row.

    >>> points_of(grid(15).bit["h8"] | grid(15).bit["a1"], 15)
    ('a1', 'h8')
    """
    names = grid(size).name
    found = []
    while stones:
        low = stones & -stones
        found.append(names[low.bit_length()])
        stones ^= low
    return tuple(found)
