"""A match taken down as played, of whatever game: what is the same at every table, for the machines of irregular matches.

Whatever is said at the table: it is kept with its results, or refused with a sentence and the match stays as it was.
"""

from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from core.desk.messages import AppealDecided, Appealed, CallMade, Decision, DeskAct, Remedy, Ruled
from core.games import Opening
from core.live import Cannot
from core.people import Actor
from core.rewound import Rewound
from core.table import Act, Table
from events.memory import MemoryStore
from events.people import words as said
from events.session import Session, new_match
from tests.core.given import CHIEF, SCRIBE
from tests.machines.strategies import actors, desk_acts, words

WHY = said("text", "记错了", "00" * 16)
decisions: st.SearchStrategy[Decision] = st.sampled_from(("upheld", "reversed", "reversed", "varied"))


class AsPlayed(RuleBasedStateMachine):
    """The desk, going back, and another session. A game opens its match, adds its own acts, and says what is held against it."""

    clause: ClassVar[str]
    """The clause by which the desk rules."""
    again: ClassVar[st.SearchStrategy[Act]]
    """What is entered anew after going back."""

    def remedy(self) -> st.SearchStrategy[Remedy]:
        raise NotImplementedError

    def begin(self, opening: Opening) -> None:
        self.store, self.given = MemoryStore(), 0
        new_match(self.store, opening, "m-1", "open", SCRIBE, 0)
        self.session = self.loaded()

    def loaded(self) -> Session:
        return Session(self.store, "m-1", "as_played", lambda: 1_000 * self.given)

    def do(self, act: Act, actor: Actor = SCRIBE) -> None:
        """Take one act down; what makes no sense there is refused and changes nothing."""
        self.given += 1
        before, head = self.session.history.table, self.store.head()
        try:
            done = self.session.do(act, actor, f"c-{self.given}")
        except Cannot:
            assert self.session.history.table == before
            assert self.store.head() == head
        else:
            assert done.events[0] == act
            assert self.store.head().number == head.number + 1, "an act and its results are one commit"

    # --- the desk -------------------------------------------------------------------------------------------------------------

    @rule(act=desk_acts(), actor=actors)
    def at_the_desk(self, act: DeskAct, actor: Actor) -> None:
        self.do(act, actor)

    @rule(data=st.data(), by=actors)
    def call_and_rule(self, data: st.DataObject, by: Actor) -> None:
        self.do(CallMade(0), by)
        self.do(Ruled(len(self.session.history.table.desk.calls), self.clause, data.draw(self.remedy()), "shown"), by)

    @rule(data=st.data(), decision=decisions)
    def rule_appeal_and_decide(self, data: st.DataObject, decision: Decision) -> None:
        self.call_and_rule(data, CHIEF)
        self.decide(data, len(self.session.history.table.desk.rulings), decision)

    @precondition(lambda self: self.session.history.table.desk.rulings)
    @rule(data=st.data(), decision=decisions)
    def appeal_and_decide(self, data: st.DataObject, decision: Decision) -> None:
        self.decide(data, data.draw(st.integers(1, len(self.session.history.table.desk.rulings))), decision)

    def decide(self, data: st.DataObject, ruling: int, decision: Decision) -> None:
        self.do(Appealed(ruling, 0, "law"))
        remedy = data.draw(self.remedy()) if decision == "varied" else None
        self.do(AppealDecided(ruling, decision, "GC1.3", "shown", remedy), CHIEF)

    # --- going back, and coming back ------------------------------------------------------------------------------------------

    @rule(back=st.integers(-2, 40), why=words)
    def go_back_anywhere(self, back: int, why: str) -> None:
        """To what is on record, or to what is not."""
        self.do(Rewound(max(0, self.session.history.version - back), why))

    @rule(data=st.data())
    def go_back_and_enter_again(self, data: st.DataObject) -> None:
        history = self.session.history
        choices = [version for version in history.line() if history.cannot_return(version) is None]
        to_version, act = data.draw(st.sampled_from(choices)), data.draw(self.again)
        before, stood = history.table, history.tables[to_version].play
        self.given += 1
        try:
            done = self.session.rewind(to_version, WHY, SCRIBE, f"c-{self.given}", (act,))
        except Cannot:
            assert self.session.history.table == before, "neither went back nor entered again"
        else:
            assert self.session.history.tables[done.version] == Table(stood, before.desk)

    @rule()
    def another_session_takes_over(self) -> None:
        self.session = self.loaded()
