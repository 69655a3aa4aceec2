"""What each remedy does at a 斗地主 table in every phase, what is left of it when it is reversed, and what is out of reach."""

import msgspec

from core.desk.messages import (
    DealGoesTo,
    DealIsVoid,
    DealScored,
    GameGoesTo,
    MatchGoesTo,
    Remedy,
    Stands,
    TurnGoesTo,
    Warned,
)
from core.doudizhu.messages import BidMade, DealNoted, TimeCalled
from tests.core.doudizhu.given import DEAL, LED, SPRING, WON, A, Acts, B, C
from tests.core.doudizhu.irregular import BIDDING, DEALT

BOMB: Acts = (*LED, *DEAL.plays("BKKKK"))  # one bomb was played, C is to beat it
TIED: Acts = (DealNoted("landlord", A, 1, 0, "none"), DealNoted("landlord", B, 1, 0, "none"), TimeCalled())
MATCH: Acts = (*SPRING, TimeCalled())


class Case(msgspec.Struct, frozen=True):
    """A remedy, and where play stands after it."""

    what: str
    given: Acts
    remedy: Remedy
    then: str
    follows: tuple[str, ...]


STOPPED = ("DealStopped", "DealRuled")
RULED: tuple[Case, ...] = (
    Case("play stands", SPRING, Stands(), "after deal 1: +12 -6 -6", ()),
    Case("a warning", SPRING, Warned(B), "after deal 1: +12 -6 -6", ()),
    Case("the turn in play", LED, TurnGoesTo(C), "deal 1: A landlord at 3, C on single of A, 19 17 17", ("TurnGiven",)),
    Case("the turn on the lead", WON, TurnGoesTo(C), "deal 1: A landlord at 3, C leads, 20 17 17", ("TurnGiven",)),
    Case("the turn in the bidding", BIDDING, TurnGoesTo(C), "deal 1: bidding A1, C next", ("TurnGiven",)),
    Case("a deal that is over, to the farmers", SPRING, DealGoesTo(1, B), "after deal 1: -6 +3 +3", ("DealRuled",)),
    Case("a deal that is over, to the side that has it", SPRING, DealGoesTo(1, A), "after deal 1: +12 -6 -6", ("DealRuled",)),
    Case("a deal in play, at the bid", LED, DealGoesTo(1, C), "after deal 1: -6 +3 +3, stopped", STOPPED),
    Case("a deal in play, with the bombs until then", BOMB, DealGoesTo(1, A), "after deal 1: +12 -6 -6, stopped", STOPPED),
    Case("a deal before the one in play", (*SPRING, *WON), DealGoesTo(1, B), "deal 2: A landlord at 3, A leads, 20 17 17",
         ("DealRuled",)),
    Case("a deal void", SPRING, DealIsVoid(1), "after deal 1: 0 0 0", ("DealRuled",)),
    Case("a deal void in play", LED, DealIsVoid(1), "after deal 1: 0 0 0, stopped", STOPPED),
    Case("a deal void in the bidding", BIDDING, DealIsVoid(1), "after deal 1: 0 0 0", STOPPED),
    Case("a deal void while it is dealt", DEALT, DealIsVoid(1), "after deal 1: 0 0 0", STOPPED),
    Case("a deal scored", SPRING, DealScored(1, (3, 3, -6)), "after deal 1: +3 +3 -6", ("DealRuled",)),
    Case("a deal scored in play", LED, DealScored(1, (2, -1, -1)), "after deal 1: +2 -1 -1, stopped", STOPPED),
    Case("a deal of a match that is over", MATCH, DealGoesTo(1, B), "after deal 1: -6 +3 +3", ("DealRuled", "MatchReopened",
         "PlayOffDue")),
    Case("a deal that decides the match otherwise", (*MATCH,), DealScored(1, (-6, 9, -3)), "won by B: -6 +9 -3", ("DealRuled",
         "MatchReopened", "MatchWon")),
    Case("a deal that ends the play-off", TIED, DealScored(1, (3, -2, -1)), "won by A: +2 0 -2", ("DealRuled", "MatchWon")),
    Case("the match before any deal", (), MatchGoesTo(C), "won by C: 0 0 0", ("MatchRuled", "MatchWon")),
    Case("the match in play", LED, MatchGoesTo(C), "won by C: 0 0 0", ("MatchRuled", "DealStopped", "MatchWon")),
    Case("the match to another seat", MATCH, MatchGoesTo(C), "won by C: +12 -6 -6", ("MatchRuled", "MatchReopened",
         "MatchWon")),
)  # fmt: skip

REVERSED: tuple[Case, ...] = (
    Case("a turn stays given", LED, TurnGoesTo(C), "deal 1: A landlord at 3, C on single of A, 19 17 17", ()),
    Case("a deal that was over", SPRING, DealGoesTo(1, B), "after deal 1: +12 -6 -6", ("DealUnruled",)),
    Case("a deal void", SPRING, DealIsVoid(1), "after deal 1: +12 -6 -6", ("DealUnruled",)),
    Case("a deal stopped in a trick goes on", LED, DealIsVoid(1), "deal 1: A landlord at 3, B on single of A, 19 17 17",
         ("DealUnruled", "TrickReopened")),
    Case("a deal stopped on the lead goes on", WON, DealScored(1, (2, -1, -1)), "deal 1: A landlord at 3, A leads, 20 17 17",
         ("DealUnruled", "DealReopened")),
    Case("a deal stopped in the bidding has no result", BIDDING, DealIsVoid(1), "after deal 1: 0 0 0", ("DealUnruled",)),
    Case("a deal of a match that was over", MATCH, DealGoesTo(1, B), "won by A: +12 -6 -6", ("DealUnruled", "MatchWon")),
    Case("the match in play", LED, MatchGoesTo(C), "deal 1: A landlord at 3, B on single of A, 19 17 17", ("MatchRuled",
         "MatchReopened", "TrickReopened")),
    Case("the match to another seat", MATCH, MatchGoesTo(C), "won by A: +12 -6 -6", ("MatchRuled", "MatchReopened",
         "MatchWon")),
)  # fmt: skip

OUT_OF_REACH: dict[str, tuple[Acts, Remedy]] = {
    "a deal that has not begun": (SPRING, DealIsVoid(2)),
    "deal 0": (SPRING, DealIsVoid(0)),
    "a deal without a bid": (BIDDING, DealGoesTo(1, A)),
    "a deal whose bombs are not known": (
        (DealNoted("landlord", A, 3, None, "none"),),
        DealGoesTo(1, B),
    ),
    "a deal whose spring is not known, to the side that won it": ((DealNoted("landlord", A, 3, 0),), DealGoesTo(1, A)),
    "points for two seats": (SPRING, DealScored(1, (1, -1))),
    "a fourth seat": (SPRING, MatchGoesTo(3)),
    "the turn between deals": (SPRING, TurnGoesTo(A)),
    "the turn while the bottom is to be shown": ((*DEALT, BidMade(A, 3)), TurnGoesTo(B)),
    "a game of another kind of match": (SPRING, GameGoesTo(1, A)),
}
