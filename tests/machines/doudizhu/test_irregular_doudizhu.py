"""Matches of 斗地主 taken down as played: irregular and random acts, calls, rulings, appeals and going back.

Whatever is said at the table: it is kept with its results, or refused with a sentence and the match stays as it was.
"""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from core.cards import DECK
from core.desk.messages import Remedy
from core.doudizhu.messages import Act as PlayAct
from core.doudizhu.messages import BidMade, BottomShown, CardsPlayed, DealNoted, MatchOpened, Passed, Seat
from core.doudizhu.options import Options
from core.people import Actor
from tests.core.doudizhu.games import Moves, played_out, shuffled
from tests.core.doudizhu.given import PLAYERS, Deal
from tests.core.given import By
from tests.machines.doudizhu.invariants import check, play_of
from tests.machines.doudizhu.strategies import bids, deals, notes, options, play_acts, plays, remedies, seat
from tests.machines.irregular import AsPlayed
from tests.machines.strategies import actors


class IrregularMatch(AsPlayed):
    clause, again = "DZ4.1", st.one_of(*plays)

    def remedy(self) -> st.SearchStrategy[Remedy]:
        return remedies(len(play_of(self.session.history).match.deals) + 1)

    @initialize(readings=options(), seed=st.integers(0, 2**32))
    def open(self, readings: Options, seed: int) -> None:
        self.begin(MatchOpened(PLAYERS, readings))
        self.random = Random(seed)
        self.deal: Deal | None = None
        self.moves: Moves = ()

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

    # --- at every step ------------------------------------------------------------------------------------------------------

    @invariant()
    def everything_agrees(self) -> None:
        if hasattr(self, "session"):
            check(self.session, self.store)


IrregularMatch.TestCase.settings = settings(max_examples=20, stateful_step_count=15)
test_a_match_of_irregular_acts_holds_together = IrregularMatch.TestCase
