"""The list of matches: one row for each, folded from its events."""

from typing import get_args

import msgspec

from core.desk.messages import AtDesk, DeskAct
from core.gomoku import words
from core.gomoku.messages import Act, Acted, MatchOpened, StonePlaced
from core.gomoku.phases import phase_of
from core.gomoku.state import standing
from core.history import History
from core.rewound import Rewound
from core.text import Text
from events.importing import fingerprint
from events.line import Line
from events.people import WordsErased

NAME = "matches"
VERSION = 1
PLAY_ACTS: tuple[type, ...] = get_args(Act)


class Summary(msgspec.Struct, frozen=True):
    """What a list shows of a match; people and texts as ids."""

    stream: str
    opened_at: int  # milliseconds since 1970, UTC
    changed_at: int
    players: tuple[str, str]
    meet: str | None
    round: str | None
    table: str | None
    format: str
    phase: str
    result: Text
    halves: tuple[int, int]
    moves: int
    version: int
    fingerprint: str


class Running(msgspec.Struct):
    """A match being folded, with its acts by version."""

    history: History
    opened_at: int
    changed_at: int
    acts: dict[int, Act | DeskAct]


Matches = dict[str, Running]


def initial() -> Matches:
    """Return the fold of an empty log."""
    return {}


def apply(acc: Matches, line: Line) -> Matches:
    """Fold one line; lines of other streams than matches change nothing."""
    event = line.data
    if isinstance(event, WordsErased):
        return acc
    if isinstance(event, MatchOpened):
        acc[line.stream] = Running(History(event), line.at, line.at, {})
        return acc
    running = acc[line.stream]
    running.history.fold(event, line.actor)
    running.changed_at = line.at
    if isinstance(event, (Acted, AtDesk)) and not isinstance(event, Rewound):
        running.acts[line.version] = event
    return acc


def rows(acc: Matches) -> tuple[Summary, ...]:
    """Return the rows, in the order in which the matches were opened."""
    return tuple(_row(stream, running) for stream, running in acc.items())


def _row(stream: str, running: Running) -> Summary:
    history = running.history
    opening, play = history.opening, history.table.play
    stands = set(history.line())
    acts = tuple(act for version, act in running.acts.items() if version in stands)
    return Summary(
        stream=stream,
        opened_at=running.opened_at,
        changed_at=running.changed_at,
        players=opening.players,
        meet=opening.about.meet,
        round=opening.about.round,
        table=opening.about.table,
        format=opening.source.format,
        phase=str(phase_of(play)),
        result=words.results(play),
        halves=standing(play.match).halves,
        moves=sum(isinstance(act, StonePlaced) for act in acts),
        version=history.version,
        fingerprint=fingerprint(acts, opening.options.size),
    )
