"""GD5.1 to GD5.4: who pays whom which card, who may refuse, what is returned, who leads: every branch, by hand."""

import pytest

from core.guandan.deals import in_deal
from core.guandan.messages import (
    CardReturned,
    CardsPlayed,
    DealBegun,
    HandDealt,
    LeadGiven,
    LevelNoted,
    RefusalClaimed,
    Seat,
    TributeDue,
    TributePaid,
    TributesMatched,
)
from core.guandan.options import DEFAULTS, Options
from core.guandan.tribute import may_return, payable, returnable
from tests.core.guandan.given import (
    DEALT,
    GC,
    A,
    Acts,
    B,
    C,
    D,
    after,
    all_found,
    found,
    given,
    hand,
    pays,
    play_of,
    readings,
    shown,
    unsure,
    when,
)

# --- who owes tribute -------------------------------------------------------------------------------------------------------

# finishing order -> payers, receivers, who leads before any card is shown (None: the tributes say); under the default options
OWED: list[tuple[tuple[Seat, ...], tuple[Seat, ...], tuple[Seat, ...], Seat | None]] = [
    ((A, C), (B, D), (A, C), None),  # 双下: the first one's next player is named first
    ((C, A), (D, B), (C, A), None),
    ((B, D), (C, A), (B, D), None),
    ((D, B), (A, C), (D, B), None),
    ((A, B, C, D), (D,), (A,), D),  # the last of the other side pays the first and leads
    ((A, D, C, B), (B,), (A,), B),
    ((A, B, C), (D,), (A,), D),  # three places say who is last
    ((B, A, D, C), (C,), (B,), C),
    ((A, B, D, C), (C,), (A,), C),  # the first one's partner is last: he pays his partner
    ((D, A, C, B), (B,), (D,), B),
]


@pytest.mark.parametrize(("order", "payers", "receivers", "leads"), OWED)
def test_gd5_2_and_gd5_4_who_pays_follows_from_the_order(
    order: tuple[Seat, ...], payers: tuple[Seat, ...], receivers: tuple[Seat, ...], leads: Seat | None
) -> None:
    told = when(given(*after(*order)), DealBegun())

    assert told.results == (TributeDue(payers, receivers, leads),)


def test_gd5_4_in_a_record_that_begins_in_the_middle_of_a_match_nobody_can_say_who_owes_tribute() -> None:
    match = given(LevelNoted("5", ("5", "2")))

    told = when(match, TributePaid(D, "SA", C)), when(match, TributePaid(B, "SK", A)), when(match, CardReturned(C, "S3", D))

    assert [found(each) for each in told] == [(), (), ()]
    assert "tribute_unknown" in unsure(told[0])


def test_gd5_1_no_tribute_before_the_first_deal_and_the_card_says_who_leads() -> None:
    assert shown(given(*DEALT).history.table.play) == "deal 1 at 2: A leads, 27 27 27 27"


def test_gc2_5_no_tribute_in_the_competition_and_a_card_is_drawn_every_deal() -> None:
    told = when(given(*after(A, C), preset=GC), DealBegun())

    assert told.results == ()
    assert all_found(*after(A, C), *DEALT, preset=GC) == ()


@pytest.mark.parametrize(
    ("option", "results"),
    [
        ("last_pays", (TributeDue((C,), (A,), C),)),
        ("none", (LeadGiven(C),)),
        ("third_pays", (TributeDue((D,), (A,), C),)),
    ],
)
def test_gd5_4_first_and_last_are_partners_under_each_reading(option: str, results: tuple[object, ...]) -> None:
    told = when(given(*after(A, B, D, C), tribute_to_partner=option), DealBegun())

    assert told.results == results


@pytest.mark.parametrize("option", ["last_pays", "none", "third_pays"])
def test_gd5_1_the_last_leads_in_each_of_them(option: str) -> None:
    paid = {"last_pays": "C:SA A<S3", "none": "", "third_pays": "D:SA A<S3"}[option]
    match = given(*after(A, B, D, C), DealBegun(), *pays(paid), tribute_to_partner=option)

    assert found(when(match, CardsPlayed(C, ("S5",)))) == ()


# --- two tributes -----------------------------------------------------------------------------------------------------------

