"""The log as commands use it: opening it, naming a match, saying who acts and when."""

import getpass
import os
import secrets
import time
from argparse import Namespace
from pathlib import Path

from cli.exits import USAGE
from cli.talk import Stop, Talk
from core.people import Actor
from core.text import Text
from events.importing import Sidings
from events.sqlite import SqliteStore, old_sqlite
from events.store import Store
from events.unseen import refused, shown
from projections.library import Library

LONGEST = 40  # signs of what was given that a sentence repeats


def clock() -> int:
    """Return the time in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def new_id(prefix: str) -> str:
    """Return a new random id."""
    return f"{prefix}-{secrets.token_hex(8)}"


def salt() -> str:
    """Return a new salt for the side table."""
    return secrets.token_hex(16)


def writing(talk: Talk, *, durable: bool = True) -> SqliteStore:
    """Open the log for writing."""
    if (warning := old_sqlite()) is not None:
        talk.aside(warning)
    return SqliteStore(talk.db, durable=durable)


def reading(talk: Talk) -> Library:
    """Open the log to look at it."""
    return Library(talk.db)


def actor(args: Namespace, sidings: Sidings) -> Actor:
    """Return who gives the command."""
    return Actor(sidings.person(name_of(args)), args.role)


def name_of(args: Namespace) -> str:
    """Return the name of who gives the command. Raises `Stop` where it holds a sign that nobody sees."""
    return seen(args.by or os.environ.get("FUPAN_BY") or _login())


def seen(words: str) -> str:
    """Return words that somebody gives on the command line. Raises `Stop` where they hold a sign that nobody sees."""
    if (fault := refused(words)) is not None:
        raise Stop(_HIDDEN.fill(words=shown(words)[:LONGEST], fault=fault), USAGE)
    return words


def _login() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "—"


def match_of(store: Store, said: str) -> str:
    """Return the stream that a word names: its id or the first signs of it. Raises `Stop` when none or several fit."""
    found = [s for s in store.streams() if s == said] or [
        s for s in store.streams() if s.removeprefix("m-").startswith(said.removeprefix("m-"))
    ]
    found = [s for s in found if s.startswith("m-")]
    if len(found) == 1:
        return found[0]
    raise Stop((_NONE if not found else _SEVERAL).fill(said=said, n=len(found)), USAGE)


def short(stream: str) -> str:
    """Return the first signs of an id, as shown in lists."""
    return stream[:10]


def title(stream: str, players: tuple[str, ...], meet: str) -> str:
    """Return what stands over a match: the first signs of its id, who plays, and the meet, on one line."""
    return " ".join(f"{short(stream)} {' — '.join(players)} {meet}".split())


def is_there(path: Path) -> bool:
    """Say whether there is such a file or folder; of a path that the system does not take: no. Who reads it says why."""
    try:
        return path.exists()
    except OSError:
        return False


def folder_files(path: Path) -> list[Path]:
    """Return the file, or all files below the folder."""
    if is_there(path) and path.is_dir():
        return sorted(p for p in path.rglob("*") if p.is_file() and not p.name.startswith("."))
    return [path]


def is_log(path: Path, log_file: Path) -> bool:
    """Say whether a path is the log itself or one of the files beside it, under whatever name."""
    endings = ("", "-wal", "-shm", *(f"{more}{end}" for more in (".views", ".audit") for end in ("", "-wal", "-shm")))
    beside = [log_file.resolve().with_name(log_file.name + ending) for ending in endings]
    return path.resolve() in beside or any(path.exists() and each.exists() and path.samefile(each) for each in beside)


_HIDDEN = Text("“{words}”：{fault}。", "“{words}”: {fault}.")
_NONE = Text(
    "没有编号以“{said}”开头的比赛；请用 fupan list 查看。", "There is no match whose id starts with “{said}”; see fupan list."
)
_SEVERAL = Text(
    "有{n}场比赛的编号以“{said}”开头；请多写几位。", "{n} matches have ids that start with “{said}”; write more of it."
)
