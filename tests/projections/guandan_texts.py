"""Irregular acts at a 掼蛋 table in words: the acts, the options, and what is said of the last one."""

from core.climb.kinds import Reading
from core.desk.messages import TurnGoesTo, TurnStopped
from core.guandan.messages import (
    CardReturned,
    CardsExposed,
    CardsPlayed,
    ConductNoted,
    CountAnnounced,
    CountAsked,
    DealBegun,
    DealNoted,
    HandDealt,
    LeaderDrawn,
    LevelNoted,
    Passed,
    PlaysUnrecorded,
    PlayTakenBack,
    RefusalClaimed,
    TributePaid,
)
from tests.core.guandan.given import (
    A_OUT,
    DEAL,
    DEALT,
    EIGHT_4,
    ELEVEN,
    GC,
    LED,
    NO_CARDS,
    TEN,
    A,
    Acts,
    B,
    C,
    D,
    after,
    alone,
    hand,
    pays,
    ruled,
    swapped,
)
from tests.core.guandan.irregular_tribute import (
    B_A,
    B_R,
    B_RR,
    D_K,
    D_R,
    DOUBLE,
    MATES,
    ONE,
    ONE_PAID,
    ONE_READY,
    PAIR,
    READY,
    REFUSED,
    SINGLE,
)

