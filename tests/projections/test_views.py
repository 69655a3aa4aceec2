"""What of a running 斗地主 deal leaves the server for a seat: nothing that the seat has not seen."""

from typing import get_args

import msgspec
import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from core.cards import DECK
from core.desk.messages import AppealDecided, Appealed, CallMade, DealIsVoid, FactFound, Ruled
from core.doudizhu import messages as d
from core.doudizhu.options import DEFAULTS
from core.history import History
from core.people import Actor
from core.rewound import Rewound
from core.table import Event, type_of
from events.people import WordsErased
from projections.doudizhu.views import seen_by
from projections.hiding import HIDDEN
from projections.logged import Logged, Viewer
from tests.core.given import SCRIBE, kept_at, taken_down_at
from tests.events.golden import SAMPLES
from tests.machines.doudizhu.strategies import play_acts
from tests.projections.matches import plays

OPENING = d.MatchOpened(("p-a", "p-b", "p-c"), DEFAULTS)
HANDS = tuple(DECK[place : place + 17] for place in (0, 17, 34))
DEAL: tuple[d.Act, ...] = (
    d.DealBegun(),
    *(d.HandDealt(seat, HANDS[seat]) for seat in get_args(d.Seat)),
    d.BottomLaid(DECK[51:]),
)
VIEWERS: tuple[Viewer, ...] = ("public", 0, 1, 2)
EVENTS: tuple[Event, ...] = tuple(sample for sample in SAMPLES if not isinstance(sample, WordsErased))
SAID = [event for event in EVENTS if type_of(event).startswith(("doudizhu.", "desk."))]


def log_of(*acts: d.Act) -> tuple[Logged, ...]:
    return tuple(Logged(event, actor, 0) for event, actor in taken_down_at(OPENING, *acts))


def cards_in(log: tuple[Logged, ...]) -> set[str]:
    """The cards that stand anywhere in what leaves the server."""
    sent = msgspec.json.encode([entry.event for entry in log]).decode()
    return {card for card in DECK if f'"{card}"' in sent}


def test_a_seat_sees_its_own_hand_and_the_public_none() -> None:
    log = log_of(*DEAL)

    assert cards_in(seen_by(log, "referee")) == set(DECK)
    assert cards_in(seen_by(log, "public")) == set()
    for seat in get_args(d.Seat):
        assert cards_in(seen_by(log, seat)) == set(HANDS[seat])
    assert seen_by(log, "public")[-1].event == d.BottomLaid((HIDDEN,) * 3)


def test_what_is_played_and_shown_is_open_to_all() -> None:
    log = log_of(*DEAL, d.BidMade(0, 3), d.BottomShown(DECK[51:]), d.CardsPlayed(0, HANDS[0][:1]))

    assert cards_in(seen_by(log, "public")) == {*DECK[51:], HANDS[0][0]}


def test_after_the_deal_every_hand_is_open() -> None:
    log = log_of(*DEAL, d.LandlordNoted(0, 3), d.PlaysUnrecorded(), d.DealNoted("landlord", 0, 3, 0, "none"))

    assert seen_by(log, "public") == log
    again = (*log, *log_of(*DEAL)[1:])
    assert [entry.event for entry in seen_by(again, "public")[: len(log)]] == [entry.event for entry in log]
    assert cards_in(seen_by(again, "public")[len(log) :]) == set()


def test_a_deal_to_which_play_has_gone_back_is_hidden_again() -> None:
    log = log_of(*DEAL, d.LandlordNoted(0, 3), d.PlaysUnrecorded(), d.DealNoted("landlord", 0, 3, 0, "none"))
    back = (*log, Logged(Rewound(6, "t-1"), SCRIBE, 0))

    assert cards_in(seen_by(back, "public")) == set()


@pytest.mark.parametrize("event", SAID, ids=type_of)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_every_event_somebody_has_said_what_is_open(event: Event, viewer: Viewer) -> None:
    log = (*log_of(*DEAL), Logged(event, SCRIBE, 0))

    assert len(seen_by(log, viewer)) == len(log)


def test_words_of_the_desk_are_for_the_referee_while_the_deal_runs() -> None:
    log = (
        *log_of(*DEAL),
        Logged(CallMade(0, (), "t-1"), SCRIBE, 0),
        Logged(FactFound(1, "t-2", "witness", "found"), SCRIBE, 0),
    )

    sent = msgspec.json.encode([entry.event for entry in seen_by(log, 1)]).decode()
    assert "t-1" not in sent
    assert "t-2" not in sent


