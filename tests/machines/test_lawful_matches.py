"""Whole matches played by the rules at a strict table, under any readings.

Nothing is refused, and the score is that of a notebook kept by hand.
"""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from core.desk.messages import AppealDecided, Appealed, CallMade, Remedy, Ruled, Stands, Warned
from core.gomoku.five import Colour
from core.gomoku.messages import (
    Absent,
    ColourChosen,
    ColoursTaken,
    DrawAgreed,
    FiveClaimed,
    Forfeited,
    MatchOpened,
    OpeningBegun,
    Resigned,
    ResultNoted,
    ScoreNoted,
    Seat,
    StonePlaced,
    TimeOverstepped,
    TossHeld,
    TwoMoreChosen,
)
from core.gomoku.options import Options
from core.gomoku.state import Decided, standing
from core.people import Actor
from core.table import Act
from events.memory import MemoryStore
from events.session import Session, new_match
from projections.audit import audit
from tests.core.given import CHIEF, ORGANISER, PLAYER, REFEREE, SCRIBE
from tests.core.gomoku import naive
from tests.machines.invariants import check, it_can_be_reported
from tests.machines.model import Notebook
from tests.machines.strategies import colour, options, seat

WINDOW = [f"{c}{r}" for c in "ghijkl" for r in range(6, 12)]  # few points: fives come soon


def other(seat: Seat) -> Seat:
    return 1 if seat == 0 else 0


def phase_is(*phases: str) -> object:
    return precondition(lambda self: self.session.live.play.phase in phases)


