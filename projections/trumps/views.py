"""What of a running 升级 deal is hidden, and from whom.

A seat has seen what it has drawn, its own hand, the bottom as it lay when it took it up, and what it has buried. Cards that
were shown to make trumps, the third bottom card, cards played, and those that come back from a throw have been seen by all.
What lies buried has been seen by who buried it last (SJ3.1, SJ4.2) and, once he takes it up, by who has overturned after that.
"""

from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Any

from core.history import History
from core.people import Actor
from core.table import Event
from core.trumps import messages as m
from core.trumps.deals import in_deal
from core.trumps.evolve_bottom import no_insurance
from core.trumps.state import Deal, Decided, State, Waiting
from projections.hiding import AT_DESK, HIDDEN, Hiding, Log, same
from projections.logged import Viewer


def judged_by(log: Log) -> Iterator[tuple[Event | None, Actor]]:
    """Yield the events by which a match is judged as somebody has seen it.

    What has made a throw fail lies in hands that may be hidden, so that it cannot be derived again: it is taken as called, where
    the record does not go on to say itself what stayed.
    """
    for entry, after in zip_longest(log, log[1:]):
        event: Event | None = entry.event
        if isinstance(event, m.ThrowFailed) and entry.to != "referee":
            said = after is not None and isinstance(after.event, m.ThrowCalled)
            event = None if said else m.ThrowCalled(event.seat, event.cards, event.by)
        yield event, entry.actor


def _running(play: State) -> Deal | None:
    """Return the deal that is in progress, or could be again."""
    if isinstance(play, (Waiting, Decided)):
        return None if play.stopped is None else play.stopped.deal
    return play.deal


def _own(log: Log, history: History, viewer: Viewer) -> set[int]:
    """Return the versions of those events whose cards only some have seen, and the viewer is one of them."""
    found = set[int]()
    for version in history.line():
        match log[version - 1].event:
            case m.HandDealt(seat) if seat == viewer and _stands(history, version, seat):
                found.add(version)
            case m.CardDrawn(seat) | m.BottomTaken(seat) | m.BottomBuried(seat) if seat == viewer:
                found.add(version)
            case _:
                pass
    return found | _of_bottom(log, history, viewer) | _of_insurance(log, history)


def _of_insurance(log: Log, history: History) -> set[int]:
    """Return the draws by which it is settled whether a card insures: both cards lie open, and when they were drawn counts.

    Where something else is wrong with it, or the option lets any card insure, no draw is told of.
    """
    found, draws, deal = set[int](), dict[int, m.CardDrawn](), 0
    for version in history.line():
        event, play = log[version - 1].event, history.tables[history.parent[version]].play
        if isinstance(event, (m.DealBegun, m.Redealt)) or (_running(play) is not None and in_deal(play).deal.number != deal):
            draws, deal = {}, in_deal(play).deal.number
        if isinstance(event, m.CardDrawn):
            draws[version] = event
        elif isinstance(event, m.Insured) and _by_draws(play, event):
            found |= {at for at, draw in draws.items() if draw.seat == event.seat and draw.card in event.cards}
    return found


def _by_draws(play: State, event: m.Insured) -> bool:
    """Say whether it hangs on the draws alone if a card insures."""
    if _running(play) is None or play.match.options.insurance_cards != "drawn_after":
        return False
    return no_insurance(in_deal(play), event) in ("", "held")


def _of_bottom(log: Log, history: History, viewer: Viewer) -> set[int]:
    """Return the versions of those events whose cards lay in the bottom when the viewer took it up."""
    found, lies = set[int](), set[int]()
    for version in history.line():
        event = log[version - 1].event
        before, after = (_running(history.tables[v].play) for v in (history.parent[version], version))
        if after is None or before is None or after.number != before.number or isinstance(event, m.DealBegun):
            lies = set()
        taken = () if after is None else after.taken
        if taken and taken[-1] == viewer and len(taken) > (0 if before is None else len(before.taken)):
            found |= lies
        if _laid_down(event, before, after):
            lies = {version}
    return found


