"""`fupan audit` of a match in which play has gone back: what stood on acts that no longer count is marked and counted apart."""

import csv
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Fupan

NAMES = ("王小明", "李雷", "韩梅梅", "赵六")


class Table(msgspec.Struct, frozen=True):
    """A game as far as its second move: what is typed before, an irregular move, one that comes after it, the right one."""

    game: str
    seats: int
    begun: str
    wrong: str
    after: str
    right: str
    clause: str  # of the finding
    unsure: str = ""  # of what cannot be judged of the irregular move
    options: tuple[str, ...] = ()


TABLES = (
    Table("五子棋", 2, "执黑: 甲\nh8\n", "h8", "黑 i9", "i9", "WZ3"),
    Table("斗地主", 3, "第1副\n地主: 甲 1分\n甲 3\n", "丙 4", "甲 5", "乙 4", "DZ4.1", "DZ1.1"),
    Table("掼蛋", 4, "发牌\n甲先出\n甲 3\n", "丙 4", "丁 5", "乙 4", "GD1.1", "GD1.1"),
    Table(
        "升级",
        4,
        "第1副 打3\n甲先摸\n甲报主 ♥3 摸了38张\n甲拿底\n甲盖底: ♥8 ♥6 ♥5 ♣7 ♣5 ♦J ♦9 ♦6\n甲 ♦A\n",
        "丙 ♠4",
        "丁 ♦5",
        "乙 ♦4",
        "SJ5.0",
        "SJ5.1",
        ("--option", "整场结束=打完副数", "--option", "常主=王和2", "--deals", "2"),
    ),
)
every_game = pytest.mark.parametrize("table", TABLES, ids=[table.game for table in TABLES])


def taken_down(fupan: Fupan, table: Table, *after: str) -> str:
    """Return the id of a match in which the second move was irregular, and then this was typed."""
    (opened,) = fupan("new", "--game", table.game, *table.options, *NAMES[: table.seats], "--json").json
    match = str(opened["match"])
    ran = fupan("scribe", match, "--as-played", typed="\n".join((table.begun + table.wrong, *after, "")))
    assert ran.code == 1, ran.out
    return match


def of_second_move(fupan: Fupan, match: str, what: str) -> list[tuple[object, object]]:
    """Return the clauses of the findings, or of what cannot be judged, at the second moves, each with whether it is marked."""
    (found,) = fupan("audit", match, "--json").json
    ones = found[what]
    assert isinstance(ones, list)
    return [(one["clause"], one["at"]["slipped"]) for one in ones if one["at"]["ply"] == 2]


@every_game
def test_a_finding_on_an_act_gone_back_from_says_so(fupan: Fupan, table: Table) -> None:
    match = taken_down(fupan, table, "退回 听错", table.right)

    said, english = fupan("audit", match), fupan("audit", match, "--lang", "en")

    assert said.code == 1
    assert "，其中已退回1）\n" in said.out
    assert f"手（已退回） [{table.clause}]" in said.out
    assert ", 1 of them gone back from)\n" in english.out
    assert f" 2 (gone back from) [{table.clause}]" in english.out
    assert (table.clause, True) in of_second_move(fupan, match, "findings")


@every_game
def test_a_finding_on_an_act_that_counts_is_not_marked(fupan: Fupan, table: Table) -> None:
    match = taken_down(fupan, table, table.after, "退回 听错")

    said = fupan("audit", match).out

    assert f"手 [{table.clause}]" in said
    assert f"第2手（已退回） [{table.clause}]" not in said
    assert (table.clause, False) in of_second_move(fupan, match, "findings")


@pytest.mark.parametrize("table", [t for t in TABLES if t.unsure], ids=[t.game for t in TABLES if t.unsure])
def test_what_cannot_be_judged_of_an_act_gone_back_from_says_so(fupan: Fupan, table: Table) -> None:
    match = taken_down(fupan, table, "退回 听错")

    assert (table.unsure, True) in of_second_move(fupan, match, "open")
    assert f"第2手（已退回） [{table.unsure}]" in fupan("audit", match).out.partition("不能判断\n")[2]


def test_another_reading_that_parts_at_an_act_gone_back_from_says_so(fupan: Fupan) -> None:
    match = taken_down(fupan, TABLES[0], "退回 听错")

    assert "illegal_move = turn_lost" in fupan("audit", match).out
    assert "从第1局第2手（已退回）起不同" in fupan("audit", match).out


def test_what_was_said_at_the_desk_is_never_gone_back_from(fupan: Fupan) -> None:
    desk = ("请裁判: 甲", "裁定(裁判长 韩立新): 请裁判 1, 警告 乙, 条款 WZ3", "申诉: 裁定 1, 乙, 就规则")
    match = taken_down(fupan, TABLES[0], *desk, "退回到第3条 听错")

    said, shown = fupan("audit", match).out, fupan("show", match).out

    assert "第1局（第7条） [GC1.3]" in said
    assert "第1局第2手（已退回） [WZ3]" in said
    assert [line[:5] for line in shown.splitlines() if line.startswith("~  ")] == ["~   4"]


def test_an_archive_counts_them_apart(fupan: Fupan, tmp_path: Path) -> None:
    for table in TABLES:
        taken_down(fupan, table, "退回 听错")
    (tmp_path / "log").mkdir()

    said = fupan("audit", "--all").out
    *_, last = fupan("audit", "--all", "--json").json
    fupan("audit", "--all", "--csv", tmp_path / "sums.csv")
    rows = list(csv.DictReader((tmp_path / "sums.csv").read_text(encoding="utf-8-sig").splitlines()))

    sums = last["summary"]
    assert isinstance(sums, dict)
    assert f"发现{sums['findings']}条（其中已退回{sums['findings_slipped']}）" in said
    assert 4 <= sums["findings_slipped"] < sums["findings"]
    assert (
        sum(int(row["其中已退回"]) for row in rows) == sums["findings_slipped"] == sum(kind["slipped"] for kind in sums["kinds"])
    )
    assert 0 < sums["open_slipped"] < sums["open"]


def test_a_line_a_match_counts_them_apart(fupan: Fupan) -> None:
    match = taken_down(fupan, TABLES[0], "退回 听错")

    said = fupan("audit", "--summary", match).out

    assert "（其中已退回1），" in said
    assert "，其中已退回1），0个文件" in said
