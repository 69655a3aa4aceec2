"""Matches of 斗地主 taken down as played: irregular and random acts, calls, rulings, appeals and going back.

Whatever is said at the table: it is kept with its results, or refused with a sentence and the match stays as it was.
"""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from core.cards import DECK
from core.desk.messages import AppealDecided, Appealed, CallMade, Decision, DeskAct, Remedy, Ruled
from core.doudizhu.messages import Act as PlayAct
from core.doudizhu.messages import BidMade, BottomShown, CardsPlayed, DealNoted, MatchOpened, Passed, Seat
from core.doudizhu.options import Options
from core.live import Cannot
from core.people import Actor
from core.rewound import Rewound
from core.table import Act, Table
from events.memory import MemoryStore
from events.people import words
from events.session import Session, new_match
from tests.core.doudizhu.games import Moves, played_out, shuffled
from tests.core.doudizhu.given import PLAYERS, Deal
from tests.core.given import CHIEF, SCRIBE, By
from tests.machines.doudizhu.invariants import check, play_of
from tests.machines.doudizhu.strategies import bids, deals, notes, options, play_acts, plays, remedies, seat
from tests.machines.strategies import actors, desk_acts

WHY = words("text", "记错了", "00" * 16)
decisions: st.SearchStrategy[Decision] = st.sampled_from(("upheld", "reversed", "reversed", "varied"))


class IrregularMatch(RuleBasedStateMachine):
    @initialize(readings=options(), seed=st.integers(0, 2**32))
    def open(self, readings: Options, seed: int) -> None:
        self.store, self.given, self.random = MemoryStore(), 0, Random(seed)
        new_match(self.store, MatchOpened(PLAYERS, readings), "m-1", "open", SCRIBE, 0)
        self.session = self.loaded()
        self.deal: Deal | None = None
        self.moves: Moves = ()

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

    @rule(landlord=seat, bid=st.sampled_from((1, 2, 3)), upto=st.integers(0, 8))
    def deal_properly(self, landlord: Seat, bid: int, upto: int) -> None:
        """A whole pack, or the beginning of its record."""
        self.deal = shuffled(self.random)
        self.moves = played_out(self.deal, landlord, self.random).moves
        for act in self.deal.won(landlord, bid)[: 20 if upto > 4 else upto + 3]:
            self.do(act.act if isinstance(act, By) else act)

    @precondition(lambda self: self.moves)
    @rule(number=st.sampled_from((1, 3, 8, 100)), slip=st.sampled_from((None, None, "seat", "card", "twice", "skip", "rank")))
    def play_on(self, number: int, slip: str | None) -> None:
        """Go on with the play of the deal, with one slip of the pen in it."""
        moves, self.moves = list(self.moves[:number]), self.moves[number:]
        at = self.random.randrange(len(moves))
        if slip == "skip":
            del moves[at]
        elif slip == "twice":
            moves.insert(at, moves[at])
        elif slip is not None:
            moves[at] = self.slipped(moves[at], slip)
        for move in moves:
            self.do(move)

    def slipped(self, move: CardsPlayed | Passed, slip: str) -> CardsPlayed | Passed:
        if slip == "seat":
            other: Seat = self.random.choice((0, 1, 2))
            return Passed(other) if isinstance(move, Passed) else CardsPlayed(other, move.cards)
        if isinstance(move, Passed):
            return CardsPlayed(move.seat, ())
        last = self.random.choice(DECK) if slip == "card" else f"?{move.cards[-1][1]}" if move.cards[-1][1] != "J" else "??"
        return CardsPlayed(move.seat, (*move.cards[:-1], last))

    @rule(act=st.one_of(*plays))
    def play(self, act: PlayAct) -> None:
        self.do(act)

    @rule(act=st.one_of(*bids, *bids, *deals, *notes))
    def deal_or_bid(self, act: PlayAct) -> None:
        self.do(act)

    @rule(seats=st.lists(seat, min_size=1, max_size=4), points=st.integers(0, 4))
    def call(self, seats: list[Seat], points: int) -> None:
        for by in seats:
            self.do(BidMade(by, points))

    @precondition(lambda self: self.deal is not None)
    @rule(sheet=st.sampled_from((DealNoted("landlord", 0, 3, 0, "none"), DealNoted("farmers", 1, 1, 1, "counter_spring"))))
    def show_and_note(self, sheet: DealNoted) -> None:
        assert self.deal is not None
        self.do(BottomShown(self.deal.bottom))
        self.do(sheet)

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
        self.do(Ruled(len(self.session.history.table.desk.calls), "DZ4.1", data.draw(self.remedy()), "shown"), by)

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
        if hasattr(self, "session"):
            check(self.session, self.store)


IrregularMatch.TestCase.settings = settings(max_examples=20, stateful_step_count=15)
test_a_match_of_irregular_acts_holds_together = IrregularMatch.TestCase
