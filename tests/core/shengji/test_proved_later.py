"""SJ5.1 to SJ5.4: what is proved only later of follows and throws, where the hands were not known when they were made."""

import pytest

from core.shengji.messages import Act
from core.trumps.known import certain
from core.trumps.messages import (
    BottomBuried,
    CardsExposed,
    CardsPlayed,
    DealBegun,
    HandDealt,
    PlaysUnrecorded,
    PlayTakenBack,
    ThrowCalled,
    TrumpsDeclared,
)
from core.trumps.state import Leading
from tests.core.given import By
from tests.core.shengji.given import HANDS, HIDDEN, A, Acts, B, C, cards, found, given, plays, unsure, when

VOID: Acts = plays("A SA, B C7, C S6, D S9")  # B shows a club to a spade
BOTTOM_KNOWN: Acts = (DealBegun(), TrumpsDeclared(A, ("H3",)), BottomBuried(A, cards("SKK C8 C6 D8 D4 D4 S4")))
CHANGED = BottomBuried(B, cards("C99 CQQ D22 D66"))  # B takes the bottom up in play and buries others


def each_found(before: Acts, *acts: Act | By) -> list[tuple[str, ...]]:
    """What is found at each of these acts, one after the other."""
    match = given(*before)
    return [found(when(match, act)) for act in acts]


def test_sj3_1_a_card_taken_up_with_the_bottom_in_play_proves_no_earlier_follow() -> None:
    assert each_found((*BOTTOM_KNOWN, *VOID), CHANGED, *plays("A S9, B SK")) == [("bottom_changed",), (), ()]


def test_sj3_1_a_card_taken_up_with_the_bottom_in_play_proves_no_earlier_throw_beaten() -> None:
    thrown: Acts = (*BOTTOM_KNOWN, *plays("A SAAT, B S754, C S665, D S992"))
    assert each_found(thrown, CHANGED, *plays("A S8, B SK, C SJ"))[2:] == [(), ("throw_proved",)]


def test_sj5_1_a_card_that_was_taken_back_is_known_to_be_in_the_hand() -> None:
    match = given(*HIDDEN, *plays("A SA, B SQ"))
    when(match, PlayTakenBack(B))
    told = when(match, CardsPlayed(B, ("C8",)))

    assert (found(told), unsure(told), told.violations[0].due) == (("not_followed",), (), ("SQ",))


def test_sj5_1_what_a_play_has_proved_stays_proved_when_it_is_taken_back() -> None:
    back: Acts = (*plays("A SA, B SQ"), PlayTakenBack(B), *plays("B SQ"))
    assert each_found((*HIDDEN, *VOID), *back) == [(), ("revoke_proved",), ("taken_back",), ()]


def test_sj5_4_a_throw_that_failed_and_is_taken_back_was_seen_whole() -> None:
    match = given(*BOTTOM_KNOWN, *plays("A SAAT"), ThrowCalled(A, ("ST",), B))
    state = when(match, PlayTakenBack(A)).play

    assert isinstance(state, Leading)
    assert state.deal.exposed[A] == cards("SAAT")
    assert certain(state.deal.hands[A]) == cards("H3 ST SAA")


def test_sj5_4_a_hand_recorded_late_proves_a_throw_beaten_once() -> None:
    throw: Acts = (*HIDDEN, *plays("A SAAQ"))
    assert each_found(throw, HandDealt(B, HANDS[B]), *plays("B SKJJ")) == [("throw_proved",), ()]


@pytest.mark.parametrize("proof", [CardsPlayed(B, ("SK",)), CardsExposed(B, ("SK",)), HandDealt(B, HANDS[B])])
def test_sj5_1_a_follow_before_plays_that_are_not_recorded_is_proved_wrong(proof: Act) -> None:
    assert "revoke_proved" in each_found((*HIDDEN, *VOID), PlaysUnrecorded(), proof)[-1]


@pytest.mark.parametrize(("followed", "proved"), [("B S754", "throw_proved"), ("", "")])
def test_sj5_4_a_throw_before_plays_that_are_not_recorded_is_proved_beaten_where_it_was_followed(
    followed: str, proved: str
) -> None:
    before: Acts = (*HIDDEN, *plays("A SAAT"), *(plays(followed) if followed else ()))
    codes = each_found(before, PlaysUnrecorded(), CardsPlayed(C, ("SK",)))[-1]
    assert [code for code in codes if code == "throw_proved"] == ([proved] if proved else [])


def test_sj5_4_a_throw_that_is_proved_beaten_leaves_others_open_though_tricks_between_are_not_recorded() -> None:
    before: Acts = (*HIDDEN, *plays("A SAAT, B S754"), PlaysUnrecorded(), *plays("A CAAT, B C754"))
    told = each_found(before, CardsExposed(C, ("SK",)), CardsExposed(C, ("CK",)))
    assert told == [("exposed", "throw_proved"), ("exposed", "throw_proved")]


@pytest.mark.parametrize("hand", [(*HANDS[B][:24], "??"), ("SK", *("??",) * 24), (*HANDS[B][:5], "?K", *("??",) * 19)])
def test_sj5_1_a_hand_recorded_late_in_part_proves_a_revoke_once(hand: tuple[str, ...]) -> None:
    match = given(*HIDDEN, *VOID)
    told = when(match, HandDealt(B, hand))

    assert (found(told), unsure(told)) == (("revoke_proved",), ("hand_partly",))
    assert found(when(match, CardsExposed(B, ("SK",)))) == ("exposed",)


def test_sj5_1_a_hand_recorded_late_in_part_proves_nothing_by_cards_that_are_not_of_the_suit() -> None:
    match = given(*HIDDEN, *VOID)
    assert found(when(match, HandDealt(B, ("CK", "?K", *("??",) * 23)))) == ()
    assert found(when(match, CardsPlayed(A, ("D6",)))) == ()
    assert found(when(match, CardsPlayed(B, ("SK",)))) == ("revoke_proved",)


def test_sj5_4_a_hand_recorded_late_in_part_proves_a_throw_beaten() -> None:
    throw: Acts = (*HIDDEN, *plays("A SAAQ"))
    assert each_found(throw, HandDealt(B, ("SK", *("??",) * 24))) == [("throw_proved",)]
