"""The log of a 斗地主 match as somebody at the table has seen it.

Everything that a page shows to a seat (frames, findings, lawful plays, raw events) is computed from this log, so that it cannot
hold a card which the seat has not seen. Events are built up from what is open to all; nothing is struck out of them, so that a
new event or field is hidden until somebody exposes it here.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Literal

from msgspec.structs import replace

from core.desk.messages import AppealDecided, Appealed, CallMade, CallWithdrawn, FactFound, OffenceHeld, Ruled
from core.doudizhu import messages as m
from core.doudizhu.state import Deal, Decided, State, Waiting
from core.history import History
from core.messages import Opened
from core.people import Source
from core.rewound import Rewound
from projections.logged import Logged

Viewer = Literal["referee", "public", 0, 1, 2]
"""Who looks: the referee sees everything; the public what lies open; a seat its own hand as well."""

HIDDEN = "??"


def seen_by(log: tuple[Logged, ...], viewer: Viewer) -> tuple[Logged, ...]:
    """Return the log as a viewer has seen it: hands and bottom of a deal are open to all once the deal is over."""
    if viewer == "referee":
        return log
    history = _folded(log)
    last = _over_until(history)
    if last == len(log):
        return log
    own = _own(log, history, viewer)

    def as_seen(version: int, event: object) -> object:
        if version != 1 and version <= last:
            return event
        return _seen(event, "public" if isinstance(event, m.HandDealt) and version not in own else viewer)

    return tuple(replace(entry, event=as_seen(version, entry.event)) for version, entry in enumerate(log, 1))


def _folded(log: tuple[Logged, ...]) -> History:
    opening = log[0].event
    if not isinstance(opening, Opened):
        raise TypeError("the first event of a match is its opening")
    history = History(opening)
    for logged in log[1:]:
        history.fold(logged.event, logged.actor)
    return history


def _own(log: tuple[Logged, ...], history: History, viewer: Viewer) -> set[int]:
    """Return the versions of those hands that are the viewer's own.

    A hand that was gone back from, or that did not take the place of the one recorded before, may be another's, written down at
    the wrong seat; one recorded with the three cards is not the landlord's before he is known (DZ1.1).
    """
    line, deal = set(history.line()), _running(history.table.play)
    found = set()
    for version, entry in enumerate(log, 1):
        event = entry.event
        if not isinstance(event, m.HandDealt) or event.seat != viewer or version not in line:
            continue
        after = _running(history.tables[version].play)
        before = _running(history.tables[history.parent[version]].play)
        first = before is None or after is None or before.number != after.number or before.given[event.seat] is None
        if first and not (event.with_bottom and (deal is None or deal.landlord != event.seat)):
            found.add(version)
    return found


def _over_until(history: History) -> int:
    """Return the version up to which every deal is over for good.

    A deal is over when it has ended on the line of play: one that a ruling has stopped may go on after an appeal, one that play
    has gone back from is dealt again with cards that may be the same, one that was left for the next has no end. Their cards stay
    hidden from where they began, until a later deal ends.
    """
    line = history.line()
    running = [_running(table.play) is not None for table in history.tables]
    end = max((v for u, v in pairwise(line) if running[u] and not running[v]), default=1)
    begun = next((u for u, v in pairwise(line) if v > end and not running[u] and running[v]), history.version)
    left = set(range(end + 1, history.version + 1)) - set(line)
    return min(begun, *(v - 1 for v in left if running[v]), history.version)


def _running(play: State) -> Deal | None:
    """Return the deal that is in progress, or could be again."""
    if isinstance(play, (Waiting, Decided)):
        return None if play.stopped is None else play.stopped.deal
    return play.deal


def _seen(event: object, viewer: Viewer) -> object:
    """Return an event of the running deal as a viewer has seen it."""
    show = _OPEN.get(type(event))
    if show is None:
        raise TypeError(f"nobody has said what of {type(event).__name__} is open to all")
    return show(event, viewer)


def _hand(event: m.HandDealt, viewer: Viewer) -> m.HandDealt:
    cards = event.cards if event.seat == viewer else (HIDDEN,) * len(event.cards)
    return m.HandDealt(event.seat, cards, event.with_bottom)


def _bottom(event: m.BottomLaid, _: Viewer) -> m.BottomLaid:
    return m.BottomLaid((HIDDEN,) * len(event.cards))


def _same(event: object, _: Viewer) -> object:
    """Return an event that happens in the open."""
    return event


def _opening(event: m.MatchOpened, _: Viewer) -> m.MatchOpened:
    """Return the opening without the comments of its source, which may speak of any card."""
    source = Source(event.source.format, None, event.source.assumed)
    return m.MatchOpened(event.players, event.options, event.minutes, event.about, source)


_OPEN: dict[type, Callable[..., object]] = {
    m.MatchOpened: _opening,
    m.HandDealt: _hand,
    m.BottomLaid: _bottom,
    m.ConductNoted: lambda e, _: m.ConductNoted(e.seat, e.what),
    # what the desk writes down in words may name cards, and is for the referee until the deal is over
    CallMade: lambda e, _: CallMade(e.by, e.about),
    FactFound: lambda e, _: FactFound(e.call, "", e.source, e.standing),
    OffenceHeld: lambda e, _: OffenceHeld(e.call, e.act, "other", "", e.seat),  # which rule may tell of a hand
    Ruled: lambda e, _: Ruled(e.call, e.clause, e.remedy, ""),
    CallWithdrawn: lambda e, _: CallWithdrawn(e.call),
    Appealed: lambda e, _: Appealed(e.ruling, e.by, e.ground),
    AppealDecided: lambda e, _: AppealDecided(e.ruling, e.decision, e.clause, "", e.remedy),
    Rewound: lambda e, _: Rewound(e.to_version, ""),
    **dict.fromkeys(
        (
            m.DealBegun,
            m.FaceUpDrawn,
            m.BidMade,
            m.LandlordNoted,
            m.BottomShown,
            m.CardsPlayed,
            m.Passed,
            m.NoneClaimed,
            m.PlaysUnrecorded,
            m.DealNoted,
            m.ScoresNoted,
            m.TotalsNoted,
            m.TimeCalled,
            m.Redealt,
            m.LandlordMade,
            m.TrickTaken,
            m.Doubled,
            m.DealSettled,
            m.DealStopped,
            m.DealReopened,
            m.TrickReopened,
            m.DealRuled,
            m.DealUnruled,
            m.TurnGiven,
            m.PlayOffDue,
            m.MatchRuled,
            m.MatchWon,
            m.MatchReopened,
        ),
        _same,
    ),
}
