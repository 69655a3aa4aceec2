"""Nothing that can be said at a table makes the rules stumble, in whatever order: every function of a match is total."""

from typing import NamedTuple

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from core.chaodipi import messages as cd
from core.chaodipi.settle import chosen
from core.chaodipi.settle import standing as chaodipi_standing
from core.desk.messages import AtDesk, DeskAct
from core.desk.said import desk_said
from core.doudizhu import messages as d
from core.doudizhu.state import State as DoudizhuState
from core.doudizhu.state import Waiting, deal_of
from core.doudizhu.state import standing as doudizhu_standing
from core.games import GAMES, AnyGame, Opening
from core.games import Act as PlayAct
from core.games import Event as PlayEvent
from core.gomoku import messages as g
from core.gomoku.state import Decided, State, due_colours, standing
from core.guandan import messages as gd
from core.guandan import state as guandan_states
from core.guandan.settle import standing as guandan_standing
from core.guandan.state import State as GuandanState
from core.messages import Followed
from core.people import Actor
from core.shengji.messages import MatchOpened
from core.table import Table, evolve, examine, opened, outcome, type_of, unjudged
from core.trumps import state as table_states
from core.trumps.score import standing as shengji_standing
from core.trumps.state import State as TableState
from projections.games import SHOWN
from tests.core.given import CHIEF
from tests.machines import strategies as gomoku
from tests.machines.chaodipi import strategies as chaodipi
from tests.machines.doudizhu import strategies as doudizhu
from tests.machines.guandan import strategies as guandan
from tests.machines.shengji import strategies as shengji
from tests.machines.strategies import actors, desk_acts

Event = PlayEvent | DeskAct


class Drawn(NamedTuple):
    """What can be said in a game."""

    game: AnyGame
    openings: st.SearchStrategy[Opening]
    acts: st.SearchStrategy[PlayAct]
    results: st.SearchStrategy[PlayEvent]


GOMOKU = Drawn(
    GAMES["gomoku"],
    gomoku.options().map(lambda options: g.MatchOpened(("p-a", "p-b"), options)),
    gomoku.play_acts(),
    gomoku.results(),
)
DOUDIZHU = Drawn(
    GAMES["doudizhu"],
    doudizhu.options().map(lambda options: d.MatchOpened(("p-a", "p-b", "p-c"), options)),
    doudizhu.play_acts(),
    doudizhu.results(),
)
GUANDAN = Drawn(
    GAMES["guandan"],
    guandan.options().map(lambda options: gd.MatchOpened(("p-a", "p-b", "p-c", "p-d"), options)),
    guandan.play_acts(),
    guandan.results(),
)
SHENGJI = Drawn(
    GAMES["shengji"],
    shengji.options().map(lambda options: MatchOpened(("p-a", "p-b", "p-c", "p-d"), options, deals=2)),
    shengji.play_acts(),
    shengji.results(),
)
CHAODIPI = Drawn(
    GAMES["chaodipi"],
    st.builds(cd.MatchOpened, st.just(("p-a", "p-b", "p-c", "p-d")), chaodipi.options(), games=st.sampled_from((1, 3))),
    chaodipi.play_acts(),
    chaodipi.results(),
)
ALL = (GOMOKU, DOUDIZHU, GUANDAN, SHENGJI, CHAODIPI)
each_game = pytest.mark.parametrize("what", ALL, ids=lambda what: what.game.key)


def test_all_games_are_here() -> None:
    assert [what.game for what in ALL] == list(GAMES.values())


@each_game
@settings(max_examples=100)
@drawn(st.data())
def test_any_event_in_any_state_is_folded_and_any_act_judged(what: Drawn, data: st.DataObject) -> None:
    table = opened(data.draw(what.openings))
    anything = st.tuples(st.one_of(what.acts, what.acts, what.results, desk_acts()), actors)
    for event, by in data.draw(st.lists(anything, max_size=25)):
        before = table
        table = evolve(table, event, by)
        assert isinstance(event, AtDesk) or table.desk == before.desk, "play never touches the desk"
        assert not isinstance(event, AtDesk) or table.play == before.play, "the desk touches play only through results"

    act, actor = data.draw(st.one_of(what.acts, desk_acts())), data.draw(actors)
    for violation in examine(table, act, actor):
        assert violation.text.zh
        assert "{" not in violation.text.en
    assert all("{" not in unsure.text.en for unsure in unjudged(table, act))
    found = outcome(table, act, actor)
    assert found[0] is act, "the first event is the act, as given"
    assert all(isinstance(event, Followed) for event in found[1:])


@each_game
@settings(max_examples=100)
@drawn(st.data())
def test_any_state_can_be_shown(what: Drawn, data: st.DataObject) -> None:
    table = opened(data.draw(what.openings))
    anything: st.SearchStrategy[Event] = st.one_of(what.acts, what.acts, what.results, desk_acts())
    for each in data.draw(st.lists(anything, max_size=20)):
        table = evolve(table, each, CHIEF)

    event, shown = data.draw(anything), SHOWN[what.game.key]
    line = desk_said(table.desk, event, {"t-1": "话"}) if isinstance(event, AtDesk) else what.game.said(table.play, event)
    assert line.zh
    assert line.en[:1] == line.en[:1].upper()
    assert what.game.results(table.play).zh
    assert shown.legal(table.play).phase.zh
    assert all(text.zh for text in (*shown.result_lines(table.play), *shown.legal_lines(table.play), shown.now(table.play)))
    now = shown.standing(table.play)
    assert now.winner is None or now.decided


