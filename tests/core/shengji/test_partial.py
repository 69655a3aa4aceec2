"""What a record of 升级 lacks is named with its reason, and nothing is guessed; rulings have their effect, or none."""

import re
from pathlib import Path

import pytest

from core.shengji.messages import Act
from core.trumps.known import whole
from core.trumps.messages import (
    BottomBuried,
    BottomLaid,
    BottomShown,
    BottomTaken,
    BottomUnrecorded,
    CardsPlayed,
    HandDealt,
    Insured,
    PlaysUnrecorded,
    Seat,
    ThirdBottomCardShown,
    TrickNoted,
)
from core.trumps.state import Drawing, Leading, deal_of
from tests.core.shengji.given import (
    BOTTOM,
    BURIED,
    DEALT,
    DECLARED,
    HANDS,
    HIDDEN,
    LATER,
    LED,
    OVERTURNED_BY_B,
    PLAYED,
    TAKEN,
    A,
    Acts,
    B,
    C,
    D,
    all_played,
    cards,
    found,
    given,
    overturn,
    play_of,
    ruled,
    shown,
    unsure,
    when,
)
from tests.core.shengji.partial import LACKS, OPEN
from tests.core.shengji.remedies import OUT_OF_REACH, RULED, Case

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("what", LACKS)
def test_sj1_1_to_sj9_1_what_a_record_lacks_is_named(what: str) -> None:
    acts, act, code, options = LACKS[what]
    told = when(given(*acts, **options), act)

    assert code in unsure(told)
    assert all("{" not in each.text.zh + each.text.en for each in told.unjudged)


SETTLED: dict[str, tuple[Acts, Act, tuple[str, ...], dict[str, str]]] = {
    "insured by who has not declared": (DECLARED, Insured(D, ("H3",)), ("insured_nothing",), {}),
    "insured by another, as timed in the draw": (TAKEN, Insured(D, ("H3",), 60), ("insured_nothing",), {}),
    "insured with another suit": (DECLARED, Insured(A, ("S3",)), ("shown_not_held", "insured_cards"), {}),
    "insured too late": ((*LATER, BottomTaken(A)), Insured(B, ("D3",)), ("insured_late",), {}),
    "overturned with one card": (DECLARED, overturn(B, "D3"), ("overturned_no_pair",), {}),
    "overturned before anything is declared": (DEALT, overturn(B, "D33"), ("overturned_nothing",), {}),
    "overturned in play": ((*DECLARED, BottomUnrecorded()), overturn(B, "D33"), ("overturned_in_play",), {}),
    "overturned what the third card gave, and the draw was over": (
        (*DEALT, ThirdBottomCardShown("C8")),
        overturn(B, "D33"),
        (),
        {"first_deal_undeclared": "third_bottom_card"},
    ),
}


@pytest.mark.parametrize("what", SETTLED)
def test_sj2_3_sj4_0a_and_sj4_4_nothing_is_left_open_where_it_is_settled_already(what: str) -> None:
    acts, act, finds, options = SETTLED[what]
    told = when(given(*acts, **options), act)

    assert (found(told), unsure(told)) == (finds, ())


def test_every_reason_is_tried() -> None:
    files = ("unjudged", "unjudged_trumps", "playing_unknown")
    said = "".join((ROOT / "core" / "trumps" / f"{name}.py").read_text("utf-8") for name in files)
    assert set(re.findall(r'lacks\("(\w+)"', said)) == {code for _, _, code, _ in LACKS.values()}


@pytest.mark.parametrize("case", RULED, ids=[case.what for case in RULED])
def test_gc3_2_a_ruling_has_its_effect(case: Case) -> None:
    assert shown(play_of(given(*case.given, *ruled(case.remedy), **case.options))) == case.then


@pytest.mark.parametrize("what", OUT_OF_REACH)
def test_gc1_2_a_ruling_out_of_reach_does_nothing(what: str) -> None:
    acts, remedy, options = OUT_OF_REACH[what]
    call, ruling = ruled(remedy)
    told = when(given(*acts, call, **options), ruling)

    assert ([v.rule.code for v in told.violations], told.results) == (["desk.out_of_reach"], ())


