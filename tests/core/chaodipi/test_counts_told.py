"""CD4.6: what is told of hands that are counted: which case applies, what it costs now, and why nothing is fined."""

import pytest

from core.chaodipi.messages import CardsDrawnOff, CountsFined
from core.chaodipi.said import said
from core.live import Live
from core.text import Text
from core.trumps.messages import BottomBuried, BottomCounted, HandCounted, Seat
from tests.core.chaodipi.deals import LEADS, NINE, TAKEN, Acts, found, given, when
from tests.core.trumps_given import A, B, C, D, asks, play_of

NINE_BURIED: Acts = (*TAKEN, BottomBuried(A, NINE), *asks(B, C, D))


def of_event(match: Live, act: HandCounted | BottomCounted) -> list[Text]:
    """What is said of what hands cost, at this act."""
    before = play_of(match)
    return [said(before, event) for event in when(match, act).results if isinstance(event, CountsFined)]


@pytest.mark.parametrize(
    ("first", "seat", "n", "options", "case"),
    [
        (LEADS, D, 24, {}, "单方多或少，罚丁方10分"),
        ((*LEADS, HandCounted(A, 26)), D, 24, {}, "一方多、一方少，少牌的抽多的，不罚"),
        ((*LEADS, HandCounted(B, 26)), D, 24, {}, "同家一多一少，罚丁方20分"),
        (NINE_BURIED, A, 24, {}, "底牌不是8张，只按CD4.4罚，点牌不另罚"),
        (NINE_BURIED, A, 24, {"wrong_burial_and_count": "both"}, "单方多或少，罚甲方10分"),
    ],
)
def test_cd4_6_a_count_is_told_with_its_case(first: Acts, seat: Seat, n: int, options: dict[str, str], case: str) -> None:
    match = given(*first, **options)
    told = when(match, HandCounted(seat, n))

    assert told.violations[0].text.zh == f"{'甲乙丙丁'[seat]}方手牌有{n}张；应为25张。现在：{case}。"
    assert of_event(given(*first, **options), HandCounted(seat, n))[0].zh.startswith(f"点牌，现在：{case}（CD4.6）")


def test_cd4_6_a_second_count_takes_the_place_of_what_the_first_was_fined() -> None:
    match = given(*LEADS)

    (first,) = of_event(match, HandCounted(A, 26))
    (second,) = of_event(match, HandCounted(D, 24))

    assert (first.zh, first.en) == (
        "点牌，现在：单方多或少，罚甲方10分（CD4.6）",
        "Hands counted, now: one hand alone, side A is fined 10 points (CD4.6)",
    )
    assert second.zh == "点牌，现在：一方多、一方少，少牌的抽多的，不罚（CD4.6）；代替前面点牌的罚分"


def test_cd4_6_a_hand_that_is_right_after_all_is_not_fined() -> None:
    match = given(*LEADS, HandCounted(A, 26))

    assert of_event(match, HandCounted(A, 25))[0].zh == "点牌，现在：各家张数都对，不罚（CD4.6）；代替前面点牌的罚分"


def test_cd4_6_the_same_count_again_is_told_with_the_same_case() -> None:
    match = given(*LEADS, HandCounted(A, 26))

    assert when(match, HandCounted(A, 26)).violations[0].text.zh.endswith("现在：单方多或少，罚甲方10分。")


@pytest.mark.parametrize(("to", "zh"), [(None, "记录没有写给谁。"), (B, "记录给了乙方。")])
def test_cd4_6_what_the_short_hand_draws_goes_into_it(to: Seat | None, zh: str) -> None:
    match = given(*LEADS, BottomCounted(8), HandCounted(A, 26), HandCounted(D, 24))

    told = when(match, CardsDrawnOff(A, D, ("D6",), to))

    assert "drawn_off_to" in found(told)
    text = next(each.text for each in told.violations if each.rule.code == "chaodipi.drawn_off_to")
    assert text.zh == f"甲方多的牌应由少牌的丁方抽，归抽的一家手里；{zh}"
