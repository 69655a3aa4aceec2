"""What of a running 炒地皮 deal is hidden, and from whom: what is at every such table, and what only this game has."""

from core.chaodipi import messages as m
from core.table import Event
from projections.hiding import HIDDEN, Log, same, without_comment
from projections.hiding import seen_by as _seen_by
from projections.logged import Viewer
from projections.trumps.views import hiding

TOLD: frozenset[type] = frozenset((m.PlayBarred,))
"""A follow that is found wrong is announced, or nobody knew who has won the trick: it cannot win, and is fined (CD4.3)."""


def seen_by(log: Log, viewer: Viewer) -> Log:
    """Return the log as a viewer has seen it: hands and bottom of a deal are open to all once the deal is over."""
    return _seen_by(log, viewer, _HIDING)


def _opening(event: m.MatchOpened, _: Viewer | None) -> Event:
    return m.MatchOpened(
        event.players,
        event.options,
        minutes=event.minutes,
        about=event.about,
        source=without_comment(event.source),
        preset=event.preset,
        preset_name=event.preset_name,
        games=event.games,
    )


def _drawn_off(event: m.CardsDrawnOff, viewer: Viewer | None) -> Event:
    cards = (HIDDEN,) * len(event.cards) if viewer is None else event.cards
    return m.CardsDrawnOff(event.seat, event.by, cards, event.to)


_HIDING = hiding(
    {
        m.MatchOpened: _opening,
        m.CardsDrawnOff: _drawn_off,
        **dict.fromkeys(
            (
                m.PointsFined,
                m.CountsFined,
                m.PlayBarred,
                m.DealFined,
                m.DeliberateFined,
                m.DealUnfined,
                m.DeclarersPlaced,
                m.DeclarersUnplaced,
                m.GameGiven,
                m.GameNotGiven,
            ),
            same,
        ),
    },
    hand=(m.CardsDrawnOff,),
)
