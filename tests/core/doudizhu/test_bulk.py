"""What is folded at once is folded as one by one: matches around the edges of the fast path."""

from random import Random

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from core.cards import DECK
from core.doudizhu.messages import (
    Act,
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    DealBegun,
    FaceUpDrawn,
    HandDealt,
    MatchOpened,
    Passed,
    Seat,
)
from core.doudizhu.state import SEATS
from core.script import Script, judged, script
from tests.core.at_once import assert_same
from tests.core.doudizhu.games import played_out, shuffled
from tests.core.doudizhu.given import DEAL, PLAYERS, WON, A, B, C, readings
from tests.core.doudizhu.partial import FOUR
from tests.core.given import By, taken_down_at

DEALT: tuple[Act, ...] = (DealBegun(), FaceUpDrawn(A), *(HandDealt(seat, DEAL.hands[seat]) for seat in SEATS))


def of(*acts: Act | By, **options: str) -> Script:
    return script(taken_down_at(MatchOpened(PLAYERS, readings(**options)), *acts))


PASSES: dict[str, tuple[Act, ...]] = {
    "the owner of the play passes": (*DEAL.plays("A8"), Passed(C), Passed(A), Passed(B), *DEAL.plays("A3")),
    "the owner passes twice": (*DEAL.plays("A8"), Passed(B), Passed(A), Passed(A), Passed(C)),
    "a seat passes twice": (*DEAL.plays("A8"), Passed(B), Passed(B), Passed(C)),
    "nobody plays": (Passed(A), Passed(B), Passed(C)),
    "an empty play": (*DEAL.plays("A8"), CardsPlayed(B, ()), Passed(C), Passed(A)),
}


@pytest.mark.parametrize("what", PASSES)
def test_dz4_1_passes_out_of_turn_are_counted_alike(what: str) -> None:
    assert_same(of(*WON, *PASSES[what]))


@pytest.mark.parametrize(
    "shown",
    [
        (*DEAL.bottom, DEAL.bottom[0]),
        (DEAL.bottom[0],) * 3,
        DEAL.bottom[:2],
        DEAL.bottom[::-1],
        ("S3", *DEAL.bottom[1:]),
    ],
)
def test_dz4_1_the_showing_of_the_bottom_is_looked_at_alike(shown: tuple[str, ...]) -> None:
    match = of(*DEALT, BottomLaid(DEAL.bottom), BidMade(A, 3), BottomShown(shown), *DEAL.plays("A8"))

    assert_same(match)
    lawful = sorted(shown) == sorted(DEAL.bottom)
    codes = {v.rule.code for taken in judged(match).taken for v in taken.violations}
    assert ("doudizhu.bottom_differs" in codes) is not lawful


KINGS = ("SK", "HK", "CK", "DK")
REST = [card for card in DECK if card not in (*FOUR, *KINGS)]
AMBIGUOUS: tuple[Act, ...] = (
    DealBegun(),
    FaceUpDrawn(A),
    HandDealt(A, (*FOUR, *REST[:5])),
    HandDealt(B, (*KINGS, *REST[5:18])),
    HandDealt(C, tuple(REST[18:35])),
    BottomLaid(tuple(REST[35:])),
    BidMade(A, 3),
    BottomShown(tuple(REST[35:])),
    CardsPlayed(A, FOUR),
    CardsPlayed(B, KINGS),
    Passed(C),
    Passed(A),
    CardsPlayed(B, (REST[5],)),
)


@pytest.mark.parametrize("adjacent", ["yes", "no"])
def test_dz6_1_a_play_that_may_be_two_patterns_is_left_to_the_plain_rules(adjacent: str) -> None:
    match = of(*AMBIGUOUS, wing_adjacent_triple=adjacent)

    assert_same(match)
    unsure = {u.code for taken in judged(match).taken for u in taken.unjudged}
    assert ("doudizhu.top_ambiguous" in unsure) is (adjacent == "yes")


ODD: tuple[Act, ...] = (
    *(Passed(seat) for seat in SEATS),
    *(CardsPlayed(seat, ()) for seat in SEATS),
    CardsPlayed(0, ("?3",)),
    CardsPlayed(1, ("S3", "S3")),
    DealBegun(),
)


@settings(max_examples=40)
@drawn(st.integers(0, 2**32), st.sampled_from(SEATS), st.data())
def test_dz4_1_a_deal_with_something_odd_in_it_is_judged_alike(seed: int, landlord: Seat, data: st.DataObject) -> None:
    random = Random(seed)
    deal = shuffled(random)
    acts: list[Act | By] = [*deal.won(landlord, 3), *played_out(deal, landlord, random).moves]
    place = data.draw(st.integers(0, len(acts)))
    odd: Act = data.draw(st.sampled_from(ODD))
    acts.insert(place, odd)

    assert_same(script(taken_down_at(MatchOpened(PLAYERS, readings()), *acts)))
