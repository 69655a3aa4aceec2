"""The names of a question's fields, for every game and operation: one misspelt, written twice or left out is said by its name."""

import json

import pytest

from projections.judge import _OPS
from tests.projections.asking import Answer, asked, fault, told

TRUMP: Answer = {"suit": "H", "level": "5"}
PAIR: Answer = {"kind": "pair", "size": 2, "key": "3"}
FOLLOW: Answer = {"trump": TRUMP, "lead": ["S3"], "hand": ["S4"], "play": ["S4"]}
TRICK: Answer = {"trump": TRUMP, "plays": [["S3"], ["S4"], ["S5"], ["S6"]], "barred": [3]}
THROW: Answer = {"trump": TRUMP, "throw": ["SA", "SK"], "others": [[], [], []]}
QUESTIONS: dict[tuple[str, str], Answer] = {
    ("gomoku", "adjudicate"): {"moves": ["h8"], "size": 15},
    ("doudizhu", "classify"): {"cards": "33"},
    ("doudizhu", "legal"): {"hand": "33", "beat": None},
    ("doudizhu", "beats"): {"play": "44", "beat": "33"},
    ("doudizhu", "score"): {"bid": 1, "bombs": 0, "rockets": 0, "spring": False, "winner": "farmers"},
    ("guandan", "classify"): {"level": "7", "cards": ["S3"]},
    ("guandan", "legal"): {"level": "7", "hand": ["S4", "H4"], "beat": PAIR},
    ("guandan", "beats"): {"level": "7", "play": PAIR, "beat": PAIR},
    ("shengji", "follow"): FOLLOW,
    ("shengji", "trick"): TRICK,
    ("shengji", "throw"): THROW,
    ("chaodipi", "follow"): FOLLOW,
    ("chaodipi", "trick"): TRICK,
    ("chaodipi", "throw"): THROW,
}
every_question = pytest.mark.parametrize("which", QUESTIONS, ids=" ".join)
INNER = [(which, name) for which, fields in QUESTIONS.items() for name, value in fields.items() if isinstance(value, dict)]
every_inner = pytest.mark.parametrize(("which", "name"), INNER, ids=str)


def question(which: tuple[str, str]) -> Answer:
    """Return a good question."""
    return {"id": 7, "game": which[0], "op": which[1], **QUESTIONS[which]}


def sentences(found: Answer) -> tuple[str, str]:
    """Return what an error says in both languages."""
    error = found["error"]
    assert isinstance(error, dict)
    return error["message"]["zh"], error["message"]["en"]


def written(pairs: list[tuple[str, object]]) -> str:
    """Return an object as JSON, a name as often as it is given; a value that is bytes as it is."""
    return "{" + ", ".join(f"{json.dumps(k)}: {v if isinstance(v, Written) else json.dumps(v)}" for k, v in pairs) + "}"


class Written(str):
    """JSON that is written already."""


def test_every_operation_is_asked_here() -> None:
    assert {(game, op) for game, ops in _OPS.items() for op in ops} == QUESTIONS.keys()
    assert not [which for which in QUESTIONS if "error" in asked(question(which))]


@every_question
def test_a_field_that_nobody_reads_is_named_with_those_there_are(which: tuple[str, str]) -> None:
    found = asked(question(which) | {"szie": 1})

    assert found["id"] == 7
    assert fault(found) == ("bad_field", "$.szie")
    for said in sentences(found):
        assert "$.szie" in said
        assert all(name in said for name in (*QUESTIONS[which], "id", "game", "op", "options"))


@every_question
def test_a_field_misspelt_is_missed_by_its_name(which: tuple[str, str]) -> None:
    for name in QUESTIONS[which].keys() - {"size", "barred"}:
        found = asked({k if k != name else name[:-1]: v for k, v in question(which).items()})

        assert fault(found) == ("bad_field", f"$.{name}")
        assert all(name in said for said in sentences(found))


