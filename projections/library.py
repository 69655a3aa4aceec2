"""A log opened to be looked at: the list of matches with names, and one match with everything about it."""

from pathlib import Path

import msgspec

from core.games import GAMES
from core.messages import Opened
from core.script import Script, script
from core.text import Text
from events.line import Line
from events.people import WordsErased
from events.reading import checked
from events.sqlite import SqliteStore
from events.store import Damaged, Head, Store
from projections import matches
from projections.logged import Logged
from projections.matches import Summary
from projections.presets import preset_title
from projections.readmodel import ReadModel, beside

ERASED = Text("（已删除）", "(erased)")


class MatchRow(msgspec.Struct, frozen=True):
    """A row of the list of matches, in words."""

    stream: str
    opened_at: int  # milliseconds since 1970, UTC
    game: str
    game_name: Text
    players: tuple[str, ...]
    meet: str
    round: str
    table: str
    preset: Text | None  # what its options are called
    format: str
    phase: str
    phase_name: Text
    result: Text
    score: Text
    moves: int
    version: int


class Loaded(msgspec.Struct, frozen=True):
    """One match with everything about it: events, acts, names, texts, and the canonical lines as stored."""

    row: MatchRow
    log: tuple[Logged, ...]
    script: Script
    names: dict[str, str]  # person id -> name
    texts: dict[str, str]  # text id -> text
    lines: tuple[bytes, ...]


class Library:
    """A log file opened for reading, with its disposable list beside it."""

    def __init__(self, path: Path) -> None:
        self.store = SqliteStore(path, "read")
        self._path = path
        self._model: ReadModel | None = None

    def close(self) -> None:
        """Close both files."""
        self.store.close()
        if self._model is not None:
            self._model.close()

    def __enter__(self) -> "Library":
        """Return the library; leaving the block closes it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close both files."""
        self.close()

    def matches(self, search: str = "") -> tuple[MatchRow, ...]:
        """Return the matches whose words contain every word of `search`, the latest first."""
        if self._model is None:
            self._model = ReadModel(beside(self._path))
        self._model.catch_up(self.store)
        found = (match_row(summary, self.store) for summary in self._model.rows())
        wanted = search.casefold().split()
        return tuple(row for row in found if all(word in _words(row) for word in wanted))

    def load(self, stream: str) -> Loaded:
        """Return one match. Raises `Damaged` when there is none of this id."""
        return load_match(self.store, stream)

    def head(self) -> Head:
        """Return the head of the ledger."""
        return self.store.head()


def load_match(store: Store, stream: str) -> Loaded:
    """Return one match of a store, its chain checked. Raises `Damaged` when there is none of this id or its chain is broken."""
    raw = store.raw(stream)
    lines = checked(store, stream, raw)
    if not lines or not isinstance(lines[0].data, Opened):
        raise Damaged(_NONE.fill(stream=stream))
    acc = matches.initial()
    for line in lines:
        acc = matches.apply(acc, line)
    row = match_row(matches.rows(acc)[0], store)
    log = tuple(Logged(line.data, line.actor, line.at) for line in lines if not isinstance(line.data, WordsErased))
    named = store.side(sorted({i for line in lines for i in ids_in(line)}))
    return Loaded(
        row=row,
        log=log,
        script=script(tuple((entry.event, entry.actor) for entry in log)),
        names={i: named.get(i, ERASED.zh) for line in lines for i in ids_in(line) if i.startswith("p-")},
        texts={i: body for i, body in named.items() if i.startswith("t-")},
        lines=tuple(raw),
    )


def ids_in(line: Line) -> tuple[str, ...]:
    """Return the ids of names and texts that a line mentions."""
    found = [line.actor.person]
    _collect(msgspec.to_builtins(line.data), found)
    return tuple(found)


def _collect(value: object, found: list[str]) -> None:
    if isinstance(value, str):
        if value.startswith(("p-", "t-")) and len(value) == 34:
            found.append(value)
    elif isinstance(value, dict):
        for each in value.values():
            _collect(each, found)
    elif isinstance(value, (list, tuple)):
        for each in value:
            _collect(each, found)


def match_row(summary: Summary, store: Store) -> MatchRow:
    """Return a row with names instead of ids."""
    about = (summary.meet, summary.round, summary.table, summary.preset_name)
    ids = [i for i in (*summary.players, *about) if i is not None]
    words = store.side(ids)

    def word(name: str | None) -> str:
        return "" if name is None else words.get(name, ERASED.zh)

    game, named = GAMES[summary.game], summary.preset_name
    return MatchRow(
        stream=summary.stream,
        opened_at=summary.opened_at,
        game=game.key,
        game_name=game.name,
        players=tuple(word(player) for player in summary.players),
        meet=word(summary.meet),
        round=word(summary.round),
        table=word(summary.table),
        preset=None if summary.preset is None else preset_title(game.key, summary.preset, words.get(named or "")),
        format=summary.format,
        phase=summary.phase,
        phase_name=game.phases.names[game.phases.named(summary.phase)],
        result=summary.result,
        score=summary.score,
        moves=summary.moves,
        version=summary.version,
    )


def _words(row: MatchRow) -> str:
    parts = (
        *(() if row.preset is None else (row.preset.zh, row.preset.en)),
        *row.players,
        row.meet,
        row.round,
        row.table,
        row.format,
        row.stream,
        row.result.zh,
        row.result.en,
        row.phase_name.zh,
        row.phase_name.en,
        row.game_name.zh,
        row.game_name.en,
    )
    return " ".join(parts).casefold()


_NONE = Text("没有编号为{stream}的比赛；请用 fupan list 查看。", "There is no match {stream}; see fupan list.")
