"""SJ4.5, SJ6.2, SJ7.1, SJ7.2, SJ8.1, SJ9.1: the figures on the sheet of a deal, beside its record and beside each other."""

import msgspec
import pytest

from core.desk.messages import DealScored
from core.trumps.messages import (
    BottomBuried,
    BottomUnrecorded,
    CardsPlayed,
    DealNoted,
    DealSettled,
    DeclarerNoted,
    Overturned,
    OverturnPassed,
    PlaysUnrecorded,
    TrickNoted,
    TrumpsDeclared,
)
from core.trumps.outcome import outcome
from core.trumps.score import standing
from core.trumps.state import Counting
from tests.core.shengji.given import (
    ASKING,
    BURIED,
    DEALT,
    DECLARED,
    LEADS,
    PLAYED,
    TAKEN,
    A,
    Acts,
    B,
    C,
    D,
    cards,
    found,
    given,
    play_of,
    played_out,
    plays,
    ruled,
    when,
)

SHEET: Acts = (DeclarerNoted(A),)
OVERTURNED: Acts = (*DECLARED, Overturned(B, ("D3", "D3"), 100))  # B declares now
COUNTING: Acts = played_out(*TAKEN, *plays("A SA"))  # A has not buried: what the bottom would give is not known


def said_of(*acts: object, sheet: DealNoted, **options: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What is found of a sheet, with what was due."""
    told = when(given(*acts, **options), sheet)  # type: ignore[arg-type]
    return tuple((code, violation.due) for code, violation in zip(found(told), told.violations, strict=True))


# a sheet on which nothing but figures stand, A declaring: what is found, what was due
ALONE: tuple[tuple[DealNoted, dict[str, str], tuple[tuple[str, tuple[str, ...]], ...]], ...] = (
    (DealNoted(85, 20, B, 2, 0, B), {}, ()),
    (DealNoted(85, 20, B, 4, 0, B), {}, ()),
    (DealNoted(75, 0, A, None, 0, C), {}, ()),
    (DealNoted(75, 0, A, 0, 0, C), {}, (("no_such_multiplier", ("2",)),)),
    (DealNoted(75, 0, A, 4, 0, C), {}, (("multiplier_not_won", ()),)),
    (DealNoted(75, None, C, 2), {}, (("multiplier_not_won", ()),)),
    (DealNoted(75, None, None, 2), {}, ()),
    (DealNoted(75, 0, A, 1, 0, C), {}, ()),
    (DealNoted(75, None, A, None, None, B), {}, (("next_differs", ("2",)),)),
    (DealNoted(80, None, None, None, None, D), {}, (("next_differs", ("1",)),)),
    (DealNoted(120, None, None, None, None, A), {}, (("next_differs", ("1",)),)),
    (DealNoted(85, 20, None, 6), {}, (("no_such_multiplier", ("4", "8")),)),
    (DealNoted(85, 20, None, 10), {}, (("no_such_multiplier", ("8", "12")),)),
    (DealNoted(85, 20, None, 0), {}, (("no_such_multiplier", ("2",)),)),
    (DealNoted(185, 120, None, 12), {}, ()),
    (DealNoted(185, 120, None, 12), {"bottom_tractor": "power_of_two"}, (("no_such_multiplier", ("8", "16")),)),
    (DealNoted(185, 160, None, 16), {"bottom_tractor": "power_of_two"}, ()),
    (DealNoted(85, 15), {}, (("no_such_bottom", ("10", "20")),)),
    (DealNoted(85, 30, None, 4), {}, (("no_such_bottom", ("20", "40")),)),
    (DealNoted(190, 170, None, 2), {}, (("no_such_bottom", ("160",)),)),
    (DealNoted(85, 90), {}, (("bottom_over_total", ("0..85",)),)),
    (DealNoted(200, 240), {}, ()),
    (DealNoted(200, 240), {"total_cap": "uncapped"}, (("bottom_over_total", ("0..200",)),)),
    (DealNoted(240, 240), {"total_cap": "uncapped"}, ()),
    (DealNoted(85, 20, C), {}, (("bottom_not_won", ("0",)),)),
    (DealNoted(85, 30, C, 4), {}, (("bottom_not_won", ("0",)),)),
    (DealNoted(85, 95, None, 2), {}, (("no_such_bottom", ("90", "100")),)),
    (DealNoted(85, 30, None, 3), {}, (("no_such_multiplier", ("2", "4")),)),
    (DealNoted(400, 20, B, 2), {"total_cap": "uncapped"}, (("points_over_all", ("0..210",)),)),
    (DealNoted(210, 20, B, 2), {"total_cap": "uncapped"}, ()),
    (DealNoted(215, 20, B, 4), {"total_cap": "uncapped"}, ()),
    (DealNoted(220, 20, B), {"total_cap": "uncapped"}, (("points_over_all", ("0..215",)),)),
    (DealNoted(240, 0), {"total_cap": "uncapped"}, (("points_over_all", ("0..200",)),)),
    (DealNoted(210, 0, A), {}, (("points_over_all", ("0..200",)),)),
    (DealNoted(205, None, C), {}, (("points_over_all", ("0..200",)),)),
    (DealNoted(200, 0, A), {}, ()),
    (DealNoted(285, None, B, 2), {}, (("points_over_all", ("0..280",)),)),
    (DealNoted(280, None, B, 2), {}, ()),
    (DealNoted(240), {}, ()),
    (DealNoted(5000), {"total_cap": "uncapped"}, (("points_over_all", ("0..3960",)),)),
    (DealNoted(83), {}, (("no_such_points", ("0..200",)),)),
    (DealNoted(-5), {"total_cap": "uncapped"}, (("no_such_points", ("0..",)),)),
)


@pytest.mark.parametrize(("sheet", "options", "says"), ALONE)
def test_sj6_2_to_sj9_1_figures_of_a_sheet_agree_with_the_clauses_and_with_each_other(
    sheet: DealNoted, options: dict[str, str], says: tuple[tuple[str, tuple[str, ...]], ...]
) -> None:
    assert said_of(*SHEET, sheet=sheet, **options) == says


def test_sj8_1_a_total_above_200_on_a_sheet_counts_as_200_where_it_is_capped() -> None:
    told = when(given(*SHEET, match_end="first_past_a"), DealNoted(240))
    settled = next(event for event in told.results if isinstance(event, DealSettled))
    assert (settled.points, settled.steps, settled.levels) == (200, 3, ("3", "6"))

    uncapped = when(given(*SHEET, match_end="first_past_a", total_cap="uncapped"), DealNoted(240))
    settled = next(event for event in uncapped.results if isinstance(event, DealSettled))
    assert (settled.points, settled.steps, settled.levels) == (240, 4, ("3", "7"))


# --- beside what is recorded of the deal ----------------------------------------------------------------------------------------


def test_sj4_5_overturns_that_are_recorded_are_on_the_sheet() -> None:
    assert said_of(*OVERTURNED, sheet=DealNoted(80, overturns=0)) == (("overturns_differ", ("1",)),)
    assert said_of(*OVERTURNED, sheet=DealNoted(80, overturns=1)) == ()
    assert said_of(*OVERTURNED, sheet=DealNoted(80, overturns=2)) == (), "the record need not hold them all"
    settled = when(given(*OVERTURNED), DealNoted(80, overturns=2)).results[0]
    assert isinstance(settled, DealSettled)
    assert (settled.overturns, settled.factor) == (2, 4)


def test_sj4_5_once_all_are_asked_and_play_begins_there_are_no_more_overturns() -> None:
    asked = (*ASKING, OverturnPassed(C), OverturnPassed(D), OverturnPassed(A), *plays("A SA"))
    assert said_of(*asked, sheet=DealNoted(80, overturns=1)) == (("overturns_differ", ("0",)),)
    settled = when(given(*asked, PlaysUnrecorded()), DealNoted(80, overturns=1)).results[0]
    assert isinstance(settled, DealSettled)
    assert (settled.overturns, settled.factor) == (0, 1), "what is recorded stands"
    unrecorded = (*DECLARED, BottomUnrecorded(), CardsPlayed(A, ("SA",)))
    assert said_of(*unrecorded, sheet=DealNoted(80, overturns=1)) == ()


def test_sj7_2_the_buried_bottom_and_the_multiplier_give_what_the_bottom_gave() -> None:
    """A 5 lies in the bottom that A has buried."""
    buried = (*TAKEN, BottomBuried(A, BURIED))
    assert said_of(*buried, sheet=DealNoted(85, 20, multiplier=4)) == ()
    assert said_of(*buried, sheet=DealNoted(85, 40, multiplier=4)) == (("bottom_points_differ", ("20",)),)
    assert said_of(*buried, sheet=DealNoted(85, 40)) == (), "which multiplier is not said"
    assert said_of(*buried, sheet=DealNoted(85, 30)) == (("no_such_bottom", ("20", "40")),), "5 times 6"
    assert said_of(*buried, sheet=DealNoted(85, 15, multiplier=3)) == (("no_such_multiplier", ("2", "4")),)


def test_sj7_1_a_bottom_of_none_is_held_against_the_burial_where_the_collectors_have_won_the_last_trick() -> None:
    """A 5 lies in the bottom that A has buried."""
    unrecorded = (*LEADS, PlaysUnrecorded())
    assert said_of(*unrecorded, sheet=DealNoted(75, 0, B, 4)) == (("bottom_points_differ", ("20",)),)
    assert said_of(*unrecorded, sheet=DealNoted(75, 0, B)) == (("no_such_bottom", ("10",)),)
    assert said_of(*unrecorded, sheet=DealNoted(75, 0, B, 0)) == (("no_such_multiplier", ("2",)),)
    assert said_of(*unrecorded, sheet=DealNoted(75, 0, C)) == (), "to the declarers the bottom gives none"
    assert said_of(*unrecorded, sheet=DealNoted(75, 0, C, 4)) == (("multiplier_not_won", ()),)
    assert said_of(*unrecorded, sheet=DealNoted(75, 0)) == (), "who has won the last trick is not said"


def test_sj6_1_the_tricks_hold_what_is_not_buried() -> None:
    """A 5 lies in the bottom that A has buried."""
    unrecorded = (*LEADS, PlaysUnrecorded())
    assert said_of(*unrecorded, sheet=DealNoted(200, 0, C), total_cap="uncapped") == (("points_over_all", ("0..195",)),)
    assert said_of(*unrecorded, sheet=DealNoted(205, 10, B, 2), total_cap="uncapped") == ()
    assert said_of(*COUNTING, sheet=DealNoted(400, 20, B, 2), total_cap="uncapped") == (("points_differ", ("140",)),)


def test_sj7_1_one_figure_that_is_wrong_is_one_finding() -> None:
    unrecorded = (*LEADS, PlaysUnrecorded())
    assert said_of(*unrecorded, sheet=DealNoted(100, 10, B, 4)) == (("bottom_points_differ", ("20",)),)
    assert said_of(*unrecorded, sheet=DealNoted(5, 10, B, 4)) == (("bottom_points_differ", ("20",)),)
    assert said_of(*unrecorded, sheet=DealNoted(85, 30, C, 4)) == (("bottom_not_won", ("0",)),)


def test_sj7_1_a_bottom_without_points_gives_none() -> None:
    no_points = ("C8", "C6", "D8", "D4", "D4", "S4", "D9", "C9")
    assert said_of(*TAKEN, BottomBuried(A, no_points), sheet=DealNoted(85, 20)) == (("bottom_points_differ", ("0",)),)


def test_sj7_2_the_last_trick_that_is_recorded_gives_who_won_it_and_the_multiplier() -> None:
    """B and D have 120 points on the table, and B has won the last trick with a single."""
    assert isinstance(play_of(given(*COUNTING)), Counting)

    assert said_of(*COUNTING, sheet=DealNoted(140, 20, B, 2)) == ()
    assert said_of(*COUNTING, sheet=DealNoted(85, 20, D, 4)) == (
        ("last_differs", ("1",)),
        ("multiplier_differs", ("2",)),
        ("points_differ", ("140",)),
    )


def test_sj7_2_a_multiplier_is_held_against_the_plays_also_where_the_bottom_has_no_points() -> None:
    assert said_of(*PLAYED, sheet=DealNoted(None, multiplier=2)) == ()
    assert said_of(*PLAYED, sheet=DealNoted(240)) == (("points_differ", ("140",)),)
    assert said_of(*LEADS, TrickNoted(A), sheet=DealNoted(None)) == ()


def test_sj6_2_a_sheet_of_a_deal_that_a_ruling_has_settled_is_held_against_the_ruling() -> None:
    match = given(*LEADS, *plays("A SA"), *ruled(DealScored(1, (120,))), match_end="first_past_a")
    told = when(match, DealNoted(80, next_declarer=C))

    assert found(told) == ("points_differ", "next_differs")
    assert standing(play_of(match).match).levels == ("3", "4")


def test_sj4_5_a_sheet_of_more_overturns_than_can_be_shown_has_no_factor() -> None:
    events = outcome(play_of(given(DeclarerNoted(A))), DealNoted(85, overturns=20_000))

    settled = next(event for event in events if isinstance(event, DealSettled))
    assert (settled.overturns, settled.factor) == (None, None)
    assert msgspec.json.encode(settled)


def test_sj7_1_a_multiplier_is_found_where_the_plays_give_the_declarers_the_last_trick() -> None:
    kept = played_out(
        *DEALT, TrumpsDeclared(B, ("D3",), 40), BottomBuried(B, cards("SKJJTT HAA9"))
    )  # D, the partner of B, wins the last trick

    assert said_of(*kept, sheet=DealNoted(None, multiplier=2)) == (("multiplier_not_won", ()),)
    assert said_of(*kept, sheet=DealNoted(None, multiplier=0)) == (("no_such_multiplier", ("2",)),)
    assert said_of(*kept, sheet=DealNoted(None, multiplier=1)) == ()
