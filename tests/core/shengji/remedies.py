"""What each remedy does at a 升级 table: rulings on the turn, on a deal and on the match."""

import msgspec

from core.desk.messages import DealIsVoid, DealScored, MatchGoesTo, Remedy, Stands, TurnGoesTo, TurnStopped, Warned
from core.trumps.messages import SheetSigned
from tests.core.shengji.given import ASKING, LED, SHEET, TAKEN, A, Acts, B, C, after, plays


class Case(msgspec.Struct, frozen=True):
    """A remedy, and where play stands after it."""

    what: str
    given: Acts
    remedy: Remedy
    then: str
    options: dict[str, str] = {}


EARLY: Acts = (*LED, *plays("C S6655"))  # C plays instead of B
OVER: Acts = (*after(0), *after(0, C))  # two deals: A and C have won the match
SIGNED: Acts = (*SHEET, SheetSigned(0), SheetSigned(1))

RULED: tuple[Case, ...] = (
    Case("play stands", EARLY, Stands(), "deal 1 of A at 3 H: D on S2 of A, 21 25 21 25"),
    Case("a warning", EARLY, Warned(C), "deal 1 of A at 3 H: D on S2 of A, 21 25 21 25"),
    Case("the turn in play", EARLY, TurnGoesTo(B), "deal 1 of A at 3 H: B on S2 of A, 21 25 21 25"),
    Case("the lead while overturns are asked", ASKING, TurnGoesTo(A), "deal 1 of A at 3 D: A leads, 25 25 25 25"),
    Case("the lead while the bottom is in a hand", TAKEN, TurnGoesTo(A), "deal 1 of A at 3 H: A leads, 33 25 25 25"),
    Case("a deal that is over, scored otherwise", SHEET, DealScored(1, (125,)), "after deal 1: 3 5"),
    Case("a deal scored above 200, uncapped", SHEET, DealScored(1, (240,)), "after deal 1: 3 7", {"total_cap": "uncapped"}),
    Case("a deal in play, scored", LED, DealScored(1, (40,)), "after deal 1: 4 3, stopped"),
    Case("a deal void", SHEET, DealIsVoid(1), "after deal 1: 3 3"),
    Case("a deal void in play", LED, DealIsVoid(1), "after deal 1: 3 3, stopped"),
    Case("a deal of a match that is over", OVER, DealScored(2, (200,)), "level: 6 6"),
    Case("a deal void in a match that is over", OVER, DealIsVoid(2), "after deal 2: 6 3"),
    Case("the match given to a side", SHEET, MatchGoesTo(B), "won by BD: 3 3"),
    Case("the match given to a side in play", LED, MatchGoesTo(A), "won by AC: 3 3"),
)

OUT_OF_REACH: dict[str, tuple[Acts, Remedy, dict[str, str]]] = {
    "a turn stopped, which no clause knows": (EARLY, TurnStopped(C), {}),
    "a deal scored with a number a seat": (SHEET, DealScored(1, (40, 0, 40, 0)), {}),
    "a deal scored below none": (SHEET, DealScored(1, (-5,)), {}),
    "a deal scored with what is no multiple of five": (SHEET, DealScored(1, (37,)), {}),
    "a deal scored above the cap": (SHEET, DealScored(1, (205,)), {}),
    "a deal scored above what any deal has": (SHEET, DealScored(1, (5000,)), {"total_cap": "uncapped"}),
    "a deal scored after both have signed": (SIGNED, DealScored(1, (40,)), {}),
    "a deal that has not begun": (SHEET, DealIsVoid(2), {}),
    "the turn between deals": (SHEET, TurnGoesTo(A), {}),
}
