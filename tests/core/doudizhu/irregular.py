"""Every irregular act at a 斗地主 table: what it breaks and what was due, what follows, and where play stands after it."""

from msgspec.structs import replace

from core.climb.kinds import Reading
from core.doudizhu.messages import (
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    ConductNoted,
    DealBegun,
    DealNoted,
    FaceUpDrawn,
    HandDealt,
    LandlordNoted,
    NoneClaimed,
    Passed,
    PlaysUnrecorded,
    ScoresNoted,
    TimeCalled,
    TotalsNoted,
)
from tests.core.cards_case import Case
from tests.core.cards_given import swapped
from tests.core.doudizhu.broken import LAW
from tests.core.doudizhu.given import DEAL, LED, SPRING, WON, A, Acts, B, C


def by_law(*cases: Case) -> tuple[Case, ...]:
    """The cases with the clauses of `LAW` where they name no others, and whose decision each waits for."""
    law = [(case, [LAW[code] for code in case.finds]) for case in cases]
    return tuple(
        replace(case, clauses=case.clauses or tuple(clause for clause, _ in named), waits=tuple(waits for _, waits in named))
        for case, named in law
    )


DEALT: Acts = (DealBegun(), FaceUpDrawn(A), *DEAL.dealt()[1:])  # A has the face-up card
HANDS: Acts = DEAL.dealt()[1:4]
BIDDING: Acts = (*DEALT, BidMade(A, 1))
MADE: Acts = (*DEALT, BidMade(A, 3))  # A is landlord, the bottom is not shown
UNKNOWN: Acts = (DealBegun(), FaceUpDrawn(A), BidMade(A, 3))  # no cards are recorded
OPEN: Acts = (*UNKNOWN, BottomShown(("D3", "D4", "D5")))
MATCH: Acts = (*SPRING, TimeCalled())  # A has won the match
VAGUE_HAND = ("?3", "?3", "?3", "?4", "?4", "?4", "?5", "?5", "?5", "?6", "?6", "?6", "?7", "?7", "?7", "?8", "?9")


def plays(text: str) -> Acts:
    return DEAL.plays(text)


