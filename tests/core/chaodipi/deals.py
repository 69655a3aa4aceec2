"""Deals of 炒地皮, and what is ruled in them: the words that tests of whole deals share."""

from core.chaodipi.messages import Act, CountsFined, MatchOpened, PointsFined
from core.desk.messages import AppealDecided, Appealed, CallMade, Remedy, Ruled
from core.live import Live
from core.table import Act as TableAct
from core.trumps.messages import (
    BottomBuried,
    BottomLaid,
    BottomTaken,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealSettled,
    DeclarerNoted,
    HandDealt,
    LevelNoted,
    Seat,
    TrumpsDeclared,
)
from core.trumps.state import Following, Leading
from tests.core.cards_given import found, unsure
from tests.core.chaodipi.given import given, readings
from tests.core.given import CHIEF, SHOWN, By, Told, given_at, when
from tests.core.trumps_given import BOTTOM, HANDS, PLAYERS, SEATS, A, B, C, D, asks, cards, next_cards, play_of

__all__ = ["found", "given", "unsure", "when"]
Acts = tuple[Act | By, ...]


def given_final(*acts: TableAct | By, **options: str) -> Live:
    """A match as `given` in a final, of which two games have to be won."""
    return given_at(MatchOpened(PLAYERS, readings(**options), games=3), *acts)


def ruled(remedy: Remedy, call: int = 1) -> tuple[By, By]:
    """A call, and a ruling of the chief referee on it."""
    return By(CHIEF, CallMade(0)), By(CHIEF, Ruled(call, "GC3.2", remedy, SHOWN))


def lifted(ruling: int = 1) -> tuple[By, By]:
    """An appeal against a ruling, which is reversed."""
    return By(CHIEF, Appealed(ruling, 0, "law")), By(CHIEF, AppealDecided(ruling, "reversed", "GC1.3", SHOWN))


def varied(remedy: Remedy, ruling: int = 1) -> tuple[By, By]:
    """An appeal against a ruling, which another takes the place of."""
    return By(CHIEF, Appealed(ruling, 0, "law")), By(CHIEF, AppealDecided(ruling, "varied", "GC1.3", SHOWN, remedy))


def sheets(*points: int, first: Seat = A) -> Acts:
    """Deals of which only the collectors' points are recorded; who declares first is noted."""
    return (DeclarerNoted(first), *(DealNoted(n) for n in points))


# --- what follows -----------------------------------------------------------------------------------------------------------


def fines_in(told: Told) -> list[tuple[Seat, int, str]]:
    """The fines that fell due with an act: whose, how many points, under which clause."""
    single = [(event.seat, event.points, event.clause) for event in told.results if isinstance(event, PointsFined)]
    counts = [(seat, n, "CD4.6") for event in told.results if isinstance(event, CountsFined) for seat, n in event.fines]
    return single + counts


def played_out(match: Live) -> DealSettled:
    """Play the deal to its end, each with the highest card as a lead and the lowest that follows; return how it was settled."""
    while True:
        state = play_of(match)
        assert isinstance(state, (Leading, Following))
        told = when(match, CardsPlayed(state.turn or A, next_cards(state)))
        for event in told.results:
            if isinstance(event, DealSettled):
                return event


# --- deals ------------------------------------------------------------------------------------------------------------------

BURIED = cards("C5 D9 D8 D5 D4 H3 H4 S7")  # by A; 10 points lie in it
DEALT: Acts = (DealBegun(), *(HandDealt(seat, HANDS[seat]) for seat in SEATS), BottomLaid(BOTTOM))  # the first deal, at 2
CALLED: Acts = (*DEALT, TrumpsDeclared(A, ("S2",)))  # spades are trumps, A declares
TAKEN: Acts = (*CALLED, BottomTaken(A))
BURIAL: Acts = (*TAKEN, BottomBuried(A, BURIED))  # B, C, D are asked whether they stir
LEADS: Acts = (*BURIAL, *asks(B, C, D))  # nobody stirs: A leads
NINE = (*BURIED, "H6")
SEVEN = BURIED[:-1]
# A later deal at 7: A declares, C has called hearts. A has both ♠7, B both ♣7 and both small jokers, D both ♦7.
AT_7: Acts = (LevelNoted("7", ("7", "2")), DeclarerNoted(A), *DEALT[1:])
CALLED_BY_C: Acts = (*AT_7, TrumpsDeclared(C, ("H7",)))
