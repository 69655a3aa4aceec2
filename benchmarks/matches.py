"""Matches to measure on: real games, and one long match of many replayed draws."""

import json
from itertools import count
from pathlib import Path

from msgspec.structs import replace

from benchmarks.judging import GAMES
from core.gomoku.messages import Act, ColoursTaken, DrawAgreed, MatchOpened, ResultNoted, StonePlaced, TossHeld
from core.gomoku.options import DEFAULTS
from core.people import Actor
from core.table import Event, evolve, opened, outcome
from events.importing import Sidings, prepare
from events.records.record import Header, Record
from events.sqlite import SqliteStore

PLAYER = Actor("p-" + "0" * 32, "scribe")


def long_match(games: int = 150) -> tuple[Event, ...]:
    """Return the events of a lawful match that goes on through agreed and replayed draws: some 5,000 of them."""
    moves = [line for line in _games() if 25 <= len(line) <= 40]
    opening = MatchOpened((PLAYER.person, PLAYER.person), replace(DEFAULTS, draw_by_agreement="allowed"))
    events: list[Event] = [opening]
    table = opened(opening)
    for n in range(games):
        first = (TossHeld(0),) if n == 0 else ()
        stones = (StonePlaced("white" if i % 2 else "black", at) for i, at in enumerate(moves[n % len(moves)][:-1]))
        for act in (*first, ColoursTaken(0), *stones, DrawAgreed()):
            for event in outcome(table, act, PLAYER):
                table = evolve(table, event, PLAYER)
                events.append(event)
    return tuple(events)


def archive(path: Path, copies: int = 4) -> SqliteStore:
    """Return a log of real games as an import leaves them."""
    store, numbers = SqliteStore(path, durable=False), count()
    for copy in range(copies):
        for n, moves in enumerate(_games()):
            stones = tuple(StonePlaced("white" if i % 2 else "black", at) for i, at in enumerate(moves))
            acts: tuple[Act, ...] = (
                TossHeld(None),
                ColoursTaken(0),
                *stones,
                ResultNoted("white" if len(moves) % 2 == 0 else "black"),
            )
            record = Record("psq", Header(), {"overline": "nothing"}, acts, (1,) * len(acts))
            prepared = prepare(record, Sidings(store, lambda: f"{next(numbers):032x}"), PLAYER)
            store.append([prepared.append(f"m-{copy}-{n}")], f"c-{copy}-{n}", PLAYER, 0, prepared.rows)
    return store


def _games() -> list[list[str]]:
    return [json.loads(line)["moves"].split() for line in GAMES.read_text(encoding="utf-8").splitlines()]
