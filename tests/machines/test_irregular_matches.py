"""Matches taken down as played, with nothing but irregular and random acts, calls, rulings, appeals and going back.

Whatever is said at the table: it is kept with its results, or refused with a sentence and the match stays as it was.
"""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from core.desk.messages import AppealDecided, Appealed, CallMade, Decision, DeskAct, Remedy, Ruled
from core.gomoku.messages import Act as PlayAct
from core.gomoku.messages import ColoursTaken, MatchOpened, Resigned, Seat, StonePlaced, TossHeld
from core.gomoku.options import Options
from core.live import Cannot
from core.people import Actor
from core.rewound import Rewound
from core.table import Act, Table
from events.memory import MemoryStore
from events.people import words
from events.session import Session, new_match
from tests.core.given import CHIEF, SCRIBE, stones
from tests.machines.invariants import check, it_can_be_reported
from tests.machines.strategies import (
    actors,
    colour,
    desk_acts,
    end_acts,
    near,
    options,
    play_acts,
    remedies,
    rewinds,
    seat,
    stone_acts,
)

WHY = words("text", "记错了", "00" * 16)
RUNS = ("h8 i9 h9 i10 h10 i11 h11 i12 h12", "a1 h8 c1 h9 e1 h10 g1 h12 i1 h13 k1 h11")  # a five and an overline

decisions: st.SearchStrategy[Decision] = st.sampled_from(("upheld", "reversed", "reversed", "varied"))


class IrregularMatch(RuleBasedStateMachine):
    @initialize(readings=options())
    def open(self, readings: Options) -> None:
        self.store, self.given = MemoryStore(), 0
        new_match(self.store, MatchOpened(("p-a", "p-b"), readings), "m-1", "open", SCRIBE, 0)
        self.session = self.loaded()

    def loaded(self) -> Session:
        return Session(self.store, "m-1", "as_played", lambda: 1_000 * self.given)

    def do(self, act: Act, actor: Actor) -> None:
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

    @rule(act=st.one_of(*stone_acts))
    def place(self, act: PlayAct) -> None:
        self.do(act, SCRIBE)

    @rule(points=st.lists(near, min_size=2, max_size=9, unique=True), first=colour)
    def play(self, points: list[str], first: str) -> None:
        for act in stones(" ".join(points), "black" if first == "black" else "white"):
            self.do(act, SCRIBE)

    @rule(run=st.sampled_from(RUNS), black=seat)
    def begin_and_win(self, run: str, black: Seat) -> None:
        beginning: tuple[Act, ...] = (TossHeld(black), ColoursTaken(black))
        for act in (*beginning, *stones(run)):
            self.do(act, SCRIBE)

    @rule(act=play_acts(), actor=actors)
    def anything(self, act: PlayAct, actor: Actor) -> None:
        self.do(act, actor)

    @rule(act=desk_acts(), actor=actors)
    def at_the_desk(self, act: DeskAct, actor: Actor) -> None:
        self.do(act, actor)

    @rule(act=st.one_of(*end_acts), seat=seat)
    def end_by_word_and_begin_again(self, act: PlayAct, seat: Seat) -> None:
        self.do(act, SCRIBE)
        self.do(Resigned(seat), SCRIBE)
        self.do(ColoursTaken(seat), SCRIBE)

    @rule(data=st.data(), by=actors)
    def call_and_rule(self, data: st.DataObject, by: Actor) -> None:
        self.do(CallMade(0), by)
        self.do(Ruled(len(self.session.history.table.desk.calls), "WZ3", data.draw(self.remedy()), "shown"), by)

    @rule(data=st.data(), decision=decisions)
    def rule_appeal_and_decide(self, data: st.DataObject, decision: Decision) -> None:
        self.call_and_rule(data, CHIEF)
        self.decide(data, len(self.session.history.table.desk.rulings), decision)

    @precondition(lambda self: self.session.history.table.desk.rulings)
    @rule(data=st.data(), decision=decisions)
    def appeal_and_decide(self, data: st.DataObject, decision: Decision) -> None:
        self.decide(data, data.draw(st.integers(1, len(self.session.history.table.desk.rulings))), decision)

    def remedy(self) -> st.SearchStrategy[Remedy]:
        return remedies(len(self.session.history.table.play.match.games) + 1)

    def decide(self, data: st.DataObject, ruling: int, decision: Decision) -> None:
        self.do(Appealed(ruling, 0, "law"), SCRIBE)
        remedy = data.draw(self.remedy()) if decision == "varied" else None
        self.do(AppealDecided(ruling, decision, "GC1.3", "shown", remedy), CHIEF)

    @rule(act=rewinds())
    def go_back_anywhere(self, act: Rewound) -> None:
        self.do(act, SCRIBE)

    @rule(data=st.data(), point=near)
    def go_back_and_enter_again(self, data: st.DataObject, point: str) -> None:
        history = self.session.history
        choices = [version for version in history.line() if history.cannot_return(version) is None]
        to_version = data.draw(st.sampled_from(choices))
        before, stood = history.table, history.tables[to_version].play
        self.given += 1
        try:
            done = self.session.rewind(to_version, WHY, SCRIBE, f"c-{self.given}", (StonePlaced("black", point),))
        except Cannot:
            assert self.session.history.table == before, "neither went back nor entered again"
        else:
            assert self.session.history.tables[done.version] == Table(stood, before.desk)

    @precondition(lambda self: f"c-{self.given}" in self.store.by_command)
    @rule()
    def say_it_again(self) -> None:
        """A command that is known answers with its first result and adds nothing."""
        head = self.store.head()
        assert self.session.do(TossHeld(None), SCRIBE, f"c-{self.given}").repeated
        assert self.store.head() == head

    @rule()
    def another_session_takes_over(self) -> None:
        self.session = self.loaded()

    @invariant()
    def everything_agrees(self) -> None:
        if hasattr(self, "session"):
            self.seen = check(self.session, self.store)

    def teardown(self) -> None:
        if hasattr(self, "seen"):
            it_can_be_reported(self.seen)


IrregularMatch.TestCase.settings = settings(max_examples=25, stateful_step_count=15)
test_a_match_of_irregular_acts_holds_together = IrregularMatch.TestCase