TEXTS: dict[str, tuple[Acts, dict[str, str], str]] = {
    "tribute in the first deal": ((DealBegun(), TributePaid(A, "SA")), {},
        "Side A paid ♠A as tribute though none was due (it is the first deal)."),
    "tribute where there is none": ((*after(A, C), DealBegun(), TributePaid(B, "SA")), {"preset": GC},
        "Side B paid ♠A as tribute though none was due (there is no tribute in this match)."),
    "tribute of a partner who pays none": ((*MATES, TributePaid(C, "SA")), {"tribute_to_partner": "none"},
        ("Side C paid ♠A as tribute though none was due (the last player is the first one's partner, who pays none in this "
         "match).")),
    "tribute after play began": ((*ONE, CardsPlayed(D, ("S9",)), TributePaid(D, "SK")), {},
        "Side D paid ♠K after play had begun; it was due before."),
    "another tribute after play began": ((*ONE_READY, CardsPlayed(D, ("S9",)), TributePaid(D, "SK", corrects=True)), {},
        "Side D paid instead ♠K after play had begun; it was due before."),
    "another return after play began": ((*ONE_READY, CardsPlayed(D, ("S9",)), CardReturned(A, "S5", corrects=True)), {},
        "Side A returned instead ♠5 after play had begun; it was due before."),
    "another tribute that is not held": ((*PAIR, *pays("B:HQ"), TributePaid(B, "SK", corrects=True)), {},
        "Side B paid instead ♠K without holding it; cards of the own hand were due."),
    "another return that is not held": ((*ONE_PAID, *pays("A<S3"), CardReturned(A, "SQ", corrects=True)), {},
        "Side A returned instead ♠Q without holding it; cards of the own hand were due."),
    "a wrong pair of tributes": ((*PAIR, *pays("B:SA>C D:SK>A")), {},
        ("Side C takes ♠A of side B, side A takes ♠K of side D; due was: side A takes ♠A of side B, side C takes ♠K of "
         "side D.")),
    "a tribute to a loser": ((*PAIR, *pays("B:SA>D")), {},
        "Side B pays side D; due was: side B pays side A or side C."),
    "one who refuses alone": ((*DOUBLE, B_R, D_R, RefusalClaimed(B, ("RJ",)), CardsPlayed(A, ("C4",))), {},
        ("Side B alone refused tribute, side D did not, and play began; with one big joker each both have to claim, "
         "otherwise tribute was due.")),
    "the other who refuses alone": ((*DOUBLE, B_R, D_R, RefusalClaimed(D, ("RJ",)), CardsPlayed(A, ("C4",))), {},
        ("Side D alone refused tribute, side B did not, and play began; with one big joker each both have to claim, "
         "otherwise tribute was due.")),
    "a refusal of the last player": ((*SINGLE, B_R, D_R, RefusalClaimed(D, ("RJ",))), {},
        "Side D refused tribute without the big jokers; both are needed for it (the last player's own two)."),
    "a refusal of the last player where the side counts": ((*SINGLE, B_R, D_K, RefusalClaimed(D)), {"single_refusal_jokers":
        "side"},
        "Side D refused tribute without the big jokers; both are needed for it (those of the paying side together)."),
    "a refusal of two payers": ((*DOUBLE, B_A, D_K, RefusalClaimed(B)), {},
        "Side B refused tribute without the big jokers; both are needed for it (those of the paying side together)."),
    "who leads the first deal": ((*DEALT, CardsPlayed(B, ("C6",))), {},
        "Side B played ♣6; side A was due to lead to the first trick (who drew the card that says who leads)."),
    "who leads in the competition": ((*after(A, C), *DEALT, CardsPlayed(B, ("C6",))), {"preset": GC},
        "Side B played ♣6; side A was due to lead to the first trick (who drew the card that says who leads)."),
    "who leads where tribute is none": ((*after(A, C), *DEALT, CardsPlayed(B, ("C6",))), {"tribute": "none"},
        "Side B played ♣6; side A was due to lead to the first trick (who drew the card that says who leads)."),
    "who leads after partners without tribute": ((*MATES, CardsPlayed(A, ("S3",))), {"tribute_to_partner": "none"},
        "Side A played ♠3; side C was due to lead to the first trick (who was last in the deal before)."),
    "who leads after a refusal": ((*REFUSED, CardsPlayed(B, ("S3",))), {},
        ("Side B played ♠3; side A was due to lead to the first trick (tribute was refused and the first of the deal "
         "before leads).")),
    "who leads after a refusal by itself": ((*DOUBLE, B_RR, D_K, CardsPlayed(B, ("S3",))), {"refusal": "automatic"},
        ("Side B played ♠3; side A was due to lead to the first trick (tribute was refused and the first of the deal "
         "before leads).")),
    "who leads after a single refusal": ((*SINGLE, HandDealt(D, hand("RJ", "RJ")), RefusalClaimed(D, ("RJ", "RJ")),
        CardsPlayed(D, ("S3",))), {},
        ("Side D played ♠3; side A was due to lead to the first trick (tribute was refused and the first of the deal "
         "before leads).")),
    "who leads after two tributes": ((*READY, CardsPlayed(D, ("S9",))), {},
        "Side D played ♠9; side B was due to lead to the first trick (whose tribute went to the first of the deal before)."),
    "who leads after one": ((*ONE_READY, CardsPlayed(A, ("S5",))), {},
        "Side A played ♠5; side D was due to lead to the first trick (who was last in the deal before)."),
    "who leads by a ruling after two tributes": ((*READY, *ruled(TurnGoesTo(C)), CardsPlayed(D, ("S9",))), {},
        "Side D played ♠9; side C was due to lead to the first trick."),
    "who leads by a ruling after one": ((*ONE_READY, *ruled(TurnGoesTo(C)), CardsPlayed(A, ("S5",))), {},
        "Side A played ♠5; side C was due to lead to the first trick."),
    "a pass out of turn on the lead": ((*ONE_READY, Passed(A)), {},
        "Side A passed while it was the turn of side D (who was last in the deal before)."),
    "a play out of turn": ((*LED, CardsPlayed(C, ("C6",))), {},
        "Side C played ♣6 while it was the turn of side B."),
    "a pass out of turn": ((*LED, Passed(C)), {},
        "Side C passed while it was the turn of side B."),
    "the lead after a trick": ((*LED, Passed(B), Passed(C), Passed(D), CardsPlayed(B, ("C6",))), {},
        "Side B played ♣6 while it was the turn of side A."),
    "who comes after the last play of the partner": ((*A_OUT, Passed(B), Passed(C), Passed(D), CardsPlayed(B, ("S7",))), {},
        "Side B played ♠7 while it was the turn of side C (whose partner is out and was not beaten)."),
    "the same in the competition": ((*A_OUT, Passed(B), Passed(C), Passed(D), CardsPlayed(B, ("S7",))), {"preset": GC},
        "Side B played ♠7 while it was the turn of side C (whose partner is out and was not beaten)."),
    "a pass of the partner who is not due": ((*A_OUT, Passed(B), Passed(C), Passed(D), Passed(D)), {},
        "Side D passed while it was the turn of side C (whose partner is out and was not beaten)."),
    "a seat that is out": ((*A_OUT, CardsPlayed(A, ("S7",))), {},
        "Side A was out already and played ♠7; it was the turn of side B."),
    "a seat that is out, nobody's turn known": ((*A_OUT, PlaysUnrecorded(), CardsPlayed(A, ("S7",))), {},
        "Side A was out already and played ♠7; it was the turn of another seat."),
    "a word on the lead": ((*DEALT, CardsPlayed(A, ("S3", "S4"))), {},
        "Side A played ♠4 ♠3, which form no pattern (GD2.7): the patterns of 2 cards are: pair."),
    "bombs": ((*DEALT, *DEAL.plays("A4444 B5555 C- D-"), CardsPlayed(A, ("S3", "H3", "C3", "D3"))), {},
        ("Side A played ♠3 ♥3 ♣3 ♦3 (a bomb of four 3), which does not beat ♠5 ♥5 ♣5 ♦5 (a bomb of four 5) of side B; a "
         "higher bomb of 4, a bomb of 5 or more, a straight flush, four jokers or a pass was due.")),
    "a card three times in one hand": ((DealBegun(), HandDealt(A, swapped(swapped(DEAL.hands[A], "S5", "S3"), "H5", "S3")),
        HandDealt(B, swapped(swapped(swapped(DEAL.hands[B], "C5", "S3"), "D5", "S3"), "S5", "S3"))), {},
        "♠3 is there 3 times (in the same hand); two packs hold it twice."),
    "a card three times over two hands": ((DealBegun(), HandDealt(A, swapped(DEAL.hands[A], "S5", "S3")), HandDealt(B,
        swapped(DEAL.hands[B], "C5", "S3"))), {},
        "♠3 is there 3 times (in all that is recorded); two packs hold it twice."),
    "nine of a rank in one hand": ((DealBegun(), HandDealt(A, ("?3",) * 9 + ("?4",) * 8 + ("?5",) * 8 + ("?6",) * 2)), {},
        "There are 9 cards of rank 3 (in the same hand); two packs hold 8."),
    "nine of a rank over two hands": ((DealBegun(), HandDealt(A, ("?3",) * 8 + ("?4",) * 8 + ("?5",) * 8 + ("?6",) * 3),
        HandDealt(B, ("?3",) + ("?7",) * 8 + ("?8",) * 8 + ("?9",) * 8 + ("?T",) * 2)), {},
        "There are 9 cards of rank 3 (in all that is recorded); two packs hold 8."),
    "an order that is not that of the plays": ((*A_OUT, PlaysUnrecorded(), DealNoted((B, A, C, D))), {},
        ("The order of deal 1 is given as side B first, side A second, side C third, side D last; by the plays it is side "
         "A first.")),
    "an order after an order": ((*after(A, C), DealBegun(), DealNoted((A, A))), {},
        "The order of deal 2 is given as side A, side A; a seat has one place."),
    "a play after the match was won": ((LevelNoted("A", ("A", "5")), *after(A, C), CardsPlayed(B, ("S3",))), {},
        "The match was over (A and C won) and a play followed; nothing more was due."),
}  # fmt: skip

