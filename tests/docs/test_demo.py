"""The demo that `make run` shows: every file is read to its end, and its moves are those that fixtures/README.md names."""

import json
import re
from pathlib import Path

import pytest

from cli.exits import NOTHING
from cli.main import main
from core.gomoku.messages import ColoursTaken, OpeningBegun, StonePlaced
from events.records import found
from events.records.record import Record
from projections.audit import audit
from projections.files import audit_bytes
from tests.docs.pages import ROOT, cells, page

DEMO = ROOT / "fixtures" / "demo"
ROWS = {row[0].strip("`"): row[2] for row in cells(page("fixtures/README.md")) if len(row) == 4}
SAID = {name: [int(n) for n in re.findall(r"\d+", games)] for name, games in ROWS.items() if games[0].isdigit()}
AT_CARDS = {name: game for name, game in ROWS.items() if name not in SAID}
GAMES: dict[int, list[str]] = {}
for text in (ROOT / "fixtures" / "gomoku" / "playok_games.jsonl").read_text(encoding="utf-8").splitlines():
    one = json.loads(text)
    GAMES[one["id"]] = one["moves"].split()


def played(record: Record) -> list[list[str | None]]:
    """Return the points of each game, those left out that fell on a stone."""
    games: list[list[str | None]] = []
    for act in record.acts:
        if isinstance(act, ColoursTaken | OpeningBegun):
            games.append([])
        elif isinstance(act, StonePlaced) and (act.at is None or act.at not in games[-1]):
            games[-1].append(act.at)
    return games


def test_every_file_of_the_demo_has_its_line() -> None:
    assert sorted(path.name for path in DEMO.iterdir()) == sorted(ROWS)


@pytest.mark.parametrize("name", SAID)
def test_the_moves_of_a_demo_file_are_those_of_the_games_it_names(name: str) -> None:
    (record,) = found.read((DEMO / name).read_bytes())

    assert record.troubles == ()
    games = played(record)
    assert len(games) == len(SAID[name])
    for points, number in zip(games, SAID[name], strict=True):
        known = [due if at is None else at for at, due in zip(points, GAMES[number], strict=True)]
        assert known == GAMES[number]


@pytest.mark.parametrize("name", AT_CARDS)
def test_a_demo_file_of_a_card_game_is_read_to_its_end_and_its_audit_finds_something(name: str) -> None:
    (read,) = audit_bytes((DEMO / name).read_bytes(), name)

    assert read.troubles == ()
    assert read.loaded.row.game_name.zh == AT_CARDS[name]
    assert audit(read.loaded.script).findings


def test_importing_the_demo_finds_nothing_to_say_and_the_second_time_nothing_new(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["import", "--db", str(tmp_path / "demo.sqlite"), "--lang", "en", str(DEMO)]

    assert main(command) == NOTHING
    assert f"{len(ROWS)} games imported, 0 repeated, 0 with trouble" in capsys.readouterr().err
    assert main(command) == NOTHING
    assert f"0 games imported, {len(ROWS)} repeated, 0 with trouble" in capsys.readouterr().err
