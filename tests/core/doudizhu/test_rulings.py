"""GC1.2, GC1.3, GC3.2 at a 斗地主 table: what each remedy does in every phase, and what is left of it when it is reversed."""

import pytest

from core.desk.messages import (
    AppealDecided,
    Appealed,
    CallMade,
    DealGoesTo,
    DealIsVoid,
    DealScored,
    MatchGoesTo,
    Remedy,
    Ruled,
    Stands,
    TurnGoesTo,
    Warned,
)
from core.doudizhu.messages import DealBegun, DealNoted, Passed, PlaysUnrecorded, TimeCalled
from core.live import Live
from tests.core.doudizhu.given import LED, SPRING, A, B, C, found, given, play_of, ruled, shown, when
from tests.core.doudizhu.remedies import BOMB, OUT_OF_REACH, REVERSED, RULED, Case
from tests.core.given import CHIEF, REFEREE, SHOWN, By

REVERSE: tuple[By, By] = (
    By(CHIEF, Appealed(1, B, "law")),
    By(CHIEF, AppealDecided(1, "reversed", "GC1.3", SHOWN)),
)


def after_ruling(case: Case) -> Live:
    call, _ = ruled(case.remedy)
    return given(*case.given, call)


@pytest.mark.parametrize("case", RULED, ids=[case.what for case in RULED])
def test_gc1_2_a_remedy_does_what_it_says(case: Case) -> None:
    told = when(after_ruling(case), ruled(case.remedy)[1])

    assert (told.violations, told.follows, shown(told.play)) == ((), case.follows, case.then)


@pytest.mark.parametrize("case", REVERSED, ids=[case.what for case in REVERSED])
def test_gc1_3_a_ruling_that_is_reversed_leaves_this(case: Case) -> None:
    match = given(*case.given, *ruled(case.remedy), REVERSE[0])

    told = when(match, REVERSE[1])

    assert (told.follows, shown(told.play)) == (case.follows, case.then)


@pytest.mark.parametrize("what", OUT_OF_REACH)
def test_gc1_2_a_remedy_with_nothing_to_act_on_does_nothing(what: str) -> None:
    acts, remedy = OUT_OF_REACH[what]
    call, ruling = ruled(remedy)
    match = given(*acts, call)
    before = play_of(match)

    told = when(match, ruling)

    assert [v.rule.code for v in told.violations] == ["desk.out_of_reach"]
    assert (told.results, told.play) == ((), before)


@pytest.mark.parametrize("remedy", [DealGoesTo(1, B), DealIsVoid(1), DealScored(1, (3, 3, -6)), MatchGoesTo(A)])
def test_gc3_2_only_the_chief_referee_changes_a_result(remedy: Remedy) -> None:
    match = given(*SPRING, By(CHIEF, CallMade(B)))

    told = when(match, By(REFEREE, Ruled(1, "DZ4.1", remedy, SHOWN)))

    assert [v.rule.code for v in told.violations] == ["desk.wrong_role"]
    assert told.follows, "it holds until it is reversed"


@pytest.mark.parametrize("remedy", [Stands(), Warned(B), DealScored(1, (12, -6, -6)), DealGoesTo(1, A)])
def test_gc3_2_a_referee_may_rule_what_changes_no_result(remedy: Remedy) -> None:
    match = given(*SPRING, By(CHIEF, CallMade(B)))

    assert when(match, By(REFEREE, Ruled(1, "DZ4.1", remedy, SHOWN))).violations == ()


def test_gc1_3_an_earlier_ruling_has_its_effect_again() -> None:
    match = given(*SPRING, *ruled(DealGoesTo(1, B)), *ruled(DealIsVoid(1), 2))
    assert shown(play_of(match)) == "after deal 1: 0 0 0"

    when(match, By(CHIEF, Appealed(2, B, "law")))
    told = when(match, By(CHIEF, AppealDecided(2, "reversed", "GC1.3", SHOWN)))

    assert (told.follows, shown(told.play)) == (("DealRuled",), "after deal 1: -6 +3 +3")


def test_gc1_3_a_ruling_that_is_varied_gives_way_to_the_new_one() -> None:
    match = given(*SPRING, *ruled(DealIsVoid(1)), REVERSE[0])

    told = when(match, By(CHIEF, AppealDecided(1, "varied", "GC1.3", SHOWN, DealGoesTo(1, C))))

    assert shown(told.play) == "after deal 1: -6 +3 +3"


def test_gc1_3_a_deal_stopped_by_a_ruling_keeps_the_bombs_played_until_then() -> None:
    """Void at first, then given to the landlord on appeal, after another deal: bid 3, one bomb."""
    match = given(*BOMB, *ruled(DealIsVoid(1)), DealBegun(), DealNoted("landlord", B, 1, 0, "none"), REVERSE[0])

    told = when(match, By(CHIEF, AppealDecided(1, "varied", "GC1.3", SHOWN, DealGoesTo(1, A))))

    assert shown(told.play) == "after deal 2: +11 -4 -7"


def test_dz8_3_a_deal_given_to_the_side_that_did_not_win_is_no_spring() -> None:
    assert shown(play_of(given(*SPRING, *ruled(DealGoesTo(1, C))))) == "after deal 1: -6 +3 +3"


def test_dz4_1_the_turn_that_was_given_is_the_one_to_keep() -> None:
    match = given(*LED, *ruled(TurnGoesTo(C)))

    assert found(when(match, Passed(C))) == ()


def test_dz10_1_a_void_deal_does_not_count_at_the_end_of_time() -> None:
    match = given(*SPRING, *ruled(DealIsVoid(1)), DealBegun(), DealNoted("landlord", B, 1, 0, "none"))

    assert when(match, TimeCalled()).follows == ("MatchWon",)
    assert shown(play_of(match)) == "won by B: -1 +2 -1"


def test_gc1_2_a_deal_of_which_plays_are_missing_may_be_given_all_the_same() -> None:
    match = given(*LED, PlaysUnrecorded(), *ruled(DealScored(1, (2, -1, -1))))

    assert shown(play_of(match)).startswith("after deal 1: +2 -1 -1")
    assert found(when(match, DealBegun())) == ()
