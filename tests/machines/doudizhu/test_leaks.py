"""Views leak nothing, and a leak that is planted is found: the search for unseen cards can fail."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from core.cards import DECK
from core.doudizhu.messages import BottomLaid, CardsPlayed, HandDealt, MatchOpened
from core.live import Live
from core.rewound import Rewound
from projections.doudizhu.views import seen_by
from projections.logged import Logged, Viewer
from tests.core.doudizhu.given import DEAL, LED, PLAYERS, SPRING, WON, A, Acts, B, C, readings
from tests.core.given import CHIEF, By
from tests.machines.doudizhu.leaks import VIEWERS, leaks, seen_cards
from tests.projections.logs import Log

FOREIGN: Acts = (*LED, CardsPlayed(B, ("SJ",)), CardsPlayed(C, ("S3", "S4")), HandDealt(C, DEAL.hands[B]))
TABLES: dict[str, Acts] = {
    "dealt": DEAL.dealt(),
    "landlord": WON[:-1],
    "shown": WON,
    "led": LED,
    "irregular": FOREIGN,
    "the second deal": (*SPRING, *WON, *DEAL.plays("A8 BT")),
}


def logged(acts: Acts) -> Log:
    """The log of these acts and their results."""
    match = Live(MatchOpened(PLAYERS, readings()))
    log = [Logged(match.history.opening, CHIEF, 0)]
    for act in acts:
        assert not isinstance(act, By)
        for event in match.history.outcome(act, CHIEF):
            match.apply(event, CHIEF)
            log.append(Logged(event, CHIEF, 0))
    return tuple(log)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("table", TABLES)
def test_dz1_1_nobody_gets_a_card_that_he_has_not_seen(table: str, viewer: Viewer) -> None:
    assert leaks(logged(TABLES[table]), viewer) == {}


GONE_BACK: dict[str, tuple[Acts, int]] = {  # acts, then the version to which play goes back
    "before the first deal": (LED, 1),
    "before the second deal": ((*SPRING, *WON), len(logged(SPRING))),
    "into the deal": (LED, len(logged(WON))),
}


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("table", GONE_BACK)
def test_dz1_1_going_back_over_a_deal_opens_no_card(table: str, viewer: Viewer) -> None:
    acts, version = GONE_BACK[table]
    log = (*logged(acts), Logged(Rewound(version, "t-x"), CHIEF, 0))

    assert leaks(log, viewer) == {}
    assert leaks(log, viewer, everything) != {}, "there is something to hide"


def everything(log: Log, _: Viewer) -> Log:
    return log


def the_hand_of_b(log: Log, viewer: Viewer) -> Log:
    return tuple(
        full if isinstance(full.event, HandDealt) and full.event.seat == B else seen
        for full, seen in zip(log, seen_by(log, viewer), strict=True)
    )


def the_bottom(log: Log, viewer: Viewer) -> Log:
    return tuple(
        full if isinstance(full.event, BottomLaid) else seen for full, seen in zip(log, seen_by(log, viewer), strict=True)
    )


def one_card(log: Log, viewer: Viewer) -> Log:
    """As seen, but that the hand of B is shown with its first card."""
    return tuple(
        replace(entry, event=HandDealt(B, (DEAL.hands[B][0], *entry.event.cards[1:])))
        if isinstance(entry.event, HandDealt) and entry.event.seat == B
        else entry
        for entry in seen_by(log, viewer)
    )


PLANTED: dict[Callable[[Log, Viewer], Log], set[str]] = {
    everything: {*DEAL.hands[B], *DEAL.hands[C], *DEAL.bottom},
    the_hand_of_b: {*DEAL.hands[B]},
    the_bottom: {*DEAL.bottom},
    one_card: {DEAL.hands[B][0]},
}


@pytest.mark.parametrize("see", PLANTED, ids=[see.__name__ for see in PLANTED])
def test_dz1_1_a_planted_leak_is_found(see: Callable[[Log, Viewer], Log]) -> None:
    assert leaks(logged(DEAL.dealt()), A, see).keys() == PLANTED[see]


def test_dz4_1_what_has_been_shown_and_played_is_seen_by_all() -> None:
    log = logged((*WON, *DEAL.plays("A8 BT")))

    for viewer in VIEWERS:
        assert {*DEAL.bottom, "S8", "ST"} <= seen_cards(log, viewer)
    assert seen_cards(log, "public") == {*DEAL.bottom, "S8", "ST"}
    assert {card for seat in (0, 1, 2) for card in seen_cards(log, seat)} == set(DECK)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_dz4_1_after_the_deal_all_hands_are_open(viewer: Viewer) -> None:
    log = logged(SPRING)

    assert seen_by(log, viewer) == log
    assert leaks(log, viewer) == {}
