"""What a command says to input, outputs and files that it cannot use: one sentence, the right exit code, nothing lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Fupan
from tests.cli.test_program import FUPAN, ROOT


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
