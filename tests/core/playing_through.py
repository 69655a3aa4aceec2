"""A match as text for golden files: each act, what was found and what followed, the table, who sees what, what may be done."""

from collections.abc import Callable
from typing import Any

import msgspec

from core.clause import Violation
from core.games import Opening
from core.live import Live
from core.people import Actor
from core.table import Act
from projections.logged import Logged
from tests.core.given import CHIEF, By

LETTERS = "ABCD"
Log = tuple[Logged, ...]


class Told(msgspec.Struct, frozen=True):
    """What a game shows of a match after an act."""

    frames: Callable[[Log, dict[str, str]], tuple[Any, ...]]
    stands: Callable[[Live], str]
    table: Callable[[Any], tuple[str, ...]]  # of a frame
    seen: Callable[[Log], tuple[str, ...]]
    next: Callable[[Live], tuple[str, ...]]


def told(opening: Opening, acts: tuple[Act | By, ...], of: Told, given: tuple[Act | By, ...] = ()) -> str:
    """Return a match as text; of the acts that were `given` before the others nothing is told."""
    match = Live(opening)
    log = [Logged(match.history.opening, CHIEF, 0)]
    parts = []
    for each in given:
        _do(match, log, *_by(each))
    for each in acts:
        actor, act = _by(each)
        history, version = match.history, match.history.version
        found = [f"  found {broken(v)}: {v.text.en}" for v in history.examine(act, actor)]
        found += [f"  cannot be judged, {u.code} ({u.clause}): {u.text.en}" for u in history.unjudged(act)]
        _do(match, log, actor, act)
        last = of.frames(tuple(log), {})
        said, *then = [frame.step.text.en for frame in last if frame.step.version > version]
        lines = [f"[{version + 1}] {said}", *found, *[f"  then {text}" for text in then], f"  stands: {of.stands(match)}"]
        lines += [f"  | {row}" for row in of.table(last[-1])]
        lines += [f"  {line}" for line in (*of.seen(tuple(log)), *of.next(match))]
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def _by(each: Act | By) -> tuple[Actor, Act]:
    return (each.actor, each.act) if isinstance(each, By) else (CHIEF, each)


def _do(match: Live, log: list[Logged], actor: Actor, act: Act) -> None:
    for event in match.history.outcome(act, actor):
        match.apply(event, actor)
        log.append(Logged(event, actor, 0))


def broken(v: Violation) -> str:
    """Return the rule, its clause, whose act it was, what was due and whose decision it waits for."""
    seat = "nobody's" if v.seat is None else LETTERS[v.seat]
    due = ", ".join(v.due) or "nothing"
    return f"{v.rule.code} ({v.rule.clause}; {seat}; due {due}; waits for {v.rule.waits or 'nobody'})"
