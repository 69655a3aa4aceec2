"""What a game is to everything that works for all of them: its parts as one value. Plain functions over its own types.

There is no class that games derive from. `core.games` holds one such value for each game; whoever has a match in hand asks it
for what to do, and nobody asks which game it is.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Any, Generic, TypeVar

import msgspec
from transitions import Machine

from core.clause import Clause, Option, Rule, Unjudged, Violation
from core.desk.messages import Remedy
from core.desk.rules import Authority
from core.preset import Preset
from core.text import Text

M = TypeVar("M")  # the opening of a match
S = TypeVar("S")  # the state of play
A = TypeVar("A")  # an act of play
E = TypeVar("E")  # an event of play: an act or a result
P = TypeVar("P")  # the options
F = TypeVar("F", bound=StrEnum)  # the phases


Follows = Callable[[int, tuple[Any, ...]], bool]
"""Told an index of the acts and the results that follow there; says whether to go on (in an audit: whether they were stored)."""


def _fits(state: object, remedy: Remedy, clause: str) -> Iterator[Violation]:
    return iter(())


def _no_reason(state: object, remedy: Remedy) -> Text | None:
    return None


def _alone(state: object, remedy: Remedy, ruling: int) -> Text | None:
    return None


def _agree(options: object) -> Text | None:
    return None


class Law(msgspec.Struct, Generic[P], frozen=True):
    """The clauses of a game, every way to break one, the open readings with their defaults, and the rule documents by name.

    Where there are rule documents, the defaults are the options of the first; most games have one document and name none.
    """

    clauses: tuple[Clause, ...]
    rules: tuple[Rule, ...]
    options: tuple[Option, ...]
    defaults: P
    presets: tuple[Preset[P], ...] = ()
    at_odds: Callable[[P], Text | None] = _agree  # which options contradict each other, as a sentence; None: none do


class Phases(msgspec.Struct, Generic[S, F], frozen=True):
    """When a fact may occur: the rows as a dict and as a machine, the phases' names, what a scribe may expect in each."""

    start: F
    next: dict[tuple[str, F], F]
    machine: Machine
    names: dict[F, Text]
    expected: dict[F, tuple[str, ...]]
    of: Callable[[S], F]
    named: type[F]  # from the name of a phase to the phase


class Rulings(msgspec.Struct, Generic[S, E], frozen=True):
    """What the referee's desk asks of a game; see the modules `ruled` of the games."""

    authority: Callable[[S], Authority]
    reach: Callable[[S, Remedy], bool]
    effect_on: Callable[[S, Remedy], bool]
    carried_out: Callable[[S, Remedy, int], tuple[E, ...]]
    lifted: Callable[[S, Remedy, int], tuple[E, ...]]
    holds: Callable[[S, int, int], bool]  # (state, game or deal, ruling): whether it is settled by this ruling
    unfit: Callable[[S, Remedy, str], Iterator[Violation]] = _fits  # what the game says of a remedy under a clause
    why_not: Callable[[S, Remedy], Text | None] = _no_reason  # why a remedy is out of reach; None: nothing there to act on
    within: Callable[[S, Remedy, int], Text | None] = _alone  # in what a remedy in force is contained; None: it counts by itself


class Game(msgspec.Struct, Generic[M, S, A, E, P], frozen=True):
    """One game."""

    key: str  # as in types of events, the judge protocol and record files
    name: Text
    seats: int
    opening: type[M]
    options: type[P]  # every state of play has those of its match, so that they tell the game
    law: Law[P]
    phases: Phases[S, Any]
    rulings: Rulings[S, E]
    opened: Callable[[M], S]
    examine: Callable[[S, A], Iterator[Violation]]
    unjudged: Callable[[S, A], Iterator[Unjudged]]
    outcome: Callable[[S, A], tuple[E, ...]]
    evolve: Callable[[S, E], S]
    quiet_run: Callable[[S, Sequence[object], int, int, Follows], tuple[S, int]]
    """Fold acts about which there is nothing to say, while a `Follows` agrees; return the state and where it stopped."""
    moves: tuple[type, ...]  # the acts that a match mostly consists of
    quiet: tuple[type, ...]  # the acts with which `quiet_run` may begin
    acts: dict[str, Text]  # what each act is called, by the name of its type
    said: Callable[[S, E], Text]
    results: Callable[[S], Text]
