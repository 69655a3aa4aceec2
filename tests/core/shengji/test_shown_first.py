"""SJ2.1, SJ2.2, SJ4.4: who has shown first, and what insurance shows, as far as the record proves it."""

import pytest

from core.shengji.messages import Act
from core.trumps.messages import (
    BottomBuried,
    BottomTaken,
    CardsPlayed,
    DealBegun,
    DeclarerNoted,
    HandDealt,
    Insured,
    LevelNoted,
    NobodyDeclared,
    Overturned,
    Suit,
    ThirdBottomCardShown,
    TrumpsDeclared,
    TrumpsNoted,
)
from tests.core.shengji.given import (
    ASKING,
    BURIED,
    DEALT,
    DECLARED,
    HANDS,
    LATER,
    TAKEN,
    A,
    B,
    C,
    D,
    cards,
    found,
    given,
    overturn,
    play_of,
    shown,
    unsure,
    when,
)

# --- who has shown first, as far as the record proves it ------------------------------------------------------------------------


def test_sj2_1_two_that_are_recorded_without_a_time_may_have_shown_at_the_same_draw() -> None:
    told = when(given(DealBegun(), TrumpsDeclared(A, ("H3",))), TrumpsDeclared(B, ("D3",)))

    assert (found(told), unsure(told)) == ((), ("draw_order_unknown",))
    assert shown(told.play) == "deal 1 of A at 3 H: drawing, 25 25 25 25", "what is recorded first stands"
    seen = given(DealBegun(), TrumpsDeclared(A, ("H3",)), same_draw_shown="first_seen")
    assert found(when(seen, TrumpsDeclared(B, ("D3",)))) == ("declared_again",)


def test_sj2_1_the_same_seat_has_shown_twice_whenever_that_was() -> None:
    told = when(given(DealBegun(), TrumpsDeclared(A, ("H3",))), TrumpsDeclared(A, ("S3",)))

    assert (found(told), unsure(told)) == (("declared_again",), ())


@pytest.mark.parametrize("option", ["first_in_turn", "first_seen"])
def test_sj2_1_who_has_shown_at_an_earlier_draw_and_is_recorded_later_declares(option: str) -> None:
    told = when(given(*DEALT, TrumpsDeclared(A, ("H3",), 40), same_draw_shown=option), TrumpsDeclared(D, ("C3",), 38))

    assert [(each.rule.code, each.seat, each.done) for each in told.violations] == [("shengji.declared_again", A, ("H3",))]
    assert (unsure(told), told.follows) == ((), ("TrumpsSet", "DeclarerMade"))
    assert shown(told.play) == "deal 1 of D at 3 C: drawing, 25 25 25 25"


def test_sj2_1_insurance_does_not_move_the_draw_at_which_one_has_declared() -> None:
    acts = (DealBegun(first=D), *DEALT[1:], TrumpsDeclared(A, ("H3",), 40), Insured(A, ("H3",), 44))

    assert shown(play_of(given(*acts, TrumpsDeclared(D, ("C3",), 40)))) == "deal 1 of D at 3 C: drawing, 25 25 25 25"
    assert found(when(given(*acts), TrumpsDeclared(D, ("C3",), 44))) == ("declared_again",)


def test_sj2_2_a_declaration_before_an_overturn_that_is_recorded_first_cannot_be_judged() -> None:
    match = given(*LATER[:-1], Overturned(C, cards("S33"), 60))
    told = when(match, TrumpsDeclared(B, ("D3",), 50))

    assert (found(told), unsure(told)) == ((), ("recorded_after",))
    assert found(when(given(*LATER[:-1], Overturned(C, cards("S33"), 60)), TrumpsDeclared(B, ("D3",), 64))) == ("declared_again",)


@pytest.mark.parametrize(("drawn", "finds", "open_"), [(40, (), ("recorded_after",)), (None, ("declared_again",), ())])
def test_sj2_3_a_declaration_after_the_third_bottom_card(
    drawn: int | None, finds: tuple[str, ...], open_: tuple[str, ...]
) -> None:
    told = when(given(*LATER[:-1], ThirdBottomCardShown("C8")), TrumpsDeclared(B, ("D3",), drawn))

    assert (found(told), unsure(told)) == (finds, open_)
    assert shown(told.play) == "deal 1 of A at 3 C: A to take, 25 25 25 25"


