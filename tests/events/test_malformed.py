"""What is wrong with JSON is said in our words, with its place, whatever msgspec says of it."""

import re
from typing import Annotated, Literal

import msgspec
import pytest

from core.text import Text
from events.malformed import UNREADABLE, Malformed, malformed

ITEMS = msgspec.Meta(min_length=2, max_length=3)


class Everything(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hands: list[list[str]]
    count: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    winner: Literal["us", "them"] = "us"
    pair: tuple[str, int] = ("a", 1)
    named: dict[str, int] = {}
    either: str | int | None = None
    sure: bool = False
    part: float = 0.0
    few: Annotated[list[str], ITEMS] | None = None


DECODER = msgspec.json.Decoder(Everything)
CASES = [
    (b'{"hands": 3}', "$.hands", "应为数组，却是整数", "an array was expected, not a whole number"),
    (
        b'{"hands": [["S3", 3]]}',
        "$.hands[0][1]",
        "应为引号里的文字，却是整数",
        "a text in quotes was expected, not a whole number",
    ),
    (b"{}", "$.hands", "没有写“hands”", "“hands” is missing"),
    (b'{"hands": [], "odd": 1}', "$.odd", "有不认识的“odd”", "it holds an unknown “odd”"),
    (b"[]", "$", "应为对象，却是数组", "an object was expected, not an array"),
    (b'{"hands": [], "count": 9}', "$.count", "应为不大于3的整数", "a whole number not more than 3 was expected"),
    (b'{"hands": [], "count": 0}', "$.count", "应为不小于1的整数", "a whole number not less than 1 was expected"),
    (b'{"hands": [], "count": 1.5}', "$.count", "应为整数，却是小数", "a whole number was expected, not a fraction"),
    (b'{"hands": [], "winner": "you"}', "$.winner", "没有取值'you'", "there is no value 'you'"),
    (b'{"hands": [], "pair": ["a"]}', "$.pair", "应为数组，2项", "an array was expected, its length 2"),
    (b'{"hands": [], "few": []}', "$.few", "应为数组，至少2项", "an array was expected, its length at least 2"),
    (b'{"hands": [], "few": ["", "", "", ""]}', "$.few", "应为数组，至多3项", "an array was expected, its length at most 3"),
    (
        b'{"hands": [], "named": {"a": ""}}',
        "$.named[...]",
        "应为整数，却是引号里的文字",
        "a whole number was expected, not a text in quotes",
    ),
    (b'{"hands": [], "either": []}', "$.either", "应为整数或引号里的文字或null，却是数组", None),
    (b'{"hands": [], "sure": 0}', "$.sure", "应为true或false，却是整数", "true or false was expected, not a whole number"),
    (b'{"hands": [], "part": "x"}', "$.part", "应为小数，却是引号里的文字", "a fraction was expected, not a text in quotes"),
    (b'{"hands": [], "part": 1e999}', "$.part", "数太大", "the number is too large"),
    (b'{"hands": [', "$", "JSON没有写完", "the JSON is cut short"),
    (b"", "$", "JSON没有写完", "the JSON is cut short"),
    (b'{"hands": []}}', "$", "第15个字节处不是JSON", "at byte 15 it is no JSON"),
    (b"x", "$", "第1个字节处不是JSON", "at byte 1 it is no JSON"),
]


def said(data: bytes) -> Malformed:
    with pytest.raises(UNREADABLE) as caught:
        DECODER.decode(data)
    return malformed(caught.value)


@pytest.mark.parametrize(("data", "at", "zh", "en"), CASES, ids=range(len(CASES)))
def test_what_is_wrong_is_said_with_its_place(data: bytes, at: str, zh: str, en: str | None) -> None:
    found = said(data)

    assert (found.at, found.why.zh) == (at, zh)
    assert en in (None, found.why.en)


def test_brackets_nested_by_the_thousand_and_bytes_that_are_no_text_are_said() -> None:
    with pytest.raises(RecursionError) as deep:
        msgspec.json.decode(b"[" * 100_000)
    with pytest.raises(UnicodeDecodeError) as byte:
        b"ab\xff".decode()

    assert malformed(deep.value).why.zh == "括号层数太多"
    assert malformed(byte.value).why.zh == "第3个字节不是UTF-8"


def test_every_way_to_cut_or_change_a_line_is_said_without_the_words_of_the_library() -> None:
    whole = msgspec.json.encode(Everything([["S3"]], few=["a", "b"]))
    broken = [whole[:n] for n in range(len(whole))]
    broken += [whole[:n] + byte + whole[n + 1 :] for n in range(len(whole)) for byte in (b"x", b"0", b"[", b'"', b"\\", b"\xff")]
    seen: list[Text] = []
    for data in broken:
        try:
            DECODER.decode(data)
        except UNREADABLE as error:
            seen.append(malformed(error).why)
    assert len(seen) > len(whole)
    ours = [re.sub("“.*?”", "", why.zh) for why in seen]  # without what was given
    assert [why for why in ours if why == "不是应有的内容" or re.search("[A-Za-z]{2,} [A-Za-z]{2,}", why)] == []
