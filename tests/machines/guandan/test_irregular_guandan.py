"""Matches of 掼蛋 taken down as played: irregular and random acts, calls, rulings, appeals and going back.

Whatever is said at the table: it is kept with its results, or refused with a sentence and the match stays as it was.
"""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from core.cards import DECK
from core.desk.messages import Remedy
from core.guandan.messages import Act as PlayAct
from core.guandan.messages import CardsPlayed, DealNoted, MatchOpened, Passed, Seat
from core.guandan.options import Options
from core.people import Actor
from tests.core.guandan.matches import SEATS, Deal, whole_match
from tests.machines.guandan.invariants import check, play_of
from tests.machines.guandan.strategies import agreeing, beside, deals, notes, options, play_acts, plays, remedies, tributes
from tests.machines.irregular import AsPlayed
from tests.machines.strategies import actors


class IrregularMatch(AsPlayed):
    clause, again = "GC3.2", st.one_of(*plays)

    def remedy(self) -> st.SearchStrategy[Remedy]:
        return remedies(len(play_of(self.session.history).match.deals) + 1)

    @initialize(readings=options(), seed=st.integers(0, 2**32))
    def open(self, readings: Options, seed: int) -> None:
        self.begin(MatchOpened(("p-a", "p-b", "p-c", "p-d"), readings))
        self.random = Random(seed)
        self.coming = list(whole_match(Random(seed), agreeing(readings), most=4))
        self.acts: list[PlayAct] = []

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

    # --- at every step ------------------------------------------------------------------------------------------------------

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
