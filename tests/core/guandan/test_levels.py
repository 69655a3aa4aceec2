"""GD4.1, GD6.1 to GD6.3, GC2.2, GC2.4: what a deal leads to, A and its condition, failed attempts: every branch, by hand."""

from itertools import product

import pytest

from core.desk.messages import AppealDecided, DealIsVoid, DealPlaced, MatchGoesTo
from core.guandan.messages import (
    DealBegun,
    DealNoted,
    LevelNoted,
    LevelsNoted,
    MatchOver,
    Place,
    PointsNoted,
    Seat,
    SheetSigned,
    TotalsNoted,
)
from core.guandan.settle import course, next_deal, score, standing, steps
from core.guandan.state import next_seat
from tests.core.given import CHIEF, SHOWN, By
from tests.core.guandan.given import (
    GC,
    A,
    Acts,
    B,
    C,
    D,
    after,
    all_found,
    folded_from_the_beginning,
    found,
    given,
    play_of,
    readings,
    ruled,
    shown,
    unsure,
    when,
)

# places of the winner's partner -> levels won, under each value of `promotion`
PROMOTED = {
    "four_two_one": {2: ("6", "2"), 3: ("4", "2"), 4: ("3", "2")},
    "three_two_one": {2: ("5", "2"), 3: ("4", "2"), 4: ("3", "2")},
}
ORDER: dict[int, tuple[Seat, ...]] = {2: (A, C), 3: (A, B, C, D), 4: (A, B, D, C)}


@pytest.mark.parametrize("promotion", PROMOTED)
@pytest.mark.parametrize("place", ORDER)
def test_gd6_2_a_deal_promotes_its_winner_by_the_place_of_the_partner(promotion: str, place: int) -> None:
    match = given(*after(*ORDER[place]), promotion=promotion)

    assert standing(play_of(match).match).levels == PROMOTED[promotion][place]
    others = given(*after(*(next_seat(seat) for seat in ORDER[place])), promotion=promotion)
    assert standing(play_of(others).match).levels == tuple(reversed(PROMOTED[promotion][place]))


@pytest.mark.parametrize(("place", "points"), [(2, (5, 0)), (3, (3, 0)), (4, (1, 0))])
def test_gc2_4_a_deal_of_a_round_gives_points_and_stays_at_7(place: int, points: tuple[int, int]) -> None:
    now = play_of(given(*after(*ORDER[place]), preset=GC)).match

    assert (standing(now).points, next_deal(now).level) == (points, "7")


def test_gd4_1_the_level_played_is_that_of_the_side_which_has_won_the_last_deal() -> None:
    match = play_of(given(*after(A, C), *after(B, A, D, C))).match

    assert standing(match).levels == ("6", "4")
    assert (next_deal(match).level, next_deal(match).declarers) == ("4", 1)


@pytest.mark.parametrize(("level", "order", "to"), [("K", (A, C), "A"), ("Q", (A, C), "A"), ("J", (A, B, C, D), "K")])
def test_gd4_1_nobody_is_promoted_past_a(level: str, order: tuple[Seat, ...], to: str) -> None:
    match = given(LevelNoted(level, (level, "2")), *after(*order))

    assert shown(play_of(match)) == f"after deal 1: {to} 2"


# --- A ------------------------------------------------------------------------------------------------------------------------

OWN_A: Acts = (LevelNoted("A", ("A", "5")),)  # A and C play their A
THEIR_LEVEL: Acts = (LevelNoted("5", ("A", "5")),)  # the same levels, and the deal is at that of B and D
BOTH: Acts = (LevelNoted("K", ("K", "A")), *after(A, B, C, D))  # both sides stand at A, and A and C play theirs
NO: dict[str, str] = {}
PARTNER_SECOND, ELSEWHERE = {"pass_a_condition": "partner_second"}, {"pass_a_at_opponents_level": "yes"}

