"""What of a running 升级 deal is hidden, and from whom: what is at every such table, and who sees what of the opening."""

from core.shengji.messages import MatchOpened
from projections.hiding import Log, without_comment
from projections.hiding import seen_by as _seen_by
from projections.logged import Viewer
from projections.trumps.views import hiding


def seen_by(log: Log, viewer: Viewer) -> Log:
    """Return the log as a viewer has seen it: hands and bottom of a deal are open to all once the deal is over."""
    return _seen_by(log, viewer, _HIDING)


def _opening(event: MatchOpened, _: Viewer | None) -> MatchOpened:
    return MatchOpened(
        event.players,
        event.options,
        minutes=event.minutes,
        about=event.about,
        source=without_comment(event.source),
        preset=event.preset,
        preset_name=event.preset_name,
        deals=event.deals,
    )


_HIDING = hiding({MatchOpened: _opening})
