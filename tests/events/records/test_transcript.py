"""The transcript: what is written by hand is read, what is written by us is read back, and nothing is guessed."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.desk.messages import (
    AppealDecided,
    Appealed,
    CallMade,
    CallWithdrawn,
    DealGoesTo,
    DealIsVoid,
    DealPlaced,
    DealScored,
    DeclarersAt,
    DeskAct,
    FactFound,
    FollowDeliberate,
    GameGoesTo,
    GameIsDrawn,
    GameIsVoid,
    MatchGoesTo,
    OffenceHeld,
    Remedy,
    Ruled,
    SideFined,
    Stands,
    TurnGoesTo,
    TurnStopped,
    Warned,
)
from core.games import Act as AnyAct
from core.gomoku.five import Colour
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
from core.gomoku.options import DEFAULTS, OPTIONS
from core.people import ROLE_NAMES
from core.text import LANGS, Lang
from events.records.record import Desk, Header, Record, Variation
from events.records.transcript import desk as transcript_desk
from events.records.transcript import read, read_line, recognised, write, write_act
from events.records.transcript import words as transcript_words
from events.records.transcript.gomoku import words as gomoku_words
from events.records.transcript.gomoku.forms import FORMS
from events.records.transcript.gomoku.vocabulary import GOMOKU
from events.records.transcript.gomoku.words import SHORT
from events.records.transcript.line import folded
from events.records.transcript.tagset import TAGS, plain
from events.records.transcript.words import Words
from tests.events.records.transcript import drawn
from tests.events.records.transcript.drawn import NUMBERS, WORDS

ROOT = Path(__file__).parents[3]
FIXTURES = ROOT / "fixtures" / "transcripts"
DOCUMENT = (ROOT / "docs" / "transcript.md").read_text("utf-8")
FIRST = "复盘 1 五子棋\n"
FIRSTS = "`fupan 1 gomoku` or `fupan 1 doudizhu` or `fupan 1 guandan` or `fupan 1 shengji` or `fupan 1 chaodipi`"
OF_DEALS = {
    DealGoesTo,
    DealPlaced,
    DealIsVoid,
    DealScored,
    DeclarersAt,
    FollowDeliberate,
    SideFined,
    TurnStopped,
}  # remedies that no game without deals knows


def one(text: str) -> Record:
    """Return the only match of a transcript."""
    (record,) = read(text.encode())
    return record


def acts(text: str) -> tuple[AnyAct | Desk, ...]:
    """Return the acts of a match that is read without trouble; its first line is put before it."""
    record = one(FIRST + text)
    assert record.troubles == ()
    return record.acts


def refusal(line: str, before: str = "") -> str:
    """Return what is said in English of a line that cannot be read."""
    record = one(f"{FIRST}{before}\n{line}\n")
    (trouble,) = record.troubles
    assert trouble.line == 2 + len(before.split("\n"))
    return f"{trouble.column}: {trouble.text.en.removesuffix('; no later act is read.')}"


# --- what a hand writes ---------------------------------------------------------------------------------------------------

H8, I9 = StonePlaced("black", "h8"), StonePlaced("white", "i9")


@pytest.mark.parametrize(
    "line",
    [
        "h8 i9", "h8i9", "H8 I9", "h8,i9", "h8, i9", "h8; i9", "h8、i9", "ｈ８　ｉ９", "h08 i09", "h8 i9。", "h8\ni9",
        "h8 i9 # 评注", "1. h8 2. i9", "1.h8 2.i9", "1、h8 2、i9", "1) h8 2) i9", "1 h8 2 i9", "1. h8 i9", "第1手 h8 第二手 i9",
        "１．ｈ８　２．ｉ９", "黑h8白i9", "黑 h8 白 i9", "黑方h8,白方i9", "黑: h8 白: i9", "1. 黑 h8 2. 白 i9",
        "B h8 W i9", "black h8 white i9",
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
        ("time: B", TimeOverstepped(1)),
        ("行为: 甲 触子 说“算了”", ConductNoted(0, "touched_stone", "说“算了”")),
    ],
)
def test_acts_are_read_in_the_words_that_people_use(line: str, act: Act) -> None:
    assert acts(line) == (act,)


def test_a_colour_names_its_side_once_it_is_known_who_is_black() -> None:
    assert acts("执黑: 乙\nh8\n黑: 认输") == (ColoursTaken(1), H8, Resigned(1))
    assert acts("执黑: 乙\nh8\n黑方认输\n结果: 甲胜 认输")[2:] == (Resigned(1), ResultNoted("white", "resigned"))
    assert acts("开局: 甲\nh8 i9 j8\n乙选黑\n超时: 白")[-1] == TimeOverstepped(0)
    assert refusal("黑方认输", "h8").startswith(
        "1: Here stands `黑方认输`; expected `A` or `B`, as nobody said which side is black"
    )


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("乙请裁判 @2", CallMade(1, (2,))),
        ("请裁判: 甲 @2、@3 他先动了子; 我看见的", CallMade(0, (2, 3), "他先动了子; 我看见的")),
        ('事实 1: "动了子"', FactFound(1, "动了子", "referee", "found")),
        ('fact 1: from witness, "moved"', FactFound(1, "moved", "witness", "found")),
        ("认定: 请裁判 1, 据记录, 有争议, 甲说没有", FactFound(1, "甲说没有", "record", "disputed")),
        ("违例 2: 乙, @5, 规则 其他, 条款：ＷＺ３", OffenceHeld(2, 5, "other", "WZ3", 1)),
        ("裁定: 请裁判 1, 判甲胜", None),
        ("裁定: 请裁判 1; 维持现状", None),
        ("裁定: 请裁判1, 第二局判给乙, 依 WZ3, 理由：无", Ruled(1, "WZ3", GameGoesTo(2, 1), "", "无")),
        ("撤回 3", CallWithdrawn(3)),
        ("乙申诉 1: 就规则", Appealed(1, 1, "law")),
        ("复裁 1: 改判, 警告乙方, 条款 ?", AppealDecided(1, "varied", "", "", Warned(1))),
    ],
)
def test_acts_of_the_desk_are_read_in_short_forms_too(line: str, act: DeskAct | None) -> None:
    found, troubles = read_line(line, "black")
    assert (found, bool(troubles)) == (() if act is None else (Desk(act, "", "referee"),), act is None)


def test_words_that_are_not_understood_are_not_taken_for_the_text_of_a_fact() -> None:
    assert refusal('事实 1: 据记录, 双方认克, "动了子"', "请裁判: 甲").startswith("12: Here stands `双方认克`")


def test_who_acts_at_the_desk_is_the_referee_unless_the_line_says_so() -> None:
    lines = [
        "请裁判: 甲",
        "请裁判(棋手 王小明): 甲",
        "请裁判(裁判员): 甲",
        "请裁判(裁判长): 甲",
        "请裁判（裁判长　？）：甲",
        'call (referee "a) b")：A',
    ]
    who = [(a.person, a.role) for a in acts("裁判: 张三\n" + "\n".join(lines)) if isinstance(a, Desk)]
    assert who == [
        ("张三", "referee"),
        ("王小明", "player"),
        ("张三", "referee"),
        ("", "chief_referee"),
        ("", "chief_referee"),
        ("a) b", "referee"),
    ]
    assert acts("请裁判: 甲") == (Desk(CallMade(0), "", "referee"),)


def test_acts_are_named_by_number_or_by_game_and_move() -> None:
    said = acts("猜先: 甲\n执黑: 甲\nh8 i9\n认输: 乙\n执黑: 乙\n停手 ?\n请裁判: 甲 @3 @1.1 @1.2 @2.2 @5 @99")
    assert said[-1] == Desk(CallMade(0, (3, 3, 4, 8, 5, 99)), "", "referee")


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
    record = one("# 转录\n复盘 1 五子棋 # 手写\n; 下午\n赛事: 健康杯 # 第三届\nh8 # 天元\n# 开局好\ni9 #\n乙认输")
    assert record.header.note == "转录\n手写\n下午\n第三届"
    assert record.comments == {0: "天元\n开局好"}


def test_comments_behind_a_heading_go_with_the_first_act_of_the_game() -> None:
    record = one(FIRST + "第1局 # 上午\n# 迟到\n执黑: 甲 # 两人同意\nh8\n乙认输\n第2局 # 没有下")
    assert record.comments == {0: "上午\n迟到\n两人同意", 2: "没有下"}


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


def test_minutes_say_that_minutes_are_set_unless_something_else_is_written() -> None:
    assert one(FIRST + "用时: 30").options == one(FIRST + "限时: 30 分钟").options == {"set_times": "minutes"}
    assert one(FIRST + "用时: 30\n限时: 未规定").options == {"set_times": "none"}
    assert one(FIRST + "用时: 30\n限时: ?").options == one(FIRST + "用时: ?").options == {}
    assert one(FIRST + "用时: 未规定") == one(FIRST + "限时: 未规定")


def test_a_tag_that_cannot_be_read_leaves_the_acts_alone() -> None:
    record = one(FIRST + "长连: 看情况\n用时: 半小时\n赛事: 甲级\n赛事: 乙级\n裁判: 张三\nh8")
    assert [t.line for t in record.troubles] == [2, 3, 5]
    assert record.troubles[0].text.zh == "「长连」是「看情况」，应为「算胜」「不算」「连珠」。"
    assert record.troubles[1].text.en == "The minutes are `半小时`; expected a whole number from 0 to 999999."
    assert (record.header.meet, record.header.referee, record.acts) == ("甲级", "张三", (H8,))


def test_a_tag_after_the_first_act_is_no_tag() -> None:
    assert refusal("长连: 算胜", "h8").endswith("belongs before the first game; expected an act here")


def test_a_file_holds_any_number_of_matches() -> None:
    first, second, third = read("复盘 1 五子棋\n甲: 王\nh8\nfupan 1 Gomoku\nh8 zz\n\n复盘１五子棋\n乙: 李\ni9".encode())
    assert (first.header.players, first.acts, first.places) == (("王", None), (H8,), (3,))
    assert (second.acts, [t.line for t in second.troubles]) == ((H8,), [5])
    assert (third.header.players, third.places) == ((None, "李"), (9,))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "",
            f"1:1 There is no first line here; expected {FIRSTS}.",
        ),
        (
            "h8 i9",
            f"1:1 The first line is `h8 i9`; expected {FIRSTS}.",
        ),
        (
            "\n 复盘 五子棋\nh8",
            f"2:2 The first line is `复盘 五子棋`; expected {FIRSTS}.",
        ),
        (
            "复盘 2 五子棋\nh8",
            (
                "1:4 The number of the first line is `2`; expected `1`, as in `fupan 1 五子棋` "
                "(it is the version of this text format, not the number of a match or deal)."
            ),
        ),
        ("复盘 1 围棋\nd4", "1:6 The game is `围棋`; expected `gomoku` or `doudizhu` or `guandan` or `chaodipi` or `shengji`."),
    ],
)
def test_a_file_without_its_first_line_says_what_was_expected(text: str, said: str) -> None:
    record = one(text)
    (trouble,) = record.troubles
    assert f"{trouble.line}:{trouble.column} {trouble.text.en}" == said
    assert record.acts == ()


def test_a_line_that_is_neither_tag_nor_act_leaves_the_tags_behind_it() -> None:
    record = one(FIRST + "甲: 王\n裁叛: 张三\n乙: 李\nh8")
    assert (record.header.players, record.acts) == (("王", "李"), ())
    (trouble,) = record.troubles
    assert trouble.text.en == (
        "Here stands `裁叛: 张三`; expected a tag such as `A: Wang Xiaoming` or an act such as `h8`; no later act is read."
    )


def test_a_transcript_is_recognised_by_its_first_line() -> None:
    assert recognised("\n  # 手写\n; 下午\n ＦＵＰＡＮ 1 gomoku\nh8")
    assert recognised("复盘１五子棋")
    assert not recognised("h8 i9\n复盘 1 五子棋")
    assert not recognised("")


def test_other_encodings_are_read_and_named() -> None:
    (record,) = read("复盘 1 五子棋\n赛事: 健康杯\n乙认输\n".encode("gb18030"))
    assert (record.header.meet, record.acts) == ("健康杯", (Resigned(1),))
    assert [note.en for note in record.notes] == ["The file was read as GB18030."]


# --- what is refused, and where -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("h8 zz", "4: Here stands `zz`; expected an act such as `h8`, `black h8` or `resign: B`"),
        ("h8 i1O", "4: Here stands `i1O`; expected an act"),  # a letter O
        ("h8? i9", "1: Here stands `h8?`; expected an act"),
        ("h8 ??", "4: Here stands `??`; expected an act"),
        ("ｈ８，ｉ９ｘ", "4: Here stands `ｉ９ｘ`; expected an act"),
        ("1. h8 (1. i9) 2. j10", "7: Here stands `(`; expected an act"),
        ("认输", "3: The line ends here; expected `A` or `B`"),
        ("认输: 丙", "5: Here stands `丙`; expected `A` or `B`"),
        ("认数: 乙", "1: Here stands `认数: 乙`; expected a tag such as `A: Wang Xiaoming` or an act such as `h8`"),
        ("乙 协议和棋", "3: Here stands `协议和棋`; expected what this side did, such as `resigns`"),
        ("W resigns", "1: Here stands `W`; expected an act"),
        ("认输: 乙 h8", "7: Here stands `h8`; expected the end of the line, or a semicolon before the next act"),
        ("结果: 黑胜 五莲", "8: Here stands `五莲`; expected the end of the line"),
        ("结果: 白 认输", "5: Here stands `白`; expected `black wins` or `white wins` or `draw` or `?`"),
        ("result: white resigned", "15: Here stands `resigned`; expected the end of the line"),
        ("比分: 2", "5: Here stands `2`; expected a score such as `2:0` or `1.5:0.5`"),
        ("1. 认输: 乙", "4: Here stands `认输`; expected a move such as `h8`, `?` or `pass`"),
        ('请裁判: 甲 "h8', "8: The quote that opens here is not closed"),
        ("请裁判: 甲 @x", "8: Here stands `@`; expected the number of an act such as `@12`"),
        ("请裁判: 甲 @1.2", "8: Up to here there is no move 2 of game 1; expected the number of an act"),
        ("请裁判(门卫 张三): 甲", "5: Here stands `门卫`; expected a role and a name such as"),
        ("请裁判(裁判员 张三: 甲", "9: Here stands `张三`; expected a role and a name such as"),
        ('请裁判(裁判员 "张三" 代): 甲', "14: Here stands `代`; expected a closing bracket"),
        ("裁定: 请裁判, 维持现状", "10: Here stands `维持现状`; expected a number"),
        ("违例 1: 甲, @1, 规则 @2", "17: Here stands `@`; expected a code such as `WZ3`"),
        ("请裁判: 甲 @1 @ 说明", "11: Here stands `@`; expected the number of an act"),
        ("裁定 1: 请裁判 1, 维持现状, 条款 WZ3, 理由", "30: The line ends here; expected words"),
        ("结果: 黑胜 (五连", "8: Here stands `(`; expected the end of the line"),
        ("请裁判 2: 甲", "1: The number here is 2; expected 1"),
        ("裁定: 请裁判 1, 第2局判, 条款 WZ3", "18: Here stands `条款`; expected `A` or `B`"),
        ("裁定: 请裁判 1, 第2局, 条款 WZ3", "17: Here stands `条款`; expected `to A`, `to B`, `drawn` or `void`"),
        ("裁定: 请裁判 1, 维持现状", "16: The line ends here; expected `clause`"),
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
    [
        ("1. h8 2. i9 4. j10", "13: Move 4 stands here; expected move 3"),
        ("1. h8 i9 2. j10 k11 4. l12", "21: Move 4 stands here; expected move 3"),
        ("1. h8 2. i9 2. j10 4. k11", "13: Move 2 stands here; expected move 3"),
        ("1. h8 i9 2. j10 4. k11", "17: Move 4 stands here; expected move 2"),
    ],
)
def test_a_move_with_the_wrong_number_is_refused(line: str, said: str) -> None:
    assert refusal(line).startswith(said)


def test_acts_end_at_the_first_line_that_cannot_be_read_and_later_troubles_are_still_named() -> None:
    record = one(FIRST + "h8 i9 # 好\nj1O k11\nl12 # 不属于谁\n黑方认输\n9. m13\n认书: 乙\n结果: 黑胜\n变化 @1: 白 c3")
    assert record.acts == (H8, I9)
    assert record.comments == {1: "好"}
    assert [(t.line, t.column) for t in record.troubles] == [(3, 1), (7, 1)]
    assert record.troubles[0].text.zh == "此处是「j1O」，应为动作（如「h8」「黑 h8」「认输: 乙」）；以后的动作不读。"
    assert record.variations == ()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("变化: k7", "3: Here stands `:`; expected the number of an act such as `@12`"),
        ("变化 @3: 白 k7", "4: Up to here there are 2 acts; expected the number of one of them."),
        ("变化 @1: 白 kk", "10: Here stands `kk`; expected a move such as `h8`, `?` or `pass`."),
        ("变化 @1: 请裁判: 甲", "8: A variation holds acts of play only."),
        ("变化 @1: 第2局", "8: A variation holds acts of play only."),
    ],
)
def test_a_variation_that_cannot_be_read_leaves_the_acts_alone(line: str, said: str) -> None:
    record = one(f"{FIRST}h8 i9\n变化 @1.1: k7 停手; 认输: 甲\n{line}\nj10")
    assert len(record.acts) == 3
    assert record.variations == (Variation(1, (StonePlaced("white", "k7"), Passed("black"), Resigned(0))),)
    (trouble,) = record.troubles
    assert f"{trouble.column}: {trouble.text.en}".startswith(said)


def test_a_toss_may_stand_before_the_heading_of_its_game() -> None:
    assert acts("猜先: 甲\n第1局\n执黑: 甲\nh8\n乙认输\n猜先: 乙\n第2局: 执黑: 乙") == (
        TossHeld(0),
        ColoursTaken(0),
        H8,
        Resigned(1),
        TossHeld(1),
        ColoursTaken(1),
    )


def test_a_game_has_an_end_of_reading() -> None:
    record = one(FIRST + "h8 i9\n" * 6_000)
    assert len(record.acts) == 10_000
    assert [t.text.en for t in record.troubles] == ["A match of more than 10000 acts; no later act is read."]


def test_the_opening_of_a_match_is_no_line() -> None:
    opening = MatchOpened(("a", "b"), DEFAULTS)
    with pytest.raises(TypeError, match="opening"):
        write_act(opening, "zh")


def test_one_word_cannot_mean_two_things() -> None:
    with pytest.raises(ValueError, match="B"):
        transcript_words.words({0: "甲 | A | B", 1: "乙 | B"})


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
    assert (found, trouble.column, trouble.text.zh) == ((), 1, "此处轮到哪方不明，应写明「黑」或「白」（如「黑 h8」）。")
    assert read_line("# 等一下", "black") == read_line("  ", "black") == ((), ())


def test_a_line_by_itself_keeps_the_acts_before_the_trouble() -> None:
    found, (trouble,) = read_line("h8 i9 jj", "black")
    assert (found, trouble.line, trouble.column) == ((H8, I9), 1, 7)


TURNS: st.SearchStrategy[Colour | None] = st.sampled_from(("black", "white", None))


@given(st.text(), TURNS)
def test_any_line_by_itself_is_read_without_an_exception(text: str, turn: Colour | None) -> None:
    _, troubles = read_line(text, turn)
    assert all(1 <= t.column <= len(text) + 1 for t in troubles)


# --- everything that can be said --------------------------------------------------------------------------------------------

SEATS = st.sampled_from((0, 1))
COLOURS = st.sampled_from(("black", "white"))
POINTS = st.sampled_from((*grid(20).points, "p0", "h-1", "ab7", "az-12")) | st.sampled_from(
    ("8h", "H8", "h08", "", "h8 ", '"', "ba1")
)
SOME_POINTS = st.lists(POINTS, max_size=6).map(tuple)
MOVES = st.builds(StonePlaced, COLOURS, st.none() | POINTS) | st.builds(Passed, COLOURS)
PLAY_ACTS: st.SearchStrategy[Act] = st.one_of(
    MOVES,
    MOVES,
    MOVES,
    st.builds(TossHeld, st.none() | SEATS, st.none() | COLOURS),
    st.builds(ColoursTaken, SEATS),
    st.builds(OpeningBegun, SEATS),
    st.builds(ColourChosen, SEATS, COLOURS),
    st.builds(TwoMoreChosen, SEATS),
    st.builds(StonesSetUp, SOME_POINTS, SOME_POINTS),
    st.builds(FiveClaimed, SEATS, SOME_POINTS),
    st.builds(Resigned, SEATS),
    st.builds(TimeOverstepped, SEATS),
    st.builds(Forfeited, SEATS),
    st.builds(Absent, st.lists(SEATS, max_size=3).map(tuple)),
    st.just(DrawAgreed()),
    st.builds(ConductNoted, SEATS, st.sampled_from(get_args(Conduct)), st.none() | WORDS),
    st.just(MovesUnrecorded()),
    st.builds(ResultNoted, st.sampled_from(("black", "white", "draw", "unknown")), st.sampled_from(get_args(How))),
    st.builds(ScoreNoted, st.tuples(st.integers(-9, 99), st.integers(-9, 99))),
)
REMEDIES: st.SearchStrategy[Remedy] = st.one_of(
    st.just(Stands()),
    st.builds(Warned, SEATS),
    st.builds(TurnGoesTo, SEATS),
    st.builds(GameGoesTo, NUMBERS, SEATS),
    st.builds(GameIsDrawn, NUMBERS),
    st.builds(GameIsVoid, NUMBERS),
    st.builds(MatchGoesTo, SEATS),
)
CODES = st.sampled_from(("WZ3", "gomoku.out_of_turn", "other", "Other", "其他", "unknown", "x.")) | WORDS
DESK = drawn.desk("gomoku", SEATS, CODES, REMEDIES)


def records() -> st.SearchStrategy[Record]:
    """Draw a record: lawful or not, whole or not."""
    return drawn.records("gomoku", 2, OPTIONS, PLAY_ACTS, DESK)


def of(record: Record) -> Record:
    """Return what of a record a transcript holds: all but the lines on which its acts stood."""
    return msgspec.structs.replace(record, places=())


BOTH = st.sampled_from(LANGS)


@given(records(), BOTH)
def test_what_is_written_is_read_back_equal(record: Record, lang: Lang) -> None:
    again = one(write(record, lang))
    assert of(again) == record


@given(records())
def test_both_languages_say_the_same_and_are_written_one_way_only(record: Record) -> None:
    zh, en = write(record, "zh"), write(record, "en")
    assert of(one(zh)) == of(one(en))
    assert write(one(en), "zh") == zh
    assert write(one(zh), "en") == en


@given(st.one_of(PLAY_ACTS, DESK), BOTH)
def test_an_act_written_by_itself_is_read_by_itself(act: Act | Desk, lang: Lang) -> None:
    assert read_line(write_act(act, lang), None) == ((act,), ())


WIDE = {chr(narrow): chr(narrow + 0xFEE0) for narrow in range(ord("!"), ord("~") + 1)} | {" ": "\u3000"}


@given(st.lists(st.one_of(PLAY_ACTS, DESK), max_size=25).map(tuple), BOTH)
def test_full_width_signs_letters_and_digits_are_read_as_half_width_ones(said: tuple[Act | Desk, ...], lang: Lang) -> None:
    record = Record("transcript", Header(), {}, said, ())
    lines = [
        line if '"' in line or "(" in line else "".join(WIDE.get(s, s) for s in line) for line in write(record, lang).split("\n")
    ]
    assert one("\n".join(lines)).acts == said


@given(st.binary() | st.text().map(str.encode) | st.text().map(lambda text: (FIRST + text).encode()))
def test_any_bytes_are_read_without_an_exception(data: bytes) -> None:
    for record in read(data):
        assert len(record.acts) == len(record.places)


@given(records(), BOTH, st.data())
def test_a_line_that_is_changed_leaves_the_acts_before_it_as_they_were(record: Record, lang: Lang, data: st.DataObject) -> None:
    lines = write(record, lang).split("\n")
    good = one("\n".join(lines))
    at = data.draw(st.integers(0, len(lines) - 1))
    start = data.draw(st.integers(0, len(lines[at])))
    end = data.draw(st.integers(start, len(lines[at])))
    lines[at] = (
        lines[at][:start]
        + data.draw(st.text(max_size=5) | st.sampled_from(("h8", "复盘", "乙", '"', " # ", "第")))
        + lines[at][end:]
    )
    changed = read("\n".join(lines).encode())[0]
    kept = tuple(act for act, line in zip(good.acts, good.places, strict=True) if line < at + 1)
    assert changed.acts[: len(kept)] == kept


@given(records(), BOTH, st.data())
def test_no_act_is_read_behind_a_line_that_cannot_be(record: Record, lang: Lang, data: st.DataObject) -> None:
    lines = write(record, lang).split("\n")
    good = one("\n".join(lines))
    at = data.draw(st.integers(1, len(lines)))
    broken = one("\n".join([*lines[:at], "！", *lines[at:]]))
    assert broken.acts == tuple(act for act, line in zip(good.acts, good.places, strict=True) if line <= at)
    assert broken.troubles[0].line == at + 1


# --- the golden samples -----------------------------------------------------------------------------------------------------


def sample(name: str) -> tuple[Record, ...]:
    """Return the matches of a golden sample."""
    return read((FIXTURES / name).read_bytes())


def frozen(matches: tuple[Record, ...]) -> str:
    """Return what the matches of a sample say, in a form that shows every field."""
    said = [
        {"header": r.header, "options": r.options, "acts": r.acts, "comments": r.comments, "variations": r.variations}
        for r in matches
    ]
    return msgspec.json.format(msgspec.json.encode(said), indent=1).decode() + "\n"


@pytest.mark.parametrize("name", ["every-act.zh.txt", "every-act.en.txt", "partial.txt", "full-width.txt"])
def test_a_sample_is_read_as_it_always_was(name: str) -> None:
    matches = sample(name)
    assert [trouble for record in matches for trouble in record.troubles] == []
    golden = FIXTURES / re.sub(r"(\.zh|\.en)?\.txt$", ".json", name)
    assert frozen(matches) == golden.read_text("utf-8")


@pytest.mark.parametrize("lang", LANGS)
def test_the_sample_of_every_act_is_written_as_we_write_it(lang: Lang) -> None:
    name = f"every-act.{lang}.txt"
    assert "\n".join(write(record, lang) for record in sample(name)) == (FIXTURES / name).read_text("utf-8")


def test_the_sample_of_every_act_holds_every_act_and_remedy() -> None:
    said = [act for record in sample("every-act.zh.txt") for act in record.acts]
    desk = [act.act for act in said if isinstance(act, Desk)]
    assert {type(act) for act in said} == {*get_args(Act), Desk} - {MatchOpened}
    assert {type(act) for act in desk} == set(get_args(DeskAct))
    assert {type(act.remedy) for act in desk if isinstance(act, Ruled)} == set(get_args(Remedy)) - OF_DEALS
    assert {act.role for act in said if isinstance(act, Desk)} == set(ROLE_NAMES)


# --- the document -----------------------------------------------------------------------------------------------------------


def test_every_example_of_the_document_is_read_without_trouble() -> None:
    examples = re.findall(r"```fupan\n(.*?)```", DOCUMENT, re.DOTALL)
    assert len(examples) >= 4
    for example in examples:
        for record in read(example.encode()):
            assert (record.troubles, bool(record.acts)) == ((), True), example
            assert of(one(write(record, "zh"))) == of(one(write(record, "en"))) == of(record)


def rows() -> list[tuple[str, str]]:
    """Return the rows of the document's tables of acts: an act in Chinese and in English."""
    parts = [DOCUMENT.split(f"<!-- {mark} -->")[1].split("<!-- end -->")[0] for mark in ("acts", "desk")]
    return re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", "\n".join(parts), re.MULTILINE)


