"""SJ5.0 to SJ7.3 and CD3.2 to CD3.4 at a table: leads, throws, tricks, and what the last one does to the bottom."""

import pytest
from msgspec.structs import replace

from core.trick.parts import lead_of
from core.trumps.ends import multiplied_by
from core.trumps.messages import (
    BottomBuried,
    CardsPlayed,
    DealBegun,
    DeclarerNoted,
    HandDealt,
    Overturned,
    PlayTakenBack,
    ThrowCalled,
    ThrowFailed,
    TrickTaken,
    TrumpsDeclared,
)
from core.trumps.state import Deal, Following, Play, State, deal_of
from core.trumps.trumps import order_in, ways_of
from tests.core.shengji.given import (
    BURIED,
    DEALT,
    HANDS,
    HIDDEN,
    LATER,
    LEADS,
    TAKEN,
    A,
    Acts,
    B,
    C,
    D,
    cards,
    found,
    given,
    play_of,
    played_out,
    plays,
    readings,
    shown,
    unsure,
    when,
)


def following(play: State) -> Following:
    assert isinstance(play, Following)
    return play


def deal(play: State) -> Deal:
    found_ = deal_of(play)
    assert found_ is not None
    return found_


# --- leads ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shape"),
    [("SA", "S0"), ("SAA", "S1"), ("S8877", "S2"), ("SAAK", "S10"), ("HKK", "T1"), ("R", "T0")],
)
def test_cd3_2_a_single_a_pair_and_a_tractor_are_what_they_are(text: str, shape: str) -> None:
    told = when(given(*LEADS, throw_trumps="allowed"), CardsPlayed(A, cards(text)))

    assert f" on {shape} of A" in shown(told.play)


def test_cd3_3_and_sj4_0b_level_cards_and_jokers_are_neighbours_and_level_cards_are_equal_at_no_trump() -> None:
    acts = (DeclarerNoted(A), TrumpsDeclared(B, ("D3",)), BottomBuried(A, ("??",) * 8))
    suited = when(given(*acts), CardsPlayed(A, cards("D33 BB")))
    assert " on T2 of A" in shown(suited.play), "small jokers and the level cards of the trump suit"
    apart = when(given(*acts, tractor_adjacency="joker_not_to_level"), CardsPlayed(A, cards("D33 BB")))
    assert " on T11 of A" in shown(apart.play)

    no_trump = (*LATER, BottomBuried(A, BURIED), *played_no_trump())
    match = given(*no_trump)
    assert found(when(match, CardsPlayed(A, ("H3",)))) == ()
    for seat, card in ((B, "D3"), (C, "S3")):
        when(match, CardsPlayed(seat, (card,)))
    told = when(match, CardsPlayed(D, ("C3",)))
    assert told.results == (TrickTaken(A, 0),), "of equal cards the first wins"


def played_no_trump() -> Acts:
    """C overturns with big jokers, and buries."""
    return (Overturned(C, ("RJ", "RJ")), BottomBuried(C, cards("S66554 H887")))


def test_sj5_4_a_throw_that_fails_leaves_one_component_and_the_rest_goes_back_seen() -> None:
    told = when(given(*LEADS), CardsPlayed(A, cards("SAA9")))

    assert told.results == (ThrowFailed(A, ("S9",), ("SA", "SA"), B),)
    now = following(told.play)
    assert now.plays == (Play(A, ("S9",)),)
    assert now.thrown == Play(A, cards("SAA9"))
    assert (now.deal.exposed[A], now.deal.failed, now.deal.left) == (("SA", "SA"), (1, 0, 0, 0), (24, 25, 25, 25))
    assert now.deal.hands[A].left == 24


@pytest.mark.parametrize(("option", "fails"), [("three_hands", True), ("opponents", False)])
def test_cd3_4_whose_cards_make_a_throw_fail(option: str, fails: bool) -> None:
    """C throws ♣J ♣J ♣9: only A, the partner, holds a club above the 9 once B and D have none."""
    hands = {A: "CA", B: "D4", C: "CJJ9", D: "D5"}
    dealt = (HandDealt(seat, cards(text)) for seat, text in hands.items())
    acts: Acts = (DeclarerNoted(C), *dealt, TrumpsDeclared(A, ("H3",)), BottomBuried(C, ()))
    told = when(given(*acts, throw_beaten_by=option), CardsPlayed(C, cards("CJJ9")))

    assert ("throw_failed" in found(told)) == fails


OPPONENTS_KNOWN: Acts = (DealBegun(), *(HandDealt(seat, HANDS[seat]) for seat in (B, D)), *HIDDEN[1:])