TWELVE: Acts = (*ELEVEN[:-4], *alone(A, "S4 H4 C4 D4 S4 H4"), CardsPlayed(A, ("S5",)))

EFFECTS: dict[str, tuple[Acts, dict[str, str], str]] = {
    "out of turn": ((*LED, CardsPlayed(C, ("C7",))), {"preset": GC},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and whoever's turn it "
         "was plays (GC3.5).")),
    "out of turn, the next player on": ((*LED, CardsPlayed(C, ("C7",))), {"preset": GC, "out_of_turn_next": "offenders_next"},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and the next player "
         "plays (GC3.5).")),
    "out of turn, the chief referee about cards": ((*LED, CardsPlayed(C, ("C7",))), {"preset": GC, "wrong_cards":
        "chief_referee"},
        "The chief referee decides about the cards; the offender loses one turn, and whoever's turn it was plays (GC3.5)."),
    "a wrong lead": ((*DEALT, CardsPlayed(A, ("S3", "S4"))), {"preset": GC},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and the next player "
         "leads, any pattern (GC3.3).")),
    "a wrong lead, again": ((*DEALT, CardsPlayed(A, ("S3", "S4"))), {"preset": GC, "wrong_lead": "offender_again"},
        "The cards go back to the hand and are recorded as exposed; the offender leads again (GC3.3)."),
    "a wrong play": ((*LED, CardsPlayed(B, ("S5",))), {"preset": GC},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and the next player "
         "plays (GC3.3).")),
    "a wrong play where a wrong lead is made again": ((*LED, CardsPlayed(B, ("S5",))), {"preset": GC, "wrong_lead":
        "offender_again"},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and the next player "
         "plays (GC3.3).")),
    "a wrong play, no card in this trick": ((*LED, CardsPlayed(B, ("S5",))), {"preset": GC, "turn_lost": "whole_trick"},
        ("The cards go back to the hand and are recorded as exposed; the offender plays no card in this trick, and the "
         "next player plays (GC3.3).")),
    "a reading on the lead": ((*DEALT, CardsPlayed(A, ("S3", "H3"), Reading("triple", "3", 1))), {"preset": GC},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and the next player "
         "leads, any pattern (GC3.3).")),
    "a reading over a play": ((*LED, CardsPlayed(B, ("C6",), Reading("triple", "3", 1))), {"preset": GC},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and the next player "
         "plays (GC3.3).")),
    "no pattern over a play": ((*LED, CardsPlayed(B, ("C6", "C7"))), {"preset": GC},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and the next player "
         "plays (GC3.3).")),
    "dropped with a lead": ((*LED, CardsExposed(A, ("S6",), dropped=True)), {"preset": GC},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and the next player "
         "leads, any pattern (GC3.4).")),
    "dropped with a play": ((*LED, *DEAL.plays("B6"), CardsExposed(B, ("S7",), dropped=True)), {"preset": GC},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and the next player "
         "plays (GC3.4).")),
    "parts of a lead": ((*DEALT, ConductNoted(A, "played_in_parts")), {"preset": GC},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and the next player "
         "leads, any pattern (GC3.4).")),
    "parts of a play led": ((*LED, ConductNoted(A, "played_in_parts")), {"preset": GC},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and the next player "
         "leads, any pattern (GC3.4).")),
    "parts of a play": ((*LED, *DEAL.plays("B6"), ConductNoted(B, "played_in_parts")), {"preset": GC},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and the next player "
         "plays (GC3.4).")),
    "stopped on the lead": ((*LED, *ruled(TurnStopped(C)), *DEAL.plays("B- D- C9")), {"preset": GC},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and whoever's turn it "
         "was plays (GC3.5).")),
    "stopped over a play": ((*LED, *ruled(TurnStopped(C)), *DEAL.plays("C9")), {"preset": GC},
        ("The cards go back to the hand and are recorded as exposed; the offender loses one turn, and the next player "
         "plays (GC3.3).")),
    "a pass out of turn": ((*LED, Passed(C)), {"preset": GC},
        "The rules of this table name no penalty; until a ruling play and results stand as they went."),
    "a pass out of turn by r17": ((*LED, Passed(C)), {"preset": GC, "out_of_turn_pass": "r17"},
        "The offender and his partner may not follow in this trick."),
    "a wrong number": ((*TEN, CountAnnounced(A, 9)), {"preset": GC},
        ("The true number was due after play 9 of deal 1; play goes back to there: every card played later is taken back, "
        "the number is announced and play goes on (GC2.8).")),
    "a wrong number, offender only": ((*TEN, CountAnnounced(A, 9)), {"preset": GC, "wrong_count_takes_back":
        "offender_only"},
        ("The true number was due after play 9 of deal 1; play goes back to there: the offender announces the number and plays "
        "again, and what the others did later is entered again (GC2.8).")),
    "a wrong number, chief": ((*TEN, CountAnnounced(A, 9)), {"preset": GC, "wrong_count_takes_back": "chief_referee"},
        "The true number was due after play 9 of deal 1; the chief referee decides what is taken back."),
    "a wrong number, no clause": ((*TEN, CountAnnounced(A, 9)), {"preset": GC, "wrong_count_takes_back": "no_clause"},
        "The rules of this table name no penalty; until a ruling play and results stand as they went."),
    "a wrong number, the true one said before": ((*TEN, CountAnnounced(A, 10), CountAnnounced(A, 9)), {"preset": GC},
        ("The true number was due after play 9 of deal 1; play goes back to there: every card played later is taken back, "
        "the number is announced and play goes on (GC2.8).")),
    "a question without an answer": ((*TEN, CountAnnounced(A, 10), Passed(B), CountAsked(A, B), Passed(C)), {"preset": GC},
        ("The true number was due after play 10 of deal 1; play goes back to there: every card played later is taken back, "
        "the number is announced and play goes on (GC2.8).")),
    "cards that are lost leave ten": ((*TWELVE, CardsExposed(A, ("S6", "H6"), dropped=True), *ruled(TurnStopped(A)),
        Passed(B)), {"preset": GC, "wrong_cards": "lost"},
        ("The true number was due after play 9 of deal 1; play goes back to there: every card played later is taken back, "
        "the number is announced and play goes on (GC2.8).")),
    "a wrong number, not due": ((*ELEVEN, CountAnnounced(A, 10)), {"preset": GC},
        "No number was due then and no clause names a penalty; until a ruling play and results stand as they went."),
    "a wrong number, nobody has to": ((*ELEVEN, CountAnnounced(A, 10)), {},
        "No number was due then and no clause names a penalty; until a ruling play and results stand as they went."),
    "a wrong number, nobody has to but a penalty": ((*ELEVEN, CountAnnounced(A, 10)), {"wrong_count_takes_back":
        "offender_only"},
        "No number was due then and no clause names a penalty; until a ruling play and results stand as they went."),
    "settled in private, a clause of the other document": ((*LED, ConductNoted(C, "settled_privately")), {},
        ("No clause names a penalty; until a ruling play and results stand as they went. "
         "GC1.2 is borrowed from the competition (GC).")),
    "taken back": ((*LED, PlayTakenBack(A)), {"preset": GC},
        "The play should have stayed on the table; what follows is for the chief referee."),
    "taken back, no clause": ((*LED, PlayTakenBack(A)), {},
        "The rules of this table name no penalty; until a ruling play and results stand as they went."),
}  # fmt: skip

