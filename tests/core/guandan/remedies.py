"""What each remedy does at a 掼蛋 table: GC3.3 to GC3.5 under every option, and what rulings on a deal and a match lead to."""

import msgspec

from core.desk.messages import DealIsVoid, DealPlaced, MatchGoesTo, Remedy, Stands, TurnGoesTo, TurnStopped, Warned
from core.guandan.messages import CardsExposed, CardsPlayed, DealBegun, LevelNoted, Passed, SheetSigned
from tests.core.guandan.given import DEALT, EIGHT_3, EIGHT_4, EIGHT_5, GC, LED, NO_CARDS, A, Acts, B, C, D, after, alone


class Case(msgspec.Struct, frozen=True):
    """A remedy, and where play stands after it."""

    what: str
    given: Acts
    remedy: Remedy
    then: str
    options: dict[str, str] = msgspec.field(default_factory=lambda: {"preset": GC})


WRONG: Acts = (*LED, CardsPlayed(B, ("C5",)))  # a 5 on a 5
DROPPED: Acts = (*LED, CardsExposed(A, ("S3", "S6"), dropped=True))
LAST: Acts = (*LED, Passed(B), Passed(C), CardsPlayed(D, ("S5",)))  # a 5 on a 5
ANSWERED: Acts = (*WRONG, CardsPlayed(C, ("C7",)))
WRONG_LEAD: Acts = (*DEALT, CardsPlayed(A, ("S3", "S4")))
EARLY: Acts = (*LED, CardsPlayed(C, ("C7",)))  # C plays instead of B
OWN_A: Acts = (LevelNoted("A", ("A", "5")), *after(A, C))  # A and C have passed A
SIGNED: Acts = (*after(A, C) * 5, SheetSigned(0), SheetSigned(1))

LOST = {"preset": GC, "wrong_cards": "lost"}
THREE: Acts = (*NO_CARDS, *alone(A, EIGHT_3, EIGHT_4, EIGHT_5))  # A holds 3 and leads
LAST_LED: Acts = (*THREE, CardsPlayed(A, ("S6", "H8", "C9")))
LAST_TWO: Acts = (  # a pair on a single
    *THREE,
    CardsPlayed(A, ("S6",)),
    CardsPlayed(B, ("S8",)),
    Passed(C),
    CardsPlayed(D, ("S9",)),
    CardsPlayed(A, ("H6", "C6")),
)
ALL_DROPPED: Acts = (*THREE, CardsPlayed(A, ("S6",)), CardsExposed(A, ("H8", "C9"), dropped=True))
PARTNER_TOO: Acts = (  # A is out, and C has laid one of its last three cards; the others came down with it
    *THREE,
    CardsPlayed(A, ("S6", "H6", "C6")),
    *(Passed(seat) for seat in (B, C, D)),
    *alone(C, *(" ".join(f"{suit}{rank}" for suit in "SHCDSHCD") for rank in "TJQ")),
    CardsPlayed(C, ("S8",)),
    CardsExposed(C, ("H8", "C9"), dropped=True),
)

