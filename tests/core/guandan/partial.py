"""Records of 掼蛋 that lack something: the acts, the one that cannot be judged for it, the code of the reason, the options."""

from core.desk.messages import TurnStopped
from core.guandan.messages import (
    Act,
    CardReturned,
    CardsPlayed,
    DealBegun,
    DealNoted,
    HandDealt,
    LeaderDrawn,
    LevelNoted,
    LevelsNoted,
    Passed,
    PlaysUnrecorded,
    PointsNoted,
    RefusalClaimed,
    TotalsNoted,
    TributePaid,
    TributeUnrecorded,
)
from tests.core.guandan.given import (
    DEAL,
    DEALT,
    GC,
    LED,
    MISNAMED,
    NO_CARDS,
    A,
    Acts,
    B,
    C,
    D,
    after,
    alone,
    pays,
    ruled,
)

DOUBLE: Acts = (*after(A, C), DealBegun())
SINGLE: Acts = (*after(A, B, C, D), DealBegun())
HALF: Acts = (*after(A, B), DealBegun())  # who was last is not known
UNLEVELLED: Acts = (LevelNoted("5"), *after(A, B, C, D), DealBegun())  # the record begins at 5, of both sides or of one
TEN = "S3 H3 C3 D3 S3 H3 C3 D3", "S4 H4 C4 D4 S4 H4 C4 D4"
UNANNOUNCED: Acts = (*NO_CARDS, *alone(A, *TEN), CardsPlayed(A, ("S5",)))  # A holds ten
OPEN: Acts = (*MISNAMED, *ruled(TurnStopped(A)), *DEAL.plays("B6 C- D-"))  # a 5 of A lies open
BOMB_OR_FULL_HOUSE = ("S9", "H9", "C9", "H2", "H2")

