"""The judge protocol: one answer for each question, right or error, whatever comes in."""

import json
import time

import msgspec
import pytest
from hypothesis import example, settings
from hypothesis import given as drawn
from hypothesis import strategies as st

from core.gomoku.adjudicate import adjudicate
from core.gomoku.options import DEFAULTS, OPTIONS
from projections.judge import Unanswerable, answer, gomoku_options
from tests.core.given import FIVE, SIX, filling
from tests.core.gomoku.games import games, size_of
from tests.projections.agreement import FAULTS, GAMES, Game, audited, judged, slowly

Answer = dict[str, object]
ASKED: Answer = {"id": 1, "game": "gomoku", "op": "adjudicate", "moves": ["h8"]}


def ask(**changed: object) -> Answer:
    """Ask a good question with some fields changed; `...` leaves a field out."""
    fields = {key: value for key, value in (ASKED | changed).items() if value is not ...}
    return told(json.dumps(fields).encode())


def told(line: bytes) -> Answer:
    said = answer(line)
    assert b"\n" not in said
    assert b"\r" not in said
    found: Answer = json.loads(said.decode())
    assert "id" in found
    return found


def fault(found: Answer) -> tuple[str, str]:
    """The code and place of an error, its sentence being whole in both languages."""
    error = found["error"]
    assert isinstance(error, dict)
    assert set(error) == {"code", "at", "message"}
    assert set(error["message"]) == {"zh", "en"}
    assert all(error["message"].values())
    return error["code"], error["at"]


# --- answers ----------------------------------------------------------------------------------------------------------------


def test_a_game_won() -> None:
    assert ask(moves=[*FIVE.split(), "a1"]) == {
        "id": 1,
        "winner": "black",
        "ply": 9,
        "lines": [["h8", "h9", "h10", "h11", "h12"]],
        "after": 1,
    }


def test_a_game_still_open() -> None:
    assert ask() == {"id": 1, "winner": None, "ply": None, "lines": [], "after": 0}
    assert ask(moves=[]) == {"id": 1, "winner": None, "ply": None, "lines": [], "after": 0}


@pytest.mark.parametrize(("value", "winner"), [("wins", "black"), ("nothing", None), ("renju", "white")])
def test_wz3_the_options_of_the_law_are_those_of_the_question(value: str, winner: str | None) -> None:
    assert ask(moves=SIX.split(), options={"overline": value})["winner"] == winner


def test_wz3_a_full_board_of_any_size() -> None:
    assert ask(size=6, moves=list(filling(6)))["winner"] == "draw"
    assert ask(size=6, moves=list(filling(6)), options={"full_board": "empty_25"})["ply"] == 11


FILLED = "a1 a6 b1 b6 c1 c6 d1 d6 e1 f3 f5"  # on 6 x 6 black has five at 9, and 25 points are left at 11


def test_wz2_moves_alone_hold_no_claim() -> None:
    claimed = {"five_counts": "when_claimed"}
    assert ask(moves=FIVE.split(), options=claimed)["winner"] is None
    assert ask(moves=SIX.split(), options={**claimed, "overline": "renju"})["winner"] == "white"
    filled: Answer = {"size": 6, "moves": FILLED.split()}
    assert ask(**filled, options={"full_board": "empty_25"})["ply"] == 9
    assert ask(**filled, options={**claimed, "full_board": "empty_25"}) == {**ask(), "winner": "draw", "ply": 11}


def test_every_option_may_be_given_and_those_of_a_match_say_nothing_of_a_game() -> None:
    for option in OPTIONS:
        for value in option.values:
            assert ask(options={option.key: value})["winner"] is None


def test_the_board_is_that_of_the_option_unless_the_question_gives_a_size() -> None:
    assert ask(moves=["t20"], options={"board": "size_20"})["winner"] is None
    assert ask(moves=["t20"], options={"board": "size_20"}, size=20)["winner"] is None
    assert ask(moves=["z26"], size=26)["winner"] is None
    assert ask(moves=["e5"], size=5)["winner"] is None
    assert ask(moves=["h8"], size=None)["winner"] is None


def test_fields_that_nobody_knows_are_not_minded() -> None:
    assert ask(expect={"winner": "black"}, source="x")["winner"] is None


@settings(max_examples=60)
@drawn(games, st.sampled_from(("wins", "nothing", "renju")))
def test_an_answer_is_the_verdict_of_the_core(moves: list[str], overline: str) -> None:
    size = size_of(moves)
    found = ask(moves=moves, size=size, options={"overline": overline})

    verdict = adjudicate(moves, size, "wins" if overline == "wins" else "nothing" if overline == "nothing" else "renju")
    assert (found["winner"], found["ply"], found["after"]) == (verdict.winner, verdict.ply, verdict.after)
    assert found["lines"] == [list(line) for line in verdict.lines]


@pytest.mark.parametrize("game", GAMES, ids=[game.what for game in GAMES])
def test_wz2_the_judge_says_what_the_audit_says(game: Game) -> None:
    assert judged(game) == audited(game) == slowly(game)


@pytest.mark.parametrize("game", FAULTS, ids=[game.what for game in FAULTS])
def test_wz3_the_judge_stops_at_the_move_that_the_audit_finds(game: Game) -> None:
    assert judged(game) == audited(game)
    assert judged(game)[0] in ("occupied", "off_board")


# --- errors -----------------------------------------------------------------------------------------------------------------

