"""GC2.8: numbers of cards under every value of the options `count_report` and `concealed_count`."""

import pytest

from core.guandan.messages import CardsPlayed, CountAnnounced, CountAsked, Passed
from core.guandan.rulebook import COUNT_CONCEALED, COUNT_MISSING, COUNT_UNANSWERED, COUNT_WRONG
from tests.core.guandan.given import ELEVEN, GC, A, Acts, B, C, D, all_found, alone, found, given, when

TEN: Acts = (*ELEVEN, CardsPlayed(A, ("S5",)))
SEVEN: Acts = (*ELEVEN, CardsPlayed(A, ("S5", "H5", "C5", "D5")))
SIX: Acts = (*ELEVEN, CardsPlayed(A, ("S5", "H5", "C5", "D5", "S5")))

# option -> the holdings at which silence is found when the next seat acts
SILENT = {
    "none": (False, False, False),
    "at_ten": (True, True, True),
    "at_seven": (False, True, True),
    "at_six": (False, False, True),
    "on_request": (False, False, False),
}


@pytest.mark.parametrize("option", SILENT)
def test_gc2_8_silence_at_ten_seven_and_six_cards(option: str) -> None:
    for acts, missing in zip((TEN, SEVEN, SIX), SILENT[option], strict=True):
        told = when(given(*acts, preset=GC, count_report=option), Passed(B))
        assert found(told) == (("count_missing",) if missing else ())


# option -> whether a question with eleven, and with ten cards has to be answered
ASKED = {"none": (False, False), "at_ten": (False, True), "on_request": (True, True), "at_seven": (False, False)}


@pytest.mark.parametrize("option", ASKED)
def test_gc2_8_a_question_that_is_left_without_an_answer(option: str) -> None:
    eleven = when(given(*ELEVEN, CountAsked(A, B), preset=GC, count_report=option), CardsPlayed(A, ("S5",)))
    ten = when(given(*TEN, CountAnnounced(A, 10), CountAsked(A), preset=GC, count_report=option), Passed(B))

    assert [("count_unanswered" in found(told)) for told in (eleven, ten)] == list(ASKED[option])


def test_gc2_8_an_answer_answers() -> None:
    assert all_found(*TEN, CountAnnounced(A, 10), CountAsked(A, B), CountAnnounced(A, 10), Passed(B), preset=GC) == ()


def test_gc2_8_once_per_hand_where_the_option_says_so() -> None:
    """A number above the threshold is not the one that is due once; a question need not be answered."""
    early = (*ELEVEN, CountAnnounced(A, 11), CardsPlayed(A, ("S5",)), Passed(B))

    assert all_found(*early, preset=GC) == ("count_missing",)
    assert all_found(*early, preset=GC, concealed_count="once_per_hand") == ("count_missing",)
    assert all_found(*TEN, CountAnnounced(A, 10), CountAsked(A, B), Passed(B), preset=GC, concealed_count="once_per_hand") == ()


def test_gc2_8_an_omission_is_found_once_and_of_the_seat_that_kept_silent() -> None:
    match = given(*TEN, preset=GC)

    told = when(match, Passed(B))
    assert [(v.rule.code, v.seat, v.due) for v in told.violations] == [("guandan.count_missing", A, ("10",))]
    assert [found(when(match, Passed(seat))) for seat in (C, D)] == [(), ()]


def test_gc2_8_the_omission_does_not_keep_the_next_seat_from_acting() -> None:
    assert COUNT_MISSING.observed
    assert COUNT_UNANSWERED.observed
    assert COUNT_CONCEALED.observed
    assert not COUNT_WRONG.observed


def test_gc2_8_an_empty_hand_announces_nothing() -> None:
    last = CardsPlayed(A, ("S6", "H6", "C6"))

    out = (*SEVEN, CountAnnounced(A, 7), Passed(B), Passed(C), Passed(D), *alone(A, "S7 H7 C7 D7"), last, Passed(B))
    assert all_found(*out, preset=GC) == ()


# option -> whose ruling, and what goes back
BACK = {
    "all_since_due": ("referee", "GC2.8", "Every card played since"),
    "offender_only": ("referee", "GC2.8", "The offender's cards since"),
    "r17": ("referee", "GC2.8", "with a verbal warning"),
    "chief_referee": ("chief_referee", "GC2.8", "The chief referee decides"),
    "no_clause": ("chief_referee", "GC2.8", "name no penalty"),
}


@pytest.mark.parametrize("option", BACK)
def test_gc2_8_what_goes_back_is_said_by_the_option(option: str) -> None:
    told = when(given(*ELEVEN, preset=GC, wrong_count_takes_back=option), CountAnnounced(A, 9))
    (violation,) = told.violations
    waits, clause, words = BACK[option]

    assert (violation.rule.waits, violation.rule.clause) == (waits, clause)
    assert words in violation.effect.en
