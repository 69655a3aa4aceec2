"""GC2.8: numbers of cards under every value of the options `count_report` and `concealed_count`."""

import pytest

from core.desk.messages import TurnStopped, Warned
from core.guandan.messages import (
    Act,
    CardsPlayed,
    ConductNoted,
    CountAnnounced,
    CountAsked,
    DealBegun,
    LeaderDrawn,
    Passed,
    PlayTakenBack,
)
from core.guandan.rulebook import COUNT_CONCEALED, COUNT_MISSING, COUNT_UNANSWERED, COUNT_WRONG
from core.rewound import Rewound
from tests.core.guandan.given import (
    EIGHT_3,
    EIGHT_4,
    ELEVEN,
    GC,
    TEN,
    A,
    Acts,
    B,
    C,
    D,
    all_found,
    alone,
    found,
    given,
    play_of,
    ruled,
    shown,
    when,
)

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
    "all_since_due": (
        "referee",
        "GC2.8",
        "every card played later is taken back, the number is announced",
    ),
    "offender_only": ("referee", "GC2.8", "what the others did later is entered again"),
    "r17": ("referee", "GC2.8", "a ruling warns the offender"),
    "chief_referee": ("chief_referee", "GC2.8", "the chief referee decides"),
    "no_clause": ("chief_referee", "GC2.8", "name no penalty"),
}


@pytest.mark.parametrize("option", BACK)
def test_gc2_8_what_goes_back_is_said_by_the_option(option: str) -> None:
    told = when(given(*TEN, preset=GC, wrong_count_takes_back=option), CountAnnounced(A, 9))
    (violation,) = told.violations
    waits, clause, words = BACK[option]

    assert (violation.rule.waits, violation.rule.clause) == (waits, clause)
    assert words in violation.effect.en


# --- to where play goes back ------------------------------------------------------------------------------------------------

FALSE: Acts = (*TEN, CountAnnounced(A, 9))  # play 9 has brought A to ten cards

# what was done -> what comes then, and after which play the true number was due
SINCE: dict[str, tuple[Acts, Act, str]] = {
    "a wrong number at once": (TEN, CountAnnounced(A, 9), "after play 9 of deal 1"),
    "a wrong number some plays later": ((*TEN, Passed(B), Passed(C)), CountAnnounced(A, 9), "after play 9 of deal 1"),
    "a second wrong number": ((*FALSE, Passed(B), Passed(C)), CountAnnounced(A, 8), "after play 9 of deal 1"),
    "no number at all": (TEN, Passed(B), "after play 9 of deal 1"),
    "a wrong number unasked, the first was true": (
        (*TEN, CountAnnounced(A, 10), Passed(B), Passed(C)),
        CountAnnounced(A, 9),
        "after play 11 of deal 1",
    ),
    "a question without an answer": (
        (*TEN, CountAnnounced(A, 10), Passed(B), CountAsked(A, B)),
        Passed(C),
        "after play 10 of deal 1",
    ),
    "a number that was wrong, and is then true, does not count": (
        (*FALSE, CountAnnounced(A, 10), Passed(B), CountAsked(A, B)),
        CountAnnounced(A, 9),
        "after play 10 of deal 1",
    ),
    "a number that is concealed": ((*TEN, Passed(B)), ConductNoted(A, "concealed_count"), "after play 9 of deal 1"),
    "a number that is concealed where none was due": (ELEVEN, ConductNoted(A, "concealed_count"), "the referee finds when"),
}


@pytest.mark.parametrize("what", SINCE)
def test_gc2_8_it_is_said_after_which_play_the_true_number_was_due(what: str) -> None:
    acts, act, since = SINCE[what]

    told = when(given(*acts, preset=GC), act)

    assert since in told.violations[0].effect.en


def test_gc2_8_a_wrong_answer_before_the_first_play_where_every_question_is_answered() -> None:
    told = when(given(DealBegun(), LeaderDrawn(A), CountAsked(A, B), preset=GC, count_report="on_request"), CountAnnounced(A, 26))

    assert "before the first play of deal 1" in told.violations[0].effect.en


# option -> what is done by a seat that holds eleven, then ten, then nine cards, and under which clause a wrong number is
DUTY: dict[str, dict[str, tuple[Acts, str]]] = {
    "at_ten": {
        "eleven": (ELEVEN, "GC3.2"),
        "eleven, asked": ((*ELEVEN, CountAsked(A, B)), "GC3.2"),
        "ten": (TEN, "GC2.8"),
        "ten, said already": ((*TEN, CountAnnounced(A, 10)), "GC2.8"),
        "ten, asked": ((*TEN, CountAnnounced(A, 10), CountAsked(A, B)), "GC2.8"),
    },
    "at_seven": {"ten": (TEN, "GC3.2"), "ten, asked": ((*TEN, CountAsked(A, B)), "GC3.2"), "seven": (SEVEN, "GC2.8")},
    "on_request": {
        "eleven": (ELEVEN, "GC3.2"),
        "eleven, asked": ((*ELEVEN, CountAsked(A, B)), "GC2.8"),
        "ten": (TEN, "GC3.2"),
        "answered truly, and then wrong unasked": ((*TEN, CountAsked(A, B), CountAnnounced(A, 10)), "GC3.2"),
        "answered wrongly twice": ((*TEN, CountAsked(A, B), CountAnnounced(A, 9)), "GC2.8"),
    },
    "none": {"ten": (TEN, "GC3.2"), "ten, asked": ((*TEN, CountAsked(A, B)), "GC3.2")},
}
DUTIES = [(option, what) for option, cases in DUTY.items() for what in cases]