def test_cd3_4_where_the_opponents_alone_count_the_partners_hand_is_not_asked_for() -> None:
    """A throws; C, the partner, is not recorded."""
    good, beaten = CardsPlayed(A, cards("SAAK")), CardsPlayed(A, cards("SAA9"))
    told = when(given(*OPPONENTS_KNOWN, throw_beaten_by="opponents"), good)
    assert (found(told), unsure(told), told.follows) == ((), (), ())
    told = when(given(*OPPONENTS_KNOWN, throw_beaten_by="opponents"), beaten)
    assert (found(told), unsure(told), told.results[0]) == (("throw_failed",), (), ThrowFailed(A, ("S9",), ("SA", "SA"), B))
    told = when(given(*OPPONENTS_KNOWN, beaten, throw_beaten_by="opponents"), ThrowCalled(A, cards("SAA"), B))
    assert (found(told), unsure(told)) == (("throw_differs",), ())


def test_sj5_4_a_throw_that_is_known_to_be_beaten_is_a_finding_and_not_also_an_open_question() -> None:
    told = when(given(*OPPONENTS_KNOWN), CardsPlayed(A, cards("SAA9")))
    assert (found(told), unsure(told)) == (("throw_beaten",), ())
    told = when(given(*OPPONENTS_KNOWN), CardsPlayed(A, cards("SAK")))
    assert (found(told), unsure(told)) == ((), ("throw_unproved",))  # C may hold the other ace


@pytest.mark.parametrize(
    ("lead", "follow", "option", "clause"),
    [
        ("A SAA", "B SKJ", "pair_inside_tractor", "SJ5.2"),  # both pairs of B are in its tractor
        ("A SAAK", "B SKJT", "follow_throw", "SJ5.4"),
        ("A HKK", "B HA9", "follow_trumps", "SJ5.5"),
        ("A S8877", "B SKJJT", "", "SJ5.3"),  # two pairs are due under every reading
        ("A SA", "B CK", "", "SJ5.1"),
    ],
)
def test_sj5_1_to_sj5_5_a_finding_names_the_clause_of_what_was_led_and_the_option_it_rests_on(
    lead: str, follow: str, option: str, clause: str
) -> None:
    (violation,) = when(given(*LEADS, *plays(lead)), plays(follow)[0]).violations
    assert (violation.rule.clause, violation.rule.option) == (clause, option)


def test_sj5_4_what_stays_of_a_throw_is_said_by_the_record_where_hands_are_not_known() -> None:
    match = given(*HIDDEN)
    assert unsure(when(match, CardsPlayed(A, cards("SAA9")))) == ("throw_unproved",)
    told = when(match, ThrowCalled(A, ("S9",), B))

    assert (found(told), told.follows) == ((), ())
    assert shown(told.play) == "deal 1 of A at 3 H: B on S0 of A, 24 25 25 25"
    assert deal(told.play).failed == (1, 0, 0, 0)


def test_sj5_4_a_record_of_the_forced_component_alone_says_that_a_throw_failed() -> None:
    told = when(given(*HIDDEN, CardsPlayed(A, ("S9",))), ThrowCalled(A, ("S9",), B))

    assert (found(told), deal(told.play).failed) == ((), (1, 0, 0, 0))
    assert shown(told.play) == "deal 1 of A at 3 H: B on S0 of A, 24 25 25 25"


def test_sj5_4_a_throw_that_fails_and_is_left_to_stand_lies_whole_again() -> None:
    told = when(given(*LEADS, *plays("A SAA9")), ThrowCalled(A, cards("SAA9"), failed=False))

    now = following(told.play)
    assert (now.plays, now.thrown, now.deal.failed) == ((Play(A, cards("SAA9")),), None, (0, 0, 0, 0))
    assert (now.deal.hands[A].left, now.deal.left[A], sum(seat == A for seat, _ in now.deal.laid)) == (22, 22, 3)


def test_sj5_4_what_the_program_has_forced_is_confirmed_by_the_record() -> None:
    told = when(given(*LEADS, *plays("A SAA9")), ThrowCalled(A, ("S9",), B))

    assert (found(told), deal(told.play).failed, deal(told.play).left) == ((), (1, 0, 0, 0), (24, 25, 25, 25))


def test_sj5_4_a_throw_taken_back_has_failed_all_the_same() -> None:
    told = when(given(*LEADS, *plays("A SAA9")), PlayTakenBack(A))

    assert shown(told.play) == "deal 1 of A at 3 H: A leads, 25 25 25 25"
    assert deal(told.play).failed == (1, 0, 0, 0)


# --- tricks ---------------------------------------------------------------------------------------------------------------------


def test_sj5_0_and_sj6_2_points_go_with_the_trick() -> None:
    told = when(given(*LEADS, *plays("A SA, B SK, C S5")), CardsPlayed(D, ("S9",)))

    assert told.results == (TrickTaken(A, 15),)
    assert shown(told.play) == "deal 1 of A at 3 H: A leads, 24 24 24 24, 15 0 0 0"


