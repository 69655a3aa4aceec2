"""What `fupan new` and `fupan import` are told of players and options: empty, written twice, or left out."""

from pathlib import Path

import pytest

from core.games import GAMES
from tests.cli.conftest import Fupan

ENOUGH = {"shengji": ("--option", "match_end=deals", "--option", "permanent_trumps=jokers", "--deals", "2")}
NAMES = ("王", "李雷", "韩梅梅", "赵六")


@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_not_empty_and_may_be_one_sign(fupan: Fupan, game: str) -> None:
    names = NAMES[: GAMES[game].seats]
    for empty in ("", " ", "\u3000"):
        ran = fupan("new", "--game", game, *ENOUGH.get(game, ()), *names[:-1], empty)
        side = "甲乙丙丁"[len(names) - 1]
        assert (ran.code, ran.err) == (2, f"{side}方的姓名是空的；应写姓名。\n")
    assert fupan("new", "--game", game, *ENOUGH.get(game, ()), *names).code == 0
    twice = fupan("new", "--game", game, *ENOUGH.get(game, ()), *names[:-1], f" {names[0]} ")
    assert (twice.code, twice.err) == (2, "“王”写了两次；各方应是不同的人。\n")


@pytest.mark.parametrize("game", GAMES)
def test_an_option_is_chosen_once(fupan: Fupan, game: str) -> None:
    option = next(o for o in GAMES[game].law.options if not (o.asked or o.named))
    for value in option.values:
        words = ("--option", f"{option.key}={option.default}", "--option", f"{option.key}={value}")
        for command in (("new", *NAMES[: GAMES[game].seats]), ("options",)):
            ran = fupan(command[0], "--game", game, *words, *command[1:])
            assert ran.code == 2
            assert f"（{option.key}）写了两次；应只写一次。" in ran.err


@pytest.mark.parametrize("flag", ["--meet", "--round", "--table", "--referee", "--minutes", "--game", "--by"])
def test_a_flag_with_one_value_is_written_once(fupan: Fupan, flag: str) -> None:
    value = {"--minutes": "5", "--game": "gomoku"}.get(flag, "甲")

    ran = fupan("new", "王一", "李二", flag, value, flag, value)

    assert (ran.code, f"{flag}写了两次；应只写一次" in ran.err) == (2, True)
    assert fupan("new", "王一", "李二", flag, value).code == 0


@pytest.mark.parametrize("game", GAMES)
def test_two_players_of_one_name_in_a_file_are_noted(fupan: Fupan, tmp_path: Path, game: str) -> None:
    path = tmp_path / "one.txt"
    path.write_text(f"复盘 1 {GAMES[game].name.zh}\n甲: 王小明\n乙: 王小明\n第1{'局' if game == 'gomoku' else '副'}\n", "utf-8")

    for command in ("audit", "import"):
        ran = fupan(command, path)
        assert "甲方和乙方写了同一个姓名“王小明”，照原样读；应是不同的人。" in ran.out + ran.err


def test_a_file_that_says_no_number_of_deals_where_one_is_due_is_noted(fupan: Fupan, tmp_path: Path) -> None:
    path = tmp_path / "one.txt"
    text = "复盘 1 升级\n整场结束: 打完副数\n{}第1副 打3\n"
    path.write_text(text.format(""), "utf-8")
    said = "而没有写副数，不能判断整场何时结束；应写标签“副数”。"

    assert said in fupan("audit", path).out
    ran = fupan("import", path)
    assert (ran.code, said in ran.out + ran.err) == (0, True)

    path.write_text(text.format("副数: 4\n"), "utf-8")
    assert said not in fupan("audit", path).out
