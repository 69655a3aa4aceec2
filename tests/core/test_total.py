"""Nothing that can be said at a table makes the rules stumble, in whatever order: every function of a match is total."""

from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from core.desk.messages import DeskAct
from core.desk.said import desk_said
from core.gomoku import words
from core.gomoku.legal import legal
from core.gomoku.messages import Act as PlayAct
from core.gomoku.messages import Event as PlayEvent
from core.gomoku.messages import MatchOpened, Result
from core.gomoku.options import Options
from core.gomoku.phases import NEXT, START, phase_of
from core.gomoku.said import said
from core.gomoku.state import Decided, due_colours, standing
from core.people import Actor
from core.table import Table, evolve, examine, opened, outcome, type_of, unjudged
from tests.core.given import CHIEF
from tests.machines.strategies import actors, desk_acts, options, play_acts, results

Act = PlayAct | DeskAct
Event = PlayEvent | DeskAct
PlayOrDesk = st.one_of(play_acts(), play_acts(), results(), desk_acts())


def at(readings: Options) -> Table:
    return opened(MatchOpened(("p-a", "p-b"), readings))


@settings(max_examples=100)
@drawn(options(), st.lists(st.tuples(PlayOrDesk, actors), max_size=25), st.one_of(play_acts(), desk_acts()), actors)
def test_any_event_in_any_state_is_folded_and_any_act_judged(
    readings: Options, events: list[tuple[Event, Actor]], act: Act, actor: Actor
) -> None:
    table = at(readings)
    for event, by in events:
        before = table
        table = evolve(table, event, by)
        assert isinstance(event, DeskAct) or table.desk == before.desk, "play never touches the desk"
        assert not isinstance(event, DeskAct) or table.play == before.play, "the desk touches play only through results"

    for violation in examine(table, act, actor):
        assert violation.text.zh
        assert "{" not in violation.text.en
    assert all("{" not in unsure.text.en for unsure in unjudged(table, act))
    found = outcome(table, act, actor)
    assert found[0] is act, "the first event is the act, as given"
    assert all(isinstance(event, Result) for event in found[1:])


@settings(max_examples=100)
@drawn(options(), st.lists(PlayOrDesk, max_size=20), PlayOrDesk)
def test_any_state_can_be_shown(readings: Options, events: list[Event], event: Event) -> None:
    table = at(readings)
    for each in events:
        table = evolve(table, each, CHIEF)

    line = desk_said(table.desk, event, {"t-1": "话"}) if isinstance(event, DeskAct) else said(table.play, event)
    assert line.zh
    assert line.en[:1] == line.en[:1].upper()
    assert words.results(table.play).zh
    assert legal(table.play).phase.zh
    now, due = standing(table.play.match), due_colours(table.play.match)
    assert now.winner is None or now.decided
    assert due.first is None or due.basis in ("swapped", "kept")


@settings(max_examples=100)
@drawn(options(), st.lists(st.tuples(st.one_of(play_acts(), play_acts(), desk_acts()), actors), max_size=30))
def test_the_rows_accept_what_follows_from_any_act_that_they_accept(readings: Options, acts: list[tuple[Act, Actor]]) -> None:
    table, phase = at(readings), START
    for act, actor in acts:
        if not isinstance(act, DeskAct) and (type_of(act), phase) not in NEXT:
            continue
        for event in outcome(table, act, actor):
            table = evolve(table, event, actor)
            if not isinstance(event, DeskAct):
                phase = NEXT[type_of(event), phase]
        assert phase_of(table.play) is phase
        now = standing(table.play.match)
        assert isinstance(table.play, Decided) == now.decided
        assert not isinstance(table.play, Decided) or table.play.winner == now.winner
        assert [game.number for game in table.play.match.games] == list(range(1, len(table.play.match.games) + 1))
