"""Where a transcript has got to: whose turn it is by alternation, which game, and the numbers of its acts.

No rule of the game is known here. Reader and writer follow the same course, so what one leaves out the other puts back.
"""

from core.desk.messages import AppealDecided, CallMade, DeskAct, Ruled, TurnGoesTo
from core.gomoku.five import Colour
from core.gomoku.messages import (
    Absent,
    Act,
    ColourChosen,
    ColoursTaken,
    ConductNoted,
    DrawAgreed,
    Forfeited,
    MovesUnrecorded,
    OpeningBegun,
    Passed,
    Resigned,
    ResultNoted,
    ScoreNoted,
    Seat,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
    TwoMoreChosen,
)
from events.records.record import Desk


class Course:
    """What has been said so far; `follow` goes on by one act.

    The games are counted as they are begun: by a toss, by colours or an opening where no toss stands before them, by an
    absence once the game before has begun, by a forfeit once the game before has an end.
    """

    def __init__(self, turn: Colour | None = "black") -> None:
        self.turn: Colour | None = turn  # None: unclear, the colour has to be written
        self.black: Seat | None = None
        self.games = 0
        self.moves: list[list[int]] = []  # for each game the acts that are moves, by their number in the record
        self.where: dict[int, tuple[int, int]] = {}  # number of an act -> game and move
        self.turns: list[Colour | None] = [turn]  # after each number of acts
        self.calls = self.rulings = 0
        self.headed = False  # a heading stands before the next act of play
        self._begun = self._over = False

    @property
    def acts(self) -> int:
        """Return how many acts have been said."""
        return len(self.turns) - 1

    @property
    def move(self) -> int:
        """Return how many moves this game has."""
        return len(self.moves[-1]) if self.moves else 0

    def heads(self, number: int) -> bool:
        """Go on to a game whose heading is read; False where that number is not the next."""
        if number == self.games and not self._begun and not self.headed:
            return True  # the toss stands before the heading
        if number != self.games + 1:
            return False
        self._game()
        self.headed = True
        return True

    def lacks_start(self, act: Act | Desk) -> bool:
        """Say whether a game after the first is headed and this act cannot be the first of it."""
        starts = isinstance(act, (TossHeld, ColoursTaken, OpeningBegun, Absent, Forfeited))
        return self.headed and self.games > 1 and not starts and not _aside(act)

    def begins(self, act: Act | Desk) -> bool:
        """Say whether an act begins a game that no heading has begun."""
        if self.headed or _aside(act):
            return False
        match act:
            case TossHeld() | ColoursTaken() | OpeningBegun() | Absent():
                return self._begun or self.games == 0
            case Forfeited():
                return self._over or self.games == 0
            case _:
                return self.games == 0

    def follow(self, act: Act | Desk) -> None:
        """Go on by one act."""
        if self.begins(act):
            self._game()
        if isinstance(act, Desk):
            self._desk(act.act)
        elif not _aside(act):
            self.headed = False
            self._play(act)
        self.turns.append(self.turn)

    def _game(self) -> None:
        self.turn = "black" if self.games else self.turns[0]
        self.black, self.games = None, self.games + 1
        self.moves.append([])
        self._begun = self._over = False

    def _play(self, act: Act) -> None:
        self._begun = self._begun or not isinstance(act, TossHeld)
        match act:
            case StonePlaced(stone) | Passed(stone):
                self.moves[-1].append(self.acts + 1)
                self.where[self.acts + 1] = self.games, self.move
                self.turn = "white" if stone == "black" else "black"
            case ColoursTaken(black):
                self.black, self.turn = black, "black"
            case OpeningBegun():
                self.turn = "black"
            case ColourChosen(seat, colour):
                self.black = seat if colour == "black" else 0 if seat == 1 else 1
                self.turn = "white"
            case TwoMoreChosen():
                self.turn = "white"
            case StonesSetUp() | MovesUnrecorded():
                self.turn = None
            case Resigned() | TimeOverstepped() | Forfeited() | Absent() | DrawAgreed():
                self._over = True
            case ResultNoted(winner):
                self._over = self._over or winner != "unknown"

    def _desk(self, act: DeskAct) -> None:
        self.calls += isinstance(act, CallMade)
        self.rulings += isinstance(act, Ruled)
        if (isinstance(act, Ruled) and isinstance(act.remedy, TurnGoesTo)) or (
            isinstance(act, AppealDecided) and act.decision != "upheld"
        ):
            self.turn = None


def _aside(act: Act | Desk) -> bool:
    """Say whether an act stands beside the play of a game."""
    return isinstance(act, (Desk, ConductNoted, ScoreNoted))