# where it stands, the order, the options -> where it stands then
AT_A: list[tuple[Acts, tuple[Seat, ...], dict[str, str], str]] = [
    # own A: the partner's place
    (OWN_A, (A, C), NO, "won by AC: A 5"),
    (OWN_A, (A, B, C, D), NO, "won by AC: A 5"),
    (OWN_A, (A, B, D, C), NO, "after deal 1: A 5"),
    (OWN_A, (C, A), NO, "won by AC: A 5"),
    (OWN_A, (A, C), PARTNER_SECOND, "won by AC: A 5"),
    (OWN_A, (A, B, C, D), PARTNER_SECOND, "after deal 1: A 5"),
    (OWN_A, (A, B, D, C), PARTNER_SECOND, "after deal 1: A 5"),
    # their A, won by the others: these are promoted
    (OWN_A, (B, D), NO, "after deal 1: A 9"),
    (OWN_A, (B, A, C, D), NO, "after deal 1: A 6"),
    # at A, in a deal at the level of the others
    (THEIR_LEVEL, (A, C), NO, "after deal 1: A 5"),
    (THEIR_LEVEL, (A, C), ELSEWHERE, "won by AC: A 5"),
    (THEIR_LEVEL, (A, B, C, D), ELSEWHERE, "won by AC: A 5"),
    (THEIR_LEVEL, (A, B, D, C), ELSEWHERE, "after deal 1: A 5"),
    (THEIR_LEVEL, (B, D), ELSEWHERE, "after deal 1: A 9"),
    # both at A, the deal is at that of A and C
    (BOTH, (A, C), NO, "won by AC: A A"),
    (BOTH, (A, B, C, D), NO, "won by AC: A A"),
    (BOTH, (A, B, D, C), NO, "after deal 2: A A"),
    (BOTH, (B, D), NO, "after deal 2: A A"),
    (BOTH, (B, D), ELSEWHERE, "won by BD: A A"),
    (BOTH, (B, A, C, D), ELSEWHERE, "after deal 2: A A"),
]


@pytest.mark.parametrize(("stands", "order", "options", "then"), AT_A)
def test_gd6_3_passing_a(stands: Acts, order: tuple[Seat, ...], options: dict[str, str], then: str) -> None:
    told = when(given(*stands, **options), DealNoted(order))

    assert shown(told.play) == then
    assert found(told) == ()


def test_gd6_3_both_at_a_and_the_side_that_wins_plays_its_own_a_next() -> None:
    match = given(*BOTH, *after(B, D))

    assert (next_deal(play_of(match).match).level, next_deal(play_of(match).match).declarers) == ("A", 1)
    assert shown(when(match, DealNoted((B, D))).play) == "won by BD: A A"


def failed(*orders: tuple[Seat, ...], **options: str) -> tuple[str, tuple[int, int], str | None]:
    """Levels, failed attempts of both sides, and the level of the next deal, after deals that begin at the A of A and C."""
    now = play_of(given(*OWN_A, *(act for order in orders for act in after(*order)), **options)).match
    levels = score(now).levels
    assert levels is not None
    return " ".join(levels), score(now).failed, next_deal(now).level


ALONE, LOST, THEIRS, BACK = (A, B, D, C), (B, A, C, D), (B, A, C, D), (A, B, C, D)


def test_gd6_3_failed_attempts_have_no_limit_by_default() -> None:
    assert failed(ALONE, ALONE, ALONE, ALONE) == ("A 5", (4, 0), "A")


@pytest.mark.parametrize(
    ("orders", "then"),
    [
        ((ALONE,), ("A 5", (1, 0), "A")),
        ((ALONE, ALONE), ("A 5", (2, 0), "A")),
        ((ALONE, ALONE, ALONE), ("2 5", (0, 0), "2")),  # after the third back to 2, and 2 is played next
        ((LOST,), ("A 6", (1, 0), "6")),  # a loss at A is an attempt too
        ((LOST, THEIRS), ("A 7", (1, 0), "7")),  # the level of the others is not
        ((LOST, ALONE), ("A 6", (1, 0), "A")),  # won at their level: the next deal is at A again
        ((ALONE, LOST, BACK, LOST), ("2 7", (0, 0), "7")),  # lost for the third time: the others are promoted and go on
    ],
)
def test_gd6_3_three_failed_attempts_under_the_option(orders: tuple[tuple[Seat, ...], ...], then: object) -> None:
    assert failed(*orders, a_attempts="three") == then


