"""A program that writes to a log until it is told to stop or killed: `python writer.py LOG STREAM NAME TIMES`.

It says `ready VERSION`, waits for a line, then appends TIMES stones as commands NAME-1, NAME-2, …; after each acknowledged one
it says its position. Whoever lost a race says `conflict` and goes on from the version found.
"""

import sys
from pathlib import Path

from core.gomoku.messages import StonePlaced
from core.people import Actor
from events.sqlite import SqliteStore
from events.store import Append, Conflict


def write(log: Path, stream: str, name: str, times: int) -> None:
    with SqliteStore(log) as store:
        version = store.version(stream)
        print("ready", version, flush=True)
        sys.stdin.readline()
        for n in range(1, times + 1):
            while True:
                add = Append(stream, version, (StonePlaced("black", f"h{n}"), StonePlaced("white", f"i{n}")))
                try:
                    done = store.append([add], f"{name}-{n}", Actor("p-writer", "scribe"), n)
                except Conflict as conflict:
                    version = conflict.found
                    print("conflict", flush=True)
                else:
                    version += 2
                    print(done[-1].position, flush=True)
                    break


if __name__ == "__main__":
    write(Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]))
