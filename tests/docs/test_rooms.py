"""The design names every room of the program, under the room that it is in."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = (ROOT / "docs" / "design.md").read_text("utf-8").split("## Rooms")[1].split("```")[1]
PARTS = {part.split("/")[0]: part for part in re.split(r"^(?=\w+/)", ROOMS, flags=re.MULTILINE) if part.strip()}


@pytest.mark.parametrize("room", ["core", "events", "projections", "dashboard", "cli", "docs"])
def test_every_package_of_a_room_is_named_in_it(room: str) -> None:
    packages = {each.parent.name for each in (ROOT / room).rglob("__init__.py") if each.parent != ROOT / room}

    assert packages
    assert {package for package in packages if f"{package}/" not in PARTS[room].replace("a package a game", GAMES)} == set()


def test_every_named_room_is_there() -> None:
    for room, part in PARTS.items():
        for name in re.findall(r"(\w+)/", part):
            assert (
                any(each.name == name for each in (ROOT, *(ROOT / room).rglob("*")) if each.is_dir()) or (ROOT / name).is_dir()
            ), name


GAMES = "gomoku/ doudizhu/ guandan/ shengji/ chaodipi/"
