"""CD1.1 to CD1.5: calling, overturning and 炒底 in whole deals: who is asked, what counts, who declares and who leads."""

import msgspec
import pytest

from core.chaodipi.said import said
from core.trumps.messages import (
    BottomBuried,
    BottomTaken,
    DealBegun,
    NobodyDeclared,
    Overturned,
    OverturnPassed,
    Seat,
    ThirdBottomCardShown,
    TrumpsDeclared,
)
from tests.core.chaodipi.deals import AT_7, BURIAL, CALLED, CALLED_BY_C, DEALT, TAKEN, Acts, found, given, when
from tests.core.given import Told
from tests.core.trumps_given import A, B, C, D, asks, cards, play_of, shown

BY_A: Acts = (BottomTaken(A), BottomBuried(A, cards("C5 D9 D8 D5 D4 H3 H4 C6")))
BY_B: Acts = (BottomTaken(B), BottomBuried(B, cards("C4 D33 DJJ H99 C2")))
BY_D: Acts = (BottomTaken(D), BottomBuried(D, cards("C2 C33 C4 C8 C9 D2 D7")))
JOKERS = Overturned(B, ("BJ", "BJ"))
CLUBS = Overturned(B, ("C7", "C7"))
DIAMONDS = Overturned(D, ("D7", "D7"))
SPADES = Overturned(A, ("S7", "S7"))
WAITING: Acts = (*CALLED_BY_C, *BY_A)  # A, who declares, and C, who has called, wait for another


class Case(msgspec.Struct, frozen=True):
    """What is done last, where play stands then, and what is found."""

    what: str
    given: Acts
    then: str
    found: tuple[str, ...] = ()
    options: dict[str, str] = {}


def stirs_at(case: Case) -> Told:
    return when(given(*case.given[:-1], **case.options), case.given[-1])


