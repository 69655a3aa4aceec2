"""`python -m benchmarks`: every measurement, as a table with ratios against the peers of the same run."""

import sys

from benchmarks import archives, auditing, climbing, guandan, judging, logs, shengji, tricks
from benchmarks.report import HEADING, printed


def main() -> int:
    """Measure and print; never fails for being slow."""
    print(HEADING)
    for part in (judging, climbing, guandan, tricks, shengji, logs, auditing, archives):
        for row in part.rows():
            print(printed(row), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
