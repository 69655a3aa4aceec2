"""The judge protocol: one answer for each question, right or error, whatever comes in."""

import msgspec
import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from core.gomoku.adjudicate import adjudicate
from core.gomoku.options import DEFAULTS, OPTIONS
from projections.judge import Unanswerable, gomoku_options
from tests.core.given import FIVE, SIX, filling
from tests.core.gomoku.games import games, size_of
from tests.projections.agreement import FAULTS, GAMES, Game, audited, judged, slowly
from tests.projections.asking import Answer, ask, fault

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


@pytest.mark.parametrize(
    ("game", "key"),
    [("五子棋", "gomoku"), ("斗地主", "doudizhu"), ("掼蛋", "guandan"), ("升级", "shengji"), ("炒地皮", "chaodipi")],
)
def test_a_game_may_be_named_in_chinese(game: str, key: str) -> None:
    assert ask(game=game, op="none", moves=...) == ask(game=key, op="none", moves=...)
    assert fault(ask(game=game, op="none")) == ("unknown_op", "$.op")


def test_a_game_that_is_none_is_answered_with_those_that_are_known() -> None:
    assert "没有棋种“围棋”；应为：gomoku、doudizhu、guandan、shengji、chaodipi、五子棋、斗地主、掼蛋、升级、炒地皮。" in str(
        ask(game="围棋")["error"]
    )


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
    "no moves": ({"moves": ...}, "bad_field", "$.moves"),
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


# --- the call for Python ----------------------------------------------------------------------------------------------------


def test_options_that_are_not_given_are_those_of_the_document() -> None:
    assert gomoku_options({}) == DEFAULTS


def test_a_fault_in_the_options_is_raised_with_its_place() -> None:
    with pytest.raises(Unanswerable) as raised:
        gomoku_options({"overline": msgspec.Raw(b'"loses"')})
    assert (raised.value.error.code, raised.value.error.at) == ("unknown_value", "$.options.overline")
