"""Rows that say when a fact may occur at a table, and the machine made of them: the same for every game."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

from transitions import Machine

F = TypeVar("F", bound=StrEnum)  # the phases of a game

Row = tuple[str, F, F]  # type of the event, phase before, phase after


def each(game: str, names: str, sources: Sequence[F], dest: F | None = None) -> tuple[Row[F], ...]:
    """Return one row for each name of an event and each source; without `dest` the phase stays."""
    return tuple((f"{game}.{name}", source, dest or source) for name in names.split() for source in sources)


def machine(start: F, rows: Sequence[Row[F]]) -> Machine:
    """Return the machine of these rows; a model of it keeps its phase in `phase`."""
    return Machine(
        model=None,
        states=list(type(start)),
        initial=start,
        auto_transitions=False,
        model_attribute="phase",
        model_override=True,
        transitions=[{"trigger": name, "source": source, "dest": dest} for name, source, dest in rows],
    )
