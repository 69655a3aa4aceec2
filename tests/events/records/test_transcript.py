"""The transcript: what is written by hand is read, what is written by us is read back, and nothing is guessed."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from core.desk.messages import (
    AppealDecided,
    Appealed,
    CallMade,
    CallWithdrawn,
    DeskAct,
    FactFound,
    GameGoesTo,
    GameIsDrawn,
    GameIsVoid,
    MatchGoesTo,
    OffenceHeld,
    Remedy,
    Ruled,
    Stands,
    TurnGoesTo,
    Warned,
)
from core.gomoku.grid import grid
from core.gomoku.messages import (
    Absent,
    Act,
    ColourChosen,
    ColoursTaken,
    Conduct,
    ConductNoted,
    DrawAgreed,
    FiveClaimed,
    Forfeited,
    How,
    MatchOpened,
    MovesUnrecorded,
    OpeningBegun,
    Passed,
    Resigned,
    ResultNoted,
    ScoreNoted,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
    TwoMoreChosen,
)
from core.gomoku.options import OPTIONS
from core.people import ROLE_NAMES
from core.text import LANGS, Lang
from events.records.record import Desk, Header, Record, Variation
from events.records.transcript import read, read_line, write, write_act
from events.records.transcript_forms import FORMS, PLAY, WRITTEN
from events.records.transcript_line import folded
from events.records.transcript_tags import BY_NAME, SHORT, plain

ROOT = Path(__file__).parents[3]
FIXTURES = ROOT / "fixtures" / "transcripts"
DOCUMENT = (ROOT / "docs" / "transcript.md").read_text("utf-8")
FIRST = "复盘 1 五子棋\n"


def one(text: str) -> Record:
    """Return the only match of a transcript."""
    (record,) = read(text.encode())
    return record


def acts(text: str) -> tuple[Act | Desk, ...]:
    """Return the acts of a match that is read without trouble; its first line is put before it."""
    record = one(FIRST + text)
    assert record.troubles == ()
    return record.acts


def refusal(line: str, before: str = "") -> str:
    """Return what is said in English of a line that cannot be read."""
    record = one(f"{FIRST}{before}\n{line}\n")
    (trouble,) = record.troubles
    assert trouble.line == 2 + len(before.split("\n"))
    return f"{trouble.column}: {trouble.text.en}"


# --- what a hand writes ---------------------------------------------------------------------------------------------------

H8, I9 = StonePlaced("black", "h8"), StonePlaced("white", "i9")


@pytest.mark.parametrize(
    "line",
    [
        "h8 i9", "h8i9", "H8 I9", "h8,i9", "h8, i9", "h8; i9", "h8、i9", "ｈ８　ｉ９", "1. h8 2. i9", "1.h8 2.i9", "1、h8 2、i9",
        "1) h8 2) i9", "1 h8 2 i9", "1. h8 i9", "第1手 h8 第二手 i9", "黑h8白i9", "黑 h8 白 i9", "黑方h8,白方i9", "黑: h8 白: i9",
        "B h8 W i9", "black h8 white i9", "1. 黑 h8 2. 白 i9", "h08 i09", "１．ｈ８　２．ｉ９", "h8 i9。", "h8 i9 # 评注", "h8 i9\n; 评注",
    ],
)  # fmt: skip
def test_moves_are_read_however_they_are_set_down(line: str) -> None:
    assert acts(line) == (H8, I9)


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("乙认输", Resigned(1)),
        ("乙 认输。", Resigned(1)),
        ("乙方认输", Resigned(1)),
        ("Ｂ　ｒｅｓｉｇｎｓ．", Resigned(1)),
        ("B resigns.", Resigned(1)),
        ("认输：乙", Resigned(1)),
        ("甲执黑", ColoursTaken(0)),
        ("黑: 甲", ColoursTaken(0)),
        ("白: 甲", ColoursTaken(1)),
        ("执白: 甲", ColoursTaken(1)),
        ("甲执白", ColoursTaken(1)),
        ("white: B", ColoursTaken(0)),
        ("A takes black", ColoursTaken(0)),
        ("乙选白", ColourChosen(1, "white")),
        ("B chooses white", ColourChosen(1, "white")),
        ("猜先：？", TossHeld(None)),
        ("猜先 甲,选白", TossHeld(0, "white")),
        ("缺席: 甲、乙", Absent((0, 1))),
        ("结果：黑胜（五连）", ResultNoted("black", "five")),
        ("结果: 黑胜,五连", ResultNoted("black", "five")),
        ("result: black five", ResultNoted("black", "five")),
        ("结果: 和棋", ResultNoted("draw")),
        ("结果: ?", ResultNoted("unknown")),
        ("比分 1½:½", ScoreNoted((3, 1))),
        ("比分：２－０", ScoreNoted((4, 0))),
        ("score: 1.5 : .5.", ScoreNoted((3, 1))),
        ("声明五连: 甲 h8i8j8k8l8", FiveClaimed(0, ("h8", "i8", "j8", "k8", "l8"))),
        ("行为: 甲 触子 说“算了”", ConductNoted(0, "touched_stone", "说“算了”")),
    ],
)
def test_acts_are_read_in_the_words_that_people_use(line: str, act: Act) -> None:
    assert acts(line) == (act,)


def test_a_colour_names_its_side_once_it_is_known_who_is_black() -> None:
    assert acts("执黑: 乙\nh8\n黑方认输\n结果: 甲胜 认输")[2:] == (Resigned(1), ResultNoted("white", "resigned"))
    assert acts("开局: 甲\nh8 i9 j8\n乙选黑\n超时: 白")[-1] == TimeOverstepped(0)
    assert refusal("黑方认输", "h8").startswith("1: Here stands `黑方认输`; expected `A` or `B`, as nobody said which side is black")


def test_the_letter_b_is_black_before_a_move_and_side_b_elsewhere() -> None:
    assert acts("B h8; B resigns") == (H8, Resigned(1))


def test_colours_alternate_from_black_and_go_on_from_a_colour_that_is_written() -> None:
    said = acts("h8 白 i9 白 j10 k11 停手 ?")
    assert [(a.stone, a.at) for a in said if isinstance(a, StonePlaced)] == [
        ("black", "h8"), ("white", "i9"), ("white", "j10"), ("black", "k11"), ("black", None),
    ]  # fmt: skip
    assert said[4] == Passed("white")


def test_white_moves_after_the_choice_of_an_opening() -> None:
    swapped = acts("开局: 甲\nh8 i9 j8\n乙选白\nk7")
    assert swapped[-1] == StonePlaced("white", "k7")
    swap2 = acts("开局: 甲\nh8 i9 j8\n再下两子: 乙\nk7 k8\n甲选白\nk9")
    assert [a.stone for a in swap2 if isinstance(a, StonePlaced)] == ["black", "white", "black", "white", "black", "white"]


@pytest.mark.parametrize("before", ["摆子: 黑 h8 白 i9", "着法未记录", "请裁判: 甲\n裁定: 请裁判 1, 轮到乙, 条款 WZ3"])
def test_a_colour_is_asked_for_where_alternation_does_not_say_it(before: str) -> None:
    given = f"执黑: 甲\nk7\n{before}"
    assert refusal("j10", given).startswith("1: Whose move it is here is unclear; expected the colour as well")
    assert acts(f"{given}\n白 j10 j11")[-2:] == (StonePlaced("white", "j10"), StonePlaced("black", "j11"))


def test_each_game_begins_with_black_again() -> None:
    said = acts("执黑: 甲\nh8\n乙认输\n执黑: 乙\ni9\n认输 甲\n第3局\n猜先: ?\n执黑: 甲\nj9")
    assert [a.stone for a in said if isinstance(a, StonePlaced)] == ["black", "black", "black"]


# --- comments, tags, first lines ------------------------------------------------------------------------------------------


def test_comments_belong_to_the_act_before_them() -> None:
    record = one("# 转录\n复盘 1 五子棋 # 手写\n; 下午\n赛事: 健康杯 # 第三届\nh8 # 天元\n# 开局好\ni9 #\n第1局")
    assert record.header.note == "转录\n手写\n下午\n第三届"
    assert record.comments == {0: "天元\n开局好"}


def test_a_number_sign_inside_a_word_or_quotes_begins_no_comment() -> None:
    record = one(f'{FIRST}桌号: A#5\n轮次: "# 2"\n请裁判: 甲 "第 #5 手" # 评注')
    assert (record.header.table, record.header.round) == ("A#5", "# 2")
    assert record.acts == (Desk(CallMade(0, (), "第 #5 手"), "", "referee"),)
    assert record.comments == {0: "评注"}


def test_tags_are_known_by_either_language_and_keep_their_words() -> None:
    zh = one(FIRST + "赛事：健康杯（第三届）\n轮次: 2\n桌号: 5\n日期: 2026-05-01\n甲: 王小明\n乙: ?\n裁判:\n用时: ３０分钟\n")
    en = one("fupan 1 gomoku\nevent: 健康杯（第三届）\nRound: 2\ntable: 5\ndate: 2026-05-01\nPlayer A: 王小明\nclock: 30 min")
    assert zh.header == en.header == Header(("王小明", None), "健康杯（第三届）", "2", "5", None, "2026-05-01", 30)
    assert zh.troubles == en.troubles == ()


def test_options_are_known_by_key_name_and_question_in_either_language() -> None:
    for option in OPTIONS:
        for key, value in option.values.items():
            short, values = SHORT[option.key]
            names = (option.key, short, option.question.zh, option.question.en, option.key.replace("_", " "))
            lines = [f"{name}: {said}" for name in names for said in (key, values[key], value.zh, value.en)]
            for line in lines:
                record = one(FIRST + line)
                assert (record.options, record.troubles) == ({option.key: key}, ()), line


def test_a_tag_that_cannot_be_read_leaves_the_acts_alone() -> None:
    record = one(FIRST + "长连: 看情况\n用时: 半小时\n赛事: 甲级\n赛事: 乙级\n裁判: 张三\nh8")
    assert [t.line for t in record.troubles] == [2, 3, 5]
    assert record.troubles[0].text.zh == "「长连」是「看情况」,应为「算胜」「不算」「连珠」。"
    assert record.troubles[1].text.en == "The minutes are `半小时`; expected a whole number of them."
    assert (record.header.meet, record.header.referee, record.acts) == ("甲级", "张三", (H8,))


def test_a_tag_after_the_first_act_is_no_tag() -> None:
    assert refusal("长连: 算胜", "h8").endswith("belongs before the first game; expected an act here; no later act is read.")


def test_a_file_holds_any_number_of_matches() -> None:
    first, second, third = read("复盘 1 五子棋\n甲: 王\nh8\nfupan 1 Gomoku\nh8 zz\n\n复盘１五子棋\n乙: 李\ni9".encode())
    assert (first.header.players, first.acts, first.places) == (("王", None), (H8,), (3,))
    assert (second.acts, [t.line for t in second.troubles]) == ((H8,), [5])
    assert (third.header.players, third.places) == ((None, "李"), (9,))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "1:1 There is no first line here; expected `fupan 1 gomoku`."),
        ("h8 i9", "1:1 The first line is `h8 i9`; expected `fupan 1 gomoku`."),
        ("\n 复盘 五子棋\nh8", "2:2 The first line is `复盘 五子棋`; expected `fupan 1 gomoku`."),
        ("复盘 2 五子棋\nh8", "1:4 This is version 2; expected version 1."),
        ("复盘 1 斗地主\n大王", "1:6 The game is `斗地主`; expected `gomoku`."),
    ],
)
def test_a_file_without_its_first_line_says_what_was_expected(text: str, said: str) -> None:
    record = one(text)
    (trouble,) = record.troubles
    assert f"{trouble.line}:{trouble.column} {trouble.text.en}" == said
    assert record.acts == ()


def test_other_encodings_are_read_and_named() -> None:
    (record,) = read("复盘 1 五子棋\n赛事: 健康杯\n乙认输\n".encode("gb18030"))
    assert (record.header.meet, record.acts) == ("健康杯", (Resigned(1),))
    assert [note.en for note in record.notes] == ["The file was read as GB18030."]


# --- what is refused, and where -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("h8 zz", "4: Here stands `zz`; expected an act such as `h8`, `black h8` or `resign: B`."),
        ("h8 i1O", "4: Here stands `i1O`; expected an act"),  # a letter O
        ("h8? i9", "1: Here stands `h8?`; expected an act"),
        ("h8 ??", "4: Here stands `??`; expected an act"),
        ("ｈ８，ｉ９ｘ", "4: Here stands `ｉ９ｘ`; expected an act"),
        ("1. h8 (1. i9) 2. j10", "7: Here stands `(`; expected an act"),
        ("认输", "3: The line ends here; expected `A` or `B`."),
        ("认输: 丙", "5: Here stands `丙`; expected `A` or `B`."),
        ("认数: 乙", "1: Here stands `认数`; expected an act"),
        ("乙 协议和棋", "3: Here stands `协议和棋`; expected what this side did, such as `resigns`."),
        ("W resigns", "1: Here stands `W`; expected an act"),
        ("认输: 乙 h8", "7: Here stands `h8`; expected the end of the line, or a semicolon before the next act."),
        ("结果: 黑胜 五莲", "8: Here stands `五莲`; expected the end of the line"),
        ("结果: 白 认输", "5: Here stands `白`; expected `black wins` or `white wins` or `draw` or `?`."),
        ("result: white resigned", "15: Here stands `resigned`; expected the end of the line"),
        ("比分: 2", "5: Here stands `2`; expected a score such as `2:0` or `1.5:0.5`."),
        ("1. 认输: 乙", "4: Here stands `认输`; expected a move such as `h8`, `?` or `pass`."),
        ('请裁判: 甲 "h8', "8: The quote that opens here is not closed."),
        ("请裁判: 甲 @x", "8: Here stands `@`; expected the number of an act such as `@12`"),
        ("请裁判: 甲 @1.2", "8: Up to here there is no move 2 of game 1; expected the number of an act"),
        ("请裁判(门卫 张三): 甲", "5: Here stands `门卫`; expected a role and a name such as"),
        ("请裁判(裁判员 张三: 甲", "9: Here stands `张三`; expected a role and a name such as"),
        ("请裁判 2: 甲", "1: The number here is 2; expected 1"),
        ("裁定: 请裁判 1, 第2局判, 条款 WZ3", "16: Here stands `条款`; expected `A` or `B`."),
        ("裁定: 请裁判 1, 第2局, 条款 WZ3", "15: Here stands `条款`; expected `to A`, `to B`, `drawn` or `void`."),
        ("裁定: 请裁判 1, 维持现状", "16: The line ends here; expected `clause`."),
        ("第2局", "1: Game 2 is headed here; expected game 1"),
    ],
)
def test_a_line_that_cannot_be_read_says_where_and_what_was_expected(line: str, said: str) -> None:
    assert refusal(line).startswith(said)


def test_a_second_game_is_not_taken_for_the_end_of_the_first() -> None:
    before = "第1局\n执黑: 甲\nh8\n认输: 乙\n第2局"
    assert refusal("h8", before).startswith("1: Nothing says how this game began; expected `toss`, `black: A` or `opening` first")
    assert acts(before + "\n弃权: 甲")[-1] == Forfeited(0)


@pytest.mark.parametrize(
    ("line", "said"),
    [("1. h8 2. i9 4. j10", "13: Move 4 stands here; expected move 3"), ("1. h8 i9 2. j10 k11 4. l12", "20: Move 4 stands here; expected move 3"),
     ("1. h8 2. i9 2. j10 4. k11", "13: Move 2")],
)  # fmt: skip
def test_a_move_with_the_wrong_number_is_refused(line: str, said: str) -> None:
    assert refusal(line).startswith(said)


def test_acts_end_at_the_first_line_that_cannot_be_read_and_later_troubles_are_still_named() -> None:
    record = one(FIRST + "h8 i9 # 好\nj1O k11\nl12 # 不属于谁\n黑方认输\n9. m13\n认书: 乙\n结果: 黑\n变化 @1: 白 c3")
    assert record.acts == (H8, I9)
    assert record.comments == {1: "好"}
    assert [(t.line, t.column) for t in record.troubles] == [(3, 1), (7, 1)]
    assert record.troubles[0].text.zh == "此处是「j1O」,应为动作(如「h8」「黑 h8」「认输: 乙」);以后的动作不读。"
    assert record.variations == ()


def test_a_hopeless_file_names_a_hundred_places_and_stops() -> None:
    record = one(FIRST + "！\n" * 500)
    assert len(record.troubles) == 101
    assert record.troubles[-1].text.en == "Too many places cannot be read; later ones are not named."


# --- one line of a scribe -------------------------------------------------------------------------------------------------


def test_a_line_by_itself_takes_the_turn_it_is_given() -> None:
    assert read_line("i9", "white") == ((I9,), ())
    assert read_line("12. i9 j10", "white") == ((I9, StonePlaced("black", "j10")), ())
    assert read_line("执黑: 甲; h8", None) == ((ColoursTaken(0), H8), ())
    found, (trouble,) = read_line("h8", None)
    assert (found, trouble.column, trouble.text.zh) == ((), 1, "此处轮到哪方不明,应写明「黑」或「白」(如「黑 h8」)。")
    assert read_line("# 等一下", "black") == read_line("  ", "black") == ((), ())


def test_a_line_by_itself_keeps_the_acts_before_the_trouble() -> None:
    found, (trouble,) = read_line("h8 i9 jj", "black")
    assert (found, trouble.line, trouble.column) == ((H8, I9), 1, 7)


@given(st.text(), st.sampled_from(["black", "white", None]))
def test_any_line_by_itself_is_read_without_an_exception(text: str, turn: object) -> None:
    found, troubles = read_line(text, turn)  # type: ignore[arg-type]
    assert all(1 <= t.column <= len(text) + 1 for t in troubles)
