"""What of a running 斗地主 deal is hidden, and from whom."""

from core.doudizhu import messages as m
from core.doudizhu.state import Deal, Decided, State, Waiting
from core.history import History
from projections.hiding import AT_DESK, HIDDEN, Hiding, Log, same, without_comment
from projections.hiding import seen_by as _seen_by
from projections.logged import Viewer


def seen_by(log: Log, viewer: Viewer) -> Log:
    """Return the log as a viewer has seen it: hands and bottom of a deal are open to all once the deal is over."""
    return _seen_by(log, viewer, _HIDING)


def _own(log: Log, history: History, viewer: Viewer) -> set[int]:
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


def _running(play: State) -> Deal | None:
    """Return the deal that is in progress, or could be again."""
    if isinstance(play, (Waiting, Decided)):
        return None if play.stopped is None else play.stopped.deal
    return play.deal


def _hand(event: m.HandDealt, viewer: Viewer | None) -> m.HandDealt:
    cards = event.cards if event.seat == viewer else (HIDDEN,) * len(event.cards)
    return m.HandDealt(event.seat, cards, event.with_bottom)


def _bottom(event: m.BottomLaid, _: Viewer | None) -> m.BottomLaid:
    return m.BottomLaid((HIDDEN,) * len(event.cards))


def _opening(event: m.MatchOpened, _: Viewer | None) -> m.MatchOpened:
    return m.MatchOpened(event.players, event.options, event.minutes, event.about, without_comment(event.source))


_HIDING = Hiding(
    running=_running,
    hand=m.HandDealt,
    own=_own,
    shows={
        **AT_DESK,
        m.MatchOpened: _opening,
        m.HandDealt: _hand,
        m.BottomLaid: _bottom,
        m.ConductNoted: lambda e, _: m.ConductNoted(e.seat, e.what),
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
            same,
        ),
    },
)
