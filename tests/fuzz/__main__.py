"""`python -m tests.fuzz`: damaged inputs for as long as is wanted, from a fresh seed that is printed.

A failure is printed with its traceback and kept in `build/fuzz/`; `--seed S --index N` runs one input again.
"""

import argparse
import sys
import time
import traceback
from contextlib import ExitStack
from pathlib import Path
from random import SystemRandom
from types import TracebackType

from tests.fuzz.mutate import Inputs
from tests.fuzz.run import check

KEPT = Path("build/fuzz")
MOST_KEPT = 20


def fails(inputs: Inputs, index: int) -> bool:
    """Run one input; say what went wrong, if anything did, and keep it."""
    data = inputs[index]
    failed = True

    def keep(kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> bool:
        return _keep(inputs, index, data, error)

    with ExitStack() as kept:
        kept.push(keep)
        check(data, 0)
        failed = False
    return failed


def _keep(inputs: Inputs, index: int, data: bytes, error: BaseException | None) -> bool:
    """Say what was raised and keep its input; only the wish to stop is raised on."""
    if not isinstance(error, Exception):
        return False
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{inputs.seed}-{index}"
    path.write_bytes(data)
    print(f"\n--seed {inputs.seed} --index {index}: {len(data):,} bytes kept in {path}", file=sys.stderr)
    traceback.print_exception(error)
    return True


def main() -> int:
    """Run until the time is up; return 1 where something failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**9))
    parser.add_argument("--index", type=int)
    given = parser.parse_args()
    inputs = Inputs(given.seed)
    if given.index is not None:
        return int(fails(inputs, given.index))
    print(f"seed {given.seed}, {given.seconds:.0f} seconds", flush=True)
    begin = time.monotonic()
    index = failures = 0
    while time.monotonic() - begin < given.seconds and failures < MOST_KEPT:
        failures += fails(inputs, index)
        index += 1
    print(f"seed {given.seed}: {index:,} inputs, {failures} failures")
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
