"""The log that most tests of the log look at or tamper with."""

from pathlib import Path

import pytest

from events.sqlite import SqliteStore
from tests.events.logs import club


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a log file, closed: four matches and an erased name."""
    path = tmp_path_factory.mktemp("log") / "club.sqlite"
    with SqliteStore(path, durable=False) as store:
        club(store)
    return path.read_bytes()


@pytest.fixture
def log(written: bytes, tmp_path: Path) -> Path:
    """A log of four matches and an erased name, to do with as one likes."""
    path = tmp_path / "log.sqlite"
    path.write_bytes(written)
    return path