LACKING: dict[str, tuple[Acts, dict[str, str], str]] = {
    "who leads after a double win without tribute": ((*after(A, C), DealBegun(), Passed(B)), {"tribute": "none"},
        ("The deal before was a double win, whose losers are not ranked, so that nobody is last, and no card that was drawn "
         "is recorded: who was due to lead deal 2 cannot be judged.")),
    "who leads the first deal": ((DealBegun(), Passed(B)), {"tribute": "none"},
        "Who drew the card for the lead of deal 1 is not recorded: who was due to lead cannot be judged."),
    "suits of a hand": ((DealBegun(), HandDealt(A, ("?3", *DEAL.hands[A][1:]))), {},
        "1 card of side A is recorded without their suit: whether a card is there a third time cannot be judged."),
    "cards of a hand": ((DealBegun(), HandDealt(A, ("??", "?3", *DEAL.hands[A][2:]))), {},
        "2 cards of side A are not recorded in full: they cannot be judged."),
    "a hand": ((*NO_CARDS, CardsPlayed(A, ("S3",))), {},
        "The hand of side A in deal 1 is not recorded: whether it held the cards played cannot be judged."),
    "a part of a hand": ((DealBegun(), HandDealt(A, ("??", *DEAL.hands[A][1:])), LeaderDrawn(A), CardsPlayed(A, ("H3",))), {},
        "The hand of side A in deal 1 is recorded in part: whether it held the other cards cannot be judged."),
}  # fmt: skip