HAND, BOTTOM = DEAL.hands[A], DEAL.bottom
CARDS: tuple[Case, ...] = by_law(
    Case("a card twice in one hand", (DealBegun(),), HandDealt(A, swapped(HAND, "H3", "S3")), ("card_twice",),
         "deal 1: dealing, ? first", A),
    Case("a card in two hands", (DealBegun(), HandDealt(A, HAND)), HandDealt(B, swapped(DEAL.hands[B], "D5", "S3")),
         ("card_twice",), "deal 1: dealing, ? first", B),
    Case("a card of the bottom in a hand too", (DealBegun(), HandDealt(A, HAND)), BottomLaid(("S3", "DJ", "DQ")),
         ("card_twice",), "deal 1: dealing, ? first"),
    Case("a card of a hand in the bottom too", (DealBegun(), BottomLaid(BOTTOM)), HandDealt(A, swapped(HAND, "S3", "DJ")),
         ("card_twice",), "deal 1: dealing, ? first", A),
    Case("more cards of a rank than the pack holds", (DealBegun(), HandDealt(A, VAGUE_HAND)), HandDealt(B, ("?3", "?3",
         *DEAL.hands[B][2:])), ("rank_crowded",), "deal 1: dealing, ? first", B, ("0..4",)),
    Case("five cards of a rank in one hand", (DealBegun(),), HandDealt(A, ("?3",) * 5 + VAGUE_HAND[5:]), ("rank_crowded",),
         "deal 1: dealing, ? first", A, ("0..4",)),
    Case("cards that are nowhere", (DealBegun(), *HANDS), BottomLaid(BOTTOM[:2]), ("bottom_size", "cards_missing"),
         "deal 1: dealing, ? first", due=("3",), more=((None, ("DQ",)),)),
    Case("cards that are nowhere, one of them twice", (DealBegun(), *DEAL.dealt()[2:]), HandDealt(A, swapped(HAND, "S3", "H3")),
         ("card_twice", "cards_missing"), "deal 1: dealing, ? first", A, more=((None, ("S3",)),)),
    Case("a hand of 16", (DealBegun(),), HandDealt(A, HAND[:16]), ("hand_size",), "deal 1: dealing, ? first", A, ("17",)),
    Case("a hand of 17 with the bottom", (DealBegun(),), HandDealt(A, HAND, with_bottom=True), ("hand_size",),
         "deal 1: dealing, ? first", A, ("20",)),
    Case("a hand recorded a second time", DEALT, HandDealt(A, DEAL.hands[B]), ("dealt_twice",), "deal 1: dealing, A first", A),
    Case("the bottom recorded a second time", DEALT, BottomLaid(("S3", "S4", "S5")), ("dealt_twice",),
         "deal 1: dealing, A first"),
    Case("a bottom of other than three cards", (DealBegun(),), BottomLaid(BOTTOM[:2]), ("bottom_size",),
         "deal 1: dealing, ? first", due=("3",)),
    Case("a word that is no card", (DealBegun(),), HandDealt(A, swapped(HAND, "S3", "S1")), ("no_such_card",),
         "deal 1: dealing, ? first", A),
    Case("a hand recorded with the bottom that lacks a card of it", (DealBegun(), HandDealt(A, (*HAND, "DT", "DJ", "D3"),
         with_bottom=True), LandlordNoted(A, 3)), BottomShown(BOTTOM), ("bottom_not_taken",),
         "deal 1: A landlord at 3, A leads, 20 17 17", A, ("DQ",)),
    Case("a bottom that a hand recorded with it lacks", (DealBegun(), BottomLaid(BOTTOM)), HandDealt(A, (*HAND, "DT", "DJ",
         "D3"), with_bottom=True), ("bottom_not_taken",), "deal 1: dealing, ? first", A, ("DQ",)),
    Case("a hand recorded after it has played", (*UNKNOWN, BottomShown(BOTTOM), CardsPlayed(A, ("S3",))), HandDealt(A, HAND),
         (), "deal 1: A landlord at 3, B on single of A, 19 17 17"),
)  # fmt: skip

