"""When a fact may occur: the rows, the machines that they drive, and the sentence for everything outside them."""

from enum import StrEnum

import pytest

from core.desk.messages import Appealed, CallMade, CallWithdrawn
from core.desk.state import DESK_NEXT, DESK_PHASE_NAMES, DESK_ROWS, DeskPhase
from core.games import GAMES, of_others
from core.games import Event as PlayEvent
from core.gomoku import messages as m
from core.gomoku.phases import Phase
from core.live import Cannot, Live
from core.messages import Acted, Opened
from core.table import type_of
from tests.core.desk.irregular import APPEAL, RULED
from tests.core.given import CHIEF, FIVE, STARTED, A, B, given, stones
from tests.core.tables import EVENTS, GLANCES, Glance

PHASES = [(glance, phase) for glance in GLANCES for phase in glance.into]
PAIRS = [(glance, phase, event) for glance, phase in PHASES for event in glance.events]
OUTSIDE = [pair for pair in PAIRS if (type_of(pair[2]), pair[1]) not in pair[0].game.phases.next]
INSIDE = [pair for pair in PAIRS if (type_of(pair[2]), pair[1]) in pair[0].game.phases.next]
STRANGE = [
    (one, next(event for event in other.events if type(event) in of_others(one.opening)))
    for one in GLANCES
    for other in GLANCES
    if one is not other
]


def named(pairs: list[tuple[Glance, StrEnum, PlayEvent]]) -> list[str]:
    return [f"{phase}-{type_of(event)}" for _, phase, event in pairs]


each_game = pytest.mark.parametrize("glance", GLANCES, ids=lambda glance: glance.game.key)
each_phase = pytest.mark.parametrize(("glance", "phase"), PHASES, ids=[f"{g.game.key}-{phase}" for g, phase in PHASES])


def test_the_tables_here_are_whole() -> None:
    assert [glance.game for glance in GLANCES] == list(GAMES.values())
    assert {type(event) for event in EVENTS} == set(PlayEvent.__args__)
    for glance in GLANCES:
        assert list(glance.into) == list(glance.game.phases.names)
        assert {type(phase) for phase in glance.into} == {glance.game.phases.named}
        assert {type_of(event) for event in glance.events} >= {name for name, _ in glance.game.phases.next}


@each_phase
def test_a_match_is_brought_into_each_phase(glance: Glance, phase: StrEnum) -> None:
    match = glance.at(phase)

    assert match.play.phase is phase is glance.game.phases.of(match.history.table.play)


@each_game
def test_no_fact_leads_to_two_phases(glance: Glance) -> None:
    phases = glance.game.phases
    steps = [step for event in phases.machine.events.values() for each in event.transitions.values() for step in each]

    assert len(steps) == len(phases.next), "the machine has the steps of the dict and no others"
    assert sorted((step.source, step.dest) for step in steps) == sorted((at.name, to.name) for (_, at), to in phases.next.items())
    assert phases.start is next(iter(phases.names))


def test_no_fact_leads_the_desk_to_two_phases() -> None:
    assert len(DESK_NEXT) == len(DESK_ROWS)


@pytest.mark.parametrize(("glance", "phase", "event"), OUTSIDE, ids=named(OUTSIDE))
def test_what_is_outside_the_rows_is_refused_with_a_sentence(glance: Glance, phase: StrEnum, event: PlayEvent) -> None:
    match = glance.at(phase)
    before = match.history.table

    with pytest.raises(Cannot) as refused:
        match.apply(event, CHIEF)

    assert match.history.table is before, "the match is as it was"
    assert match.play.phase is phase
    assert "{" not in refused.value.text.zh + refused.value.text.en
    if not isinstance(event, Opened):
        assert glance.game.phases.names[phase].zh in refused.value.text.zh
        assert glance.game.phases.names[phase].en in refused.value.text.en


@pytest.mark.parametrize(("glance", "event"), STRANGE, ids=[f"{g.game.key}-{type_of(event)}" for g, event in STRANGE])
def test_what_is_of_another_game_is_refused(glance: Glance, event: PlayEvent) -> None:
    with pytest.raises(Cannot):
        Live(glance.opening).apply(event, CHIEF)


@pytest.mark.parametrize(("glance", "phase", "event"), INSIDE, ids=named(INSIDE))
def test_the_machine_takes_the_step_of_the_row(glance: Glance, phase: StrEnum, event: PlayEvent) -> None:
    match = glance.at(phase)

    match.apply(event, CHIEF)

    assert match.play.phase is glance.game.phases.next[type_of(event), phase]


@each_phase
def test_a_scribe_is_told_to_expect_acts_that_the_rows_accept(glance: Glance, phase: StrEnum) -> None:
    types = {type(event).__name__: type_of(event) for event in glance.events}
    expected = glance.game.phases.expected[phase]

    assert expected
    assert set(expected) <= set(glance.game.acts)
    assert all((types[name], phase) in glance.game.phases.next for name in expected)


@each_game
def test_every_act_has_a_word_and_every_event_a_line(glance: Glance) -> None:
    match = glance.at(glance.game.phases.start)

    assert set(glance.game.acts) == {type(event).__name__ for event in glance.events if isinstance(event, Acted)}
    for event in glance.events:
        line = glance.game.said(match.history.table.play, event)
        assert line.zh
        assert line.en[:1] == line.en[:1].upper()
        assert "{" not in line.zh + line.en


# --- the desk beside it -------------------------------------------------------------------------------------------------------


def test_gc1_2_the_desk_is_quiet_until_somebody_calls_and_then_never_again() -> None:
    assert {source for name, source, _ in DESK_ROWS if name != "desk.call_made"} == set(DeskPhase) - {DeskPhase.QUIET}
    assert DeskPhase.QUIET not in {dest for _, _, dest in DESK_ROWS}


def test_gc1_3_an_appeal_can_be_made_after_a_later_call_was_withdrawn() -> None:
    match = given(*RULED, CallMade(A), CallWithdrawn(2), APPEAL)

    assert match.desk.phase is DeskPhase.APPEALED


def test_the_two_machines_do_not_move_each_other() -> None:
    match = given(*STARTED, *stones(FIVE.removesuffix(" h12")), CallMade(B))
    assert (match.play.phase, match.desk.phase) == (Phase.PLAY, DeskPhase.CALLED)

    for event in match.history.outcome(m.StonePlaced("black", "h12"), CHIEF):
        match.apply(event, CHIEF)

    assert (match.play.phase, match.desk.phase) == (Phase.BETWEEN, DeskPhase.CALLED)


def test_every_desk_phase_has_a_name_and_a_refusal_says_it() -> None:
    with pytest.raises(Cannot, match=DESK_PHASE_NAMES[DeskPhase.QUIET].en):
        given().apply(Appealed(1, A, "law"), CHIEF)
    assert set(DESK_PHASE_NAMES) == set(DeskPhase)


def test_matches_share_one_machine_and_not_their_phase() -> None:
    one, two = given(*STARTED), given()

    assert (one.play.phase, two.play.phase) == (Phase.PLAY, Phase.TOSS)
    assert isinstance(one, Live)
