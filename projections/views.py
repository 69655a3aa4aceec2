"""One match as somebody has seen it: everything that leaves the server for a viewer is made of this.

Where the game hides nothing, or the deal is over, that is the match itself. Otherwise log, acts and lines are built up anew from
what the viewer has seen. The canonical lines of a running deal are not shown to a seat: their hashes are of what it has not seen.
"""

import msgspec

from core.games import Opening, game_opened
from core.messages import Opened
from core.script import script
from projections.games import SHOWN
from projections.library import Loaded
from projections.logged import Logged, Viewer

_VIEWERS: dict[str, Viewer] = {"referee": "referee", "public": "public", "A": 0, "B": 1, "C": 2, "D": 3}
VIEWERS: tuple[str, ...] = tuple(_VIEWERS)

LATER = "（打完后可见 / after the deal）"
"""What stands in place of words that a viewer may read once the deal is over."""


class Seen(msgspec.Struct, frozen=True):
    """A line of the log as a viewer has seen it: nothing of its hashes."""

    version: int
    at: int
    role: str
    data: object


def viewer_of(name: str) -> Viewer:
    """Return the viewer of this name, one of `VIEWERS`. Raises KeyError for another.

    >>> viewer_of("B"), viewer_of("public")
    (1, 'public')
    """
    return _VIEWERS[name]


def viewers_of(loaded: Loaded) -> tuple[str, ...]:
    """Return the names of those who may look at a match: the referee, the public, and its seats."""
    return VIEWERS[: 2 + len(_opening(loaded).players)]


def hides(loaded: Loaded) -> bool:
    """Say whether there is anything in a match that only some may see: a game with hands, and a deal that is not over."""
    return _log(loaded, "public") is not loaded.log


def as_seen(loaded: Loaded, viewer: Viewer) -> Loaded:
    """Return a match as a viewer has seen it; itself where that is all of it."""
    log = _log(loaded, viewer)
    if log is loaded.log:
        return loaded
    texts = _texts(log, loaded.texts)
    events = tuple((entry.event, entry.actor) for entry in log)
    return msgspec.structs.replace(loaded, log=log, script=script(events), texts=texts, lines=_lines(log))


def _log(loaded: Loaded, viewer: Viewer) -> tuple[Logged, ...]:
    return SHOWN[game_opened(_opening(loaded)).key].seen_by(loaded.log, viewer)


def _opening(loaded: Loaded) -> Opening:
    opening = loaded.log[0].event
    if not isinstance(opening, Opened):
        raise TypeError("the first event of a match is its opening")
    return opening


def _texts(log: tuple[Logged, ...], texts: dict[str, str]) -> dict[str, str]:
    """Return the free texts that the log as seen still names."""
    said = msgspec.json.encode([entry.event for entry in log]).decode()
    return {name: body for name, body in texts.items() if name in said} | {"": LATER}


def _lines(log: tuple[Logged, ...]) -> tuple[bytes, ...]:
    encode = msgspec.json.encode
    return tuple(encode(Seen(n, entry.at, entry.actor.role, entry.event)) for n, entry in enumerate(log, start=1))
