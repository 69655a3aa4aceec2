"""Boards and points as foreign records write them, in the terms of ours."""

from typing import get_args

from core.gomoku.grid import written
from core.gomoku.options import Board
from core.text import Text

SIZES = tuple(int(board.removeprefix("size_")) for board in get_args(Board))
COLUMNS = 52  # a point has one or two letters: a to z, aa to az
ROWS = range(-999, 1000)


def board_of(width: int, height: int) -> str | None:
    """Return the value of the option `board`, or None when no match is played on such a board.

    >>> board_of(15, 15), board_of(15, 20)
    ('size_15', None)
    """
    return f"size_{width}" if width == height and width in SIZES else None


def refused(width: int, height: int) -> Text:
    """Return why a board is refused, and which are not."""
    zh, en = ("、".join(f"{n}×{n}" for n in SIZES), ", ".join(f"{n} x {n}" for n in SIZES))
    return Text(
        f"棋盘{width}×{height}不支持，支持的有：{zh}。", f"A board of {width} x {height} is not supported; supported are {en}."
    )


def point(column: int, row: int) -> str | None:
    """Return the point in a column and row counted from 0, off the board too; None where none can be written.

    >>> point(7, 7), point(15, -1), point(-1, 7)
    ('h8', 'p0', None)
    """
    return written(column, row) if 0 <= column < COLUMNS and row + 1 in ROWS else None


def smallest(needed: int) -> int | None:
    """Return the smallest board with so many columns and rows, or None when there is none.

    >>> smallest(9), smallest(16), smallest(21)
    (15, 19, None)
    """
    return next((size for size in SIZES if size >= needed), None)
