"""The pages of the documentation as tests read them: tables, fenced blocks, and a table of play to try what they say."""

import re
from collections.abc import Container, Iterable
from pathlib import Path

import msgspec

from core.desk.messages import DeskAct
from core.gomoku.messages import Act, MatchOpened, StonePlaced
from core.gomoku.options import DEFAULTS, Options
from core.people import Actor, Role
from core.table import Event, Table, evolve, examine, opened, outcome, unjudged

ROOT = Path(__file__).resolve().parents[2]


def page(name: str) -> str:
    """Return a page of the checkout."""
    return (ROOT / name).read_text(encoding="utf-8")


def cells(text: str) -> list[tuple[str, ...]]:
    """Return the rows of every table of a page, heads and rules left out."""
    rows: list[tuple[str, ...]] = []
    lines = text.splitlines()
    for before, line in zip(["", *lines], lines, strict=False):
        if line.startswith("| ") and before.startswith("|") and not line.startswith("| ---"):
            rows.append(tuple(cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]))
    return rows


def english(cell: str) -> str:
    """Return the English of a cell that gives both languages."""
    return cell.rpartition("<br>")[2]


def codes(cell: str) -> tuple[str, ...]:
    """Return what stands in a cell between backticks."""
    return tuple(re.findall(r"`([\w.]+)`", cell))


def tried(rows: Iterable[str], cases: Container[str]) -> list[str]:
    """Return the rows of a page that one of the tables of cases tries."""
    return [what for what in rows if what in cases]


class Play:
    """A match at which acts are made as played, and what became of the last of them."""

    def __init__(self, **options: str) -> None:
        readings = msgspec.convert(msgspec.to_builtins(DEFAULTS) | options, Options)
        self.table: Table = opened(MatchOpened(("a", "b"), readings))
        self.rules: tuple[str, ...] = ()
        self.results: tuple[Event, ...] = ()
        self.unjudged: tuple[str, ...] = ()

    def do(self, *acts: Act | DeskAct, role: Role = "chief_referee") -> "Play":
        """Make acts; `rules`, `unjudged` and `results` are those of the last."""
        actor = Actor("x", role)
        for act in acts:
            self.rules = tuple(v.rule.code for v in examine(self.table, act, actor))
            self.unjudged = tuple(u.code for u in unjudged(self.table, act))
            events = outcome(self.table, act, actor)
            self.results = events[1:]
            for event in events:
                self.table = evolve(self.table, event, actor)
        return self

    def moves(self, points: str) -> "Play":
        """Play stones, black and white in turn."""
        for number, point in enumerate(points.split()):
            self.do(StonePlaced("white" if number % 2 else "black", point))
        return self

    @property
    def types(self) -> tuple[str, ...]:
        """Return the names of what followed from the last act."""
        return tuple(type(event).__name__ for event in self.results)
