"""`fupan scribe` at a 升级 table: what a referee types, what is refused under which clause, what is echoed, and going back."""

from pathlib import Path

import pytest

from tests.cli.conftest import Fupan

PLAYERS = ("王小明", "李雷", "韩梅梅", "赵六")
CHOSEN = ("--option", "整场结束=打完副数", "--option", "常主=王和2")
HAND = "小王 ♠2 ♠A986 ♥AK9764 ♣K109964 ♦Q10877 ♦54"


@pytest.fixture
def deal(fupan: Fupan) -> str:
    """A match in whose first deal side A has overturned and buried, and the hand of its partner is recorded."""
    (opened,) = fupan("new", "--game", "升级", *CHOSEN, "--deals", "1", *PLAYERS, "--json").json
    match = str(opened["match"])
    begun = f"第1副 打3\n甲先摸\n乙报主 ♥3 摸了38张\n甲反主 ♠3♠3 摸了100张\n丙手牌: {HAND}\n甲拿底\n"
    assert fupan("scribe", match, typed=f"{begun}甲盖底: ♥8 ♥6 ♥5 ♣7 ♣5 ♦J ♦9 ♦6\n").code == 0
    return match


def export(fupan: Fupan, match: str) -> str:
    """Return the lines of a match's plays in its transcript."""
    return fupan("export", match).out.split("甲盖底: ")[1].split("\n", 1)[1]


def test_sj4_a_declaration_and_an_overturn_are_echoed_with_what_they_make(fupan: Fupan, deal: str) -> None:
    said = fupan("show", deal).out

    assert "乙方报主，亮♥3（共摸38张时）" in said
    assert "甲方反主，亮♠3 ♠3（共摸100张时）" in said
    assert "甲方为庄家" in said


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("乙 ♦A", "SJ5.0"),
        ("甲盖底: ♥8 ♥6", "SJ3.1"),
        ("甲反主 大王大王", "SJ4.0a"),
        ("甲 ♦A ♥A", "SJ5"),
        ("甲 ♦AA; ♦4♦5; ♦10♦7", "SJ5.2"),
        ("甲 ♦A; ♦4; ♥4", "SJ5.1"),
        ("甲 ♦A; ♦4; ♠7", "SJ5.0"),
        ("甲 ♦A; ♦4; ♦457", "SJ5.1"),
    ],
)
def test_an_irregular_act_is_refused_with_its_clause(fupan: Fupan, deal: str, line: str, clause: str) -> None:
    ran = fupan("scribe", deal, typed=f"{line}\n")

    assert ran.code == 1
    assert f"✗ 不予记录：[{clause}" in ran.out


def test_every_clause_that_an_act_breaks_is_named(fupan: Fupan, deal: str) -> None:
    lines = fupan("scribe", deal, typed="丙 ♥3 ♠7\n").out.split("\n")
    refused = [line for line in lines if line.startswith("✗ 不予记录：[")]

    assert len(set(refused)) == len(refused) > 1


def test_a_throw_with_its_components_and_what_stays_of_it(fupan: Fupan, deal: str) -> None:
    plays = "甲甩 ♣A + ♣JJ\n甩牌失败 留下 ♣JJ 被乙压\n乙 ♣QQ; 丙 ♣99; 丁 ♣K ♣3\n"
    ran = fupan("scribe", deal, typed=plays)

    assert ran.code == 0
    assert "甲方甩牌失败，留下 ♣J ♣J" in ran.out
    assert "乙方赢这一圈，10分" in ran.out
    assert export(fupan, deal) == "1. 甲 CA + CJ CJ\n甲甩牌失败: 留下 CJ CJ 被乙压\n2. CQ CQ 3. C9 C9 4. CK C3\n"


def test_whose_turn_it_is_may_be_left_out_and_what_is_undone_is_gone(fupan: Fupan, deal: str) -> None:
    ran = fupan("scribe", deal, typed="♦A\n♦4\n♦5\n退回 听错\n♦7\n♦K\n")

    assert ran.code == 0
    assert "甲方赢这一圈" in ran.out
    assert export(fupan, deal) == "1. 甲 DA 2. D4 3. D7 4. DK\n"


@pytest.mark.parametrize("line", ["甲 ♦A ♦4 ♦5 ♦7", "甲 ♦A; 过", "戊 ♦A", "甲 ♦A +", "甲甩牌失败", "第3副", "甲 ♦A; 报"])
def test_a_line_that_cannot_be_read_to_its_end_records_nothing(fupan: Fupan, deal: str, line: str) -> None:
    before = export(fupan, deal)
    assert fupan("scribe", deal, typed=f"{line}\n").code == 3
    assert export(fupan, deal) == before


def test_a_sheet_ends_a_deal_of_which_the_plays_are_not_recorded(fupan: Fupan, deal: str) -> None:
    ran = fupan("scribe", deal, typed="以后未记录\n得分: 75, 末圈甲\n升到: 甲丙4 乙丁3\n双方签字\n")

    assert "甲丙升1级" in ran.out
    assert "乙丁签字" in ran.out


