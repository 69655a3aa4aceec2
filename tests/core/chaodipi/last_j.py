"""Deals at J, of which no hand is recorded: B wins every trick, the last one with a J, so that it digs the bottom."""

from core.cards import DECK, less
from core.trumps.messages import BottomBuried, BottomTaken, CardsPlayed, DeclarerNoted, LevelNoted, Seat, Suit, TrumpsNoted
from tests.core.chaodipi.deals import Acts
from tests.core.trumps_given import A, B, C, Cards, D, cards

RANKS = "23456789TQKA"
SPADES = tuple(f"S{rank}" for rank in RANKS for _ in range(2))
OTHERS = (*(f"{suit}{rank}" for rank in RANKS for suit in "HCD" for _ in range(2)), "CJ", "DJ", "DJ")


def at_j(last: str, trumps: Suit | None = "S", levels: tuple[str, str] = ("J", "5"), declarer: Seat = A) -> Acts:
    """A or C declares at J. B takes all 200 points, and the last trick with a single or a pair; no points are buried."""
    won, rest = cards(last), list(OTHERS)
    first = "S2" if trumps == "S" else "SJ"  # above A's lead
    singles = [first, *SPADES[1 : 25 - len(won)]]

    def laid(seats: tuple[Seat, ...], number: int = 1) -> list[CardsPlayed]:
        return [CardsPlayed(seat, tuple(rest.pop(0) for _ in range(number))) for seat in seats]

    acts = [*laid((A,)), CardsPlayed(B, (first,)), *laid((C, D))]
    for card in singles[1:]:
        acts += [CardsPlayed(B, (card,)), *laid((C, D, A))]
    acts += [CardsPlayed(B, won), *laid((C, D, A), len(won))]
    buried: Cards = less((*DECK, *DECK), tuple(card for act in acts for card in act.cards))
    return (
        LevelNoted(levels[0], levels),
        DeclarerNoted(declarer),
        TrumpsNoted(trumps),
        BottomTaken(declarer),
        BottomBuried(declarer, buried),
        *acts,
    )
