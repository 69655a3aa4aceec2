"""Where another reading of the law would judge otherwise: nothing is missed, nothing is made up, and the place is right."""

import json
from pathlib import Path

import pytest
from hypothesis import given as drawn
from hypothesis import settings

from core.desk.messages import CallMade, GameIsVoid
from core.doudizhu.messages import MatchOpened
from core.games import game_opened
from core.gomoku.messages import (
    Absent,
    ColourChosen,
    ColoursTaken,
    DrawAgreed,
    FiveClaimed,
    Forfeited,
    OpeningBegun,
    Resigned,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
    TwoMoreChosen,
)
from core.gomoku.options import OPTIONS, Options
from core.gomoku.words import results as report_words
from core.rewound import Rewound
from core.script import script
from core.table import Act
from projections.audit import Audit, audit
from projections.doudizhu import hints as doudizhu
from projections.gomoku.hints import touched
from projections.partings import Parting, compared, partings
from tests.core.desk.irregular import ruled
from tests.core.given import FIVE, REFEREE, SIX, STARTED, A, B, By, filling, stones, taken_down, taken_down_at
from tests.core.gomoku.irregular import FIRST_GAME, LAID, black, white
from tests.projections.matches import audited, dealt, told

CASES = Path(__file__).parents[2] / "fixtures" / "cases" / "gomoku.jsonl"


def by_brute_force(found: Audit) -> tuple[Parting, ...]:
    """Every other value of every option, judged from the opening."""
    each = (
        compared(found, option, value)
        for option in game_opened(found.opening).law.options
        for value in option.values
        if value != getattr(found.opening.options, option.key)
    )
    return tuple(parting for parting in each if parting is not None)


def others(found: Audit) -> dict[tuple[str, str], Parting]:
    return {(parting.option, parting.value): parting for parting in partings(found)}


@settings(max_examples=60)
@drawn(told())
def test_no_reading_is_passed_over(match: tuple[Options, tuple[By, ...]]) -> None:
    chosen, acts = match
    found = audit(script(taken_down(*acts, readings=chosen)))

    expected = by_brute_force(found)

    for parting in expected:
        assert touched(found, parting.option, parting.value)
    assert partings(found) == expected


@settings(max_examples=100)
@drawn(dealt())
def test_no_reading_of_doudizhu_is_passed_over(match: tuple[MatchOpened, tuple[By, ...]]) -> None:
    opening, acts = match
    found = audit(script(taken_down_at(opening, *acts)))

    expected = by_brute_force(found)

    for parting in expected:
        assert doudizhu.touched(found, parting.option, parting.value), (parting.option, parting.value)
    assert partings(found) == expected


# --- the example of an overline -------------------------------------------------------------------------------------------

QUIET = "a1 o15 c1 m15 e1 k15 g1 i15 i1 g15 k1 e15 m1 c15 o1 a15 a3 o13"  # 18 moves without a row of any length
OVERLINE_AT_30 = f"{QUIET} c3 h4 e3 h5 g3 h6 i3 h8 k3 h9 m3 h7"


def test_wz3_an_overline_at_move_30_wins_or_is_nothing() -> None:
    found = audited(*STARTED, *stones(OVERLINE_AT_30), overline="wins")
    assert words_of(found) == "game 1: White (side B) wins (five in a row)"

    parting = others(found)["overline", "nothing"]

    assert (parting.at.game, parting.at.ply) == (1, 30)
    assert parting.changes_result
    assert parting.result.en == "game 1: not over"
    assert ("overline", "renju") not in others(found)  # for White an overline wins there too


def test_wz3_what_is_nothing_here_would_win_there() -> None:
    found = audited(*STARTED, *stones(OVERLINE_AT_30), *stones("o3 o5"), overline="nothing")

    for value in ("wins", "renju"):
        parting = others(found)["overline", value]
        assert (parting.at.ply, parting.result.en) == (30, "game 1: White (side B) wins (five in a row)")
        assert [f.rule for f in parting.added] == ["gomoku.after_game"]
        assert parting.removed == ()


def words_of(found: Audit) -> str:
    return report_words(found.play).en


def playok(name: str) -> tuple[str, ...]:
    for line in CASES.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        if case["id"] == name:
            return tuple(case["moves"])
    raise AssertionError(name)


def test_wz3_game_134_of_the_playok_set_changes_its_winner() -> None:
    moves = playok("playok-134-standard")

    found = audited(*STARTED, *stones(" ".join(moves)), Resigned(B), overline="nothing")

    assert found.findings == ()
    assert words_of(found) == "game 1: Black (side A) wins (resignation)"
    parting = others(found)["overline", "wins"]
    assert (parting.at.ply, parting.changes_result) == (30, True)
    assert parting.result.en == "game 1: White (side B) wins (five in a row)"
    assert {f.at.ply for f in parting.added} == {31}


# --- one match for every option ---------------------------------------------------------------------------------------------

