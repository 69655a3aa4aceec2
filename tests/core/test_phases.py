"""When a fact may occur: the rows, the machines that they drive, and the sentence for everything outside them."""

import pytest

from core.desk.messages import Appealed, CallMade, CallWithdrawn
from core.desk.state import DESK_NEXT, DESK_PHASE_NAMES, DESK_ROWS, DeskPhase
from core.gomoku import messages as m
from core.gomoku.phases import EXPECTED, NEXT, PHASE_NAMES, ROWS, START, Phase, phase_of
from core.gomoku.words import ACTS
from core.live import Cannot, Live
from core.table import PLAY_ACTS, type_of
from tests.core.desk.irregular import APPEAL, RULED
from tests.core.given import CHIEF, FIVE, STARTED, A, Acts, B, given, stones
from tests.core.gomoku.irregular import FIRST_GAME, LAID, MATCH

IN: dict[Phase, Acts] = {
    Phase.TOSS: (),
    Phase.COLOURS: (m.TossHeld(A),),
    Phase.OPENING: (m.TossHeld(A), m.OpeningBegun(A)),
    Phase.CHOICE: LAID,
    Phase.PLAY: (*STARTED, *stones("h8")),
    Phase.BETWEEN: FIRST_GAME,
    Phase.DECIDED: MATCH,
}
EVENTS: tuple[m.Event, ...] = (
    m.MatchOpened(("p-a", "p-b"), given().history.opening.options),
    *(m.TossHeld(A), m.ColoursTaken(A), m.OpeningBegun(A), m.ColourChosen(A, "black"), m.TwoMoreChosen(A)),
    *(m.StonesSetUp((), ()), m.StonePlaced("black", "a1"), m.Passed("black"), m.FiveClaimed(A), m.Resigned(A)),
    *(m.TimeOverstepped(A), m.Forfeited(A), m.Absent(()), m.DrawAgreed(), m.ConductNoted(A, "other"), m.MovesUnrecorded()),
    *(m.ResultNoted("unknown"), m.ScoreNoted((0, 0)), m.OpeningLaid(A), m.FiveFormed("black", ()), m.FoulFormed((), "a1")),
    *(m.GameWon(1, A, "five"), m.GameDrawn(1, "agreed"), m.GameRuled(1, A, False, 1), m.GameUnruled(1), m.GameClosed(1)),
    *(
        m.GameReopened(1),
        m.TurnGiven("black"),
        m.MatchRuled(A),
        m.MatchWon(A, (4, 0), ()),
        m.MatchTied((3, 3)),
        m.MatchReopened(),
    ),
)
OUTSIDE = [(phase, event) for phase in Phase for event in EVENTS if (type_of(event), phase) not in NEXT]
INSIDE = [(phase, event) for phase in Phase for event in EVENTS if (type_of(event), phase) in NEXT]


def named(pairs: list[tuple[Phase, m.Event]]) -> list[str]:
    return [f"{phase}-{type(event).__name__}" for phase, event in pairs]


def test_the_table_of_events_here_is_whole() -> None:
    assert {type(event) for event in EVENTS} == {*PLAY_ACTS, *m.Result.__args__}


@pytest.mark.parametrize("phase", Phase)
def test_a_match_is_brought_into_each_phase(phase: Phase) -> None:
    match = given(*IN[phase], opening_rule="swap")

    assert match.play.phase is phase is phase_of(match.history.table.play)


def test_no_fact_leads_to_two_phases() -> None:
    assert len(NEXT) == len(ROWS)
    assert len(DESK_NEXT) == len(DESK_ROWS)
    assert START is Phase.TOSS


@pytest.mark.parametrize(("phase", "event"), OUTSIDE, ids=named(OUTSIDE))
def test_what_is_outside_the_rows_is_refused_with_a_sentence(phase: Phase, event: m.Event) -> None:
    match = given(*IN[phase], opening_rule="swap")
    before = match.history.table

    with pytest.raises(Cannot) as refused:
        match.apply(event, CHIEF)

    assert match.history.table is before, "the match is as it was"
    assert match.play.phase is phase
    assert "{" not in refused.value.text.zh + refused.value.text.en
    if not isinstance(event, m.MatchOpened):
        assert PHASE_NAMES[phase].zh in refused.value.text.zh
        assert PHASE_NAMES[phase].en in refused.value.text.en


@pytest.mark.parametrize(("phase", "event"), INSIDE, ids=named(INSIDE))
def test_the_machine_takes_the_step_of_the_row(phase: Phase, event: m.Event) -> None:
    match = given(*IN[phase], opening_rule="swap")

    match.apply(event, CHIEF)

    assert match.play.phase is NEXT[type_of(event), phase]


@pytest.mark.parametrize("phase", Phase)
def test_a_scribe_is_told_to_expect_acts_that_the_rows_accept(phase: Phase) -> None:
    types = {type(event).__name__: type_of(event) for event in EVENTS}

    assert EXPECTED[phase]
    assert set(EXPECTED[phase]) <= set(ACTS)
    assert all((types[name], phase) in NEXT for name in EXPECTED[phase])


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
