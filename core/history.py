"""The fold of one match, with every state that it passed through, so that play can return to one of them."""

from enum import StrEnum

from core.clause import Unjudged, Violation
from core.desk.messages import AppealDecided, AtDesk, Ruled, Stands, Warned
from core.games import AnyGame, Opening, game_opened, of_others
from core.messages import Acted, Followed, Opened
from core.people import Actor
from core.rewound import Rewound, standing
from core.table import Act, Event, Table, evolve, examine, opened, outcome, unjudged
from core.text import Text


class History:
    """The states of a match by version. Version 1 is its opening; states are immutable and shared.

    The referee's desk never goes back: what a ruling rests on cannot vanish.
    """

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.game: AnyGame = game_opened(opening)
        self.tables: list[Table] = [opened(opening), opened(opening)]  # index 0 is not used
        self.parent: list[int] = [0, 0]
        self.at_desk: list[int] = []  # versions of acts of the desk
        self.rulings: dict[int, int] = {}  # version of a ruling or of a decision on it -> number of the ruling
        self.acts: list[int] = []  # versions of acts of play: what a scribe goes back over
        self.results: set[int] = set()  # versions of results: play never returns to between an act and its results

    @property
    def version(self) -> int:
        """Return the version of the last event folded."""
        return len(self.tables) - 1

    @property
    def table(self) -> Table:
        """Return the table as it stands."""
        return self.tables[-1]

    @property
    def phase(self) -> StrEnum:
        """Return the phase that play is in."""
        phase: StrEnum = self.game.phases.of(self.table.play)
        return phase

    def fold(self, event: Event, actor: Actor) -> None:
        """Fold the next event of the stream."""
        now = self.tables[-1]
        if isinstance(event, Followed):
            self.results.add(self.version + 1)
        if isinstance(event, Rewound):
            to = event.to_version if 1 <= event.to_version <= self.version else self.version
            self.tables.append(Table(self.tables[to].play, now.desk))
            self.parent.append(to)
            return
        if isinstance(event, Acted):
            self.acts.append(self.version + 1)
        if isinstance(event, AtDesk):
            self.at_desk.append(self.version + 1)
        if isinstance(event, (Ruled, AppealDecided)):
            self.rulings[self.version + 1] = event.ruling if isinstance(event, AppealDecided) else len(now.desk.rulings) + 1
        self.tables.append(evolve(now, event, actor) if not isinstance(event, Opened) else now)
        self.parent.append(self.version - 1)

    def line(self) -> tuple[int, ...]:
        """Return the versions that still count in the play, in order: those that no going back has left behind."""
        return standing(self.parent)

    def slipped(self) -> frozenset[int]:
        """Return the versions that play has gone back from: none of the desk, which never goes back."""
        return frozenset(range(1, self.version + 1)).difference(self.line(), self.at_desk)

    def cannot_return(self, to_version: int) -> Text | None:
        """Say why play cannot return to a version, or None when it can."""
        if to_version not in self.line() or to_version + 1 in self.results:
            return _NO_SUCH.fill(n=to_version, last=self.version)
        if over := [v for v, number in self.rulings.items() if v > to_version and self._binds(number)]:
            return _RULED.fill(n=over[0])
        return None

    def _binds(self, number: int) -> bool:
        """Say whether a ruling that has an effect on the play is in force."""
        ruling = self.table.desk.ruling(number)
        return ruling is not None and ruling.in_force is not None and not isinstance(ruling.in_force, (Stands, Warned))

    def examine(self, act: Act, actor: Actor) -> tuple[Violation, ...]:
        """Return every clause that an act would break now."""
        return () if isinstance(act, (Rewound, Opened)) or self._foreign(act) else tuple(examine(self.table, act, actor))

    def unjudged(self, act: Act) -> tuple[Unjudged, ...]:
        """Return every check on an act that the record does not allow."""
        return () if isinstance(act, (Rewound, Opened)) or self._foreign(act) else tuple(unjudged(self.table, act))

    def outcome(self, act: Act, actor: Actor) -> tuple[Event, ...]:
        """Return the act and what follows from it."""
        return (act,) if isinstance(act, (Rewound, Opened)) or self._foreign(act) else outcome(self.table, act, actor)

    def _foreign(self, act: Act) -> bool:
        """Say whether an act is of another game: the rows refuse it, and no rule of this game knows it."""
        return type(act) in of_others(self.opening)


_NO_SUCH = Text(
    "不能退回到第{n}条记录；应是仍然有效的记录（本场共{last}条）。",
    "Play cannot return to record {n}; a record that still counts was expected (this match has {last}).",
)
_RULED = Text(
    "第{n}条是裁定，不能退到它之前；应先由申诉推翻。",
    "Record {n} is a ruling and play cannot return to before it; it has to be reversed on appeal first.",
)
