"""Numbers that name nothing, typed at the scribe: a call, a ruling, a seat, how far to go back; for every game."""

import pytest

from core.games import GAMES
from tests.cli.conftest import Fupan

CHOSEN = {"shengji": ("--option", "整场结束=打完副数", "--option", "常主=王和2", "--deals", "2")}
FIRST = {
    "gomoku": "猜先: 甲\n执黑: 甲\n",
    "doudizhu": "第1副\n甲叫1\n",
    "guandan": "发牌\n甲先出\n",
    "shengji": "第1副 打3\n甲先摸\n",
    "chaodipi": "第1副 打2\n甲先摸\n",
}
HUGE = "9" * 5_000


@pytest.fixture(params=list(GAMES))
def table(fupan: Fupan, request: pytest.FixtureRequest) -> str:
    """A match of each game with a few acts."""
    game = str(request.param)
    names = ("王一", "李二", "张三", "赵四")[: GAMES[game].seats]
    (opened,) = fupan("new", "--game", game, *CHOSEN.get(game, ()), *names, "--json").json
    match = str(opened["match"])
    assert fupan("scribe", match, typed=FIRST[game]).code == 0
    return match


@pytest.mark.parametrize("number", ["0", "99", "999", "9999", "99999999999999999999", HUGE])
@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("退回 {} 听错", "不能退回"),
        ("undo {} misheard", "不能退回"),
        ("退回到第{}条 听错", "不能退回到第"),
        ("undo to {} misheard", "不能退回到第"),
    ],
)
def test_play_goes_back_over_what_there_is_and_nothing_else(fupan: Fupan, table: str, line: str, says: str, number: str) -> None:
    before = fupan("show", table).out

    ran = fupan("scribe", table, typed=line.format(number) + "\n")

    (said,) = ran.out.splitlines()
    assert said.startswith(f"✗ {says}{number[:19]}")
    assert "应" in said
    assert (ran.code, len(said) < 100) == (1, True)
    assert fupan("show", table).out == before


def test_a_number_without_a_reason_is_asked_for_one_however_long(fupan: Fupan, table: str) -> None:
    for number in ("3", "99999", "99999999999999999999", "-1"):
        ran = fupan("scribe", table, typed=f"退回 {number}\n")
        assert ran.out.startswith("✗ 退回要写理由")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("请裁判 99", "还应有"),
        ("请裁判: 99", "此处是「99」，应为「甲」"),
        ("请裁判: 戊", "此处是「戊」，应为「甲」"),
        ("请裁判 99: 甲", "此处的编号是99，应为2"),
        ("请裁判: 甲, @99", "没有第99条记录；应为1到"),
        (f"请裁判: 甲, @{HUGE}", "应为动作编号"),
        ("裁定 99: 请裁判 1, 维持现状, 条款 ?", "此处的编号是99，应为1"),
        ("裁定: 请裁判 99, 维持现状, 条款 ?", "没有第99号请裁判的记录"),
        (f"裁定: 请裁判 {HUGE}, 维持现状, 条款 ?", "应为编号"),
        ("申诉: 裁定 99, 甲, 就规则", "没有第99号裁定"),
        ("撤回: 请裁判 99", "没有第99号请裁判的记录"),
        ("裁定: 请裁判 1, 警告 戊, 条款 ?", "此处是「戊」，应为「甲」"),
    ],
)
def test_a_seat_a_call_or_a_ruling_that_is_not_there_is_said(fupan: Fupan, table: str, line: str, says: str) -> None:
    assert fupan("scribe", table, typed="请裁判 1: 甲\n").code == 0
    before = fupan("show", table).out

    ran = fupan("scribe", table, typed=f"{line}\n")

    (said,) = ran.out.splitlines()
    assert said.startswith("✗ ")
    assert says in said
    assert ran.code in (1, 3)
    assert fupan("show", table).out == before
