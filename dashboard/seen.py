"""Matches as the pages show them: read from the log, seen by one viewer, judged once for every state of their stream."""

from hashlib import sha256
from pathlib import Path

import msgspec
import streamlit as st

from core.text import Lang
from dashboard import pieces
from dashboard.faces import FACES
from dashboard.match import Seen
from dashboard.pieces import Pieces
from events.store import PEOPLE_STREAM, Head
from projections.files import FileAudit, audit_bytes
from projections.library import Library, Loaded, MatchRow
from projections.timeline import timeline
from projections.views import as_seen, audited, hides, viewer_of

KEPT = 32  # matches that a server keeps judged
KEPT_FOR = 600  # seconds: what was read stays in memory no longer, so that an erased name goes too


def listed(db: Path, search: str) -> tuple[tuple[MatchRow, ...], int]:
    """Return the matches that contain the words searched for, and how many there are in all."""
    with Library(db) as library:
        found = library.matches(search)
        return found, len(found) if not search.split() else len(library.matches())


def from_log(db: Path, stream: str) -> tuple[Loaded, Head] | None:
    """Return a match of the log with the head of the ledger; None when it has no such match.

    It is read, and its chain checked, at every run: what is shown is what the log holds now. The log is opened for this run
    only: a connection belongs to one thread, and nothing is locked between runs. Raises `Trouble`, `Damaged` or `Unreadable`.
    """
    with Library(db) as library:
        if stream == PEOPLE_STREAM or not library.store.version(stream):
            return None
        return library.load(stream), library.head()


def from_file(data: bytes, name: str) -> tuple[FileAudit, ...]:
    """Return the matches of a record file; nothing is written anywhere."""
    return _file(data, name)


def hidden(loaded: Loaded) -> bool:
    """Say whether there is anything in a match that only some may see."""
    return _hidden(loaded, _state(loaded))


def seen(loaded: Loaded, view: str) -> Seen:
    """Return a match as a viewer (one of `projections.views.VIEWERS`) has seen it, with its frames and its audit."""
    return _seen(loaded, _state(loaded), _said(loaded), view)


def in_pieces(shown: Seen, lang: Lang, match: str) -> Pieces:
    """Return a match as it is sent to the viewer; `match` is its name in the address, empty where it has none."""
    return _pieces(shown, shown.mark, _said(shown.loaded), lang, match)


def _said(loaded: Loaded) -> str:
    """Return what names the words of a match: they can be erased while its lines stay."""
    return sha256(msgspec.json.encode((loaded.names, loaded.texts), order="deterministic")).hexdigest()


def _state(loaded: Loaded) -> str:
    """Return what names the state of a match: the hash of its last line stands for its whole chain."""
    return sha256(loaded.lines[-1]).hexdigest()


# Whatever depends on the viewer has the viewer in its key: what one may see is never kept for another.


@st.cache_resource(max_entries=KEPT, ttl=KEPT_FOR, show_spinner=False)
def _hidden(_loaded: Loaded, state: str) -> bool:
    return hides(_loaded)


@st.cache_resource(max_entries=KEPT, ttl=KEPT_FOR, show_spinner=False)
def _seen(_loaded: Loaded, state: str, said: str, view: str) -> Seen:
    """Compute what is shown of a match."""
    shown = as_seen(_loaded, viewer_of(view))
    steps, history = timeline(shown.log, shown.texts)
    frames = FACES[history.game.key].frames(shown.log, shown.texts)
    done, parted = audited(shown)
    mark = state if shown is _loaded else _state(shown)  # no hash of what the viewer has not seen
    return Seen(f"{mark}:{view}", shown, shown is _loaded, steps, frames, history, done, parted)


@st.cache_resource(max_entries=KEPT, ttl=KEPT_FOR, show_spinner=False)
def _pieces(_shown: Seen, mark: str, said: str, lang: Lang, match: str) -> Pieces:
    return pieces.in_pieces(_shown, lang, match=match, timed=bool(match))


@st.cache_resource(max_entries=4, ttl=KEPT_FOR, show_spinner=False)
def _file(data: bytes, name: str) -> tuple[FileAudit, ...]:
    return audit_bytes(data, name)
