"""The events of a match one by one in words, for every game: what a list of records shows."""

import msgspec

from core.desk.messages import AtDesk
from core.desk.said import desk_said
from core.history import History
from core.messages import Followed, Opened
from core.rewound import Rewound
from core.table import Table, type_of
from core.text import Text
from projections.logged import Logged, back


class Step(msgspec.Struct, frozen=True):
    """One event: what happened, whether it is an act, whether play has gone back to before it, who gave it and when."""

    version: int
    kind: str  # the event's type
    text: Text
    act: bool  # an act; otherwise a result that followed
    parent: int  # version of the event after which play stood as before this one
    slipped: bool
    phase: str
    phase_name: Text
    person: str
    role: str
    at: int  # milliseconds since 1970, UTC


def timeline(log: tuple[Logged, ...], texts: dict[str, str]) -> tuple[tuple[Step, ...], History]:
    """Return the steps of a match, the opening first, and the fold they were taken from.

    `texts` are the free texts by id that the side table still holds.
    """
    opening = log[0].event
    if not isinstance(opening, Opened):
        raise TypeError("the first event of a match is its opening")
    history = History(opening)
    found = [_step(history, log[0], history.game.said(history.table.play, opening))]
    for logged in log[1:]:
        before = history.table
        history.fold(logged.event, logged.actor)
        found.append(_step(history, logged, _text(history, before, logged, texts)))
    slipped = history.slipped()
    return tuple(msgspec.structs.replace(s, slipped=True) if s.version in slipped else s for s in found), history


def _text(history: History, before: Table, logged: Logged, texts: dict[str, str]) -> Text:
    if isinstance(logged.event, AtDesk):
        return desk_said(before.desk, logged.event, texts)
    if isinstance(logged.event, Rewound):
        return back(logged.event, texts)
    return history.game.said(before.play, logged.event)


def _step(history: History, logged: Logged, text: Text) -> Step:
    phase = history.phase
    return Step(
        version=history.version,
        kind=type_of(logged.event),
        text=text,
        act=not isinstance(logged.event, Followed),
        parent=history.parent[-1],
        slipped=False,
        phase=str(phase),
        phase_name=history.game.phases.names[phase],
        person=logged.actor.person,
        role=logged.actor.role,
        at=logged.at,
    )
