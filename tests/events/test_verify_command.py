"""`fupan verify`: the verdict in words or as JSON, and the exit code."""

from pathlib import Path

import msgspec
import pytest

from cli.main import main
from events.verify import Verdict
from tests.events.tampering import hand, head, sql, stored, tamper

Said = pytest.CaptureFixture[str]


def test_a_sound_log_gives_0_and_says_what_was_read_and_what_was_not_checked(log: Path, capsys: Said) -> None:
    assert main(["verify", "--db", str(log), "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    counts, whole, *rest = out.splitlines()
    assert counts == f"Read {len(stored(log))} lines, 5 streams, {head(log).number} entries of the ledger."
    assert whole == "✓ The log is whole and unchanged."
    assert [line[0] for line in rest[:-1]] == ["?", "?", "?"]
    assert rest[-1] == f"head of the ledger (entry {head(log).number}): {head(log).hash}"
    assert err == ""


def test_the_printed_head_is_accepted_whole_or_in_part(log: Path, capsys: Said) -> None:
    for digits in (64, 8):
        assert main(["verify", "--db", str(log), "--head", head(log).hash[:digits]]) == 0
    assert "--head" not in capsys.readouterr().out


def test_a_damaged_log_gives_4_and_names_the_place_in_both_languages(log: Path, capsys: Said) -> None:
    tamper(log, "UPDATE event SET at = at + 1 WHERE position = 10")
    assert main(["verify", "--db", str(log), "--lang", "zh"]) == 4
    zh = capsys.readouterr().out
    assert "✗ 日志第10行的列at为" in zh
    assert "✓" not in zh
    assert main(["--lang", "en", "verify", "--db", str(log)]) == 4
    assert "✗ Line 10 of the log: column at is" in capsys.readouterr().out


def test_as_json_the_verdict_is_one_line(log: Path, capsys: Said) -> None:
    tamper(log, "DELETE FROM ledger WHERE number = 5")
    assert main(["verify", "--db", str(log), "--json"]) == 4
    (line,) = capsys.readouterr().out.splitlines()
    verdict = msgspec.json.decode(line, type=Verdict)
    assert [fault.en for fault in verdict.faults] == ["Entry 5 of the ledger is missing (entry 6 follows)."]


def test_a_head_that_the_log_does_not_contain_gives_4(log: Path, capsys: Said) -> None:
    assert main(["verify", "--db", str(log), "--head", "0123456789abcdef", "--lang", "en"]) == 4
    assert "does not contain 0123456789abcdef" in capsys.readouterr().out


@pytest.mark.parametrize("table", ["event", "ledger", "side"])
def test_a_missing_table_gives_4(log: Path, capsys: Said, table: str) -> None:
    with hand(log) as conn:
        conn.execute(sql("DROP TABLE", table))
    assert main(["verify", "--db", str(log), "--lang", "en"]) == 4
    assert f"✗ The table {table} is missing." in capsys.readouterr().out


def test_a_log_that_is_not_there_gives_5_and_one_sentence(tmp_path: Path, capsys: Said) -> None:
    assert main(["verify", "--db", str(tmp_path / "none.sqlite"), "--lang", "en"]) == 5
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("There is no log at")


def test_a_file_that_is_no_database_gives_5(tmp_path: Path, capsys: Said) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;GM[4]SZ[15];B[hh])" * 100)
    assert main(["verify", "--db", str(path)]) == 5
    assert "无法作为日志读取" in capsys.readouterr().err


@pytest.mark.parametrize("page", range(1, 12))
def test_a_page_of_rubbish_gives_4_or_5_and_never_a_stack_of_calls(log: Path, capsys: Said, page: int) -> None:
    whole = log.read_bytes()
    at = (page - 1) * 4096 + (100 if page == 1 else 0)
    log.write_bytes(whole[:at] + bytes(range(256)) * 8 + whole[at + 2048 :])
    assert main(["verify", "--db", str(log), "--lang", "en"]) in (4, 5)
    out, err = capsys.readouterr()
    assert "✗" in out or err.count("\n") == 1
