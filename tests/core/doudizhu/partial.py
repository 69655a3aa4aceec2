"""Records of 斗地主 that lack something: the acts, the one that cannot be judged for it, and the code of the reason."""

from core.doudizhu.messages import (
    Act,
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    DealBegun,
    DealNoted,
    FaceUpDrawn,
    HandDealt,
    LandlordNoted,
    Passed,
    PlaysUnrecorded,
    ScoresNoted,
    TimeCalled,
    TotalsNoted,
)
from tests.core.doudizhu.given import DEAL, LED, WON, A, Acts, B, C

BEGUN: Acts = (DealBegun(), FaceUpDrawn(A))
NO_CARDS: Acts = (*BEGUN, BidMade(A, 3))
BOTTOM_ONLY: Acts = (*NO_CARDS, BottomShown(DEAL.bottom))
BARE: Acts = (DealBegun(), LandlordNoted(A, 3))
WITH: Acts = (DealBegun(), HandDealt(A, (*DEAL.hands[A], *DEAL.bottom), with_bottom=True), LandlordNoted(A, 3))
AT_ONCE = CardsPlayed(A, (*DEAL.hands[A], *DEAL.bottom))
ALL_PASSED: Acts = (BidMade(A, 0), BidMade(B, 0), BidMade(C, 0))
OPEN: Acts = (DealBegun(), LandlordNoted(A), *DEAL.dealt()[1:4], BottomShown(DEAL.bottom))  # the bid is not recorded

FOUR = tuple(f"{suit}{rank}" for rank in "3456" for suit in "SHC")  # a run of four triples, or of three with wings
HIGHER = (*[f"{suit}{rank}" for rank in "789" for suit in "SHC"], "D4", "D5", "D6")  # a run of three with wings

LACKS: dict[str, tuple[Acts, Act, str]] = {
    "suits of a hand": ((DealBegun(),), HandDealt(A, ("?3", *DEAL.hands[A][1:])), "suits_unrecorded"),
    "cards of a hand": ((DealBegun(),), HandDealt(A, ("??", *DEAL.hands[A][1:])), "suits_unrecorded"),
    "suits of the bottom": ((DealBegun(),), BottomLaid(("?3", "S4", "S5")), "suits_unrecorded"),
    "the face-up card": ((DealBegun(),), BidMade(A, 1), "first_unknown"),
    "the bidding": ((DealBegun(),), LandlordNoted(A, 3), "bids_unrecorded"),
    "the three cards": (NO_CARDS, CardsPlayed(A, ("S3",)), "bottom_unrecorded"),
    "the showing of the three cards": (WITH, CardsPlayed(A, ("S3",)), "bottom_unshown"),
    "the hand of a seat that plays": (BOTTOM_ONLY, CardsPlayed(A, ("S3",)), "hand_unknown"),
    "a part of the hand of a seat that plays": (
        (DealBegun(), HandDealt(A, ("??", *DEAL.hands[A][1:])), LandlordNoted(A, 3), BottomShown(DEAL.bottom)),
        CardsPlayed(A, ("H3",)),
        "hand_unknown",
    ),
    "the cards of a play": (LED, CardsPlayed(B, ("??",)), "cards_unknown"),
    "the cards that lie": ((*LED, CardsPlayed(B, ("??",))), CardsPlayed(C, ("SJ",)), "top_unreadable"),
    "which of two patterns the cards that lie are": (
        (*BOTTOM_ONLY, CardsPlayed(A, FOUR)),
        CardsPlayed(B, HIGHER),
        "top_ambiguous",
    ),
    "plays, from here on": (LED, PlaysUnrecorded(), "plays_unrecorded"),
    "plays before this one": ((*LED, PlaysUnrecorded()), CardsPlayed(B, ("ST",)), "turn_unknown"),
    "plays before this pass": ((*LED, PlaysUnrecorded()), Passed(B), "turn_unknown"),
    "the bid, at the end of a deal": (OPEN, AT_ONCE, "scores_unknown"),
    "cards that may have been a bomb, at the end of a deal": (
        (*WON, CardsPlayed(A, ("S3",)), CardsPlayed(B, ("??",) * 4)),
        CardsPlayed(A, tuple(card for card in AT_ONCE.cards if card != "S3")),
        "scores_unknown",
    ),
    "the rest of the plays, and the result is noted": (LED, DealNoted("landlord"), "end_unrecorded"),
    "the rest of the plays, and the points are noted": (LED, ScoresNoted((6, -3, -3)), "end_unrecorded"),
    "a part of the sheet": ((), DealNoted("landlord", A, 3, 0), "sheet_incomplete"),
    "what the points are computed from": ((*OPEN, AT_ONCE), ScoresNoted((12, -6, -6)), "scores_unproved"),
    "plays and result of a deal": (WON, DealBegun(), "deal_unrecorded"),
    "the points of a deal, and totals are noted": ((*LED, DealBegun()), TotalsNoted((0, 0, 0)), "totals_open"),
    "the points of a deal, and time is called": ((*OPEN, AT_ONCE), TimeCalled(), "totals_open"),
    "what follows after the last redeal": ((*ALL_PASSED * 4,)[:-1], BidMade(C, 0), "redeals"),
}
UNDER = {"redeals": "three", "wing_adjacent_triple": "yes"}  # the readings under which these are tried
