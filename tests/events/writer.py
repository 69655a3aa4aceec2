"""A program that lets others write to a log: `python writer.py LOG TIMES`.

For each line of names it starts one process a name, says `started` and their ids, lets them begin together, and says `ended` when
all of them have ended or were killed. A process appends two stones TIMES times to m-1, as commands NAME-1, NAME-2, …, and says
NAME and position of each that was acknowledged. Whoever lost a race says NAME `conflict` and goes on from the version found.
"""

import sys
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path

from core.gomoku.messages import StonePlaced
from core.people import Actor
from events.sqlite import SqliteStore
from events.store import Append, Conflict

FORK = get_context("fork")


def write(log: Path, name: str, times: int, barrier: Barrier) -> None:
    with SqliteStore(log) as store:
        version = store.version("m-1")
        barrier.wait()
        for n in range(1, times + 1):
            while True:
                add = Append("m-1", version, (StonePlaced("black", f"h{n}"), StonePlaced("white", f"i{n}")))
                try:
                    done = store.append([add], f"{name}-{n}", Actor("p-writer", "scribe"), n)
                except Conflict as conflict:
                    version = conflict.found
                    print(f"{name} conflict\n", end="", flush=True)  # in one write: the two share a pipe
                else:
                    version += 2
                    print(f"{name} {done[-1].position}\n", end="", flush=True)
                    break


def main(log: Path, times: int) -> None:
    for line in sys.stdin:
        names = line.split()
        barrier = FORK.Barrier(len(names) + 1)
        writers = [FORK.Process(target=write, args=(log, name, times, barrier)) for name in names]
        for writer in writers:
            writer.start()
        print("started", *(writer.pid for writer in writers), flush=True)
        barrier.wait()
        for writer in writers:
            writer.join()
        print("ended", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