PAIR: Acts = (*after(A, C), DealBegun())  # B and D pay, the level is 6
# tributes of B and D -> who takes that of B, who takes that of D, who leads
TAKEN = [
    ("SA", "SK", A, C, B),
    ("SK", "SA", C, A, D),
    ("S6", "SA", A, C, B),  # the level stands above A
    ("BJ", "S6", A, C, B),
    ("BJ", "RJ", C, A, D),
    ("SA", "HA", A, C, B),  # equal: the first takes that of his next player, who leads
    ("S6", "D6", A, C, B),
]


@pytest.mark.parametrize(("one", "two", "of_b", "of_d", "leads"), TAKEN)
@pytest.mark.parametrize("first", ["B", "D"])
def test_gd5_2_the_first_takes_the_higher_and_who_paid_it_leads(
    one: str, two: str, of_b: Seat, of_d: Seat, leads: Seat, first: str
) -> None:
    """Whoever shows first."""
    both = [f"B:{one}", f"D:{two}"]
    match = given(*PAIR, *pays(both[0] if first == "B" else both[1]))

    told = when(match, pays(both[1] if first == "B" else both[0])[0])

    assert isinstance(told.results[0], TributesMatched)
    assert dict(told.results[0].pairs) == {B: of_b, D: of_d}
    assert found(told) == ()
    when(match, CardReturned(A, "S3"))
    assert when(match, CardReturned(C, "C3")).results == (LeadGiven(leads),)


@pytest.mark.parametrize(("first", "second"), [("SA", "SK"), ("SK", "SA")])
@pytest.mark.parametrize("option", ["first_takes_next", "winners_choose", "lot"])
def test_gd5_2_unequal_tributes_are_the_same_under_every_reading(first: str, second: str, option: str) -> None:
    wrong = ("C", "A") if first == "SA" else ("A", "C")
    acts = pays(f"B:{first}>{wrong[0]} D:{second}>{wrong[1]}")

    assert all_found(*PAIR, *acts, equal_tributes=option) == ("tribute_wrong_taker",)


@pytest.mark.parametrize(
    ("option", "takers", "codes"),
    [
        ("first_takes_next", ("A", "C"), ()),
        ("first_takes_next", ("C", "A"), ("tribute_wrong_taker",)),
        ("winners_choose", ("A", "C"), ()),
        ("winners_choose", ("C", "A"), ()),
        ("lot", ("C", "A"), ()),
    ],
)
def test_gd5_2_equal_tributes_under_each_reading(option: str, takers: tuple[str, str], codes: tuple[str, ...]) -> None:
    acts = pays(f"B:SA>{takers[0]} D:HA>{takers[1]}")

    assert all_found(*PAIR, *acts, equal_tributes=option) == codes


def test_gd5_2_equal_tributes_where_the_winners_choose_and_who_paid_the_first_leads() -> None:
    match = given(*PAIR, *pays("B:SA>C D:HA>A A<S3>D"), equal_tributes="winners_choose")

    assert when(match, CardReturned(C, "C3", B)).results == (LeadGiven(D),)


def test_gd5_2_a_return_says_who_took_what_where_the_record_did_not() -> None:
    match = given(*PAIR, *pays("B:SA D:HA"), equal_tributes="lot")

    assert when(match, CardReturned(A, "S3", D)).results == ()
    assert when(match, CardReturned(C, "C3", B)).results == (LeadGiven(D),)


def test_gd5_2_a_pair_that_went_the_wrong_way_is_one_finding_and_the_rest_is_judged_by_it() -> None:
    """Returns go to whom the card really came from, and who paid the higher leads."""
    acts = pays("B:SA>C D:SK>A A<S3>D C<C3>B")

    assert all_found(*PAIR, *acts, CardsPlayed(B, ("S5",))) == ("tribute_wrong_taker",)


# --- the card ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "level", "due"),
    [
        (("H7", "S7", "CK"), "7", ("S7",)),  # the heart level card is exempt, the other level cards are not
        (("H7", "H7", "CK", "SK"), "7", ("CK", "SK")),
        (("S7", "CA"), "8", ("CA",)),
        (("S2", "CA"), "2", ("S2",)),
        (("BJ", "S7"), "7", ("BJ",)),
        (("BJ", "RJ", "RJ"), "7", ("RJ",)),
        (("SA", "HA", "D3"), "7", ("SA", "HA")),  # the payer chooses the suit
    ],
)
def test_gd5_2_the_highest_card_but_never_the_heart_level_card(cards: tuple[str, ...], level: str, due: tuple[str, ...]) -> None:
    assert payable(cards, level) == due


