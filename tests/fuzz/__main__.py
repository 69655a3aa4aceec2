"""`python -m tests.fuzz`: damaged inputs for as long as is wanted, from a fresh seed that is printed.

A failure is printed with its traceback and kept in `build/fuzz/`; `--seed S --first N --count 1` runs one input again.
"""

import argparse
import sys
import time
import traceback
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import SystemRandom
from types import TracebackType

from tests.fuzz.mutate import Inputs
from tests.fuzz.run import check

KEPT = Path(__file__).parents[2] / "build" / "fuzz"
MOST_KEPT = 20


def attempt(inputs: Inputs, index: int) -> bool:
    """Run one input and return whether all went well; what did not is printed and its input kept."""
    data = inputs[index]
    well: list[int] = []

    def keep(kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> bool:
        if not isinstance(error, Exception):  # nothing was raised, or the wish to stop
            return False
        KEPT.mkdir(parents=True, exist_ok=True)
        path = KEPT / f"{inputs.seed}-{index}"
        path.write_bytes(data)
        print(f"\n--seed {inputs.seed} --first {index} --count 1: {len(data):,} bytes, kept in {path}", file=sys.stderr)
        traceback.print_exception(error)
        return True

    with ExitStack() as raised:
        raised.push(keep)
        check(data, index)
        well.append(index)
    return bool(well)


def main() -> int:
    """Run until the time is up or the count is reached; return 1 where something failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**9))
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, help="so many inputs, however long they take")
    given = parser.parse_args()
    inputs = Inputs(given.seed)
    print(f"seed {given.seed}", flush=True)
    until = time.monotonic() + given.seconds
    done = failures = 0
    for index in count(given.first):
        over = time.monotonic() >= until if given.count is None else done >= given.count
        if over or failures == MOST_KEPT:
            break
        failures += not attempt(inputs, index)
        done += 1
    print(f"seed {given.seed}: {done:,} inputs, {failures} failures")
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
