"""Whatever comes in, the judge gives one line with the id of the question, and never stops."""

import json

import pytest
from hypothesis import example, settings
from hypothesis import given as drawn
from hypothesis import strategies as st

from core.gomoku.options import OPTIONS
from tests.core.given import FIVE
from tests.fuzz.run import QUADRATIC, within
from tests.projections.asking import ASKED, Answer, ask, fault, json_values, told

BROKEN: dict[str, bytes] = {
    "nothing": b"",
    "blanks": b"  ",
    "no JSON": b"h8 i9",
    "half a question": b'{"id": 1, "game": "gomoku"',
    "a list": b"[]",
    "a number": b"5",
    "null": b"null",
    "a mark before it": b"\xef\xbb\xbf" + b'{"id": 1}',
    "another encoding": '{"id": 1, "game": "五子棋"}'.encode("gb18030"),
    "UTF-16": '{"id": 1}'.encode("utf-16"),
    "zeros": b"\x00" * 9,
    "NaN": b'{"id": NaN}',
    "two questions": b'{"id": 1}{"id": 2}',
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_no_question_gets_an_error_without_an_id(what: str) -> None:
    found = told(BROKEN[what])

    code, at = fault(found)
    assert (code, at) == ("bad_question", "$")
    assert found["id"] in (None, 1)


# --- the id -----------------------------------------------------------------------------------------------------------------

IDS: tuple[object, ...] = (None, 0, -1, 1.5, "", "棋 1", "\n", [1, [2]], {"a": {"b": None}}, True, 10**30)


@pytest.mark.parametrize("given_id", IDS)
def test_every_answer_repeats_the_id(given_id: object) -> None:
    assert ask(id=given_id)["id"] == given_id
    assert ask(id=given_id, game="chess")["id"] == given_id
    assert ask(id=given_id, game=5)["id"] == given_id
    assert ask(id=given_id, moves=["x"])["id"] == given_id


def test_a_question_without_an_id_gets_null() -> None:
    assert ask(id=...)["id"] is None
    assert ask(id=..., game="chess")["id"] is None


def test_an_answer_is_one_line_though_the_question_was_several() -> None:
    question = json.dumps(ASKED | {"id": [1, {"a": 2}]}, indent=1).replace("\n", "\r\n").encode()

    assert told(question) == {**ask(), "id": [1, {"a": 2}]}
    assert told(b"\n" + question + b"\r\n")["id"] == [1, {"a": 2}]
    assert told(question.replace(b"gomoku", b"chess"))["id"] == [1, {"a": 2}]


# --- whatever comes in ------------------------------------------------------------------------------------------------------

questions = st.fixed_dictionaries(
    {},
    optional={
        "id": json_values,
        "game": st.just("gomoku") | json_values,
        "op": st.just("adjudicate") | json_values,
        "moves": st.lists(st.sampled_from(("h8", "i9", "a1", "z9")) | json_values, max_size=4) | json_values,
        "size": st.integers(0, 30) | json_values,
        "options": st.dictionaries(st.sampled_from([o.key for o in OPTIONS]), json_values, max_size=2) | json_values,
    },
)


@settings(max_examples=300)
@drawn(st.binary(max_size=60) | st.text(max_size=40).map(lambda text: text.encode("utf-8", "surrogatepass")))
@example(b'{"id":1,"game":"gomoku","op":"adjudicate","moves":["\xff"]}')
@example(b'{"id":"\xff","game":"gomoku","op":"adjudicate","moves":[]}')
@example(b'{"id":1,"game":"gomoku","op":"adjudicate","moves":[],"options":{"overline":"\xff"}}')
@example(b'{"id":1,"game":"gomoku","op":"adjudicate","moves":["\\ud800"],"options":{"overline":"\\udfff"}}')
@example(b'{"id":1,"game":"gomoku","op":"adjudicate","moves":[],"size":1e999}')
def test_no_bytes_at_all_make_it_raise(line: bytes) -> None:
    assert "error" in told(line)


@settings(max_examples=100)
@drawn(questions)
def test_any_json_gets_an_answer_with_its_id(question: Answer) -> None:
    found = told(json.dumps(question).encode())

    assert found["id"] == question.get("id")
    assert ("error" in found) != ("winner" in found)


@pytest.mark.parametrize(
    "line",
    [
        b'{"id":1,"game":"gomoku","op":"adjudicate","moves":[],"size":' + b"9" * 20_000 + b"}",
        b'{"id":1,"game":"gomoku","op":"adjudicate","moves":[],"options":{"board":' + b"9" * 20_000 + b"}}",
        b'{"id":1,"game":"gomoku","op":"adjudicate","moves":["' + b"h" * 1_000_000 + b'"]}',
        b'{"id":1,"game":"' + b"g" * 1_000_000 + b'"}',
        b'{"id":1,"options":{"' + b"o" * 1_000_000 + b'":1},"game":"gomoku","op":"adjudicate","moves":[]}',
    ],
    ids=["size", "value", "move", "game", "option"],
)
def test_huge_fields_are_faults_like_others(line: bytes) -> None:
    found = told(line)

    assert found["id"] == 1
    fault(found)
    said = found["error"]["message"]  # type: ignore[index]
    assert max(len(said["zh"]), len(said["en"])) < 1_000


NESTED = {"open": b"[" * 200_000, "closed": b"[" * 200_000 + b"]" * 200_000, "objects": b'{"id":' * 100_000}


@pytest.mark.parametrize("how", NESTED)
def test_what_is_nested_without_end_is_no_question(how: str) -> None:
    nested = NESTED[how]
    for line in (nested, b'{"id":1,"moves":' + nested + b"}", b'{"id":1,"game":"gomoku","options":{"board":' + nested + b"}}"):
        assert fault(told(line))[0] == "bad_question"


@pytest.mark.parametrize(
    ("moves", "index"),
    [([*FIVE.split(), *(["a1", "a2"] * 100_000)], 11), ([f"h{n}" for n in range(1, 200_001)], 15)],
    ids=["twice", "off the board"],
)
def test_two_hundred_thousand_moves_get_their_answer(moves: list[str], index: int) -> None:
    with within(QUADRATIC):
        found = ask(moves=moves)

    assert fault(found) == ("impossible_move", f"$.moves[{index}]")