@every_question
@pytest.mark.parametrize("aside", ["note", "source", "expect", "expect_plays", "ignore_forms"])
def test_what_a_case_file_keeps_beside_its_question_is_no_fault(which: tuple[str, str], aside: str) -> None:
    good = asked(question(which))

    assert asked(question(which) | {aside: {"a": "b:c"}}) == good
    line = written([*question(which).items(), (aside, Written('{"a": 1, "a": {"b": 1, "b": 2}}'))])
    assert told(line.encode()) == good


@every_question
def test_a_field_written_twice_is_named(which: tuple[str, str]) -> None:
    whole = {**question(which), "options": {}, "note": "1:2"}
    for name, value in whole.items():
        for pairs in ([*whole.items(), (name, value)], [(name, value), *whole.items()]):
            found = told(written(pairs).encode())

            assert fault(found) == ("bad_field", f"$.{name}")
            assert all(f"$.{name}" in said for said in sentences(found))


@every_inner
def test_a_field_inside_another_is_named_with_its_place(which: tuple[str, str], name: str) -> None:
    inner = QUESTIONS[which][name]
    assert isinstance(inner, dict)

    odd = asked(question(which) | {name: {**inner, "colour": 1}})
    assert fault(odd) == ("bad_field", f"$.{name}.colour")
    assert all(key in said for said in sentences(odd) for key in inner)

    for key, value in inner.items():
        without = asked(question(which) | {name: {k: v for k, v in inner.items() if k != key}})
        assert fault(without) == ("bad_field", f"$.{name}.{key}")
        assert all(f"$.{name}" in said and key in said for said in sentences(without))

        twice = Written(written([*inner.items(), (key, value)]))
        found = told(written([*(question(which) | {name: twice}).items()]).encode())
        assert fault(found) == ("bad_field", f"$.{name}.{key}")


def test_an_option_written_twice_is_named_however_it_is_spelt() -> None:
    for key in ('"overline"', '"over\\u006cine"'):
        options = Written(f'{{"overline": "wins", {key}: "nothing"}}')
        line = written([*question(("gomoku", "adjudicate")).items(), ("options", options)])
        assert fault(told(line.encode())) == ("bad_field", "$.options.overline")


def test_an_id_is_anything_and_repeated_as_it_came() -> None:
    line = b'{"id": {"a": ":", "a": {"b": 1, "b": 2}}, "game": "gomoku", "op": "adjudicate", "moves": []}'

    assert told(line) == {"id": {"a": {"b": 2}}, "winner": None, "ply": None, "lines": [], "after": 0}


def test_a_colon_in_a_text_is_no_name() -> None:
    found = asked(question(("gomoku", "adjudicate")) | {"moves": ["h8", ":", '":"']})

    assert fault(found) == ("impossible_move", "$.moves[1]")


@pytest.mark.parametrize(("name", "code"), [("game", "unknown_game"), ("op", "unknown_op")])
@pytest.mark.parametrize("value", [..., ""])
def test_a_question_without_game_or_operation_says_which_is_missing(name: str, code: str, value: object) -> None:
    for which in QUESTIONS:
        found = asked(question(which) | {name: value})

        assert fault(found) == (code, f"$.{name}")
        zh, en = sentences(found)
        assert (f"没有写{name}；应为：" in zh, f"has no {name}; expected one of" in en) == (True, True)
        assert "“”" not in zh + en


@every_question
def test_a_byte_order_mark_is_said_and_the_id_is_repeated(which: tuple[str, str]) -> None:
    found = told(b"\xef\xbb\xbf" + json.dumps(question(which)).encode())

    assert found["id"] == 7
    assert fault(found) == ("bad_question", "$")
    assert all("BOM" in said for said in sentences(found))


def test_what_is_nested_beyond_all_measure_beside_a_question_gets_its_answer() -> None:
    for depth in (100, 2_000, 100_000):
        nested = "[" * depth + "]" * depth
        line = f'{{"id": 7, "note": [{nested}, {{":": ":"}}], "game": "gomoku", "op": "adjudicate", "moves": []}}'

        found = told(line.encode())
        assert "winner" in found or fault(found) == ("bad_question", "$")