def test_gd6_3_attempts_are_counted_for_each_side() -> None:
    levels = LevelNoted("A", ("A", "K"))
    deals = (*after(*ALONE), *after(B, A, D, C), *after(B, A, C, D), *after(*ALONE), *after(*ALONE))
    now = play_of(given(levels, *deals, a_attempts="three")).match

    assert score(now).failed == (0, 2)  # B and D have failed alone, and lost
    assert score(now).levels == ("2", "A")


# --- the round ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("orders", "then"),
    [
        (((A, C),) * 5, "won by AC: 25:0"),
        (((A, B, C, D), (A, B, D, C), (B, D), (A, C), (B, A, C, D)), "won by AC: 9:6"),
        (((A, B, C, D), (A, B, C, D), (B, D), (A, B, D, C), (B, A, C, D)), "won by AC: 7:6"),
        (((A, B, C, D), (A, B, D, C), (A, B, D, C), (B, D), (A, B, D, C)), "won by AC: 6:5"),
        (((A, B, D, C),) * 2 + ((B, A, C, D),) * 2 + ((A, C),), "won by AC: 7:2"),
        (((A, C), (B, D), (A, C), (B, D)), "after deal 4: 10:10"),
    ],
)
def test_gc2_4_five_deals_a_round(orders: tuple[tuple[Seat, ...], ...], then: str) -> None:
    match = given(*(act for order in orders for act in after(*order)), preset=GC)

    assert shown(play_of(match)) == then


PLACES: tuple[Place, ...] = (2, 3, 4)


def test_gc2_4_a_round_cannot_end_level() -> None:
    """Five deals of 5, 3 or 1 points sum to an odd number."""
    options = readings(preset=GC)

    assert {sum(steps(options, place) for place in places) % 2 for places in product(PLACES, repeat=5)} == {1}


def test_gc2_4_points_that_no_order_stands_behind_settle_a_deal_too() -> None:
    told = when(given(DealBegun(), preset=GC), PointsNoted((0, 3)))

    assert shown(told.play) == "after deal 1: 0:3"
    assert found(told) == ()


def test_gc2_2_a_match_that_a_ruling_gives_away_scores_18_to_0() -> None:
    match = given(*after(B, D), *ruled(MatchGoesTo(A)), preset=GC)

    assert shown(play_of(match)) == "won by AC: 18:0"
    assert found(when(match, TotalsNoted((18, 0)))) == ()


def test_gc2_3_both_sides_sign_once_all_is_played() -> None:
    match = given(*after(A, C) * 5, preset=GC)

    assert found(when(match, SheetSigned(0))) == ()
    assert found(when(match, SheetSigned(1))) == ()
    assert found(when(match, SheetSigned(1))) == ("signed_twice",)


# --- rulings and sheets -------------------------------------------------------------------------------------------------------


def test_gd6_2_a_ruling_places_the_partner_otherwise_and_the_levels_follow() -> None:
    match = given(*after(A, C), *ruled(DealPlaced(1, B, 3)))

    assert shown(play_of(match)) == "after deal 1: 2 4"
    assert found(when(match, LevelsNoted(("2", "4")))) == ()


def test_gd6_3_a_ruling_can_open_the_match_again_and_end_it() -> None:
    match = given(*OWN_A, *after(A, C), *ruled(DealPlaced(1, A, 4)))
    assert shown(play_of(match)) == "after deal 1: A 5"

    told = when(match, ruled(DealPlaced(1, C, 2), 2)[0])
    told = when(match, ruled(DealPlaced(1, C, 2), 2)[1])
    assert shown(told.play) == "won by AC: A 5"
    assert any(isinstance(event, MatchOver) for event in told.results)