@pytest.mark.parametrize(("suit", "trumps", "open_"), [("D", "D", ("first_unrecorded",)), ("S", "S", ("draw_order_unknown",))])
def test_sj2_2_trumps_that_are_only_noted_are_no_declaration(suit: Suit, trumps: str, open_: tuple[str, ...]) -> None:
    told = when(given(*LATER[:-1], TrumpsNoted(suit)), TrumpsDeclared(B, ("D3",)))

    assert (found(told), unsure(told)) == ((), open_)
    assert shown(told.play) == f"deal 1 of A at 3 {trumps}: drawing, 25 25 25 25"


@pytest.mark.parametrize("more", [(), (BottomTaken(A),), (BottomTaken(A), BottomBuried(A, BURIED), CardsPlayed(A, ("SA",)))])
def test_sj2_2_a_declaration_that_is_timed_in_the_draw_is_not_late(more: tuple[Act, ...]) -> None:
    told = when(given(*LATER[:-1], NobodyDeclared(), *more), TrumpsDeclared(B, ("D3",), 40))

    assert (found(told), unsure(told)) == ((), ("recorded_after",))


@pytest.mark.parametrize("more", [(), (BottomBuried(A, BURIED), CardsPlayed(A, ("SA",)))])
def test_sj4_4_insurance_that_is_timed_in_the_draw_is_not_late(more: tuple[Act, ...]) -> None:
    told = when(given(*LATER, BottomTaken(A), *more), Insured(B, ("D3",), 60))

    assert found(told) == ()
    assert "recorded_after" in unsure(told)


def test_sj4_0a_an_overturn_that_is_timed_in_the_draw_was_early_wherever_it_is_recorded() -> None:
    assert found(when(given(*TAKEN), Overturned(C, cards("S33"), 60))) == ("overturned_early",)
    assert found(when(given(*ASKING), Overturned(D, cards("C33"), 60))) == ("overturned_early",)


@pytest.mark.parametrize(
    ("before", "at", "cannot"),
    [((), 30, True), ((), 60, False), ((Overturned(C, ("S3", "S3"), 80),), 60, True)],
    ids=["before the declaration", "after the declaration", "before the overturn that is recorded before it"],
)
def test_sj4_3_an_overturn_timed_before_what_is_recorded_before_it_is_not_held_against_that(
    before: tuple[Act, ...], at: int, cannot: bool
) -> None:
    told = when(given(*LATER, *before, overturn_opens="during_draw"), Overturned(D, ("C3", "C3"), at))

    assert (found(told), unsure(told)) == ((), ("overturn_order",) if cannot else ())


def test_sj4_3_an_overturn_timed_after_what_is_recorded_before_it_has_to_be_higher() -> None:
    match = given(*LATER, Overturned(C, ("S3", "S3"), 80), overturn_opens="during_draw")

    assert found(when(match, Overturned(D, ("C3", "C3"), 90))) == ("overturned_low",)


# --- insurance shows a second card --------------------------------------------------------------------------------------------


def test_sj4_4_an_insured_pair_is_two_cards_of_the_hand() -> None:
    match = given(DealBegun(), TrumpsDeclared(A, ("H3",)), Insured(A, ("H3",)))

    told = when(match, HandDealt(D, HANDS[D]))
    assert (found(told), told.violations[0].done) == (("card_thrice",), ("H3",))


def test_sj4_4_a_second_card_that_the_hand_lacks_does_not_insure_unseen() -> None:
    match = given(*DEALT, TrumpsDeclared(D, ("H3",), 40))

    assert found(when(match, Insured(D, ("H3",)))) == ("shown_not_held",)


@pytest.mark.parametrize(("shows", "finds"), [("?3", ()), ("?3 ?3", ()), ("?3 ?3 ?3", ("declared_no_level",))])
def test_sj2_1_cards_of_which_the_suit_is_not_known_may_be_level_cards_of_one_suit(shows: str, finds: tuple[str, ...]) -> None:
    told = when(given(DealBegun()), TrumpsDeclared(C, tuple(shows.split())))

    assert (found(told), unsure(told)) == (finds, ("showing_unknown",))


