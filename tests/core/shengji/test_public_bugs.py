"""Public reports against other programs that are about a whole deal, with the right course and the clause that gives it.

The numbers are those of our notes; those about single positions stand in `tests/core/trick/test_public_bugs.py`, and what a page
may show (16) with the tests of the views.
"""

import pytest

from core.shengji.settle import times
from core.trumps.messages import (
    BottomBuried,
    BottomTaken,
    CardsPlayed,
    Overturned,
    PlayTakenBack,
    Seat,
    ThrowFailed,
    TrickTaken,
    TrumpsDeclared,
)
from core.trumps.state import Decided, Leading
from tests.core.shengji.given import (
    ASKING,
    BURIED,
    INSURED,
    LATER,
    LEADS,
    A,
    Acts,
    B,
    C,
    D,
    after,
    cards,
    found,
    given,
    play_of,
    plays,
    readings,
    when,
)

JOKERS: Acts = (*ASKING, Overturned(C, ("RJ", "RJ")), BottomTaken(C), BottomBuried(C, BURIED))
TRICK: Acts = plays("A SA, B SK")


@pytest.mark.parametrize(
    ("seat", "shown", "codes"),
    [
        (B, ("D3", "D3"), {"overturned_low"}),
        (B, ("S3", "S3"), {"shown_not_held", "overturned_low"}),  # the same suit is no higher one
        (B, ("BJ", "BJ"), set()),
    ],
)
def test_sj4_4_bug_7_only_a_higher_pair_overturns_an_insured_one(seat: Seat, shown: tuple[str, ...], codes: set[str]) -> None:
    assert set(found(when(given(*INSURED), Overturned(seat, shown)))) == codes


@pytest.mark.parametrize("shown", [("BJ", "BJ"), ("S3", "S3"), ("RJ", "RJ")])
def test_sj4_3_bug_8_nothing_overturns_the_big_jokers_and_nobody_is_asked(shown: tuple[str, ...]) -> None:
    assert isinstance(play_of(given(*JOKERS)), Leading)
    assert all(found(when(given(*JOKERS), Overturned(seat, shown))) for seat in (A, B, D))


def test_sj5_0_bug_9_after_a_play_is_taken_back_the_plays_that_lie_decide() -> None:
    match = given(*LEADS, *TRICK, CardsPlayed(C, ("HJ",)), PlayTakenBack(C), CardsPlayed(C, ("S6",)))

    assert [event.seat for event in when(match, CardsPlayed(D, ("S9",))).results if isinstance(event, TrickTaken)] == [A]


def test_sj5_4_bug_14_the_log_holds_what_was_thrown_and_what_was_forced() -> None:
    throw = CardsPlayed(A, cards("SQQ9"))
    (failed,) = (event for event in when(given(*LEADS), throw).results if isinstance(event, ThrowFailed))

    assert throw.cards == ("SQ", "SQ", "S9")
    assert (failed.cards, sorted(failed.back), failed.by) == (("S9",), ["SQ", "SQ"], B)


@pytest.mark.parametrize(
    ("reading", "due"), [("four_times_pairs", [2, 4, 8, 12]), ("power_of_two", [2, 4, 8, 16]), ("twice_cards", [2, 4, 8, 12])]
)
def test_sj7_2_bug_15_the_bottom_is_multiplied_by_the_pattern(reading: str, due: list[int]) -> None:
    assert [times(pairs, readings(bottom_tractor=reading)) for pairs in (0, 1, 2, 3)] == due


@pytest.mark.parametrize(("points", "winner"), [((0, 0), 0), ((200, 0), 1)])
def test_sj8_1_bug_15_the_winner_of_a_match_is_the_side_that_is_ahead(points: tuple[int, int], winner: int) -> None:
    declarers: tuple[Seat, Seat] = (A, C) if winner == 0 else (A, B)
    play = play_of(given(*(act for n, declarer in zip(points, declarers, strict=True) for act in after(n, declarer))))

    assert isinstance(play, Decided)
    assert play.winner == winner


@pytest.mark.parametrize("seat", [A, B, C, D])
def test_sj2_2_bug_17_in_later_deals_every_player_may_declare_the_level_of_the_deal(seat: Seat) -> None:
    level = {A: ("H3",), B: ("D3",), C: ("S3",), D: ("C3",)}

    assert found(when(given(*LATER[:-1]), TrumpsDeclared(seat, level[seat], 40))) == ()