DUES: dict[str, tuple[Acts, tuple[str, ...], tuple[str, ...]]] = {
    "a card drawn in a later deal": ((*SINGLE, LeaderDrawn(B, "S3")), ("S3",), ()),
    "no card named, in a later deal": ((*SINGLE, LeaderDrawn(B)), (), ()),
    "a tribute below a rank of which the suit is not known": ((*SINGLE, HandDealt(D, ("?K", *hand()[:26])), *pays("D:S7")),
        ("S7",), ("?K",)),
    "a tribute below a joker": ((*SINGLE, HandDealt(D, ("BJ", "??", *hand()[:25])), *pays("D:S7")), ("S7",), ("BJ",)),
    "cards not held": ((*LED, CardsPlayed(B, ("C6", "S8"))), ("S8",), ()),
    "a bomb of ten that is not the highest": ((*NO_CARDS, CardsPlayed(A, (*EIGHT_4.split(), "H2", "H2")), CardsPlayed(B,
        ("S3",))), ("S3",), ("higher bomb 10", "joker_bomb", "pass")),
    "a bomb of nine": ((*NO_CARDS, CardsPlayed(A, (*EIGHT_4.split(), "H2")), CardsPlayed(B, ("S3",))), ("S3",), ("higher bomb 9",
        "bomb 10", "joker_bomb", "pass")),
    "a bomb of five": ((*NO_CARDS, CardsPlayed(A, ("S4", "H4", "C4", "D4", "S4")), CardsPlayed(B, ("S3",))), ("S3",),
        ("higher bomb 5", "straight_flush", "bomb 6+", "joker_bomb", "pass")),
    "the big joker": ((*NO_CARDS, CardsPlayed(A, ("RJ",)), CardsPlayed(B, ("S3",))), ("S3",), ("bomb 4+", "straight_flush",
        "joker_bomb", "pass")),
    "the highest straight": ((*NO_CARDS, CardsPlayed(A, ("ST", "HJ", "SQ", "SK", "SA")), CardsPlayed(B, ("S3",))), ("S3",),
        ("bomb 4+", "straight_flush", "joker_bomb", "pass")),
}  # fmt: skip