@pytest.mark.parametrize(("paid", "codes"), [("S4", ()), ("H4", ("tribute_wild",)), ("SK", ("tribute_low",))])
def test_gd5_4_the_highest_card_of_a_hand_that_is_recorded(paid: str, codes: tuple[str, ...]) -> None:
    single = (*after(A, B, C, D), DealBegun(), HandDealt(D, hand("H4", "S4", "SK")))  # the level is 4

    told = when(given(*single), TributePaid(D, paid))

    assert (found(told), unsure(told)) == (codes, ())


# --- the return -------------------------------------------------------------------------------------------------------------

HELD = ("RJ", "SA", "S9", "ST", "D4", "H4")  # at level 4

# option -> what may go to an opponent, what may go to a partner
RETURNS = {
    "any": (HELD, HELD),
    "ten_or_lower_to_partner": (HELD, ("S9", "ST", "D4", "H4")),
    "ten_or_lower": (("S9", "ST", "D4", "H4"), ("S9", "ST", "D4", "H4")),
    "no_level_card": (("RJ", "SA", "S9", "ST"), ("RJ", "SA", "S9", "ST")),
}


@pytest.mark.parametrize("option", RETURNS)
def test_gd5_2_what_may_be_returned_under_each_reading(option: str) -> None:
    options: Options = readings(return_card=option)
    opponent, mate = RETURNS[option]

    assert returnable(HELD, "4", to_partner=False, options=options) == opponent
    assert returnable(HELD, "4", to_partner=True, options=options) == mate


def test_gd5_2_a_hand_without_any_such_card_may_return_every_card() -> None:
    assert returnable(("SA", "RJ"), "4", to_partner=False, options=readings(return_card="ten_or_lower")) == ("SA", "RJ")


def test_gd5_2_a_rank_that_is_not_recorded_passes() -> None:
    assert may_return("??", "4", to_partner=True, options=readings(return_card="ten_or_lower"))


def test_gd5_4_a_return_to_the_partner_is_limited_where_the_option_says_so() -> None:
    acts = (*after(A, B, D, C), DealBegun(), HandDealt(A, hand("SK")), *pays("C:SA A<SK"))

    assert all_found(*acts, return_card="ten_or_lower_to_partner") == ("return_card",)
    assert all_found(*acts) == ()


# --- refusing ---------------------------------------------------------------------------------------------------------------

RJ, TWO = ("RJ",), ("RJ", "RJ")
PAYERS: dict[str, Acts] = {
    "one each": (HandDealt(B, hand("RJ", "SA")), HandDealt(D, hand("RJ", "HA", "DA", other=True))),
    "both with one": (HandDealt(B, hand("RJ", "RJ")), HandDealt(D, hand("SA", "HA", "DA", other=True))),
    "one only": (HandDealt(B, hand("RJ", "SA")), HandDealt(D, hand("SA", "HA", "DA", other=True))),
}
FIRST_LEADS = "deal 2 at 6: A leads, 27 27 27 27"
# who holds what -> claims -> findings, where play stands
REFUSED: list[tuple[str, tuple[RefusalClaimed, ...], tuple[str, ...], str]] = [
    ("one each", (RefusalClaimed(B, RJ), RefusalClaimed(D, RJ)), (), FIRST_LEADS),
    ("one each", (RefusalClaimed(D, RJ), RefusalClaimed(B, RJ)), (), FIRST_LEADS),
    ("one each", (RefusalClaimed(B, RJ),), (), "deal 2 at 6: BD to pay, 27 27 27 27"),
    ("both with one", (RefusalClaimed(B, TWO),), (), FIRST_LEADS),
    ("both with one", (RefusalClaimed(D),), ("refusal_unfounded",), "deal 2 at 6: BD to pay, 27 27 27 27"),
    ("one only", (RefusalClaimed(B, RJ),), ("refusal_unfounded",), "deal 2 at 6: BD to pay, 27 27 27 27"),
    ("one each", (RefusalClaimed(B), RefusalClaimed(D, RJ)), ("jokers_not_shown",), FIRST_LEADS),
    ("both with one", (RefusalClaimed(B, RJ),), ("jokers_not_shown",), FIRST_LEADS),
]


