"""Taking a match down: load it, judge an act under the table's policy, append what follows.

The policy lives here and not in the rules. *strict* refuses an act that breaks a clause; *as played* keeps it, whatever the
clauses say. What makes no sense where the match stands is refused by both.
"""

from collections.abc import Callable
from typing import Literal

import msgspec

from core.clause import Unjudged, Violation
from core.games import Opening
from core.history import History
from core.live import Cannot, Live
from core.messages import Opened
from core.people import Actor
from core.rewound import Rewound
from core.table import Act, Event
from core.text import Text, joined
from events.codec import CODEC
from events.line import Line
from events.people import Words, WordsErased
from events.reading import verified
from events.store import Append, Conflict, Damaged, Head, Store

Policy = Literal["strict", "as_played"]
Clock = Callable[[], int]


class Refused(Exception):
    """A strict table's answer: every clause that the act breaks."""

    def __init__(self, violations: tuple[Violation, ...]) -> None:
        self.violations = violations
        self.text = joined([v.text for v in violations], zh="", en=" ")
        super().__init__(self.text.en)


class Done(msgspec.Struct, frozen=True):
    """What became of a command: the events it gave, what the rules say of it, and where they lie."""

    events: tuple[Event, ...]
    violations: tuple[Violation, ...]
    unjudged: tuple[Unjudged, ...]
    version: int  # of the act, the first of the events
    repeated: bool = False  # the command id was known: this is its first result


def new_match(
    store: Store, opening: Opening, stream: str, command: str, actor: Actor, at: int, rows: tuple[Words, ...] = ()
) -> None:
    """Open a match: the first event of a new stream."""
    store.append([Append(stream, 0, (opening,))], command, actor, at, rows)


class Session:
    """One match of a store, kept in step with it.

    Every write names the version that was seen; when somebody else wrote meanwhile, `Conflict` says so and the session has to be
    loaded again.
    """

    def __init__(self, store: Store, stream: str, policy: Policy, clock: Clock) -> None:
        self.store, self.stream, self.policy, self.clock = store, stream, policy, clock
        self.live = load(store, stream)

    @property
    def history(self) -> History:
        """Return the match as folded so far."""
        return self.live.history

    @property
    def head(self) -> Head:
        """Return the end of the ledger."""
        return self.store.head()

    def do(self, act: Act, actor: Actor, command: str, rows: tuple[Words, ...] = ()) -> Done:
        """Judge one act and append it with its results, in one commit.

        Raises `Refused` when the table is strict and the act breaks a clause, `Cannot` when it makes no sense here, `Conflict`
        when the match moved on meanwhile. A command id that is known answers with its first result.
        """
        return self._append((act,), actor, command, rows)

    def rewind(
        self, to_version: int, why: Words, actor: Actor, command: str, again: tuple[Act, ...] = (), rows: tuple[Words, ...] = ()
    ) -> Done:
        """Return play to where it stood after event `to_version`; acts that still stand are entered again in the same commit."""
        return self._append((Rewound(to_version, why.id), *again), actor, command, (why, *rows))

    def _append(self, acts: tuple[Act, ...], actor: Actor, command: str, rows: tuple[Words, ...]) -> Done:
        if known := self.store.first_result(command):  # a retry is not judged again: its own first result may stand in its way
            return self._repeated([CODEC.decode(s.line) for s in known])
        before = self.history.version
        if (found := self.store.version(self.stream)) != before:
            self.live = load(self.store, self.stream)
            raise Conflict(self.stream, before, found)
        events, violations, unjudged = self._judged(acts, actor)
        try:
            stored = self.store.append([Append(self.stream, before, events)], command, actor, self.clock(), rows)
        except BaseException:
            self.live = load(self.store, self.stream)
            raise
        lines = [CODEC.decode(s.line) for s in stored]
        if tuple(line.data for line in lines) != events or lines[0].version != before + 1:
            return self._repeated(lines)
        return Done(events, violations, unjudged, before + 1)

    def _judged(
        self, acts: tuple[Act, ...], actor: Actor
    ) -> tuple[tuple[Event, ...], tuple[Violation, ...], tuple[Unjudged, ...]]:
        """Fold the acts and return their events; on any refusal the match is as it was."""
        events: list[Event] = []
        violations: list[Violation] = []
        unjudged: list[Unjudged] = []
        try:
            for act in acts:
                found = self.history.examine(act, actor)
                if self.policy == "strict" and any(not v.rule.observed for v in found):
                    raise Refused(found)
                violations += found
                unjudged += self.history.unjudged(act)
                for event in self.history.outcome(act, actor):
                    self.live.apply(event, actor)
                    events.append(event)
        except (Refused, Cannot):
            if events:
                self.live = load(self.store, self.stream)
            raise
        return tuple(events), tuple(violations), tuple(unjudged)

    def _repeated(self, lines: list[Line]) -> Done:
        self.live = load(self.store, self.stream)
        events = tuple(line.data for line in lines if not isinstance(line.data, WordsErased))
        return Done(events, (), (), lines[0].version, repeated=True)


def load(store: Store, stream: str) -> Live:
    """Return a match as it stands in the store. Raises `Damaged` when its lines do not make a match."""
    lines = verified(store, stream)
    if not lines or not isinstance(lines[0].data, Opened):
        raise Damaged(_NO_MATCH.fill(stream=stream))
    live = Live(lines[0].data)
    for line in lines[1:]:
        _apply(live, line)
    return live


def _apply(live: Live, line: Line) -> None:
    if isinstance(line.data, WordsErased):
        raise Damaged(_NO_MATCH.fill(stream=line.stream))
    try:
        live.apply(line.data, line.actor)
    except Cannot as cannot:
        raise Damaged(_OUT_OF_PLACE.fill(n=line.version, why=cannot.text)) from None


_NO_MATCH = Text("{stream}不是一场比赛。", "{stream} is no match.")
_OUT_OF_PLACE = Text(
    "本场第{n}条记录与前面的不合：{why}",
    "Record {n} of this match does not fit what stands before it: {why}",
)