@pytest.mark.parametrize(("zh", "en"), rows())
def test_a_row_of_the_document_says_one_act_in_both_languages_as_we_write_it(zh: str, en: str) -> None:
    game = "doudizhu" if "丙" in zh else "gomoku"
    turn = None if game == "doudizhu" else "black"
    (act,), troubles = read_line(zh, turn, game=game)
    assert (read_line(en, turn, game=game), troubles) == (((act,), ()), ())
    if not isinstance(act, StonePlaced | Passed):
        assert (write_act(act, "zh"), write_act(act, "en")) == (zh, en)


def test_the_document_has_a_row_for_every_act_and_remedy() -> None:
    said = [
        act
        for zh, _ in rows()
        for act in read_line(zh, None if "丙" in zh else "black", game="doudizhu" if "丙" in zh else "gomoku")[0]
    ]
    desk = [act.act for act in said if isinstance(act, Desk)]
    assert {type(act) for act in said} == {*get_args(Act), Desk} - {MatchOpened}
    assert {type(act) for act in desk} == set(get_args(DeskAct))
    assert {type(act.remedy) for act in desk if isinstance(act, Ruled)} == set(get_args(Remedy))


def test_the_document_lists_every_word() -> None:
    modules = (transcript_words, transcript_desk, gomoku_words)
    tables = [value for module in modules for value in vars(module).values() if isinstance(value, Words)]
    lists = [transcript_words.words({0: form.words}) for form in FORMS]
    missing = {word for table in (*tables, *lists) for word in table.meant if f"`{word}`" not in folded(DOCUMENT)}
    assert missing == set()


def test_the_document_lists_every_tag_and_reading() -> None:
    short = [word for name, values in SHORT.values() for word in (name, *values.values())]
    keys = [word for option in OPTIONS for word in (option.key, *option.values)]
    names = [name for said, more in TAGS.values() for name in (said.zh, said.en, *more)]
    assert [word for word in (*short, *keys, *names) if f"`{word}`" not in DOCUMENT] == []


# --- the tables of words ----------------------------------------------------------------------------------------------------


def test_every_act_has_a_form() -> None:
    assert set(GOMOKU.written) == {*get_args(Act), *get_args(DeskAct)} - {MatchOpened, StonePlaced, Passed}


def test_no_act_is_written_like_a_tag() -> None:
    acts = {plain(word) for form in FORMS for word in form.words.split("|")}
    # 协议和棋 is both the question of an option and an act; an act of that name has no colon.
    assert acts & set(GOMOKU.tags.by_name) == {"协议和棋"}


def test_every_option_has_its_words() -> None:
    assert {option.key: list(option.values) for option in OPTIONS} == {key: list(values) for key, (_, values) in SHORT.items()}
