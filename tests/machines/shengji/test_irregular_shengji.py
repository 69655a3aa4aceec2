"""Matches of 升级 taken down as played: irregular and random acts, calls, rulings, appeals and going back.

Whatever is said at the table: it is kept with its results, or refused with a sentence and the match stays as it was.
"""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from core.cards import DECK
from core.desk.messages import Remedy
from core.live import Live
from core.people import Actor
from core.shengji.messages import Act as PlayAct
from core.shengji.messages import MatchOpened
from core.shengji.options import Options
from core.trumps.messages import CardsPlayed, DealBegun
from tests.core.given import when
from tests.core.shengji.given import PLAYERS, SEATS
from tests.core.shengji.matches import dealt, next_acts, over
from tests.machines.irregular import AsPlayed
from tests.machines.shengji.invariants import check, play_of
from tests.machines.shengji.strategies import beside, deals, notes, options, play_acts, plays, remedies, trumps
from tests.machines.shengji.test_lawful_shengji import agreeing
from tests.machines.strategies import actors


def lawful(readings: Options, seed: int) -> list[PlayAct]:
    """The acts of one deal by the rules."""
    rng, match = Random(seed), Live(MatchOpened(PLAYERS, agreeing(readings)))
    hands, bottom = dealt(rng)
    found: list[PlayAct] = [DealBegun()]
    when(match, found[0])
    while not over(match):
        for act in next_acts(match, rng, hands, bottom):
            found.append(act)
            when(match, act)
    return found


class IrregularMatch(AsPlayed):
    clause, again = "GC3.2", st.one_of(*plays)

    def remedy(self) -> st.SearchStrategy[Remedy]:
        return remedies(len(play_of(self.session.history).match.deals) + 1)

    @initialize(readings=options(), seed=st.integers(0, 2**32))
    def open(self, readings: Options, seed: int) -> None:
        self.begin(MatchOpened(PLAYERS, readings, deals=2))
        self.random = Random(seed)
        self.acts = lawful(readings, seed)

    # --- a deal, and what goes wrong with it ---------------------------------------------------------------------------------

    @precondition(lambda self: self.acts)
    @rule(number=st.sampled_from((1, 3, 8, 40, 300)), slip=st.sampled_from((None, None, "seat", "card", "twice", "skip", "rank")))
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
        if not isinstance(act, CardsPlayed):
            return act
        if slip == "seat":
            return CardsPlayed(self.random.choice(SEATS), act.cards)
        last = self.random.choice(DECK) if slip == "card" else f"?{act.cards[-1][1]}" if act.cards[-1][1] != "J" else "??"
        return CardsPlayed(act.seat, (*act.cards[:-1], last))

    @rule(act=st.one_of(*plays))
    def play(self, act: PlayAct) -> None:
        self.do(act)

    @rule(act=st.one_of(*trumps, *deals, *notes, *beside))
    def do_what_goes_with_it(self, act: PlayAct) -> None:
        self.do(act)

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


IrregularMatch.TestCase.settings = settings(max_examples=10, stateful_step_count=12)
test_a_match_of_irregular_acts_holds_together = IrregularMatch.TestCase
