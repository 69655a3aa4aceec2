"""`fupan audit --all`: an archive in bulk."""

import csv
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Fupan

ODD = "复盘 1 斗地主\n赛事: {meet}\n甲: {name}\n第1副\n地主: 甲 1分\n乙 3\n甲 4\n"
CLEAN = "复盘 1 斗地主\n第1副\n地主: 甲 1分\n甲 {rank}\n乙 过\n丙 过\n"
BOARD = "复盘 1 五子棋\n甲: 王小明\n第1局\n猜先: 甲\n执黑: 甲\n1. h8 2. h8\n"


@pytest.fixture
def archive(fupan: Fupan, tmp_path: Path) -> Path:
    """A log of five matches, three of them irregular."""
    folder = tmp_path / "records"
    folder.mkdir()
    for n, rank in enumerate("34"):
        (folder / f"clean{n}.txt").write_text(CLEAN.format(rank=rank), encoding="utf-8")
    (folder / "odd.txt").write_text(ODD.format(meet="健康杯", name="王小明"), encoding="utf-8")
    (folder / "formula.txt").write_text(ODD.format(meet="乙组", name="=HYPERLINK(1)"), encoding="utf-8")
    (folder / "board.txt").write_text(BOARD, encoding="utf-8")
    assert fupan("import", folder).code == 0
    return tmp_path / "log.sqlite"


def test_the_sums_stand_by_clause_and_effect_and_the_worst_are_named(fupan: Fupan, archive: Path) -> None:
    ran = fupan("audit", "--all")

    assert ran.code == 1
    assert "5场" in ran.out
    assert "2场没有发现，3场有发现" in ran.out
    assert "[DZ4.1] doudizhu.out_of_turn：" in ran.out
    assert "[WZ3] gomoku.occupied：1条，1场" in ran.out
    assert "待裁判长裁定" in ran.out
    assert "问题最多的3场" in ran.out


def test_every_match_has_a_line_where_a_summary_is_asked_for(fupan: Fupan, archive: Path) -> None:
    ran = fupan("audit", "--all", "--summary", "--lang", "en")
    assert sum(line.startswith("m-") for line in ran.out.splitlines()) == 5


def test_json_is_one_line_a_match_then_the_sums(fupan: Fupan, archive: Path) -> None:
    *matches, last = fupan("audit", "--all", "--json").json

    assert len(matches) == 5
    found = [json.loads(json.dumps(match))["verdict"]["findings"] for match in matches]
    summary = last["summary"]
    assert isinstance(summary, dict)
    assert summary["findings"] == sum(map(len, found))
    assert all(finding["clause"] for findings in found for finding in findings)


def test_json_and_text_are_the_same_for_any_number_of_processes(fupan: Fupan, archive: Path) -> None:
    one = [fupan("audit", "--all", "--afresh", *more).out for more in ((), ("--json",))]
    two = [fupan("audit", "--all", "--afresh", "--jobs", "2", *more).out for more in ((), ("--json",))]
    assert one == two


def test_a_spreadsheet_has_a_row_a_match_the_worst_first_and_runs_nothing(fupan: Fupan, archive: Path, tmp_path: Path) -> None:
    ran = fupan("audit", "--all", "--csv", tmp_path / "out.csv")
    text = (tmp_path / "out.csv").read_text(encoding="utf-8-sig")
    head, *rows = csv.reader(text.splitlines())

    assert ran.code == 1
    assert head[:3] == ["场次", "棋种", "各方"]
    assert len(rows) == 5
    counts = [int(row[head.index("待裁定")]) for row in rows]
    assert counts == sorted(counts, reverse=True)
    assert any(row[2].startswith("'=HYPERLINK") for row in rows)
    assert not any(cell.startswith("=") for row in rows for cell in row)


def test_the_log_is_not_written_over_by_a_spreadsheet(fupan: Fupan, archive: Path) -> None:
    before = archive.read_bytes()
    ran = fupan("audit", "--all", "--csv", archive)
    assert ran.code == 2
    assert archive.read_bytes() == before


def test_the_log_is_not_written_over_under_another_name_either(fupan: Fupan, archive: Path, tmp_path: Path) -> None:
    (tmp_path / "hard.csv").hardlink_to(archive)
    (tmp_path / "soft.csv").symlink_to(archive)
    before = archive.read_bytes()

    assert fupan("audit", "--all", "--csv", tmp_path / "hard.csv").code == 2
    assert fupan("audit", "--all", "--csv", tmp_path / "soft.csv").code == 2
    assert archive.read_bytes() == before


def test_the_verdicts_file_is_not_written_over_either(fupan: Fupan, archive: Path) -> None:
    fupan("audit", "--all")
    assert fupan("audit", "--all", "--csv", archive.with_name("log.sqlite.audit")).code == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--all", "m-1"), "--all 已包括全部场次"),
        (("--all", "--jobs", "-1"), "--jobs -1 不成立"),
        (("--all", "--csv", "/nowhere/out.csv"), "无法写入"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(fupan: Fupan, archive: Path, words: tuple[str, ...], said: str) -> None:
    ran = fupan("audit", *words)
    assert ran.code in (2, 5)
    assert said in ran.err


def test_an_empty_log_has_nothing_to_audit(fupan: Fupan, tmp_path: Path) -> None:
    (tmp_path / "none").mkdir()
    fupan("import", tmp_path / "none")
    ran = fupan("audit", "--all")
    assert ran.code == 0
    assert "0场" in ran.out