class LawfulMatch(RuleBasedStateMachine):
    @initialize(readings=options())
    def open(self, readings: Options) -> None:
        self.store, self.given = MemoryStore(), 0
        new_match(self.store, MatchOpened(("p-a", "p-b"), readings, 30), "m-1", "open", SCRIBE, 0)
        self.session = Session(self.store, "m-1", "strict", lambda: 1_000 * self.given)
        self.book, self.readings = Notebook(readings), readings
        self.toss: TossHeld | None = None
        self.due: list[Colour] = []
        self.opener: Seat = 0
        self.layer: Seat = 0
        self.may_add = False

    def do(self, act: Act, actor: Actor = SCRIBE) -> None:
        """At a strict table: an act that broke a clause would be refused, and the test would end."""
        self.given += 1
        done = self.session.do(act, actor, f"c-{self.given}")
        assert (done.violations, done.unjudged) == ((), ()) or self.colours_are_unclear(act)

    def colours_are_unclear(self, act: Act) -> bool:
        """The game before ended before anybody had a colour: who is to begin cannot be judged."""
        return (
            isinstance(act, ColoursTaken | OpeningBegun | ResultNoted)
            and bool(self.book.games)
            and self.book.games[-1][1] is None
        )

    # --- how a game begins --------------------------------------------------------------------------------------------------

    @precondition(lambda self: self.phase in ("toss", "between") and self.book.may_begin() is None)
    @rule(winner=seat, choice=colour)
    def hold_a_toss(self, winner: Seat, choice: Colour) -> None:
        self.toss = TossHeld(winner, choice if self.readings.toss_winner_gets == "choice" else None)
        self.do(self.toss)

    @precondition(lambda self: self.phase == "colours" or (self.phase == "between" and self.book.may_begin() is not None))
    @rule(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        allowed = self.book.may_begin() or ()
        if self.phase == "colours" and self.toss is not None and self.toss.winner is not None:
            white = self.toss.choice == "white"
            allowed = (other(self.toss.winner) if white else self.toss.winner,)
        first = data.draw(st.sampled_from(allowed))
        if self.readings.opening_rule == "none":
            self.book.new_game(first)
            self.do(ColoursTaken(first))
        else:
            self.book.new_game()
            self.opener = self.layer = first
            self.due, self.may_add = ["black", "white", "black"], self.readings.opening_rule == "swap2"
            self.do(OpeningBegun(first))

    @precondition(lambda self: self.phase == "opening")
    @rule(data=st.data())
    def lay_the_opening(self, data: st.DataObject) -> None:
        for colour in self.due:
            point = data.draw(st.sampled_from(self.free()))
            self.book.lay(colour, point)
            self.do(StonePlaced(colour, point))
        self.due = []

    @precondition(lambda self: self.phase == "choice")
    @rule(take=colour, add=st.booleans())
    def choose(self, take: Colour, add: bool) -> None:
        chooser = other(self.layer)
        if add and self.may_add:
            self.layer, self.due, self.may_add = chooser, ["white", "black"], False
            self.do(TwoMoreChosen(chooser))
        else:
            self.book.black, self.book.turn = (chooser if take == "black" else other(chooser)), "white"
            self.do(ColourChosen(chooser, take))

    # --- how it goes on -----------------------------------------------------------------------------------------------------

    def free(self) -> list[str]:
        return [p for p in WINDOW if naive.cell_of(p) not in self.book.board.sign]

    @precondition(lambda self: self.phase == "play" and self.free())
    @rule(data=st.data(), count=st.integers(1, 12))
    def move(self, data: st.DataObject, count: int) -> None:
        """Some moves, until the game is over or the window is full."""
        for _ in range(count):
            if self.phase != "play" or not (free := self.free()):
                return
            colour: Colour = "black" if self.book.turn == "black" else "white"
            point = data.draw(st.sampled_from(free))
            self.book.lay(colour, point)
            won = self.book.wins_with(colour, point)
            if not won and self.readings.overline == "renju" and colour == "black" and naive.is_foul(self.book.board, point):
                self.book.board.sign.pop(naive.cell_of(point))  # a foul is not lawful: the game stops here
                self.book.turn = "black"
                return
            if won and self.readings.five_counts == "when_formed":
                self.book.over(self.book.seat_of(colour))
            self.do(StonePlaced(colour, point))

    @precondition(lambda self: self.phase == "play" and (self.book.has_five("black") or self.book.has_five("white")))
    @rule()
    def claim(self) -> None:
        colour: Colour = "black" if self.book.has_five("black") else "white"
        seat = self.book.seat_of(colour)
        assert seat is not None
        assert self.readings.five_counts == "when_claimed", "a five that counts when formed has ended the game"
        self.book.over(seat)
        self.do(FiveClaimed(seat))

    # --- how it ends by word ------------------------------------------------------------------------------------------------

    @precondition(lambda self: self.phase in ("toss", "colours", "opening", "choice", "play"))
    @rule(loser=seat)
    def resign(self, loser: Seat) -> None:
        self.book.over(other(loser))
        self.do(Resigned(loser))

    @precondition(lambda self: self.phase != "decided")
    @rule(loser=seat)
    def forfeit(self, loser: Seat) -> None:
        self.gone(loser, self.readings.forfeit_loses == "match")
        self.do(Forfeited(loser))

    @precondition(lambda self: self.phase != "decided")
    @rule(loser=seat)
    def be_absent(self, loser: Seat) -> None:
        self.gone(loser, self.phase == "toss" or self.readings.forfeit_loses == "match")
        self.do(Absent((loser,)))

    def gone(self, loser: Seat, match: bool) -> None:
        if match:
            self.book.forfeit_match(loser)
        else:
            self.book.over(other(loser))

    @precondition(lambda self: self.phase in ("opening", "choice", "play") and self.readings.set_times == "minutes")
    @rule(loser=seat)
    def overstep_the_time(self, loser: Seat) -> None:
        self.book.over(other(loser))
        self.do(TimeOverstepped(loser))

    @precondition(lambda self: self.phase == "play" and self.readings.draw_by_agreement == "allowed")
    @rule()
    def agree_to_a_draw(self) -> None:
        self.book.over(None)
        self.do(DrawAgreed())

    # --- the sheet and the desk ---------------------------------------------------------------------------------------------

    @rule()
    def note_the_score(self) -> None:
        self.do(ScoreNoted(self.book.halves))

    @precondition(lambda self: self.phase in ("between", "decided") and self.book.games)
    @rule()
    def note_the_result(self) -> None:
        winner, black = self.book.games[-1]
        self.do(ResultNoted("draw" if winner is None else "black" if winner == black else "white"))

    @rule(remedy=st.sampled_from((Stands(), Warned(0), Warned(1))), decision=st.sampled_from(("upheld", "reversed")))
    def call_rule_and_appeal(self, remedy: Remedy, decision: str) -> None:
        alone = self.readings.authority == "organiser"
        desk = self.session.history.table.desk
        self.do(CallMade(0), PLAYER)
        self.do(Ruled(len(desk.calls) + 1, "WZ3", remedy, "shown"), ORGANISER if alone else REFEREE)
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
        play = self.session.history.table.play
        now = standing(play.match)
        assert now.halves == self.book.halves
        assert now.decided == self.book.decided == isinstance(play, Decided)
        assert not self.book.decided or now.winner == self.book.winner
        assert len(play.match.games) == len(self.book.games)

    @invariant()
    def everything_agrees(self) -> None:
        if hasattr(self, "session"):
            self.seen = check(self.session, self.store)
            assert audit(self.seen.script).findings == ()

    def teardown(self) -> None:
        if hasattr(self, "seen"):
            it_can_be_reported(self.seen)


LawfulMatch.TestCase.settings = settings(max_examples=30, stateful_step_count=20)
test_a_lawful_match_is_never_refused = LawfulMatch.TestCase