# --- what is found out all the same ---------------------------------------------------------------------------------------------


def test_sj5_0_who_leads_next_has_taken_a_trick_that_was_left_open() -> None:
    match = given(*OPEN)
    assert shown(play_of(match)) == "deal 1 of A at 3 H: ? leads, 23 23 23 23"
    told = when(match, CardsPlayed(C, ("CQ",)))

    assert told.follows == ("TrickFound",)
    assert shown(told.play) == "deal 1 of A at 3 H: D on C0 of C, 23 23 22 23, 0 0 20 0"


def test_sj5_0_a_note_says_who_took_a_trick_that_was_left_open() -> None:
    told = when(given(*OPEN), TrickNoted(B, 20))

    assert (found(told), told.follows) == ((), ("TrickFound",))
    assert shown(told.play) == "deal 1 of A at 3 H: B leads, 23 23 23 23, 0 20 0 0"


def test_sj1_1_four_known_hands_leave_the_bottom() -> None:
    state = play_of(given(*DECLARED[:5]))

    assert isinstance(state, Drawing)
    assert sorted(state.deal.bottom) == sorted(BOTTOM)


B_BURIES, D_BURIES = cards("SKJJTT HAA9"), cards("DTT987752")
TURNED: Acts = (*OVERTURNED_BY_B, BottomTaken(B), BottomBuried(B, B_BURIES), overturn(D, "C33"), BottomTaken(D))
TWICE: Acts = (*TURNED, BottomBuried(D, D_BURIES), overturn(B, "BB"), BottomTaken(B))
HAD_THE_BOTTOM: dict[str, tuple[Acts, Seat]] = {
    "the declarer, who has buried": ((*TAKEN, BottomBuried(A, BURIED)), A),
    "the declarer, whose burial another has taken up": (TURNED, A),
    "who has overturned, whose burial another has taken up": (TURNED, B),
    "who has it up": (TURNED, D),
    "who has it up again": (TWICE, B),
    "who has buried twice": ((*TWICE, BottomBuried(B, D_BURIES)), B),
    "another, who has buried": ((*TAKEN, BottomBuried(B, B_BURIES)), B),
    "who has not buried himself": ((*TAKEN, BottomBuried(B, B_BURIES)), A),
    "who has buried seven": ((*TAKEN, BottomBuried(A, BURIED[1:])), A),
}


@pytest.mark.parametrize("who", HAD_THE_BOTTOM)
def test_sj3_1_and_sj4_2_a_hand_recorded_late_is_the_same_with_what_it_has_taken_up_and_buried(who: str) -> None:
    acts, seat = HAD_THE_BOTTOM[who]
    late = [act for act in acts if not (isinstance(act, HandDealt) and act.seat == seat)]
    told = when(given(*late), HandDealt(seat, HANDS[seat]))

    before, after = deal_of(play_of(given(*acts))), deal_of(told.play)
    assert before is not None
    assert after is not None
    assert whole(after.hands[seat]) is not None
    assert after.hands[seat] == before.hands[seat]
    assert after.left == before.left
    assert found(told) == ()


def test_sj7_1_what_100_cards_leave_of_200_points_lies_in_the_bottom() -> None:
    silent = (HandDealt, BottomLaid, BottomTaken, BottomBuried)
    match = given(*(act for act in PLAYED if not isinstance(act, silent)))

    assert shown(play_of(match)) == shown(play_of(given(*PLAYED))) == "after deal 1: 3 5"


def test_sj7_1_a_bottom_that_cannot_be_computed_is_waited_for() -> None:
    match = given(*HIDDEN, *all_played())
    assert shown(play_of(match)) == "deal 1 of A at 3 H: counting, 0 0 0 0"

    assert when(match, BottomShown(BURIED)).follows == (), "who took the last trick is not known either"
    assert when(match, TrickNoted(B, 0)).follows == ("TrickFound", "DealSettled")


def test_sj3_1_a_bottom_that_is_shown_after_plays_that_are_missing_may_be_shown_in_time() -> None:
    assert found(when(given(*LED), BottomShown(BURIED))) == ("bottom_shown_early",)
    assert found(when(given(*LED, PlaysUnrecorded()), BottomShown(BURIED))) == ()


