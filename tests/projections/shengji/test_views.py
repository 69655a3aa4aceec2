"""What of a running 升级 deal leaves the server for a seat: nothing that the seat has not seen."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from core.cards import DECK
from core.rewound import Rewound
from core.shengji.messages import Act
from core.table import Event, type_of
from core.trumps import messages as m
from core.trumps.state import BOTTOM, SEATS
from events.people import WordsErased
from projections.hiding import HIDDEN
from projections.logged import Logged, Viewer
from projections.shengji.views import seen_by
from projections.trumps.frames import frames
from projections.views import as_seen, audited
from tests.core.given import SCRIBE
from tests.events.golden import SAMPLES
from tests.projections.logs import Log
from tests.projections.shengji.logs import VIEWERS, loaded, logged, match, readings, sent, told

EVENTS: tuple[Event, ...] = tuple(sample for sample in SAMPLES if not isinstance(sample, WordsErased))
SAID = [event for event in EVENTS if type_of(event).startswith(("shengji.", "desk."))]
CLOSED = (m.CardDrawn, m.HandDealt, m.BottomLaid, m.BottomTaken, m.BottomBuried)


def packs(seed: int) -> list[str]:
    """Both packs shuffled, a ♥3 on the first draw of seat 0, and its other one on the last."""
    cards = [*DECK, *DECK]
    Random(seed).shuffle(cards)
    for place, card in ((0, "H3"), (4, "S4"), (96, "H3")):
        other = next(n for n in range(len(cards)) if cards[n] == card and n not in (0, 4, 96)) if cards[place] != card else place
        cards[place], cards[other] = cards[other], cards[place]
    return cards


CARDS = packs(7)
LAID = tuple(CARDS[100:])
HANDS = tuple(tuple(CARDS[seat:100:4]) for seat in SEATS)
DRAWS = tuple(m.CardDrawn(((0, 1, 2, 3) * 25)[n], card) for n, card in enumerate(CARDS[:100]))
DECLARED: tuple[Act, ...] = (m.DealBegun(0), m.BottomLaid(LAID), DRAWS[0], m.TrumpsDeclared(0, ("H3",)), *DRAWS[1:])
LOW = tuple(card for card in HANDS[0] if card != "H3")[:BOTTOM]
BURIED: tuple[Act, ...] = (*DECLARED, m.BottomTaken(0), m.BottomBuried(0, LOW))


def cards_in(log: Log) -> set[str]:
    """The cards that stand anywhere in the events."""
    text = msgspec.json.encode([entry.event for entry in log]).decode()
    return {card for card in DECK if f'"{card}"' in text}


def laid_bare(log: Log, version: int) -> set[Viewer]:
    """Who sees the cards of an event."""
    return {viewer for viewer in VIEWERS if HIDDEN not in str(seen_by(log, viewer)[version - 1].event)}


def version_of(log: Log, kind: type, n: int = 0) -> int:
    return [at for at, entry in enumerate(log, 1) if isinstance(entry.event, kind)][n]


def test_sj1_1_a_seat_sees_what_it_draws_and_the_public_what_is_shown() -> None:
    log = logged(DECLARED)

    assert cards_in(seen_by(log, "referee")) == {*CARDS}
    assert cards_in(seen_by(log, "public")) == {"H3"}
    for seat in SEATS:
        assert cards_in(seen_by(log, seat)) == {*HANDS[seat], "H3"}


@pytest.mark.parametrize("event", SAID, ids=type_of)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_every_event_somebody_has_said_what_is_open(event: Event, viewer: Viewer) -> None:
    log = (*logged(DECLARED), Logged(event, SCRIBE, 0))

    assert len(seen_by(log, viewer)) == len(log)


# --- the bottom -----------------------------------------------------------------------------------------------------------------


def test_sj3_1_the_bottom_is_seen_by_nobody_before_it_is_taken_up_and_then_by_who_takes_it() -> None:
    before, after = logged(DECLARED), logged((*DECLARED, m.BottomTaken(0)))

    assert laid_bare(before, version_of(before, m.BottomLaid)) == set()
    assert laid_bare(after, version_of(after, m.BottomLaid)) == {0}


def test_sj3_1_what_is_buried_is_seen_by_its_burier_alone() -> None:
    log = logged(BURIED)

    assert laid_bare(log, version_of(log, m.BottomBuried)) == {0}
    assert frames(seen_by(log, 0), {})[-1].bottom.cards != (HIDDEN,) * BOTTOM
    for viewer in (1, 2, 3, "public"):
        bottom = frames(seen_by(log, viewer), {})[-1].bottom
        assert (bottom.seat, bottom.cards, bottom.points) == (0, (HIDDEN,) * BOTTOM, None)


def overturned(*between: Act) -> Log:
    """A second deal that A declares and buries; B overturns, takes up what A has buried, and buries again."""
    noted = (m.DealBegun(), m.LevelNoted("3", ("3", "3")), m.DeclarerNoted(0))
    acts: tuple[Act, ...] = (m.DealBegun(0), m.DealNoted(40, next_declarer=0), *noted, *BURIED[1:], *between)
    mine = tuple(card for card in HANDS[1] if card != "RJ")[:BOTTOM]
    return logged((*acts, m.Overturned(1, ("RJ", "RJ")), m.BottomTaken(1), m.BottomBuried(1, mine)))


def test_sj4_2_who_overturns_sees_what_was_buried_before_and_the_burier_not_what_is_buried_after() -> None:
    log = overturned()

    assert laid_bare(log, version_of(log, m.BottomLaid)) == {0}
    assert laid_bare(log, version_of(log, m.BottomBuried)) == {0, 1}
    assert laid_bare(log, version_of(log, m.BottomBuried, 1)) == {1}
    burials = frames(seen_by(log, 0), {})[-1].bottom.burials
    assert [(each.seat, HIDDEN in each.cards) for each in burials] == [(0, False), (1, True)]


def test_sj4_2_a_bottom_recorded_again_after_the_burial_lies_nowhere_and_who_overturns_sees_the_burial() -> None:
    log = overturned(m.BottomLaid(LAID))

    assert laid_bare(log, version_of(log, m.BottomLaid)) == {0}
    assert laid_bare(log, version_of(log, m.BottomLaid, 1)) == set()
    assert laid_bare(log, version_of(log, m.BottomBuried)) == {0, 1}


def test_sj3_1_a_bottom_recorded_twice_is_the_first_one_for_who_takes_it_up() -> None:
    log = logged((*DECLARED, m.BottomLaid(HANDS[1][:BOTTOM]), m.BottomTaken(0)))

    assert laid_bare(log, version_of(log, m.BottomLaid)) == {0}
    assert laid_bare(log, version_of(log, m.BottomLaid, 1)) == set()


def test_sj4_2_who_passes_after_an_overturn_sees_no_bottom() -> None:
    log = overturned()

    for viewer in (2, 3, "public"):
        burials = frames(seen_by(log, viewer), {})[-1].bottom.burials
        assert [set(each.cards) for each in burials] == [{HIDDEN}, {HIDDEN}]


def test_sj2_3_the_third_bottom_card_is_seen_by_all() -> None:
    undeclared = (m.NobodyDeclared(), m.ThirdBottomCardShown("S9"))
    log = logged((m.DealBegun(0), m.DealNoted(40), m.DealBegun(), *DRAWS[1:3], *undeclared))

    assert {viewer for viewer in VIEWERS if "S9" in cards_in(seen_by(log, viewer))} == set(VIEWERS)


# --- insurance ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "insured"), [(True, False), (False, True)])
def test_sj4_4_whether_one_is_insured_hangs_on_a_draw_that_all_are_told_of(before: bool, insured: bool) -> None:
    second = m.CardDrawn(0, "H3")
    declared = m.TrumpsDeclared(0, ("H3",))
    begun: tuple[Act, ...] = (m.DealBegun(0), DRAWS[0], m.CardDrawn(1, "S9"), m.CardDrawn(2, "S9"), m.CardDrawn(3, "C9"))
    acts: tuple[Act, ...] = (*begun, second, declared) if before else (*begun, declared, second)
    log = logged((*acts, m.Insured(0, ("H3",))))

    for viewer in ("referee", *VIEWERS):
        shown = frames(seen_by(log, viewer), {})[-1].showings
        assert (shown[-1].kind == "insured") is insured


def test_sj4_4_insurance_that_comes_to_nothing_opens_no_more_than_the_card_that_is_shown() -> None:
    """D draws both ♥3 and insures what A has declared with ♠3: one ♥3 lies open, and nobody is told of the draws."""
    begun: tuple[Act, ...] = (m.DealBegun(0), m.CardDrawn(0, "S3"), m.TrumpsDeclared(0, ("S3",)), m.CardDrawn(1, "S9"))
    draws = (m.CardDrawn(2, "S9"), m.CardDrawn(3, "H3"), m.CardDrawn(0, "C9"), m.CardDrawn(1, "C9"), m.CardDrawn(2, "D9"))
    log = logged((*begun, *draws, m.CardDrawn(3, "H3"), m.Insured(3, ("H3",))))

    assert laid_bare(log, version_of(log, m.CardDrawn, 3)) == laid_bare(log, version_of(log, m.CardDrawn, 7)) == {3}
    for viewer in VIEWERS:
        assert frames(seen_by(log, viewer), {})[-1].hands[3].shown == ("H3",)
    for viewer in (0, 1, 2, "public"):
        assert frames(seen_by(log, viewer), {})[-1].hands[3].cards == ("H3",)


def test_sj4_4_insurance_in_time_opens_both_cards_and_nothing_of_the_next_deal() -> None:
    """The same seat draws the same card in the next deal, and does not show it."""
    twice: tuple[Act, ...] = (m.CardDrawn(1, "S9"), m.CardDrawn(2, "S9"), m.CardDrawn(3, "C9"), m.CardDrawn(0, "H3"))
    first: tuple[Act, ...] = (m.DealBegun(0), m.CardDrawn(0, "H3"), m.TrumpsDeclared(0, ("H3",)), *twice, m.Insured(0, ("H3",)))
    log = logged((*first, m.DealBegun(0), m.LevelNoted("3"), m.CardDrawn(0, "H3")))

    assert laid_bare(log, version_of(log, m.CardDrawn, 0)) == laid_bare(log, version_of(log, m.CardDrawn, 4)) == set(VIEWERS)
    assert laid_bare(log, version_of(log, m.CardDrawn, 5)) == {0}
    assert frames(seen_by(logged(first), 1), {})[-1].hands[0].shown == ("H3", "H3")


def test_sj4_4_where_any_card_insures_nobody_is_told_when_it_was_drawn() -> None:
    acts: tuple[Act, ...] = (m.DealBegun(0), m.CardDrawn(0, "H3"), m.TrumpsDeclared(0, ("H3",)), m.Insured(0, ("H3",)))
    log = logged(acts, readings(insurance_cards="held_before"))

    assert laid_bare(log, version_of(log, m.CardDrawn)) == {0}


# --- throws ---------------------------------------------------------------------------------------------------------------------


def test_sj5_4_what_follows_on_a_failed_throw_is_judged_for_a_seat_as_for_the_referee() -> None:
    log = running(8)
    failed = version_of(log, m.ThrowFailed)
    assert any(isinstance(entry.event, m.CardsPlayed) for entry in log[failed:])

    for viewer in VIEWERS:
        done, _ = audited(as_seen(loaded(log), viewer))
        assert {found.rule for found in done.findings} <= {"shengji.throw_failed", "shengji.throw_beaten"}


def running(seed: int, after: int = 6) -> Log:
    """A log that ends some plays after the first throw of the second deal that fails."""
    log = match(seed)
    begun = version_of(log, m.DealSettled)
    failed = next(n for n, entry in enumerate(log) if n > begun and isinstance(entry.event, m.ThrowFailed))
    plays = [n for n, entry in enumerate(log) if n > failed and isinstance(entry.event, m.CardsPlayed)]
    return log[: plays[after]]


# --- a deal that could go on --------------------------------------------------------------------------------------------------


def test_going_back_to_before_a_deal_opens_none_of_its_cards() -> None:
    log = (*logged(BURIED), Logged(Rewound(1, "t-x"), SCRIBE, 0))

    assert cards_in(seen_by(log, "public")) == {"H3"}


def test_a_second_record_of_a_hand_is_shown_to_nobody() -> None:
    log = logged((m.DealBegun(0), m.HandDealt(0, HANDS[0]), m.HandDealt(0, HANDS[1])))

    assert cards_in(seen_by(log, 0)) == set(HANDS[0])


def test_sj3_1_after_the_deal_every_hand_and_the_bottom_are_open_and_the_next_deal_is_not() -> None:
    log = match(8)
    first = version_of(log, m.DealSettled)

    assert seen_by(log[:first], "public") == log[:first]
    public = seen_by(log[: first + 30], "public")
    assert [entry.event for entry in public[1:first]] == [entry.event for entry in log[1:first]]
    assert {entry.event.card for entry in public[first:] if isinstance(entry.event, m.CardDrawn)} <= {HIDDEN, "C4"}


# --- whatever is hidden makes no difference -----------------------------------------------------------------------------------


def hidden_otherwise(log: Log, viewer: Viewer, random: Random) -> Log:
    """The same log with other cards where the viewer has not seen them."""
    seen = seen_by(log, viewer)
    insured = {card for entry in log if isinstance(entry.event, m.Insured) for card in entry.event.cards}
    others = [card for card in DECK if card not in insured]
    found = list(log)
    for n, entry in enumerate(log):
        event: Any = entry.event
        if not isinstance(event, CLOSED) or seen[n].event == event:
            continue
        if isinstance(event, m.CardDrawn):
            found[n] = replace(entry, event=replace(event, card=random.choice(others)))
        else:
            found[n] = replace(entry, event=replace(event, cards=tuple(random.choices(others, k=len(event.cards)))))
    return tuple(found)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("seed", [4, 8])
def test_what_is_sent_to_a_viewer_is_the_same_whatever_he_has_not_seen(viewer: Viewer, seed: int) -> None:
    log = match(seed)
    begun = version_of(log, m.DealSettled)

    for until in (begun + 60, begun + 115, len(log) - 40):
        part = log[:until]
        other = hidden_otherwise(part, viewer, Random(seed))
        assert other != part
        assert sent(other, viewer) == sent(part, viewer)
        assert sent(other, "referee") != sent(part, "referee")


@pytest.mark.parametrize("viewer", [1, "public"])
def test_what_is_found_for_a_viewer_is_the_same_whatever_he_has_not_seen(viewer: Viewer) -> None:
    log = running(8)
    begun = version_of(log, m.DealBegun, 1) - 1
    part = (log[0], *log[begun:])

    assert told(hidden_otherwise(part, viewer, Random(1)), viewer) == told(part, viewer)
