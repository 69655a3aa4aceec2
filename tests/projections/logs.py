"""A log in memory, of whatever game."""

from collections.abc import Iterable

from core.games import Opening
from core.history import History
from core.messages import Opened
from core.table import Act
from projections.logged import Logged
from tests.core.given import CHIEF, By

Log = tuple[Logged, ...]


def folded(log: Log) -> History:
    """The match that a log holds."""
    opening = log[0].event
    assert isinstance(opening, Opened)
    history = History(opening)
    for entry in log[1:]:
        history.fold(entry.event, entry.actor)
    return history


def logged_from(opening: Opening, acts: Iterable[Act | By]) -> Log:
    """The log of an opening, these acts and their results."""
    history = History(opening)
    log = [Logged(history.opening, CHIEF, 0)]
    for each in acts:
        act, actor = (each.act, each.actor) if isinstance(each, By) else (each, CHIEF)
        for event in history.outcome(act, actor):
            history.fold(event, actor)
            log.append(Logged(event, actor, 0))
    return tuple(log)
