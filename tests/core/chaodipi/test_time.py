"""CD0.1: the time is up before a game has a deal, and what is said where a deal is finished with nobody ahead."""

import pytest

from core.desk.messages import GameGoesTo, MatchGoesTo
from core.trumps.messages import DealBegun, DealNoted, DeclarerNoted, HandDealt, LevelNoted, SheetSigned, TimeCalled
from core.trumps.score import score
from tests.core.chaodipi.deals import LEADS, Acts, given, given_final, ruled, when
from tests.core.trumps_given import A, B, all_played, play_of, shown

EQUAL = DealNoted(85)  # both sides stay at 2
READINGS = ("level_then_referee", "level_then_deal", "level_then_stage")
SAID = {"level_then_referee": ("chaodipi.ahead_open",), "level_then_deal": (), "level_then_stage": ("chaodipi.ahead_open",)}


@pytest.mark.parametrize("reading", READINGS)
def test_cd0_1_before_the_first_deal_both_are_at_2_and_nobody_is_on_stage(reading: str) -> None:
    told = when(given(ahead_at_limit=reading), TimeCalled())

    assert (shown(told.play), told.found, told.unsure) == ("after deal 0: 2 2", (), SAID[reading])


@pytest.mark.parametrize("reading", READINGS)
def test_cd0_1_the_deal_that_is_played_all_the_same_decides_for_who_is_ahead(reading: str) -> None:
    match = given(TimeCalled(), DeclarerNoted(A), DealNoted(30), ahead_at_limit=reading)

    assert shown(play_of(match)) == "won by AC: 5 2"


def test_cd0_1_after_an_equal_deal_another_is_played() -> None:
    acts = (TimeCalled(), DeclarerNoted(A), EQUAL)
    match = given(*acts, ahead_at_limit="level_then_deal")
    assert shown(play_of(match)) == "after deal 1: 2 2"

    when(match, DealNoted(30))

    assert shown(play_of(match)) == "won by BD: 2 5"


def test_cd0_1_the_chief_referee_gives_a_match_without_a_deal() -> None:
    assert shown(play_of(given(TimeCalled(), *ruled(MatchGoesTo(B))))) == "won by BD: 2 2"


@pytest.mark.parametrize("acts", [(TimeCalled(),), (TimeCalled(), DealBegun())], ids=["before it", "in the first deal"])
def test_cd0_1_a_second_call_is_one_too_many(acts: Acts) -> None:
    assert when(given(*acts), TimeCalled()).found == ("chaodipi.time_twice",)


def test_cd0_1_between_two_games_of_a_final_the_time_is_that_of_the_coming_one() -> None:
    match = given_final(DeclarerNoted(A), DealNoted(30), TimeCalled())
    assert score(play_of(match).match).games == (1, 0)

    told = when(match, TimeCalled())
    assert (told.found, told.unsure) == ((), ("chaodipi.ahead_open",)), "of the second game, at 2 each"
    for act in (DeclarerNoted(B), DealNoted(30)):
        when(match, act)

    assert score(play_of(match).match).games == (1, 1)


def test_cd0_1_a_game_that_a_ruling_has_ended_leaves_the_time_to_the_next() -> None:
    match = given_final(DeclarerNoted(A), DealNoted(30), *ruled(GameGoesTo(1, B)), TimeCalled(), DeclarerNoted(A), DealNoted(30))

    assert score(play_of(match).match).games == (1, 1)


# --- at the end of a deal that was finished --------------------------------------------------------------------------------


@pytest.mark.parametrize("reading", READINGS)
def test_cd0_1_a_deal_finished_at_equal_levels_says_that_nobody_is_ahead(reading: str) -> None:
    match = given(DeclarerNoted(A), DealBegun(), TimeCalled(), ahead_at_limit=reading)
    told = when(match, EQUAL)

    stage = reading == "level_then_stage"  # B and D are on stage then
    assert told.unsure == (() if stage else SAID[reading])
    assert shown(told.play) == ("won by BD: 2 2" if stage else "after deal 1: 2 2")


def test_cd0_1_a_deal_finished_with_a_side_ahead_says_nothing_more() -> None:
    assert when(given(DeclarerNoted(A), DealBegun(), TimeCalled()), DealNoted(30)).unsure == ()


def test_cd0_1_a_deal_played_out_with_unknown_cards_leaves_open_who_is_ahead() -> None:
    match = given(*[act for act in LEADS if not isinstance(act, HandDealt)], TimeCalled(), *all_played())

    told = when(match, DealNoted(85))

    assert told.unsure == ("chaodipi.ahead_open",)


def test_cd0_1_who_signs_once_the_match_is_over_or_time_is_up_is_asked_nothing() -> None:
    passed = given(LevelNoted("A", ("A", "5")), DeclarerNoted(A), DealNoted(30))
    timed = given(DeclarerNoted(A), DealNoted(85), TimeCalled())

    assert when(passed, SheetSigned(0)).unsure == ()
    assert when(timed, SheetSigned(0)).unsure == ()