REVERSED = By(CHIEF, AppealDecided(1, "reversed", "GC1.3", SHOWN))
AN_OLD_DEAL: dict[str, tuple[Acts, dict[str, str]]] = {
    "the first of four": (ruled(DealPlaced(1, B, 2)), {}),
    "one in between": (ruled(DealPlaced(2, B, 3)), {"a_attempts": "three"}),
    "the last": (ruled(DealPlaced(4, A, 2)), {}),
    "one made void": (ruled(DealIsVoid(2)), {}),
    "two rulings, the later on an earlier deal": ((*ruled(DealPlaced(3, B, 2)), *ruled(DealIsVoid(1), 2)), {}),
    "a ruling reversed": ((*ruled(DealPlaced(1, B, 2)), REVERSED), {}),
    "an order noted afterwards": ((*ruled(DealPlaced(2, B, 2)), DealNoted((A, C))), {}),
    "a deal begun, placed while it is played": ((DealBegun(), *ruled(DealPlaced(5, B, 3)), *ruled(DealIsVoid(1), 2)), {}),
    "in a round": (ruled(DealPlaced(2, B, 3)), {"preset": GC}),
}


@pytest.mark.parametrize("what", AN_OLD_DEAL)
def test_gd6_2_a_ruling_on_an_old_deal_is_what_all_deals_give_from_the_beginning(what: str) -> None:
    acts, options = AN_OLD_DEAL[what]
    begun = () if options.get("preset") == GC else (LevelNoted("K", ("K", "Q")),)
    match = given(*begun, *after(A, C), *after(B, A, C, D), *after(A, B, C, D), *after(A, B, D, C), **options)
    before = course(play_of(match).match)

    for act in acts:
        when(match, act)
        now = play_of(match).match
        assert course(now) == folded_from_the_beginning(now)

    assert (course(now)[:4] == before) == (what == "a ruling reversed")


def test_gd6_1_a_deal_that_a_ruling_voids_counts_for_nothing() -> None:
    match = given(*after(A, C), *after(B, D), *ruled(DealIsVoid(2)))

    assert shown(play_of(match)) == "after deal 2: 6 2"


@pytest.mark.parametrize(
    ("played", "noted", "codes"),
    [
        ((A, C), (A, C), ()),
        ((A, C), (A, C, B, D), ()),  # the losers of 双下 are not ranked
        ((A, C), (A,), ()),
        ((A, B, C, D), (A, B, C), ()),
    ],
)
def test_gd6_1_an_order_after_a_sheet_is_a_deal_of_its_own(
    played: tuple[Seat, ...], noted: tuple[Seat, ...], codes: tuple[str, ...]
) -> None:
    told = when(given(*after(*played)), DealNoted(noted))

    assert found(told) == codes


def test_gd6_2_the_sheet_of_an_order_that_is_not_complete_leaves_the_levels_open() -> None:
    told = when(given(), DealNoted((A, B)))

    assert unsure(told) == ("order_incomplete",)
    assert shown(told.play) == "after deal 1: ?"
    assert all_found(DealNoted((A, B)), LevelsNoted(("6", "2"))) == ()


BOTH_AT_A = LevelNoted("A", ("A", "A"))


@pytest.mark.parametrize(
    ("order", "options", "told"),
    [
        ((A, C), {}, ["guandan.a_unproved"]),
        ((A, B, C, D), {}, ["guandan.a_unproved"]),
        ((A, B, D, C), {}, []),  # whosever A it is, it is not passed
        ((A, B, C, D), {"pass_a_condition": "partner_second"}, []),
        ((A, B, D, C), {"a_attempts": "three"}, ["guandan.a_unproved"]),
        ((A, C), {"pass_a_at_opponents_level": "yes"}, []),  # passed, whosever A it is
    ],
)
def test_gd6_3_whose_a_it_was_is_not_guessed(order: tuple[Seat, ...], options: dict[str, str], told: list[str]) -> None:
    found = when(given(BOTH_AT_A, **options), DealNoted(order))

    assert [u.code for u in found.unjudged if u.code.endswith("a_unproved")] == told
    assert shown(found.play).startswith("won by AC" if "pass_a_at_opponents_level" in options else "after deal 1: A A")


def test_gc2_4_a_void_deal_is_none_of_the_five_of_a_round() -> None:
    match = given(*after(A, C), *ruled(DealIsVoid(1)), *after(A, C) * 4, preset=GC)
    assert shown(play_of(match)) == "after deal 5: 20:0"

    when(match, DealNoted((B, D)))

    assert shown(play_of(match)) == "won by AC: 20:5"
