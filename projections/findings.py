"""Findings of one match: violations, and results that were stored otherwise than the rules give them. Computed, never stored."""

from collections.abc import Iterator

import msgspec

from core.clause import Waits
from core.gomoku.evolve import left_open
from core.gomoku.messages import ColoursTaken, OpeningBegun, Passed, Seat, StonePlaced, TossHeld
from core.gomoku.state import Choosing, Colouring, Opening, State, Tossing
from core.script import Taken
from core.table import Event, type_of
from core.text import Text, joined, same


class Place(msgspec.Struct, frozen=True, gc=False):
    """Where an act stands: its version in the stream, its number in the match from 1, game and move (0 where there is none)."""

    version: int
    act: int
    game: int
    ply: int


class Finding(msgspec.Struct, frozen=True, gc=False):
    """A violation, or a difference between the log and the rules, at one act. Its identity is (stream, act, rule)."""

    at: Place
    rule: str
    clause: str
    seat: Seat | None
    done: tuple[str, ...]
    due: tuple[str, ...]
    text: Text
    effect: Text
    waits: Waits
    option: str


class Open(msgspec.Struct, frozen=True, gc=False):
    """Something that cannot be judged, at one act, and why."""

    at: Place
    code: str
    clause: str
    text: Text


STORED_DIFFERS = "log.results_differ"


def findings(taken: Taken, stored: tuple[Event, ...] | None = None) -> Iterator[Finding]:
    """Yield what was found at an act; `stored` are the results in the log, compared with those derived here."""
    at = place(taken)
    for v in taken.violations:
        seat: Seat | None = None if v.seat is None else 1 if v.seat else 0
        yield Finding(at, v.rule.code, v.rule.clause, seat, v.done, v.due, v.text, v.effect, v.rule.waits, v.rule.option)
    if stored is not None and taken.results != stored:
        said = tuple(type_of(e) for e in stored)
        due = tuple(type_of(e) for e in taken.results)
        text = _DIFFERS.fill(said=_names(said), right=_names(due))
        yield Finding(at, STORED_DIFFERS, "WZ2", None, said, due, text, _DERIVED, "", "")


def still_open(taken: Taken) -> Iterator[Open]:
    """Yield what cannot be judged at an act."""
    at = place(taken)
    for u in taken.unjudged:
        yield Open(at, u.code, u.clause, u.text)


def place(taken: Taken) -> Place:
    """Return where an act stands."""
    if isinstance(taken.act, (TossHeld, ColoursTaken, OpeningBegun)) and not isinstance(taken.before.play, (Opening, Choosing)):
        return Place(taken.version, taken.number, len(left_open(taken.before.play).match.games) + 1, 0)
    game, ply = _game_and_ply(taken.before.play, moves=isinstance(taken.act, (StonePlaced, Passed)))
    return Place(taken.version, taken.number, game, ply)


def _game_and_ply(play: State, *, moves: bool) -> tuple[int, int]:
    games = len(play.match.games)
    if isinstance(play, (Tossing, Colouring)) or play.game is None:
        return (games + 1, 0)
    if play.game.number <= games:  # over: moves made after the end go on counting
        return (play.game.number, play.game.plies + play.after + 1 if moves and hasattr(play, "after") else 0)
    return (play.game.number, play.game.plies + 1 if moves else 0)


def _names(types: tuple[str, ...]) -> Text:
    return joined([same(t) for t in types]) if types else Text("无", "nothing")


_DIFFERS = Text(
    "日志里该手之后记的结果是{said}，按规则应为{right}。",
    "The log holds {said} as what followed from this act; by the rules it is {right}.",
)
_DERIVED = Text("比分按重新推得的结果计算。", "The score is computed from the results derived again.")
