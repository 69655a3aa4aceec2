"""`fupan scribe` at a 掼蛋 table: what a referee types, by names and seats, while players go out."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Fupan

PLAYERS = ("王小明", "李雷", "韩梅梅", "赵六")


@pytest.fixture
def deal(fupan: Fupan) -> str:
    """A match under the rules of the competition in whose first deal side A leads, no hand recorded."""
    (opened,) = fupan("new", "--game", "guandan", "--preset", "competition", *PLAYERS, "--json").json
    match = str(opened["match"])
    assert fupan("scribe", match, "--as-played", typed="第1副\n先出: 南 ♥9\n").code == 0
    return match


def export(fupan: Fupan, match: str) -> str:
    """Return the lines of a match's plays in its transcript."""
    return fupan("export", match).out.split("第1副\n")[1]


def test_plays_by_names_and_seats_and_wild_cards_with_what_they_stand_for(fupan: Fupan, deal: str) -> None:
    ran = fupan("scribe", deal, typed="王小明 33344 过\n北 555♥7=6 6 不要\n南: 四王；过；过；过\n")

    assert ran.code == 0
    assert export(fupan, deal).split("\n")[1] == (
        "1. 甲 33344 2. 过 3. 555 H7 6 (三带二 5) 4. 过 5. 大王 大王 小王 小王 (四王) 6. 过 7. 过 8. 过"
    )


def test_a_seat_that_has_gone_out_is_passed_over_on_a_line(fupan: Fupan, deal: str) -> None:
    plays = "甲 888899; 过; 过; 过\n甲 8888999; 过; 过; 过\n甲 3333333333; 过; 过; 过\n甲 444\n甲报1\n过; 过; 过\n甲 5\n"
    assert fupan("scribe", deal, "--as-played", typed=plays).code in (0, 1)
    ran = fupan("scribe", deal, "--as-played", typed="6; 过; 过; 7\n")

    assert "乙方出 6" in ran.out
    assert "乙方出 7" in ran.out


def test_a_count_announced_behind_a_play(fupan: Fupan, deal: str) -> None:
    ran = fupan("scribe", deal, "--as-played", typed="甲 34567 报10 乙 过\n")

    assert "甲方报10张" in ran.out
    assert "乙方不出" in ran.out


@pytest.mark.parametrize("line", ["甲 34567 三连对", "甲 6677♥288", "戊 过", "报10", "甲 5 10"])
def test_a_line_that_cannot_be_read_to_its_end_records_nothing(fupan: Fupan, deal: str, line: str) -> None:
    before = export(fupan, deal)
    assert fupan("scribe", deal, typed=f"{line}\n").code == 3
    assert export(fupan, deal) == before


def test_help_shows_the_words_of_the_game(fupan: Fupan, deal: str) -> None:
    assert "♠3♠4♠5♥7=♠6♠7" in fupan("scribe", deal, typed="帮助\n").out
    assert "H7=S6" in fupan("scribe", deal, "--lang", "en", typed="help\n").out


def test_the_rule_document_of_a_match_goes_out_with_it_and_comes_back(fupan: Fupan, deal: str, tmp_path: Path) -> None:
    fupan("scribe", deal, "--as-played", typed="甲 34567\n")
    file = tmp_path / "match.txt"
    assert fupan("export", deal, "--output", str(file)).code == 0
    assert "规则: 竞赛\n" in file.read_text("utf-8")
    imported = str(fupan("import", str(file), "--again", "--json").json[0]["match"])
    assert "规则：健康杯竞赛（GC）" in fupan("show", imported).out
    assert fupan("export", imported).out == file.read_text("utf-8")


# --- what a first evening at the table tries ----------------------------------------------------------------------------------


def test_a_play_is_named_by_deal_and_number_where_an_act_is_named(fupan: Fupan, deal: str) -> None:
    typed = '甲 34567\n退回 听错\n甲 34567\n乙 过\n请裁判: 甲 @1.2 "乙犹豫"\n违例: 请裁判 1, 乙, @1.1, 规则 其他, 条款 GC3.3\n'
    ran = fupan("scribe", deal, "--as-played", typed=typed)

    assert "甲方请裁判关于第8条：“乙犹豫”" in ran.out
    assert "认定乙方第7条违反GC3.3" in ran.out


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("zh", "到此没有第1副第6手，应为动作编号（如 @12，或 @2.5 即第2副第5手）。"),
        (
            "en",
            "no play 6 of deal 1; expected the number of an act such as `@12`, or `@2.5` for play 5 of deal 2.",
        ),
    ],
)
def test_a_play_that_was_not_made_is_asked_for_by_its_deal(fupan: Fupan, deal: str, lang: str, said: str) -> None:
    assert said in fupan("scribe", deal, "--lang", lang, typed='甲 34567\n请裁判: 甲 @1.6 "何时"\n').out