RULED: tuple[Case, ...] = (
    Case("play stands", WRONG, Stands(), "deal 1 at 7: C on single of B, 26 26 27 27"),
    Case("a warning", WRONG, Warned(B), "deal 1 at 7: C on single of B, 26 26 27 27"),
    Case("a turn lost for a wrong play", WRONG, TurnStopped(B), "deal 1 at 7: C on single of A, 26 27 27 27"),
    Case("a turn lost for a wrong play, cards lost", WRONG, TurnStopped(B), "deal 1 at 7: C on single of A, 26 26 27 27",
         {"preset": GC, "wrong_cards": "lost"}),
    Case("a turn lost for a wrong play, cards lying open", WRONG, TurnStopped(B),
         "deal 1 at 7: C on single of A, 26 27 27 27, B open", {"preset": GC, "wrong_cards": "lie_open"}),
    Case("a turn lost for a wrong play, the cards for the chief referee", WRONG, TurnStopped(B),
         "deal 1 at 7: C on single of B, 26 26 27 27, B stopped", {"preset": GC, "wrong_cards": "chief_referee"}),
    Case("a turn lost for cards that came down with a play", DROPPED, TurnStopped(A),
         "deal 1 at 7: B on single of A, 26 27 27 27, A stopped"),
    Case("a turn lost for cards that came down, which are lost", DROPPED, TurnStopped(A),
         "deal 1 at 7: B on single of A, 24 27 27 27, A stopped", {"preset": GC, "wrong_cards": "lost"}),
    Case("a turn lost for cards that came down, which lie open", DROPPED, TurnStopped(A),
         "deal 1 at 7: B on single of A, 26 27 27 27, A stopped, A open", {"preset": GC, "wrong_cards": "lie_open"}),
    Case("a turn lost for a wrong play and cards that came down with it", (*WRONG, CardsExposed(B, ("RJ",), dropped=True)),
         TurnStopped(B), "deal 1 at 7: C on single of A, 26 25 27 27", {"preset": GC, "wrong_cards": "lost"}),
    Case("a turn lost for a wrong play with the last cards, which are lost", LAST_TWO, TurnStopped(A),
         "deal 1 at 7: B on single of D, 0 26 27 26", LOST),
    Case("a turn lost for a wrong lead with the last cards, which are lost", LAST_LED, TurnStopped(A),
         "deal 1 at 7: B leads, 0 27 27 27", LOST | {"wrong_lead": "offender_again"}),
    Case("a turn lost for the last cards, which came down and are lost", ALL_DROPPED, TurnStopped(A),
         "deal 1 at 7: B on single of A, 0 27 27 27", LOST),
    Case("a turn lost for the last cards of a side, which came down and are lost", PARTNER_TOO, TurnStopped(C),
         "after deal 1: 5:0", LOST),
    Case("a turn lost for a wrong play, no card in this trick", WRONG, TurnStopped(B),
         "deal 1 at 7: C on single of A, 26 27 27 27, B stopped", {"preset": GC, "turn_lost": "whole_trick"}),
    Case("a turn lost for a wrong lead", WRONG_LEAD, TurnStopped(A), "deal 1 at 7: B leads, 27 27 27 27"),
    Case("a turn lost for a wrong lead, the offender leading again", WRONG_LEAD, TurnStopped(A),
         "deal 1 at 7: A leads, 27 27 27 27", {"preset": GC, "wrong_lead": "offender_again"}),
    Case("a turn lost out of turn", EARLY, TurnStopped(C), "deal 1 at 7: B on single of A, 26 27 27 27, C stopped"),
    Case("a turn lost out of turn, the offender's next player on", EARLY, TurnStopped(C),
         "deal 1 at 7: D on single of A, 26 27 27 27", {"preset": GC, "out_of_turn_next": "offenders_next"}),
    Case("a turn lost out of turn by the last of a trick, the offender's next player on", (*LED, CardsPlayed(D, ("D6",))),
         TurnStopped(D), "deal 1 at 7: A leads, 26 27 27 27", {"preset": GC, "out_of_turn_next": "offenders_next"}),
    Case("a turn lost once the play is answered: the next one", ANSWERED, TurnStopped(B),
         "deal 1 at 7: D on single of C, 26 26 26 27, B stopped"),
    Case("a turn lost by the last who could beat: the trick ends", LAST, TurnStopped(D), "deal 1 at 7: A leads, 26 27 27 27"),
    Case("a turn lost while a lawful play of the seat lies: it stands", LED, TurnStopped(A),
         "deal 1 at 7: B on single of A, 26 27 27 27, A stopped"),
    Case("the turn in play", LED, TurnGoesTo(C), "deal 1 at 2: C on single of A, 26 27 27 27", {}),
    Case("the lead before tribute is settled", (*after(A, C), DealBegun()), TurnGoesTo(B), "deal 2 at 6: B leads, 27 27 27 27",
         {}),
    Case("a deal that is over, placed otherwise", after(A, C), DealPlaced(1, B, 3), "after deal 1: 2 4", {}),
    Case("a deal in play, placed", LED, DealPlaced(1, A, 2), "after deal 1: 6 2, stopped", {}),
    Case("a deal void", (*after(A, C), *after(B, C)), DealIsVoid(2), "after deal 2: 6 2", {}),
    Case("a deal void in play", LED, DealIsVoid(1), "after deal 1: 2 2, stopped", {}),
    Case("a deal of a match that is over", OWN_A, DealPlaced(1, A, 4), "after deal 1: A 5", {}),
    Case("a match given to a side, by levels", after(B, D), MatchGoesTo(A), "won by AC: 2 6", {}),
    Case("a match given to a side, in a round", after(A, C), MatchGoesTo(B), "won by BD: 0:18"),
)  # fmt: skip

OUT_OF_REACH: dict[str, tuple[Acts, Remedy, dict[str, str]]] = {
    "a turn lost where no clause knows it": (WRONG, TurnStopped(B), {}),
    "a turn lost once the play is answered, where such a play stands": (
        ANSWERED,
        TurnStopped(B),
        {"preset": GC, "wrong_play_late": "next_player_played"},
    ),
    "a deal placed after both have signed": (SIGNED, DealPlaced(1, B, 2), {"preset": GC}),
    "a deal that has not begun": (after(A, C), DealIsVoid(2), {}),
}
