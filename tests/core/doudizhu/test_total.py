"""Nothing that can be said at a 斗地主 table makes the rules stumble, in whatever order: every function of a match is total."""

from typing import get_args

from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from core.climb.groups import plays_text
from core.desk.messages import DeskAct, Remedy
from core.doudizhu import words
from core.doudizhu.legal import legal
from core.doudizhu.messages import Act as PlayAct
from core.doudizhu.messages import Event as PlayEvent
from core.doudizhu.messages import MatchOpened, Result
from core.doudizhu.options import Options
from core.doudizhu.phases import NEXT, START, phase_of
from core.doudizhu.ruled import carried_out, effect_on, lifted, reach
from core.doudizhu.said import said
from core.doudizhu.state import Decided, State, standing
from core.people import Actor
from core.table import Table, changed, evolve, examine, opened, outcome, type_of, unjudged
from tests.core.doudizhu.given import PLAYERS
from tests.core.given import CHIEF
from tests.machines.doudizhu.strategies import options, play_acts, remedies, results
from tests.machines.strategies import actors, desk_acts

Act = PlayAct | DeskAct
Event = PlayEvent | DeskAct
PlayOrDesk = st.one_of(play_acts(), play_acts(), results(), desk_acts())


def at(readings: Options) -> Table:
    return opened(MatchOpened(PLAYERS, readings))


def play_of(table: Table) -> State:
    play: State = table.play
    return play


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
        assert "{" not in violation.text.en + violation.effect.en
    assert all("{" not in unsure.text.en for unsure in unjudged(table, act))
    found = outcome(table, act, actor)
    assert found[0] is act, "the first event is the act, as given"
    assert all(isinstance(event, Result) for event in found[1:])


@settings(max_examples=100)
@drawn(options(), st.lists(PlayOrDesk, max_size=20), st.one_of(play_acts(), results()))
def test_any_state_can_be_shown(readings: Options, events: list[Event], event: PlayEvent) -> None:
    table = at(readings)
    for each in events:
        table = evolve(table, each, CHIEF)

    play = play_of(table)
    line = said(play, event)
    assert line.zh
    assert line.en[:1] == line.en[:1].upper()
    assert words.results(play).zh
    now = legal(play)
    assert now.phase.zh
    assert all(line.zh for line in plays_text(now.plays))
    assert all(words.finished(deal).zh and words.over(deal).zh for deal in play.match.deals)
    assert standing(play.match).winner is None or standing(play.match).decided
    assert sum(play.match.totals) == 0


@settings(max_examples=100)
@drawn(options(), st.lists(PlayOrDesk, max_size=20), remedies(), st.one_of(st.none(), remedies()))
def test_any_remedy_in_any_state_is_carried_out_and_lifted(
    readings: Options, events: list[Event], remedy: Remedy, other: Remedy | None
) -> None:
    table = at(readings)
    for each in events:
        table = evolve(table, each, CHIEF)

    play = play_of(table)
    assert effect_on(play, remedy) in (True, False)
    for found in (carried_out(play, remedy, 1), lifted(play, remedy, 1), changed(play, 1, (remedy, other), ((2, remedy),))):
        assert all(isinstance(event, get_args(Result)) for event in found)
    assert reach(play, remedy) or carried_out(play, remedy, 1) == ()


@settings(max_examples=150)
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
        play = play_of(table)
        assert phase_of(play) is phase
        now = standing(play.match)
        assert isinstance(play, Decided) == (now.decided and phase in ("waiting", "decided"))
        assert not isinstance(play, Decided) or play.winner == now.winner
        assert [deal.number for deal in play.match.deals] == list(range(1, len(play.match.deals) + 1))