DRAWN = (*STARTED, DrawAgreed(), ColoursTaken(A))
MATTERS: dict[str, tuple[tuple[Act | By, ...], dict[str, str], int]] = {
    "board": ((*STARTED, black("p16")), {}, 3),
    "toss_winner_gets": ((TossHeld(A, "white"), ColoursTaken(B)), {}, 2),
    "opening_rule": ((TossHeld(A), OpeningBegun(A)), {}, 2),
    "overline": ((*STARTED, *stones(SIX)), {}, 13),
    "five_counts": ((*STARTED, *stones(FIVE)), {}, 11),
    "full_board": ((*STARTED, *stones(" ".join(filling(15)[:201]))), {}, 202),
    "draw_by_agreement": ((*STARTED, DrawAgreed()), {}, 3),
    "later_colours": ((*FIRST_GAME, ColoursTaken(A)), {}, 12),
    "drawn_game": (DRAWN, {"draw_by_agreement": "allowed"}, 4),
    "replay_colours": (DRAWN, {"draw_by_agreement": "allowed"}, 4),
    "forfeit_loses": ((*STARTED, Forfeited(A)), {}, 3),
    "illegal_move": ((*STARTED, black("h8"), white("h8")), {}, 4),
    "set_times": ((*STARTED, TimeOverstepped(A)), {}, 3),
    "authority": ((*FIRST_GAME, CallMade(A), ruled(GameIsVoid(1))), {}, 13),
}


@pytest.mark.parametrize("key", MATTERS)
def test_an_option_that_matters_is_named_with_its_act(key: str) -> None:
    acts, chosen, act = MATTERS[key]
    found = audited(*acts, **chosen)

    partings_of_key = [parting for parting in partings(found) if parting.option == key]

    assert partings_of_key == [parting for parting in by_brute_force(found) if parting.option == key]
    assert partings_of_key[0].at.act == act
    assert partings_of_key[0].in_force == getattr(found.opening.options, key)


def test_every_option_is_tried() -> None:
    assert list(MATTERS) == [option.key for option in OPTIONS]


def test_a_match_that_asks_no_open_question_parts_nowhere() -> None:
    found = audited(*STARTED, *stones("h8 i9 j10"))

    assert [(p.option, p.value) for p in partings(found)] == [("opening_rule", "swap"), ("opening_rule", "swap2")]
    assert partings(audited()) == ()
    assert partings(audited(TossHeld(A))) == ()


# --- what is easily missed --------------------------------------------------------------------------------------------------


def test_wz3_an_overline_that_was_taken_back_parts_too() -> None:
    found = audited(*STARTED, *stones(SIX), Rewound(4, "t"), *stones(" ".join(filling(15)[:30]), "white"), overline="nothing")

    assert others(found)["overline", "wins"].at.ply == 11


def test_wz3_an_overline_of_stones_set_up_parts_when_it_is_claimed() -> None:
    row = StonesSetUp(("a1", "b1", "c1", "d1", "e1", "f1"), ())
    found = audited(*STARTED, row, FiveClaimed(A), overline="nothing")

    assert others(found)["overline", "wins"].at.act == 4


def test_wz3_a_game_on_a_corner_of_a_larger_board_may_fill_the_smaller_one() -> None:
    found = audited(*STARTED, *stones(" ".join(filling(15))), board="size_19")

    assert others(found)["board", "size_15"].at.ply == 225


def test_wz3_under_renju_a_row_that_ends_at_the_edge_may_be_a_three_on_a_larger_board() -> None:
    found = audited(*STARTED, *stones("m8 a1 n8 c1 o9 e1 o10 g1 o8"), overline="renju")
    assert found.findings == ()

    parting = others(found)["board", "size_19"]

    assert parting.at.ply == 9
    assert [f.rule for f in parting.added] == ["gomoku.foul"]


def test_wz3_swap_where_nobody_wanted_two_more_is_swap2() -> None:
    found = audited(*LAID, ColourChosen(B, "white"), opening_rule="swap")

    assert ("opening_rule", "swap2") not in others(found)
    assert ("opening_rule", "swap2") in others(audited(*LAID, TwoMoreChosen(B), opening_rule="swap"))


def test_wz3_a_penalty_that_waits_and_one_that_does_not_part_though_play_goes_on_alike() -> None:
    found = audited(*STARTED, black("h8"), white("h8"))

    parting = others(found)["illegal_move", "turn_lost"]
    assert (parting.at.ply, parting.added, parting.removed, parting.changes_result) == (2, (), (), False)


def test_gc3_2_a_ruling_by_another_role_parts() -> None:
    found = audited(*FIRST_GAME, CallMade(A), ruled(GameIsVoid(1), REFEREE))

    parting = others(found)["authority", "organiser"]
    assert [f.rule for f in parting.added + parting.removed] == ["desk.wrong_role", "desk.wrong_role"]
    assert [f.due for f in (*parting.removed, *parting.added)] == [("chief_referee",), ("organiser",)]


def test_wz2_a_match_lost_by_absence_parts_where_it_would_be_a_game() -> None:
    found = audited(*FIRST_GAME, Absent((A,)))

    assert others(found)["forfeit_loses", "match"].result.en.endswith("the match goes to side B (1 : 2)")
