"""Golden playthroughs of 升级 and 炒地皮: matches told, found and seen as they were when somebody last read them."""

import pytest

from tests.core.chaodipi.playthroughs import PLAYTHROUGHS as CHAODIPI
from tests.core.shengji.playthroughs import PLAYTHROUGHS as SHENGJI
from tests.core.trumps_told import Playthroughs

GAMES = (SHENGJI, CHAODIPI)
ALL = [(game, name) for game in GAMES for name in game.matches]


@pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game.game}-{name}" for game, name in ALL])
def test_a_match_is_told_found_and_seen_as_in_its_golden_file(game: Playthroughs, name: str) -> None:
    golden = (game.folder / f"{name}.txt").read_text(encoding="utf-8")

    assert game.told(name) == golden, f"read the difference; then python -m tests.core.{game.game}.playthroughs"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.game)
def test_no_golden_file_is_left_over(game: Playthroughs) -> None:
    assert {path.stem for path in game.folder.iterdir()} == set(game.matches)