@pytest.mark.parametrize(
    ("lang", "said", "then"),
    [
        ("zh", "→ 第1副还没有结束：出牌记到第1手", "先写“以后未记录”，再写一次名次"),
        ("en", "→ Deal 1 is not over: it is recorded up to play 1", "write `plays not recorded`, then the order once more"),
    ],
)
def test_an_order_that_ends_no_deal_says_what_is_missing(fupan: Fupan, deal: str, lang: str, said: str, then: str) -> None:
    out = fupan("scribe", deal, "--lang", lang, typed="甲 34567\n名次: 甲丙\n").out

    assert said in out
    assert then in out
    assert "第1副（按成绩单）" in fupan("scribe", deal, typed="以后未记录\n名次: 甲丙\n").out


@pytest.mark.parametrize("again", ["名次: 甲丙", "名次: 甲丁丙乙", "头家甲 二家丙"])
def test_a_second_order_begins_no_deal_that_nobody_has_named(fupan: Fupan, deal: str, again: str) -> None:
    assert "第1副（按成绩单）" in fupan("scribe", deal, typed="名次: 甲丙\n").out
    refused = fupan("scribe", deal, typed=f"{again}\n")
    english = fupan("scribe", deal, "--lang", "en", typed=f"{again}\n")

    assert refused.code == 3
    assert "✗ 不予记录：第1副已有结果；更正它先写“退回”和理由，记下一副写“第2副 名次: …”或先写“发牌”。" in refused.out
    assert "Deal 1 has its result" in english.out
    assert "第2副（按成绩单）" in fupan("scribe", deal, typed=f"第2副 {again}\n").out
    assert "第3副（按成绩单）" in fupan("scribe", deal, typed=f"发牌\n{again}\n").out


def test_a_ruling_under_a_call_that_nobody_made_says_that_it_holds(fupan: Fupan, deal: str) -> None:
    typed = "甲 ♠3♠4♠5♠6♠8\n请裁判: 乙\n裁定: 请裁判 9, 停止甲一轮出牌, 条款 GC3.3\n"
    assert "甲方停止一轮出牌" in fupan("scribe", deal, "--as-played", typed=typed).out
    audit = fupan("audit", deal).out

    assert "没有第9号请裁判的记录；应写已有的编号。裁定照样有效，直到被推翻。" in audit
    assert "停止甲方一轮出牌，有效" in audit


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("甲 33 44 55", "甲方出 3 3 4 4 5 5（三连对3到5）"),
        ("甲出 555 444", "甲方出 4 4 4 5 5 5（钢板4到5）"),
        ("甲 QQ KK AA 三连对", "三连对Q到A"),
        ("1. 甲 33 44 55", "三连对3到5"),
    ],
)
def test_groups_of_ranks_with_spaces_are_one_play_where_nothing_else_is_on_the_line(
    fupan: Fupan, deal: str, line: str, said: str
) -> None:
    assert said in fupan("scribe", deal, typed=f"{line}\n").out


def test_groups_of_ranks_follow_a_play_of_as_many_cards_as_one(fupan: Fupan, deal: str) -> None:
    fupan("scribe", deal, typed="甲 333444\n")
    assert "钢板5到6" in fupan("scribe", deal, typed="555 666\n").out


@pytest.mark.parametrize(
    "line",
    ["甲 33 44 55 过", "甲 33 44", "甲 33 44 66", "甲 33 44 55 66", "甲 22; 33 44 55", "甲 3 4 5", "第1副 甲 33 44 55 乙 过"],
)
def test_groups_of_ranks_that_may_be_several_plays_are_asked_about(fupan: Fupan, deal: str, line: str) -> None:
    assert "可能是一手，也可能是几手" in fupan("scribe", deal, typed=f"{line}\n").out