# --- a bottom that is not recorded from somewhere on --------------------------------------------------------------------------

NOT_FROM: dict[str, tuple[Acts, str, str]] = {
    "before it is taken up": (DECLARED, "deal 1 of A at 3 H: A leads, 25 25 25 25", "25 25 25 25"),
    "while it is up": (TAKEN, "deal 1 of A at 3 H: A leads, 25 25 25 25", "25 25 25 25"),
    "while another has it up": ((*DECLARED, BottomTaken(B)), "deal 1 of A at 3 H: A leads, 25 25 25 25", "25 25 25 25"),
    "while it is up in play": (
        (*TAKEN, CardsPlayed(A, ("SA",))),
        "deal 1 of A at 3 H: B on S0 of A, 24 25 25 25",
        "24 25 25 25",
    ),
    "once another has overturned": (OVERTURNED_BY_B, "deal 1 of A at 3 D: A leads, 25 25 25 25", "25 25 25 25"),
    "while the overturner has it up": (
        (*OVERTURNED_BY_B, BottomTaken(B)),
        "deal 1 of A at 3 D: A leads, 25 25 25 25",
        "25 25 25 25",
    ),
}


@pytest.mark.parametrize("what", NOT_FROM)
def test_sj3_1_where_the_bottom_is_not_recorded_each_hand_has_25_cards(what: str) -> None:
    acts, then, held = NOT_FROM[what]
    told = when(given(*acts), BottomUnrecorded())

    assert (found(told), shown(told.play)) == ((), then)
    assert " ".join(str(hand.left) for hand in told.play.deal.hands) == held
    assert "bottom_unrecorded" in unsure(told)


def test_sj4_2_of_a_bottom_that_the_overturner_took_only_his_hand_is_not_known() -> None:
    play = play_of(given(*OVERTURNED_BY_B, BottomTaken(B), BottomUnrecorded()))

    assert isinstance(play, Leading)
    assert [whole(hand) is None for hand in play.deal.hands] == [False, True, False, False]
    assert set(play.deal.bottom) == {"??"}


def test_sj4_2_who_has_overturned_may_have_buried_other_cards_where_that_is_not_recorded() -> None:
    told = when(given(*OVERTURNED_BY_B, BottomUnrecorded()), CardsPlayed(A, ("SA",)))

    assert found(told) == ()
    assert [whole(hand) is None for hand in told.play.deal.hands] == [False, True, False, False]
    assert set(told.play.deal.bottom) == {"??"}


HANDS_LATE: Acts = DEALT[1:5]
UNRECORDED: dict[str, tuple[Acts, str]] = {
    "the declarer's": ((DEALT[0], DECLARED[-1], BottomUnrecorded()), "BCD"),
    "anybody's, where nobody is known to declare": ((DEALT[0], BottomUnrecorded()), ""),
    "the overturner's": ((*OVERTURNED_BY_B[:1], *OVERTURNED_BY_B[6:], BottomUnrecorded()), "CD"),
    "the declarer's, where a card is led without": ((DEALT[0], DECLARED[-1], CardsPlayed(A, ("SA",))), "BCD"),
}


@pytest.mark.parametrize("whose", UNRECORDED)
def test_sj3_1_a_hand_as_dealt_that_is_recorded_after_a_burial_that_is_not_is_not_known_whole(whose: str) -> None:
    acts, known = UNRECORDED[whose]
    deal = deal_of(play_of(given(*acts, *HANDS_LATE)))

    assert deal is not None
    assert "".join(seat for seat, hand in zip("ABCD", deal.hands, strict=True) if whole(hand) is not None) == known
    assert set(deal.bottom) == {"??"}


def test_sj3_1_a_hand_recorded_as_it_was_after_the_burial_is_known_whole_all_the_same() -> None:
    deal = deal_of(play_of(given(DEALT[0], DECLARED[-1], BottomUnrecorded(), HandDealt(A, HANDS[A], after_burial=True))))

    assert deal is not None
    assert whole(deal.hands[A]) is not None
