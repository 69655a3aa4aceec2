"""Several programs at one log, and programs that are killed."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from events.sqlite import SqliteStore
from events.store import Append
from events.verify import verify
from tests.events.logs import MEET, PEOPLE, SCRIBE, opening

ROOT = Path(__file__).parents[2]


class Writers:
    """Programs that write to a log, started by name; see `writer.py`."""

    def __init__(self, log: Path, times: int) -> None:
        program = [sys.executable, str(Path(__file__).with_name("writer.py")), str(log), str(times)]
        paths = os.environ | {"PYTHONPATH": str(ROOT)}
        self.program = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=paths)

    def __enter__(self) -> "Writers":
        return self

    def __exit__(self, *_: object) -> None:
        self.program.communicate()

    def start(self, *names: str) -> list[int]:
        """Start one program a name, all together; their process ids."""
        assert self.program.stdin is not None
        self.program.stdin.write(" ".join(names) + "\n")
        self.program.stdin.flush()
        return [int(word) for word in self.said()[1:]]

    def said(self) -> list[str]:
        """The next line that any of them says."""
        assert self.program.stdout is not None
        return self.program.stdout.readline().split()

    def rest(self) -> list[list[str]]:
        """All lines up to the end of all of them."""
        return list(iter(self.said, ["ended"]))


def begun(log: Path) -> None:
    with SqliteStore(log) as store:
        store.append([Append("m-1", 0, (opening(),))], "c-1", SCRIBE, 1, (*PEOPLE, MEET))


def test_a_writer_that_is_killed_loses_nothing_that_it_has_acknowledged(tmp_path: Path) -> None:
    log, chance = tmp_path / "log.sqlite", random.Random(7)
    begun(log)
    with Writers(log, 1_000_000) as writers:
        for kill in range(10):
            (pid,) = writers.start(f"w{kill}")
            said = [writers.said()]
            time.sleep(0.03 * chance.random())
            os.kill(pid, signal.SIGKILL)
            said += writers.rest()
            verdict = verify(log)
            assert verdict.faults == ()
            assert verdict.events % 2 == 1, "half a commit: a command has two lines"
            with SqliteStore(log) as store:
                for n, (_, position) in enumerate(said, start=1):
                    assert store.first_result(f"w{kill}-{n}")[-1].position == int(position)
                assert store.version("m-1") == verdict.events


def test_of_two_programs_that_write_to_one_match_one_gets_a_conflict_and_neither_loses_a_line(tmp_path: Path) -> None:
    log, times = tmp_path / "log.sqlite", 20
    begun(log)
    with Writers(log, times) as writers:
        writers.start("a", "b")
        said = writers.rest()
    assert any(word == "conflict" for _, word in said), "both had read version 1"
    with SqliteStore(log, "read") as store:
        for name in ("a", "b"):
            acknowledged = [int(word) for who, word in said if who == name and word != "conflict"]
            assert [store.first_result(f"{name}-{n}")[-1].position for n in range(1, times + 1)] == acknowledged
    verdict = verify(log)
    assert (verdict.faults, verdict.events) == ((), 1 + 2 * 2 * times)