@pytest.mark.parametrize(("held", "claims", "codes", "then"), REFUSED)
def test_gd5_3_a_refusal_of_two_payers(held: str, claims: tuple[RefusalClaimed, ...], codes: tuple[str, ...], then: str) -> None:
    match = given(*PAIR, *PAYERS[held])

    assert tuple(code for claim in claims for code in found(when(match, claim))) == codes
    assert shown(match.history.table.play) == then


def test_gd5_3_it_is_a_right_and_who_does_not_claim_it_pays_the_big_joker() -> None:
    acts = (*PAIR, *PAYERS["one each"], *pays("B:RJ>A D:RJ>C A<RJ C<RJ"), CardsPlayed(B, ("SA",)))

    assert all_found(*acts) == ()
    assert all_found(*acts, refusal="not_shown") == ()
    assert all_found(*acts, refusal="automatic") == ("tribute_automatic",)


def test_gd5_3_a_joker_that_was_shown_in_vain_and_is_paid_lies_with_the_winner() -> None:
    match = given(*PAIR, *PAYERS["one each"], RefusalClaimed(B, RJ), *pays("B:RJ>A"))

    deal = in_deal(play_of(match)).deal
    assert deal.exposed == ((), (), (), ())
    assert deal.tribute.paid == ((B, "RJ", A),)


def test_gd5_3_the_jokers_that_refuse_by_themselves_need_no_claim_and_the_first_leads() -> None:
    acts = (*PAIR, *PAYERS["one each"])

    assert all_found(*acts, CardsPlayed(A, ("C7",)), refusal="automatic") == ()
    assert all_found(*acts, CardsPlayed(B, ("SA",)), refusal="automatic") == ("wrong_leader",)
    assert all_found(*acts, CardsPlayed(A, ("C7",))) == ("tribute_missing",)


SINGLE: Acts = (*after(A, B, C, D), DealBegun())  # D pays, B is his partner, the level is 4
D_TWO, D_ONE, B_ONE = HandDealt(D, hand("RJ", "RJ")), HandDealt(D, hand("RJ")), HandDealt(B, hand("RJ", "SA", "HA", other=True))


@pytest.mark.parametrize(
    ("hands", "options", "claims", "codes", "refused"),
    [
        ((D_TWO,), {}, (RefusalClaimed(D, TWO),), (), True),
        ((D_ONE, B_ONE), {}, (RefusalClaimed(D, RJ),), ("refusal_unfounded",), False),
        ((D_ONE, B_ONE), {"single_refusal_jokers": "side"}, (RefusalClaimed(D, RJ), RefusalClaimed(B, RJ)), (), True),
        ((D_ONE, B_ONE), {"single_refusal_jokers": "side"}, (RefusalClaimed(D, RJ),), (), False),
        ((D_TWO,), {}, (RefusalClaimed(B),), ("refusal_not_due",), False),
        ((), {}, (RefusalClaimed(D, TWO),), (), True),  # a hand that is not recorded is taken at its word
    ],
)
def test_gd5_4_a_refusal_of_a_single_payer(
    hands: Acts, options: dict[str, str], claims: tuple[RefusalClaimed, ...], codes: tuple[str, ...], refused: bool
) -> None:
    match = given(*SINGLE, *hands, **options)

    assert tuple(code for claim in claims for code in found(when(match, claim))) == codes
    assert shown(match.history.table.play) == f"deal 2 at 4: {'A leads' if refused else 'D to pay'}, 27 27 27 27"


def test_gd5_3_who_leads_is_said_with_its_reason() -> None:
    told = when(given(*SINGLE, *pays("D:SK A<S3")), CardsPlayed(A, ("S5",)))

    assert told.violations[0].text.zh == "甲方出♠5；第一圈应由丁方领出（上一副的末家先出）。"
    assert told.violations[0].rule.clause == "GD5.4"


def test_gd5_2_nothing_is_found_in_a_tribute_as_the_clause_has_it() -> None:
    acts = (*PAIR, HandDealt(B, hand("SA")), HandDealt(D, hand("SK", other=True)), *pays("B:SA>A D:SK>C A<C9>B C<CT>D"))

    assert all_found(*acts, CardsPlayed(B, ("S5",))) == ()
    assert DEFAULTS.tribute == "yes"
