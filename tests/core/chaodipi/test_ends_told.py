"""CD0.1, CD2.1: what is told of the end of a game, and of a level that must be played."""

from collections.abc import Callable

import pytest

from core.chaodipi.said import said
from core.desk.messages import GameGoesTo, SideFined
from core.live import Live
from core.messages import Acted, Followed
from core.table import Act
from core.trumps.evolve import evolve
from core.trumps.messages import DealNoted, DeclarerNoted, TimeCalled
from projections.trumps.lines import result_lines
from tests.core.chaodipi.deals import CALLED, given, given_final, lifted, ruled, sheets, when
from tests.core.given import By
from tests.core.trumps_given import A, B, play_of

GAME = sheets(0, 0, 0, 75)  # A and C pass A with the fourth
NEXT = "下一局从2打起，第一副由叫主定庄家"


def lines_of(match: Live, act: Act | By) -> list[str]:
    """What is said of the results of an act, one line each."""
    play = play_of(match)
    found = []
    for event in when(match, act).results:
        assert isinstance(event, (Acted, Followed))
        found.append(said(play, event).zh)
        play = evolve(play, event)
    return found


def last_of(match: Live, *acts: Act | By) -> str:
    """The first thing that is said of the last act."""
    for act in acts[:-1]:
        when(match, act)
    return lines_of(match, acts[-1])[0]


def test_cd0_1_the_deal_that_ends_a_game_of_a_final_tells_the_game_the_games_and_the_next_one() -> None:
    assert last_of(given_final(), *GAME) == (
        f"第4副（按成绩单）：抓分方75分，甲丙升1级，过A；甲丙A，乙丁2；甲丙胜第1局，局分1 : 0；{NEXT}"
    )


def test_cd0_1_the_deal_that_ends_a_final_tells_no_next_game() -> None:
    assert last_of(given_final(*GAME), *GAME).endswith("甲丙A，乙丁2；甲丙胜第2局，局分2 : 0")


def test_cd0_1_the_deal_that_ends_a_match_of_one_game_names_no_next_declarer() -> None:
    match = given(*GAME[:-1])
    assert lines_of(match, GAME[-1]) == [
        "第4副（按成绩单）：抓分方75分，甲丙升1级，过A；甲丙A，乙丁2；甲丙胜这一局",
        "整场结束：甲丙胜",
    ]


def test_cd0_1_a_deal_that_ends_a_game_because_time_is_up_says_so() -> None:
    acts = (DeclarerNoted(A), DealNoted(0), CALLED[0], TimeCalled(), DealNoted(30))

    assert last_of(given_final(), *acts).endswith(f"；时间到，甲丙胜第1局，局分1 : 0；{NEXT}")


@pytest.mark.parametrize(
    ("opened", "zh"),
    [(given_final, f"时间到；甲丙胜第1局，局分1 : 0；{NEXT}"), (given, "时间到；甲丙胜这一局")],
)
def test_cd0_1_time_that_ends_a_game_between_deals_tells_the_game(opened: Callable[..., Live], zh: str) -> None:
    match = opened(*sheets(0))

    assert said(play_of(match), TimeCalled()).zh == zh


def test_cd0_1_time_that_ends_no_game_is_told_alone() -> None:
    assert said(play_of(given()), TimeCalled()).zh == "时间到。"


def test_cd5_4_a_game_that_a_ruling_gives_names_the_ruling() -> None:
    match = given_final(*sheets(0))

    assert last_of(match, *ruled(GameGoesTo(1, B))) == f"第1号裁定：乙丁胜第1局，局分0 : 1；{NEXT}"
    assert "乙丁胜这一局（第1号裁定）" in result_lines(play_of(match))[0].zh
    assert last_of(match, *lifted()) == "这一局的裁定不再有效；局分0 : 0"


def test_cd5_4_the_result_of_a_match_of_one_game_names_the_ruling_too() -> None:
    match = given(*sheets(0), *ruled(GameGoesTo(1, B)))

    assert "乙丁胜这一局（第1号裁定）" in result_lines(play_of(match))[0].zh


def test_cd4_1_a_fine_that_ends_a_game_afterwards_tells_the_game() -> None:
    match = given_final(*sheets(0, 0, 0, 80))

    told = lines_of(match, ruled(SideFined(4, B, 20))[0]) + lines_of(match, ruled(SideFined(4, B, 20))[1])

    then = "裁定第4副罚乙方20分；这一副现为60分，甲丙A，乙丁2"
    assert [line for line in told if "第1局" in line] == [f"{then}；甲丙胜第1局，局分1 : 0；{NEXT}"]


@pytest.mark.parametrize(
    ("points", "zh"),
    [
        ((0,), "甲丙升5级；甲丙7"),
        ((0, 0), "甲丙升5级，J必打，到J为止；甲丙J"),
        ((0, 0, 40), "甲丙升2级；甲丙K"),
        ((0, 0, 0), "甲丙升5级，A必打，到A为止；甲丙A"),
        ((120,), "乙丁升2级，2必打，不升；甲丙2，乙丁2"),
        ((0, 0, 0, 120), "乙丁升2级，2必打，不升；甲丙A，乙丁2"),
    ],
)
def test_cd2_1_a_level_that_must_be_played_stops_a_promotion_and_is_told(points: tuple[int, ...], zh: str) -> None:
    match = given(*sheets(*points)[:-1])

    assert zh in lines_of(match, DealNoted(points[-1]))[0]
    assert zh.split("；", maxsplit=1)[0] in result_lines(play_of(match))[-2].zh


def test_cd2_1_where_collectors_leave_such_levels_nothing_stops_them() -> None:
    match = given(*sheets(120)[:-1], must_play_left_by="collectors_too")

    assert "，乙丁升2级；甲丙2，乙丁4" in lines_of(match, DealNoted(120))[0]
