"""A match as its acts alone, and what the rules make of them: the fold behind every audit.

Results are derived here again from the acts, under the options in force or under any others, so that two readings of the law
can be laid side by side.
"""

import msgspec

from core.clause import Unjudged, Violation
from core.desk.messages import DeskAct
from core.gomoku.messages import Act as PlayAct
from core.gomoku.messages import MatchOpened
from core.people import Actor
from core.rewound import Rewound
from core.table import Event, Table, evolve, examine, opened, outcome, unjudged


class Step(msgspec.Struct, frozen=True, gc=False):
    """One act of a match and the results that were said to follow; `version` is the act's place in its stream."""

    version: int
    act: PlayAct | DeskAct | Rewound
    actor: Actor
    said: tuple[Event, ...] = ()


class Script(msgspec.Struct, frozen=True, gc=False):
    """A match: its opening, then its steps."""

    opening: MatchOpened
    steps: tuple[Step, ...]


class Taken(msgspec.Struct, frozen=True, gc=False):
    """What the rules make of one step: the table it was examined against, what was found, what follows."""

    step: Step
    before: Table
    after: Table
    violations: tuple[Violation, ...]
    unjudged: tuple[Unjudged, ...]
    results: tuple[Event, ...]


def script(events: tuple[tuple[Event, Actor], ...]) -> Script:
    """Return the acts of a stream with the results stored behind each. The first event has to be the opening."""
    opening = events[0][0]
    assert isinstance(opening, MatchOpened)
    steps: list[Step] = []
    for version, (event, actor) in enumerate(events[1:], start=2):
        if isinstance(event, PlayAct | DeskAct | Rewound):
            steps.append(Step(version, event, actor))
        elif steps:
            last = steps[-1]
            steps[-1] = Step(last.version, last.act, last.actor, (*last.said, event))
    return Script(opening, tuple(steps))


def judged(match: Script, opening: MatchOpened | None = None) -> tuple[Taken, ...]:
    """Return what the rules make of each step, under the options of `opening` (default: the match's own)."""
    table = opened(opening or match.opening)
    at: dict[int, Table] = {1: table}  # version of a step's last event -> the table after it
    taken: list[Taken] = []
    for step in match.steps:
        before = table
        if isinstance(step.act, Rewound):
            table = Table(at[step.act.to_version].play if step.act.to_version in at else table.play, table.desk)
            taken.append(Taken(step, before, table, (), (), ()))
        else:
            violations = tuple(examine(before, step.act, step.actor))
            unsure = tuple(unjudged(before, step.act))
            events = outcome(before, step.act, step.actor)
            for event in events:
                table = evolve(table, event, step.actor)
            taken.append(Taken(step, before, table, violations, unsure, events[1:]))
        at[step.version + len(step.said)] = table
    return tuple(taken)
