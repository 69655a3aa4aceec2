"""new, list, show, export, import: matches in and out."""

from pathlib import Path

import pytest

from events.driver import sqlite3
from tests.cli.conftest import Fupan

WON = "猜先: 甲\n执黑: 甲\nh8\ni9\nh9\na1\nh10\na2\nh11\na3\nh12\n"


def test_a_new_match_is_listed_with_names_and_no_ids(fupan: Fupan, match: str) -> None:
    listed = fupan("list")

    assert listed.code == 0
    assert "王小明" in listed.out
    assert "健康杯" in listed.out
    assert "p-" not in listed.out


def test_a_search_that_fits_nothing_says_so(fupan: Fupan, match: str) -> None:
    assert fupan("list", "李雷").out
    nothing = fupan("list", "不存在")
    assert (nothing.code, nothing.out) == (0, "")
    assert nothing.err


def test_an_empty_log_has_a_hint_and_a_missing_one_a_sentence(fupan: Fupan) -> None:
    missing = fupan("list")

    assert missing.code == 5
    assert "找不到日志文件" in missing.err
    assert "Traceback" not in missing.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--option", "overline=maybe"), "没有取值"),
        (("--option", "nonsense=1"), "没有选项"),
        (("--minutes", "0"), "应为1到999999的整数"),
        (("--minutes", "soon"), "用法错误"),
    ],
)
def test_an_option_that_is_none_is_refused_with_what_was_expected(fupan: Fupan, words: tuple[str, ...], said: str) -> None:
    refused = fupan("new", "甲某", "乙某", *words)

    assert refused.code == 2
    assert said in refused.err


def test_two_players_of_one_name_are_refused(fupan: Fupan) -> None:
    assert fupan("new", "王小明", "王小明").code == 2


def test_show_draws_the_board_as_it_was(fupan: Fupan, match: str) -> None:
    fupan("scribe", match, typed=WON)

    assert "[X]" in fupan("show", match).out
    early = fupan("show", match, "--at", "4").out
    assert "第2手" not in early
    assert fupan("show", match, "--at", "99").code == 2


def test_a_match_is_named_by_its_first_signs_and_an_unknown_one_refused(fupan: Fupan, match: str) -> None:
    assert fupan("show", match[:6]).code == 0
    unknown = fupan("show", "zzz")
    assert unknown.code == 2
    assert "没有编号" in unknown.err


@pytest.mark.parametrize("form", ["transcript", "sgf", "psq"])
def test_what_is_exported_comes_in_again_as_the_same_game(fupan: Fupan, match: str, tmp_path: Path, form: str) -> None:
    fupan("scribe", match, typed=WON)
    file = tmp_path / "out.txt"

    assert fupan("export", match, "--format", form, "-o", str(file)).code == 0
    again = fupan("import", str(file))

    assert again.code == 0
    assert match[:8] in again.err  # the log holds this game already
    assert len(fupan("list").out.splitlines()) == 1
    assert fupan("import", str(file), "--again").code == 0
    assert len(fupan("list").out.splitlines()) == 2


def test_a_batch_goes_on_after_a_broken_file_and_keeps_its_good_prefix(fupan: Fupan, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a_broken.psq").write_text("Piskvorky 15x15, 0:0, 0\n8,8,0\n9,9,0\nnonsense\n-1\n", encoding="utf-8")
    (tmp_path / "in" / "b_noise.bin").write_bytes(bytes(range(256)))
    (tmp_path / "in" / "c_good.txt").write_text("h8 i9 h9\n", encoding="utf-8")

    done = fupan("import", str(tmp_path / "in"), "--lang", "en")

    assert done.code == 3
    assert "line 4" in done.err
    assert len(fupan("list").out.splitlines()) == 2
    assert "Traceback" not in done.err


def test_a_file_that_is_not_there_is_said(fupan: Fupan, tmp_path: Path) -> None:
    missing = fupan("import", str(tmp_path / "nowhere.psq"))
    assert missing.code == 3
    assert "无法读取" in missing.err


def test_a_locked_log_is_said_in_one_sentence(fupan: Fupan, match: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("events.sqlite.PATIENCE", 0.05)
    other = sqlite3.connect(tmp_path / "log.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        locked = fupan("new", "甲某", "乙某")
    finally:
        other.close()

    assert locked.code == 5
    assert locked.err.count("\n") == 1
    assert "占用" in locked.err


def test_a_name_can_be_erased_and_the_log_stays_whole(fupan: Fupan, match: str) -> None:
    assert fupan("erase", "李雷", "--why", "本人要求").code == 0

    assert "李雷" not in fupan("list").out
    assert "已删除" in fupan("list").out
    assert fupan("verify").code == 0
    assert fupan("erase", "李雷", "--why", "本人要求").code == 2
    assert fupan("rebuild").code == 0