def test_sj5_1_who_is_void_ruffs() -> None:
    match = given(*HIDDEN, *plays("A SA, B SK, C H4"))
    assert when(match, CardsPlayed(D, ("S9",))).results == (TrickTaken(C, 10),)


def test_sj5_2_two_single_trumps_do_not_ruff_a_pair() -> None:
    match = given(*HIDDEN, *plays("A SAA, B H45, C HKK"))
    assert when(match, CardsPlayed(D, cards("S92"))).results == (TrickTaken(C, 25),)
    match = given(*HIDDEN, *plays("A SAA, B H45, C S66"))
    assert when(match, CardsPlayed(D, cards("S92"))).results == (TrickTaken(A, 5),)


def test_sj5_3_a_tractor_is_ruffed_by_one_of_as_many_pairs() -> None:
    match = given(*HIDDEN, *plays("A S8877, B H4455, C H66 H88"))
    assert when(match, CardsPlayed(D, cards("S9 C864"))).results == (TrickTaken(B, 10),)


def test_sj5_5_the_highest_trump_takes_a_lead_of_trumps() -> None:
    match = given(*LEADS, *plays("A R, B H9, C R"))
    assert when(match, CardsPlayed(D, ("H4",))).results == (TrickTaken(A, 0),), "of equal cards the earlier wins"


def test_sj5_0_a_trick_ends_when_all_four_have_played_in_whatever_order() -> None:
    match = given(*LEADS, *plays("A SA, C S6, B SK"))
    assert shown(play_of(match)) == "deal 1 of A at 3 H: D on S0 of A, 24 24 24 25"
    assert when(match, CardsPlayed(D, ("S9",))).results == (TrickTaken(A, 10),)


def test_sj5_3_a_play_of_another_number_cannot_win() -> None:
    match = given(*LEADS, *plays("A S9, B SKJ, C S6"))
    assert when(match, CardsPlayed(D, ("S9",))).results == (TrickTaken(A, 10),)


@pytest.mark.parametrize(("buried", "left"), [(BURIED[1:], "26 25 25 25"), ((*BURIED, "S9"), "24 25 25 25")])
def test_sj3_1_a_deal_with_a_wrong_number_buried_goes_on_until_the_hands_are_empty(buried: tuple[str, ...], left: str) -> None:
    acts = (*TAKEN, BottomBuried(A, buried))
    assert shown(play_of(given(*acts))) == f"deal 1 of A at 3 H: A leads, {left}"

    over = play_of(given(*played_out(*acts)))
    assert len(over.match.deals) == 1
    assert over.match.deals[0].points is not None


# --- the bottom -----------------------------------------------------------------------------------------------------------------


def with_last(lead: str, won: str, **options: str) -> int | None:
    """The multiplier when this was led by A to the last trick and B has won it with that; hearts are trumps at level 3."""
    on_table = following(play_of(given(*HIDDEN, *plays(f"A {lead}"), **options)))
    order = order_in(on_table.deal, readings(**options))
    assert order is not None
    led = lead_of(cards(lead), order, ways_of(readings(**options)))
    last = (Play(A, cards(lead)), Play(B, cards(won)))
    return multiplied_by(on_table.match, replace(on_table.deal, trick=last, trick_lead=led, taker=B))


def test_sj7_2_and_sj7_3_the_bottom_is_multiplied_by_the_largest_component() -> None:
    assert with_last("SK", "SA") == 2
    assert with_last("SKK", "SAA") == 4
    assert with_last("S8877", "S99TT") == 8
    assert with_last("S887766", "H889977") == 12
    assert with_last("SAAKK9", "H4455 H6") == 8, "not added up"
    assert with_last("S8877", "S99TT", bottom_tractor="power_of_two") == 8
    assert with_last("S887766", "H889977", bottom_tractor="power_of_two") == 16


def test_sj7_3_a_pair_that_ruffs_two_singles_counts_as_the_pattern_of_the_trick() -> None:
    assert with_last("SAK", "H44") == 2
    assert with_last("SAK", "H44", bottom_ruffed_singles="pair") == 4
    assert with_last("SAK", "H44", bottom_ruffed_singles="pair", bottom_multiplier_by="led_play") == 2


def test_sj6_1_hands_recorded_late_change_no_points() -> None:
    match = given(*HIDDEN, *plays("A SA, B SK, C S5, D S9"))
    when(match, HandDealt(B, DEALT[2].cards if isinstance(DEALT[2], HandDealt) else ()))

    assert shown(play_of(match)).endswith(", 15 0 0 0")
