"""Irregular acts that only a 炒地皮 table knows or that cost something there, with their consequence (CD1.3 to CD4.6)."""

import msgspec

from core.chaodipi.messages import CardsDrawnOff
from core.desk.messages import CallMade, GameGoesTo, Ruled
from core.games import Act
from core.trumps.messages import (
    BottomBuried,
    BottomCounted,
    BottomTaken,
    CardsPlayed,
    ConductNoted,
    DealBegun,
    DealNoted,
    DeclarerNoted,
    HandCounted,
    LevelNoted,
    MatchNoted,
    NobodyDeclared,
    OverturnPassed,
    ThirdBottomCardShown,
    TimeCalled,
    TrumpsDeclared,
)
from tests.core.chaodipi.exchanged import ASKED, BY_D, CALLED, DEALT, LATER, LEADS, LED, A, Acts, B, C, D, Fines, asks
from tests.core.given import CHIEF, SHOWN, By
from tests.core.shengji.given import cards, overturn, plays

EIGHT = cards("C8 C6 D8 D4 D4 S4 D9 C5")  # what A buries
OF_B, OF_C = cards("SKJJTT HAA9"), cards("S66554 H887")  # what B and C bury
TWICE_NINE: Acts = (*CALLED, BottomTaken(A), BottomBuried(A, (*EIGHT, "S9")), overturn(B, "BB"))  # B is to take nine cards
SPADES: Acts = (*ASKED, overturn(C, "S22"))  # C has stirred with spades and is to take the bottom
BY_B: Acts = (DeclarerNoted(B), *DEALT[1:], TrumpsDeclared(D, ("H2",), 40), BottomTaken(B), BottomBuried(B, OF_B))  # C is asked
UNCALLED: Acts = (DeclarerNoted(A), DealNoted(30), DealBegun(), *DEALT[1:])  # a later deal in which nobody has called
RUFFED: Acts = (*LEADS, *plays("A S8"), CardsPlayed(B, ("HA",)))  # B has spades, and follows with a trump
LONG: Acts = (*LEADS, HandCounted(B, 26))
PASSED_A: Acts = (LevelNoted("A", ("A", "5")), DeclarerNoted(A), DealNoted(30))  # side AC has passed A: the match is over
TEN = cards("SK")


class Irregular(msgspec.Struct, frozen=True):
    """An irregular act: what it finds, where play stands after it, and everything that is fined in the deal."""

    given: Acts
    act: Act | By
    finds: tuple[str, ...]  # without the name of the game
    then: str
    fines: Fines = ()
    options: dict[str, str] = {}


