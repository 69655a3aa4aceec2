"""Whole matches of 斗地主 played by the rules at a strict table, under any readings.

Nothing is refused, nothing is left unjudged, and the totals are those of a notebook kept by hand.
"""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from core.desk.messages import AppealDecided, Appealed, CallMade, Remedy, Ruled, Stands, Warned
from core.doudizhu.messages import (
    BidMade,
    BottomLaid,
    BottomShown,
    DealBegun,
    DealNoted,
    FaceUpDrawn,
    HandDealt,
    MatchOpened,
    ScoresNoted,
    Seat,
    Side,
    TimeCalled,
    TotalsNoted,
)
from core.doudizhu.options import Options
from core.doudizhu.state import Decided, standing
from core.people import Actor
from core.table import Act
from events.memory import MemoryStore
from events.session import Session, new_match
from projections.audit import audit
from tests.core.doudizhu.games import Played, played_out, shuffled
from tests.core.doudizhu.given import PLAYERS, Deal
from tests.core.given import CHIEF, ORGANISER, PLAYER, REFEREE, SCRIBE
from tests.machines.doudizhu.invariants import check, play_of
from tests.machines.doudizhu.model import Notebook
from tests.machines.doudizhu.strategies import options, seat


class LawfulMatch(RuleBasedStateMachine):
    @initialize(readings=options(), seed=st.integers(0, 2**32))
    def open(self, readings: Options, seed: int) -> None:
        self.store, self.given = MemoryStore(), 0
        new_match(self.store, MatchOpened(PLAYERS, readings, 30), "m-1", "open", SCRIBE, 0)
        self.session = Session(self.store, "m-1", "strict", lambda: 1_000 * self.given)
        self.book, self.readings, self.random = Notebook(readings), readings, Random(seed)
        self.deal: Deal | None = None
        self.bids: list[int] = []
        self.played: Played | None = None
        self.bid = self.done = self.redeals = 0

    def do(self, act: Act, actor: Actor = SCRIBE) -> None:
        """At a strict table: an act that broke a clause would be refused, and the test would end."""
        self.given += 1
        done = self.session.do(act, actor, f"c-{self.given}")
        assert (done.violations, done.unjudged) == ((), ())

    # --- a deal --------------------------------------------------------------------------------------------------------------

    @precondition(lambda self: self.phase in ("waiting", "dealing") and self.deal is None)
    @rule(holder=seat, in_bottom=st.booleans(), dealer=seat, last=st.booleans())
    def shuffle(self, holder: Seat, in_bottom: bool, dealer: Seat, last: bool) -> None:
        self.begin(holder, dealer, in_bottom=in_bottom)
        self.deal = shuffled(self.random)
        seats = (dealer, _next(dealer), _next(_next(dealer)))
        hands = [HandDealt(seat, self.deal.hands[seat]) for seat in seats]
        bottom = BottomLaid(self.deal.bottom)
        acts: list[Act] = [*hands, bottom] if last else [bottom, *hands]
        for act in acts:
            self.do(act)

    def begin(self, holder: Seat, dealer: Seat, *, in_bottom: bool) -> None:
        """Shuffle, and turn a card where it is not settled who bids first."""
        self.bids = []
        self.do(DealBegun(dealer))
        if self.book.first is not None:
            return
        self.book.first = holder
        if in_bottom:
            self.do(FaceUpDrawn(None))
        if in_bottom and self.readings.face_up_in_bottom == "dealers_next":
            self.book.first = _next(dealer)
        else:
            self.do(FaceUpDrawn(holder))

    @precondition(lambda self: self.phase == "waiting" and self.deal is None)
    @rule(holder=seat, landlord=seat, bid=st.sampled_from((1, 1, 2, 3)), bombs=st.sampled_from((0, 0, 0, 1)), won=st.booleans())
    def record_a_sheet(self, holder: Seat, landlord: Seat, bid: int, bombs: int, won: bool) -> None:
        """A deal of which only the sheet is recorded: the totals are level more often than by play."""
        self.begin(holder, holder, in_bottom=False)
        winner: Side = "landlord" if won else "farmers"
        self.played, self.bid = Played((), landlord, winner, bombs, "none"), bid
        self.book.over(self.played.scores(bid))
        self.do(DealNoted(winner, landlord, bid, bombs, "none"))

    @precondition(lambda self: self.phase != "decided" and not self.stuck)
    @rule(holder=seat, steps=st.integers(1, 6))
    def go_on(self, holder: Seat, steps: int) -> None:
        """Do what is due, whatever it is."""
        for _ in range(steps):
            match self.phase:
                case "waiting" | "dealing" if self.deal is None:
                    self.shuffle(holder, False, holder, True)
                case "dealing" | "bidding" if not self.stuck:
                    self.bid_at_random()
                case "showing":
                    self.show()
                case "leading" | "following":
                    self.play(100)

    def bid_at_random(self) -> None:
        self.make_call(self.random.choice((0, *range(max([0, *self.bids]) + 1, 4))))

    @precondition(lambda self: self.phase in ("dealing", "bidding") and self.deal is not None and not self.stuck)
    @rule(data=st.data(), calls=st.integers(1, 3))
    def call(self, data: st.DataObject, calls: int) -> None:
        for _ in range(calls):
            if self.phase not in ("dealing", "bidding") or self.deal is None or self.stuck:
                return
            self.make_call(data.draw(st.sampled_from((0, *range(max([0, *self.bids]) + 1, 4)))))

    def make_call(self, points: int) -> None:
        turn = self.book.first
        assert turn is not None
        for _ in self.bids:
            turn = _next(turn)
        self.bids.append(points)
        self.do(BidMade(turn, points))
        if points == 3 or (len(self.bids) == 3 and max(self.bids)):
            self.begin_play()
        elif len(self.bids) == 3:
            self.deal_again()

    def begin_play(self) -> None:
        assert self.deal is not None
        assert self.book.first is not None
        self.bid, self.redeals = max(self.bids), 0
        landlord: Seat = self.book.first
        for _ in range(self.bids.index(self.bid)):
            landlord = _next(landlord)
        self.played, self.done = played_out(self.deal, landlord, self.random, self.readings), 0

    def deal_again(self) -> None:
        self.redeals += 1
        if self.readings.redeals == "three" and self.redeals > 3:
            return  # the chief referee decides
        self.deal = None
        rotates = self.readings.first_bidder_after_pass
        if rotates != "same":
            assert self.book.first is not None
            self.book.first = _next(self.book.first)
        elif not self.book.deals:
            self.book.first = None

    @property
    def stuck(self) -> bool:
        return self.readings.redeals == "three" and self.redeals > 3

    @precondition(lambda self: self.phase == "showing")
    @rule()
    def show(self) -> None:
        assert self.deal is not None
        self.do(BottomShown(self.deal.bottom))

    @precondition(lambda self: self.phase in ("leading", "following"))
    @rule(moves=st.sampled_from((1, 3, 10, 100, 100)))
    def play(self, moves: int) -> None:
        assert self.played is not None
        for move in self.played.moves[self.done : self.done + moves]:
            self.done += 1
            if self.done == len(self.played.moves):
                self.book.over(self.played.scores(self.bid))
                self.deal = None
            self.do(move)

    # --- time, sheets, the desk --------------------------------------------------------------------------------------------

    @precondition(lambda self: not self.book.time and (self.book.deals or self.deal is not None) and not self.stuck)
    @rule(really=st.integers(0, 1))
    def call_time(self, really: int) -> None:
        if really:
            return
        running = self.phase not in ("waiting", "decided")
        begun = running and (self.readings.deal_in_progress_from == "first_card" or self.phase != "dealing")
        self.book.call_time(in_deal=running)
        if running and not (begun and self.readings.deal_at_bell == "finish"):
            self.book.over(None)
            self.deal = None
        self.do(TimeCalled())

    @rule()
    def note(self) -> None:
        one, two, three = self.book.totals
        self.do(TotalsNoted((one, two, three)))
        if self.phase in ("waiting", "decided") and self.played is not None and self.book.deals:
            scores = self.book.deals[-1].scores
            if scores is not None:
                self.do(ScoresNoted(scores))
                p = self.played
                if not self.noted:
                    self.do(DealNoted(p.winner, p.landlord, self.bid, p.bombs, p.spring))

    @property
    def noted(self) -> bool:
        """The deal before has its sheet already."""
        return play_of(self.session.history).match.deals[-1].claimed is not None

    @rule(remedy=st.sampled_from((Stands(), Warned(0), Warned(2))), decision=st.sampled_from(("upheld", "reversed")))
    def call_rule_and_appeal(self, remedy: Remedy, decision: str) -> None:
        alone = self.readings.authority == "organiser"
        desk = self.session.history.table.desk
        self.do(CallMade(0), PLAYER)
        self.do(Ruled(len(desk.calls) + 1, "DZ4.1", remedy, "shown"), ORGANISER if alone else REFEREE)
        if not alone:  # what the organiser rules alone is final
            number = len(desk.rulings) + 1
            self.do(Appealed(number, 1, "penalty"), PLAYER)
            self.do(AppealDecided(number, "upheld" if decision == "upheld" else "reversed", "GC1.3", "shown"), CHIEF)

    # --- at every step ------------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return str(self.session.live.play.phase)

    @invariant()
    def the_notebook_agrees(self) -> None:
        if not hasattr(self, "book"):
            return
        play = play_of(self.session.history)
        assert standing(play.match).totals == self.book.totals
        assert len(play.match.deals) == len(self.book.deals)
        running = self.phase not in ("waiting", "decided")
        decided = self.book.time and not running and len(self.book.level) == 1
        assert isinstance(play, Decided) == decided
        assert not isinstance(play, Decided) or [play.winner] == self.book.level

    @invariant()
    def everything_agrees(self) -> None:
        if hasattr(self, "session"):
            self.seen = check(self.session, self.store)
            assert audit(self.seen.script).findings == ()


def _next(seat: Seat) -> Seat:
    return 1 if seat == 0 else 2 if seat == 1 else 0


LawfulMatch.TestCase.settings = settings(max_examples=15, stateful_step_count=14)
test_a_lawful_match_is_never_refused = LawfulMatch.TestCase
