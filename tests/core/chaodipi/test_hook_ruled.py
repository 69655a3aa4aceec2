"""CD2.3 with `hook_no_trump` = `chief_referee`: what a J at no trump does is asked, ruled, and the match goes on from there."""

from typing import Literal

import pytest

from core.desk.messages import DealScored, DeclarersAt
from core.trumps.messages import DealBegun, DealNoted, DeclarerNoted, LevelNoted
from core.trumps.score import next_deal
from tests.core.chaodipi.deals import Acts, given, lifted, ruled, varied, when
from tests.core.chaodipi.last_j import at_j
from tests.core.trumps_given import A, play_of, shown

ASKED = {"hook_no_trump": "chief_referee"}
OPEN: Acts = at_j("HJ", None)


def test_cd2_3_a_j_at_no_trump_is_said_to_be_for_the_chief_referee() -> None:
    told = when(given(*OPEN[:-1], **ASKED), OPEN[-1])

    assert told.unsure == ("chaodipi.hook_ruled",)
    assert told.unjudged[0].clause == "CD2.3"


@pytest.mark.parametrize("options", [{}, {"hook_no_trump": "no_hook"}], ids=["off_suit", "no_hook"])
def test_cd2_3_where_the_reading_decides_nothing_is_asked(options: dict[str, str]) -> None:
    assert when(given(*OPEN[:-1], **options), OPEN[-1]).unsure == ()


@pytest.mark.parametrize(("last", "trumps"), [("HJ", "S"), ("R", None)], ids=["trumps", "no J"])
def test_cd2_3_nothing_is_asked_of_other_cards_and_other_trumps(last: str, trumps: None) -> None:
    acts = at_j(last, trumps)

    assert when(given(*acts[:-1], **ASKED), acts[-1]).unsure == ()


@pytest.mark.parametrize(
    ("level", "options", "then"),
    [
        ("6", {}, "after deal 1: 6 T"),
        ("2", {}, "after deal 1: 2 T"),
        ("J", {}, "after deal 1: J T"),
        ("6", {"hook_promotion": "off_suit_none"}, "after deal 1: 6 5"),
        ("J", {"hook_promotion": "off_suit_none"}, "after deal 1: J T"),
    ],
)
def test_cd2_3_a_ruling_says_where_the_declarers_are(level: Literal["2", "6", "J"], options: dict[str, str], then: str) -> None:
    match = given(*OPEN, *ruled(DeclarersAt(1, level)), **ASKED, **options)

    assert shown(play_of(match)) == then
    assert next_deal(play_of(match).match).level == then[-1]


def test_cd2_3_while_nothing_is_ruled_the_levels_are_not_known_and_a_ruling_that_falls_leaves_them_open() -> None:
    assert shown(play_of(given(*OPEN, **ASKED))) == "after deal 1: ?"
    assert shown(play_of(given(*OPEN, *ruled(DeclarersAt(1, "6")), *lifted(), **ASKED))) == "after deal 1: ?"
    assert shown(play_of(given(*OPEN, *ruled(DeclarersAt(1, "6")), *varied(DeclarersAt(1, "J")), **ASKED))) == "after deal 1: J T"


def test_cd2_3_of_two_rulings_the_later_counts_and_the_earlier_again_once_that_falls() -> None:
    two = (*OPEN, *ruled(DeclarersAt(1, "6")), *ruled(DeclarersAt(1, "2"), 2))

    assert shown(play_of(given(*two, **ASKED))) == "after deal 1: 2 T"
    assert shown(play_of(given(*two, *lifted(2), **ASKED))) == "after deal 1: 6 T"


def test_cd2_3_it_can_be_ruled_while_the_next_deal_is_played_and_beside_a_ruling_on_the_points() -> None:
    later = given(*OPEN, DealBegun(), *ruled(DeclarersAt(1, "6")), DealNoted(85), **ASKED)
    beside = given(*OPEN, *ruled(DeclarersAt(1, "6")), *ruled(DealScored(1, (100,)), 2), *lifted(2), **ASKED)

    assert shown(play_of(later)) == "after deal 2: 6 T"
    assert shown(play_of(beside)) == "after deal 1: 6 T", "a ruling on the points that falls leaves the one on the level"


def test_cd2_3_a_sheet_that_does_not_say_what_won_the_last_trick_can_be_settled_too() -> None:
    sheet = (LevelNoted("J", ("J", "5")), DeclarerNoted(A), DealNoted(100))

    assert shown(play_of(given(*sheet))) == "after deal 1: ?"
    assert shown(play_of(given(*sheet, *ruled(DeclarersAt(1, "6"))))) == "after deal 1: 6 6"


@pytest.mark.parametrize(("level", "then"), [("6", "6 5, next 1"), ("2", "2 5, next 1"), ("J", "Q 5, next 2")])
def test_cd2_3_whom_a_ruling_sends_back_with_less_than_80_points_leaves_the_stage(
    level: Literal["2", "6", "J"], then: str
) -> None:
    match = given(LevelNoted("J", ("J", "5")), DeclarerNoted(A), DealNoted(60), *ruled(DeclarersAt(1, level)))

    assert f"{shown(play_of(match))}, next {next_deal(play_of(match).match).declarer}" == f"after deal 1: {then}"


@pytest.mark.parametrize("remedy", [DeclarersAt(2, "6"), DeclarersAt(1, "6")], ids=["no such deal", "a deal at 2"])
def test_cd2_3_only_a_deal_at_j_has_such_a_ruling(remedy: DeclarersAt) -> None:
    call, ruling = ruled(remedy)

    told = when(given(DeclarerNoted(A), DealNoted(100), call), ruling)

    assert (told.found, told.results) == (("desk.out_of_reach",), ())


def test_cd2_3_a_deal_played_at_another_level_sends_nobody_back_though_a_ruling_makes_it_j_before() -> None:
    """The level that a deal was played at stands when a ruling changes what came before it."""
    acts = (LevelNoted("7", ("7", "5")), DeclarerNoted(A), DealNoted(80), *at_j("SJ", levels=("7", "5"))[1:])

    assert shown(play_of(given(*acts, *ruled(DealScored(1, (0,)))))) == "after deal 2: J T"
