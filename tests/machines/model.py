"""A referee's notebook: a best-of-three match kept by hand, to hold the program against.

It knows nothing of the core's states.
"""

from typing import NamedTuple

from core.gomoku.five import Colour
from core.gomoku.messages import Seat
from core.gomoku.options import Options
from tests.core.gomoku import naive


class Played(NamedTuple):
    """A game that is over; None where nobody won, had black, or began it."""

    winner: Seat | None
    black: Seat | None
    first: Seat | None  # who began it: black, or the opener where there is an opening


class Notebook:
    """The games played, who won them, and the board of the game at hand."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.games: list[Played] = []
        self.lost: Seat | None = None  # who forfeited the whole match
        self.new_game()

    def new_game(self, black: Seat | None = None, first: Seat | None = None) -> None:
        self.black, self.first, self.turn = black, first, "black"
        self.board = naive.Board(self.options.size)

    # --- the score ----------------------------------------------------------------------------------------------------------

    @property
    def counted(self) -> list[Seat | None]:
        """The results that are among the three."""
        return [game.winner for game in self.games if game.winner is not None or self.options.drawn_game == "half_each"]

    @property
    def halves(self) -> tuple[int, int]:
        one, two = (sum(1 if winner is None else 2 * (winner == seat) for winner in self.counted) for seat in (0, 1))
        return one, two

    @property
    def decided(self) -> bool:
        left = 3 - len(self.counted)
        return self.lost is not None or left <= 0 or abs(self.halves[0] - self.halves[1]) > 2 * left

    @property
    def winner(self) -> Seat | None:
        if self.lost is not None:
            return 1 if self.lost == 0 else 0
        one, two = self.halves
        return None if one == two else 0 if one > two else 1

    # --- the colours --------------------------------------------------------------------------------------------------------

    def may_begin(self) -> tuple[Seat, ...] | None:
        """Who may begin the next game without a toss; None where a toss is due."""
        if not self.games:
            return None
        winner, _, first = self.games[-1]
        if winner is None and self.options.drawn_game == "replayed":
            return self._turned(first, self.options.replay_colours == "swapped")
        if self.options.later_colours == "loser_chooses":
            return None if winner is None else (0, 1)
        return self._turned(first, True) if len(self.counted) == 1 else None

    @staticmethod
    def _turned(first: Seat | None, swapped: bool) -> tuple[Seat, ...]:
        if first is None:
            return (0, 1)  # nobody knows
        return (1 if first == 0 else 0,) if swapped else (first,)

    def seat_of(self, colour: str) -> Seat | None:
        if self.black is None:
            return None
        return self.black if colour == "black" else 1 if self.black == 0 else 0

    # --- what happens -------------------------------------------------------------------------------------------------------

    def lay(self, colour: Colour, point: str) -> None:
        self.board.lay(naive.cell_of(point), colour)
        self.turn = "white" if colour == "black" else "black"

    def wins_with(self, colour: Colour, point: str) -> bool:
        rows = self.board.rows(naive.cell_of(point))
        return any(naive.wins(row, colour, self.options.overline) for row in rows)

    def has_five(self, colour: Colour) -> bool:
        cells = [cell for cell, sign in self.board.sign.items() if sign == colour]
        return any(naive.wins(row, colour, self.options.overline) for cell in cells for row in self.board.rows(cell))

    def over(self, winner: Seat | None) -> None:
        self.games.append(Played(winner, self.black, self.first))
        self.new_game()

    def forfeit_match(self, loser: Seat) -> None:
        """Every game that is left goes to the other side, until it has won most of the three."""
        winner: Seat = 1 if loser == 0 else 0
        while len(self.counted) < 3 and self.halves[winner] <= 3:
            self.over(winner)
        self.lost = loser
