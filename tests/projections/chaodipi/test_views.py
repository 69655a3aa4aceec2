"""CD4.6: cards that are drawn out of a hand, are not told to a seat while the deal runs; once it is over they lie open."""

import msgspec
import pytest

from core.chaodipi.messages import CardsDrawnOff, MatchOpened
from core.chaodipi.options import DEFAULTS
from core.table import Act
from core.trumps.messages import DealNoted, HandCounted, PlaysUnrecorded
from core.trumps.state import IN_DEAL
from projections.chaodipi.views import seen_by
from projections.logged import Viewer
from projections.trumps.frames import frames
from tests.core.chaodipi.deals import LEADS, Acts
from tests.core.given import By
from tests.core.trumps_given import HANDS, PLAYERS, SEATS, A, B, D
from tests.projections.logs import Log, folded, logged_from

VIEWERS: tuple[Viewer, ...] = (*SEATS, "public")
CARD = "D6"  # A holds both; one of them is drawn off
AWAY: Acts = (*LEADS, HandCounted(A, 26), CardsDrawnOff(A, B, (CARD,)))
GIVEN: Acts = (*LEADS, HandCounted(A, 26), HandCounted(D, 24), CardsDrawnOff(A, D, (CARD,), D))
CASES = pytest.mark.parametrize("acts", [AWAY, GIVEN], ids=["out of play", "to the short hand"])


def logged(*acts: Act | By) -> Log:
    return logged_from(MatchOpened(PLAYERS, DEFAULTS), acts)


@CASES
@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_cd4_6_what_was_drawn_is_hidden_from_every_seat_while_the_deal_runs(acts: Acts, viewer: Viewer) -> None:
    seen = seen_by(logged(*acts), viewer)

    drawn = seen[-1].event
    assert isinstance(drawn, CardsDrawnOff)
    assert drawn.cards == ("??",)
    assert CARD not in msgspec.json.encode(drawn).decode()


@CASES
@pytest.mark.parametrize("viewer", [seat for seat in VIEWERS if seat != A], ids=str)
def test_cd4_6_no_picture_of_another_seat_shows_it(acts: Acts, viewer: Viewer) -> None:
    assert HANDS[0].count(CARD) == 2
    assert not any(CARD in hand for hand in HANDS[1:])

    last = frames(seen_by(logged(*acts), viewer), {})[-1]

    assert CARD not in msgspec.json.encode(last).decode()


@CASES
def test_cd4_6_the_hands_have_as_many_cards_in_every_view(acts: Acts) -> None:
    log = logged(*acts)
    play = folded(log).table.play
    assert isinstance(play, IN_DEAL)

    for viewer in VIEWERS:
        again = folded(seen_by(log, viewer)).table.play
        assert isinstance(again, IN_DEAL)
        assert again.deal.left == play.deal.left
        assert [fine.points for fine in again.deal.fines] == [fine.points for fine in play.deal.fines]


@CASES
@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_cd4_6_once_the_deal_is_over_it_lies_open(acts: Acts, viewer: Viewer) -> None:
    log = logged(*acts, PlaysUnrecorded(), DealNoted(80))

    told = [entry.event for entry in seen_by(log, viewer) if isinstance(entry.event, CardsDrawnOff)]

    assert [event.cards for event in told] == [(CARD,)]