@settings(max_examples=100)
@drawn(GOMOKU.openings, st.lists(st.one_of(GOMOKU.acts, GOMOKU.results), max_size=20))
def test_where_colours_are_due_there_is_a_basis(opening: Opening, events: list[PlayEvent]) -> None:
    table = opened(opening)
    for event in events:
        table = evolve(table, event, CHIEF)

    due = due_colours(table.play.match)
    assert due.first is None or due.basis in ("swapped", "kept")


def taken_down(what: Drawn, data: st.DataObject) -> list[Table]:
    """The tables that a match passes through when acts are taken wherever the rows allow them."""
    phases = what.game.phases
    table, phase = opened(data.draw(what.openings)), phases.start
    passed = [table]
    acts: list[tuple[PlayAct | DeskAct, Actor]] = data.draw(
        st.lists(st.tuples(st.one_of(what.acts, what.acts, desk_acts()), actors), max_size=30)
    )
    for act, actor in acts:
        if not isinstance(act, AtDesk) and (type_of(act), phase) not in phases.next:
            continue
        for event in outcome(table, act, actor):
            table = evolve(table, event, actor)
            if not isinstance(event, AtDesk):
                phase = phases.next[type_of(event), phase]
        assert phases.of(table.play) is phase
        passed.append(table)
    return passed


@settings(max_examples=100)
@drawn(st.data())
def test_the_rows_of_gomoku_accept_what_follows_from_any_act_that_they_accept(data: st.DataObject) -> None:
    for table in taken_down(GOMOKU, data):
        play: State = table.play
        now = standing(play.match)
        assert isinstance(play, Decided) == now.decided
        assert not isinstance(play, Decided) or play.winner == now.winner
        assert [game.number for game in play.match.games] == list(range(1, len(play.match.games) + 1))


@settings(max_examples=150)
@drawn(st.data())
def test_the_rows_of_doudizhu_accept_what_follows_from_any_act_that_they_accept(data: st.DataObject) -> None:
    for table in taken_down(DOUDIZHU, data):
        play: DoudizhuState = table.play
        over = hasattr(play, "winner")
        now = doudizhu_standing(play.match, in_progress=not over and not isinstance(play, Waiting))
        assert over == now.decided
        assert not over or getattr(play, "winner", None) == now.winner
        assert [deal.number for deal in play.match.deals] == list(range(1, len(play.match.deals) + 1))
        deal = deal_of(play)
        assert deal is None or all(hand.left >= 0 for hand in deal.hands)


@settings(max_examples=150)
@drawn(st.data())
def test_the_rows_of_guandan_accept_what_follows_from_any_act_that_they_accept(data: st.DataObject) -> None:
    for table in taken_down(GUANDAN, data):
        play: GuandanState = table.play
        now = guandan_standing(play.match)
        over = isinstance(play, guandan_states.Decided)
        assert over == now.decided
        assert not over or getattr(play, "winner", None) == now.winner
        assert [deal.number for deal in play.match.deals] == list(range(1, len(play.match.deals) + 1))
        on_table = guandan_states.deal_of(play)
        assert on_table is None or all(hand.left >= 0 for hand in on_table.hands)


@settings(max_examples=150)
@drawn(st.data())
def test_the_rows_of_shengji_accept_what_follows_from_any_act_that_they_accept(data: st.DataObject) -> None:
    for table in taken_down(SHENGJI, data):
        play: TableState = table.play
        now = shengji_standing(play.match)
        over = isinstance(play, table_states.Decided)
        finishing = isinstance(play, table_states.IN_DEAL)  # time is up, and the deal is played to its end
        assert over == (now.decided and not finishing)
        assert not over or getattr(play, "winner", None) == now.winner
        assert [deal.number for deal in play.match.deals] == list(range(1, len(play.match.deals) + 1))
        on_table = table_states.deal_of(play)
        assert on_table is None or min(on_table.left) >= 0


@settings(max_examples=150)
@drawn(st.data())
def test_the_rows_of_chaodipi_accept_what_follows_from_any_act_that_they_accept(data: st.DataObject) -> None:
    for table in taken_down(CHAODIPI, data):
        play: TableState = table.play
        now = chaodipi_standing(play.match, chosen(play.match))
        over = isinstance(play, table_states.Decided)
        finishing = isinstance(play, table_states.IN_DEAL)  # time is up, and the deal is played to its end
        assert over == (now.decided and not finishing)
        assert not over or getattr(play, "winner", None) == now.winner
        assert [deal.number for deal in play.match.deals] == list(range(1, len(play.match.deals) + 1))
        on_table = table_states.deal_of(play)
        assert on_table is None or min(on_table.left) >= 0
