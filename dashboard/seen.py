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

    Raises `Trouble`, `Damaged` or `Unreadable`.

    The log is opened for this run of the page only: a connection belongs to one thread, and nothing is locked between runs.
    """
    with Library(db) as library:
        head = library.head()
        if stream == PEOPLE_STREAM or not library.store.version(stream):
            return None
        loaded = _loaded(library, str(db), stream, head.hash)
    return _seen(loaded, _mark(loaded), head.hash), head


def from_file(data: bytes, name: str) -> tuple[FileAudit, ...]:
    """Return the matches of a record file; nothing is written anywhere."""
    return _file(data, name)


def of_file(found: FileAudit) -> Seen:
    """Return a match of a file with its frames and its audit."""
    return _seen(found.loaded, _mark(found.loaded), "")


def _mark(loaded: Loaded) -> str:
    return sha256(loaded.lines[-1]).hexdigest()


@st.cache_resource(max_entries=KEPT, ttl=KEPT_FOR, show_spinner=False)
def _loaded(_library: Library, db: str, stream: str, head: str) -> Loaded:
    """Read a match; names can be erased at any commit, so the head of the ledger is part of the key."""
    return _library.load(stream)


@st.cache_resource(max_entries=KEPT, ttl=KEPT_FOR, show_spinner=False)
def _seen(_loaded: Loaded, mark: str, head: str) -> Seen:
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
