"""Whole matches of 升级 and 炒地皮 by the rules: deals that bots play, or of which only the sheet is recorded, to the end.

Nothing is found, no card is lost, and what the log holds is what the rules give again, for all and for every viewer.
"""

from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from core.games import Opening, game_opened
from core.history import History
from core.table import Event
from core.trumps.known import whole
from core.trumps.messages import DealBegun, DealNoted, DealSettled, DeclarerNoted, Levels, MatchOver
from core.trumps.score import Score, next_deal, score
from core.trumps.state import IN_DEAL, SEATS, Decided, State, Waiting
from events.memory import MemoryStore
from events.session import Session, new_match
from projections.games import SHOWN, Shown
from projections.library import Loaded
from projections.logged import Viewer
from projections.trumps.frames import frames
from tests.core.given import SCRIBE
from tests.machines.trumps.bots import Act, Table, deal_steps
from tests.machines.trumps.invariants import check, play_of, the_cards_are_those_of_two_packs
from tests.projections.logs import folded

FAILED = "throw_failed"  # a throw that is beaten is found, and is no slip
VIEWERS: tuple[Viewer, ...] = (*SEATS, "public")


class AtSession(Table):
    """A table of bots whose acts are taken down, with what follows from them."""

    def __init__(self, random: Random, session: Session) -> None:
        self.random, self.history, self.session, self.acts = random, session.history, session, []
        self.last: tuple[Event, ...] = ()

    def do(self, act: Act) -> Act:
        found = {violation.rule.code.partition(".")[2] for violation in self.history.examine(act, SCRIBE)}
        assert found <= {FAILED}, (act, found)
        self.last = self.session.do(act, SCRIBE, f"c-{self.history.version}").events[1:]
        self.acts.append(act)
        if isinstance(self.play, IN_DEAL):
            the_cards_are_those_of_two_packs(self.play.deal)
        return act


class LawfulMatch(RuleBasedStateMachine):
    """Deals until the match is over. A game says how it opens and what a deal of which only the sheet is recorded leads to."""

    def openings(self) -> st.SearchStrategy[Opening]:
        raise NotImplementedError

    def levels_after(self, settled: DealSettled, before: Levels) -> Levels:
        """Return the levels after a deal of this total, written straight from the clauses."""
        raise NotImplementedError

    @initialize(data=st.data(), seed=st.integers(0, 2**32))
    def open(self, data: st.DataObject, seed: int) -> None:
        opening = data.draw(self.openings())
        self.store, self.levels = MemoryStore(), None
        new_match(self.store, opening, "m-1", "open", SCRIBE, 0)
        self.random = Random(seed)
        self.take_over()
        self.shown: Shown = SHOWN[game_opened(opening).key]

    @rule()
    def take_over(self) -> None:
        """Another session goes on from what is taken down."""
        self.session = Session(self.store, "m-1", "as_played", lambda: 0)
        self.table = AtSession(self.random, self.session)

    @property
    def play(self) -> State:
        return play_of(self.session.history)

    def open_match(self) -> bool:
        return hasattr(self, "session") and isinstance(self.play, Waiting)

    @precondition(open_match)
    @rule(look=st.integers(0, 220))
    def play_a_deal(self, look: int) -> None:
        """Play a deal, and look at it on the way."""
        before = score(self.play.match)
        for n, _ in enumerate(deal_steps(self.table)):
            if n == look:
                self.agrees()
        self.settled_rightly(before)

    @precondition(open_match)
    @rule(points=st.integers(0, 23).map(lambda n: 5 * n), first=st.sampled_from(SEATS))
    def note_a_deal(self, points: int, first: int) -> None:
        """A deal of which only the result is recorded; who declares first is noted, where nobody has called.

        At J the declarers have won it, with the last trick: what a J of the collectors did there a sheet does not say (CD2.3).
        """
        before = score(self.play.match)
        coming = next_deal(self.play.match)
        self.table.do(DealBegun())
        if coming.first:
            self.table.do(DeclarerNoted(SEATS[first]))
        at_j = coming.level == "J"
        self.table.do(DealNoted(min(points, 75) if at_j else points, last=coming.declarer if at_j else None))
        self.settled_rightly(before)

    def settled_rightly(self, before: Score) -> None:
        """Hold what the last deal has led to against the clauses; a deal that is dealt again leads to nothing."""
        settled = next((event for event in self.table.last if isinstance(event, DealSettled)), None)
        if settled is not None and before.levels is not None:
            assert settled.levels == self.levels_after(settled, before.levels)
            self.goes_on_rightly(settled, before)

    def goes_on_rightly(self, settled: DealSettled, before: Score) -> None:
        """Hold whether a game or the match has ended with a deal against the clauses."""

    @precondition(open_match)
    @rule()
    def finish(self) -> None:
        """The side on stage keeps it, and wins."""
        for _ in range(40):
            if not isinstance(self.play, Waiting):
                break
            self.note_a_deal(40, 0)
        over = next(event for event in self.table.last if isinstance(event, MatchOver))
        assert isinstance(self.play, Decided)
        assert (self.play.winner, self.play.known) == (over.winner, over.known)

    def agrees(self) -> None:
        every_viewer_sees_the_same_match(check(self.session, self.store), self.session.history, self.shown)

    def teardown(self) -> None:
        if hasattr(self, "session"):
            self.agrees()


def every_viewer_sees_the_same_match(loaded: Loaded, history: History, shown: Shown) -> None:
    """Where the match stands is the same in every view; of a running deal a viewer has the hand that is his own and no other."""
    play, all_of_it = play_of(history), frames(loaded.log, loaded.texts)[-1]
    drawn = VIEWERS[history.version % len(VIEWERS)]  # pictures of all would take long
    for viewer in VIEWERS:
        seen = shown.seen_by(loaded.log, viewer)
        again = play_of(folded(seen))
        assert score(again.match) == score(play.match)
        if viewer == drawn:
            last = frames(seen, loaded.texts)[-1]
            assert (last.levels, last.deals, last.winner) == (all_of_it.levels, all_of_it.deals, all_of_it.winner)
        if isinstance(play, IN_DEAL):
            assert isinstance(again, IN_DEAL)
            for seat in SEATS:
                held, known = whole(play.deal.hands[seat]), whole(again.deal.hands[seat])
                assert known is None or held == known
                assert (known is not None) == (seat == viewer) or not held