FIRST = (
    Case("CD1.5: who calls first declares", CALLED, "deal 1 of A at 2 S: drawing"),
    Case(
        "CD1.5: a second call comes too late",
        (*CALLED, TrumpsDeclared(C, ("H2",))),
        "deal 1 of A at 2 S: drawing",
        ("declared_again",),
    ),
    Case("CD1.5: an overturn before the bottom moves the declarer", (*CALLED, JOKERS), "deal 1 of B at 2 no trump: drawing"),
    Case(
        "CD1.5: who overturned last takes the bottom", (*CALLED, JOKERS, BottomTaken(B)), "deal 1 of B at 2 no trump: B to bury"
    ),
    Case("CD1.5: not who called", (*CALLED, JOKERS, BottomTaken(A)), "deal 1 of B at 2 no trump: A to bury", ("wrong_taker",)),
    Case("CD1.5: nobody calls, the cards are dealt again", (*DEALT, NobodyDeclared()), "after deal 0: 2 2"),
    Case("CD1.5: and dealt again it is the first deal", (*DEALT, NobodyDeclared(), DealBegun()), "deal 1 of ? at 2 ?: drawing"),
    Case("CD1.4: after the burial the three others are asked", BURIAL, "deal 1 of A at 2 S: B asked"),
    Case("CD1.5: a stir after it leaves the declarer", (*BURIAL, JOKERS), "deal 1 of A at 2 no trump: B to take"),
    Case("option closed: A leads at once", BURIAL, "deal 1 of A at 2 S: A leads", (), {"first_deal_late_stir": "closed"}),
    Case(
        "option closed: a stir all the same changes nothing",
        (*BURIAL, JOKERS),
        "deal 1 of A at 2 S: A leads",
        ("overturned_in_play",),
        {"first_deal_late_stir": "closed"},
    ),
    Case("SJ5.0: the declarer leads", (*BURIAL, *asks(B, C, D)), "deal 1 of A at 2 S: A leads"),
    Case("SJ5.0: after a stir too", (*BURIAL, JOKERS, *BY_B, *asks(C, D, A)), "deal 1 of A at 2 no trump: A leads"),
)
LATER = (
    Case("CD1.4: neither declarer nor caller in the first round", WAITING, "deal 1 of A at 7 H: B asked"),
    Case("CD1.4: C, the caller, is passed over", (*WAITING, *asks(B)), "deal 1 of A at 7 H: D asked"),
    Case("CD1.4: nobody joins, A leads", (*WAITING, *asks(B, D)), "deal 1 of A at 7 H: A leads"),
    Case("CD1.4: the declarer before anybody", (*WAITING, SPADES), "deal 1 of A at 7 S: A to take", ("stirred_unopened",)),
    Case("CD1.4: D joins and takes the bottom", (*WAITING, *asks(B), DIAMONDS), "deal 1 of A at 7 D: D to take"),
    Case("CD1.4: then A may", (*WAITING, *asks(B), DIAMONDS, *BY_D), "deal 1 of A at 7 D: A asked"),
    Case("CD1.3: spades over diamonds", (*WAITING, *asks(B), DIAMONDS, *BY_D, SPADES), "deal 1 of A at 7 S: A to take"),
    Case(
        "CD1.3: diamonds are not above clubs",
        (*WAITING, CLUBS, *BY_B, *asks(C), DIAMONDS),
        "deal 1 of A at 7 D: D to take",
        ("overturned_low",),
    ),
    Case(
        "CD1.3: a pair once",
        (*WAITING, CLUBS, *BY_B, *asks(C, D), SPADES, *BY_A, CLUBS),
        "deal 1 of A at 7 C: B to take",
        ("overturned_low",),
    ),
    Case("CD1.3: any pair beats a call", (*WAITING, *asks(B), DIAMONDS), "deal 1 of A at 7 D: D to take"),
    Case(
        "option called_suit: only above the called one",
        (*WAITING, *asks(B), DIAMONDS),
        "deal 1 of A at 7 D: D to take",
        ("overturned_low",),
        {"first_stir_must_beat": "called_suit"},
    ),
    Case("CD1.2: jokers make no trump", (*WAITING, JOKERS), "deal 1 of A at 7 no trump: B to take"),
    Case(
        "CD1.2: a single is no pair", (*WAITING, Overturned(B, ("C7",))), "deal 1 of A at 7 H: B asked", ("overturned_no_pair",)
    ),
    Case(
        "CD1.2: nor are two jokers",
        (*WAITING, Overturned(B, ("BJ", "RJ"))),
        "deal 1 of A at 7 H: B asked",
        ("shown_not_held", "overturned_no_pair"),
    ),
    Case("CD1.4: the declarer overturns before the bottom", (*CALLED_BY_C, SPADES), "deal 1 of A at 7 S: drawing"),
    Case("CD1.4: he takes it once", (*CALLED_BY_C, SPADES, *BY_A), "deal 1 of A at 7 S: B asked"),
    Case("CD1.4: that opens it to C", (*CALLED_BY_C, SPADES, *BY_A, *asks(B)), "deal 1 of A at 7 S: C asked"),
    Case(
        "option no: it does not",
        (*CALLED_BY_C, SPADES, *BY_A, *asks(B)),
        "deal 1 of A at 7 S: D asked",
        (),
        {"declarer_overturn_opens_stir": "no"},
    ),
    Case(
        "CD1.4: a declarer who has called may not",
        (*AT_7, TrumpsDeclared(A, ("S7",)), SPADES),
        "deal 1 of A at 7 S: drawing",
        ("overturned_own", "overturned_early"),
    ),
    Case(
        "CD1.4: another before the burial is too early",
        (*CALLED_BY_C, BottomTaken(A), JOKERS),
        "deal 1 of A at 7 no trump: A to bury",
        ("overturned_early",),
    ),
    Case(
        "and takes the bottom all the same, then the others are asked",
        (*CALLED_BY_C, BottomTaken(A), JOKERS, BY_A[1], *BY_B),
        "deal 1 of A at 7 no trump: C asked",
    ),
    Case(
        "and is not asked himself",
        (*CALLED_BY_C, BottomTaken(A), JOKERS, BY_A[1], *BY_B, *asks(C, D, A)),
        "deal 1 of A at 7 no trump: A leads",
    ),
    Case(
        "CD1.4: out of turn",
        (*WAITING, *asks(B), JOKERS),
        "deal 1 of A at 7 no trump: B to take",
        ("overturned_out_of_turn",),
    ),
    Case(
        "option trumps_only: the bottom lies",
        (*WAITING, CLUBS),
        "deal 1 of A at 7 C: C asked",
        (),
        {"stir_effect": "trumps_only"},
    ),
    Case(
        "option trumps_only: A leads when the others have passed",
        (*WAITING, CLUBS, *asks(C, D), SPADES, *asks(B, C, D)),
        "deal 1 of A at 7 S: A leads",
        (),
        {"stir_effect": "trumps_only"},
    ),
    Case(
        "CD1.5: nobody calls, the third bottom card",
        (*AT_7, NobodyDeclared(), ThirdBottomCardShown("C8")),
        "deal 1 of A at 7 C: A to take",
    ),
    Case(
        "nobody is the caller then: all three are asked",
        (*AT_7, NobodyDeclared(), ThirdBottomCardShown("C8"), *BY_A, *asks(B)),
        "deal 1 of A at 7 C: C asked",
    ),
    Case(
        "option chief_referee: nobody calls",
        (*AT_7, NobodyDeclared()),
        "deal 1 of A at 7 ?: A to take",
        ("uncalled",),
        {"later_deal_uncalled": "chief_referee"},
    ),
)


