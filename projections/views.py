"""One match as somebody has seen it: everything that leaves the server for a viewer is made of this.

Where the game hides nothing, or the deal is over, that is the match itself. Otherwise log, acts and lines are built up anew from
what the viewer has seen. The canonical lines of a running deal are not shown to a seat: their hashes are of what it has not seen.
"""

import msgspec

from core.games import Opening, game_opened
from core.messages import Opened
from core.script import script
from projections.audit import Audit, audit
from projections.findings import STORED_DIFFERS, Finding, Open
from projections.games import SHOWN
from projections.library import Loaded
from projections.logged import Logged, Viewer
from projections.partings import Parting, partings

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
    shown = SHOWN[game_opened(_opening(loaded)).key]
    judged = msgspec.structs.replace(script(shown.judged_by(log)), told=shown.told)
    return msgspec.structs.replace(loaded, log=log, script=judged, texts=texts, lines=_lines(log))


def audited(seen: Loaded) -> tuple[Audit, tuple[Parting, ...]]:
    """Return what the rules say of a match as somebody has seen it, and where other readings of them part.

    Of a deal that he does not see to the end he is not told what would give away a hand of another, nor that results differ:
    what follows from cards that are hidden cannot be derived again from the others.
    """
    done = audit(seen.script)
    every = partings(done)
    if all(entry.to == "referee" for entry in seen.log):
        return done, every
    heard = tuple(f for f in done.findings if _tells(f, f.seat, seen))
    unsure = tuple(o for o in done.open if _tells(o, None, seen))
    parted = (_heard(parting, seen) for parting in every)
    return msgspec.structs.replace(done, findings=heard, open=unsure), tuple(p for p in parted if p is not None)


def _heard(parting: Parting, seen: Loaded) -> Parting | None:
    """Return where another reading parts without what is not told; None where nothing is left."""
    added, removed = (tuple(f for f in found if _tells(f, f.seat, seen)) for found in (parting.added, parting.removed))
    if (parting.added or parting.removed) and not (added or removed or parting.changes_result):
        return None
    return msgspec.structs.replace(parting, added=added, removed=removed)


def _tells(found: Finding | Open, seat: int | None, seen: Loaded) -> bool:
    """Say whether a viewer is told of something that was found."""
    viewer = seen.log[found.at.version - 1].to
    code = found.rule if isinstance(found, Finding) else found.code
    if viewer in ("referee", seat):
        return True
    return code != STORED_DIFFERS and code not in SHOWN[game_opened(_opening(seen)).key].hushed


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