CALLING: dict[str, Irregular] = {
    "the declarer stirs though nobody else has": Irregular(
        BY_B, overturn(B, "D22"), ("stirred_unopened",), "deal 1 of B at 2 D: B to take, 25 25 25 25"
    ),
    "a stir that is not above the last": Irregular(
        (*SPADES, BottomBuried(C, OF_C), *asks(D, A)),
        overturn(B, "D22"),
        ("overturned_low",),
        "deal 1 of A at 2 D: B to take, 25 25 25 25",
    ),
    "the first stir is not above the suit called, with `first_stir_must_beat` = `called_suit`": Irregular(
        BY_D,
        overturn(B, "D22"),
        ("overturned_low",),
        "deal 1 of A at 2 D: B to take, 25 25 25 25",
        options={"first_stir_must_beat": "called_suit"},
    ),
    "later deals: another than the declarer overturns before the bottom is taken": Irregular(
        LATER, overturn(C, "S22"), ("overturned_early",), "deal 1 of A at 2 S: drawing, 25 25 25 25"
    ),
    "somebody overturns while the declarer has the bottom up": Irregular(
        (*LATER, BottomTaken(A)), overturn(C, "S22"), ("overturned_early",), "deal 1 of A at 2 S: A to bury, 33 25 25 25"
    ),
    "a pass before there are trumps": Irregular(
        DEALT, OverturnPassed(C), ("passed_early",), "deal 1 of ? at 2 ?: drawing, 25 25 25 25"
    ),
    "later deals: another than the declarer passes before the burial": Irregular(
        LATER, OverturnPassed(C), ("passed_early",), "deal 1 of A at 2 D: drawing, 25 25 25 25"
    ),
    "a pass while the declarer has the bottom up": Irregular(
        (*CALLED, BottomTaken(A)), OverturnPassed(B), ("passed_early",), "deal 1 of A at 2 H: A to bury, 33 25 25 25"
    ),
    "a pass before who has stirred has buried": Irregular(
        SPADES, OverturnPassed(D), ("passed_early",), "deal 1 of A at 2 S: C to take, 25 25 25 25"
    ),
    "a stir of a seat that has passed, another being asked": Irregular(
        (*BY_D, *asks(B)), overturn(B, "D22"), ("overturned_out_of_turn",), "deal 1 of A at 2 D: B to take, 25 25 25 25"
    ),
    "somebody stirs before who has stirred has taken the bottom": Irregular(
        SPADES, overturn(B, "BB"), ("overturned_early",), "deal 1 of A at 2 no trump: B to take, 25 25 25 25"
    ),
    "somebody stirs while who has stirred has the bottom up": Irregular(
        (*SPADES, BottomTaken(C)), overturn(B, "BB"), ("overturned_early",), "deal 1 of A at 2 no trump: C to bury, 25 25 33 25"
    ),
    "the first deal: an overturn once the bottom is taken, with `first_deal_late_stir` = `closed`": Irregular(
        (*CALLED, BottomTaken(A)),
        overturn(B, "BB"),
        ("overturned_late",),
        "deal 1 of A at 2 no trump: A to bury, 33 25 25 25",
        options={"first_deal_late_stir": "closed"},
    ),
    "the first deal: a stir after the burial, with `first_deal_late_stir` = `closed`": Irregular(
        (*CALLED, BottomTaken(A), overturn(C, "S22"), BottomBuried(A, EIGHT)),
        overturn(B, "BB"),
        ("overturned_late",),
        "deal 1 of A at 2 no trump: B to take, 25 25 25 25",
        options={"first_deal_late_stir": "closed"},
    ),
    "nobody calls later, with `later_deal_uncalled` = `chief_referee`": Irregular(
        UNCALLED,
        NobodyDeclared(),
        ("uncalled",),
        "deal 2 of C at 5 ?: C to take, 25 25 25 25",
        options={"later_deal_uncalled": "chief_referee"},
    ),
    "the third bottom card shown in the first deal": Irregular(
        DEALT, ThirdBottomCardShown("C8"), ("third_first_deal",), "deal 1 of ? at 2 C: ? to take, 25 25 25 25"
    ),
}
FINED: dict[str, Irregular] = {
    "a tractor is led, and who has one follows with a pair and singles": Irregular(
        LED,
        CardsPlayed(B, cards("SKJJT")),
        ("tractor_not_given",),
        "deal 1 of A at 2 H: C on S2 of A, 21 21 25 25",
        ((B, 10, "CD4.3"),),
    ),
    "a follow of another suit with one card": Irregular(
        LED,
        CardsPlayed(B, cards("SJJT HA")),
        ("not_followed",),
        "deal 1 of A at 2 H: C on S2 of A, 21 21 25 25",
        ((B, 10, "CD4.3"),),
    ),
    "a follow of another suit with four cards": Irregular(
        LED,
        CardsPlayed(B, cards("HAAQQ")),
        ("not_followed",),
        "deal 1 of A at 2 H: C on S2 of A, 21 21 25 25",
        ((B, 40, "CD4.3"),),
    ),
    "the same with `wrong_follow_cards` = `whole_play`, one card being wrong": Irregular(
        LED,
        CardsPlayed(B, cards("SJJT HA")),
        ("not_followed",),
        "deal 1 of A at 2 H: C on S2 of A, 21 21 25 25",
        ((B, 40, "CD4.3"),),
        {"wrong_follow_cards": "whole_play"},
    ),
    "the same with `wrong_follow_cards` = `chief_referee`, the play being the highest so far": Irregular(
        RUFFED[:-1],
        CardsPlayed(B, ("HA",)),
        ("not_followed",),
        "deal 1 of A at 2 H: C on S0 of A, 24 24 25 25",
        options={"wrong_follow_cards": "chief_referee"},
    ),
    "the same with `wrong_follow_cards` = `chief_referee`, the play not being the highest": Irregular(
        LED,
        CardsPlayed(B, cards("SJJT HA")),
        ("not_followed",),
        "deal 1 of A at 2 H: C on S2 of A, 21 21 25 25",
        ((B, 10, "CD4.3"),),
        {"wrong_follow_cards": "chief_referee"},
    ),
    "a pair is led, and who has one follows with singles": Irregular(
        (*LEADS, *plays("A S88")),
        CardsPlayed(B, cards("SKT")),
        ("pair_not_given",),
        "deal 1 of A at 2 H: C on S1 of A, 23 23 25 25",
        ((B, 10, "CD4.3"),),
    ),
    "a follow with one card less than is led": Irregular(
        LED,
        CardsPlayed(B, cards("SJJT")),
        ("wrong_number",),
        "deal 1 of A at 2 H: C on S2 of A, 21 22 25 25",
        ((B, 10, "CD4.3"),),
    ),
    "a throw of six cards fails": Irregular(
        LEADS,
        CardsPlayed(A, cards("SAAKQQ9")),
        ("throw_failed",),
        "deal 1 of A at 2 H: B on S0 of A, 24 25 25 25",
        ((A, 60, "CD4.2"),),
    ),
    "the same with `failed_throw_fine` = `per_beaten_card`, one card of it being beaten": Irregular(
        LEADS,
        CardsPlayed(A, cards("SAAKQQ9")),
        ("throw_failed",),
        "deal 1 of A at 2 H: B on S0 of A, 24 25 25 25",
        ((A, 10, "CD4.2"),),
        {"failed_throw_fine": "per_beaten_card"},
    ),
    "nine cards are buried": Irregular(
        (*CALLED, BottomTaken(A)),
        BottomBuried(A, (*EIGHT, "S9")),
        ("buried_number",),
        "deal 1 of A at 2 H: B asked, 24 25 25 25",
        ((A, 80, "CD4.4"),),
    ),
    "seven cards are buried": Irregular(
        (*CALLED, BottomTaken(A)),
        BottomBuried(A, EIGHT[:7]),
        ("buried_number",),
        "deal 1 of A at 2 H: B asked, 26 25 25 25",
        ((A, 80, "CD4.4"),),
    ),
    "the same with `wrong_burial_before_lead` = `free`": Irregular(
        (*CALLED, BottomTaken(A)),
        BottomBuried(A, EIGHT[:7]),
        ("buried_number",),
        "deal 1 of A at 2 H: B asked, 26 25 25 25",
        options={"wrong_burial_before_lead": "free"},
    ),
    "a collector who has stirred buries seven": Irregular(
        (*BY_D, overturn(B, "D22")),
        BottomBuried(B, OF_B[:7]),
        ("buried_number",),
        "deal 1 of A at 2 D: C asked, 25 26 25 25",
        ((B, 80, "CD4.4"),),
    ),
    "the same with `wrong_burial_charged_to` = `declarers`": Irregular(
        (*BY_D, overturn(B, "D22")),
        BottomBuried(B, OF_B[:7]),
        ("buried_number",),
        "deal 1 of A at 2 D: C asked, 25 26 25 25",
        ((A, 80, "CD4.4"),),
        {"wrong_burial_charged_to": "declarers"},
    ),
    "the declarer has buried nine, and a collector who has stirred buries nine too": Irregular(
        TWICE_NINE,
        BottomBuried(B, (*OF_B, "HQ")),
        ("buried_number",),
        "deal 1 of A at 2 no trump: C asked, 24 25 25 25",
        ((A, 80, "CD4.4"), (B, 80, "CD4.4")),
    ),
    "the declarer has buried nine, and a collector who has stirred buries eight of them": Irregular(
        (*TWICE_NINE, BottomBuried(B, OF_B), *asks(C, D)),
        HandCounted(B, 26),
        ("hand_count",),
        "deal 1 of A at 2 no trump: A asked, 24 26 25 25",
        ((A, 80, "CD4.4"), (B, 10, "CD4.6")),
    ),
    "nine are buried, and the hand is counted one short": Irregular(
        TWICE_NINE[:-1],
        HandCounted(A, 24),
        ("hand_count",),
        "deal 1 of A at 2 H: B asked, 24 25 25 25",
        ((A, 80, "CD4.4"),),
    ),
    "the same with `wrong_burial_and_count` = `both`": Irregular(
        TWICE_NINE[:-1],
        HandCounted(A, 24),
        ("hand_count",),
        "deal 1 of A at 2 H: B asked, 24 25 25 25",
        ((A, 80, "CD4.4"), (A, 10, "CD4.6")),
        {"wrong_burial_and_count": "both"},
    ),
    "both have buried nine, with `wrong_burial_before_lead` = `free`": Irregular(
        (*TWICE_NINE, BottomBuried(B, (*OF_B, "HQ")), *asks(C, D, A)),
        CardsPlayed(A, ("SA",)),
        (),
        "deal 1 of A at 2 no trump: B on S0 of A, 23 25 25 25",
        ((B, 80, "CD4.4"),),
        {"wrong_burial_before_lead": "free"},
    ),
    "the bottom is counted at nine": Irregular(
        LEADS, BottomCounted(9), ("bottom_count",), "deal 1 of A at 2 H: A leads, 25 25 25 25", ((A, 80, "CD4.4"),)
    ),
    "one hand alone is counted short": Irregular(
        LEADS, HandCounted(B, 24), ("hand_count",), "deal 1 of A at 2 H: A leads, 25 25 25 25", ((B, 10, "CD4.6"),)
    ),
    "one hand alone is counted over": Irregular(
        LEADS, HandCounted(B, 26), ("hand_count",), "deal 1 of A at 2 H: A leads, 25 25 25 25", ((B, 10, "CD4.6"),)
    ),
    "one hand is over, and an opponent's is counted short": Irregular(
        LONG, HandCounted(A, 24), ("hand_count",), "deal 1 of A at 2 H: A leads, 25 25 25 25"
    ),
    "one hand has drawn from another, and then a third is counted over": Irregular(
        (*LONG, HandCounted(A, 24), CardsDrawnOff(B, A, TEN, A)),
        HandCounted(C, 26),
        ("hand_count",),
        "deal 1 of A at 2 H: A leads, 26 24 25 25",
        ((C, 10, "CD4.6"),),
    ),
    "one hand is over, and the partner's is counted short": Irregular(
        LONG, HandCounted(D, 24), ("hand_count",), "deal 1 of A at 2 H: A leads, 25 25 25 25", ((D, 20, "CD4.6"),)
    ),
}
TEN_OF_B: Fines = ((B, 10, "CD4.6"),)
DRAWN_OFF: dict[str, Irregular] = {
    "cards are drawn off where no deal is on the table": Irregular(
        (), CardsDrawnOff(B, A, TEN), ("drawn_off_nothing",), "after deal 0: 2 2"
    ),
    "a card is drawn off that the hand lacks": Irregular(
        LONG, CardsDrawnOff(B, A, ("SA",)), ("drawn_off_not_held",), "deal 1 of A at 2 H: A leads, 25 24+ 25 25", TEN_OF_B
    ),
    "who has too many draws off himself": Irregular(
        LONG, CardsDrawnOff(B, B, TEN), ("drawn_off_by",), "deal 1 of A at 2 H: A leads, 25 24 25 25", TEN_OF_B
    ),
    "his partner draws": Irregular(
        LONG, CardsDrawnOff(B, D, TEN), ("drawn_off_by",), "deal 1 of A at 2 H: A leads, 25 24 25 25", TEN_OF_B
    ),
    "cards go from or to the declarer, and the bottom was not counted": Irregular(
        (*LEADS, HandCounted(A, 26)),
        CardsDrawnOff(A, B, ("D6",)),
        ("bottom_not_counted",),
        "deal 1 of A at 2 H: A leads, 24 25 25 25",
        ((A, 10, "CD4.6"),),
    ),
    "two cards are drawn off where one is too many": Irregular(
        LONG, CardsDrawnOff(B, A, cards("SKJ")), ("drawn_off_number",), "deal 1 of A at 2 H: A leads, 25 23 25 25", TEN_OF_B
    ),
    "a card is drawn off for nobody though a hand is short": Irregular(
        (*LONG, HandCounted(A, 24)), CardsDrawnOff(B, C, TEN), ("drawn_off_to",), "deal 1 of A at 2 H: A leads, 25 24 25 25"
    ),
    "a card is drawn off for a hand that is not short": Irregular(
        LONG, CardsDrawnOff(B, C, TEN, C), ("drawn_off_to_nobody",), "deal 1 of A at 2 H: A leads, 25 24 26 25", TEN_OF_B
    ),
}
ENDS: dict[str, Irregular] = {
    "a deal begins after the match": Irregular(PASSED_A, DealBegun(), ("after_match",), "won by AC: A 5, 1 after it"),
    "a result is recorded after the match": Irregular(PASSED_A, DealNoted(30), ("after_match",), "won by AC: A 5"),
    "the match recorded for the other side": Irregular(PASSED_A, MatchNoted(1), ("match_differs",), "won by AC: A 5"),
    "time is called twice": Irregular((TimeCalled(),), TimeCalled(), ("time_twice",), "after deal 0: 2 2"),
    "the game is given to a side under CD5.4, with `loss_scope` = `deal`": Irregular(
        (*LEADS, By(CHIEF, CallMade(0))),
        By(CHIEF, Ruled(1, "CD5.4", GameGoesTo(1, B), SHOWN)),
        ("loss_scope",),
        "won by BD: 2 2",
        options={"loss_scope": "deal"},
    ),
}
CONDUCT: dict[str, Irregular] = {
    "a seat passes information": Irregular(
        LEADS, ConductNoted(B, "signalled"), ("signalled",), "deal 1 of A at 2 H: A leads, 25 25 25 25"
    ),
    "a seat looks at another's cards": Irregular(
        LEADS, ConductNoted(B, "saw_hand"), ("saw_hand",), "deal 1 of A at 2 H: A leads, 25 25 25 25"
    ),
}
CASES: dict[str, Irregular] = {**CONDUCT, **CALLING, **FINED, **DRAWN_OFF, **ENDS}
