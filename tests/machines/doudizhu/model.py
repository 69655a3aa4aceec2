"""A referee's notebook: a 斗地主 match kept by hand, to hold the program against. It knows nothing of the core's states."""

from typing import NamedTuple

from core.doudizhu.messages import Scores, Seat
from core.doudizhu.options import Options

SEATS: tuple[Seat, ...] = (0, 1, 2)


class Scored(NamedTuple):
    """A deal that is over; None: it does not count."""

    scores: Scores | None
    extra: bool


class Notebook:
    """The deals and their points, who bids first, whether time is up, who has won."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.deals: list[Scored] = []
        self.first: Seat | None = None  # who bids first in the deal at hand or to come
        self.time = self.extra = False

    def over(self, scores: Scores | None) -> None:
        self.deals.append(Scored(scores, self.extra))
        self.first = None if self.first is None else SEATS[(self.first + 1) % 3]
        self.extra = self.time

    def call_time(self, *, in_deal: bool) -> None:
        self.time = True
        self.extra = not in_deal

    def sums(self, *, extra: bool) -> list[int]:
        return [sum(deal.scores[seat] for deal in self.deals if deal.scores and deal.extra == extra) for seat in SEATS]

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(a + b for a, b in zip(self.sums(extra=False), self.sums(extra=True), strict=True))

    @property
    def level(self) -> list[Seat]:
        """Who is ahead: by the round, then by the extra deals one after the other."""
        sums = self.sums(extra=False)
        ahead = [seat for seat in SEATS if sums[seat] == max(sums)]
        points = [0, 0, 0]
        for deal in self.deals:
            if deal.extra and deal.scores and len(ahead) > 1:
                points = [points[seat] + deal.scores[seat] for seat in SEATS]
                ahead = [seat for seat in ahead if points[seat] == max(points[other] for other in ahead)]
        return ahead