@pytest.mark.parametrize("case", [*FIRST, *LATER], ids=lambda case: case.what)
def test_cd1_calling_and_stirring(case: Case) -> None:
    told = stirs_at(case)

    assert shown(told.play).partition(",")[0] == case.then
    assert found(told) == case.found


@pytest.mark.parametrize("card", ["RJ", "BJ"])
def test_cd1_5_a_joker_at_the_bottom_is_no_trump(card: str) -> None:
    hidden: Acts = (*AT_7[:2], NobodyDeclared(), ThirdBottomCardShown(card))

    assert shown(given(*hidden).history.table.play).startswith("deal 1 of A at 7 no trump: A to take")


def test_cd1_3_nothing_is_above_the_big_jokers() -> None:
    hidden: Acts = (*AT_7[:2], TrumpsDeclared(C, ("H7",)), BottomTaken(A), BottomBuried(A, ("??",) * 8))
    stirred: Acts = (*hidden, Overturned(B, ("RJ", "RJ")), BottomTaken(B))

    told = when(given(*stirred), BottomBuried(B, ("??",) * 8))

    assert told.follows == ("LeadGiven",)
    assert shown(told.play).startswith("deal 1 of A at 7 no trump: A leads")


@pytest.mark.parametrize("seat", [B, C, D])
def test_cd1_4_who_passes_is_not_asked_again_before_somebody_stirs(seat: Seat) -> None:
    match = given(*BURIAL, *asks(B, C, D)[: seat - 1])

    told = when(match, OverturnPassed(seat))

    assert told.follows == (("OverturnAsked",) if seat != D else ("LeadGiven",))


@pytest.mark.parametrize(
    ("before", "seat", "when_said", "right"),
    [
        (DEALT, C, "还没有主时", "应在牌摸完以后"),
        ((*AT_7, TrumpsDeclared(C, ("H7",))), B, "庄家盖底牌之前", "第一副以后应在庄家盖底牌以后"),
        ((*CALLED, BottomTaken(A)), B, "甲方盖好底牌之前", "应先等甲方盖好底牌"),
        ((*BURIAL, JOKERS), C, "乙方盖好底牌之前", "应先等乙方盖好底牌"),
        ((*BURIAL, JOKERS, BottomTaken(B)), C, "乙方盖好底牌之前", "应先等乙方盖好底牌"),
    ],
)
def test_cd1_4_a_pass_before_anybody_can_be_asked_is_too_early(before: Acts, seat: Seat, when_said: str, right: str) -> None:
    told = when(given(*before), OverturnPassed(seat))

    assert found(told) == ("passed_early",)
    assert when_said in told.violations[0].text.zh
    assert right in told.violations[0].text.zh


def test_cd1_5_a_pass_before_the_burial_is_no_fault_where_nobody_is_asked_after_it() -> None:
    told = when(given(*TAKEN, first_deal_late_stir="closed"), OverturnPassed(B))

    assert found(told) == ()


def test_cd1_4_what_is_declined_before_the_bottom_is_taken_is_an_overturn() -> None:
    before, after = (said(play_of(given(*acts)), OverturnPassed(B)) for acts in (CALLED, BURIAL))

    assert (before.zh, before.en) == ("乙方不反", "Side B does not overturn")
    assert (after.zh, after.en) == ("乙方不炒", "Side B does not stir")


@pytest.mark.parametrize(
    ("before", "seat", "said_zh", "said_en"),
    [
        (
            (*CALLED, BottomTaken(A)),
            B,
            "乙方在甲方盖好底牌之前反主；应先等甲方盖好底牌。",
            "Side B overturned before side A had buried; side A has to have buried first.",
        ),
        (
            (*WAITING, *asks(B), DIAMONDS),
            B,
            "乙方在丁方盖好底牌之前炒底；应先等丁方盖好底牌。",
            "Side B stirred before side D had buried; side D has to have buried first.",
        ),
        (
            CALLED_BY_C,
            B,
            "乙方在庄家盖底牌之前反主；拿底牌之前只有没有叫主的庄家可以反，其他人应在盖底以后炒底。",
            (
                "Side B overturned before the declarer had buried; "
                "until then only a declarer who has not called may, and the others stir after it."
            ),
        ),
    ],
)
def test_cd1_4_what_is_shown_too_early_is_told_with_what_comes_first(
    before: Acts, seat: Seat, said_zh: str, said_en: str
) -> None:
    told = when(given(*before), Overturned(seat, ("BJ", "BJ")))

    early = next(violation for violation in told.violations if violation.rule.code.endswith("overturned_early"))
    assert (early.text.zh, early.text.en) == (said_zh, said_en)
    assert told.unjudged == ()


def test_cd1_4_a_declarer_who_has_not_called_may_decline_to_overturn() -> None:
    assert found(when(given(*CALLED_BY_C), OverturnPassed(A))) == ()