@pytest.mark.parametrize(
    ("shows", "finds"),
    [
        ("?3", ("overturned_no_pair",)),
        ("?3 ?3", ()),
        ("S3 ?3", ()),
        ("?3 ?4", ("overturned_no_pair",)),
        ("S3 H3", ("overturned_no_pair",)),
    ],
)
@pytest.mark.parametrize("level", ["3", "1"], ids=["level known", "level not known"])
def test_sj4_0a_cards_that_are_not_recorded_in_full_may_be_a_pair(shows: str, finds: tuple[str, ...], level: str) -> None:
    match = given(DealBegun(), LevelNoted(level), TrumpsNoted("D"))

    assert found(when(match, Overturned(C, tuple(shows.split()), 100))) == finds


# --- who is noted to declare before anything is shown ---------------------------------------------------------------------------

NOTED: tuple[Act, ...] = (LevelNoted("3", ("3", "3")), DeclarerNoted(A))


@pytest.mark.parametrize("noted", [NOTED, NOTED[::-1], NOTED[1:]])
def test_sj4_1_a_declarer_who_is_noted_before_he_declares_leaves_it_the_first_deal(noted: tuple[Act, ...]) -> None:
    match = given(*noted, *DECLARED)
    assert found(when(match, TrumpsDeclared(B, ("D3",), 44))) == ("declared_again",)

    told = when(match, Overturned(B, ("D3", "D3"), 100))
    assert (found(told), told.follows) == ((), ("TrumpsSet", "DeclarerMade"))
    assert shown(told.play) == "deal 1 of B at 3 D: drawing, 25 25 25 25"
    late = given(*noted, *TAKEN, BottomBuried(A, BURIED))
    assert found(when(late, overturn(B, "D33"))) == ("overturned_in_play",)


@pytest.mark.parametrize(
    "noted", [(LevelNoted("5", ("5", "3")), DeclarerNoted(A)), (DeclarerNoted(A), LevelNoted("5", ("5", "3")))]
)
def test_sj4_2_at_levels_that_no_match_begins_with_it_is_a_later_deal(noted: tuple[Act, ...]) -> None:
    told = when(given(*noted, TrumpsDeclared(A, ("H5",)), BottomTaken(A)), Overturned(B, ("D5", "D5"), 100))

    assert found(told) == ("overturned_early",)
    assert [violation.rule.clause for violation in told.violations] == ["SJ4.2"]


def test_sj4_1_a_declarer_who_is_noted_after_he_has_declared_is_moved_by_an_overturn() -> None:
    told = when(given(*DECLARED, DeclarerNoted(A)), Overturned(B, ("D3", "D3"), 100))

    assert (found(told), told.follows) == ((), ("TrumpsSet", "DeclarerMade"))


@pytest.mark.parametrize(("act", "follows"), [(NobodyDeclared(), ()), (ThirdBottomCardShown("C8"), ("TrumpsSet",))])
def test_sj2_3_a_declarer_is_noted_and_nobody_declares(act: Act, follows: tuple[str, ...]) -> None:
    told = when(given(*LATER[:-1]), act)

    assert (found(told), unsure(told), told.follows) == ((), ("first_unrecorded",), follows)
    assert unsure(when(given(*LATER[:-1], first_deal_undeclared="third_bottom_card"), act)) == ()


# --- the time of a showing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("drawn", "open_"), [(100, ()), (99, ("overturn_time",)), (None, ("overturn_time",))])
def test_sj4_0a_what_was_shown_at_the_last_draw_shows_that_the_draw_was_over(drawn: int | None, open_: tuple[str, ...]) -> None:
    told = when(given(*DEALT, TrumpsDeclared(A, ("H3",), drawn)), overturn(B, "D33"))

    assert (found(told), unsure(told)) == ((), open_)


@pytest.mark.parametrize("drawn", [-1, 0, 101, 109])
def test_sj1_1_a_time_that_no_draw_has_is_found_and_counts_as_none(drawn: int) -> None:
    told = when(given(*DECLARED), Overturned(B, ("D3", "D3"), drawn))

    assert (found(told), unsure(told)) == (("no_such_draw",), ("overturn_time",))