@pytest.mark.parametrize(("option", "what"), DUTIES)
def test_gc2_8_a_wrong_number_that_was_not_due_is_said_to_be_none(option: str, what: str) -> None:
    acts, clause = DUTY[option][what]

    told = when(given(*acts, preset=GC, count_report=option), CountAnnounced(A, 3))

    (violation,) = told.violations
    assert (violation.rule.code, violation.rule.clause) == ("guandan.count_wrong", clause)
    assert violation.effect.en.startswith("No number was due then") == (clause == "GC3.2")
    assert violation.rule.waits == ("chief_referee" if clause == "GC3.2" else "referee")


def test_gc2_8_once_per_hand_a_wrong_number_is_due_again_until_it_was_said_truly() -> None:
    once = {"preset": GC, "concealed_count": "once_per_hand"}

    wrong, true = (when(given(*TEN, CountAnnounced(A, said), **once), CountAnnounced(A, 8)) for said in (9, 10))

    assert [told.violations[0].rule.clause for told in (wrong, true)] == ["GC2.8", "GC3.2"]


def test_gc2_8_a_play_that_is_undone_leaves_no_number_due() -> None:
    """B falls to ten with a play that a ruling undoes; with its next play it falls to ten again, and that is when it is due."""
    eleven: Acts = (*alone(B, EIGHT_3, EIGHT_4), CardsPlayed(B, ("S5",)))
    match = given(DealBegun(), LeaderDrawn(B), CountAnnounced(B, 27), *eleven, PlayTakenBack(B), preset=GC)
    assert shown(play_of(match)) == "deal 1 at 7: B leads, 27 11 27 27"

    told = [when(match, act) for act in (CountAnnounced(B, 11), CardsPlayed(B, ("S6",)), Passed(C))]

    assert [found(each) for each in told] == [(), (), ("count_missing",)]
    assert "after play 10 of deal 1" in told[-1].violations[0].effect.en


WRONG_LEAD: Acts = (*ELEVEN, CardsPlayed(A, ("S5", "S6")))  # no pattern, and nine cards are left


@pytest.mark.parametrize(
    ("between", "then"),
    [
        ((CountAnnounced(A, 9),), ()),  # said while the play lay: the cards are lost, and the number is no other one
        ((), ("count_missing",)),
        ((Passed(B),), ()),  # missed, and found, before the ruling
    ],
)
def test_gc2_8_cards_that_are_lost_are_counted_once(between: Acts, then: tuple[str, ...]) -> None:
    match = given(*WRONG_LEAD, *between, *ruled(TurnStopped(A)), preset=GC, wrong_cards="lost")
    assert shown(play_of(match)) == "deal 1 at 7: B leads, 9 27 27 27"

    told = when(match, CardsPlayed(B, ("S8",)))

    assert found(told) == then
    assert all("after play 9 of deal 1" in violation.effect.en for violation in told.violations)


def test_gc2_8_play_goes_back_to_when_the_true_number_was_due() -> None:
    """Every hand is as it was then, the number is said, and the turn is played again; the cards played in between are back."""
    match = given(*TEN, preset=GC)
    due = match.history.version
    for act in (CountAnnounced(A, 9), CardsPlayed(B, ("S6",)), CardsPlayed(C, ("S8",))):
        when(match, act)
    assert shown(play_of(match)) == "deal 1 at 7: D on single of C, 10 26 26 27"
    assert match.history.cannot_return(due) is None

    when(match, Rewound(due, "GC2.8"))

    assert shown(play_of(match)) == "deal 1 at 7: B on single of A, 10 27 27 27"
    assert [found(when(match, act)) for act in (CountAnnounced(A, 10), CardsPlayed(B, ("S8",)))] == [(), ()]
    assert shown(play_of(match)) == "deal 1 at 7: C on single of B, 10 26 27 27"


def test_gc2_8_a_warning_does_not_keep_play_from_going_back_and_a_turn_that_was_stopped_does() -> None:
    match = given(*TEN, preset=GC)
    due = match.history.version
    for act in (CountAnnounced(A, 9), Passed(B), *ruled(Warned(A))):
        when(match, act)
    assert match.history.cannot_return(due) is None

    for act in ruled(TurnStopped(A), call=2):
        when(match, act)
    assert match.history.cannot_return(due) is not None
