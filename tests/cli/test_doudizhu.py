"""斗地主 at the terminal: opened, taken down, shown, asked about, exported."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Fupan

HAND = "甲手牌: S3 H3 D3 C3 S4 H4 D4 S5 H5 S6 S7 S8 S9 ST SJ SQ SK\n"
BEGUN = f"发牌\n明牌: 甲 S3\n{HAND}叫1\n乙叫2\n丙 不叫\n亮底: BJ RJ S2\n3\n"
FIXTURES = Path(__file__).parents[2] / "fixtures" / "records" / "doudizhu"


@pytest.fixture
def table(fupan: Fupan) -> str:
    """Return the id of a match of 斗地主 that has just been opened."""
    (opened,) = fupan("new", "--game", "doudizhu", "王小明", "李雷", "韩梅", "--json").json
    return str(opened["match"])


@pytest.mark.parametrize(("game", "names"), [("doudizhu", "甲某 乙某"), ("gomoku", "甲某 乙某 丙某"), ("gomoku", "甲某")])
def test_a_game_wants_its_number_of_players(fupan: Fupan, game: str, names: str) -> None:
    refused = fupan("new", "--game", game, *names.split())

    assert refused.code == 2
    assert "应写" in refused.err


def test_options_are_those_of_the_game(fupan: Fupan) -> None:
    assert fupan("new", "--game", "doudizhu", "甲某", "乙某", "丙某", "--option", "redeals=three").code == 0
    assert fupan("new", "--game", "doudizhu", "甲某", "乙某", "丙某", "--option", "overline=wins").code == 2


def test_dz4_1_a_strict_table_refuses_a_play_out_of_turn_and_goes_on(fupan: Fupan, table: str) -> None:
    taken = fupan("scribe", table, typed=BEGUN + "乙 33\n丙 过\n")

    assert taken.code == 1
    assert "不予记录：[DZ4.1]" in taken.out
    assert "丙方不出" in taken.out


def test_dz4_1_as_played_keeps_it_and_an_audit_names_it(fupan: Fupan, table: str) -> None:
    assert "照实记录：[DZ4.1]" in fupan("scribe", table, "--as-played", typed=BEGUN + "乙 44\n").out
    audited = fupan("audit", table)
    assert audited.code == 1
    assert "第1副第2手 [DZ4.1]" in audited.out


def test_legal_groups_the_plays_of_a_hand_and_judges_one(fupan: Fupan, table: str) -> None:
    fupan("scribe", table, typed=BEGUN + "过\n")

    said = fupan("legal", table)
    assert said.code == 0
    assert "单牌：" in said.out
    assert "炸弹：" in said.out
    assert fupan("legal", table, "3333").code == 0
    refused = fupan("legal", table, "AA")
    assert refused.code == 1
    assert "[DZ" in refused.out


def test_the_table_is_shown_as_it_was(fupan: Fupan, table: str) -> None:
    fupan("scribe", table, typed=BEGUN)

    assert "♠K ♠Q" in fupan("show", table).out
    assert "地主：未定" in fupan("show", table, "--at", "3").out
    assert "地主：乙方" in fupan("show", table).out
    assert "桌面" in fupan("scribe", table, typed="桌面\n").out


def test_help_is_of_the_game(fupan: Fupan, table: str, match: str) -> None:
    assert "亮底" in fupan("scribe", table, typed="帮助\n").out
    assert "亮底" not in fupan("scribe", match, typed="帮助\n").out


@pytest.mark.parametrize("form", ["sgf", "psq"])
def test_a_format_for_boards_is_refused_in_a_sentence(fupan: Fupan, table: str, form: str) -> None:
    fupan("scribe", table, typed=BEGUN)

    refused = fupan("export", table, "--format", form)

    assert (refused.code, refused.out) == (2, "")
    assert "斗地主" in refused.err


@pytest.mark.parametrize("name", sorted(path.name for path in FIXTURES.iterdir() if path.suffix in (".txt", ".json")))
def test_what_is_imported_and_exported_comes_in_again_as_the_same(fupan: Fupan, name: str, tmp_path: Path) -> None:
    taken = fupan("import", FIXTURES / name, "--json").json
    matches = [str(one["match"]) for one in taken if one.get("match")]
    assert matches
    (tmp_path / "again").mkdir()
    for n, match in enumerate(matches):
        (tmp_path / "again" / f"{n}.txt").write_text(fupan("export", match).out, encoding="utf-8")

    again = fupan("import", tmp_path / "again", "--json").json

    assert [one["same_as"] for one in again] == matches


def test_legal_does_not_guess_where_the_record_leaves_the_hand_out(fupan: Fupan, table: str) -> None:
    fupan("scribe", table, typed="发牌\n叫牌: 甲 3分\n地主: 甲\n")

    said = fupan("legal", table, "甲 33")
    assert said.code == 0
    assert "[DZ1.1]" in said.out
    assert "甲 33：没有发现违例，但不能全部判断。" in said.out
    answer = json.loads(fupan("legal", table, "甲 33", "--json").out)
    assert answer["lawful"] is None
    assert answer["unjudged"]


def test_a_game_may_be_named_as_people_name_it(fupan: Fupan) -> None:
    assert fupan("new", "--game", "斗地主", "甲某", "乙某", "丙某").code == 0
    assert fupan("new", "--game", "升级", "甲某", "乙某", "丙某", "丁某").code == 2