BIDS: tuple[Case, ...] = by_law(
    Case("the wrong seat bids first", DEALT, BidMade(B, 1), ("first_bidder",), "deal 1: bidding B1, C next", B, ("0",)),
    Case("the same seat bids first in the next deal", (*MADE, BottomShown(BOTTOM), *SPRING[-1:], DealBegun()), BidMade(A, 1),
         ("first_bidder",), "deal 2: bidding A1, B next", A, ("1",)),
    Case("a bid out of turn", BIDDING, BidMade(C, 2), ("bid_out_of_turn",), "deal 1: bidding A1 C2, B next", C, ("1",)),
    Case("a second call of a seat", (*BIDDING, BidMade(B, 2)), BidMade(A, 3), ("bid_twice",), "deal 1: bidding A1 B2, C next",
         A),
    Case("a bid that is not higher", (*BIDDING, BidMade(B, 2)), BidMade(C, 2), ("bid_not_higher",),
         "deal 1: B landlord at 2 to show", C, ("0", "3"), ("LandlordMade",)),
    Case("a lower bid", (*DEALT, BidMade(A, 2)), BidMade(B, 1), ("bid_not_higher",), "deal 1: bidding A2 B1, C next", B, ("0",
         "3")),
    Case("a bid of 4", BIDDING, BidMade(B, 4), ("bid_value",), "deal 1: bidding A1 B4, C next", B, ("0", "1", "2", "3")),
    Case("a bid of less than nothing", BIDDING, BidMade(B, -1), ("bid_value",), "deal 1: bidding A1 B-1, C next", B, ("0", "1",
         "2", "3")),
    Case("a call after the bidding is over", MADE, BidMade(B, 3), ("bid_late",), "deal 1: A landlord at 3 to show", B),
    Case("a second call after the bidding is over", MADE, BidMade(A, 3), ("bid_twice",), "deal 1: A landlord at 3 to show", A),
    Case("a call in the middle of the play", LED, BidMade(C, 0), ("bid_late",),
         "deal 1: A landlord at 3, B on single of A, 19 17 17", C),
    Case("a note of a landlord that the bidding contradicts", MADE, LandlordNoted(B, 3), ("landlord_differs",),
         "deal 1: A landlord at 3 to show", B, ("0",)),
    Case("a note of another bid", MADE, LandlordNoted(A, 2), ("landlord_differs",), "deal 1: A landlord at 3 to show", A,
         ("0",)),
    Case("a note of a landlord at 4", DEALT, LandlordNoted(A, 4), ("bid_value",), "deal 1: A landlord at ? to show", A, ("1",
         "2", "3")),
    Case("a play before there is a landlord", DEALT, CardsPlayed(A, ("S3",)), ("no_landlord",),
         "deal 1: no landlord, B on single of A, 16 17 17", A, ("bid",)),
    Case("a play in the bidding", BIDDING, CardsPlayed(B, ("D5",)), ("no_landlord",),
         "deal 1: no landlord, C on single of B, 17 16 17", B, ("bid",)),
    Case("a pass before there is a landlord", DEALT, Passed(A), ("no_landlord",), "deal 1: no landlord, B leads, 17 17 17", A,
         ("bid",)),
    Case("an empty play before there is a landlord", DEALT, CardsPlayed(A, ()), ("no_landlord", "empty_play"),
         "deal 1: no landlord, B on nothing of A, 17 17 17", A, ("bid",), more=((A, ("bid",)),)),
    Case("a play before any deal", (), CardsPlayed(A, ("S3",)), ("no_landlord",), "after deal 0: 0 0 0, 1 after it", A,
         ("bid",)),
    Case("another play before any deal", (CardsPlayed(A, ("S3",)),), CardsPlayed(B, ("S4",)), (),
         "after deal 0: 0 0 0, 2 after it"),
)  # fmt: skip

SHOWING: tuple[Case, ...] = by_law(
    Case("the bottom shown before there is a landlord", BIDDING, BottomShown(BOTTOM), ("bottom_early",),
         "deal 1: bidding A1, B next", due=("bid",)),
    Case("a play before the bottom is shown", MADE, CardsPlayed(A, ("S3",)), ("bottom_hidden",),
         "deal 1: A landlord at 3, B on single of A, 19 17 17", A, BOTTOM),
    Case("a second showing of the bottom", WON, BottomShown(("S3", "S4", "S5")), ("bottom_again",),
         "deal 1: A landlord at 3, A leads, 20 17 17"),
    Case("other cards shown than were laid down", MADE, BottomShown(("DT", "DJ", "H8")), ("bottom_differs",),
         "deal 1: A landlord at 3, A leads, 20 17 17", None, BOTTOM),
    Case("a bottom of two cards shown", UNKNOWN, BottomShown(("S3", "S4")), ("bottom_size",),
         "deal 1: A landlord at 3, A leads, 19 17 17", due=("3",)),
)  # fmt: skip

