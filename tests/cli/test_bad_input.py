"""What a command says to input, outputs and files that it cannot use: one sentence, the right exit code, nothing lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Fupan
from tests.cli.test_program import FUPAN, ROOT

HUGE = ("9" * 22, "9" * 5_000)
NO_NUMBERS = ("abc", "1e3", "3.5", "", *HUGE)
NUMBERED = [
    *(("new", option, value) for option in ("--deals", "--minutes") for value in (*NO_NUMBERS, "0", "-1")),
    *((command, "--at", value) for command in ("show", "legal") for value in (*NO_NUMBERS, "0", "-1", "7")),
    *(("export", "--game", value) for value in (*NO_NUMBERS, "0", "-1", "7")),
    *(("audit", "--jobs", value) for value in (*NO_NUMBERS, "-1")),
    *(("dashboard", "--port", value) for value in NO_NUMBERS),
]


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize(("command", "option", "value"), NUMBERED, ids=[f"{c}{o}={v[:9]}" for c, o, v in NUMBERED])
def test_a_number_that_is_none_or_none_that_can_be_is_one_sentence(
    fupan: Fupan, match: str, lang: str, command: str, option: str, value: str
) -> None:
    said = {"new": ["甲某", "乙某"], "audit": ["--all"], "dashboard": []}.get(command, [match])

    refused = fupan(command, *said, f"{option}={value}", "--lang", lang)

    assert (refused.code, refused.out) == (2, "")
    assert "Traceback" not in refused.err
    assert refused.err.count("\n") == 1
    assert len(refused.err) < 200
    assert len(fupan("list").out.splitlines()) == 1  # nothing was opened


@pytest.mark.parametrize("words", [("new", "甲某", "乙某", "--deals"), ("show", "m", "--at"), ("export", "m", "--game")])
def test_an_option_without_its_value_is_one_sentence(fupan: Fupan, words: tuple[str, ...]) -> None:
    refused = fupan(*words)

    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert f"用法错误：{words[-1]}：应有一个值。" in refused.err


def test_why_a_file_cannot_be_used_is_said_in_the_users_language(fupan: Fupan, match: str, tmp_path: Path) -> None:
    """The system's own words (“No such file or directory”) stand in no sentence."""
    missing, folder = str(tmp_path / "nosuch.sgf"), str(tmp_path)

    assert "（没有这个文件或文件夹）" in fupan("audit", missing).err
    assert "（没有这个文件或文件夹）" in fupan("import", missing).err
    assert "（这是文件夹）" in fupan("export", match, "-o", folder).err
    assert "（这是文件夹）" in fupan("options", "--preset", folder).err
    assert "(there is no such file or folder)" in fupan("audit", missing, "--lang", "en").err
    for words in (("audit",), ("import",), ("options", "--preset"), ("list", "--db")):
        assert "x（文件名太长）" in fupan(*words, missing + "x" * 300).err


@pytest.mark.parametrize("ending", ["", ".views", "-wal"])
def test_an_export_never_writes_over_the_log(fupan: Fupan, match: str, tmp_path: Path, ending: str) -> None:
    refused = fupan("export", match, "-o", str(tmp_path / f"log.sqlite{ending}"))

    assert refused.code == 2
    assert fupan("verify").code == 0


def test_legal_judges_one_act_and_says_so(fupan: Fupan, match: str) -> None:
    fupan("scribe", match, typed="猜先: 甲\n执黑: 甲\n")

    assert fupan("legal", match, "h8").code == 0
    refused = fupan("legal", match, "h8", "i9")
    assert refused.code == 2
    assert "一次只能检查一个" in refused.err


@pytest.mark.parametrize("head", ["zz", "123", "z" * 16, "0" * 65])
def test_what_cannot_be_a_head_is_a_usage_error(fupan: Fupan, match: str, head: str) -> None:
    assert fupan("verify", "--head", head).code == 2


@pytest.mark.parametrize("port", ["0", "-1", "99999"])
def test_what_cannot_be_a_port_is_a_usage_error(fupan: Fupan, match: str, port: str) -> None:
    assert fupan("dashboard", f"--port={port}").code == 2


def test_a_list_file_that_is_none_is_thrown_away(fupan: Fupan, match: str, tmp_path: Path) -> None:
    (tmp_path / "log.sqlite.views").write_bytes(b"no database at all" * 100)

    assert "王小明" in fupan("list").out


def test_signs_that_are_no_text_are_refused_in_a_sentence(tmp_path: Path) -> None:
    for words in ([b"new", b"\xff", b"B"], [b"--json", b"audit", b"\xff"]):
        ran = subprocess.run([*map(os.fsencode, FUPAN), *words], capture_output=True, cwd=ROOT, check=False)
        assert ran.returncode == 2
        assert b"Traceback" not in ran.stderr
        assert b"UTF-8" in ran.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("words", [["rules"], ["--help"]])
def test_an_output_that_takes_nothing_is_said(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run([*FUPAN, *words], stdout=full, stderr=subprocess.PIPE, cwd=ROOT, check=False)
    assert b"Traceback" not in ran.stderr
    assert ran.returncode == 5 or words == ["--help"]


def test_a_closed_input_is_said(fupan: Fupan, match: str, tmp_path: Path) -> None:
    code = "import sys; sys.stdin = None\nfrom cli.main import run; run()"
    ran = subprocess.run([sys.executable, "-c", code, "judge"], capture_output=True, cwd=ROOT, check=False)
    assert ran.returncode == 5
    assert b"Traceback" not in ran.stderr


def test_a_player_whom_the_source_does_not_name_gets_no_name_by_exporting(fupan: Fupan, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("h8 i9 h9\n", encoding="utf-8")
    (taken,) = fupan("import", str(tmp_path / "game.txt"), "--json").json

    sgf = fupan("export", str(taken["match"]), "--format", "sgf").out

    assert "PB[" not in sgf
    assert "PW[" not in sgf


def test_a_file_that_is_not_there_is_unreadable_and_the_others_are_audited(fupan: Fupan, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("h8 i9 h9\n", encoding="utf-8")

    audited = fupan("audit", str(tmp_path / "nosuch.sgf"), str(tmp_path / "game.txt"))

    assert audited.code == 3
    assert "第1局未结束" in audited.out


def test_a_log_cut_short_is_damaged(fupan: Fupan, match: str, tmp_path: Path) -> None:
    fupan("scribe", match, typed="猜先: 甲\n执黑: 甲\n" + "".join(f"{c}{r}\n" for r in range(1, 8) for c in "abdeghjkmn"))
    log = tmp_path / "log.sqlite"
    assert log.stat().st_size > 40_960
    os.truncate(log, 40_960)

    for command in (["verify"], ["audit", "--all"]):
        damaged = fupan(*command)
        assert damaged.code == 4
        assert damaged.err + damaged.out


def test_what_sources_leave_open_is_said_once_in_a_run_of_audits(fupan: Fupan, tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.txt").write_text("h8 i9 h9\n", encoding="utf-8")

    audited = fupan("audit", str(tmp_path / "a.txt"), str(tmp_path / "b.txt")).out

    assert (audited.count("== "), audited.count("来源没有写明"), audited.count("fupan options --game gomoku")) == (2, 1, 1)
    assert max(map(len, audited.splitlines())) < 200
