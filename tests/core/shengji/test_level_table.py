"""SJ6.2, SJ7.1, SJ7.2, SJ8.1, SJ8.2, SJ9.1, CD3.1: what a deal leads to, row by row, written out by hand from the clauses.

Levels are those of A and C, and of B and D: 3 4 5 6 7 8 9 T J Q K A, and past A again from 3.
"""

import pytest

from core.shengji.settle import times, total
from core.trumps.messages import DealNoted, DealSettled, DeclarerNoted, LevelNoted
from core.trumps.score import next_deal, standing
from core.trumps.state import side_of
from tests.core.shengji.given import LETTERS, SEAT, given, play_of, readings, when

Row = tuple[str, str, int, str]  # levels, who declares, the collectors' total, then: levels and who declares next

DEFAULT: tuple[Row, ...] = (
    # SJ8.1: 0 three, below 40 two, 40 to 75 one to the declarers, whose partner declares next (SJ9.1)
    ("3 3", "A", 0, "6 3 C"),
    ("3 3", "A", 5, "5 3 C"),
    ("3 3", "A", 35, "5 3 C"),
    ("3 3", "A", 40, "4 3 C"),
    ("3 3", "A", 75, "4 3 C"),
    # 80 to 115 the deal passes, 120 one, 125 to 160 two, 165 to 200 three to the collectors; the next player declares
    ("3 3", "A", 80, "3 3 B"),
    ("3 3", "A", 115, "3 3 B"),
    ("3 3", "A", 120, "3 4 B"),
    ("3 3", "A", 125, "3 5 B"),
    ("3 3", "A", 160, "3 5 B"),
    ("3 3", "A", 165, "3 6 B"),
    ("3 3", "A", 200, "3 6 B"),
    ("3 3", "A", 240, "3 6 B"),  # capped
    ("5 9", "B", 0, "5 Q D"),
    ("5 9", "B", 35, "5 J D"),
    ("5 9", "B", 75, "5 T D"),
    ("5 9", "B", 80, "5 9 C"),
    ("5 9", "B", 120, "6 9 C"),
    ("5 9", "B", 145, "7 9 C"),
    ("5 9", "B", 200, "8 9 C"),
    ("T 4", "C", 0, "K 4 A"),
    ("T 4", "C", 20, "Q 4 A"),
    ("T 4", "C", 60, "J 4 A"),
    ("T 4", "C", 100, "T 4 D"),
    ("T 4", "C", 120, "T 5 D"),
    ("T 4", "C", 130, "T 6 D"),
    ("T 4", "C", 180, "T 7 D"),
    ("7 Q", "D", 0, "7 3 B"),  # K, A, 3 (SJ8.2)
    ("7 Q", "D", 10, "7 A B"),
    ("7 Q", "D", 45, "7 K B"),
    ("7 Q", "D", 110, "7 Q A"),
    ("7 Q", "D", 120, "8 Q A"),
    ("7 Q", "D", 155, "9 Q A"),
    ("7 Q", "D", 170, "T Q A"),
    ("J K", "A", 0, "A K C"),
    ("Q 3", "A", 0, "3 3 C"),
    ("K 3", "A", 0, "4 3 C"),
    ("K 3", "A", 30, "3 3 C"),
    ("K 3", "A", 50, "A 3 C"),
    ("A 3", "A", 0, "5 3 C"),
    ("A 3", "A", 5, "4 3 C"),
    ("A 3", "A", 75, "3 3 C"),
    ("A 3", "A", 95, "A 3 B"),
    ("3 A", "A", 120, "3 3 B"),
    ("3 A", "A", 160, "3 4 B"),
    ("3 A", "A", 200, "3 5 B"),
    ("3 K", "A", 125, "3 3 B"),
)
STOPS: tuple[Row, ...] = (  # past_a = stops_at_a: A is not passed by a promotion from below it
    ("J 3", "A", 0, "A 3 C"),
    ("Q 3", "A", 0, "A 3 C"),
    ("K 3", "A", 0, "A 3 C"),
    ("K 3", "A", 30, "A 3 C"),
    ("A 3", "A", 0, "5 3 C"),
    ("A 3", "A", 75, "3 3 C"),
    ("A 3", "A", 80, "A 3 B"),
    ("3 K", "A", 200, "3 A B"),
    ("3 J", "A", 165, "3 A B"),
    ("3 A", "A", 120, "3 3 B"),
)
UNCAPPED: tuple[Row, ...] = (  # one level more for each 40 points above 200, as 125 to 160 and 165 to 200 are one apart
    ("3 3", "A", 200, "3 6 B"),
    ("3 3", "A", 205, "3 7 B"),
    ("3 3", "A", 240, "3 7 B"),
    ("3 3", "A", 245, "3 8 B"),
    ("5 9", "B", 280, "T 9 C"),
    ("3 K", "A", 320, "3 7 B"),  # six: A, 3, 4, 5, 6, 7
)
COMMON: tuple[Row, ...] = (  # deal_level = common: one level, whoever is promoted
    ("6 6", "A", 0, "9 9 C"),
    ("6 6", "A", 80, "6 6 B"),
    ("6 6", "A", 120, "7 7 B"),
    ("6 6", "D", 165, "9 9 A"),
    ("K K", "C", 5, "3 3 A"),
)
FROM_TWO: tuple[Row, ...] = (  # first_level = two, the jokers alone permanent trumps: past A again from 2
    ("2 2", "B", 0, "2 5 D"),
    ("A 2", "A", 40, "2 2 C"),
    ("K 2", "A", 0, "3 2 C"),
    ("2 A", "A", 165, "2 4 B"),
)
OPTIONS: dict[str, tuple[dict[str, str], tuple[Row, ...]]] = {
    "default": ({}, DEFAULT),
    "stops_at_a": ({"past_a": "stops_at_a"}, STOPS),
    "uncapped": ({"total_cap": "uncapped"}, UNCAPPED),
    "common": ({"deal_level": "common"}, COMMON),
    "from_two": ({"first_level": "two", "permanent_trumps": "jokers"}, FROM_TWO),
}
ROWS = [(name, row) for name, (_, rows) in OPTIONS.items() for row in rows]


