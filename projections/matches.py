"""The list of matches: one row for each, folded from its events."""

import msgspec

from core.desk.messages import AtDesk, DeskAct
from core.games import Act, game_opened
from core.history import History
from core.messages import Acted, Opened
from core.rewound import Rewound
from core.text import Text
from events.line import Line
from events.people import WordsErased
from events.same_game import fingerprint
from projections.games import SHOWN

NAME = "matches"
VERSION = 3


class Summary(msgspec.Struct, frozen=True):
    """What a list shows of a match; people and texts as ids."""

    stream: str
    opened_at: int  # milliseconds since 1970, UTC
    changed_at: int
    game: str
    players: tuple[str, ...]
    meet: str | None
    round: str | None
    table: str | None
    preset: str | None
    preset_name: str | None
    format: str
    phase: str
    result: Text
    score: Text
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
    if isinstance(event, Opened):
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
    game = game_opened(opening)
    stands = set(history.line())
    acts = tuple(act for version, act in running.acts.items() if version in stands)
    return Summary(
        stream=stream,
        opened_at=running.opened_at,
        changed_at=running.changed_at,
        game=game.key,
        players=opening.players,
        meet=opening.about.meet,
        round=opening.about.round,
        table=opening.about.table,
        preset=opening.preset,
        preset_name=opening.preset_name,
        format=opening.source.format,
        phase=str(history.phase),
        result=game.results(play),
        score=SHOWN[game.key].score(play),
        moves=sum(type(act) is game.moves[0] for act in acts),
        version=history.version,
        fingerprint=fingerprint(acts, opening),
    )
