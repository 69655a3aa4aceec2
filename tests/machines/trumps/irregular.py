"""Matches of 升级 and 炒地皮 taken down as played: irregular and random acts, calls, rulings, appeals and going back.

Whatever is said at the table: it is kept with its results, or refused with a sentence and the match stays as it was.
"""

from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from core.cards import DECK
from core.desk.messages import Remedy
from core.games import Opening
from core.people import Actor
from core.table import Act
from core.trumps.messages import BottomBuried, CardsPlayed
from core.trumps.state import SEATS
from tests.machines.irregular import AsPlayed
from tests.machines.strategies import actors
from tests.machines.trumps.invariants import check, every_finding_is_told, play_of
from tests.machines.trumps.strategies import beside, deals, notes, plays, remedies, trumps

SLIPS = (None, None, "seat", "card", "twice", "skip", "rank", "number")


class IrregularMatch(AsPlayed):
    """A deal by the rules, and anything else. A game says how it opens, what can be said, and how a deal by the rules goes."""

    clause, again = "GC3.2", st.one_of(*plays)

    def openings(self) -> st.SearchStrategy[Opening]:
        raise NotImplementedError

    def play_acts(self) -> st.SearchStrategy[Act]:
        raise NotImplementedError

    def lawful(self, opening: Opening, seed: int) -> list[Act]:
        raise NotImplementedError

    def remedy(self) -> st.SearchStrategy[Remedy]:
        return remedies(len(play_of(self.session.history).match.deals) + 1)

    @initialize(data=st.data(), seed=st.integers(0, 2**32))
    def open(self, data: st.DataObject, seed: int) -> None:
        opening = data.draw(self.openings())
        self.begin(opening)
        self.random = Random(seed)
        self.acts = self.lawful(opening, seed)

    # --- a deal, and what goes wrong with it ---------------------------------------------------------------------------------

    @precondition(lambda self: self.acts)
    @rule(number=st.sampled_from((1, 3, 8, 40, 300)), slip=st.sampled_from(SLIPS))
    def go_on(self, number: int, slip: str | None) -> None:
        """Go on with the deal, with one slip of the pen in it."""
        acts, self.acts = list(self.acts[:number]), self.acts[number:]
        at = self.random.randrange(len(acts))
        if slip == "skip":
            del acts[at]
        elif slip == "twice":
            acts.insert(at, acts[at])
        elif slip == "number":
            acts = [self.counted_wrongly(act) for act in acts]
        elif slip is not None:
            acts[at] = self.slipped(acts[at], slip)
        for act in acts:
            self.do(act)

    def slipped(self, act: Act, slip: str) -> Act:
        if not isinstance(act, CardsPlayed):
            return act
        if slip == "seat":
            return CardsPlayed(self.random.choice(SEATS), act.cards)
        last = self.random.choice(DECK) if slip == "card" else f"?{act.cards[-1][1]}" if act.cards[-1][1] != "J" else "??"
        return CardsPlayed(act.seat, (*act.cards[:-1], last))

    def counted_wrongly(self, act: Act) -> Act:
        """A burial of seven or nine."""
        if not isinstance(act, BottomBuried):
            return act
        return BottomBuried(act.seat, self.random.choice((act.cards[1:], (*act.cards, self.random.choice(DECK)))))

    @rule(act=st.one_of(*plays))
    def play(self, act: Act) -> None:
        self.do(act)

    @rule(act=st.one_of(*trumps, *deals, *notes, *beside))
    def do_what_goes_with_it(self, act: Act) -> None:
        self.do(act)

    @rule(data=st.data(), actor=actors)
    def anything(self, data: st.DataObject, actor: Actor) -> None:
        self.do(data.draw(self.play_acts()), actor)

    # --- at every step ------------------------------------------------------------------------------------------------------

    @invariant()
    def everything_agrees(self) -> None:
        """Every fourth step or so in full, which takes long when whole deals are on record, and at the end."""
        if hasattr(self, "session") and self.random.random() < 0.25:
            check(self.session, self.store)

    def teardown(self) -> None:
        if hasattr(self, "session"):
            every_finding_is_told(check(self.session, self.store))
