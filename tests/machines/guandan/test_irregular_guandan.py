"""Matches of 掼蛋 taken down as played: irregular and random acts, calls, rulings, appeals and going back.

Whatever is said at the table: it is kept with its results, or refused with a sentence and the match stays as it was.
"""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from core.cards import DECK
from core.desk.messages import AppealDecided, Appealed, CallMade, Decision, DeskAct, Remedy, Ruled
from core.guandan.messages import Act as PlayAct
from core.guandan.messages import CardsPlayed, DealNoted, MatchOpened, Passed, Seat
from core.guandan.options import Options
from core.live import Cannot
from core.people import Actor
from core.rewound import Rewound
from core.table import Act, Table
from events.memory import MemoryStore
from events.people import words
from events.session import Session, new_match
from tests.core.given import CHIEF, SCRIBE
from tests.core.guandan.matches import SEATS, Deal, whole_match
from tests.machines.guandan.invariants import check, play_of
from tests.machines.guandan.strategies import agreeing, beside, deals, notes, options, play_acts, plays, remedies, tributes
from tests.machines.strategies import actors, desk_acts

WHY = words("text", "记错了", "00" * 16)
decisions: st.SearchStrategy[Decision] = st.sampled_from(("upheld", "reversed", "reversed", "varied"))


class IrregularMatch(RuleBasedStateMachine):
    @initialize(readings=options(), seed=st.integers(0, 2**32))
    def open(self, readings: Options, seed: int) -> None:
        self.store, self.given, self.random = MemoryStore(), 0, Random(seed)
        new_match(self.store, MatchOpened(("p-a", "p-b", "p-c", "p-d"), readings), "m-1", "open", SCRIBE, 0)
        self.session = self.loaded()
        self.coming = list(whole_match(Random(seed), agreeing(readings), most=4))
        self.acts: list[PlayAct] = []

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

    # --- a deal, and what goes wrong with it ---------------------------------------------------------------------------------

    @precondition(lambda self: self.coming)
    @rule(upto=st.sampled_from((4, 6, 8, 300)))
    def deal_properly(self, upto: int) -> None:
        """A whole deal or the beginning of its record; the rest of it may come later."""
        deal: Deal = self.coming.pop(0)
        for act in deal.acts[:upto]:
            self.do(act)
        self.acts = deal.acts[upto:]

    @precondition(lambda self: self.acts)
    @rule(number=st.sampled_from((1, 3, 8, 300)), slip=st.sampled_from((None, None, "seat", "card", "twice", "skip", "rank")))
    def go_on(self, number: int, slip: str | None) -> None:
        """Go on with the deal, with one slip of the pen in it."""
        acts, self.acts = list(self.acts[:number]), self.acts[number:]
        at = self.random.randrange(len(acts))
        if slip == "skip":
            del acts[at]
        elif slip == "twice":
            acts.insert(at, acts[at])
        elif slip is not None:
            acts[at] = self.slipped(acts[at], slip)
        for act in acts:
            self.do(act)

    def slipped(self, act: PlayAct, slip: str) -> PlayAct:
        if not isinstance(act, (CardsPlayed, Passed)):
            return act
        if slip == "seat":
            other: Seat = self.random.choice(SEATS)
            return Passed(other) if isinstance(act, Passed) else CardsPlayed(other, act.cards)
        if isinstance(act, Passed):
            return CardsPlayed(act.seat, ())
        last = self.random.choice(DECK) if slip == "card" else f"?{act.cards[-1][1]}" if act.cards[-1][1] != "J" else "??"
        return CardsPlayed(act.seat, (*act.cards[:-1], last))

    @rule(act=st.one_of(*plays))
    def play(self, act: PlayAct) -> None:
        self.do(act)

    @rule(act=st.one_of(*tributes, *deals, *notes, *beside))
    def do_what_goes_with_it(self, act: PlayAct) -> None:
        self.do(act)

    @rule(order=st.permutations(SEATS), signed=st.booleans())
    def note_a_sheet(self, order: tuple[Seat, ...], signed: bool) -> None:
        self.do(DealNoted(tuple(order[:3]) if signed else (order[0], SEATS[(order[0] + 2) % 4])))

    @rule(act=play_acts(), actor=actors)
    def anything(self, act: PlayAct, actor: Actor) -> None:
        self.do(act, actor)

    # --- the desk -------------------------------------------------------------------------------------------------------------

    @rule(act=desk_acts(), actor=actors)
    def at_the_desk(self, act: DeskAct, actor: Actor) -> None:
        self.do(act, actor)

    @rule(data=st.data(), by=actors)
    def call_and_rule(self, data: st.DataObject, by: Actor) -> None:
        self.do(CallMade(0), by)
        self.do(Ruled(len(self.session.history.table.desk.calls), "GC3.2", data.draw(self.remedy()), "shown"), by)

    @rule(data=st.data(), decision=decisions)
    def rule_appeal_and_decide(self, data: st.DataObject, decision: Decision) -> None:
        self.call_and_rule(data, CHIEF)
        self.decide(data, len(self.session.history.table.desk.rulings), decision)

    @precondition(lambda self: self.session.history.table.desk.rulings)
    @rule(data=st.data(), decision=decisions)
    def appeal_and_decide(self, data: st.DataObject, decision: Decision) -> None:
        self.decide(data, data.draw(st.integers(1, len(self.session.history.table.desk.rulings))), decision)

    def remedy(self) -> st.SearchStrategy[Remedy]:
        return remedies(len(play_of(self.session.history).match.deals) + 1)

    def decide(self, data: st.DataObject, ruling: int, decision: Decision) -> None:
        self.do(Appealed(ruling, 0, "law"))
        remedy = data.draw(self.remedy()) if decision == "varied" else None
        self.do(AppealDecided(ruling, decision, "GC1.3", "shown", remedy), CHIEF)

    # --- going back ------------------------------------------------------------------------------------------------------------

    @rule(back=st.integers(0, 40))
    def go_back_anywhere(self, back: int) -> None:
        self.do(Rewound(max(0, self.session.history.version - back), "t-1"))

    @rule(data=st.data(), act=st.one_of(*plays))
    def go_back_and_enter_again(self, data: st.DataObject, act: PlayAct) -> None:
        history = self.session.history
        choices = [version for version in history.line() if history.cannot_return(version) is None]
        to_version = data.draw(st.sampled_from(choices))
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

    @invariant()
    def everything_agrees(self) -> None:
        """Every fourth step or so in full, which takes long when whole deals are on record, and at the end."""
        if hasattr(self, "session") and self.random.random() < 0.25:
            check(self.session, self.store)

    def teardown(self) -> None:
        if hasattr(self, "session"):
            check(self.session, self.store)


IrregularMatch.TestCase.settings = settings(max_examples=15, stateful_step_count=12)
test_a_match_of_irregular_acts_holds_together = IrregularMatch.TestCase