def test_groups_of_ranks_behind_a_pair_may_be_several_plays(fupan: Fupan, deal: str) -> None:
    fupan("scribe", deal, typed="甲 33\n")
    assert "可能是一手，也可能是几手" in fupan("scribe", deal, typed="乙 44 55 66\n").out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("打七", "打7"),
        ("第一副 打十", "打10"),
        ("第1副: 级 二", "打2"),
        ("打A", "打A"),
        ("升到: 甲丙五 乙丁三", "记录的级数：甲丙5，乙丁3"),
    ],
)
def test_levels_in_chinese_numerals(fupan: Fupan, line: str, said: str) -> None:
    (opened,) = fupan("new", "--game", "guandan", *PLAYERS, "--json").json
    assert said in fupan("scribe", str(opened["match"]), "--as-played", typed=f"{line}\n").out


@pytest.mark.parametrize("line", ["打一", "打十一", "打七七"])
def test_a_numeral_that_is_no_level_is_asked_about(fupan: Fupan, line: str) -> None:
    (opened,) = fupan("new", "--game", "guandan", *PLAYERS, "--json").json
    assert fupan("scribe", str(opened["match"]), typed=f"发牌\n{line}\n").code == 3


@pytest.mark.parametrize("line", ["头家甲 二家丙", "头游甲 二游丙", "上游: 甲 二家: 丙"])
def test_the_first_place_begins_an_order_without_its_word(fupan: Fupan, deal: str, line: str) -> None:
    assert "记录的名次：甲方头家、丙方二家" in fupan("scribe", deal, typed=f"{line}\n").out


@pytest.mark.parametrize(
    ("line", "to"),
    [
        ("退回2 听错", 5),
        ("退回2条 听错", 5),
        ("退回听错", 6),
        ("退回: 听错", 6),
        ("undo2 misheard", 5),
        ("退回", 0),
        ("退回2", 0),
    ],
)
def test_going_back_with_and_without_spaces(fupan: Fupan, deal: str, line: str, to: int) -> None:
    fupan("scribe", deal, typed="甲 34567\n乙 过\n丙 过\n")
    out = fupan("scribe", deal, typed=f"{line}\n").out

    assert (f"退回到第{to}条" if to else "退回要写理由") in out


def test_every_line_of_the_help_is_read(fupan: Fupan, deal: str) -> None:
    for lang in ("zh", "en"):
        (opened,) = fupan("new", "--game", "guandan", *PLAYERS, "--json").json
        match = str(opened["match"])
        word = "帮助" if lang == "zh" else "help"
        shown = fupan("scribe", match, "--lang", lang, typed=f"{word}\n").out.splitlines()
        forms = [
            form
            for row in shown
            if row.startswith("  ")
            for form in re.split(r"\s{2,}", re.sub(r"\s*[（(](?!裁|chief)[^）)]*[）)]", "", row).strip())
        ]
        assert len(forms) > 25
        for form in forms:
            line = form.replace(" …", "").replace("理由 ", "听错 ").replace("REASON", "misheard")
            assert fupan("scribe", match, "--as-played", "--lang", lang, typed=f"{line}\n").code != 3, line


def test_single_cards_one_of_which_stands_for_another_are_one_play(fupan: Fupan, deal: str) -> None:
    assert "甲方出 ♠5 ♠6 ♠7 ♥7=♠8 ♠9" in fupan("scribe", deal, typed="甲 S5 S6 S7 S9 H7=S8\n").out


def test_an_offence_against_no_rule_of_the_book_is_said_in_the_language_of_the_table(fupan: Fupan, deal: str) -> None:
    typed = "甲 34567\n请裁判: 乙\n违例: 请裁判 1, 甲, @1.1, 规则 其他, 条款 GC3.3\n"
    assert "违反GC3.3（其他）" in fupan("scribe", deal, typed=typed).out
    assert "(other)" in fupan("show", deal, "--lang", "en").out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("甲 34567", "3 4 5 6 7（牌型不详）"),  # a straight, or of one suit
        ("甲 ♠3♠4♠5♠6♦8", "（不成牌型的牌）"),
        ("甲 33344", "3 3 3 4 4（三带二3）"),
    ],
)
def test_cards_that_are_not_recorded_in_full_are_not_said_to_form_no_pattern(
    fupan: Fupan, deal: str, line: str, said: str
) -> None:
    (table,) = [row for row in fupan("scribe", deal, "--as-played", typed=f"{line}\n桌面\n").out.splitlines() if "桌面" in row]
    assert said in table
