"""A match as the log knows it: the play of a game and the referee's desk beside it.

`examine`, `outcome` and `evolve` here join the two; the session and the audit work with these alone.
"""

from collections.abc import Iterator
from typing import get_args

import msgspec

from core.clause import Unjudged, Violation
from core.desk.messages import AppealDecided, AtDesk, DeskAct, Ruled
from core.desk.rules import Reach, examine_desk
from core.desk.state import Desk, evolve_desk
from core.gomoku import evolve as gomoku_evolve
from core.gomoku import messages as gomoku
from core.gomoku.outcome import folded
from core.gomoku.outcome import outcome as gomoku_outcome
from core.gomoku.ruled import carried_out, changed, effect_on, lifted, reach
from core.gomoku.rules import examine as examine_gomoku
from core.gomoku.state import State
from core.gomoku.unjudged import unjudged as gomoku_unjudged
from core.people import Actor
from core.rewound import Rewound

Act = gomoku.Act | DeskAct | Rewound
Event = gomoku.Event | DeskAct | Rewound
DESK_ACTS: tuple[type, ...] = get_args(DeskAct)
PLAY_ACTS: tuple[type, ...] = get_args(gomoku.Act)


class Table(msgspec.Struct, frozen=True, gc=False):
    """The state of a match: its play and its desk."""

    play: State
    desk: Desk


def opened(event: gomoku.MatchOpened) -> Table:
    """Return the table at which a match has just been opened."""
    return Table(gomoku_evolve.opened(event), Desk())


def type_of(event: Event) -> str:
    """Return the name under which an event is stored and listed in the rows."""
    return str(event.__struct_config__.tag)


def examine(table: Table, act: gomoku.Act | DeskAct, actor: Actor) -> Iterator[Violation]:
    """Yield every clause that this act breaks, with what was due."""
    if isinstance(act, AtDesk):
        return examine_desk(table.desk, act, actor, _reach(_acted_on(table, act)))
    return examine_gomoku(table.play, act)


def unjudged(table: Table, act: gomoku.Act | DeskAct) -> Iterator[Unjudged]:
    """Yield every check on this act that the record does not allow."""
    if isinstance(act, AtDesk):
        return iter(())
    return gomoku_unjudged(table.play, act)


def _acted_on(table: Table, act: DeskAct) -> State:
    """Return the play that a remedy acts on: for a decision on appeal, the play without the ruling that it changes."""
    ruling = table.desk.ruling(act.ruling) if isinstance(act, AppealDecided) else None
    if ruling is None or ruling.in_force is None:
        return table.play
    return folded(table.play, lifted(table.play, ruling.in_force, ruling.number))


def _reaches(table: Table, act: DeskAct) -> bool:
    remedy = act.remedy if isinstance(act, (Ruled, AppealDecided)) else None
    return remedy is None or reach(_acted_on(table, act), remedy)


def _reach(play: State) -> Reach:
    return Reach(play.match.options.authority, lambda r: reach(play, r), lambda r: effect_on(play, r))


def outcome(table: Table, act: gomoku.Act | DeskAct, actor: Actor) -> tuple[gomoku.Event | DeskAct, ...]:
    """Return the act and its results; a ruling that nobody may make still has its effect until it is reversed."""
    match act:
        case Ruled(_, _, remedy):
            return (act, *carried_out(table.play, remedy, len(table.desk.rulings) + 1))
        case AppealDecided(number):
            desk = evolve_desk(table.desk, act, actor, reached=_reaches(table, act))
            before, after = table.desk.ruling(number), desk.ruling(number)
            if before is None or after is None or before.in_force is None or before.in_force == after.in_force:
                return (act,)
            standing = sorted((r for r in desk.rulings if r.number != number), key=lambda r: r.since)
            others = tuple((r.number, r.in_force) for r in standing if r.in_force is not None)
            return (act, *changed(table.play, number, before.in_force, after.in_force, others))
        case _ if isinstance(act, AtDesk):
            return (act,)
        case _:
            return gomoku_outcome(table.play, act)


def evolve(table: Table, event: gomoku.Event | DeskAct, actor: Actor) -> Table:
    """Return the table after an event. Never refuses."""
    if isinstance(event, AtDesk):
        return Table(table.play, evolve_desk(table.desk, event, actor, reached=_reaches(table, event)))
    return Table(gomoku_evolve.evolve(table.play, event), table.desk)
