"""What the viewer draws the board of 五子棋 from."""

import msgspec

from core.gomoku import words as gomoku
from core.gomoku.messages import MatchOpened, StonePlaced
from core.text import Lang
from dashboard.drawn import Drawn
from dashboard.gomoku.drawing import GEOMETRY, star_points
from dashboard.match import Seen
from projections.gomoku.drawing import stones_at
from projections.gomoku.frames import Frame
from projections.logged import Logged

Lying = tuple[str, str, int, int]
"""A stone on a board: its point, `b` or `w`, the move and the version of the event that laid it."""


class Board(msgspec.Struct, frozen=True):
    """The empty board, in the units of the picture."""

    size: int
    cell: int
    margin: int
    stone: float
    stars: tuple[str, ...]


class OnBoard(msgspec.Struct, frozen=True):
    """The board after one event; see `projections.gomoku.frames.Frame`."""

    stone: str  # `b` or `w` for a stone, whether it could lie or not; else empty
    point: str  # where it was put
    parent: int
    added: tuple[tuple[str, str, int], ...]
    removed: tuple[str, ...]
    last: str
    lines: tuple[tuple[str, ...], ...]
    black: int  # the seat behind black, -1 while that is open
    score: str


def drawn(seen: Seen, lang: Lang) -> Drawn:
    """Return the picture of a match."""
    frames: tuple[Frame, ...] = seen.frames
    size = size_of(seen)
    board = Board(size, GEOMETRY.cell, GEOMETRY.margin, GEOMETRY.stone, star_points(size))
    shown = tuple(_shown(frame, logged, lang) for frame, logged in zip(frames, seen.loaded.log, strict=True))
    return Drawn("board", board, shown, _games(frames), tuple(frame.turn for frame in frames))


def ground(seen: Seen, first: int, last: int) -> tuple[tuple[int, tuple[Lying, ...]], ...]:
    """Return the boards outside of a run of versions that boards within it build on, each with its version."""
    parents = {frame.parent for frame in seen.frames[first - 1 : last]} - {0, *range(first, last + 1)}
    return tuple((parent, _lying(seen.frames, parent)) for parent in sorted(parents))


def _lying(frames: tuple[Frame, ...], version: int) -> tuple[Lying, ...]:
    laid: dict[str, int] = {}
    at = version
    while at:
        laid = {stone.point: at for stone in frames[at - 1].added} | laid
        at = frames[at - 1].parent
    return tuple((stone.point, stone.colour, stone.number, laid[stone.point]) for stone in stones_at(frames, version))


def size_of(seen: Seen) -> int:
    """Return the number of lines of the board."""
    opening = seen.history.opening
    if not isinstance(opening, MatchOpened):
        raise TypeError("a match of another game has no board")
    return opening.options.size


def _shown(frame: Frame, logged: Logged, lang: Lang) -> OnBoard:
    put = logged.event if isinstance(logged.event, StonePlaced) else None
    return OnBoard(
        stone="" if put is None else put.stone[0],
        point="" if put is None else put.at or "",
        parent=frame.parent,
        added=tuple((stone.point, stone.colour, stone.number) for stone in frame.added),
        removed=frame.removed,
        last=frame.last or "",
        lines=frame.lines,
        black=-1 if frame.black is None else frame.black,
        score=gomoku.score(frame.halves).to(lang),
    )


def _games(frames: tuple[Frame, ...]) -> tuple[int, ...]:
    """Return the game of each event: what comes between two games belongs to the later, before the first to 0."""
    found = []
    reached = {0: 0}  # version -> the last game that had begun by then
    for frame in frames:
        before = reached[frame.parent if frame.kind == "match.rewound" else frame.version - 1]
        reached[frame.version] = frame.game or before
        found.append(frame.game or (before + 1 if before else 0))
    return tuple(found)