PLAYS: tuple[Case, ...] = by_law(
    Case("a play out of turn", LED, CardsPlayed(C, ("SJ",)), ("out_of_turn",),
         "deal 1: A landlord at 3, A on single of C, 19 17 16", C, ("1",)),
    Case("a pass out of turn", LED, Passed(C), ("out_of_turn",), "deal 1: A landlord at 3, A on single of A, 19 17 17", C,
         ("1",)),
    Case("a second pass of one seat", (*LED, Passed(B)), Passed(B), ("out_of_turn",),
         "deal 1: A landlord at 3, C on single of A, 19 17 17", B, ("2",)),
    Case("a pass of the seat whose play lies", LED, Passed(A), ("out_of_turn",),
         "deal 1: A landlord at 3, B on single of A, 19 17 17", A, ("1",)),
    Case("a seat plays over its own play", LED, CardsPlayed(A, ("S3",)), ("out_of_turn",),
         "deal 1: A landlord at 3, B on single of A, 18 17 17", A, ("1",)),
    Case("another seat than the landlord leads", WON, CardsPlayed(B, ("D5",)), ("out_of_turn",),
         "deal 1: A landlord at 3, C on single of B, 20 16 17", B, ("0",)),
    Case("a pass on the lead", WON, Passed(A), ("pass_on_lead",), "deal 1: A landlord at 3, B leads, 20 17 17", A, ("play",)),
    Case("an empty play", LED, CardsPlayed(B, ()), ("empty_play",), "deal 1: A landlord at 3, C on single of A, 19 17 17", B,
         ("pass",)),
    Case("an empty play that ends the trick", (*LED, Passed(B)), CardsPlayed(C, ()), ("empty_play",),
         "deal 1: A landlord at 3, A leads, 19 17 17", C, ("pass",), ("TrickTaken",)),
    Case("an empty play on the lead", WON, CardsPlayed(A, ()), ("empty_play",),
         "deal 1: A landlord at 3, B on nothing of A, 20 17 17", A, ("play",)),
    Case("cards that form no pattern", WON, CardsPlayed(A, ("S3", "S4")), ("no_pattern",),
         "deal 1: A landlord at 3, B on no pattern of A, 18 17 17", A, ("play",)),
    Case("a play over cards that form no pattern", (*WON, CardsPlayed(A, ("S3", "S4"))), CardsPlayed(B, ("D5",)), (),
         "deal 1: A landlord at 3, C on single of B, 18 16 17"),
    Case("a pattern named that the cards cannot be", WON, CardsPlayed(A, ("S3", "H3"), Reading("triple", "3", 1)),
         ("reading_impossible",), "deal 1: A landlord at 3, B on pair of A, 18 17 17", A, ("pair:3:1",)),
    Case("a play that does not beat", LED, CardsPlayed(B, ("D7",)), ("does_not_beat",),
         "deal 1: A landlord at 3, C on single of B, 19 16 17", B, ("higher single", "bomb", "rocket", "pass")),
    Case("a play of another kind", LED, CardsPlayed(B, ("H9", "C9")), ("does_not_beat",),
         "deal 1: A landlord at 3, C on pair of B, 19 15 17", B, ("higher single", "bomb", "rocket", "pass")),
    Case("a lower bomb over a bomb", (*LED, *plays("BT CAAAA A-")), CardsPlayed(B, ("SK", "HK", "CK", "DK")),
         ("does_not_beat",), "deal 1: A landlord at 3, C on bomb of B, 19 12 13", B, ("higher bomb", "rocket", "pass"),
         ("Doubled",)),
    Case("a play over the rocket", (*LED, *plays("BBR")), CardsPlayed(C, ("SA", "HA", "CA", "DA")), ("does_not_beat",),
         "deal 1: A landlord at 3, A on bomb of C, 19 15 13", C, ("pass",), ("Doubled",)),
    Case("a pattern named that cards of several others cannot be", WON, CardsPlayed(A, HAND[:12], Reading("plane", "4", 3)),
         ("reading_impossible",), "deal 1: A landlord at 3, B on plane of A, 8 17 17", A, ("plane:3:4", "plane_singles:4:3",
         "plane_singles:3:3"), options={"wing_adjacent_triple": "yes"}),
    Case("a card that the hand does not hold", LED, CardsPlayed(B, ("SJ",)), ("not_held",),
         "deal 1: A landlord at 3, C on single of B, 19 17+ 17", B),
    Case("a card that was played before, out of a hand that is not known", (*OPEN, CardsPlayed(A, ("S9",))), CardsPlayed(B,
         ("S9", "H9", "C9", "D9")), ("laid_twice",), "deal 1: A landlord at 3, C on bomb of B, 19 13 17", B, (), ("Doubled",)),
    Case("a card of the bottom out of another hand that is not known", (*UNKNOWN, BottomShown(BOTTOM), *plays("A8")),
         CardsPlayed(B, ("DT",)), ("laid_twice",), "deal 1: A landlord at 3, C on single of B, 19 16 17", B),
    Case("one card twice in one play", WON, CardsPlayed(A, ("S3", "S3")), ("card_twice",),
         "deal 1: A landlord at 3, B on pair of A, 19+ 17 17", A),
    Case("five cards of a rank in one play", OPEN, CardsPlayed(A, ("?7",) * 5), ("rank_crowded", "no_pattern"),
         "deal 1: A landlord at 3, B on no pattern of A, 15 17 17", A, ("0..4",), clauses=("DZ1.1", "DZ1.1"), more=((A,
         ("play",)),)),
    Case("a word that is no card in a play", WON, CardsPlayed(A, ("S3", "S1")), ("no_such_card",),
         "deal 1: A landlord at 3, B on no pattern of A, 19+ 17 17", A),
    Case("more cards than an unknown hand has", (*UNKNOWN, *[CardsPlayed(B, ("??", "??", "??"))] * 5), CardsPlayed(B, ("?3",) *
         3), ("out_of_turn", "too_many"), "after deal 1: -6 +3 +3", B, ("2",), ("DealSettled",), more=((B, ("0..17",)),)),
    Case("a rank played after saying to hold none", (*UNKNOWN, BottomShown(BOTTOM), *plays("A8"), NoneClaimed(B, "9")),
         CardsPlayed(B, ("S9",)), ("none_disproved",), "deal 1: A landlord at 3, C on single of B, 19 16 17", B),
    Case("said to hold none of a rank that the hand holds", LED, NoneClaimed(B, "T"), ("none_untrue",),
         "deal 1: A landlord at 3, B on single of A, 19 17 17", B),
)  # fmt: skip

