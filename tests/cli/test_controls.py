"""No name from a file moves the cursor, changes colours or turns the direction of writing on a terminal."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Fupan

NAME = "王\x1b[31m\x9b2J\x07小\u202e明"


@pytest.fixture
def odd(fupan: Fupan, tmp_path: Path) -> str:
    """Return the id of a match from a file whose first player and meet are named with signs that a terminal obeys."""
    path = tmp_path / "odd.sgf"
    path.write_text(f"(;GM[4]SZ[15]PB[{NAME}]PW[李雷]EV[健\x1b\\]0;杯\x07];B[hh])", encoding="utf-8")
    assert fupan("import", path).code == 0
    return str(json.loads(fupan("list", "--json").out)[0]["stream"])


@pytest.mark.parametrize(
    "command", [("list",), ("show", "{}"), ("audit", "{}"), ("audit", "--all"), ("audit", "--all", "--summary")]
)
def test_what_is_said_holds_no_sign_that_a_terminal_obeys(fupan: Fupan, odd: str, command: tuple[str, ...]) -> None:
    ran = fupan(*(word.format(odd) for word in command))

    assert ran.out
    assert not [sign for sign in ran.out + ran.err if sign in "\x1b\x9b\x07\u202e"]


def test_the_name_is_still_read(fupan: Fupan, odd: str) -> None:
    assert "小 明" in fupan("list").out


def test_an_export_holds_the_name_as_it_was_given(fupan: Fupan, odd: str) -> None:
    assert "\u202e" in fupan("export", odd).out