@pytest.mark.parametrize(("name", "row"), ROWS, ids=[f"{name}: {r[0]}, {r[1]} at {r[2]}" for name, r in ROWS])
def test_sj8_1_sj8_2_and_sj9_1_a_total_leads_to_these_levels_and_this_declarer(name: str, row: Row) -> None:
    before, declarer, points, then = row
    one, two = before.split()
    seat = SEAT[declarer]
    # a match of so many deals that none ends it
    match = given(LevelNoted((one, two)[side_of(seat)], (one, two)), DeclarerNoted(seat), match_end="time", **OPTIONS[name][0])

    told = when(match, DealNoted(points))

    assert told.violations == ()
    settled = next(event for event in told.results if isinstance(event, DealSettled))
    after_it = play_of(match).match
    levels, coming = standing(after_it).levels, next_deal(after_it)
    assert levels == settled.levels
    assert " ".join((*(levels or ()), LETTERS[coming.declarer or 0])) == then
    assert coming.level == then.split()[side_of(SEAT[then[-1]])], "the next deal is at the level of the side that declares"
    assert coming.declarer == settled.next_declarer


def test_every_row_is_tried_once() -> None:
    assert len(set(ROWS)) == len(ROWS) >= 60


# --- the bottom: points in tricks, in the bottom, how the last trick was won ----------------------------------------------------

SINGLE, PAIR, TWO_PAIRS, THREE_PAIRS, FOUR_PAIRS = range(5)
BOTTOM: tuple[tuple[int, int, int | None, dict[str, str], int], ...] = (
    # SJ6.2 and SJ7.1: None where the declarers have won the last trick, and the bottom gives nothing
    (0, 20, None, {}, 0),
    (60, 20, None, {}, 60),
    (75, 0, SINGLE, {}, 75),
    (35, 5, SINGLE, {}, 45),
    (100, 10, SINGLE, {}, 120),
    (115, 5, SINGLE, {}, 125),
    (60, 20, SINGLE, {}, 100),
    (60, 20, PAIR, {}, 140),
    (75, 5, PAIR, {}, 95),
    (60, 10, TWO_PAIRS, {}, 140),  # 4 x 2
    (60, 10, THREE_PAIRS, {}, 180),  # 4 x 3
    (60, 5, FOUR_PAIRS, {}, 140),  # 4 x 4
    (60, 20, TWO_PAIRS, {}, 200),  # 220, capped
    (60, 20, TWO_PAIRS, {"total_cap": "uncapped"}, 220),
    (60, 10, TWO_PAIRS, {"bottom_tractor": "power_of_two"}, 140),  # 2 to the power of 3
    (40, 10, THREE_PAIRS, {"bottom_tractor": "power_of_two"}, 200),  # 2 to the power of 4
    (40, 10, FOUR_PAIRS, {"bottom_tractor": "power_of_two", "total_cap": "uncapped"}, 360),
    (60, 10, THREE_PAIRS, {"bottom_tractor": "twice_cards"}, 180),  # six cards
)


@pytest.mark.parametrize(("tricks", "bottom", "pairs", "options", "due"), BOTTOM)
def test_sj6_2_and_sj7_2_tricks_and_the_bottom_multiplied_are_the_total(
    tricks: int, bottom: int, pairs: int | None, options: dict[str, str], due: int
) -> None:
    chosen = readings(**options)
    assert total(tricks, 0 if pairs is None else bottom * times(pairs, chosen), chosen) == due
