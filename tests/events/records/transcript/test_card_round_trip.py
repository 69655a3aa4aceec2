"""What is written of a card game is read back equal: every act, in both languages, by itself and in a record."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.games import Act
from core.text import LANGS
from events.records.record import Desk, Record
from events.records.transcript import read, read_line, write, write_act
from tests.events.records.transcript import chaodipi_drawn, doudizhu_drawn, guandan_drawn, shengji_drawn
from tests.fuzz.run import QUADRATIC, within

BOTH = st.sampled_from(LANGS)


class Drawn(msgspec.Struct, frozen=True):
    """What is drawn of one game."""

    key: str
    first: str  # its first line
    begun: str  # lines before any other
    acts: st.SearchStrategy[Any]  # of play and of the desk
    plays: st.SearchStrategy[Any]
    records: st.SearchStrategy[Record]
    bits: tuple[str, ...]  # words that stand there often
    long: tuple[str, ...]  # lines of a million signs

    def __repr__(self) -> str:
        return self.key


SHARED_BITS = (
    "甲", "乙 ", "A", "B", "A:", "3", "34567", "10", "?", "??", "大王", "过", "pass", "第2副", "第", "1.", "3. ", "(", ")", '"',
    ": ", ", ", ";", "\n", " # ", "手牌", "变化 @1", "裁定", "请裁判", "@1.1", "出空", "发牌", "复盘",
)  # fmt: skip
SHARED_LONG = (
    "甲 " + "3" * 1_000_000, "3 " * 500_000, "甲 " + "A " * 500_000, "甲 " + "bj" * 500_000 + "z", "过" * 1_000_000,
    "甲 3" + " (三带一 3" * 200_000, "1. " * 300_000, "A" * 1_000_000, "甲手牌: " + "S7" * 500_000, "甲 3 " * 200_000,
)  # fmt: skip
DOUDIZHU = Drawn(
    "doudizhu",
    "复盘 1 斗地主\n",
    "第1副\n甲叫3\n",
    st.one_of(doudizhu_drawn.PLAY_ACTS, doudizhu_drawn.DESK),
    doudizhu_drawn.PLAYS,
    doudizhu_drawn.records(),
    (
        *SHARED_BITS, "叫3", "不叫", "(含底牌)", "地主", "底牌", "亮底", "明牌", "小结", "得分", "-3", "称无", "飞机带单牌",
        "重新发牌",
    ),
    (
        *SHARED_LONG, "(" * 1_000_000, '甲 "' * 200_000, ":" * 1_000_000, "@1.1 " * 200_000, "地主 " * 300_000,
        "得分: " + "1 " * 500_000, "第1副 " * 200_000, "\0" * 1_000_000, "变化 @0: " * 100_000, "“" * 1_000_000, "叫1 " * 200_000,
    ),
)  # fmt: skip
GUANDAN = Drawn(
    "guandan",
    "复盘 1 掼蛋\n",
    "第1副\n先出: 甲\n",
    st.one_of(guandan_drawn.PLAY_ACTS, guandan_drawn.DESK),
    guandan_drawn.PLAYS | guandan_drawn.BETWEEN,
    guandan_drawn.records(),
    (
        *SHARED_BITS, "丁", "D", "甲丙5", "乙丁", "打", "级", "进贡", "还", "给", "抗贡", "报8", "剩", "问", "露", "带下", "收回",
        "数", "=", "当", "♥7", "♠", "同花顺", "四王", "从6起", "三带二", "名次", "升到", "5:0", "签字", "(贡后)", "规则: 竞赛",
    ),
    (
        *SHARED_LONG, "♠" + "3" * 1_000_000, "3♠" * 500_000, "甲 " + "♥7=♠6 " * 200_000, "甲 ♥7 (♥7=" + "♥7=" * 300_000,
        "报8 " * 200_000, "甲报8 " * 200_000, "名次: " + "甲" * 1_000_000, "升到: " + "甲丙5 " * 200_000, "签字: 甲丙" * 200_000,
        "打7 " * 200_000, "同花顺" * 300_000, "丁 " * 300_000,
    ),
)  # fmt: skip
SHENGJI = Drawn(
    "shengji",
    "复盘 1 升级\n",
    "第1副\n甲报主: ♥3\n",
    st.one_of(shengji_drawn.PLAY_ACTS, shengji_drawn.DESK),
    shengji_drawn.PLAYS | shengji_drawn.BETWEEN | shengji_drawn.BEFORE,
    shengji_drawn.records(),
    (
        *SHARED_BITS, "丁", "D", "甲丙5", "乙丁", "打", "级", "庄家", "主", "无主", "摸", "报主", "上保险", "反主", "不反",
        "摸了12张", "无人报主", "翻底牌第三张", "拿底", "盖底", "扣底", "底牌", "亮底", "数底", "甩", "甩牌失败", "留下", "被",
        "+", "连对", "得圈", "得分", "末圈", "倍数", "升到", "整场", "平", "签字", "双方签字", "时间到", "♥7", "♠", "(盖底后)",
        "S5 S5", "重新发牌", "先摸", "切牌",
    ),
    (
        *SHARED_LONG, "♠" + "3" * 1_000_000, "甲 S5" + " + S5" * 300_000, "甲 S5" + " (S5 + " * 200_000,
        "甲 SA" + "+" * 1_000_000, "甲摸H3" * 200_000, "得分: " + "扣底20 " * 200_000, "升到: " + "甲丙5 " * 200_000,
        "丙不反" * 300_000, "甲报主: " + "H3 " * 300_000, "双方签字" * 200_000, "甲甩牌失败: 留下" * 100_000, "连对" * 500_000,
        "丁 " * 300_000, "甲得圈1 " * 200_000,
    ),
)  # fmt: skip
CHAODIPI = Drawn(
    "chaodipi",
    "复盘 1 炒地皮\n",
    "第1副\n甲叫主: ♥2\n",
    st.one_of(chaodipi_drawn.PLAY_ACTS, chaodipi_drawn.DESK),
    chaodipi_drawn.PLAYS | chaodipi_drawn.BETWEEN | chaodipi_drawn.BEFORE | chaodipi_drawn.DRAWN_OFF,
    chaodipi_drawn.records(),
    (*SHENGJI.bits, "叫主", "炒底", "不炒", "无人叫主", "抽牌", "从", "给", "罚", "第1局", "判给", "局数: 3"),
    (*SHENGJI.long, "甲抽牌 从乙 " * 200_000, "甲抽牌 从乙: " + "H3 " * 300_000, "丙不炒" * 300_000,
     "甲炒底: " + "H3 " * 300_000),
)  # fmt: skip
GAMES = (DOUDIZHU, GUANDAN, SHENGJI, CHAODIPI)
EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def one(text: str) -> Record:
    """Return the only match of a transcript."""
    (record,) = read(text.encode())
    return record


def of(record: Record) -> Record:
    """Return what of a record a transcript holds: all but the lines on which its acts stood."""
    return msgspec.structs.replace(record, places=())


def with_acts(game: Drawn, acts: list[Act | Desk]) -> Record:
    """Return a record that holds no more than acts."""
    return msgspec.structs.replace(one(game.first), acts=tuple(acts))


@EACH
@given(st.data())
def test_an_act_written_by_itself_is_read_by_itself(game: Drawn, data: st.DataObject) -> None:
    act, lang = data.draw(game.acts), data.draw(BOTH)
    assert read_line(write_act(act, lang), None, game=game.key) == ((act,), ())


@EACH
@given(st.data())
def test_what_is_written_is_read_back_equal(game: Drawn, data: st.DataObject) -> None:
    record = data.draw(game.records)
    assert of(one(write(record, data.draw(BOTH)))) == record


@EACH
@given(st.data())
def test_plays_in_any_order_are_read_back_equal(game: Drawn, data: st.DataObject) -> None:
    record = with_acts(game, data.draw(st.lists(game.plays, max_size=30)))
    assert one(write(record, data.draw(BOTH))).acts == record.acts


@EACH
@given(st.data())
def test_both_languages_say_the_same_and_are_written_one_way_only(game: Drawn, data: st.DataObject) -> None:
    record = data.draw(game.records)
    zh, en = write(record, "zh"), write(record, "en")
    assert of(one(zh)) == of(one(en))
    assert write(one(en), "zh") == zh
    assert write(one(zh), "en") == en


WIDE = {chr(narrow): chr(narrow + 0xFEE0) for narrow in range(ord("!"), ord("~") + 1)} | {" ": "\u3000"}


@EACH
@given(st.data())
def test_full_width_signs_letters_and_digits_are_read_as_half_width_ones(game: Drawn, data: st.DataObject) -> None:
    record = with_acts(game, data.draw(st.lists(game.acts, max_size=25)))
    lines = [
        line if '"' in line or "(" in line else "".join(WIDE.get(s, s) for s in line)
        for line in write(record, data.draw(BOTH)).split("\n")
    ]
    assert one("\n".join(lines)).acts == record.acts


# --- odd inputs ---------------------------------------------------------------------------------------------------------------


def said(game: Drawn) -> st.SearchStrategy[str]:
    """Draw a word of the game, or any signs."""
    return st.sampled_from(game.bits) | st.text(max_size=2)


@EACH
@given(st.data())
def test_any_bytes_are_read_without_an_exception(game: Drawn, data: st.DataObject) -> None:
    words = st.lists(said(game), max_size=40).map(lambda bits: (game.first + "".join(bits)).encode())
    for record in read(data.draw(st.binary() | words)):
        assert len(record.acts) == len(record.places)


@EACH
@given(st.data())
def test_any_line_by_itself_is_read_without_an_exception_and_what_it_says_can_be_written(
    game: Drawn, data: st.DataObject
) -> None:
    text = data.draw(st.lists(said(game), max_size=20).map("".join))
    acts, troubles = read_line(text, data.draw(st.sampled_from((0, 1, 2, None))), game=game.key)
    assert all(1 <= t.column <= len(text) + 1 for t in troubles)
    for act in acts:
        for lang in LANGS:
            assert read_line(write_act(act, lang), None, game=game.key) == ((act,), ())


@EACH
@given(st.data())
def test_a_line_that_is_changed_leaves_the_acts_before_it_as_they_were(game: Drawn, data: st.DataObject) -> None:
    lines = write(data.draw(game.records), data.draw(BOTH)).split("\n")
    good = one("\n".join(lines))
    at = data.draw(st.integers(0, len(lines) - 1))
    start = data.draw(st.integers(0, len(lines[at])))
    end = data.draw(st.integers(start, len(lines[at])))
    words = data.draw(st.text(max_size=5) | st.sampled_from(game.bits))
    lines[at] = lines[at][:start] + words + lines[at][end:]
    changed = read("\n".join(lines).encode())[0]
    kept = tuple(act for act, line in zip(good.acts, good.places, strict=True) if line < at + 1)
    assert changed.acts[: len(kept)] == kept


@EACH
@given(st.data())
def test_no_act_is_read_behind_a_line_that_cannot_be(game: Drawn, data: st.DataObject) -> None:
    lines = write(data.draw(game.records), data.draw(BOTH)).split("\n")
    good = one("\n".join(lines))
    at = data.draw(st.integers(1, len(lines)))
    broken = one("\n".join([*lines[:at], "！", *lines[at:]]))
    assert broken.acts == tuple(act for act, line in zip(good.acts, good.places, strict=True) if line <= at)
    assert broken.troubles[0].line == at + 1


@pytest.mark.parametrize(
    ("game", "line"),
    [(game, line) for game in GAMES for line in game.long],
    ids=lambda said: str(said)[:8],
)
def test_a_line_of_a_million_signs_is_read_to_its_end(game: Drawn, line: str) -> None:
    begun = one(game.first + game.begun).acts
    with within(QUADRATIC):
        (record,) = read(f"{game.first}{game.begun}{line}\n".encode())
    assert len(begun) == 2
    assert record.acts[:2] == begun
