"""scribe and legal: a match taken down live."""

import re
from pathlib import Path

import pytest

from core.games import GAMES
from events.records.transcript import read_line
from tests.cli.conftest import Fupan

BEGUN = "猜先: 甲\n执黑: 甲\nh8\n"


def test_wz3_a_strict_table_refuses_an_occupied_point_with_its_clause_and_goes_on(fupan: Fupan, match: str) -> None:
    taken = fupan("scribe", match, typed=BEGUN + "h8\ni9\n")

    assert taken.code == 1
    assert "[WZ3]" in taken.out
    assert "第2手 白方 i9" in taken.out


def test_wz3_as_played_keeps_the_irregular_act_and_says_so(fupan: Fupan, match: str) -> None:
    taken = fupan("scribe", match, "--as-played", typed=BEGUN + "h8\n白 i9\n")

    assert taken.code == 1
    assert "照实记录" in taken.out
    audited = fupan("audit", match)
    assert audited.code == 1
    assert "该点已有棋子" in audited.out


def test_a_slip_is_taken_back_with_a_reason_and_stays_in_the_log(fupan: Fupan, match: str) -> None:
    taken = fupan("scribe", match, typed=BEGUN + "i9\n退回 记错了\nj9\n")

    assert taken.code == 0
    shown = fupan("show", match).out
    assert "~" in shown
    assert "记错了" in shown
    assert "i9" not in fupan("export", match).out


def test_one_can_go_back_again_and_again_and_over_calls(fupan: Fupan, match: str) -> None:
    taken = fupan("scribe", match, typed=BEGUN + 'i9\n退回 一\n退回 二\n请裁判: 甲, "问"\n退回 三\n')
    assert taken.code == 0, taken.out
    assert "h8" not in fupan("export", match).out
    assert "执黑: 甲" not in fupan("export", match).out


def test_a_number_that_is_no_record_is_refused(fupan: Fupan, match: str) -> None:
    taken = fupan("scribe", match, typed=BEGUN + '请裁判: 甲, @999, "问"\n')
    assert taken.code == 1
    assert "没有第999条" in taken.out


def test_going_back_needs_something_to_go_back_over(fupan: Fupan, match: str) -> None:
    assert "没有可以退回" in fupan("scribe", match, typed="退回 5 理由\n").out


def test_a_line_that_cannot_be_read_is_named_by_its_column(fupan: Fupan, match: str) -> None:
    taken = fupan("scribe", match, typed=BEGUN + "@@@\n")
    assert taken.code == 3
    assert "列" in taken.out


def test_what_makes_no_sense_here_is_refused_with_what_is_expected(fupan: Fupan, match: str) -> None:
    taken = fupan("scribe", match, "--as-played", typed=BEGUN + "选色: 甲 黑\n")
    assert taken.code == 1
    assert "不能记录" in taken.out
    assert "落子" in taken.out


def test_gc1_3_a_ruling_changes_the_result_and_is_reversed_on_appeal(fupan: Fupan, match: str) -> None:
    fupan("scribe", match, typed=BEGUN + 'i9\n请裁判: 甲, "白方触子"\n')
    given = fupan("scribe", match, "--as-played", typed="裁定 1: 请裁判 1, 第1局判甲胜, 条款 WZ2\n")
    assert "[GC3.2]" in given.out
    assert "1 : 0" in fupan("list").out

    reversed_ = fupan("scribe", match, typed="申诉: 裁定 1, 乙, 就事实\n复裁(裁判长 李裁判): 裁定 1, 推翻, 条款 GC1.3\n")
    assert reversed_.code == 0, reversed_.out + reversed_.err
    assert "0 : 0" in fupan("list").out
    assert "已推翻" in fupan("audit", match).out


def test_legal_says_whose_turn_it_is_and_checks_an_act(fupan: Fupan, match: str) -> None:
    fupan("scribe", match, typed=BEGUN)

    now = fupan("legal", match)
    assert now.code == 0
    assert "224" in now.out
    assert fupan("legal", match, "i9").code == 0
    taken = fupan("legal", match, "h8")
    assert taken.code == 1
    assert "[WZ3]" in taken.out
    assert fupan("legal", match, "@@").code == 3


def test_help_board_and_legal_answer_at_the_prompt(fupan: Fupan, match: str) -> None:
    taken = fupan("scribe", match, typed=BEGUN + "帮助\n盘面\n可下\n结束\ni9\n")
    assert "[X]" in taken.out
    assert "退回" in taken.out
    assert "i9" not in fupan("show", match).out


