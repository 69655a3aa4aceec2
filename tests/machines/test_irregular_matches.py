"""Matches taken down as played, with nothing but irregular and random acts, calls, rulings, appeals and going back.

Whatever is said at the table: it is kept with its results, or refused with a sentence and the match stays as it was.
"""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from core.desk.messages import Remedy
from core.gomoku.messages import Act as PlayAct
from core.gomoku.messages import ColoursTaken, MatchOpened, Resigned, Seat, StonePlaced, TossHeld
from core.gomoku.options import Options
from core.people import Actor
from core.table import Act
from tests.core.given import SCRIBE, stones
from tests.machines.invariants import check, it_can_be_reported
from tests.machines.irregular import AsPlayed
from tests.machines.strategies import (
    actors,
    colour,
    end_acts,
    near,
    options,
    play_acts,
    remedies,
    seat,
    stone_acts,
)

RUNS = ("h8 i9 h9 i10 h10 i11 h11 i12 h12", "a1 h8 c1 h9 e1 h10 g1 h12 i1 h13 k1 h11")  # a five and an overline


class IrregularMatch(AsPlayed):
    clause, again = "WZ3", near.map(lambda point: StonePlaced("black", point))

    def remedy(self) -> st.SearchStrategy[Remedy]:
        return remedies(len(self.session.history.table.play.match.games) + 1)

    @initialize(readings=options())
    def open(self, readings: Options) -> None:
        self.begin(MatchOpened(("p-a", "p-b"), readings))

    @rule(act=st.one_of(*stone_acts))
    def place(self, act: PlayAct) -> None:
        self.do(act)

    @rule(points=st.lists(near, min_size=2, max_size=9, unique=True), first=colour)
    def play(self, points: list[str], first: str) -> None:
        for act in stones(" ".join(points), "black" if first == "black" else "white"):
            self.do(act)

    @rule(run=st.sampled_from(RUNS), black=seat)
    def begin_and_win(self, run: str, black: Seat) -> None:
        beginning: tuple[Act, ...] = (TossHeld(black), ColoursTaken(black))
        for act in (*beginning, *stones(run)):
            self.do(act)

    @rule(act=play_acts(), actor=actors)
    def anything(self, act: PlayAct, actor: Actor) -> None:
        self.do(act, actor)

    @rule(act=st.one_of(*end_acts), seat=seat)
    def end_by_word_and_begin_again(self, act: PlayAct, seat: Seat) -> None:
        self.do(act)
        self.do(Resigned(seat))
        self.do(ColoursTaken(seat))

    @precondition(lambda self: f"c-{self.given}" in self.store.by_command)
    @rule()
    def say_it_again(self) -> None:
        """A command that is known answers with its first result and adds nothing."""
        head = self.store.head()
        assert self.session.do(TossHeld(None), SCRIBE, f"c-{self.given}").repeated
        assert self.store.head() == head

    @invariant()
    def everything_agrees(self) -> None:
        if hasattr(self, "session"):
            self.seen = check(self.session, self.store)

    def teardown(self) -> None:
        if hasattr(self, "seen"):
            it_can_be_reported(self.seen)


IrregularMatch.TestCase.settings = settings(max_examples=25, stateful_step_count=15)
test_a_match_of_irregular_acts_holds_together = IrregularMatch.TestCase
