"""Files of 50 MB are read in bounded time and memory, each in a program of its own."""

import pytest

from tests.fuzz.apart import python
from tests.fuzz.large import PARTS, SIZE, large

SECONDS = 120  # seen here: the slowest took a tenth of it
MEGABYTES = 1_000  # 20 times the file; seen here: 600

PROGRAM = """
import re, sys
from pathlib import Path
from events.records import found
from tests.fuzz.large import large
records = found.read(large(sys.argv[1]))
peak = int(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1]) // 1024  # not that of who started it
print(len(records), sum(len(record.acts) for record in records), peak)
"""


@pytest.mark.parametrize("name", PARTS)
def test_a_file_of_50_mb_is_read_in_bounded_time_and_memory(name: str) -> None:
    done = python("-c", PROGRAM, name, seconds=SECONDS)
    assert done.returncode == 0, done.stderr[-2000:]
    records, acts, peak = (int(word) for word in done.stdout.split())
    assert records >= 1
    assert acts <= 2_000_000
    assert peak < MEGABYTES


def test_the_files_are_as_large_as_that() -> None:
    assert all(len(large(name, 10_000)) > 9_000 for name in PARTS)
    assert len(large("zeros")) == SIZE
