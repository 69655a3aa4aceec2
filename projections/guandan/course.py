"""The deals of a 掼蛋 match one by one, with the levels and points that each has led to."""

import msgspec

from core.guandan.messages import Level, Levels, Points, Seat, Side
from core.guandan.settle import course as _course
from core.guandan.state import Match, in_force


class DealRow(msgspec.Struct, frozen=True):
    """A deal that is over, as it counts now: a ruling goes before the play. None: not known."""

    number: int
    level: Level | None
    declarers: Side | None
    order: tuple[Seat, ...]  # as it was played or signed
    counts: bool
    winner: Side | None
    place: int | None  # of the first finisher's partner
    ruled: bool
    levels: Levels | None  # after it
    points: Points | None


def course(match: Match) -> tuple[DealRow, ...]:
    """Return a row for each deal that is over, the first one first."""
    rows = []
    for deal, score in zip(match.deals, _course(match), strict=True):
        counts, winner, place = in_force(deal)
        ruled = deal.ruled is not None
        points = score.points if match.options.promotion == "points_five_three_one" else None
        rows.append(
            DealRow(deal.number, deal.level, deal.declarers, deal.order, counts, winner, place, ruled, score.levels, points)
        )
    return tuple(rows)