@settings(max_examples=60)
@drawn(st.lists(st.one_of(plays(), play_acts()), max_size=12), st.sampled_from(VIEWERS))
def test_no_card_leaves_the_server_that_nobody_has_laid_or_shown(acts: list[d.Act], viewer: Viewer) -> None:
    taken = kept_at(OPENING, *DEAL, *acts)
    log = tuple(Logged(event, actor, 0) for event, actor in taken_down_at(OPENING, *taken))

    begun, open_to = 1, set[str]()
    for n, entry in enumerate(log, start=1):
        match entry.event:
            case d.DealBegun() | d.DealSettled() | d.DealStopped():
                begun = n
            case d.HandDealt(seat, cards) if seat == viewer:
                open_to |= set(cards)
            case d.BottomShown(cards) | d.CardsPlayed(_, cards):
                open_to |= set(cards)
            case d.FaceUpDrawn(_, str() as card):
                open_to.add(card)
            case _:
                pass
    over = any(isinstance(entry.event, d.MatchWon) for entry in log)  # then nothing is hidden, whatever is still recorded
    assert over or cards_in(seen_by(log, viewer)[begun:]) <= open_to


# --- a deal that could go on -------------------------------------------------------------------------------------------------


def stopped_by_ruling() -> tuple[Logged, ...]:
    """A deal in progress, a ruling that it does not count, an appeal, and its reversal: play goes on."""
    acts = (*DEAL, d.BidMade(0, 3), d.BottomShown(DECK[51:]), d.CardsPlayed(0, HANDS[0][:1]))
    desk = (
        (CallMade(1), SCRIBE),
        (Ruled(1, "DZ4.1", DealIsVoid(1), ""), Actor("p-r", "referee")),
        (Appealed(1, 0, "fact"), SCRIBE),
        (AppealDecided(1, "reversed", "GC1.3", ""), Actor("p-c", "chief_referee")),
    )
    history, log = History(OPENING), [Logged(OPENING, SCRIBE, 0)]
    for act, actor in (*((act, SCRIBE) for act in acts), *desk):
        for event in history.outcome(act, actor):
            history.fold(event, actor)
            log.append(Logged(event, actor, 0))
    return tuple(log)


def test_a_deal_stopped_by_a_ruling_stays_hidden_and_so_does_it_when_play_goes_on() -> None:
    log = stopped_by_ruling()
    stopped = next(n for n, entry in enumerate(log, 1) if isinstance(entry.event, d.DealStopped))
    assert any(isinstance(entry.event, (d.TrickReopened, d.DealReopened)) for entry in log)

    for upto in range(stopped, len(log) + 1):
        assert cards_in(seen_by(log[:upto], "public")) == {*DECK[51:], HANDS[0][0]}


def test_a_deal_left_for_the_next_one_stays_hidden() -> None:
    log = log_of(*DEAL, d.DealBegun(), d.HandDealt(0, HANDS[1]))
    assert cards_in(seen_by(log, "public")) == set()


def test_a_hand_written_to_the_wrong_seat_is_not_shown_to_it_after_the_correction() -> None:
    wrong = log_of(d.DealBegun(), d.HandDealt(0, HANDS[1]))
    log = (*wrong, Logged(Rewound(2, "t-x"), SCRIBE, 0), Logged(d.HandDealt(1, HANDS[1]), SCRIBE, 0))

    assert cards_in(seen_by(log, 0)) == set()
    assert cards_in(seen_by(log, 1)) == set(HANDS[1])


def test_a_second_record_of_a_hand_is_shown_to_nobody() -> None:
    assert cards_in(seen_by(log_of(d.DealBegun(), d.HandDealt(0, HANDS[0]), d.HandDealt(0, HANDS[1])), 0)) == set(HANDS[0])


def test_a_hand_recorded_with_the_bottom_is_its_seats_only_once_it_is_the_landlord() -> None:
    hand = d.HandDealt(0, (*HANDS[0], *DECK[51:]), with_bottom=True)

    assert cards_in(seen_by(log_of(d.DealBegun(), hand), 0)) == set()
    assert cards_in(seen_by(log_of(d.DealBegun(), hand, d.LandlordNoted(1, 3)), 0)) == set()
    assert cards_in(seen_by(log_of(d.DealBegun(), hand, d.LandlordNoted(0, 3)), 0)) == set(hand.cards)


@pytest.mark.parametrize("version", [1, 2])
def test_going_back_to_before_a_deal_opens_none_of_its_cards(version: int) -> None:
    log = (*log_of(*DEAL), Logged(Rewound(version, "t-x"), SCRIBE, 0))
    assert cards_in(seen_by(log, "public")) == set()
