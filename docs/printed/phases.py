"""The page of a machine: its rows as a Mermaid state diagram, and the facts that move nothing as a table."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

from core.text import Text
from docs.printed.markdown import code, table

P = TypeVar("P", bound=StrEnum)


def diagram(title: str, source: str, rows: Sequence[tuple[str, P, P]], names: dict[P, Text], start: P) -> str:
    """Return the page of one machine; `source` is the file in which its rows stand."""
    moves: dict[tuple[P, P], list[str]] = {}
    stays: dict[str, list[P]] = {}
    for event, before, after in rows:
        if before is after:
            stays.setdefault(event, []).append(before)
        else:
            moves.setdefault((before, after), []).append(event)
    drawing = [
        "stateDiagram-v2",
        *(f'    state "{name.zh} {name.en}" as {phase}' for phase, name in names.items()),
        f"    [*] --> {start}",
        *(f"    {before} --> {after} : {', '.join(map(_short, events))}" for (before, after), events in moves.items()),
    ]
    still = [(code(event), _listed(phases, names)) for event, phases in stays.items()]
    parts = (
        f"# {title}",
        f"由 `{source}` 的各行印出。Printed from the rows in `{source}`.",
        "```mermaid\n" + "\n".join(drawing) + "\n```",
        "记录后阶段不变的事 · Facts that leave the phase as it is:",
        table(("事件 event", "阶段 phases"), still),
        _FOOT,
    )
    return "\n\n".join(parts)


def _listed(phases: list[P], names: dict[P, Text]) -> str:
    if set(phases) == set(names):
        return "任何阶段 any phase"
    return "、".join(f"{names[phase].zh} {names[phase].en}" for phase in phases)


def _short(event: str) -> str:
    return event.rpartition(".")[2]


_FOOT = """不在这些行里的（事件，阶段）会被拒绝，并说明此时可以记录什么。
An event in a phase outside these rows is refused, with a sentence that says what could be recorded there."""
