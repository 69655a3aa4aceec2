"""GC3.3: a play is taken back; what was said beside it stays said, and the play was made all the same."""

import pytest

from core.desk.messages import TurnStopped
from core.guandan.messages import (
    Act,
    CardReturned,
    CardsExposed,
    CardsPlayed,
    CountAnnounced,
    CountAsked,
    HandDealt,
    LeaderDrawn,
    LevelNoted,
    PlayTakenBack,
    RefusalClaimed,
    SheetSigned,
    TributePaid,
    TributeUnrecorded,
)
from core.guandan.state import Following, Leading
from tests.core.guandan.given import DEAL, DEALT, GC, NO_CARDS, A, B, C, given, play_of, ruled, shown

PLAY = CardsPlayed(A, ("S3",))
BESIDE: dict[str, Act] = {
    "a level": LevelNoted("5", ("5", "2")),
    "a card that was drawn": LeaderDrawn(A, "S9"),
    "the hand of another": HandDealt(B, DEAL.hands[B]),
    "the own hand": HandDealt(A, DEAL.hands[A]),
    "a tribute": TributePaid(B, "SA", A),
    "a refusal": RefusalClaimed(B, ("RJ", "RJ")),
    "a card returned": CardReturned(C, "S5", B),
    "tribute that is not recorded": TributeUnrecorded(),
    "a card that others have seen": CardsExposed(B, ("SA",)),
    "an own card that others have seen": CardsExposed(A, ("SA",), dropped=True),
    "a number": CountAnnounced(B, 27),
    "a question": CountAsked(B, C),
    "a signature": SheetSigned(1),
}


def deal_of(*acts: Act) -> tuple[object, ...]:
    """What is known after these acts, the order of what was seen aside."""
    play = play_of(given(*NO_CARDS, *acts))
    assert isinstance(play, Leading)
    deal = play.deal
    seen = tuple(sorted(cards) for cards in deal.exposed)
    return play.match, play.turn, seen, deal.hands, deal.given, deal.level, deal.drawn, deal.tribute, deal.said, deal.asked


@pytest.mark.parametrize("what", BESIDE)
def test_gc3_3_what_was_said_while_a_play_lay_stays_said_when_it_is_taken_back(what: str) -> None:
    said = BESIDE[what]
    if isinstance(said, CountAsked):  # a play answers for a question that came before it
        assert deal_of(PLAY, said, PlayTakenBack(A)) == deal_of(PLAY, PlayTakenBack(A), said)
    else:
        assert deal_of(PLAY, said, PlayTakenBack(A)) == deal_of(said, PLAY, PlayTakenBack(A))


def test_gc3_3_a_turn_that_was_stopped_while_a_play_lay_stays_stopped() -> None:
    stops = ruled(TurnStopped(B))

    before = play_of(given(*DEALT, PLAY, *stops, PlayTakenBack(A), preset=GC))

    assert before == play_of(given(*DEALT, PLAY, PlayTakenBack(A), *stops, preset=GC))
    assert shown(before) == "deal 1 at 7: A leads, 27 27 27 27, B stopped"


def test_a_play_that_was_taken_back_is_counted() -> None:
    play = play_of(given(*NO_CARDS, PLAY, PlayTakenBack(A), CardsPlayed(A, ("S4",))))

    assert isinstance(play, Following)
    assert play.deal.plays == 2
