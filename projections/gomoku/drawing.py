"""A board in plain text, for terminals and as the words behind a picture."""

from collections.abc import Sequence
from typing import Any

from core.text import Text, same
from projections.gomoku.frames import Frame, Stone, frames
from projections.logged import Logged


def stones_at(frames: Sequence[Frame], version: int) -> tuple[Stone, ...]:
    """Return the stones on the board after an event, built from the frames it rests on."""
    chain: list[Frame] = []
    at = version
    while at > 0:
        chain.append(frames[at - 1])
        at = frames[at - 1].parent
    stones: dict[str, Stone] = {}
    for frame in reversed(chain):
        for point in frame.removed:
            stones.pop(point, None)
        stones.update({stone.point: stone for stone in frame.added})
    return tuple(stones.values())


def drawn(frames: Sequence[Frame], version: int, size: int) -> tuple[str, ...]:
    """Return the rows of the board after an event, the top row first: X black, O white, the last stone in brackets."""
    signs = {stone.point: "X" if stone.colour == "b" else "O" for stone in stones_at(frames, version)}
    last = frames[version - 1].last
    letters = [chr(ord("a") + column) for column in range(size)]
    rows = []
    for row in range(size, 0, -1):
        cells = (
            f"[{sign}]" if point == last else f" {sign} "
            for point in (f"{c}{row}" for c in letters)
            for sign in (signs.get(point, "."),)
        )
        rows.append(f"{row:3d} {''.join(cells)}")
    return (*rows, "    " + "".join(f" {letter} " for letter in letters))


def drawn_at(log: tuple[Logged, ...], texts: dict[str, str], version: int) -> tuple[Text, ...]:
    """Return the board after an event."""
    shown = frames(log, texts)
    opening: Any = log[0].event
    return tuple(same(row) for row in drawn(shown, version, opening.options.size))