LACKS: dict[str, tuple[Acts, Act, str, dict[str, str]]] = {
    "suits of a hand": ((DealBegun(),), HandDealt(A, ("?3", *DEAL.hands[A][1:])), "suits_unrecorded", {}),
    "cards of a hand": ((DealBegun(),), HandDealt(A, ("??", *DEAL.hands[A][1:])), "suits_unrecorded", {}),
    "the deals before the first level": ((DealBegun(),), LevelNoted("5"), "earlier_unrecorded", {}),
    "what the level follows from": (HALF, LevelNoted("4"), "level_unproved", {}),
    "plays and order of a deal": (DEALT, DealBegun(), "deal_unrecorded", {}),
    "the order that tribute follows from": (HALF, TributePaid(D, "SA"), "tribute_unknown", {}),
    "the order that the lead follows from": (HALF, CardsPlayed(D, ("S3",)), "tribute_unknown", {}),
    "who leads without tribute after a double win": (DOUBLE, CardsPlayed(D, ("S3",)), "leader_unknown", {"tribute": "none"}),
    "whose A it is where both sides are at A": ((LevelNoted("A", ("A", "A")),), DealNoted((A, C)), "a_unproved", {}),
    "whose A it is where the levels are not known": ((LevelNoted("A"),), DealNoted((A, B, C, D)), "a_unproved", {}),
    "what becomes of the cards of a wrong play": (
        (*LED, CardsPlayed(B, ("C5",)), *ruled(TurnStopped(B))),
        Passed(C),
        "cards_unruled",
        {"preset": GC, "wrong_cards": "chief_referee"},
    ),
    "the level, at a tribute": (UNLEVELLED, TributePaid(D, "SA"), "level_unknown", {}),
    "the hand that pays": (SINGLE, TributePaid(D, "SA"), "tribute_unproved", {}),
    "the card that is paid": (SINGLE, TributePaid(D, "??"), "tribute_card", {}),
    "one of two tributes": ((*DOUBLE, *pays("B:??")), TributePaid(D, "SA"), "tributes_unknown", {}),
    "who took which of two equal tributes": (
        (*DOUBLE, *pays("B:SA")),
        TributePaid(D, "HA"),
        "takers_unrecorded",
        {"equal_tributes": "lot"},
    ),
    "the hands of those who refuse": (DOUBLE, RefusalClaimed(B, ("RJ", "RJ")), "refusal_unproved", {}),
    "the hands of those who may refuse by themselves": (
        DOUBLE,
        TributePaid(B, "SA"),
        "refusal_unknown",
        {"refusal": "automatic"},
    ),
    "the same, at the first play": (DOUBLE, CardsPlayed(A, ("S3",)), "refusal_unknown", {"refusal": "automatic"}),
    "whether two returns were shown together": (
        (*DOUBLE, *pays("B:SA>A D:SK>C")),
        CardReturned(A, "S3"),
        "return_order",
        {"return_order": "together"},
    ),
    "the card that is returned": (
        (*SINGLE, *pays("D:SA")),
        CardReturned(A, "??"),
        "return_card",
        {"return_card": "ten_or_lower"},
    ),
    "the hand that returns": (
        (*SINGLE, *pays("D:SA")),
        CardReturned(A, "SK"),
        "return_unproved",
        {"return_card": "ten_or_lower"},
    ),
    "tribute": (SINGLE, TributeUnrecorded(), "tribute_unrecorded", {}),
    "who drew the card for the lead": ((DealBegun(),), CardsPlayed(A, ("S3",)), "leader_unknown", {}),
    "plays, from here on": (LED, PlaysUnrecorded(), "plays_unrecorded", {}),
    "plays before this one": ((*LED, PlaysUnrecorded()), CardsPlayed(B, ("C6",)), "turn_unknown", {}),
    "plays before this pass": ((*LED, PlaysUnrecorded()), Passed(B), "turn_unknown", {}),
    "numbers of cards": (UNANNOUNCED, Passed(B), "counts_unrecorded", {"preset": GC}),
    "what cards that lie open could have been played with": (
        OPEN,
        Passed(A),
        "open_cards",
        {"preset": GC, "wrong_cards": "lie_open"},
    ),
    "the hand of a seat that plays": (NO_CARDS, CardsPlayed(A, ("S3",)), "hand_unknown", {}),
    "a part of the hand of a seat that plays": (
        (DealBegun(), HandDealt(A, ("??", *DEAL.hands[A][1:])), LeaderDrawn(A)),
        CardsPlayed(A, ("H3",)),
        "hand_unknown",
        {},
    ),
    "the level": ((*HALF, LeaderDrawn(A)), CardsPlayed(A, ("S3",)), "level_unknown", {}),
    "the cards of a play": (LED, CardsPlayed(B, ("??",)), "cards_unknown", {}),
    "the suits that make a straight flush": (NO_CARDS, CardsPlayed(A, ("S5", "S6", "S7", "S8", "?9")), "cards_unknown", {}),
    "the cards that lie": ((*LED, CardsPlayed(B, ("??",))), CardsPlayed(C, ("S9",)), "top_unreadable", {}),
    "what a wild card that is led stands for": (
        NO_CARDS,
        CardsPlayed(A, ("S4", "S4", "H4", "H2", "H2")),
        "reading_undeclared",
        {},
    ),
    "which of two patterns the cards that lie are": (
        (*NO_CARDS, CardsPlayed(A, BOMB_OR_FULL_HOUSE)),
        CardsPlayed(B, ("ST", "HT", "CT", "S4", "H4")),
        "top_ambiguous",
        {},
    ),
    "the rest of the plays, and the order is noted": (LED, DealNoted((A, C)), "end_unrecorded", {}),
    "a part of the order": ((), DealNoted((A, B)), "order_incomplete", {}),
    "the order that points follow from": (after(A, B), PointsNoted((3, 0)), "points_unproved", {"preset": GC}),
    "what the levels follow from": (after(A, B), LevelsNoted(("4", "2")), "levels_open", {}),
    "what the totals follow from": (after(A, B), TotalsNoted((3, 0)), "totals_open", {"preset": GC}),
    "points, at a table that is won by levels": (after(A, C), TotalsNoted((5, 0)), "no_points", {}),
}
