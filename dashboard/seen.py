"""Matches as the pages show them, read from the log and judged once for every state of their stream."""

from hashlib import sha256
from pathlib import Path

import msgspec
import streamlit as st

from events.store import PEOPLE_STREAM, Head
from projections.audit import Audit, audit
from projections.files import FileAudit, audit_bytes
from projections.frames import Frame, frames
from projections.library import Library, Loaded, MatchRow
from projections.partings import Parting, partings

KEPT = 32  # matches that a server keeps judged
KEPT_FOR = 600  # seconds: what was read stays in memory no longer, so that an erased name goes too


class Seen(msgspec.Struct, frozen=True):
    """One match with all that is computed from it. `mark` names this state of it: the hash of its last line."""

    mark: str
    loaded: Loaded
    frames: tuple[Frame, ...]
    audit: Audit
    partings: tuple[Parting, ...]


class Judged(msgspec.Struct, frozen=True):
    """What the rules make of a match."""

    audit: Audit
    partings: tuple[Parting, ...]


def listed(db: Path, search: str) -> tuple[tuple[MatchRow, ...], int]:
    """Return the matches that contain the words searched for, and how many there are in all."""
    with Library(db) as library:
        found = library.matches(search)
        return found, len(found) if not search.split() else len(library.matches())


def from_log(db: Path, stream: str) -> tuple[Seen, Head] | None:
    """Return a match of the log with the head of the ledger; None when it has no such match.

    It is read, and its chain checked, at every run: what is shown is what the log holds now. The log is opened for this run
    only: a connection belongs to one thread, and nothing is locked between runs. Raises `Trouble`, `Damaged` or `Unreadable`.
    """
    with Library(db) as library:
        if stream == PEOPLE_STREAM or not library.store.version(stream):
            return None
        return seen(library.load(stream)), library.head()


def from_file(data: bytes, name: str) -> tuple[FileAudit, ...]:
    """Return the matches of a record file; nothing is written anywhere."""
    return _file(data, name)


def seen(loaded: Loaded) -> Seen:
    """Return a match with its frames and its audit; `loaded` may come from a log or from a file."""
    said = sha256(msgspec.json.encode((loaded.names, loaded.texts), order="deterministic")).hexdigest()
    return _seen(loaded, sha256(loaded.lines[-1]).hexdigest(), said)


@st.cache_resource(max_entries=KEPT, ttl=KEPT_FOR, show_spinner=False)
def _seen(_loaded: Loaded, mark: str, said: str) -> Seen:
    """Compute what is shown of a match; names and texts can be erased while its lines stay, so they are part of the key."""
    done = _judged(_loaded, mark)
    return Seen(mark, _loaded, frames(_loaded.log, _loaded.texts), done.audit, done.partings)


@st.cache_resource(max_entries=KEPT, ttl=KEPT_FOR, show_spinner=False)
def _judged(_loaded: Loaded, mark: str) -> Judged:
    """Judge a match; the hash of its last line stands for its whole chain."""
    done = audit(_loaded.script)
    return Judged(done, partings(done))


@st.cache_resource(max_entries=4, ttl=KEPT_FOR, show_spinner=False)
def _file(data: bytes, name: str) -> tuple[FileAudit, ...]:
    return audit_bytes(data, name)
