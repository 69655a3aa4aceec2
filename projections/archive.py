"""The audit of a whole archive: one verdict a match, kept beside the log, so that an interrupted run goes on where it stopped.

The verdicts lie in a disposable file. A run that came to its end is never built on: the next one reads and judges everything
again. Of a run that was interrupted, the verdicts of the same program on matches that have not gone on since are taken over.
Whatever the number of workers, verdicts and summary are the same.
"""

import signal
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from multiprocessing import get_context
from operator import attrgetter
from pathlib import Path

import msgspec

from core.games import game_of
from core.script import script
from core.text import Text
from events.disposable import opened
from events.driver import sqlite3
from events.line import Unreadable
from events.reading import checked
from events.sqlite import SqliteStore, troubles
from events.store import Damaged, Store
from projections.audit import audit
from projections.findings import Finding, Open

CHUNK = 64  # matches handed to a worker at a time
HERE = Path(__file__).resolve().parents[1]


class Verdict(msgspec.Struct, frozen=True):
    """What the audit says of one match of the log; people and texts as ids."""

    stream: str
    game: str
    players: tuple[str, ...]
    meet: str | None
    acts: int
    events: int
    result: Text
    findings: tuple[Finding, ...]
    open: tuple[Open, ...]
    damaged: Text | None = None  # the log of the match does not hold together: nothing was judged

    @property
    def weight(self) -> tuple[int, int, int]:
        """Return what puts the worst match first: damage, then findings that wait for a decision, then findings."""
        return (self.damaged is not None, sum(bool(f.waits) for f in self.findings), len(self.findings))


def judge(store: Store, stream: str) -> tuple[Verdict, str]:
    """Return the verdict on a match, and the hash of its last line."""
    raw = store.raw(stream)
    mark = sha256(raw[-1]).hexdigest()
    try:
        lines = checked(store, stream, raw)
    except (Damaged, Unreadable) as damage:
        return Verdict(stream, "", (), None, 0, len(raw), _DAMAGED, (), (), damage.text), mark
    done = audit(script(zip(map(_EVENT, lines), map(_ACTOR, lines), strict=True)))
    opening, game = done.opening, game_of(done.play)
    result = game.results(done.play)
    acts = len(done.match.acts)
    return (
        Verdict(stream, game.key, opening.players, opening.about.meet, acts, len(raw), result, done.findings, done.open),
        mark,
    )


_EVENT, _ACTOR = attrgetter("data"), attrgetter("actor")
_DAMAGED = Text("日志不完整", "the log does not hold together")


def program() -> str:
    """Return a mark of this program: the hash of everything that a verdict depends on."""
    found = sha256()
    for folder in ("core", "events", "projections"):
        for path in sorted((HERE / folder).rglob("*.py")):
            found.update(path.read_bytes())
    return found.hexdigest()


# --- the verdicts, kept ---------------------------------------------------------------------------------------------------


def _lay(conn: sqlite3.Connection) -> None:
    conn.execute("PRAGMA synchronous=NORMAL")
    conn.execute(
        "CREATE TABLE IF NOT EXISTS verdict (stream TEXT PRIMARY KEY, number INTEGER, hash TEXT,"
        " damaged INTEGER, waits INTEGER, findings INTEGER, row BLOB) STRICT"
    )
    conn.execute("CREATE TABLE IF NOT EXISTS run (program TEXT, finished INTEGER) STRICT")


class Verdicts:
    """The disposable file of verdicts beside a log. Rows come out in the order of the streams, or the worst first."""

    def __init__(self, path: Path, mark: str) -> None:
        self.path, self.mark = path, mark
        self.conn = opened(path, _lay)

    def close(self) -> None:
        """Close the file."""
        self.conn.close()

    def begin(self, ends: Sequence[tuple[str, str]], *, afresh: bool) -> set[str]:
        """Begin a run, or go on with the one that was interrupted; return the streams on which there is a verdict already.

        `ends` are the streams, each with the hash of its last line.
        """
        with troubles(self.path):
            found = self.conn.execute("SELECT program FROM run WHERE finished = 0").fetchone()
            if afresh or found is None or found[0] != self.mark:
                self.conn.executescript("DELETE FROM verdict; DELETE FROM run;")
                self.conn.execute("INSERT INTO run VALUES (?, 0)", (self.mark,))
                return set()
            known = dict(self.conn.execute("SELECT stream, hash FROM verdict").fetchall())
            return {stream for stream, mark in ends if known.get(stream) == mark}

    def finish(self) -> None:
        """Say that the run has come to its end."""
        with troubles(self.path):
            self.conn.execute("UPDATE run SET finished = 1")

    def keep(self, verdicts: Sequence[tuple[Verdict, str]], numbers: dict[str, int]) -> None:
        """Keep verdicts, all in one commit."""
        rows = []
        for verdict, mark in verdicts:
            damaged, waits, findings = verdict.weight
            row = msgspec.json.encode(verdict)
            rows.append((verdict.stream, numbers[verdict.stream], mark, int(damaged), waits, findings, row))
        with troubles(self.path):
            self.conn.execute("BEGIN IMMEDIATE")
            self.conn.executemany("INSERT OR REPLACE INTO verdict VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            self.conn.execute("COMMIT")

    def each(self, *, worst_first: bool = False) -> Iterator[Verdict]:
        """Yield the verdicts one by one."""
        with troubles(self.path):
            for (row,) in self.conn.execute(_WORST_FIRST if worst_first else _IN_ORDER):
                yield _DECODE(row)


_DECODE = msgspec.json.Decoder(Verdict).decode
_IN_ORDER = "SELECT row FROM verdict ORDER BY number"
_WORST_FIRST = "SELECT row FROM verdict ORDER BY damaged DESC, waits DESC, findings DESC, number"


def kept_beside(log: Path) -> Path:
    """Return where the verdicts on the matches of a log lie.

    >>> kept_beside(Path("club.sqlite")).name
    'club.sqlite.audit'
    """
    return log.with_name(log.name + ".audit")


# --- the run --------------------------------------------------------------------------------------------------------------


def run(log: Path, verdicts: Verdicts, jobs: int, draw: Callable[[int, int], None], *, afresh: bool = False) -> int:
    """Judge every match of a log; return how many verdicts were taken over. `draw` is told how many of how many are done."""
    with SqliteStore(log, "read") as store:
        ends = store.ends("m-")
    numbers = {stream: n for n, (stream, _) in enumerate(ends)}
    done = verdicts.begin(ends, afresh=afresh)
    todo = [stream for stream, _ in ends if stream not in done]
    count = taken_over = len(done)
    draw(count, len(ends))
    for chunk in _judged(log, [todo[n : n + CHUNK] for n in range(0, len(todo), CHUNK)], jobs):
        verdicts.keep(chunk, numbers)
        count += len(chunk)
        draw(count, len(ends))
    verdicts.finish()
    return taken_over


def _judged(log: Path, chunks: list[list[str]], jobs: int) -> Iterator[list[tuple[Verdict, str]]]:
    if jobs <= 1 or len(chunks) <= 1:
        with SqliteStore(log, "read") as store:
            for chunk in chunks:
                yield [judge(store, stream) for stream in chunk]
        return
    with get_context("spawn").Pool(min(jobs, len(chunks)), _begin, (str(log),)) as pool:
        yield from pool.imap(_chunk, chunks)


_STORE: list[SqliteStore] = []  # of a worker


def _begin(log: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started the workers ends them
    _STORE.append(SqliteStore(Path(log), "read"))


def _chunk(streams: list[str]) -> list[tuple[Verdict, str]]:
    return [judge(_STORE[0], stream) for stream in streams]
