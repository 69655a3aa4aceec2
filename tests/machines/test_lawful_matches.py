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
        """The game before ended before anybody had a colour: who is to begin, and which colour won, cannot be judged."""
        if not self.book.games:
            return False
        last = self.book.games[-1]
        begins = isinstance(act, ColoursTaken | OpeningBegun)
        return (begins and last.first is None) or (isinstance(act, ResultNoted) and last.black is None)

    # --- how a game begins --------------------------------------------------------------------------------------------------

    @precondition(lambda self: self.phase != "decided")
    @rule(data=st.data(), steps=st.integers(1, 4))
    def go_on(self, data: st.DataObject, steps: int) -> None:
        """Do what is due, whatever it is."""
        for _ in range(steps):
            match self.phase:
                case "toss" | "colours" | "between":
                    self.begin_a_game(data)
                case "opening" | "choice":
                    self.lay_and_choose(data)
                case "play":
                    self.move(data, 30)

    def begin_a_game(self, data: st.DataObject) -> None:
        allowed = self.book.may_begin()
        if self.phase == "colours":
            allowed = (self.winner_takes_black(),)
        elif allowed is None:
            choice = data.draw(colour) if self.readings.toss_winner_gets == "choice" else None
            self.toss = TossHeld(data.draw(seat), choice)
            self.do(self.toss)
            return
        first = data.draw(st.sampled_from(allowed))
        if self.readings.opening_rule == "none":
            self.book.new_game(first, first)
            self.do(ColoursTaken(first))
        else:
            self.book.new_game(None, first)
            self.opener = self.layer = first
            self.due, self.may_add = ["black", "white", "black"], self.readings.opening_rule == "swap2"
            self.do(OpeningBegun(first))

    def winner_takes_black(self) -> Seat:
        assert self.toss is not None
        assert self.toss.winner is not None
        return other(self.toss.winner) if self.toss.choice == "white" else self.toss.winner

    def lay_and_choose(self, data: st.DataObject) -> None:
        for stone in self.due:
            point = data.draw(st.sampled_from(self.free()))
            self.book.lay(stone, point)
            self.do(StonePlaced(stone, point))
        chooser, self.due = other(self.layer), []
        if self.may_add and data.draw(st.booleans()):
            self.layer, self.due, self.may_add = chooser, ["white", "black"], False
            self.do(TwoMoreChosen(chooser))
        else:
            take = data.draw(colour)
            self.book.black, self.book.turn = (chooser if take == "black" else other(chooser)), "white"
            self.do(ColourChosen(chooser, take))

    # --- how it goes on -----------------------------------------------------------------------------------------------------

    def free(self) -> list[str]:
        return [p for p in WINDOW if naive.cell_of(p) not in self.book.board.sign]

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

    @precondition(lambda self: self.phase != "decided" and (self.book.games or self.phase == "play"))
    @rule(loser=seat, how=st.sampled_from(("resign", "time", "draw", "resign", "time", "draw", "forfeit", "absent")))
    def end_by_word(self, loser: Seat, how: str) -> None:
        match how:
            case "resign" if self.phase != "between":
                self.book.over(other(loser))
                self.do(Resigned(loser))
            case "time" if self.phase in ("opening", "choice", "play") and self.readings.set_times == "minutes":
                self.book.over(other(loser))
                self.do(TimeOverstepped(loser))
            case "draw" if self.phase == "play" and self.readings.draw_by_agreement == "allowed":
                self.book.over(None)
                self.do(DrawAgreed())
            case "forfeit" | "absent":
                self.gone(loser, self.readings.forfeit_loses == "match")
                self.do(Forfeited(loser) if how == "forfeit" else Absent((loser,)))

    @precondition(lambda self: self.phase == "toss")
    @rule(loser=seat, how=st.sampled_from(("resign", "forfeit", "absent")), really=st.integers(0, 3))
    def end_before_the_toss(self, loser: Seat, how: str, really: int) -> None:
        if really == 0:  # seldom: nothing can be played after it
            self.gone(loser, how == "absent" or (how == "forfeit" and self.readings.forfeit_loses == "match"))
            self.do(Resigned(loser) if how == "resign" else Forfeited(loser) if how == "forfeit" else Absent((loser,)))

    def gone(self, loser: Seat, match: bool) -> None:
        if match:
            self.book.forfeit_match(loser)
        else:
            self.book.over(other(loser))

    # --- the sheet and the desk ---------------------------------------------------------------------------------------------

    @rule()
    def note(self) -> None:
        self.do(ScoreNoted(self.book.halves))
        if self.phase in ("between", "decided"):
            winner, black, _ = self.book.games[-1]
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


LawfulMatch.TestCase.settings = settings(max_examples=25, stateful_step_count=15)
test_a_lawful_match_is_never_refused = LawfulMatch.TestCase