def test_english_is_taken_and_spoken(fupan: Fupan, match: str) -> None:
    taken = fupan("scribe", match, "--lang", "en", typed="toss: A\nblack: A\nh8\nW h8\n")
    assert taken.code == 1
    assert "an empty point was due" in taken.out


def test_json_gives_one_object_a_line(fupan: Fupan, match: str) -> None:
    taken = fupan("--json", "scribe", match, typed=BEGUN + "h8\n")
    assert [list(line) for line in taken.json][-1] == ["refused"]


def test_wz3_conduct_is_taken_down_at_a_strict_table_too(fupan: Fupan, match: str) -> None:
    """Noting what somebody saw is no offence of the one who notes it."""
    taken = fupan("scribe", match, typed=BEGUN + "行为: 乙 触摸棋子\n")
    assert "照实记录" in taken.out
    assert fupan("audit", match).code == 1


def test_wz2_both_sides_absent_are_taken_down_at_a_strict_table_too(fupan: Fupan, match: str) -> None:
    assert "照实记录" in fupan("scribe", match, typed="缺席: 甲乙\n").out


WORDS = ("退回", "undo", "盘面", "桌面", "board", "table", "可下", "可出", "legal", "结束", "quit")
"""Commands of the scribe, which are no acts."""

SAID = {"shengji": ("--option", "match_end=deals", "--option", "permanent_trumps=jokers", "--deals", "4")}
"""What an opening has to say besides."""

SEVERAL = {
    "甲摸♥3 乙摸♠4": 2,
    "A draws H3, B draws S4": 2,
    "乙 ♠3; 丙 ♠4; 丁 ♠5": 3,
    "B: S3; C: S4; D: S5": 3,
    "双方签字": 2,
    "both signed": 2,
}
"""Examples in the help that are more acts than one."""


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("key", GAMES)
def test_every_line_that_help_shows_is_one_that_is_read(fupan: Fupan, key: str, lang: str) -> None:
    names = ("甲某", "乙某", "丙某", "丁某")[: GAMES[key].seats]
    (opened,) = fupan("new", "--game", key, *names, *SAID.get(key, ()), "--json").json
    shown = fupan("scribe", opened["match"], "--lang", lang, typed="help\n").out
    remarks = re.compile(
        r"[（(](?:写明|with its|with suits|where the scribe|记录员看|退3条|three acts"
        r"|没有看到|[?][?] for|乙垫|B discards)[^）)]*[）)]|…"
    )
    lines = [remarks.sub("", line) for line in shown.splitlines() if line.startswith("  ")]
    examples = [one for line in lines for one in re.split(r"\s{2,}", line.strip()) if not one.startswith(WORDS)]

    assert len(examples) > 10
    for one in examples:
        acts, troubles = read_line(one, "black" if key == "gomoku" else 0, None, key)
        assert (len(acts), troubles) == (SEVERAL.get(one, 1), ()), one


FINISHED = {
    "doudizhu": ("第1副", "小结: 地主胜, 地主甲, 叫3, 炸弹1"),
    "guandan": ("第1副", "名次: 甲丙"),
    "shengji": ("第1副 打3", "得分: 75, 末圈甲"),
}


@pytest.mark.parametrize("game", FINISHED)
def test_plays_not_recorded_after_a_deal_that_is_over_open_no_other_deal(fupan: Fupan, game: str, tmp_path: Path) -> None:
    names = ("甲某", "乙某", "丙某", "丁某")[: GAMES[game].seats]
    (opened,) = fupan("new", "--game", game, *names, *SAID.get(game, ()), "--json").json
    begun, sheet = FINISHED[game]
    assert fupan("scribe", opened["match"], typed=f"{begun}\n以后未记录\n{sheet}\n").code == 0
    before = fupan("show", opened["match"]).out

    ran = fupan("scribe", opened["match"], typed="以后未记录\n")

    assert (ran.code, "第1副已经结束，没有以后的出牌" in ran.out) == (3, True)
    assert fupan("show", opened["match"]).out == before

    file = tmp_path / "a.txt"
    file.write_text(f"复盘 1 {GAMES[game].name.zh}\n{begun}\n以后未记录\n{sheet}\n以后未记录\n", encoding="utf-8")
    taken = fupan("import", str(file))
    assert (taken.code, "第5行" in taken.err, "这一副已经结束" in taken.err) == (3, True, True)
