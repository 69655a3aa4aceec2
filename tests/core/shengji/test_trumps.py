"""SJ1.1 to SJ4.5: the draw, declaring, insuring, overturning and burying, as the clauses have them, and the options on them."""

import pytest

from core.shengji.messages import Act
from core.shengji.options import DEFAULTS
from core.trumps import trumps
from core.trumps.messages import (
    BottomBuried,
    BottomTaken,
    CardDrawn,
    DealBegun,
    DeclarerNoted,
    HandDealt,
    Insured,
    NobodyDeclared,
    Overturned,
    Suit,
    ThirdBottomCardShown,
    TrumpsDeclared,
    TrumpsNoted,
)
from core.trumps.state import Burying, Drawing, Showing, State, Taking, deal_of
from tests.core.shengji.given import (
    ASKING,
    BOTTOM,
    BURIED,
    BY_C,
    DEALT,
    DECLARED,
    HANDS,
    INSURED,
    LATER,
    OVERTURNED_BY_B,
    SEATS,
    TAKEN,
    A,
    B,
    C,
    D,
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

DRAWS: tuple[CardDrawn, ...] = tuple(CardDrawn(seat, HANDS[seat][n]) for n in range(25) for seat in SEATS)
EIGHT = cards("SKJJTT HAA9")


def standing(play: State) -> Showing:
    deal = deal_of(play)
    assert deal is not None
    assert deal.standing is not None
    return deal.standing


# --- the draw -------------------------------------------------------------------------------------------------------------------


def test_sj1_1_a_draw_card_by_card_gives_four_hands_and_leaves_the_bottom() -> None:
    match = given(DealBegun(first=A), *DRAWS[:-1])
    told = when(match, DRAWS[-1])

    assert (found(told), told.follows) == ((), ("DrawEnded",))
    assert isinstance(told.play, Taking)
    assert sorted(told.play.deal.bottom) == sorted(BOTTOM)
    dealt = play_of(given(*DEALT))
    assert isinstance(dealt, Drawing)
    assert told.play.deal.hands == dealt.deal.hands


def test_sj2_1_a_declaration_during_the_draw_is_timed_by_it() -> None:
    match = given(DealBegun(first=A), *DRAWS[:40])
    told = when(match, TrumpsDeclared(B, (HANDS[B][9],)))
    assert found(told) == ("declared_no_level",)

    told = when(given(DealBegun(first=B), CardDrawn(B, "D3")), TrumpsDeclared(B, ("D3",)))
    assert (found(told), told.follows) == ((), ("TrumpsSet", "DeclarerMade"))
    assert isinstance(told.play, Drawing)
    assert told.play.deal.showings[0][1] == 1


def test_sj2_2_the_last_card_drawn_may_still_declare() -> None:
    hands = (*HANDS[:3], (*HANDS[D][:-1], HANDS[D][-1]))
    last = next(n for n, card in enumerate(hands[D]) if card == "H3")
    order = (*hands[D][:last], *hands[D][last + 1 :], "H3")
    draws = tuple(CardDrawn(seat, (order if seat == D else HANDS[seat])[n]) for n in range(25) for seat in SEATS)
    told = when(given(DealBegun(first=A), *draws), TrumpsDeclared(D, ("H3",)))

    assert found(told) == ()
    assert shown(told.play) == "deal 1 of D at 3 H: D to take, 25 25 25 25"


def test_sj1_1_a_hand_of_26_and_one_of_24_are_played_as_they_are() -> None:
    wrong = (*DRAWS[:-1], CardDrawn(C, DRAWS[-1].card))
    told = when(given(DealBegun(first=A), *wrong[:-1]), wrong[-1])

    assert found(told) == ("drawn_out_of_turn", "drawn_too_many")
    assert shown(told.play) == "deal 1 of ? at 3 ?: ? to take, 25 25 26 24"


# --- declaring, insuring --------------------------------------------------------------------------------------------------------


def test_sj2_1_and_sj4_4_both_level_cards_shown_at_once_are_declared_and_insured() -> None:
    told = when(given(*DEALT), TrumpsDeclared(C, ("S3", "S3")))

    assert (found(told), told.follows) == ((), ("TrumpsSet", "DeclarerMade"))
    assert standing(told.play).kind == "insured"


@pytest.mark.parametrize(("option", "finds"), [("drawn_after", ("insured_held",)), ("held_before", ())])
def test_sj4_4_which_card_insures(option: str, finds: tuple[str, ...]) -> None:
    begun = (
        DealBegun(first=B),
        CardDrawn(B, "D3"),
        CardDrawn(C, "S4"),
        CardDrawn(D, "S9"),
        CardDrawn(A, "S8"),
        CardDrawn(B, "D3"),
    )
    match = given(*begun, TrumpsDeclared(B, ("D3",)), insurance_cards=option)

    assert found(when(match, Insured(B, ("D3",)))) == finds


def test_sj4_4_a_card_drawn_after_declaring_insures() -> None:
    first = (DealBegun(first=B), CardDrawn(B, "D3"), TrumpsDeclared(B, ("D3",)))
    told = when(
        given(*first, CardDrawn(C, "S4"), CardDrawn(D, "S9"), CardDrawn(A, "S8"), CardDrawn(B, "D3")), Insured(B, ("D3",))
    )

    assert (found(told), told.follows, standing(told.play).kind) == ((), (), "insured")


def test_sj2_3_the_third_bottom_card_is_a_joker() -> None:
    told = when(given(*LATER[:1], NobodyDeclared()), ThirdBottomCardShown("BJ"))

    assert (found(told), told.follows) == ((), ("TrumpsSet",))
    assert shown(told.play).startswith("deal 1 of A at 3 no trump")


@pytest.mark.parametrize(("option", "follows"), [("redeal", ("Redealt",)), ("third_bottom_card", ()), ("chief_referee", ())])
def test_sj2_1_nobody_declares_in_the_first_deal(option: str, follows: tuple[str, ...]) -> None:
    told = when(given(*DEALT, first_deal_undeclared=option), NobodyDeclared())

    assert told.follows == follows
    assert found(told) == (("undeclared",) if option == "chief_referee" else ())


def test_sj2_3_a_first_deal_undeclared_goes_by_the_third_bottom_card_where_the_option_says_so() -> None:
    match = given(*DEALT, NobodyDeclared(), first_deal_undeclared="third_bottom_card")

    assert found(when(match, ThirdBottomCardShown("C8"))) == ()
    told = when(match, BottomTaken(B))
    assert shown(told.play) == "deal 1 of B at 3 C: B to bury, 25 33 25 25", "who takes the bottom counts as declarer"


def test_sj2_1_the_cards_are_dealt_again() -> None:
    match = given(*DEALT, NobodyDeclared())
    told = when(match, DealBegun())

    assert found(told) == ()
    assert shown(told.play) == "deal 1 of ? at 3 ?: drawing, 25 25 25 25"


# --- overturning ----------------------------------------------------------------------------------------------------------------


def test_sj4_1_the_first_deals_overturner_declares_and_takes_the_bottom() -> None:
    told = when(given(*DECLARED), Overturned(C, cards("S33"), 100))
    assert (found(told), told.follows) == ((), ("TrumpsSet", "DeclarerMade"))

    told = when(given(*DECLARED, Overturned(C, cards("S33"), 100)), BottomTaken(C))
    assert found(told) == ()
    assert isinstance(told.play, Burying)


@pytest.mark.parametrize(("option", "finds"), [("bottom_taken", ("overturned_late",)), ("bottom_buried", ())])
def test_sj4_1_until_when_the_first_deal_is_overturned(option: str, finds: tuple[str, ...]) -> None:
    told = when(given(*TAKEN, first_deal_overturn_closes=option), overturn(C, "S33"))

    assert found(told) == finds
    assert shown(told.play) == "deal 1 of C at 3 S: C to take, 25 25 25 25"


IN_TURN = {"first_deal_bottom": "each_in_turn", "first_deal_overturn_closes": "bottom_buried"}
B_HAS_IT = (*DEALT, TrumpsDeclared(A, ("H3",), 40), Overturned(B, cards("D33"), 100), BottomTaken(B))


def test_sj4_3_in_the_first_deal_an_overturn_takes_no_burial_from_who_has_overturned_before() -> None:
    match = given(*B_HAS_IT, **IN_TURN)
    told = when(match, Overturned(D, cards("C33"), 100))
    assert (found(told), told.follows) == ((), ("TrumpsSet", "DeclarerMade"))
    assert shown(told.play) == "deal 1 of D at 3 C: B to bury, 25 33 25 25"

    told = when(match, BottomBuried(B, EIGHT))
    assert (found(told), told.follows) == ((), ("BottomDue",))
    assert shown(told.play) == "deal 1 of D at 3 C: D to take, 25 25 25 25"
    assert found(when(match, BottomTaken(D))) == ()
    told = when(match, BottomBuried(D, cards("DTT987752")))
    assert (found(told), shown(told.play)) == ((), "deal 1 of D at 3 C: D leads, 25 25 25 25")


def test_sj4_3_in_the_first_deal_who_has_declared_gives_the_bottom_to_who_has_overturned_first() -> None:
    """A has taken it up: as declarer in time, and, B having overturned, by mistake."""
    told = when(given(*TAKEN, **IN_TURN), Overturned(B, cards("D33"), 100))
    assert shown(told.play) == "deal 1 of B at 3 D: B to take, 25 25 25 25"

    told = when(given(*B_HAS_IT[:-1], BottomTaken(A), **IN_TURN), Overturned(D, cards("C33"), 100))
    assert shown(told.play) == "deal 1 of D at 3 C: B to take, 25 25 25 25"


@pytest.mark.parametrize(("option", "finds"), [("after_draw", ("overturned_early",)), ("during_draw", ())])
def test_sj4_0a_from_when_trumps_are_overturned(option: str, finds: tuple[str, ...]) -> None:
    assert found(when(given(*DECLARED, overturn_opens=option), Overturned(C, cards("S33"), 60))) == finds


def test_sj4_2_when_a_later_deal_was_overturned_may_not_be_recorded() -> None:
    told = when(given(*LATER, overturn_opens="during_draw"), overturn(C, "S33"))
    assert (found(told), unsure(told)) == ((), ("overturn_time",))

    told = when(given(*LATER), overturn(C, "S33"))
    assert (found(told), unsure(told)) == (("overturned_early",), ()), "whenever it was, the declarer had not buried"


@pytest.mark.parametrize(("option", "finds"), [("insured_pair", ()), ("declared_suit", ("overturned_low",))])
def test_sj4_3_what_the_first_overturn_must_beat(option: str, finds: tuple[str, ...]) -> None:
    assert found(when(given(*BY_C, *asks(B), first_overturn_must_beat=option), overturn(D, "C33"))) == finds


def test_sj4_4_a_higher_pair_overturns_an_insured_one() -> None:
    assert found(when(given(*INSURED), overturn(B, "BB"))) == ()
    assert found(when(given(*INSURED), overturn(B, "D33"))) == ("overturned_low",)


@pytest.mark.parametrize(("option", "finds"), [("not_allowed", ("overturned_twos",)), ("below_suits", ()), ("above_spades", ())])
def test_sj4_3_a_pair_of_2s(option: str, finds: tuple[str, ...]) -> None:
    told = when(given(*ASKING, twos_pair_overturn=option), overturn(C, "H22"))
    assert found(told) == finds
    assert shown(told.play) == "deal 1 of A at 3 no trump: C to take, 25 25 25 25"


def test_sj4_3_a_pair_of_2s_above_spades() -> None:
    after_it = (*INSURED[:-2], *INSURED[-2:], *asks(B, D))
    assert found(when(given(*after_it, twos_pair_overturn="above_spades"), overturn(D, "H22")))[-1:] != ("overturned_low",)


def test_sj4_2_the_declarer_is_asked_last_and_who_declared_not_at_all() -> None:
    assert shown(play_of(given(*ASKING, *asks(C)))) == "deal 1 of A at 3 D: D asked, 25 25 25 25"
    assert shown(play_of(given(*ASKING, *asks(C, D)))) == "deal 1 of A at 3 D: A asked, 25 25 25 25"
    assert shown(play_of(given(*ASKING, *asks(C, D, A)))) == "deal 1 of A at 3 D: A leads, 25 25 25 25"
    never = given(*ASKING, *asks(C, D), later_declarer_overturn="declarer_never")
    assert shown(play_of(never)) == "deal 1 of A at 3 D: A leads, 25 25 25 25"


def test_sj4_0c_who_declared_is_asked_once_another_has_overturned() -> None:
    turned = (*OVERTURNED_BY_B, BottomBuried(B, EIGHT), *asks(C))
    assert shown(play_of(given(*turned))) == "deal 1 of A at 3 D: D asked, 25 25 25 25", "D has declared"
    assert found(when(given(*turned), Overturned(D, cards("C33")))) == ()


def test_sj4_2_one_round_asks_nobody_twice() -> None:
    turned = (*OVERTURNED_BY_B, BottomBuried(B, EIGHT), *asks(C))
    one = given(*turned, later_overturn_order="one_round")
    assert shown(when(one, asks(D)[0]).play) == "deal 1 of A at 3 D: A asked, 25 25 25 25"
    assert shown(when(one, asks(A)[0]).play) == "deal 1 of A at 3 D: A leads, 25 25 25 25"


def test_sj2_3_trumps_of_the_bottom_card_are_overturned_by_anybody_or_nobody() -> None:
    third = (*LATER[:-1], NobodyDeclared(), ThirdBottomCardShown("C8"), BottomBuried(A, BURIED))
    assert shown(play_of(given(*third))) == "deal 1 of A at 3 C: B asked, 25 25 25 25"
    nobody = given(*third, third_bottom_overturn="not_allowed")
    assert shown(play_of(nobody)) == "deal 1 of A at 3 C: A leads, 25 25 25 25"


def test_sj4_2_an_overturn_during_the_draw_takes_the_bottom_once_the_declarer_has_buried() -> None:
    early = (*LATER, Overturned(C, cards("S33"), 60), BottomTaken(A))
    told = when(given(*early, overturn_opens="during_draw"), BottomBuried(A, BURIED))

    assert told.follows == ("BottomDue",)
    assert shown(told.play) == "deal 1 of A at 3 S: C to take, 25 25 25 25"


def test_sj3_1_a_record_may_leave_the_taking_out() -> None:
    told = when(given(*DECLARED), BottomBuried(A, BURIED))

    assert (found(told), told.follows) == ((), ("LeadGiven",))
    assert told.play == play_of(given(*TAKEN, BottomBuried(A, BURIED)))


def test_sj2_2_a_hand_recorded_once_the_bottom_is_buried_is_the_hand_that_plays() -> None:
    final = tuple(card for card in (*HANDS[A], *BOTTOM))
    rest = list(final)
    for card in BURIED:
        rest.remove(card)
    match = given(DeclarerNoted(A), HandDealt(A, tuple(rest), after_burial=True), TrumpsDeclared(B, ("D3",)))
    told = when(match, BottomBuried(A, BURIED))

    assert (found(told), shown(told.play)) == ((), "deal 1 of A at 3 D: C asked, 25 25 25 25")


def test_cd5_1_who_draws_first_in_later_deals_is_recorded_and_no_finding() -> None:
    match = given(DeclarerNoted(A), CardDrawn(C, "S4"))
    assert found(when(match, CardDrawn(D, "S9"))) == ()


@pytest.mark.parametrize(("option", "suit"), [("as_cd5", "D"), ("organiser", "S")])
def test_sj2_1_the_declarer_of_a_later_deal_draws_first(option: str, suit: str) -> None:
    """B declares and shows at the same draw as C, whose card was recorded first."""
    acts = (DeclarerNoted(B), *DEALT[1:], TrumpsDeclared(C, ("S3",), 40))
    told = when(given(*acts, shuffle_and_cut=option), TrumpsDeclared(B, ("D3",), 40))

    assert shown(told.play).startswith(f"deal 1 of B at 3 {suit}")


DISPLACED = (DeclarerNoted(A), *DEALT[1:], TrumpsDeclared(C, ("S3",), 40), TrumpsDeclared(B, ("D3",), 40))  # A drew first, so B


def test_sj4_0c_who_was_displaced_at_the_same_draw_has_not_declared() -> None:
    match = given(*DISPLACED, BottomTaken(A), BottomBuried(A, BURIED))

    assert shown(play_of(match)) == "deal 1 of A at 3 D: C asked, 25 25 25 25"
    assert found(when(match, overturn(C, "S33"))) == ()
    assert found(when(given(*DISPLACED, BottomBuried(A, BURIED), *asks(C, D)), overturn(B, "BB"))) == ("overturned_declared",)


# --- nobody has declared, and trumps are noted ----------------------------------------------------------------------------------

UNDECLARED = (*LATER[:-1], NobodyDeclared())  # the third card of the bottom is ♣8


@pytest.mark.parametrize("more", [(), (BottomTaken(A),)], ids=["before it is taken up", "while it is up"])
@pytest.mark.parametrize(("suit", "finds"), [("C", ()), ("H", ("trumps_differ",)), (None, ("trumps_differ",))])
def test_sj2_3_trumps_that_are_noted_are_those_of_the_third_bottom_card(
    suit: Suit | None, finds: tuple[str, ...], more: tuple[Act, ...]
) -> None:
    told = when(given(*UNDECLARED, *more), TrumpsNoted(suit))

    assert found(told) == finds
    assert [(each.rule.clause, each.due) for each in told.violations] == [("SJ2.3", ("C",))] * len(finds)


@pytest.mark.parametrize(("suit", "finds"), [("C", ()), ("H", ("trumps_differ",))])
def test_sj2_3_that_nobody_declared_is_said_after_trumps_are_noted(suit: Suit, finds: tuple[str, ...]) -> None:
    assert found(when(given(*LATER[:-1], TrumpsNoted(suit)), NobodyDeclared())) == finds


def test_sj2_3_that_nobody_declared_may_be_said_after_the_third_card_is_shown() -> None:
    assert found(when(given(*LATER[:-1], ThirdBottomCardShown("C8")), NobodyDeclared())) == ()


def test_sj2_3_trumps_that_are_noted_are_compared_with_nothing_where_the_third_card_is_not_known() -> None:
    unknown = (*LATER[:-2], NobodyDeclared())
    assert found(when(given(*unknown), TrumpsNoted("H"))) == ()
    buried = (*UNDECLARED, BottomBuried(A, BURIED))
    assert found(when(given(*buried), TrumpsNoted("H"))) == (), "what is buried is not the bottom as it lay"
    first = given(*DEALT, NobodyDeclared(), first_deal_undeclared="chief_referee")
    assert found(when(first, TrumpsNoted("H"))) == ()
    by_card = given(*DEALT, NobodyDeclared(), first_deal_undeclared="third_bottom_card")
    assert found(when(by_card, TrumpsNoted("H"))) == ("trumps_differ",)


def test_what_cards_make_of_trumps_under_the_usual_readings() -> None:
    assert (trumps.is_level("3", DEFAULTS), trumps.is_level("2", DEFAULTS), trumps.is_level("x", DEFAULTS)) == (
        True,
        False,
        False,
    )
    assert trumps.shown(("H3",), "3", DEFAULTS) == ("H", 4, False)
    assert trumps.shown(("BJ", "BJ"), "3", DEFAULTS) == (None, 7, True)
    assert trumps.shown(("H4",), "3", DEFAULTS) is None
    assert [trumps.is_permanent(card, DEFAULTS) for card in ("BJ", "H2", "H3")] == [True, True, False]
    assert [trumps.third_card_makes(card, "3", DEFAULTS) for card in ("H9", "H2", "??")] == [("H",), (None,), None]
