"""SJ4.5, SJ5.4, SJ6.2, SJ7.2, SJ8.1, SJ8.2, SJ9.1: what a deal leads to, from a table written out by hand."""

import pytest

from core.desk.messages import DealIsVoid, DealScored, MatchGoesTo
from core.shengji.options import at_odds
from core.shengji.settle import promoted, times, total, worth
from core.shengji.stakes import coins, factor, fines
from core.trumps.messages import DealBegun, DealNoted, DealSettled, DeclarerNoted, LevelNoted, MatchOver, Overturned, TimeCalled
from core.trumps.score import next_deal, score, standing
from tests.core.shengji.given import (
    DECLARED,
    A,
    Acts,
    B,
    C,
    D,
    after,
    at_level,
    cards,
    found,
    given,
    play_of,
    readings,
    ruled,
    when,
)

# the collectors' total: (the declarers' level, the collectors' level, who declares next) when A declares and both are at 3
NOTEBOOK: dict[int, tuple[str, str, str]] = {
    0: ("6", "3", "C"),
    5: ("5", "3", "C"),
    10: ("5", "3", "C"),
    15: ("5", "3", "C"),
    20: ("5", "3", "C"),
    25: ("5", "3", "C"),
    30: ("5", "3", "C"),
    35: ("5", "3", "C"),
    40: ("4", "3", "C"),
    45: ("4", "3", "C"),
    50: ("4", "3", "C"),
    55: ("4", "3", "C"),
    60: ("4", "3", "C"),
    65: ("4", "3", "C"),
    70: ("4", "3", "C"),
    75: ("4", "3", "C"),
    80: ("3", "3", "B"),
    85: ("3", "3", "B"),
    90: ("3", "3", "B"),
    95: ("3", "3", "B"),
    100: ("3", "3", "B"),
    105: ("3", "3", "B"),
    110: ("3", "3", "B"),
    115: ("3", "3", "B"),
    120: ("3", "4", "B"),
    125: ("3", "5", "B"),
    130: ("3", "5", "B"),
    135: ("3", "5", "B"),
    140: ("3", "5", "B"),
    145: ("3", "5", "B"),
    150: ("3", "5", "B"),
    155: ("3", "5", "B"),
    160: ("3", "5", "B"),
    165: ("3", "6", "B"),
    170: ("3", "6", "B"),
    175: ("3", "6", "B"),
    180: ("3", "6", "B"),
    185: ("3", "6", "B"),
    190: ("3", "6", "B"),
    195: ("3", "6", "B"),
    200: ("3", "6", "B"),
    205: ("3", "6", "B"),
    320: ("3", "6", "B"),
}
LETTERS = "ABCD"


@pytest.mark.parametrize("points", NOTEBOOK)
def test_sj8_1_and_sj9_1_a_total_promotes_and_passes_the_deal_as_the_notebook_says(points: int) -> None:
    attackers, collectors, coming = NOTEBOOK[points]
    now = play_of(given(*after(points), match_end="first_past_a")).match

    assert standing(now).levels == (attackers, collectors)
    assert LETTERS[next_deal(now).declarer or 0] == coming


@pytest.mark.parametrize("points", [0, 75, 80, 120, 165])
def test_sj9_1_the_same_from_every_seat(points: int) -> None:
    attackers, collectors, coming = NOTEBOOK[points]
    for seat in (A, B, C, D):
        now = play_of(given(*after(points, seat), match_end="first_past_a")).match
        levels = (attackers, collectors) if seat in (A, C) else (collectors, attackers)
        assert standing(now).levels == levels
        assert next_deal(now).declarer == (LETTERS.index(coming) + seat) % 4


# two deals of A's declaring side, the levels after both: (first total, second total) with whoever declares next
SERIES: dict[tuple[int, int], tuple[str, str]] = {
    (0, 0): ("9", "3"),
    (0, 80): ("6", "3"),
    (40, 120): ("4", "4"),
    (80, 0): ("3", "6"),
    (80, 200): ("6", "3"),
    (120, 35): ("3", "6"),
    (125, 80): ("3", "5"),
    (165, 165): ("6", "6"),
    (200, 0): ("3", "9"),
    (75, 5): ("6", "3"),
}


@pytest.mark.parametrize("points", SERIES)
def test_sj8_1_two_deals_add_up(points: tuple[int, int]) -> None:
    one, two = points
    match = given(*after(one), match_end="first_past_a")
    coming = next_deal(play_of(match).match).declarer
    for act in after(two, C if coming == C else B):
        when(match, act)

    assert standing(play_of(match).match).levels == SERIES[points]


# level and steps: (level reached, whether A was passed), under each value of `past_a`
WRAPPED: dict[tuple[str, int], tuple[tuple[str, bool], tuple[str, bool]]] = {
    ("3", 3): (("6", False), ("6", False)),
    ("J", 3): (("A", False), ("A", False)),
    ("Q", 3): (("3", True), ("A", False)),
    ("K", 1): (("A", False), ("A", False)),
    ("K", 2): (("3", True), ("A", False)),
    ("K", 3): (("4", True), ("A", False)),
    ("A", 0): (("A", False), ("A", False)),
    ("A", 1): (("3", True), ("3", True)),
    ("A", 3): (("5", True), ("5", True)),
}


@pytest.mark.parametrize(("level", "steps"), WRAPPED)
def test_sj8_2_past_a_levels_begin_again_at_3(level: str, steps: int) -> None:
    wraps, stops = WRAPPED[level, steps]

    assert promoted(level, steps, readings()) == wraps
    assert promoted(level, steps, readings(past_a="stops_at_a")) == stops


