"""What each game adds to the pages that serve all: its picture for the viewer, its table without script, its words."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from core.text import Lang, Text
from dashboard import words
from dashboard.doudizhu import plain as doudizhu_plain
from dashboard.doudizhu import plays as doudizhu_plays
from dashboard.doudizhu import rows as doudizhu_rows
from dashboard.drawn import Drawn, Section
from dashboard.gomoku import plain as gomoku_plain
from dashboard.gomoku import rows as gomoku_rows
from dashboard.guandan import plain as guandan_plain
from dashboard.guandan import plays as guandan_plays
from dashboard.guandan import rows as guandan_rows
from dashboard.match import Seen
from dashboard.trumps import plain as trumps_plain
from dashboard.trumps import plays as trumps_plays
from dashboard.trumps import rows as trumps_rows
from projections.doudizhu import frames as doudizhu_frames
from projections.gomoku import frames as gomoku_frames
from projections.guandan import frames as guandan_frames
from projections.logged import Logged
from projections.trumps import frames as trumps_frames


class Face(msgspec.Struct, frozen=True):
    """The parts of one game; what is seen of a match has to be of that game."""

    frames: Callable[[tuple[Logged, ...], dict[str, str]], tuple[Any, ...]]
    drawn: Callable[[Seen, Lang], Drawn]  # for the viewer
    ground: Callable[[Seen, int, int], object]  # what the pictures from a version to another build on that lies outside of them
    state: Callable[[Seen, int], Text]  # where play stands after an event
    plain: Callable[[Seen, int, Lang], None]  # the table after an event, without script
    plays: Callable[[Seen, int], tuple[Section, ...]]  # what could be played about an event; empty: the game lists none
    moves: tuple[str, ...]  # types of the events that the game mostly consists of
    words: dict[str, Text]  # for the viewer's picture
    keys: tuple[tuple[str, Text], ...]  # keys of its own, as `words.KEYS`
    kinds: Mapping[str, Text] = {}  # of events, where the game calls them otherwise than `words.KINDS`


def _no_ground(seen: Seen, first: int, last: int) -> None:
    """Return nothing: a table of cards is drawn from its own row alone."""


def _none_listed(seen: Seen, version: int) -> tuple[Section, ...]:
    """Return nothing: on a board every empty point can be played."""
    return ()


_OF_TRUMPS = Face(
    trumps_frames.frames,
    trumps_rows.drawn,
    _no_ground,
    trumps_plain.state,
    trumps_plain.plain,
    trumps_plays.plays,
    ("trumps.cards_played",),
    words.CARDS | words.SHENGJI,
    words.card_keys(4),
)  # of the table that 升级 and 炒地皮 share
FACES: dict[str, Face] = {
    "gomoku": Face(
        gomoku_frames.frames,
        gomoku_rows.drawn,
        gomoku_rows.ground,
        gomoku_plain.state,
        gomoku_plain.plain,
        _none_listed,
        ("gomoku.stone_placed", "gomoku.passed"),
        words.BOARD,
        words.BOARD_KEYS,
    ),
    "doudizhu": Face(
        doudizhu_frames.frames,
        doudizhu_rows.drawn,
        _no_ground,
        doudizhu_plain.state,
        doudizhu_plain.plain,
        doudizhu_plays.plays,
        ("doudizhu.cards_played", "doudizhu.passed"),
        words.CARDS | words.DOUDIZHU,
        words.card_keys(3),
    ),
    "guandan": Face(
        guandan_frames.frames,
        guandan_rows.drawn,
        _no_ground,
        guandan_plain.state,
        guandan_plain.plain,
        guandan_plays.plays,
        ("guandan.cards_played", "guandan.passed"),
        words.CARDS | words.GUANDAN,
        words.card_keys(4),
    ),
    "shengji": _OF_TRUMPS,
    "chaodipi": replace(_OF_TRUMPS, kinds=words.CHAODIPI_KINDS),
}


def face(seen: Seen) -> Face:
    """Return the parts of the game that a match belongs to."""
    return FACES[seen.game]
