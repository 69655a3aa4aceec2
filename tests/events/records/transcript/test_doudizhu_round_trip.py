"""What is written of 斗地主 is read back equal: every act, in both languages, by itself and in a record."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.doudizhu.messages import Act, BidMade, DealBegun, Seat
from core.text import LANGS, Lang
from events.records.record import Desk, Record
from events.records.transcript import read, read_line, write, write_act
from tests.events.records.transcript.strategies import DESK, PLAY_ACTS, PLAYS, records
from tests.fuzz.run import QUADRATIC, within

BOTH = st.sampled_from(LANGS)


def one(text: str) -> Record:
    """Return the only match of a transcript."""
    (record,) = read(text.encode())
    return record


def of(record: Record) -> Record:
    """Return what of a record a transcript holds: all but the lines on which its acts stood."""
    return msgspec.structs.replace(record, places=())


@given(st.one_of(PLAY_ACTS, DESK), BOTH)
def test_an_act_written_by_itself_is_read_by_itself(act: Act | Desk, lang: Lang) -> None:
    assert read_line(write_act(act, lang), None, game="doudizhu") == ((act,), ())


@given(records(), BOTH)
def test_what_is_written_is_read_back_equal(record: Record, lang: Lang) -> None:
    again = one(write(record, lang))
    assert of(again) == record


@given(st.lists(PLAYS, max_size=30).map(tuple), BOTH)
def test_plays_in_any_order_are_read_back_equal(acts: tuple[Act, ...], lang: Lang) -> None:
    record = msgspec.structs.replace(one("复盘 1 斗地主"), acts=acts)
    assert one(write(record, lang)).acts == acts


@given(records())
def test_both_languages_say_the_same_and_are_written_one_way_only(record: Record) -> None:
    zh, en = write(record, "zh"), write(record, "en")
    assert of(one(zh)) == of(one(en))
    assert write(one(en), "zh") == zh
    assert write(one(zh), "en") == en


WIDE = {chr(narrow): chr(narrow + 0xFEE0) for narrow in range(ord("!"), ord("~") + 1)} | {" ": "\u3000"}


@given(st.lists(st.one_of(PLAY_ACTS, DESK), max_size=25).map(tuple), BOTH)
def test_full_width_signs_letters_and_digits_are_read_as_half_width_ones(said: tuple[Act | Desk, ...], lang: Lang) -> None:
    record = msgspec.structs.replace(one("复盘 1 斗地主"), acts=said)
    lines = [
        line if '"' in line or "(" in line else "".join(WIDE.get(s, s) for s in line) for line in write(record, lang).split("\n")
    ]
    assert one("\n".join(lines)).acts == said


# --- odd inputs ---------------------------------------------------------------------------------------------------------------

FIRST = "复盘 1 斗地主\n"
BITS = st.sampled_from(
    (
        "甲", "乙 ", "A", "B", "A:", "3", "34567", "10", "?", "??", "大王", "过", "pass", "叫3", "不叫", "第2副", "第", "1.",
        "3. ", "(", ")", '"', ": ", ", ", ";", "\n", " # ", "手牌", "(含底牌)", "地主", "底牌", "亮底", "明牌", "小结", "得分",
        "-3", "称无", "变化 @1", "裁定", "请裁判", "@1.1", "飞机带单牌", "出空", "重新发牌", "发牌", "复盘",
    )
)  # fmt: skip


@given(st.binary() | st.lists(BITS | st.text(max_size=2), max_size=40).map(lambda bits: (FIRST + "".join(bits)).encode()))
def test_any_bytes_are_read_without_an_exception(data: bytes) -> None:
    for record in read(data):
        assert len(record.acts) == len(record.places)


@given(st.lists(BITS | st.text(max_size=2), max_size=20).map("".join), st.sampled_from((0, 1, 2, None)))
def test_any_line_by_itself_is_read_without_an_exception_and_what_it_says_can_be_written(text: str, turn: Seat | None) -> None:
    acts, troubles = read_line(text, turn, game="doudizhu")
    assert all(1 <= t.column <= len(text) + 1 for t in troubles)
    for act in acts:
        for lang in LANGS:
            assert read_line(write_act(act, lang), None, game="doudizhu") == ((act,), ())


@given(records(), BOTH, st.data())
def test_a_line_that_is_changed_leaves_the_acts_before_it_as_they_were(record: Record, lang: Lang, data: st.DataObject) -> None:
    lines = write(record, lang).split("\n")
    good = one("\n".join(lines))
    at = data.draw(st.integers(0, len(lines) - 1))
    start = data.draw(st.integers(0, len(lines[at])))
    end = data.draw(st.integers(start, len(lines[at])))
    lines[at] = lines[at][:start] + data.draw(st.text(max_size=5) | BITS) + lines[at][end:]
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


@pytest.mark.parametrize(
    "line",
    [
        "甲 " + "3" * 1_000_000, "3 " * 500_000, "甲 " + "A " * 500_000, "甲 " + "bj" * 500_000 + "z", "过" * 1_000_000,
        "(" * 1_000_000, "甲 3" + " (三带一 3" * 200_000, '甲 "' * 200_000, "1. " * 300_000, "A" * 1_000_000, ":" * 1_000_000,
        "@1.1 " * 200_000, "地主 " * 300_000, "得分: " + "1 " * 500_000, "甲手牌: " + "S7" * 500_000, "第1副 " * 200_000,
        "\0" * 1_000_000, "变化 @0: " * 100_000, "“" * 1_000_000, "叫1 " * 200_000, "甲 3 " * 200_000,
    ],
    ids=lambda line: line[:8],
)  # fmt: skip
def test_a_line_of_a_million_signs_is_read_to_its_end(line: str) -> None:
    with within(QUADRATIC):
        (record,) = read(f"{FIRST}第1副\n甲叫3\n{line}\n".encode())
    assert record.acts[:2] == (DealBegun(), BidMade(0, 3))
