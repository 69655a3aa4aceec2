"""The same operations on the store in memory and on the store in SQLite, whatever they are: the same answers, the same bytes."""

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, get_args

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from core.people import Actor
from core.table import Event
from events.codec import CODEC
from events.line import Logged
from events.memory import MemoryStore
from events.people import Words, words
from events.sqlite import SqliteStore
from events.store import Append, Conflict, Store, Stored
from events.verify import verify

T = TypeVar("T")
STREAMS = ("m-1", "m-2", "people")
COMMANDS = tuple(f"c-{n}" for n in range(12))
SALT = "0123456789abcdef" * 2

events: st.SearchStrategy[Logged] = st.sampled_from(get_args(Event)).flatmap(st.from_type)
actors = st.builds(Actor, st.text(max_size=3), st.sampled_from(("player", "scribe", "referee")))
rows = st.builds(
    words, st.sampled_from(("person", "text")), st.sampled_from(("王小明", "李华", "", "a:b", "\0\n")), st.just(SALT)
)


@st.composite
def adds(draw: st.DrawFn) -> tuple[str, int, tuple[Logged, ...], tuple[Actor, ...]]:
    """An append: stream, how far its expected version is from the truth, events, and who said each of them."""
    said = tuple(draw(st.lists(events, max_size=3)))
    who = draw(st.lists(actors, min_size=len(said), max_size=len(said)) | st.just([]))
    return draw(st.sampled_from(STREAMS)), draw(st.sampled_from((0, 0, 0, 0, 0, 1, -1))), said, tuple(who)


class Stores(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="fupan-"))
        self.memory = MemoryStore()
        self.sqlite = SqliteStore(self.folder / "log.sqlite", durable=False)
        self.at = 0
        self.erased: set[str] = set()  # a row never comes back: a name given again gets a new salt

    def both(self, do: Callable[[Store], T]) -> T | tuple[str, int, int]:
        """Do the same to both and compare what comes back, a refusal included."""
        one, two = (_answer(do, store) for store in (self.memory, self.sqlite))
        assert one == two
        self.at += 1
        return one

    def fresh(self, some: list[Words]) -> list[Words]:
        return [row for row in some if row.id not in self.erased]

    @rule(
        given=st.lists(adds(), max_size=3), command=st.sampled_from(COMMANDS), actor=actors, with_rows=st.lists(rows, max_size=2)
    )
    def append(
        self,
        given: list[tuple[str, int, tuple[Logged, ...], tuple[Actor, ...]]],
        command: str,
        actor: Actor,
        with_rows: list[Words],
    ) -> None:
        seen = {stream: self.memory.version(stream) for stream in STREAMS}
        appends = []
        for stream, off, said, who in given:
            appends.append(Append(stream, seen[stream] + off, said, who))
            seen[stream] += len(said)
        self.both(lambda store: store.append(appends, command, actor, self.at, self.fresh(with_rows)))

    @rule(kept=st.lists(rows, max_size=2))
    def keep(self, kept: list[Words]) -> None:
        self.both(lambda store: store.keep(self.fresh(kept)))

    @rule(taken=rows, command=st.sampled_from(COMMANDS), actor=actors)
    def erase(self, taken: Words, command: str, actor: Actor) -> None:
        self.erased.add(taken.id)
        self.both(lambda store: store.erase(taken.id, "request", command, actor, self.at))

    @rule(stream=st.sampled_from(STREAMS), after=st.integers(0, 5))
    def read_on(self, stream: str, after: int) -> None:
        self.both(lambda store: (tuple(store.read(stream, after)), tuple(store.read_all(after)), store.version(stream)))

    @rule(command=st.sampled_from(COMMANDS))
    def ask_again(self, command: str) -> None:
        self.both(lambda store: store.first_result(command))

    @rule(names=st.lists(rows, max_size=3))
    def look_up(self, names: list[Words]) -> None:
        self.both(lambda store: (store.side([r.id for r in names]), [store.person(r.body) for r in names]))

    @precondition(lambda self: self.at % 5 == 4)
    @rule()
    def reopen(self) -> None:
        self.sqlite.close()
        self.sqlite = SqliteStore(self.folder / "log.sqlite", durable=False)
        self.at += 1

    @invariant()
    def the_logs_are_the_same_bytes(self) -> None:
        whole = self.both(lambda store: (store.head(), store.streams(), tuple(store.read_all())))
        ledger = self.sqlite.conn.execute("SELECT line, hash FROM ledger ORDER BY number").fetchall()
        assert ledger == self.memory.ledger
        assert whole is not None

    @invariant()
    def positions_versions_and_chains_have_no_gap(self) -> None:
        ends: dict[str, Stored] = {}
        versions = dict.fromkeys(STREAMS, 0)
        for position, stored in enumerate(self.memory.read_all(), start=1):
            line = CODEC.decode(stored.line)
            versions[line.stream] += 1
            assert (stored.position, line.version) == (position, versions[line.stream])
            assert line.prev == (ends[line.stream].hash if line.stream in ends else "")
            ends[line.stream] = stored

    def teardown(self) -> None:
        self.sqlite.close()
        verdict = verify(self.folder / "log.sqlite", self.memory.head().hash or None)
        shutil.rmtree(self.folder)
        assert verdict.faults == ()
        assert verdict.events == len(self.memory.all)


def _answer(do: Callable[[Store], T], store: Store) -> T | tuple[str, int, int]:
    try:
        return do(store)
    except Conflict as conflict:
        return conflict.stream, conflict.expected, conflict.found


TestStores = Stores.TestCase
TestStores.settings = settings(max_examples=40, stateful_step_count=20)
