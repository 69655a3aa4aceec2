"""A transcript of 升级 in which one line is something else: what stands before it is kept, and nothing stops the reading."""

import re

import pytest

from events.records import found
from events.records.record import Record
from projections.files import audit_bytes
from tests.docs.pages import page

EXAMPLES = [
    text
    for text in re.findall(r"```fupan\n(.*?)```", page("docs/transcript.md"), re.DOTALL)
    if "升级" in text or "shengji" in text
]
LINES = (
    "??",
    "甲",
    "甲丙",
    "甲 ♠",
    "♦AKQJ10 9 8 ♠A + ",
    "甲丙盖底 ♠A",
    "丁出：",
    "得分: 末圈",
    "以后未记录 以后未记录",
    "甲甩牌失败 留下",
    "第99副",
    "裁定: 请裁判 9, 第1副记分 85, 条款 SJ8.1",
    "甲 " + "♠A" * 2_000,
    "退回到第3条 听错",
    "\u3000（＋）：；",
)


def one(text: str) -> Record:
    (record,) = found.read(text.encode())
    return record


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
@pytest.mark.parametrize("example", range(len(EXAMPLES)))
def test_what_stands_before_a_line_that_is_something_else_is_kept(example: int, line: str) -> None:
    whole = one(EXAMPLES[example])
    lines = EXAMPLES[example].splitlines()
    for at in range(1, len(lines)):
        broken = "\n".join([*lines[:at], line, *lines[at + 1 :]])

        record = one(broken)

        before = [act for act, place in zip(whole.acts, whole.places, strict=True) if place <= at]
        assert list(record.acts[: len(before)]) == before
        assert all(trouble.text.zh.endswith("。") for trouble in record.troubles)
        if at % 6 == 0:
            assert audit_bytes(broken.encode(), "a file")
