"""Where a transcript has got to: the game or deal, the numbers of its acts, and what the game's own words leave out.

No rule of any game is known here. Reader and writer follow the same course, so what one leaves out the other puts back.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from core.desk.messages import AppealDecided, CallMade, DeskAct, Ruled, Seat, TurnGoesTo, TurnStopped
from core.messages import Acted
from core.text import Text
from events.records.record import Desk
from events.records.transcript.line import Line
from events.records.transcript.words import Words

P = TypeVar("P")
Missing = msgspec.UnsetType
MISSING = msgspec.UNSET


class Flow(msgspec.Struct, Generic[P], frozen=True):
    """How the acts of a game follow each other; P is where its play stands, as far as that lets a text leave something out."""

    game: str  # its key
    start: P  # before anything is said
    aside: tuple[type, ...]  # acts that stand beside the play of a game or deal
    moves: tuple[type, ...]  # acts that are numbered: moves, plays and passes
    begins: Callable[[P, Acted], bool]  # whether an act begins another game or deal
    follow: Callable[[P, Acted], P]
    fresh: Callable[[P], P]  # as another game or deal begins
    unclear: Callable[[P], P]  # once a ruling has said whose turn it is
    at_turn: Callable[[Any], P]  # within a game, where it is known whose turn it is
    headings: Callable[[P, int], tuple[int, ...]]  # which numbers a heading may have after so many games; first the one due
    side: "Callable[[Line, Course[P]], Seat | Missing]"  # reads a side
    sides: Text  # the words for the sides, for a sentence
    unit: Text  # what its acts are counted in: a game or a deal
    act: Text  # what is counted in it: a move or a play
    packs: int = 2  # of cards, where it is played with any
    both: "Words[Any] | None" = None  # words for two partners at once


MovesByNumber = Mapping[tuple[int, int], int]
"""Moves by their game and number in it, with the number by which a record names each."""


class Course(Generic[P]):
    """What has been said so far; `follow` goes on by one act.

    The games or deals are counted as they are begun. `recorded` are the moves of a match in progress: only those have a number
    by which a line can name them.
    """

    def __init__(
        self, flow: Flow[P], now: P | None = None, names: Words[Seat] | None = None, recorded: MovesByNumber | None = None
    ) -> None:
        self.flow = flow
        self.names = names  # of the players, where they may stand for a side
        self.recorded = recorded
        self.now: P = flow.start if now is None else now
        self.first = self.now
        self.games = 0
        self.moves: list[list[int]] = []  # for each game the acts that are moves, by their number in the record
        self.where: dict[int, tuple[int, int]] = {}  # number of an act -> game and move
        self.steps: list[P] = [self.now]  # after each number of acts
        self.calls = self.rulings = 0
        self.headed = False  # a heading stands before the next act of play

    @property
    def acts(self) -> int:
        """Return how many acts have been said."""
        return len(self.steps) - 1

    @property
    def move(self) -> int:
        """Return how many moves this game has."""
        return len(self.moves[-1]) if self.moves else 0

    def act_at(self, game: int, move: int) -> int | None:
        """Return the number of the act that is a move of a game; None where there is none up to here."""
        if self.recorded is not None:
            return self.recorded.get((game, move))
        if 1 <= game <= len(self.moves) and 1 <= move <= len(self.moves[game - 1]):
            return self.moves[game - 1][move - 1]
        return None

    @property
    def headings(self) -> tuple[int, ...]:
        """Return which numbers a heading here may have, first the one that is due."""
        return (self.games + 1,) if self.headed else self.flow.headings(self.now, self.games)

    def heads(self, number: int) -> bool:
        """Go on to a game whose heading is read; False where that number is not the next."""
        if number not in self.headings:
            return False
        if number > self.games:  # otherwise something of that game stands before its heading
            self._game()
            self.headed = True
        return True

    def lacks_start(self, act: Acted | Desk, starts: tuple[type, ...]) -> bool:
        """Say whether a game after the first is headed and this act cannot be the first of it; without `starts` any can."""
        return self.headed and self.games > 1 and bool(starts) and not (isinstance(act, starts) or self.is_aside(act))

    def begins(self, act: Acted | Desk) -> bool:
        """Say whether an act begins a game that no heading has begun."""
        if self.headed or self.is_aside(act) or isinstance(act, Desk):
            return False
        return self.games == 0 or self.flow.begins(self.now, act)

    def follow(self, act: Acted | Desk) -> None:
        """Go on by one act."""
        if self.begins(act):
            self._game()
        if isinstance(act, Desk):
            self._desk(act.act)
        else:
            if not self.is_aside(act):
                self.headed = False
            if isinstance(act, self.flow.moves):
                self.moves[-1].append(self.acts + 1)
                self.where[self.acts + 1] = self.games, self.move
            self.now = self.flow.follow(self.now, act)
        self.steps.append(self.now)

    def is_aside(self, act: Acted | Desk) -> bool:
        """Say whether an act stands beside the play of a game."""
        return isinstance(act, (Desk, *self.flow.aside))

    def _game(self) -> None:
        self.now = self.flow.fresh(self.now) if self.games else self.first
        self.games += 1
        self.moves.append([])

    def _desk(self, act: DeskAct) -> None:
        self.calls += isinstance(act, CallMade)
        self.rulings += isinstance(act, Ruled)
        if (isinstance(act, Ruled) and isinstance(act.remedy, (TurnGoesTo, TurnStopped))) or (
            isinstance(act, AppealDecided) and act.decision != "upheld"
        ):
            self.now = self.flow.unclear(self.now)


AnyCourse = Course[Any]  # of whichever game: the parts of the desk and of the tags ask nothing of its play