ENDS: tuple[Case, ...] = by_law(
    Case("a play after the end of a deal", SPRING, CardsPlayed(B, ("D5",)), ("after_deal",),
         "after deal 1: +12 -6 -6, 1 after it", B, ("deal",)),
    Case("more acts after the end of a deal", (*SPRING, CardsPlayed(B, ("D5",))), Passed(C), (),
         "after deal 1: +12 -6 -6, 2 after it"),
    Case("a play after the end of the match", MATCH, CardsPlayed(B, ("D5",)), ("after_match",),
         "won by A: +12 -6 -6, 1 after it", B),
    Case("a deal after the end of the match", MATCH, DealBegun(), ("after_match",), "won by A: +12 -6 -6, 1 after it"),
    Case("more acts after the end of the match", (*MATCH, DealBegun()), HandDealt(A, HAND), (),
         "won by A: +12 -6 -6, 2 after it"),
    Case("the next deal begins before a hand is empty", LED, DealBegun(), ("unfinished",), "deal 2: dealing, B first",
         due=("play",)),
    Case("the next deal begins when nothing was played", WON, DealBegun(), (), "deal 2: dealing, B first"),
    Case("time called a second time", (*LED, TimeCalled()), TimeCalled(), ("time_twice",),
         "deal 1: A landlord at 3, B on single of A, 19 17 17"),
    Case("the bottom looked at before there is a landlord", DEALT, ConductNoted(B, "looked_at_bottom"), ("looked_at_bottom",),
         "deal 1: dealing, A first", B),
    Case("the bottom looked at, noted later", LED, ConductNoted(B, "looked_at_bottom"), ("looked_at_bottom",),
         "deal 1: A landlord at 3, B on single of A, 19 17 17", B),
    Case("other conduct", LED, ConductNoted(C, "signalled"), ("conduct",),
         "deal 1: A landlord at 3, B on single of A, 19 17 17", C),
)  # fmt: skip

