"""Whose turn it is in a deal of OpenSpiel, where a playthrough does not say so."""

from core.doudizhu.messages import Seat
from core.doudizhu.state import SEATS

HAND, BOTTOM = 17, 3


class Course:
    """The course of one deal, as the program that wrote it sees it.

    `passer_again`: who has passed acts again, as in the version of 2022-12-05.
    """

    def __init__(self, first: Seat | None, *, passer_again: bool) -> None:
        self.seat = first  # who acts next; None: not known
        self.landlord: Seat | None = None
        self.over = False  # all three have passed in the auction
        self.ended = False  # a hand is empty, or all have passed
        self._passer_again = passer_again
        self._highest: tuple[int, Seat] | None = None
        self._passes = 0
        self._winner: Seat | None = None
        self._held = [HAND] * 3

    def bid(self, seat: Seat, points: int) -> None:
        """Follow a bid: a 3 ends the auction, as do two passes after a bid and three passes."""
        self._passes = 0 if points else self._passes + 1
        if points:
            self._highest = points, seat
        self.seat = _next(seat)
        if self._highest is not None and (self._highest[0] == 3 or self._passes == 2):
            self.landlord = self.seat = self._highest[1]
            self._held[self.landlord] += BOTTOM
            self._passes = 0
        elif self._passes == 3:
            self.over = self.ended = True

    def passed(self, seat: Seat) -> None:
        """Follow a pass in the play: after two of them the winner of the trick leads."""
        self._passes += 1
        self.seat = seat if self._passer_again else _next(seat)
        if self._passes == 2:
            self.seat, self._passes = self._winner, 0

    def played(self, seat: Seat, cards: int) -> None:
        """Follow a play of so many cards."""
        self._passes, self._winner = 0, seat
        self._held[seat] -= cards
        self.ended = self.ended or self._held[seat] <= 0
        self.seat = _next(seat)


def _next(seat: Seat) -> Seat:
    return SEATS[(seat + 1) % 3]
