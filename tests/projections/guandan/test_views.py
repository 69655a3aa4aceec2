"""What of a running 掼蛋 deal leaves the server for a seat: nothing that the seat has not seen, and no number of cards."""

import re
from random import Random

import msgspec
import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core.cards import DECK
from core.guandan import messages as m
from core.guandan.messages import Seat
from core.guandan.options import Options
from core.guandan.state import SEATS
from core.rewound import Rewound
from core.table import Event, type_of
from events.people import WordsErased
from projections.guandan.frames import Frame, frames
from projections.guandan.views import seen_by
from projections.hiding import HIDDEN
from projections.logged import Logged, Viewer
from tests.core.given import SCRIBE
from tests.core.guandan.matches import dealt
from tests.events.golden import SAMPLES
from tests.projections.guandan.logs import VIEWERS, acts_of, logged, over, readings, sent, told
from tests.projections.logs import Log, folded

EVENTS: tuple[Event, ...] = tuple(sample for sample in SAMPLES if not isinstance(sample, WordsErased))
SAID = [event for event in EVENTS if type_of(event).startswith(("guandan.", "desk."))]
HANDS = tuple(tuple(hand) for hand in dealt(Random(7)))
DEAL: tuple[m.Act, ...] = (m.DealBegun(), *(m.HandDealt(seat, HANDS[seat]) for seat in SEATS), m.LeaderDrawn(0, HANDS[0][0]))
TABLES = (
    readings(),
    readings(return_order="together"),
    readings(refusal="not_shown"),
    readings(levels="seven", tribute="none", promotion="points_five_three_one", count_report="at_ten"),
)


def cards_in(log: Log) -> set[str]:
    """The cards that stand anywhere in the events."""
    text = msgspec.json.encode([entry.event for entry in log]).decode()
    return {card for card in DECK if f'"{card}"' in text}


def test_gd1_1_a_seat_sees_its_own_hand_and_the_public_none() -> None:
    log = logged(DEAL)

    assert cards_in(seen_by(log, "referee")) == {card for hand in HANDS for card in hand}
    assert cards_in(seen_by(log, "public")) == {HANDS[0][0]}
    for seat in SEATS:
        assert cards_in(seen_by(log, seat)) == {*HANDS[seat], HANDS[0][0]}


def test_gd1_1_a_hand_of_26_is_shown_to_others_as_any_other() -> None:
    short = logged((m.DealBegun(), m.HandDealt(1, HANDS[1][:26])))

    assert seen_by(short, 0)[-1].event == m.HandDealt(1, (HIDDEN,) * 27)
    assert seen_by(short, 1)[-1].event == m.HandDealt(1, HANDS[1][:26])


@pytest.mark.parametrize("event", SAID, ids=type_of)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_every_event_somebody_has_said_what_is_open(event: Event, viewer: Viewer) -> None:
    log = (*logged(DEAL), Logged(event, SCRIBE, 0))

    assert len(seen_by(log, viewer)) == len(log)


# --- tribute ------------------------------------------------------------------------------------------------------------------


def before_return(**chosen: str) -> tuple[tuple[m.Act, ...], Options]:
    """A deal won by A and C, then two tributes of the other side: B pays the higher one, to A."""
    hands = tuple(m.HandDealt(seat, ("??",) * 27) for seat in SEATS)
    acts: tuple[m.Act, ...] = (
        m.DealBegun(),
        m.DealNoted((0, 2)),
        m.DealBegun(),
        *hands,
        m.TributePaid(1, "RJ"),
        m.TributePaid(3, "BJ"),
    )
    return acts, readings(**chosen)


def seers(log: Log, card: str) -> set[Viewer]:
    return {viewer for viewer in VIEWERS if card in cards_in(seen_by(log, viewer))}


def test_gd5_2_a_tribute_lies_open_for_all() -> None:
    acts, options = before_return()

    assert seers(logged(acts, options), "RJ") == set(VIEWERS)


def test_gd5_2_a_returned_card_is_seen_by_giver_and_receiver() -> None:
    acts, options = before_return()
    log = logged((*acts, m.CardReturned(0, "S3"), m.CardReturned(2, "S4")), options)

    assert seers(log, "S3") == {0, 1}
    assert seers(log, "S4") == {2, 3}


