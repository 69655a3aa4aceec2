"""What of a running 掼蛋 deal is hidden, and from whom.

Tributes and the jokers of a refusal lie open for all (GD5.2, GD5.3), cards that were seen by others too. A returned card goes to
who gets it, and only giver and receiver have seen it; where returns are shown together, all have once the last one is made.
"""

from core.guandan import messages as m
from core.guandan.state import HAND, Deal, Decided, State, Waiting, due_to_return
from core.history import History
from projections.hiding import AT_DESK, HIDDEN, Hiding, Log, same, without_comment
from projections.hiding import seen_by as _seen_by
from projections.logged import Viewer


def seen_by(log: Log, viewer: Viewer) -> Log:
    """Return the log as a viewer has seen it: the hands of a deal are open to all once the deal is over."""
    return _seen_by(log, viewer, _HIDING)


def _running(play: State) -> Deal | None:
    """Return the deal that is in progress, or could be again."""
    if isinstance(play, (Waiting, Decided)):
        return None if play.stopped is None else play.stopped.deal
    return play.deal


def _own(log: Log, history: History, viewer: Viewer) -> set[int]:
    """Return the versions of those events whose cards only some have seen, and the viewer is one of them."""
    found = set()
    for version in history.line():
        event = log[version - 1].event
        match event:
            case m.HandDealt(seat) if seat == viewer and _stands(history, version, seat):
                found.add(version)
            case m.CardReturned() if _sees(event, history, version, viewer):
                found.add(version)
            case m.RefusalClaimed(seat) | m.HandCounted(seat) if seat == viewer or _lays_open(event, history):
                found.add(version)
            case _:
                pass
    return found


def _stands(history: History, version: int, seat: m.Seat) -> bool:
    """Say whether a hand is the one recorded for its seat: another that is given later may be somebody else's."""
    after, before = _running(history.tables[version].play), _running(history.tables[history.parent[version]].play)
    return before is None or after is None or before.number != after.number or before.given[seat] is None


def _sees(event: m.CardReturned, history: History, version: int, viewer: Viewer) -> bool:
    """Say whether a viewer has seen the card of a return."""
    play: State = history.tables[version].play
    deal = _running(play)
    to = None if deal is None else next((to for seat, _, to in deal.tribute.returned if seat == event.seat), None)
    if play.match.options.return_order == "together":
        return viewer == event.seat or (deal is not None and not _face_down(history, deal.number))
    return viewer in (event.seat, to)


def _face_down(history: History, number: int) -> bool:
    """Say whether a return of a deal is still to be made, so that those which were lie face down."""
    tables = (history.tables[version] for version in reversed(history.line()))
    deal = next((deal for table in tables if (deal := _running(table.play)) is not None and deal.number == number), None)
    return deal is not None and deal.plays == 0 and bool(due_to_return(deal))


def _lays_open(event: m.RefusalClaimed | m.HandCounted, history: History) -> bool:
    """Say whether what this event tells is for all: the jokers of a refusal, where they are shown."""
    play: State = history.table.play
    return isinstance(event, m.RefusalClaimed) and play.match.options.refusal != "not_shown"


def _hand(event: m.HandDealt, viewer: Viewer | None) -> m.HandDealt:
    """Return a hand; that of somebody else as 27 cards, as everybody gets (GD1.1), whatever its number is."""
    return m.HandDealt(event.seat, event.cards if event.seat == viewer else (HIDDEN,) * HAND, event.after_tribute)


def _returned(event: m.CardReturned, viewer: Viewer | None) -> m.CardReturned:
    return m.CardReturned(event.seat, HIDDEN if viewer is None else event.card, event.to, event.corrects)


def _claimed(event: m.RefusalClaimed, viewer: Viewer | None) -> m.RefusalClaimed:
    return m.RefusalClaimed(event.seat, (HIDDEN,) * len(event.cards) if viewer is None else event.cards)


def _counted(event: m.HandCounted, viewer: Viewer | None) -> m.HandCounted:
    return m.HandCounted(event.seat, None if viewer is None else event.count)


def _opening(event: m.MatchOpened, _: Viewer | None) -> m.MatchOpened:
    source = without_comment(event.source)
    return m.MatchOpened(event.players, event.options, event.minutes, event.about, source, event.preset, event.preset_name)


HUSHED = frozenset(
    {
        "guandan.hand_count",
        "guandan.count_wrong",
        "guandan.count_missing",
        "guandan.count_unanswered",
        "guandan.counts_unrecorded",
    }
)
"""What tells how many cards a hand holds (GC2.8)."""

_HIDING = Hiding(
    running=_running,
    hand=(m.HandDealt, m.CardReturned, m.RefusalClaimed, m.HandCounted),
    own=_own,
    shows={
        **AT_DESK,
        m.MatchOpened: _opening,
        m.HandDealt: _hand,
        m.CardReturned: _returned,
        m.RefusalClaimed: _claimed,
        m.HandCounted: _counted,
        m.ConductNoted: lambda e, _: m.ConductNoted(e.seat, e.what),
        **dict.fromkeys(
            (
                m.DealBegun,
                m.LevelNoted,
                m.LeaderDrawn,
                m.TributePaid,
                m.TributeUnrecorded,
                m.CardsPlayed,
                m.Passed,
                m.CardsExposed,
                m.PlayTakenBack,
                m.CountAnnounced,
                m.CountAsked,
                m.PlaysUnrecorded,
                m.DealNoted,
                m.LevelsNoted,
                m.PointsNoted,
                m.TotalsNoted,
                m.SheetSigned,
                m.TributeDue,
                m.TributesMatched,
                m.TributeRefused,
                m.LeadGiven,
                m.PlayerOut,
                m.TrickTaken,
                m.DealSettled,
                m.DealStopped,
                m.DealReopened,
                m.TrickReopened,
                m.DealRuled,
                m.DealUnruled,
                m.PlayUndone,
                m.LeadUndone,
                m.TurnStopped,
                m.TurnGiven,
                m.MatchRuled,
                m.MatchOver,
                m.MatchReopened,
            ),
            same,
        ),
    },
)