def _laid_down(event: Event, before: Deal | None, after: Deal | None) -> bool:
    """Say whether the cards of an event lie in the bottom from here on: one that is recorded again, or too late, lies nowhere."""
    match event:
        case m.BottomLaid():
            again = before is not None and after is not None and before.number == after.number and before.in_order
            return after is not None and after.in_order and not again
        case m.BottomBuried(seat):
            return after is not None and after.burier == seat
        case _:
            return False


def _stands(history: History, version: int, seat: m.Seat) -> bool:
    """Say whether a hand is one recorded for its seat: another that is given later may be somebody else's."""
    after, before = _running(history.tables[version].play), _running(history.tables[history.parent[version]].play)
    if before is None or after is None or before.number != after.number or before.given[seat] is None:
        return True
    return before.given[seat] is not after.given[seat]


def _hidden(cards: tuple[str, ...], viewer: Viewer | None) -> tuple[str, ...]:
    return (HIDDEN,) * len(cards) if viewer is None else cards


def hiding(openings: dict[type, Callable[..., Any]], hand: tuple[type, ...] = ()) -> Hiding:
    """Return what is hidden at a table of a game.

    `openings`: how its opening, and what only it has, are told to a viewer; `hand`: which of those hold cards of a hand.
    """
    return Hiding(
        running=_running,
        hand=(m.CardDrawn, m.HandDealt, m.BottomLaid, m.BottomTaken, m.BottomBuried, *hand),
        own=_own,
        shows={
            **AT_DESK,
            **openings,
            m.CardDrawn: lambda e, viewer: m.CardDrawn(e.seat, HIDDEN if viewer is None else e.card),
            m.HandDealt: lambda e, viewer: m.HandDealt(e.seat, _hidden(e.cards, viewer), e.after_burial),
            m.BottomLaid: lambda e, viewer: m.BottomLaid(_hidden(e.cards, viewer)),
            m.BottomTaken: lambda e, viewer: m.BottomTaken(e.seat, _hidden(e.cards, viewer)),
            m.BottomBuried: lambda e, viewer: m.BottomBuried(e.seat, _hidden(e.cards, viewer)),
            m.ConductNoted: lambda e, _: m.ConductNoted(e.seat, e.what),
            **dict.fromkeys(
                (
                    m.DealBegun,
                    m.LevelNoted,
                    m.DeclarerNoted,
                    m.TrumpsNoted,
                    m.HandCounted,
                    m.BottomCounted,
                    m.TrumpsDeclared,
                    m.Insured,
                    m.Overturned,
                    m.OverturnPassed,
                    m.NobodyDeclared,
                    m.ThirdBottomCardShown,
                    m.BottomUnrecorded,
                    m.BottomShown,
                    m.CardsPlayed,
                    m.ThrowCalled,
                    m.CardsExposed,
                    m.PlayTakenBack,
                    m.PlaysUnrecorded,
                    m.TrickNoted,
                    m.DealNoted,
                    m.LevelsNoted,
                    m.MatchNoted,
                    m.SheetSigned,
                    m.TimeCalled,
                    m.DrawEnded,
                    m.Redealt,
                    m.DeclarerMade,
                    m.TrumpsSet,
                    m.OverturnAsked,
                    m.BottomDue,
                    m.LeadGiven,
                    m.ThrowFailed,
                    m.TrickTaken,
                    m.TrickOpen,
                    m.TrickFound,
                    m.BottomAwaited,
                    m.BottomCaptured,
                    m.DealSettled,
                    m.DealStopped,
                    m.DealReopened,
                    m.TrickReopened,
                    m.DealRuled,
                    m.DealUnruled,
                    m.PlayUndone,
                    m.LeadUndone,
                    m.TurnGiven,
                    m.MatchRuled,
                    m.MatchOver,
                    m.MatchReopened,
                ),
                same,
            ),
        },
    )