def test_gd5_2_returns_that_are_shown_together_lie_face_down_until_the_last() -> None:
    acts, options = before_return(return_order="together")
    one = (*acts, m.CardReturned(0, "S3"))

    assert seers(logged(one, options), "S3") == {0}
    assert seers(logged((*one, m.CardReturned(2, "S4")), options), "S3") == set(VIEWERS)


@pytest.mark.parametrize(("option", "all_see"), [("claimed", True), ("not_shown", False)])
def test_gd5_3_the_jokers_of_a_refusal_are_laid_open_where_the_option_says_so(option: str, all_see: bool) -> None:
    acts, options = before_return(refusal=option)
    log = logged((*acts[:-2], m.RefusalClaimed(3, ("RJ", "RJ"))), options)

    assert seers(log, "RJ") == (set(VIEWERS) if all_see else {3})
    claims = frames(seen_by(log, 0), {})[-1].tribute
    assert claims is not None
    assert [claim.cards for claim in claims.claims] == [("RJ", "RJ") if all_see else (HIDDEN, HIDDEN)]


# --- numbers of cards -----------------------------------------------------------------------------------------------------------


def shown_to(log: Log, viewer: Viewer) -> Frame:
    return frames(seen_by(log, viewer), {})[-1]


def test_gc2_8_no_number_of_cards_is_told_but_that_announced() -> None:
    log = logged((*DEAL, m.CardsPlayed(0, HANDS[0][:1]), m.CountAnnounced(1, 9), m.HandCounted(2, 27)))
    hands = shown_to(log, 3).hands

    assert [hand.unknown for hand in hands] == [None, None, None, 0]
    assert [hand.announced and hand.announced.count for hand in hands] == [None, 9, None, None]
    assert seen_by(log, 3)[-1].event == m.HandCounted(2, None)
    assert [hand.unknown for hand in shown_to(log, "referee").hands] == [0, 0, 0, 0]


def test_gc2_8_a_false_count_is_told_to_its_own_seat_and_the_referee() -> None:
    options = readings(count_report="at_ten")
    log = logged((*DEAL, m.CountAnnounced(1, 9)), options)

    for viewer in VIEWERS:
        assert ("count_wrong" in told(log, viewer)) is (viewer == 1)
    assert "count_wrong" in told(log, "referee")


# --- a deal that could go on ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [1, 2])
def test_going_back_to_before_a_deal_opens_none_of_its_cards(version: int) -> None:
    log = (*logged(DEAL[:-1]), Logged(Rewound(version, "t-x"), SCRIBE, 0))
    assert cards_in(seen_by(log, "public")) == set()


def test_a_hand_written_to_the_wrong_seat_is_not_shown_to_it_after_the_correction() -> None:
    wrong = logged((m.DealBegun(), m.HandDealt(0, HANDS[1])))
    log = (*wrong, Logged(Rewound(2, "t-x"), SCRIBE, 0), Logged(m.HandDealt(1, HANDS[1]), SCRIBE, 0))

    assert cards_in(seen_by(log, 0)) == set()
    assert cards_in(seen_by(log, 1)) == set(HANDS[1])


def test_a_second_record_of_a_hand_is_shown_to_nobody() -> None:
    log = logged((m.DealBegun(), m.HandDealt(0, HANDS[0]), m.HandDealt(0, HANDS[1])))
    assert cards_in(seen_by(log, 0)) == set(HANDS[0])


def test_after_the_deal_every_hand_is_open_and_the_next_one_is_not() -> None:
    acts = (*DEAL, m.PlaysUnrecorded(), m.DealNoted((0, 2)))
    log = logged(acts)

    assert seen_by(log, "public") is log
    again = logged((*acts, *DEAL[:-1]))
    assert [entry.event for entry in seen_by(again, "public")[1 : len(log)]] == [entry.event for entry in log[1:]]
    assert cards_in(seen_by(again, "public")[len(log) :]) == set()


# --- whatever is hidden makes no difference -----------------------------------------------------------------------------------


def differ(one: object, other: object) -> bool:
    return one != other


