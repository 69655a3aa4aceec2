"""CD2.1, CD2.2, CD4.1: what is told of deals that are over, of a game's last deal and of the first deal of the next one."""

from core.chaodipi.messages import MatchOpened
from core.chaodipi.options import DEFAULTS
from core.desk.messages import SideFined
from core.trumps.messages import DealBegun, DealNoted, DeclarerNoted, LevelNoted
from core.trumps.state import State
from projections.trumps import telling
from projections.trumps.course import course
from projections.trumps.frames import frames
from projections.trumps.lines import pair, result, result_lines, score, score_line
from tests.core.chaodipi.deals import given, given_final, ruled, sheets
from tests.core.chaodipi.last_j import at_j
from tests.core.trumps_given import PLAYERS, A, B, play_of
from tests.dashboard.chaodipi_demo import played
from tests.projections.logs import logged_from

OPENING = MatchOpened(PLAYERS, DEFAULTS)
GAME = sheets(0, 0, 0, 75)  # A and C pass A


def final(*more: DealBegun) -> State:
    return play_of(given_final(*GAME, *more))


def test_cd2_1_the_deal_that_ends_a_game_shows_the_levels_at_its_end() -> None:
    rows = course(final().match)

    assert [pair(row.levels).zh for row in rows] == ["7 : 2", "J : 2", "A : 2", "A : 2"]
    assert "甲丙A，乙丁2" in result_lines(final())[3].zh
    assert (score(final()).zh, score_line(final()).zh) == ("A : 2", "局分1 : 0，甲丙A，乙丁2")


def test_cd2_1_in_the_first_deal_of_the_next_game_both_stand_at_2() -> None:
    play = final(DealBegun())

    assert (score(play).zh, score_line(play).zh) == ("2 : 2", "局分1 : 0，甲丙2，乙丁2")


def test_cd4_1_fines_are_told_in_order_with_side_points_and_clause_and_stay_once_the_deal_is_over() -> None:
    shown = frames(logged_from(OPENING, played()), {})
    told = list(dict.fromkeys((frame.deal, telling.fines(frame).zh) for frame in shown))

    assert told == [
        (0, ""),
        (1, ""),
        (1, "丙方 台上 +20（第41手，CD4.2）"),
        (2, ""),
        (2, "丙方 台下 −10（第27手，CD4.3）"),
        (2, "丙方 台下 −10（第27手，CD4.3）、丙方 台下 −20（第57手，CD4.2）"),
    ]


def test_cd4_1_a_total_that_fines_have_changed_is_told_with_what_it_was_before() -> None:
    first, second = frames(logged_from(OPENING, played()), {})[-1].deals

    assert (first.raw, first.points, second.raw, second.points) == (75, 95, 100, 70)
    assert result(first).zh == "抓分方95分（罚分前75），乙丁上台"
    assert result(second).en == "collectors 70 (100 before fines), B and D go up 1"


def test_cd2_3_declarers_who_are_sent_back_are_not_told_to_go_up() -> None:
    play = play_of(given(*at_j("SJ"), *ruled(SideFined(1, B, 200))))

    assert result(course(play.match)[0]).zh == "抓分方0分（罚分前200），乙丁上台"
    assert "乙丁上台；甲丙2，乙丁5" in result_lines(play)[0].zh


def test_cd2_3_where_it_is_not_known_whether_they_are_sent_back_no_promotion_is_told() -> None:
    sheet = (LevelNoted("J", ("J", "5")), DeclarerNoted(A), DealNoted(60))

    assert "抓分方60分，升级不详；级数不详" in result_lines(play_of(given(*sheet, hook_off_suit_below_80="applied")))[0].zh
