"""The page of the judge protocol: its fields are those that questions and answers have, its codes those of the program."""

import json
import re

import pytest

from core.games import GAMES
from projections.judging import doudizhu, gomoku, guandan, tricks
from tests.docs.pages import ROOT, cells, page

PAGE = page("docs/judge.md")
NAMES = re.compile(r"`([a-z]+)`")
ASKED = {
    "斗地主": {
        "classify": doudizhu.ClassifyQuestion,
        "legal": doudizhu.LegalQuestion,
        "beats": doudizhu.BeatsQuestion,
        "score": doudizhu.ScoreQuestion,
    },
    "掼蛋": {"classify": guandan.ClassifyQuestion, "legal": guandan.LegalQuestion, "beats": guandan.BeatsQuestion},
    "升级": {"follow": tricks.FollowQuestion, "trick": tricks.TrickQuestion, "throw": tricks.ThrowQuestion},
}


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize(("game", "op"), [(game, op) for game, ops in ASKED.items() for op in ops])
def test_an_operation_is_asked_with_the_fields_that_the_page_names(game: str, op: str) -> None:
    rows = {row[0].strip("`"): row for row in cells(section(game)) if len(row) == 3}

    assert set(rows) == set(ASKED[game])
    named = NAMES.findall(re.sub(r"\([^)]*\)", "", rows[op][1]))
    assert named == list(ASKED[game][op].__struct_fields__)


def test_gomoku_is_asked_with_the_fields_that_the_page_names() -> None:
    asked = [row[0].strip("`") for row in cells(section("五子棋"))][:2]

    assert asked == list(gomoku.AdjudicateQuestion.__struct_fields__)


@pytest.mark.parametrize("game", [*ASKED, "五子棋"])
def test_what_an_example_asks_and_is_answered_is_of_the_page(game: str) -> None:
    """Each example is run by `test_examples.py`; here its names are held against the tables."""
    text = section(game)
    known = set(NAMES.findall(text)) | {"id", "game", "op", "options", "error", "suit"}
    lines = [json.loads(line.removeprefix("> ")) for line in text.splitlines() if line.startswith(("{", "> {"))]

    assert len(lines) > 6
    for line in lines:
        assert {name for name in line if name != "cards" or line["id"] != 6} <= known, line  # 6 asks with a wrong name


def test_every_code_and_every_game_stands_on_the_page() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "projections").rglob("*.py"))
    codes = set(re.findall(r"(?:Unanswerable|unread)\(\s*\"([a-z_]+)\"", source))

    assert codes <= set(re.findall(r"`([a-z_]+)`", PAGE))
    assert {"bad_field", "bad_question", "not_held"} <= codes
    assert all(f"`{game.name.zh}`" in PAGE and f"`{key}`" in PAGE for key, game in GAMES.items())
