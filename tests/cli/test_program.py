"""The program as a whole: help, languages, places of options, exit codes, start-up, judge by pipe."""

import json
import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli import parser, words
from cli.main import main
from cli.parser import build
from core.games import GAMES
from core.people import ROLE_NAMES
from core.rulebook import citable
from projections.views import VIEWERS
from tests.cli.conftest import Fupan

ROOT = Path(__file__).parents[2]
FUPAN = (sys.executable, "-c", "from cli.main import run; run()")


def started(*argv: str, typed: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("COVERAGE", "COV_"))}
    code = "from cli.main import run; run()"
    return subprocess.run(
        [sys.executable, "-c", code, *argv], input=typed, capture_output=True, cwd=ROOT, env=clean | env, check=False
    )


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_every_command_has_help_in_both_languages(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in words.COMMANDS:
        assert main([command, "--help", "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert words.COMMANDS[command].to("zh" if lang == "zh" else "en") in said
        chinese = re.findall(r"[一-鿿]", said)
        assert bool(chinese) == (lang == "zh")


def test_options_stand_before_or_after_the_command(fupan: Fupan, match: str, tmp_path: Path) -> None:
    db = str(tmp_path / "log.sqlite")
    before = fupan("--db", db, "--json", "--lang", "en", "list")
    after = fupan("list", "--db", db, "--json", "--lang", "en")
    assert before.out == after.out != ""


def test_no_command_shows_help_and_is_a_usage_error(fupan: Fupan) -> None:
    shown = fupan()
    assert shown.code == 2
    assert "scribe" in shown.out


@pytest.mark.parametrize("argv", [["nonsense"], ["show"], ["list", "--nonsense"], ["--lang", "fr", "list"]])
def test_a_usage_error_is_one_sentence_and_code_2(fupan: Fupan, argv: list[str]) -> None:
    wrong = fupan(*argv)
    assert wrong.code == 2
    assert "用法错误" in wrong.err
    assert wrong.err.count("\n") == 1


def test_what_the_parser_writes_out_is_what_there_is() -> None:
    """Help is to come at once, so the parser names games and viewers without loading them."""
    assert tuple(GAMES) == parser.GAME_KEYS
    assert {game.name.zh: key for key, game in GAMES.items()} == parser.GAME_NAMES
    assert parser.VIEWERS == VIEWERS
    assert set(parser.ROLES) == set(ROLE_NAMES)


def test_version_is_said(fupan: Fupan) -> None:
    assert re.fullmatch(r"fupan \d+\.\d+\.\d+\n", fupan("--version").out)


def test_rules_finds_by_word_and_by_id(fupan: Fupan) -> None:
    assert "WZ2" in fupan("rules", "弃权").out
    assert "WZ1" in fupan("rules", "wz1").out
    assert "GC3.2" in fupan("rules", "authority").out
    assert fupan("rules", "没有这个词").out == ""


def test_what_can_be_asked_of_the_clauses_is_said(fupan: Fupan) -> None:
    hint = "可以写一个棋种（五子棋、斗地主、掼蛋、升级、炒地皮）、条款的编号（如 WZ2）或条款里的词（如 弃权）。\n"

    everything, nothing = fupan("rules"), fupan("rules", "象棋")

    assert everything.out.count("\nWZ") + everything.out.count("\nSJ") > 20
    assert everything.err == hint
    assert (nothing.out, nothing.err) == ("", f"没有条款含有“象棋”；{hint}")
    assert "gomoku, doudizhu, guandan, shengji, chaodipi" in fupan("rules", "chess", "--lang", "en").err
    unknown = fupan("rules", "--game", "象棋")
    assert (unknown.code, "没有棋种“象棋”，应为：五子棋（gomoku）" in unknown.err) == (2, True)
    several = fupan("rules", "五子棋", "--game", "升级")
    assert (several.code, several.err) == (2, "写了几个棋种；应只写一个：五子棋、斗地主、掼蛋、升级、炒地皮。\n")


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_of_a_game_are_its_own_and_those_of_the_desk(fupan: Fupan, game: str) -> None:
    for said in ((game,), (GAMES[game].name.zh,), ("--game", game), (game.upper(),)):
        found = json.loads(fupan("rules", *said, "--json").out)
        assert {each["clause"]["id"] for each in found} == {*citable(game)}
    assert fupan("rules", game, citable(game)[0]).out.startswith(citable(game)[0])


def test_damage_is_code_4_and_named(fupan: Fupan, match: str, tmp_path: Path) -> None:
    file = tmp_path / "log.sqlite"
    data = file.read_bytes()
    assert data.count("王小明".encode()) >= 1
    file.write_bytes(data.replace("王小明".encode(), "王大明".encode()))
    damaged = fupan("verify")
    assert damaged.code == 4
    assert "✗" in damaged.out


def test_verify_takes_the_printed_head(fupan: Fupan, match: str) -> None:
    (head,) = re.findall(r"[0-9a-f]{64}", fupan("verify").out)
    assert fupan("verify", "--head", head[:16]).code == 0
    assert fupan("verify", "--head", "0" * 16).code == 4


def test_a_taken_port_is_one_line_and_code_5(fupan: Fupan, match: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        refused = fupan("dashboard", "--port", str(taken.getsockname()[1]))
    assert refused.code == 5
    assert refused.err.count("\n") == 1


def test_start_up_loads_little_and_is_quick() -> None:
    """The figure is 0.3 s; a loaded machine may be slower, so what is held here is what start-up loads."""
    begun = time.perf_counter()
    shown = started("--help")
    took = time.perf_counter() - begun
    assert shown.returncode == 0
    loaded = started("--version", PYTHONPROFILEIMPORTTIME="1").stderr.decode()
    for heavy in ("streamlit", "sqlite_utils", "transitions", "hypothesis", "asyncio"):
        assert f"| {heavy}\n" not in loaded, f"{heavy} is loaded by --version ({took:.2f} s)"


def test_judge_answers_each_line_an_empty_one_too_before_the_next_is_asked() -> None:
    question = b'{"id":1,"game":"gomoku","op":"adjudicate","moves":["a1"]}\n'
    code = "from cli.main import run; run()"
    with subprocess.Popen(
        [sys.executable, "-c", code, "judge"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    ) as judge:
        assert judge.stdin is not None
        assert judge.stdout is not None
        for _ in range(3):
            judge.stdin.write(question)
            judge.stdin.flush()
            assert judge.stdout.readline().startswith(b'{"id":1,"winner":null')
        judge.stdin.write(b"\n")
        judge.stdin.flush()
        assert judge.stdout.readline().startswith(b'{"id":null,"error":{"code":"bad_question","at":"$"')
        judge.stdin.close()
        assert judge.wait() == 0


def test_a_closed_pipe_ends_quietly() -> None:
    with subprocess.Popen([*FUPAN, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as ran:
        assert ran.stdout is not None
        assert ran.stderr is not None
        ran.stdout.close()
        assert b"Traceback" not in ran.stderr.read()
        ran.wait()


def test_the_parser_of_each_language_knows_the_same_commands() -> None:
    assert build("zh").format_usage().count("fupan") == build("en").format_usage().count("fupan") == 1