def test_help_shows_the_words_of_the_game(fupan: Fupan, deal: str) -> None:
    assert "甲上保险 ♥3" in fupan("scribe", deal, typed="帮助\n").out
    assert "A insures: H3" in fupan("scribe", deal, "--lang", "en", typed="help\n").out


def test_a_match_goes_out_and_comes_back_with_its_number_of_deals(fupan: Fupan, deal: str, tmp_path: Path) -> None:
    fupan("scribe", deal, typed="甲 ♦A\n")
    file = tmp_path / "match.txt"
    assert fupan("export", deal, "--output", str(file)).code == 0
    assert "副数: 1\n" in file.read_text("utf-8")
    imported = str(fupan("import", str(file), "--again", "--json").json[0]["match"])
    assert fupan("export", imported).out == file.read_text("utf-8")


def test_going_back_to_a_record_keeps_it_with_what_followed_from_it(fupan: Fupan, deal: str) -> None:
    shown = fupan("scribe", deal, typed="♦A\n♦4\n").out
    first = next(int(line.split()[0]) for line in shown.splitlines() if "甲方出 ♦A" in line)

    back = fupan("scribe", deal, typed=f"退回到第{first}条 听错\n")

    assert (back.code, f"退回到第{first}条：听错" in back.out) == (0, True)
    assert export(fupan, deal) == "1. 甲 DA\n"
    fupan("scribe", deal, typed="♦4\n")
    assert fupan("scribe", deal, "--lang", "en", typed=f"undo to {first} misheard\n").code == 0
    assert export(fupan, deal) == "1. 甲 DA\n"


@pytest.mark.parametrize("line", ["退回 第20条", "退回第20条 听错", "退回 第3手", "退回 @20", "undo record 20", "退回到第3条"])
def test_going_back_that_does_not_say_how_far_or_why_goes_nowhere_and_says_what_was_expected(
    fupan: Fupan, deal: str, line: str
) -> None:
    fupan("scribe", deal, typed="♦A\n♦4\n")

    ran = fupan("scribe", deal, typed=f"{line}\n")

    assert (ran.code, "退回到第7条" in ran.out) == (3, True)
    assert export(fupan, deal) == "1. 甲 DA 2. D4\n"


def test_going_back_to_a_record_that_is_none_is_said(fupan: Fupan, deal: str) -> None:
    for line in ("退回到第999条 听错", "退回到第0条 听错"):
        ran = fupan("scribe", deal, typed=f"{line}\n")
        assert (ran.code, "✗ 不能退回到第" in ran.out) == (1, True)


def test_signing_may_be_written_with_the_side_before_it(fupan: Fupan, deal: str) -> None:
    ran = fupan("scribe", deal, typed="以后未记录\n得分: 75, 末圈甲\n甲丙签字\n乙丁 签字\n")

    assert (ran.code, "甲丙签字" in ran.out, "乙丁签字" in ran.out) == (0, True, True)


@pytest.mark.parametrize("line", ["甲出：♦A", "甲出: ♦A", "甲：出♦A", "甲甩：♦A"])
def test_a_colon_may_stand_behind_the_word_for_playing(fupan: Fupan, deal: str, line: str) -> None:
    assert "甲方出 ♦A" in fupan("scribe", deal, typed=f"{line}\n").out


def test_two_partners_are_not_one_of_them(fupan: Fupan, deal: str) -> None:
    ran = fupan("scribe", deal, typed="甲丙盖底 ♦A\n")

    assert (ran.code, "此处是「甲丙盖底」，应为「甲」「乙」「丙」「丁」" in ran.out) == (3, True)


def test_what_is_said_to_be_thrown_is_one_play_whatever_the_spaces(fupan: Fupan, deal: str) -> None:
    said = fupan("scribe", deal, typed="甲甩 ♣A ♣J ♣Q ♣K\n").out

    assert "可能是几手" not in said
    assert "可能是几手" in fupan("scribe", deal, typed="♣A ♣J ♣Q ♣K\n").out


def test_what_was_gone_back_from_is_explained_where_it_is_shown(fupan: Fupan, deal: str) -> None:
    assert "~ 已退回" not in fupan("show", deal).out
    fupan("scribe", deal, typed="♦A\n退回 听错\n")
    assert "\n~ 已退回，不再算数\n" in fupan("show", deal).out


def test_where_anybody_may_act_nobody_is_named_as_whose_turn_it_is(fupan: Fupan) -> None:
    (opened,) = fupan("new", "--game", "升级", *CHOSEN, "--deals", "4", *PLAYERS, "--json").json
    fupan("scribe", str(opened["match"]), typed="第1副 打3\n")

    assert "\n可以记录：" in fupan("legal", str(opened["match"])).out


@pytest.mark.parametrize("command", ["legal", "show"])
def test_only_what_has_to_be_written_is_said_to_be_missing(fupan: Fupan, command: str) -> None:
    assert fupan(command).err == f"用法错误：缺少：场次。请看 fupan {command} --help。\n"
