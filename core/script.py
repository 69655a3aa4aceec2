"""A match as its acts alone, and what the rules make of them: the fold behind every audit.

Results are derived here again from the acts, under the options in force or under any others, so that two readings of the law
can be laid side by side.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from core.clause import Unjudged, Violation
from core.desk.messages import AtDesk, DeskAct
from core.games import Act as PlayAct
from core.games import Opening, game_opened
from core.messages import Followed, Opened
from core.people import Actor
from core.rewound import Rewound, standing
from core.table import Event, Table, evolve, examine, opened, outcome, unjudged

StepAct = PlayAct | DeskAct | Rewound


class Script(msgspec.Struct, frozen=True, gc=False):
    """A match: its opening, then its acts. Act number n (from 1) stands at index n - 1 of each tuple."""

    opening: Opening
    acts: tuple[StepAct, ...]
    actors: tuple[Actor, ...]
    versions: tuple[int, ...]  # of each act in its stream
    said: dict[int, tuple[Event, ...]]  # index of an act -> the results that were stored behind it
    told: frozenset[type] = frozenset()  # results that are taken as they were stored, where what they follow from is hidden


class Taken(msgspec.Struct, frozen=True, gc=False):
    """What the rules make of one act: the table it was examined against, what was found, what follows."""

    number: int  # from 1
    version: int
    act: StepAct
    before: Table
    after: Table
    violations: tuple[Violation, ...]
    unjudged: tuple[Unjudged, ...]
    results: tuple[Event, ...]
    slipped: bool = False  # play has gone back to before it; never of the desk


class Judged(msgspec.Struct, frozen=True, gc=False):
    """What the rules make of a match: its acts one by one, quiet moves left out, and the table at the end."""

    taken: tuple[Taken, ...]
    table: Table


def script(events: Iterable[tuple[Event | None, Actor]]) -> Script:
    """Return the acts of a stream with the results stored behind each. The first event has to be the opening.

    None stands for an event that is left out; those after it keep their versions.
    """
    pairs = iter(events)
    opening, _ = next(pairs)
    if not isinstance(opening, Opened):
        raise TypeError("the first event of a match is its opening")
    acts: list[StepAct] = []
    actors: list[Actor] = []
    versions: list[int] = []
    said: dict[int, tuple[Event, ...]] = {}
    for version, (event, actor) in enumerate(pairs, start=2):
        if event is None:
            continue
        if isinstance(event, Followed):
            said[len(acts) - 1] = (*said.get(len(acts) - 1, ()), event)
        else:
            acts.append(event)
            actors.append(actor)
            versions.append(version)
    return Script(opening, tuple(acts), tuple(actors), tuple(versions), said)


def judged(match: Script, opening: Opening | None = None) -> Judged:
    """Return what the rules make of a match, under the options of `opening` (default: the match's own)."""
    table = opened(opening or match.opening)
    if any(type(act) is Rewound for act in match.acts):
        return _all(match, table)
    return judged_from(match, 0, table)


def judged_from(match: Script, index: int, table: Table) -> Judged:
    """Return what the rules make of the acts from `index` on, at a table; runs of quiet moves are folded at once.

    The match must not hold any going back.
    """
    acts, end = match.acts, len(match.acts)
    game = game_opened(match.opening)
    run, quiet, said = game.quiet_run, game.quiet, match.said

    def stored(n: int, results: tuple[Event, ...]) -> bool:
        return said.get(n, ()) == results

    taken: list[Taken] = []
    while index < end:
        if isinstance(acts[index], quiet):
            play, index = run(table.play, acts, index, end, stored)
            if play is not table.play:
                table = Table(play, table.desk)
                continue
        step = taken_at(match, index, table)
        taken.append(step)
        table = step.after
        index += 1
    return Judged(tuple(taken), table)


def judged_one_by_one(match: Script, opening: Opening | None = None) -> Judged:
    """Return the same as `judged` with every act taken singly: the plain definition."""
    return _all(match, opened(opening or match.opening))


def _all(match: Script, table: Table) -> Judged:
    at: dict[int, Table] = {1: table}  # version of an act's last result -> the table after it
    ends, parent = {1: 0}, [0]  # the same version -> the number of the act; of each act the number of the one that it follows
    taken: list[Taken] = []
    for index, act in enumerate(match.acts):
        if isinstance(act, Rewound):
            after = Table(at[act.to_version].play if act.to_version in at else table.play, table.desk)
            step = Taken(index + 1, match.versions[index], act, table, after, (), (), ())
            parent.append(ends.get(act.to_version, index))
        else:
            step = taken_at(match, index, table)
            parent.append(index)
        taken.append(step)
        table = step.after
        last = step.version + len(match.said.get(index, ()))
        at[last], ends[last] = table, step.number
    stands = set(standing(parent))
    return Judged(tuple(t if t.number in stands or isinstance(t.act, AtDesk) else replace(t, slipped=True) for t in taken), table)


def taken_at(match: Script, index: int, table: Table) -> Taken:
    """Return what the rules make of the act at `index`, which is no going back, at a table."""
    act, actor = match.acts[index], match.actors[index]
    if isinstance(act, Rewound):
        raise TypeError("going back is folded by version")
    violations = tuple(examine(table, act, actor))
    unsure = tuple(unjudged(table, act))
    events, stored = outcome(table, act, actor), match.said.get(index, ())
    results = events[1:]
    if match.told and any(type(result) in match.told and result not in results for result in stored):
        results, unsure = tuple(each for each in stored if not isinstance(each, Rewound)), ()
    after = evolve(table, events[0], actor)
    for event in results:
        after = evolve(after, event, actor)
    return Taken(index + 1, match.versions[index], act, table, after, violations, unsure, results)
