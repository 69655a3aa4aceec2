"""A match as its acts: runs of stones folded at once give what every act taken singly gives."""

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from core.desk.messages import CallMade
from core.gomoku.bulk import fold
from core.gomoku.evolve import evolve, opened
from core.gomoku.messages import Act, ColoursTaken, Event, GameWon, MatchOpened, StonePlaced, TossHeld
from core.gomoku.options import Options
from core.people import Actor
from core.rewound import Rewound
from core.script import Judged, judged, judged_one_by_one, script
from core.table import Event as TableEvent
from tests.core.given import CHIEF, FIVE, STARTED, A, given, kept, stones, taken_down, when
from tests.core.gomoku.games import games
from tests.machines.strategies import options, play_acts


@st.composite
def acts(draw: st.DrawFn) -> tuple[Act, ...]:
    """Games of many stones with anything else between them."""
    told: list[Act] = list(draw(st.sampled_from(((), PLAYED[:2]))))
    for _ in range(draw(st.integers(1, 3))):
        told += stones(" ".join(draw(games)))
        told += draw(st.lists(play_acts(), max_size=3))
    return tuple(told)


def said_of(found: Judged) -> tuple[tuple[object, ...], ...]:
    """What was said of the acts about which there is anything to say."""
    return tuple((t.number, t.violations, t.unjudged, t.results) for t in found.taken if t.violations or t.unjudged or t.results)


@settings(max_examples=60)
@drawn(options(), options(), acts())
def test_runs_of_quiet_stones_hide_nothing(readings: Options, others: Options, told: tuple[Act, ...]) -> None:
    match = script(taken_down(*kept(*told, readings=readings), readings=readings))

    for opening in (None, MatchOpened(("p-a", "p-b"), others)):
        quick, plain = judged(match, opening), judged_one_by_one(match, opening)
        assert quick.table == plain.table
        assert said_of(quick) == said_of(plain)
        by_number = {taken.number: taken for taken in plain.taken}
        assert all(taken == by_number[taken.number] for taken in quick.taken)


@settings(max_examples=60)
@drawn(options(), acts())
def test_a_fold_at_once_is_the_fold_one_by_one(readings: Options, told: tuple[Act, ...]) -> None:
    log = taken_down(*kept(*told, readings=readings), readings=readings)
    events = tuple(event for event, _ in log[1:] if isinstance(event, Event))
    state = opened(MatchOpened(("p-a", "p-b"), readings))

    at_once = fold(state, events)

    for event in events:
        state = evolve(state, event)
    assert at_once == state


PLAYED: tuple[Act, ...] = (TossHeld(A), ColoursTaken(A), *stones(FIVE))


def test_a_script_holds_the_acts_and_the_results_behind_each() -> None:
    found = script(taken_down(*PLAYED))

    assert found.acts == PLAYED
    assert found.versions == tuple(range(2, 13))
    assert list(found.said) == [10]
    assert found.said[10][-1] == GameWon(1, A, "five")


def test_results_before_any_act_are_not_taken_for_an_act() -> None:
    opening = given().history.opening

    found = script(((opening, CHIEF), (GameWon(1, A, "five"), CHIEF), (StonePlaced("black", "h8"), CHIEF)))

    assert (len(found.acts), found.versions) == (1, (3,))


def test_the_first_event_is_the_opening() -> None:
    with pytest.raises(TypeError):
        script(((StonePlaced("black", "h8"), CHIEF),))


def test_going_back_is_folded_by_version() -> None:
    told = (*STARTED, *stones("h8 i9"), Rewound(4, "t"), StonePlaced("white", "a1"), CallMade(A))
    match = given()
    events: list[tuple[TableEvent, Actor]] = [(match.history.opening, CHIEF)]
    for act in told:
        when(match, act)
        events.append((act, CHIEF))

    assert judged(script(tuple(events))).table == match.history.table
