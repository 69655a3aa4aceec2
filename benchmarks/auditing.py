"""The audit of an archive of real games, from the database, chains verified, on one core."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from benchmarks.matches import archive
from benchmarks.report import Row
from benchmarks.timing import ROUNDS, rate
from core.script import script
from events.people import WordsErased
from events.reading import verified
from events.sqlite import SqliteStore
from projections.audit import Audit, audit
from projections.partings import partings


def rows() -> Iterator[Row]:
    """Measure the audit without and with the other readings of the law."""
    with tempfile.TemporaryDirectory() as folder:
        store = archive(Path(folder) / "archive.sqlite")
        events = sum(store.version(stream) for stream in store.streams())

        def findings() -> int:
            return sum(len(_audited(store, stream).findings) for stream in store.streams())

        def everything() -> int:
            return sum(len(partings(_audited(store, stream))) for stream in store.streams())

        plain = median(rate(findings, events) for _ in range(ROUNDS))
        yield Row(
            "audit from the database: findings, results, what is open",
            "events/s",
            plain,
            "",
            None,
            None,
            "150,000/s",
            plain >= 150_000,
        )
        full = median(rate(everything, events) for _ in range(ROUNDS))
        yield Row("… and every other reading of the law", "events/s", full, "", None, None, "150,000/s", full >= 150_000)
        store.close()


def _audited(store: SqliteStore, stream: str) -> Audit:
    lines = verified(store, stream)
    return audit(script(tuple((line.data, line.actor) for line in lines if not isinstance(line.data, WordsErased))))
