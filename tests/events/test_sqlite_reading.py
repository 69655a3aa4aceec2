"""A log is looked at without a trace, and an erased name leaves none."""

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from events.sqlite import SqliteStore, Trouble
from events.store import Append
from events.verify import verify
from tests.events.logs import PEOPLE, SCRIBE, Sitting, opening, row
from tests.events.tampering import lines, state, trouble

# --- looking without a trace -----------------------------------------------------------------------------------------------


def look(path: Path) -> list[bytes]:
    """Read everything there is, and try to write."""
    with SqliteStore(path, "read") as store:
        found = lines(store)
        store.head(), store.streams(), store.side([p.id for p in PEOPLE]), store.person("王小明"), store.first_result("erase-1")
        with pytest.raises(Trouble) as caught:
            store.append([Append("m-9", 0, (opening(),))], "c-9", SCRIBE, 9)
        trouble(caught.value, "只能读取", "only be read")
        assert lines(store) == found
    return found


def test_a_log_that_is_opened_to_be_read_stays_as_it_was_to_the_byte(log: Path) -> None:
    before = state(log)
    assert len(look(log)) > 50
    verify(log)
    assert state(log) == before


def test_reading_does_not_move_what_lies_in_the_wal_into_the_file(log: Path) -> None:
    wal = log.with_name("log.sqlite-wal")
    with SqliteStore(log) as writer:
        Sitting(writer, stream="m-new").begin()
        before, beside = state(log), state(wal)
        assert look(log) == lines(writer)
        assert (state(log), state(wal)) == (before, beside)


@contextmanager
def nobody() -> Iterator[None]:
    """Permissions mean nothing to root; for this block root is nobody."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.fixture
def archive(log: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The log in a folder where nobody may write, as on a disc."""
    above = (*reversed(tmp_path_factory.getbasetemp().parents), tmp_path_factory.getbasetemp())
    opened = [(p, p.stat().st_mode) for p in above if p.stat().st_uid == os.getuid() and p.stat().st_mode & 0o001 == 0]
    for path, _ in opened:
        path.chmod(0o755)
    log.chmod(0o444)
    log.parent.chmod(0o555)
    yield log
    log.parent.chmod(0o755)
    for path, mode in opened:
        path.chmod(mode)


def test_a_log_that_nobody_may_write_in_a_folder_that_nobody_may_write_can_be_read_and_verified(archive: Path) -> None:
    before = state(archive)
    with nobody():
        assert len(look(archive)) > 50
        assert verify(archive).faults == ()
        with pytest.raises(Trouble) as caught:
            SqliteStore(archive)
        trouble(caught.value, "只能读取", "only be read")
    assert state(archive) == before
    assert [p.name for p in archive.parent.iterdir()] == [archive.name]


def test_where_commits_lie_beside_such_a_file_it_is_refused_rather_than_read_without_them(archive: Path) -> None:
    archive.parent.chmod(0o755)
    archive.with_name("log.sqlite-wal").write_bytes(b"commits that are not in the file yet")
    archive.parent.chmod(0o555)
    with nobody(), pytest.raises(Trouble):
        SqliteStore(archive, "read")


# --- erasing ---------------------------------------------------------------------------------------------------------------


def copies(path: Path, words: list[str]) -> dict[str, int]:
    """How often words stand in the bytes of a log and of what lies beside it."""
    whole = b"".join(p.read_bytes() for p in path.parent.iterdir())
    return {word: found for word in words if (found := whole.count(word.encode()))}


def test_an_erased_name_is_nowhere_in_the_file_any_more(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    names = [f"选手{number:04}" for number in range(300)]  # enough for the pages of the side table to be split
    gone = random.Random(7).sample(names, 8)
    with SqliteStore(path, durable=False) as store:
        store.keep(PEOPLE)
        for ten in range(0, len(names), 10):
            store.keep([row("person", name) for name in names[ten : ten + 10]])
        assert len(copies(path, names)) == len(names)
        for name in gone:
            store.erase(row("person", name).id, "request", f"erase-{row('person', name).id}", SCRIBE, 1)
        assert copies(path, gone) == {}, "while the log is open"
    assert copies(path, gone) == {}
    assert len(copies(path, names)) == len(names) - len(gone)
    assert verify(path).faults == ()
