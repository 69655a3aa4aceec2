"""A log in memory, of whatever game."""

from core.history import History
from core.messages import Opened
from projections.logged import Logged

Log = tuple[Logged, ...]


def folded(log: Log) -> History:
    """The match that a log holds."""
    opening = log[0].event
    assert isinstance(opening, Opened)
    history = History(opening)
    for entry in log[1:]:
        history.fold(entry.event, entry.actor)
    return history
