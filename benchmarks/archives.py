"""斗地主 in bulk: an archive judged by one process and by two, record files taken in, a million events in flat memory."""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median

from benchmarks.deals import PLAYER, archive, match
from benchmarks.report import Row
from benchmarks.timing import rate
from core.cards import RANK_OF
from core.doudizhu.messages import BidMade, BottomShown, CardsPlayed, HandDealt, Passed
from core.games import Act
from events.importing import Sidings, prepare
from events.records import found
from events.records.record import Header, Record
from events.records.transcript import write
from events.sqlite import SqliteStore
from projections.archive import judge

MATCHES = 300
MILLION = 1_000_000
ROUNDS = 5
MEGABYTES = 200


def rows() -> Iterator[Row]:
    """Measure the audit of an archive, the import of files, and the memory of a large audit."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        yield from _audits(folder)
        yield from _imports(folder)
        yield from _million(folder)


def _audits(folder: Path) -> Iterator[Row]:
    path = folder / "archive.sqlite"
    archive(path, MATCHES).close()
    with SqliteStore(path, "read") as store:
        streams = store.streams()
        events = sum(store.version(stream) for stream in streams)
        one = median(rate(lambda: [judge(store, stream) for stream in streams], events) for _ in range(ROUNDS))
    yield Row(
        "斗地主 archive audited, chains verified, one process", "events/s", one, "", None, None, "150,000/s", one >= 150_000
    )


def _imports(folder: Path) -> Iterator[Row]:
    """Files of one deal a line, ranks without suits, and transcripts with every card."""
    chance, files = random.Random(20260102), {"ddz-json": folder / "deals.jsonl", "transcript": folder / "matches.txt"}
    matches = [match(chance, 1) for _ in range(400)]
    files["ddz-json"].write_text("".join(f"{_line(n, acts)}\n" for n, acts in enumerate(matches)), encoding="utf-8")
    texts = (
        write(Record("transcript", Header((None,) * 3), {}, acts, (1,) * len(acts), game="doudizhu"), "zh") for acts in matches
    )
    files["transcript"].write_text("\n".join(texts), encoding="utf-8")
    for form, path in files.items():
        data = path.read_bytes()
        acts = sum(len(record.acts) for record in found.read(data))
        ours = median(rate(partial(_taken_in, folder, data), acts) for _ in range(3))
        yield Row(f"斗地主 files taken in ({form})", "acts/s", ours, "", None, None, "60,000/s", ours >= 60_000)


def _taken_in(folder: Path, data: bytes) -> None:
    """Read a file and append its matches to a new log, as `fupan import` does."""
    log = folder / "import.sqlite"
    with SqliteStore(log, durable=False) as store:
        salts = count()
        for n, record in enumerate(found.read(data)):
            prepared = prepare(record, Sidings(store, lambda: f"{next(salts):032x}"), PLAYER)
            store.append([prepared.append(f"m-{n}")], f"c-{n}", PLAYER, 0, prepared.rows)
    for path in folder.glob("import.sqlite*"):
        path.unlink()


def _record(acts: tuple[Act, ...]) -> Record:
    return Record("transcript", Header((None,) * 3), {}, acts, (1,) * len(acts), game="doudizhu")


def _line(n: int, acts: tuple[Act, ...]) -> str:
    """Return one deal as a line of JSON, cards by their ranks."""
    said: dict[str, object] = {"id": n, "hands": {str(a.seat): _ranks(a.cards) for a in acts if isinstance(a, HandDealt)}}
    said["bottom"] = next(_ranks(a.cards) for a in acts if isinstance(a, BottomShown))
    bids = [(a.seat, a.points) for a in acts if isinstance(a, BidMade)]
    said["bids"] = bids
    said["landlord"] = max(bids, key=lambda bid: bid[1])[0]
    said["moves"] = [
        (a.seat, _ranks(a.cards) if isinstance(a, CardsPlayed) else "") for a in acts if isinstance(a, (CardsPlayed, Passed))
    ]
    return json.dumps(said)


def _ranks(cards: tuple[str, ...]) -> str:
    return "".join(RANK_OF[card] for card in cards)


def _million(folder: Path) -> Iterator[Row]:
    path, chance, salts = folder / "million.sqlite", random.Random(3), count()
    with SqliteStore(path, durable=False) as store:
        ready = []
        for _ in range(60):
            acts = match(chance, 4)
            ready.append(prepare(_record(acts), Sidings(store, lambda: f"{next(salts):032x}"), PLAYER))
        events = n = 0
        while events < MILLION:
            prepared = ready[n % len(ready)]
            store.append([prepared.append(f"m-{n:016x}")], f"c-{n}", PLAYER, 0, prepared.rows)
            events, n = events + len(prepared.events), n + 1
    for jobs in (1, 2):
        took, peak = _audited(path, jobs)
        what, pace = f"{events:,} events audited by `fupan audit --all --jobs {jobs}`, wall time", events / took
        yield Row(what, "events/s", pace, "", None, None, "150,000/s", pace >= 150_000)
        if jobs == 1:
            yield Row("… its memory", "MB", peak, "", None, None, "< 200 MB", peak < MEGABYTES)


def _audited(path: Path, jobs: int) -> tuple[float, float]:
    """Return the seconds that the command took, and the most memory that it held, in megabytes."""
    script = (
        "import resource, sys; from cli.main import main; code = main(sys.argv[1:]);"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss); sys.exit(code)"
    )
    words = ["audit", "--db", str(path), "--all", "--afresh", "--jobs", str(jobs)]
    begun = time.perf_counter()
    said = {**os.environ, "FUPAN_LANG": "en"}
    done = subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True, check=False, env=said)
    took = time.perf_counter() - begun
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr)
    return took, int(done.stdout.splitlines()[-1]) / 1024
