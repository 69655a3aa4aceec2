"""A hundred thousand damaged files and questions: nothing raises, nothing hangs. `make fuzz` goes on with others."""

import pytest

from events.records import found
from tests.fuzz import run
from tests.fuzz.apart import python
from tests.fuzz.mutate import Inputs

SEED = 20_260_101
CHUNKS, CHUNK = 20, 5_000
SECONDS = 300  # for one chunk; seen here: 6


@pytest.mark.parametrize("first", range(0, CHUNKS * CHUNK, CHUNK))
def test_damaged_input_is_read_as_far_as_it_goes(first: int) -> None:
    done = python("-m", "tests.fuzz", f"--seed={SEED}", f"--first={first}", f"--count={CHUNK}", seconds=SECONDS)
    assert done.returncode == 0, done.stderr[-4000:]
    assert f"{CHUNK:,} inputs, 0 failures" in done.stdout


def test_the_same_seed_and_index_give_the_same_input() -> None:
    once, again = Inputs(1), Inputs(1)
    assert [once[n] for n in range(50)] == [again[n] for n in range(50)]
    assert len({once[n] for n in range(50)}) > 40


def test_every_format_is_among_what_is_read() -> None:
    inputs = Inputs(SEED)
    formats = {record.format for n in range(600) for record in found.read(inputs[n])}
    assert formats >= set(found.READERS) - {"unread"}


def test_a_reader_that_raises_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(data: bytes) -> tuple[()]:
        raise IndexError

    monkeypatch.setattr(found, "read", broken)
    with pytest.raises(IndexError):
        run.check(b"h8 i9", 0)


def test_a_reader_that_hangs_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(data: bytes) -> tuple[()]:
        while True:
            pass

    monkeypatch.setattr(found, "read", endless)
    monkeypatch.setattr(run, "SECONDS", 0.1)
    with pytest.raises(run.Hangs):
        run.check(b"h8 i9", 0)
