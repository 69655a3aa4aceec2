"""Running `fupan` inside the test process: fast, and what it prints is seen."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from cli.main import main


class Ran(msgspec.Struct, frozen=True):
    """What a command printed and how it left."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> list[dict[str, object]]:
        """Return the lines of JSON."""
        return [json.loads(line) for line in self.out.splitlines()]


Fupan = Callable[..., Ran]


@pytest.fixture
def fupan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Fupan:
    """Return a function that runs a command on a log of this test, Chinese where nothing is said."""
    monkeypatch.setenv("FUPAN_DB", str(tmp_path / "log.sqlite"))
    monkeypatch.setenv("FUPAN_LANG", "zh")
    monkeypatch.setenv("FUPAN_BY", "小陈")

    def run(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        capfd.readouterr()
        code = main([str(word) for word in words])
        sys.stdout.flush()
        said = capfd.readouterr()
        return Ran(code, said.out, said.err)

    return run


@pytest.fixture
def match(fupan: Fupan) -> str:
    """Return the id of a match that has just been opened."""
    (opened,) = fupan("new", "王小明", "李雷", "--meet", "健康杯", "--referee", "张裁判", "--json").json
    return str(opened["match"])
