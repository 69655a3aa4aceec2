"""SJ3.1, SJ4.2: who is asked to overturn, who has spoken, and who may see the bottom."""

import pytest

from core.shengji.messages import Act
from core.trumps.messages import (
    BottomBuried,
    BottomShown,
    BottomTaken,
    BottomUnrecorded,
    CardsPlayed,
    ConductNoted,
    Overturned,
    PlaysUnrecorded,
    Seat,
    TrumpsDeclared,
    TrumpsNoted,
)
from core.trumps.state import Following
from tests.core.shengji.given import (
    ASKING,
    BURIED,
    DEALT,
    DECLARED,
    LATER,
    LEADS,
    OVERTURNED_BY_B,
    PLAYED,
    TAKEN,
    A,
    Acts,
    B,
    C,
    D,
    after,
    all_played,
    asks,
    cards,
    found,
    given,
    overturn,
    play_of,
    shown,
    unsure,
    when,
)

EIGHT = cards("SKJJTT HAA9")

# --- who is asked, and who has spoken -----------------------------------------------------------------------------------------


def test_sj4_2_who_declines_while_the_overturner_buries_is_not_asked_again() -> None:
    match = given(*OVERTURNED_BY_B, BottomTaken(B), *asks(C, D), BottomBuried(B, EIGHT))
    assert shown(play_of(match)) == "deal 1 of A at 3 D: A asked, 25 25 25 25"

    told = when(given(*OVERTURNED_BY_B, BottomTaken(B), *asks(C, D, A), BottomBuried(B, EIGHT)), CardsPlayed(A, ("SA",)))
    assert found(told) == ()


def test_sj4_2_a_record_that_names_who_declines_names_all_of_them() -> None:
    """C has declined, D has overturned: then A, B and C have to be asked again."""
    match = given(*ASKING, *asks(C), overturn(D, "C33"), BottomBuried(D, cards("DTT987752")))
    told = when(match, CardsPlayed(A, ("SA",)))

    assert [(each.rule.code, each.due) for each in told.violations] == [("shengji.led_before_asked", ("0",))]
    assert unsure(told) == ()


def test_sj4_2_a_decline_that_is_not_recorded_is_not_held_against_the_next_overturn() -> None:
    told = when(given(*ASKING), overturn(D, "C33"))

    assert (found(told), unsure(told)) == ((), ("pass_unrecorded",))
    assert shown(told.play) == "deal 1 of A at 3 C: D to take, 25 25 25 25"


D_TURNED: Acts = (*ASKING, *asks(C), overturn(D, "C33"))  # A is asked next
D_BURIES = cards("DTT987752")


@pytest.mark.parametrize(
    "more", [(), (BottomTaken(D),), (BottomTaken(D), BottomBuried(D, D_BURIES))], ids=["to take", "to bury", "buried"]
)
def test_sj4_2_who_is_asked_next_is_the_same_before_the_overturner_has_taken_the_bottom_and_buried(more: Acts) -> None:
    told = when(given(*D_TURNED, *more), overturn(C, "S33"))
    assert [(each.rule.code, each.rule.clause, each.due) for each in told.violations] == [
        ("shengji.overturned_out_of_turn", "SJ4.2", ("0",))
    ]
    told = when(given(*D_TURNED, *more), asks(B)[0])
    assert [(each.rule.code, each.due) for each in told.violations] == [("shengji.passed_out_of_turn", ("0",))]
    assert found(when(given(*D_TURNED, *more), asks(A)[0])) == ()


@pytest.mark.parametrize("more", [(), (BottomTaken(B),)], ids=["to take", "to bury"])
def test_sj4_2_overturning_is_open_once_the_declarer_has_buried_though_an_overturner_has_the_bottom(more: Acts) -> None:
    told = when(given(*OVERTURNED_BY_B, *more), overturn(D, "C33"))

    assert (found(told), unsure(told)) == ((), ("pass_unrecorded",)), "C is asked first; whether he was is not recorded"


def test_sj4_2_one_round_begins_with_the_declarers_next_player_whoever_has_overturned_in_the_draw() -> None:
    drawn = (*LATER, Overturned(D, cards("C33"), 60), BottomTaken(A), BottomBuried(A, BURIED), BottomTaken(D))
    options = {"later_overturn_order": "one_round", "overturn_opens": "during_draw"}
    match = given(*drawn, BottomBuried(D, cards("DTT987752")), **options)

    assert shown(play_of(match)) == "deal 1 of A at 3 C: B asked, 25 25 25 25"
    assert shown(when(match, asks(B)[0]).play) == "deal 1 of A at 3 C: C asked, 25 25 25 25"
    assert shown(when(match, asks(C)[0]).play) == "deal 1 of A at 3 C: A asked, 25 25 25 25"
    assert shown(when(match, asks(A)[0]).play) == "deal 1 of A at 3 C: A leads, 25 25 25 25"


def test_sj4_2_one_round_still_asks_who_was_passed_over() -> None:
    match = given(*ASKING, *asks(D), later_overturn_order="one_round")

    assert shown(play_of(match)) == "deal 1 of A at 3 D: C asked, 25 25 25 25"


def test_sj4_2_one_round_goes_on_after_who_has_overturned_out_of_turn() -> None:
    """Whether C was asked before D overturned is not recorded; he is not asked behind him."""
    turned = (*ASKING, overturn(D, "C33"), BottomBuried(D, cards("DTT987752")))

    assert shown(play_of(given(*turned, later_overturn_order="one_round"))) == "deal 1 of A at 3 C: A asked, 25 25 25 25"
    declined = (*LATER[:-1], TrumpsDeclared(D, ("H3",), 40), BottomTaken(A), BottomBuried(A, BURIED), *asks(D))
    one = given(*declined, later_overturn_order="one_round")
    assert shown(play_of(one)) == "deal 1 of A at 3 H: B asked, 25 25 25 25", "D, who has declared, is not asked and skips nobody"


