"""CD4.1 to CD4.6: how the collectors' total comes about is told so that it can be computed again by hand."""

import pytest

from core.chaodipi.messages import MatchOpened
from core.desk.messages import SideFined
from core.live import Live
from core.table import Act
from core.trumps.messages import BottomBuried
from dashboard.trumps.lines import facts
from projections.trumps.drawing import rows
from projections.trumps.frames import frames
from projections.trumps.lines import result_lines
from tests.core.chaodipi.deals import LEADS, NINE, TAKEN, given, played_out, ruled, when
from tests.core.chaodipi.given import readings
from tests.core.given import By
from tests.core.trumps_given import PLAYERS, A, B, C, D, asks, play_of, plays
from tests.dashboard.chaodipi_demo import played
from tests.projections.logs import logged_from

THROW = plays("A CAT")  # fails: 20 points for the declarers
REVOKE = plays("A D4, B SK")  # 10 points for the collectors
NINE_BURIED = (*TAKEN, BottomBuried(A, NINE), *asks(B, C, D))


def told(match: Live) -> tuple[str, str]:
    """How the total of the first deal comes about."""
    (line,) = (each for each in result_lines(play_of(match)) if each.zh.startswith("第1副的总分："))
    return line.zh.removeprefix("第1副的总分：").removesuffix("。"), line.en.removeprefix("The total of deal 1: ")


def whole(*acts: Act | By, given_first: tuple[Act | By, ...] = LEADS, after: tuple[By, ...] = (), **options: str) -> Live:
    """The first deal with these acts at its beginning, played to its end, and what is said after it."""
    match = given(*given_first, *acts, **options)
    played_out(match)
    for act in after:
        when(match, act)
    return match


@pytest.mark.parametrize(
    ("match", "zh"),
    [
        (whole(*THROW), "面上分100；台上 +20（甲方，第1手，CD4.2）；= 120"),
        (whole(*REVOKE), "面上分95 + 扣底10×2=20 = 115；台下 −10（乙方，第2手，CD4.3）；= 105"),
        (
            whole(*REVOKE, *ruled(SideFined(1, B, 200))),
            "面上分95 + 扣底10×2=20 = 115；台下 −10（乙方，第2手，CD4.3） −200（乙方，第1号裁定），扣到0为止；= 0",
        ),
        (
            whole(given_first=NINE_BURIED, after=ruled(SideFined(1, B, 20))),
            "面上分115 + 扣底10×2=20 = 135；台下 −20（乙方，第1号裁定）；台上 +80（甲方，出牌之前，CD4.4）；= 195",
        ),
        (
            whole(given_first=NINE_BURIED),
            "面上分115 + 扣底10×2=20 = 135；台上 +80（甲方，出牌之前，CD4.4），加到200为止；= 200",
        ),
    ],
)
def test_cd4_1_a_total_is_told_by_tricks_bottom_and_the_fines_of_each_side(match: Live, zh: str) -> None:
    assert told(match)[0] == zh


def test_cd4_1_it_is_told_in_english_too() -> None:
    match = whole(*REVOKE, *ruled(SideFined(1, B, 200)))

    assert told(match)[1] == (
        "95 in tricks + 20 from the bottom (10 × 2) = 115; "
        "collectors −10 (side B, play 2, CD4.3), −200 (side B, ruling 1), down to 0; = 0."
    )


@pytest.mark.parametrize(
    ("match", "zh"),
    [
        (
            whole(*REVOKE, penalties_counted="at_once"),
            "按发生的先后，台下 −10（乙方，第2手，CD4.3），扣到0为止 → 0；面上分 +95、扣底10×2=20 → 115；= 115",
        ),
        (
            whole(given_first=NINE_BURIED, after=ruled(SideFined(1, B, 20)), penalties_counted="at_once"),
            (
                "按发生的先后，台上 +80（甲方，出牌之前，CD4.4） → 80；面上分 +115、扣底10×2=20 → 215；"
                "台下 −20（乙方，第1号裁定） → 195；= 195"
            ),
        ),
    ],
)
def test_cd4_1_fines_that_count_at_once_are_told_in_their_order(match: Live, zh: str) -> None:
    assert told(match)[0] == zh


def test_cd4_1_a_table_without_fines_has_no_account() -> None:
    assert not any("的总分：" in line.zh for line in result_lines(play_of(whole())))


def test_cd4_1_fines_and_points_in_tricks_stand_beside_each_other_at_the_terminal_and_on_the_page() -> None:
    last = frames(logged_from(MatchOpened(PLAYERS, readings()), played()), {})[-1]
    fines = "丙方 台下 −10（第27手，CD4.3）、丙方 台下 −20（第57手，CD4.2）"
    how = "面上分90 + 扣底5×2=10 = 100；台下 −10（丙方，第27手，CD4.3） −20（丙方，第57手，CD4.2）；= 70"
    shown = [row.zh for row in rows(last)]

    assert " 面上分  甲丙 90 / 80" in shown
    assert f" 罚分  {fines}" in shown
    assert f"算法 {how}；" in shown[-1]
    assert {"抓分方面上分": "甲丙 90 / 80", "罚分": fines}.items() <= dict(facts(last, "zh")).items()
    assert ("fines", "side C, collectors −10 (play 27, CD4.3); side C, collectors −20 (play 57, CD4.2)") in facts(last, "en")