def test_sj2_1_levels_may_begin_at_2_only_where_2s_are_no_permanent_trumps() -> None:
    assert at_odds(readings(first_level="two")) is not None
    assert at_odds(readings(first_level="two", permanent_trumps="jokers")) is None
    assert promoted("A", 1, readings(first_level="two", permanent_trumps="jokers")) == ("2", True)


def test_cd3_1_a_deal_is_played_at_the_declarer_sides_own_level_or_at_a_common_one() -> None:
    assert next_deal(play_of(given(*after(0), *after(80, C), match_end="first_past_a")).match).level == "3"
    assert next_deal(play_of(given(*after(0), *after(80, C), match_end="first_past_a", deal_level="common")).match).level == "6"


# --- the bottom and the stakes --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pairs", "by_pairs", "by_power", "by_cards"), [(0, 2, 2, 2), (1, 4, 4, 4), (2, 8, 8, 8), (3, 12, 16, 12), (4, 16, 32, 16)]
)
def test_sj7_2_the_multiplier_of_a_single_a_pair_and_tractors(pairs: int, by_pairs: int, by_power: int, by_cards: int) -> None:
    assert times(pairs, readings()) == by_pairs
    assert times(pairs, readings(bottom_tractor="power_of_two")) == by_power
    assert times(pairs, readings(bottom_tractor="twice_cards")) == by_cards


def test_sj8_1_a_total_is_capped_at_200_or_not() -> None:
    assert total(180, 80, readings()) == 200
    assert total(180, 80, readings(total_cap="uncapped")) == 260
    assert [worth(n, readings(total_cap="uncapped")).steps for n in (200, 205, 240, 245)] == [3, 4, 4, 5]


@pytest.mark.parametrize(("n", "power", "twice"), [(0, 1, 1), (1, 2, 2), (2, 4, 4), (3, 8, 6)])
def test_sj4_5_overturns_multiply_the_stakes(n: int, power: int, twice: int) -> None:
    assert factor(n, readings()) == power
    assert factor(n, readings(overturn_factor="two_per_overturn")) == twice


def test_sj4_5_each_loser_pays_each_winner() -> None:
    assert coins(0, A, 1, readings()) is None
    assert coins(0, A, 1, readings(coins="stake")) == (4, -4, 4, -4)
    assert coins(80, A, 0, readings(coins="stake")) == (-2, 2, -2, 2)
    assert coins(0, A, 1, readings(coins="stake_by_levels")) == (12, -12, 12, -12)
    assert coins(80, A, 0, readings(coins="stake_by_levels")) == (0, 0, 0, 0)
    assert coins(80, A, None, readings(coins="stake")) is None


def test_sj5_4_a_failed_throw_costs_half_a_stake() -> None:
    assert fines((2, 0, 0, 1), readings()) == (-4, 0, 0, -2)
    assert fines((2, 0, 0, 1), readings(throw_fine_to="opponents")) == (-3, 2, 1, 0)


def test_sj4_5_two_overturns_are_in_the_settlement() -> None:
    match = given(*DECLARED, Overturned(B, cards("D33"), 100), Overturned(C, cards("S33"), 100), coins="stake")

    settled = next(event for event in when(match, DealNoted(0)).results if isinstance(event, DealSettled))
    assert (settled.declarer, settled.overturns, settled.factor, settled.coins) == (C, 2, 4, (8, -8, 8, -8))


# --- the end of the match, rulings ----------------------------------------------------------------------------------------------

QUEENS: Acts = at_level("Q", "K")


def test_sj8_2_the_match_ends_as_the_organiser_has_said() -> None:
    past = given(*QUEENS, *after(0), match_end="first_past_a")
    assert (standing(play_of(past).match).decided, standing(play_of(past).match).winner) == (True, 0)
    assert play_of(given(*QUEENS, *after(40), match_end="first_past_a")).match.deals[-1].points == 40
    assert not standing(play_of(given(*QUEENS, *after(40), match_end="first_past_a")).match).decided
    assert not standing(play_of(given(*after(0), match_end="deals")).match).decided
    assert standing(play_of(given(*after(0), *after(0, C), match_end="deals")).match).winner == 0
    assert standing(play_of(given(*after(80), TimeCalled(), match_end="time")).match).decided


def test_sj8_2_time_called_in_a_deal_lets_it_be_played_to_its_end() -> None:
    match = given(DeclarerNoted(A), TimeCalled(), match_end="time")
    assert not any(isinstance(event, MatchOver) for event in when(match, DealBegun()).results)

    told = when(match, DealNoted(0))
    assert told.follows == ("DealSettled", "MatchOver")


def test_sj9_1_a_ruling_on_a_deal_changes_levels_and_who_declares_next() -> None:
    assert standing(play_of(given(*after(0), *ruled(DealScored(1, (120,))))).match).levels == ("3", "4")
    assert next_deal(play_of(given(*after(0), *ruled(DealScored(1, (120,))))).match).declarer == B
    void = play_of(given(*after(0), *ruled(DealIsVoid(1)))).match
    assert (standing(void).levels, score(void).deals, next_deal(void).first) == (("3", "3"), 0, True)
    assert standing(play_of(given(*after(0), *ruled(MatchGoesTo(1)))).match).winner == 1


def test_sj8_1_a_record_that_begins_later_has_its_levels() -> None:
    match = given(LevelNoted("9", ("9", "K")), *after(120, A), match_end="first_past_a")
    assert standing(play_of(match).match).levels == ("9", "A")
    assert standing(play_of(given(LevelNoted("9"), *after(120, A))).match).levels is None
    assert found(when(match, DealNoted(40))) == ()