SHEETS: tuple[Case, ...] = by_law(
    Case("a sheet that the plays contradict", SPRING, DealNoted("farmers", A, 3, 0, "spring"), ("sheet_spring",
         "sheet_differs"), "after deal 1: +12 -6 -6", clauses=("DZ8.3", "DZ7.1"), more=((None, ("landlord",)),)),
    Case("a sheet with another number of bombs", SPRING, DealNoted("landlord", A, 3, 1, "spring"), ("sheet_differs",),
         "after deal 1: +12 -6 -6", None, ("0",)),
    Case("a sheet with another bid and landlord", SPRING, DealNoted(None, B, 2), ("sheet_differs", "sheet_differs"),
         "after deal 1: +12 -6 -6", None, ("0",), clauses=("DZ2.1", "DZ2.1"), more=((None, ("3",)),)),
    Case("a sheet with another landlord than the bidding made", (*MADE, PlaysUnrecorded()), DealNoted("landlord", B, 3, 0,
         "none"), ("sheet_differs",), "after deal 1: +6 -3 -3", None, ("0",), ("DealSettled",), clauses=("DZ2.1",)),
    Case("a sheet with fewer bombs than were played", (*LED, *plays("BKKKK"), PlaysUnrecorded()), DealNoted("landlord", A, 3, 0,
         "none"), ("sheet_differs",), "after deal 1: 0 0 0", None, ("1",), ("DealSettled",)),
    Case("a sheet with a spring after a farmer has played", (*LED, *plays("BT"), PlaysUnrecorded()), DealNoted("landlord", A,
         3, 0, "spring"), ("sheet_differs",), "after deal 1: +6 -3 -3", None, ("none",), ("DealSettled",), clauses=("DZ8.3",)),
    Case("a sheet with a bid of 4", (), DealNoted("landlord", A, 4, 0, "none"), ("sheet_bid",), "after deal 1: 0 0 0", None,
         ("1", "2", "3"), ("DealSettled",)),
    Case("a sheet with more bombs than a pack has", (), DealNoted("landlord", A, 3, 15, "none"), ("sheet_bombs",),
         "after deal 1: 0 0 0", None, ("0..14",), ("DealSettled",)),
    Case("a sheet with fewer bombs than none", (), DealNoted("landlord", A, 3, -1, "none"), ("sheet_bombs",),
         "after deal 1: 0 0 0", None, ("0..14",), ("DealSettled",)),
    Case("a sheet with a spring of the wrong side", (), DealNoted("farmers", A, 3, 0, "spring"), ("sheet_spring",),
         "after deal 1: 0 0 0", None, (), ("DealSettled",)),
    Case("points that are not those of the deal", SPRING, ScoresNoted((6, -3, -3)), ("scores_differ",),
         "after deal 1: +12 -6 -6", None, ("12", "-6", "-6")),
    Case("points that do not sum to zero", (DealBegun(),), ScoresNoted((6, -3, -2)), ("not_zero_sum",),
         "deal 1: dealing, ? first"),
    Case("points that no deal can give", (DealBegun(),), ScoresNoted((5, -3, -2)), ("no_deal_score",), "after deal 1: +5 -3 -2",
         None, (), ("DealSettled",)),
    Case("points that the sheet of the deal does not allow", (DealNoted("landlord", A, 3),), ScoresNoted((8, -4, -4)),
         ("scores_against_sheet",), "after deal 1: 0 0 0"),
    Case("points of a bid that there is not", (DealBegun(),), ScoresNoted((10, -5, -5)), ("no_deal_score",),
         "after deal 1: +10 -5 -5", None, (), ("DealSettled",)),
    Case("totals that the deals contradict", SPRING, TotalsNoted((6, -3, -3)), ("totals_differ",), "after deal 1: +12 -6 -6",
         None, ("12", "-6", "-6")),
    Case("totals that do not sum to zero", SPRING, TotalsNoted((12, -6, 0)), ("not_zero_sum", "totals_differ"),
         "after deal 1: +12 -6 -6", more=((None, ("12", "-6", "-6")),)),
)  # fmt: skip

CASES = (*CARDS, *BIDS, *SHOWING, *PLAYS, *ENDS, *SHEETS)