ERRORS: dict[str, tuple[dict[str, object], str, str]] = {
    "no game": ({"game": ...}, "unknown_game", "$.game"),
    "another game": ({"game": "chess"}, "unknown_game", "$.game"),
    "a game that is no word": ({"game": 5}, "bad_question", "$.game"),
    "no operation": ({"op": ...}, "unknown_op", "$.op"),
    "another operation": ({"op": "legal"}, "unknown_op", "$.op"),
    "an operation that is no word": ({"op": None}, "bad_question", "$.op"),
    "options that are no object": ({"options": []}, "bad_question", "$.options"),
    "options that are null": ({"options": None}, "bad_question", "$.options"),
    "an unknown option": ({"options": {"forbidden": "none"}}, "unknown_option", "$.options.forbidden"),
    "an unknown value": ({"options": {"overline": "loses"}}, "unknown_value", "$.options.overline"),
    "a value that is no word": ({"options": {"overline": 5}}, "unknown_value", "$.options.overline"),
    "a value that is null": ({"options": {"board": None}}, "unknown_value", "$.options.board"),
    "a value that is a list": ({"options": {"board": ["size_15"]}}, "unknown_value", "$.options.board"),
    "a value of another option": ({"options": {"board": "wins"}}, "unknown_value", "$.options.board"),
    "a size against the board": ({"options": {"board": "size_19"}, "size": 15}, "contradiction", "$.options.board"),
    "a board too small": ({"size": 4}, "bad_size", "$.size"),
    "a board too large": ({"size": 27}, "bad_size", "$.size"),
    "a board of no size": ({"size": 0}, "bad_size", "$.size"),
    "a negative board": ({"size": -15}, "bad_size", "$.size"),
    "an enormous board": ({"size": 10**40}, "bad_size", "$.size"),
    "a size that is no number": ({"size": "15"}, "bad_field", "$.size"),
    "a size that is a fraction": ({"size": 15.5}, "bad_field", "$.size"),
    "no moves": ({"moves": ...}, "bad_field", "$"),
    "moves that are a word": ({"moves": "h8 i9"}, "bad_field", "$.moves"),
    "moves that are null": ({"moves": None}, "bad_field", "$.moves"),
    "a move that is a number": ({"moves": ["h8", 5]}, "bad_field", "$.moves[1]"),
    "a move that is null": ({"moves": ["h8", "i9", None]}, "bad_field", "$.moves[2]"),
    "a move off the board": ({"moves": ["h8", "p16"]}, "impossible_move", "$.moves[1]"),
    "a move that is no point": ({"moves": ["h8", "i9", "天元"]}, "impossible_move", "$.moves[2]"),
    "a move in capitals": ({"moves": ["H8"]}, "impossible_move", "$.moves[0]"),
    "a move that is empty": ({"moves": [""]}, "impossible_move", "$.moves[0]"),
    "a point twice": ({"moves": ["h8", "i9", "h8"]}, "impossible_move", "$.moves[2]"),
    "a point twice after the end": ({"moves": [*FIVE.split(), "h8"]}, "impossible_move", "$.moves[9]"),
}


@pytest.mark.parametrize("what", ERRORS)
def test_a_question_with_a_fault_names_the_fault_and_its_place(what: str) -> None:
    changed, code, at = ERRORS[what]

    found = ask(**changed)

    assert fault(found) == (code, at)
    assert found["id"] == 1
    assert set(found) == {"id", "error"}


def test_every_error_that_the_judge_knows_is_tried() -> None:
    tried = {code for _, code, _ in ERRORS.values()}

    assert tried == {
        *("bad_question", "bad_field", "bad_size", "contradiction", "impossible_move"),
        *("unknown_game", "unknown_op", "unknown_option", "unknown_value"),
    }


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

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda each: st.lists(each, max_size=3) | st.dictionaries(st.text(max_size=5), each, max_size=3),
    max_leaves=6,
)
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


@pytest.mark.parametrize("nested", [b"[" * 200_000, b"[" * 200_000 + b"]" * 200_000, b'{"id":' * 100_000])
def test_what_is_nested_without_end_is_no_question(nested: bytes) -> None:
    for line in (nested, b'{"id":1,"moves":' + nested + b"}", b'{"id":1,"game":"gomoku","options":{"board":' + nested + b"}}"):
        assert fault(told(line))[0] == "bad_question"


@pytest.mark.parametrize(
    ("moves", "index"),
    [([*FIVE.split(), *(["a1", "a2"] * 100_000)], 11), ([f"h{n}" for n in range(1, 200_001)], 15)],
    ids=["twice", "off the board"],
)
def test_two_hundred_thousand_moves_get_their_answer(moves: list[str], index: int) -> None:
    started = time.perf_counter()

    found = ask(moves=moves)

    assert fault(found) == ("impossible_move", f"$.moves[{index}]")
    assert time.perf_counter() - started < 10


# --- the call for Python ----------------------------------------------------------------------------------------------------


def test_options_that_are_not_given_are_those_of_the_document() -> None:
    assert gomoku_options({}) == DEFAULTS


def test_a_fault_in_the_options_is_raised_with_its_place() -> None:
    with pytest.raises(Unanswerable) as raised:
        gomoku_options({"overline": msgspec.Raw(b'"loses"')})
    assert (raised.value.error.code, raised.value.error.at) == ("unknown_value", "$.options.overline")