def hidden_otherwise(log: Log, viewer: Viewer, random: Random) -> Log:
    """The same log with other cards where the viewer has not seen them: exchanged between hands, one lost, returns changed."""
    seen = seen_by(log, viewer)
    found = list(log)
    closed = [n for n, entry in enumerate(log) if isinstance(entry.event, m.HandDealt) and differ(seen[n].event, entry.event)]
    for n in closed:
        hand = found[n].event
        assert isinstance(hand, m.HandDealt)
        cards = tuple(random.sample([*DECK, *DECK], len(hand.cards) - random.randint(0, 1)))
        found[n] = replace(found[n], event=replace(hand, cards=cards))
    for n, entry in enumerate(log):
        if isinstance(entry.event, m.CardReturned) and differ(seen[n].event, entry.event):
            found[n] = replace(entry, event=replace(entry.event, card=random.choice(DECK)))
    return tuple(found)


@settings(max_examples=20, deadline=None)
@drawn(st.integers(0, 2**32), st.sampled_from(TABLES), st.sampled_from(VIEWERS), st.data())
def test_what_a_viewer_has_not_seen_changes_no_byte_of_what_is_sent_to_him(
    seed: int, options: Options, viewer: Viewer, data: st.DataObject
) -> None:
    whole = logged(acts_of(seed, 2, options), options)
    log = whole[: data.draw(st.integers(2, len(whole)))]
    if over(log):
        return
    other = hidden_otherwise(log, viewer, Random(seed))

    assert sent(log, viewer) == sent(other, viewer)
    assert other == log or sent(log, "referee") != sent(other, "referee")


@settings(max_examples=5, deadline=None)
@drawn(st.integers(0, 2**32), st.sampled_from(TABLES), st.sampled_from(VIEWERS))
def test_what_a_viewer_has_not_seen_changes_no_finding_that_he_is_told(seed: int, options: Options, viewer: Viewer) -> None:
    acts = acts_of(seed, 1, options)
    log = logged(acts[: len(acts) * 3 // 4], options)

    assert told(log, viewer) == told(hidden_otherwise(log, viewer, Random(seed)), viewer)


def open_cards(log: Log, viewer: Viewer) -> set[str]:
    """The cards of a deal that lay open, and those that the viewer has held or given."""
    found: set[str] = set()
    takers = _takers(log)
    together = log[0].event.options.return_order == "together" if isinstance(log[0].event, m.MatchOpened) else False
    for n, entry in enumerate(log):
        match entry.event:
            case m.HandDealt(seat, cards) if seat == viewer:
                found |= set(cards)
            case m.CardsPlayed(_, cards) | m.CardsExposed(_, cards) | m.RefusalClaimed(_, cards):
                found |= set(cards)
            case m.TributePaid(_, card) | m.LeaderDrawn(_, str() as card):
                found.add(card)
            case m.CardReturned(seat, card) if together or viewer in (seat, takers.get(n)):
                found.add(card)
            case _:
                pass
    return found


def _takers(log: Log) -> dict[int, Seat | None]:
    """Who takes each returned card: who has paid for it."""
    history = folded(log)
    found: dict[int, Seat | None] = {}
    for n, entry in enumerate(log):
        if isinstance(entry.event, m.CardReturned):
            deal = history.tables[n + 1].play.deal
            found[n] = next((to for seat, _, to in deal.tribute.returned if seat == entry.event.seat), None)
    return found


@settings(max_examples=15, deadline=None)
@drawn(st.integers(0, 2**32), st.sampled_from(TABLES), st.data())
def test_no_card_is_sent_that_a_viewer_has_not_seen_at_any_place_of_a_match(
    seed: int, options: Options, data: st.DataObject
) -> None:
    whole = logged(acts_of(seed, 2, options), options)
    begun = [n for n, entry in enumerate(whole) if isinstance(entry.event, m.DealBegun)][-1]
    log = whole[: data.draw(st.integers(begun + 1, len(whole)))]
    if over(log):
        return
    for viewer in VIEWERS:
        text = re.sub('"wild":"H.",', "", sent((log[0], *log[begun:]), viewer))  # the level tells it
        assert {card for card in DECK if f'"{card}"' in text} <= open_cards((log[0], *log[begun:]), viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_planted_leak_is_found(viewer: Viewer) -> None:
    log = logged(DEAL)
    planted = tuple(replace(entry, event=m.HandDealt(1, HANDS[1])) if n == 3 else entry for n, entry in enumerate(log))
    shown = {card for card in DECK if f'"{card}"' in sent(planted, "referee")}

    assert not shown <= open_cards(log, viewer)