def test_sj4_2_where_trumps_are_only_noted_nobody_is_asked_in_order() -> None:
    match = given(*after(85, D), *DEALT, TrumpsNoted("D"), BottomTaken(A), BottomBuried(A, BURIED))
    assert shown(play_of(match)) == "deal 2 of A at 3 D: ? asked, 25 25 25 25"

    told = when(match, asks(D)[0])
    assert found(told) == ()
    assert found(when(match, CardsPlayed(A, ("SA",)))) == ()


# --- who may see the bottom ---------------------------------------------------------------------------------------------------

C_BURIES = cards("S66554 H887")
SHOWN_TO_C: Acts = (*ASKING, BottomShown(BURIED), overturn(C, "S33"), BottomTaken(C))
SEES: dict[str, tuple[Acts, Seat, str | None]] = {
    "before it is taken up": (DECLARED, A, "SJ3.1"),
    "who has it up": (TAKEN, A, None),
    "another while it is up": (TAKEN, B, "SJ3.1"),
    "who has buried it": (LEADS, A, None),
    "the declarer, whose burial another has taken up": ((*OVERTURNED_BY_B, BottomTaken(B), BottomBuried(B, EIGHT)), A, "SJ4.2"),
    "who has overturned and buried": ((*OVERTURNED_BY_B, BottomTaken(B), BottomBuried(B, EIGHT)), B, None),
    "after the deal, another, once it was shown": ((*PLAYED, BottomShown(BURIED)), B, None),
    "in play, another, once it was shown": ((*LEADS, BottomShown(BURIED)), B, None),
    "another, where it was shown before it was buried again": ((*SHOWN_TO_C, BottomBuried(C, C_BURIES)), B, "SJ4.2"),
    "after the deal, who has buried": (PLAYED, A, None),
}


@pytest.mark.parametrize("who", SEES)
def test_sj3_1_and_sj4_2_who_has_buried_may_see_what_he_has_buried(who: str) -> None:
    acts, seat, clause = SEES[who]
    told = when(given(*acts), ConductNoted(seat, "saw_bottom"))

    assert [each.rule.clause for each in told.violations] == ([] if clause is None else [clause])
    assert unsure(told) == ()


@pytest.mark.parametrize(
    ("acts", "reason"),
    [
        (PLAYED, "bottom_not_shown"),
        ((*LEADS, *all_played()), "bottom_not_shown"),
        ((*LEADS, PlaysUnrecorded()), "bottom_not_shown"),
        ((), "burier_unknown"),
    ],
    ids=["after the deal", "when all is played", "plays are not recorded", "no deal"],
)
def test_sj3_1_where_it_may_have_been_shown_to_all_or_no_bottom_is_recorded_it_cannot_be_judged(acts: Acts, reason: str) -> None:
    told = when(given(*acts), ConductNoted(B, "saw_bottom"))

    assert (found(told), unsure(told)) == ((), (reason,))


# --- who declines before anybody can be asked -----------------------------------------------------------------------------------

EARLY_PASSES: dict[str, tuple[Acts, dict[str, str], tuple[str, ...]]] = {
    "before there are trumps": (LATER[:-1], {}, ("passed_early",)),
    "when there are, before the burial": (LATER, {}, ("passed_early",)),
    "during the draw, where it may be overturned then": (LATER, {"overturn_opens": "during_draw"}, ()),
    "in the first deal, before the bottom is taken": (DECLARED, {}, ()),
    "once it is buried": (ASKING, {}, ()),
    "the bottom is taken, and who made trumps is not recorded": ((*LATER[:-1], BottomTaken(A)), {}, ()),
}


@pytest.mark.parametrize("when_", EARLY_PASSES)
def test_sj4_0a_and_sj4_2_to_decline_before_anybody_can_be_asked_is_found(when_: str) -> None:
    acts, options, finds = EARLY_PASSES[when_]

    assert found(when(given(*acts, **options), asks(C)[0])) == finds


def test_sj4_2_who_declined_before_the_burial_is_not_asked_after_it() -> None:
    burial = (BottomTaken(A), BottomBuried(A, BURIED))

    assert shown(play_of(given(*LATER, *asks(C), *burial))) == "deal 1 of A at 3 D: D asked, 25 25 25 25"
    assert shown(play_of(given(*LATER[:-1], *asks(C), LATER[-1], *burial))) == "deal 1 of A at 3 D: C asked, 25 25 25 25"


# --- who leads before the overturner has taken the bottom -----------------------------------------------------------------------


def test_sj4_2_a_lead_before_the_overturner_has_the_bottom_leaves_it_as_it_was_buried() -> None:
    told = when(given(*OVERTURNED_BY_B), CardsPlayed(A, ("SA",)))

    assert (found(told), unsure(told)) == (("led_before_taken",), ())
    assert isinstance(told.play, Following)
    assert (told.play.deal.bottom, told.play.deal.burier, told.play.deal.takers) == (BURIED, A, ())


@pytest.mark.parametrize("act", [BottomUnrecorded(), PlaysUnrecorded()])
def test_sj4_2_where_it_is_said_that_the_record_lacks_it_the_overturner_may_have_buried(act: Act) -> None:
    told = when(given(*OVERTURNED_BY_B, act), CardsPlayed(A, ("SA",)))

    assert "led_before_taken" not in found(told)
    assert isinstance(told.play, Following)
    assert told.play.deal.bottom == ("??",) * 8
