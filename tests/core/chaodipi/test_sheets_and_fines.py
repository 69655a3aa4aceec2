"""CD4.1, CD4.5: the total of a sheet is one after fines, and is held against what the plays come to with them."""

import pytest

from core.desk.messages import DealScored, SideFined
from core.games import game_of
from core.live import Live
from core.trumps.messages import CardsPlayed, DealNoted
from core.trumps.state import Counting, Following, Leading, deal_of
from tests.core.chaodipi.deals import LEADS, TAKEN, found, given, lifted, played_out, ruled, sheets, when
from tests.core.trumps_given import A, B, next_cards, play_of, plays

REVOKE = plays("A D4, B SK")  # 10 points for the collectors, of whom B is
OVER = (*LEADS, *REVOKE)  # 115 by the plays, 105 after the fine


def played(match: Live) -> Live:
    played_out(match)
    return match


def counting() -> Live:
    """A deal that is played out, with a fine of 10; what the bottom gives is not known, since A has not buried."""
    match = given(*TAKEN, *REVOKE)
    while isinstance(play := play_of(match), (Leading, Following)):
        when(match, CardsPlayed(play.turn or A, next_cards(play)))
    assert isinstance(play, Counting)
    return match


@pytest.mark.parametrize("claimed", [75, 115])
def test_cd4_5_a_sheet_beside_plays_with_fines_is_told_what_they_come_to_before_and_after(claimed: int) -> None:
    told = when(played(given(*OVER)), DealNoted(claimed))

    assert found(told)[0] == "points_differ"
    assert told.violations[0].text.zh == f"第1副抓分方记{claimed}分；出牌115分，罚分后105分（CD4.1）。"
    assert "the plays give 115, which fines make 105 (CD4.1)." in told.violations[0].text.en
    assert told.violations[0].due == ("105",)


def test_cd4_5_a_sheet_with_the_total_after_fines_agrees() -> None:
    assert found(when(played(given(*OVER)), DealNoted(105))) == ()


def test_cd4_5_a_sheet_beside_plays_without_fines_is_told_what_they_give() -> None:
    told = when(played(given(*LEADS)), DealNoted(75))

    assert told.violations[0].text.zh.startswith("第1副抓分方记75分；由出牌算得")


def test_cd4_5_a_sheet_beside_a_ruling_is_told_what_it_gives() -> None:
    match = played(given(*LEADS))
    for act in ruled(DealScored(1, (95,))):
        when(match, act)

    assert when(match, DealNoted(75)).violations[0].text.zh == "第1副抓分方记75分；裁定为95分。"


def test_cd4_1_the_total_of_a_sheet_is_held_against_the_tricks_the_bottom_it_gives_and_the_fines() -> None:
    match = counting()
    for act in ruled(SideFined(1, B, 20)):
        when(match, act)
    deal = deal_of(play_of(match))
    assert deal is not None
    raw = deal.points[1] + deal.points[3] + 20

    told = when(match, DealNoted(raw, 20))

    assert found(told) == ("points_differ",)
    assert told.violations[0].text.zh == f"第1副抓分方记{raw}分；出牌{raw}分，罚分后{raw - 30}分（CD4.1）。"


def test_cd4_1_the_total_of_a_sheet_after_fines_agrees_with_tricks_and_bottom() -> None:
    match = counting()
    deal = deal_of(play_of(match))
    assert deal is not None

    assert found(when(match, DealNoted(deal.points[1] + deal.points[3] + 20 - 10, 20))) == ()


def test_cd4_1_a_fine_in_a_deal_that_is_over_tells_what_it_counts_then_and_where_the_match_stands() -> None:
    match = given(*sheets(75, 40))
    call, ruling = ruled(SideFined(1, A, 20))
    when(match, call)
    before = play_of(match)
    told = when(match, ruling)

    line = game_of(before).said(before, told.results[0])
    assert line.zh == "裁定第1副罚甲方20分；这一副现为95分，甲丙4，乙丁2"
    assert line.en == "Ruling: side A is fined 20 points in deal 1; the deal now counts 95; A and C 4, B and D 2"

    appeal, reversal = lifted()
    when(match, appeal)
    before = play_of(match)
    told = when(match, reversal)
    assert game_of(before).said(before, told.results[0]).zh == "第1副的罚分裁定不再有效；这一副现为75分，甲丙5，乙丁2"
