"""What is done with an input, and what has to hold of it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import msgspec

from events.records import found
from events.records.record import Record
from projections.files import audit_bytes
from projections.judge import answer

AUDITED = {"gomoku", "doudizhu", "guandan", "shengji", "chaodipi"}  # games of which records are taken in and judged as well
EVERY = 8  # one file in so many is taken in
SECONDS = 20.0  # in which an input has to be done with
QUADRATIC = 300.0  # a second or two of linear work is done by then on any machine, what grows as the square is not


class Hangs(Exception):
    """An input took longer than it may."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise Hangs where what is done inside takes longer."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Hangs(f"not done after {seconds} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def check(data: bytes, index: int) -> None:
    """Read an input as a file, ask it of the judge, and take every eighth in. Raises where something does not hold."""
    with within(SECONDS):
        records = found.read(data)
        checked(records, data)
        judged(answer(data))
        if index % EVERY == 0 and all(record.game in AUDITED for record in records):
            audit_bytes(data, "fuzz")


def checked(records: tuple[Record, ...], data: bytes) -> None:
    """What holds of the records of any file."""
    assert records, "a file has at least one record"
    last = 2 + data.count(b"\n") + data.count(b"\r") + data.count(b"\n\0") + data.count(b"\0\n") + data.count(b"\r\0")
    for record in records:
        assert len(record.acts) == len(record.places)
        assert all(1 <= line <= last for line in record.places)
        silent = not (record.acts or record.troubles or record.notes)
        assert not silent or record.format == "transcript", "only a transcript may hold its first line and nothing else"
        for trouble in record.troubles:
            assert 1 <= trouble.line <= last
            assert trouble.column >= 1
            assert trouble.text.zh
            assert trouble.text.en


def judged(line: bytes) -> None:
    """What holds of the answer to any question."""
    assert b"\n" not in line
    assert "id" in msgspec.json.decode(line, type=dict[str, msgspec.Raw])
