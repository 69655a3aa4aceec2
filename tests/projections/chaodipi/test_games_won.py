"""CD0.1: of a final the games that each side has won are told wherever the score is, and the deal that has won a game says so."""

from core.chaodipi.messages import MatchOpened
from core.trumps.words import results
from dashboard.trumps.lines import lines
from projections.trumps.drawing import rows
from projections.trumps.frames import frames
from projections.trumps.lines import result_lines, score_line
from tests.core.chaodipi.deals import DEALT, given, given_final, sheets
from tests.core.chaodipi.given import readings
from tests.core.trumps_given import PLAYERS, B, play_of
from tests.projections.logs import logged_from

GAME = sheets(0, 0, 0, 75)  # A and C pass A with the fourth
LOST = sheets(0, 0, 0, 75, first=B)


def test_after_a_game_of_a_final_the_score_is_1_to_0_and_its_last_deal_has_won_it() -> None:
    play = play_of(given_final(*GAME, *LOST))
    lines = [line.zh for line in result_lines(play)]

    assert [n for n, line in enumerate(lines, 1) if "胜这一局" in line] == [4, 8]
    assert "甲丙胜这一局" in lines[3]
    assert "乙丁胜这一局" in lines[7]
    assert lines[8] == "局分1 : 1，甲丙2，乙丁A；整场未分胜负。"
    assert score_line(play).en == "games 1 : 1, A and C 2, B and D A"
    assert results(play).zh == "8副，局分1 : 1，甲丙2，乙丁A"


def test_a_match_of_one_game_tells_levels_alone() -> None:
    play = play_of(given(*GAME))

    assert not any("局" in line.zh for line in result_lines(play))
    assert score_line(play).zh == "级数 甲丙A，乙丁2"


def test_the_table_shows_the_games_before_the_levels() -> None:
    opening = MatchOpened(PLAYERS, readings(), games=3)
    now = frames(logged_from(opening, (*GAME, *DEALT[:3])), {})[-1]

    assert "局分1 : 0，甲丙2，乙丁2" in rows(now)[0].zh
    assert [(line.name, line.items[0].call) for line in lines(now, "zh") if line.name in ("局分", "级数")] == [
        ("局分", "甲丙 1，乙丁 0"),
        ("级数", "甲丙2，乙丁2"),
    ]
