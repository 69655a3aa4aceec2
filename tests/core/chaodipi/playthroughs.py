"""Golden playthroughs of 炒地皮 (`tests.core.trumps_told`), each named by the clauses that it is about.

They are read as diffs when something changes. To write them again:

    PYTHONPATH=. python -m tests.core.chaodipi.playthroughs
"""

from typing import Literal

from core.chaodipi.messages import CardsDrawnOff, MatchOpened
from core.desk.messages import SideFined
from core.table import Act
from core.trumps.known import whole
from core.trumps.messages import (
    BottomBuried,
    BottomCounted,
    BottomLaid,
    BottomTaken,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DeclarerNoted,
    HandCounted,
    HandDealt,
    LevelNoted,
    MatchNoted,
    Overturned,
    PlaysUnrecorded,
    SheetSigned,
    TimeCalled,
    TrumpsDeclared,
)
from core.trumps.state import Following, Leading
from core.trumps.trumps import order_in
from projections.chaodipi.views import seen_by
from tests.core.chaodipi.deals import AT_7, BURIED, DEALT, LEADS, NINE, TAKEN, given, ruled, when
from tests.core.chaodipi.given import readings
from tests.core.given import By
from tests.core.trumps_given import PLAYERS, SEATS, A, B, C, Cards, D, asks, cards, next_cards, play_of, plays
from tests.core.trumps_told import Acts, Played, Playthroughs

FOUR = 4  # plays of a trick
BY_A = cards("C5 D9 D8 D5 D4 H3 H4 C6")
BY_D = cards("C2 C33 C4 C8 C9 D2 D5")
BURIAL: Acts = (BottomTaken(A), BottomBuried(A, BURIED), *asks(B, C, D))
AT_A: Acts = (LevelNoted("A", ("A", "5")), DeclarerNoted(A), *DEALT[1:], TrumpsDeclared(A, ("SA",), 40), *BURIAL)
# All four jokers lie in the bottom, and A buries them: the Js of spades are the highest cards.
J_HANDS = (
    cards("SKJT9944 HQ865 C86422 DKQT876543"),
    cards("SAT876533 HAJ8 CAAKQJT973 DAJ752"),
    cards("SA8522 HTT97532 CQ98543 DAKQT842"),
    cards("SKQQJ76 HKKQJ9764 CKJT765 DJ9963"),
)
AT_J: Acts = (
    LevelNoted("J", ("J", "5")),
    DeclarerNoted(A),
    *(HandDealt(seat, hand) for seat, hand in zip(SEATS, J_HANDS, strict=True)),
    *(BottomLaid(cards("HA423 BB RR")), TrumpsDeclared(A, ("SJ",), 100)),
    *(BottomTaken(A), BottomBuried(A, cards("BB RR D3467")), *asks(B, C, D)),
)
OF_A: Acts = (DeclarerNoted(A), DealNoted(0), DealNoted(0), DealNoted(0), DealNoted(75))  # a game that A and C win
OF_B: Acts = (DeclarerNoted(B), *OF_A[1:])


def _played(acts: Acts, given: Acts = (), games: Literal[1, 3] = 1, **options: str) -> Played:
    return Played(MatchOpened(PLAYERS, readings(**options), games=games), acts, given)


def _last_trick(*begun: Act | By, low: bool = False) -> Played:
    """The last trick of a deal in which each leads the highest card, or the `low`est, and follows with the lowest that may be."""
    match, more = given(*begun), [*begun]
    while isinstance(state := play_of(match), (Leading, Following)):
        leads = low and isinstance(state, Leading)
        act = CardsPlayed(state.turn or A, _lowest(state) if leads else next_cards(state))
        when(match, act)
        more.append(act)
    return _played(tuple(more[-FOUR:]), tuple(more[:-FOUR]))


def _lowest(state: Leading | Following) -> Cards:
    order, hand = order_in(state.deal, state.match.options), whole(state.deal.hands[state.turn or A])
    assert order is not None
    assert hand
    return (max(hand, key=lambda card: (order.down[card], card)),)


OVERTURNED: Acts = (
    TrumpsDeclared(A, ("S2",), 40),
    *(Overturned(C, ("H2", "H2"), 100), Overturned(B, ("BJ", "BJ"), 100)),
    *(BottomTaken(B), BottomBuried(B, cards("C4 C8 C6 C77 D33 S4"))),
    *asks(C, D, A),
    *plays("B SK"),
)
STIRRED: Acts = (
    TrumpsDeclared(C, ("H7",), 40),
    *(BottomTaken(A), BottomBuried(A, BY_A), *asks(B)),
    *(Overturned(D, ("D7", "D7")), BottomTaken(D), BottomBuried(D, BY_D)),
    *(Overturned(A, ("S7", "S7")), BottomTaken(A), BottomBuried(A, BY_D), *asks(B, C, D)),
    *plays("A SA"),
)
DECLARER_FIRST: Acts = (
    TrumpsDeclared(C, ("H7",), 40),
    Overturned(A, ("S7", "S7"), 100),
    *(BottomTaken(A), BottomBuried(A, BY_A), *asks(B, C, D)),
    *plays("A SA"),
)
FINED = plays("A CAT, B C4, C S3, D CA")  # the throw fails; C's trump is no follow and does not win
COUNTED: Acts = (
    *(HandCounted(A, 26), BottomCounted(8), HandCounted(D, 24), CardsDrawnOff(A, D, ("D6",), D)),
    *(HandCounted(B, 26), CardsDrawnOff(B, A, ("??",))),
    *plays("A SA"),
)
MATCHES: dict[str, Played] = {
    "cd1_4_two_seats_stir": _played(STIRRED, AT_7),
    "cd1_4_the_declarer_overturns_first": _played(DECLARER_FIRST, AT_7),
    "cd1_5_overturned_before_the_bottom_is_taken": _played(OVERTURNED, DEALT),
    "cd2_1_a_game_is_won_at_a": _last_trick(*AT_A),
    "cd2_3_the_last_trick_is_won_with_a_j": _last_trick(*AT_J, low=True),
    "cd4_1_fines_are_counted_at_the_end": _last_trick(*LEADS, *FINED, *ruled(SideFined(1, C, 20))),
    "cd4_2_cd4_3_a_throw_that_fails_and_a_wrong_follow": _played((*FINED, *ruled(SideFined(1, C, 20))), LEADS),
    "cd4_4_nine_are_buried": _played((BottomBuried(A, NINE), *asks(B, C, D), HandCounted(A, 24), *plays("A SA")), TAKEN),
    "cd4_6_hands_over_and_short": _played(COUNTED, LEADS),
    "cd0_1_the_best_of_three": _played(
        (OF_B[-1], DealBegun(), *OF_A, MatchNoted(0), SheetSigned(0), SheetSigned(1), DealBegun()),
        (*OF_A, *OF_B[:-1]),
        games=3,
    ),
    "cd0_1_two_hours_and_one_deal_more": _played(
        (TimeCalled(), *plays("B D3"), PlaysUnrecorded(), DealNoted(80), DealNoted(60)),
        (*LEADS, *plays("A D6")),
        ahead_at_limit="level_then_deal",
    ),
    "cd0_1_two_hours_and_the_deal_is_void": _played(
        (TimeCalled(), DealBegun()),
        (LevelNoted("5", ("5", "4")), DeclarerNoted(A), *LEADS[1:], *plays("A D6")),
        limit_inside_deal="void",
    ),
}
PLAYTHROUGHS = Playthroughs("chaodipi", seen_by, MATCHES)

if __name__ == "__main__":
    PLAYTHROUGHS.write()
