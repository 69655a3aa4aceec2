"""The log of a match as somebody at the table has seen it, for every game with hands.

Everything that a page shows to a seat (frames, findings, lawful plays, raw events) is computed from this log, so that it cannot
hold a card which the seat has not seen. Events are built up from what is open to all; nothing is struck out of them, so that a
new event or field is hidden until a game exposes it.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.structs import replace

from core.desk.messages import AppealDecided, Appealed, CallMade, CallWithdrawn, FactFound, OffenceHeld, Ruled
from core.history import History
from core.messages import Opened
from core.people import Actor, Source
from core.rewound import Rewound
from core.table import Event
from projections.logged import Logged, Viewer

HIDDEN = "??"
Log = tuple[Logged, ...]
Running = Callable[[Any], Any]  # of a state of play the deal that is in progress, or could be again; None: there is none
Show = Callable[
    [Any, Viewer | None], object
]  # an event of the running deal as a viewer has seen it; None: who sees no card of it


class Hiding(msgspec.Struct, frozen=True):
    """What a game hides while a deal is in progress."""

    running: Running
    hand: type | tuple[type, ...]  # the events that record a hand, or give a card that only some see
    own: Callable[[Log, History, Viewer], set[int]]  # versions of those of the running deal that the viewer sees
    shows: dict[type, Show]  # for every type of event of the game, and of the desk


def seen_by(log: Log, viewer: Viewer, hiding: Hiding) -> Log:
    """Return the log as a viewer has seen it: what was hidden in a deal is open to all once the deal is over.

    Where that is everything it is `log` itself. Raises TypeError for an event of which the game says nothing.
    """
    if viewer == "referee":
        return log
    history = _folded(log)
    last = _over_until(history, hiding.running)
    if last == len(log):
        return log
    own = hiding.own(log, history, viewer)

    def as_seen(version: int, entry: Logged) -> Logged:
        if version != 1 and version <= last:
            return entry
        eyes = None if isinstance(entry.event, hiding.hand) and version not in own else viewer
        return replace(entry, event=_seen(entry.event, eyes, hiding), to=viewer)

    return tuple(as_seen(version, entry) for version, entry in enumerate(log, 1))


def open_to_all(log: Log, _: Viewer) -> Log:
    """Return the log of a game that hides nothing."""
    return log


def as_written(log: Log) -> Iterator[tuple[Event, Actor]]:
    """Yield the events of a log as it was seen, each with who gave it."""
    return ((entry.event, entry.actor) for entry in log)


def _folded(log: Log) -> History:
    opening = log[0].event
    if not isinstance(opening, Opened):
        raise TypeError("the first event of a match is its opening")
    history = History(opening)
    for logged in log[1:]:
        history.fold(logged.event, logged.actor)
    return history


def _over_until(history: History, running_at: Running) -> int:
    """Return the version up to which every deal is over for good.

    A deal is over when it has ended on the line of play: one that a ruling has stopped may go on after an appeal, one that play
    has gone back from is dealt again with cards that may be the same, one that was left for the next has no end. Their cards stay
    hidden from where they began, until a later deal ends.
    """
    line = history.line()
    running = [running_at(table.play) is not None for table in history.tables]
    end = max((v for u, v in pairwise(line) if running[u] and not running[v]), default=1)
    begun = next((u for u, v in pairwise(line) if v > end and not running[u] and running[v]), history.version)
    left = set(range(end + 1, history.version + 1)) - set(line)
    return min(begun, *(v - 1 for v in left if running[v]), history.version)


def _seen(event: object, viewer: Viewer | None, hiding: Hiding) -> object:
    """Return an event of the running deal as a viewer has seen it."""
    show = hiding.shows.get(type(event))
    if show is None:
        raise TypeError(f"nobody has said what of {type(event).__name__} is open to all")
    return show(event, viewer)


def same(event: object, _: Viewer | None) -> object:
    """Return an event that happens in the open."""
    return event


def without_comment(source: Source) -> Source:
    """Return where a match comes from without the comments of that source, which may speak of any card."""
    return Source(source.format, None, source.assumed)


AT_DESK: dict[type, Show] = {
    # what the desk writes down in words may name cards, and is for the referee until the deal is over
    CallMade: lambda e, _: CallMade(e.by, e.about),
    FactFound: lambda e, _: FactFound(e.call, "", e.source, e.standing),
    OffenceHeld: lambda e, _: OffenceHeld(e.call, e.act, "other", "", e.seat),  # which rule may tell of a hand
    Ruled: lambda e, _: Ruled(e.call, e.clause, e.remedy, ""),
    CallWithdrawn: lambda e, _: CallWithdrawn(e.call),
    Appealed: lambda e, _: Appealed(e.ruling, e.by, e.ground),
    AppealDecided: lambda e, _: AppealDecided(e.ruling, e.decision, e.clause, "", e.remedy),
    Rewound: lambda e, _: Rewound(e.to_version, ""),
}
"""What of the events that every game has is open while a deal is in progress."""
