"""Whatever is said at a table, in whatever order: the session either keeps it whole or leaves everything as it was."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from core.desk.messages import DeskAct
from core.desk.state import DESK_NEXT
from core.gomoku.options import Options
from core.gomoku.phases import NEXT, phase_of
from core.live import Cannot
from core.people import Actor
from core.rewound import Rewound
from core.table import Act, type_of
from events.codec import CODEC
from events.memory import MemoryStore
from events.session import Policy, Refused, Session, load, new_match
from tests.events.logs import SCRIBE, opening
from tests.machines.strategies import actors, desk_acts, options, play_acts, rewinds

acts = st.one_of(play_acts(), play_acts(), desk_acts(), rewinds())
said = st.lists(st.tuples(acts, actors), min_size=1, max_size=30)


def sitting(readings: Options, policy: Policy) -> Session:
    store = MemoryStore()
    new_match(store, msgspec.structs.replace(opening(), options=readings), "m-1", "c-0", SCRIBE, 0)
    return Session(store, "m-1", policy, lambda: 0)


def makes_sense(session: Session, act: Act) -> bool:
    """What the rows say, and for going back what the history says."""
    match act:
        case Rewound(to_version):
            return session.history.cannot_return(to_version) is None
        case _ if isinstance(act, DeskAct):
            return (type_of(act), session.live.desk.phase) in DESK_NEXT
        case _:
            return (type_of(act), session.live.play.phase) in NEXT


def whole(session: Session) -> tuple[object, ...]:
    """Lengths and ends stand for the lists, which only ever grow."""
    history = session.history
    ends = history.version, history.table, history.parent[-1], tuple(history.rulings), frozenset(history.results)
    return *ends, session.live.play.phase, session.live.desk.phase, session.head


@given(options(), said)
@settings(max_examples=150)
def test_as_played_an_act_that_the_rows_accept_is_kept_with_every_result_and_any_other_leaves_no_trace(
    readings: Options, given_acts: list[tuple[Act, Actor]]
) -> None:
    session = sitting(readings, "as_played")
    for n, (act, actor) in enumerate(given_acts, start=1):
        sense, before = makes_sense(session, act), whole(session)
        try:
            done = session.do(act, actor, f"c-{n}")
        except Cannot:
            assert not sense, "a result of it is outside the rows"
            assert whole(session) == before
        else:
            assert sense
            assert done.events[0] == act
            assert session.history.version == done.version + len(done.events) - 1 == session.store.version("m-1")
        assert phase_of(session.history.table.play) is session.live.play.phase
    loaded = load(session.store, "m-1")
    assert (loaded.history.tables, loaded.history.parent) == (session.history.tables, session.history.parent)
    assert (loaded.history.rulings, loaded.history.results) == (session.history.rulings, session.history.results)
    assert (loaded.play.phase, loaded.desk.phase) == (session.live.play.phase, session.live.desk.phase)


@given(options(), said)
@settings(max_examples=75)
def test_a_strict_table_holds_only_what_keeps_the_clauses_and_what_was_observed(
    readings: Options, given_acts: list[tuple[Act, Actor]]
) -> None:
    session = sitting(readings, "strict")
    for n, (act, actor) in enumerate(given_acts, start=1):
        found, before = session.history.examine(act, actor), whole(session)
        broken = [v for v in found if not v.rule.observed]
        try:
            done = session.do(act, actor, f"c-{n}")
        except Refused:
            assert broken
            assert whole(session) == before
        except Cannot:
            assert not broken
            assert whole(session) == before
        else:
            assert not broken
            assert done.violations == found
    assert whole(session)[1:] == whole(Session(session.store, "m-1", "strict", lambda: 0))[1:]


@given(options(), said)
@settings(max_examples=40)
def test_everything_said_again_under_its_command_id_changes_nothing(
    readings: Options, given_acts: list[tuple[Act, Actor]]
) -> None:
    session = sitting(readings, "as_played")
    answers = {}
    for n, (act, actor) in enumerate(given_acts, start=1):
        try:
            answers[n] = session.do(act, actor, f"c-{n}")
        except Cannot:
            continue
    before, log = whole(session), tuple(session.store.read_all())
    for n, first in answers.items():
        again = session.do(*given_acts[n - 1], f"c-{n}")
        assert (again.events, again.version, again.repeated) == (first.events, first.version, True)
    assert whole(session) == before
    assert tuple(session.store.read_all()) == log
    assert [CODEC.decode(s.line).version for s in log] == list(range(1, len(log) + 1))
