"""What deals lead to (GD6.2, GD6.3, GC2.4): levels, points, attempts at A, and whether that decides the match.

One pure fold over the deals in force, used when a deal ends, by rulings, and for sheets; a match keeps where it stood after each
deal. The level that a deal was played at stands, also when a ruling later changes what came before it.
"""

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from core.guandan.messages import Level, Levels, Place, Points, Side
from core.guandan.options import Options
from core.guandan.state import LEVELS, ROUND_DEALS, Match, Score, Settled, in_force

STEPS: dict[str, dict[Place, int]] = {
    "four_two_one": {2: 4, 3: 2, 4: 1},  # GD6.2
    "three_two_one": {2: 3, 3: 2, 4: 1},
    "points_five_three_one": {2: 5, 3: 3, 4: 1},  # GC2.4: points
}
ATTEMPTS = 3  # under the option `a_attempts` = `three`
FORFEIT: Points = (18, 0)  # GC2.2

T = TypeVar("T")


def steps(options: Options, place: Place) -> int:
    """Return the levels or points of a deal whose first finisher's partner has this place (2, 3 or 4).

    >>> from core.guandan.options import DEFAULTS
    >>> [steps(DEFAULTS, place) for place in (2, 3, 4)]
    [4, 2, 1]
    """
    return STEPS[options.promotion][place]


def score(match: Match) -> Score:
    """Return where a match stands after its deals."""
    return match.scores[-1] if match.scores else Score(match.begun)


def course(match: Match) -> tuple[Score, ...]:
    """Return where a match stood after each of its deals, the first one first."""
    return match.scores


def with_deals(match: Match, deals: tuple[Settled, ...]) -> Match:
    """Return a match with other deals. What it led to before the first that is another one is known already."""
    kept = 0
    for old, new in zip(match.deals, deals, strict=False):
        if old is not new:
            break
        kept += 1
    scores = list(match.scores[:kept])
    now = scores[-1] if scores else Score(match.begun)
    for deal in deals[kept:]:
        now = after(now, deal, match.options)
        scores.append(now)
    return replace(match, deals=deals, scores=tuple(scores))


def after(now: Score, deal: Settled, options: Options) -> Score:
    """Return where a match stands after one deal more."""
    counts, winner, place = in_force(deal)
    if not counts:
        return now
    if winner is None or place is None:
        return Score(None, None, now.failed, now.deals + 1, winner, now.passed)
    if options.promotion == "points_five_three_one":
        return _pointed(now, winner, steps(options, place))
    return _promoted(now, deal, winner, place, options)


def _pointed(now: Score, winner: Side, more: int) -> Score:
    points = None if now.points is None else _with(now.points, winner, now.points[winner] + more)
    return Score(now.levels, points, now.failed, now.deals + 1, winner, now.passed)


def _promoted(now: Score, deal: Settled, winner: Side, place: Place, options: Options) -> Score:
    played = declarers(deal, now)
    if passes_a(deal, played, winner, place, now.levels, options):
        return Score(now.levels, now.points, now.failed, now.deals + 1, winner, winner)
    failed, levels = now.failed, now.levels
    if deal.level == "A" and played is not None:  # the attempt of the side whose A it was
        failed = _with(failed, played, failed[played] + 1)
    if levels is not None:
        levels = _with(levels, winner, promoted(levels[winner], steps(options, place)))
        if played is not None and options.a_attempts == "three" and failed[played] >= ATTEMPTS:
            levels, failed = _with(levels, played, "2"), _with(failed, played, 0)
    return Score(levels, now.points, failed, now.deals + 1, winner, now.passed)


def declarers(deal: Settled, now: Score) -> Side | None:
    """Return whose level a deal was played at; where that was not recorded, the one side that had it."""
    if deal.declarers is not None or now.levels is None:
        return deal.declarers
    of = [side for side in (0, 1) if now.levels[side] == deal.level]
    return None if len(of) != 1 else 0 if of[0] == 0 else 1


def unknown_at_a(deal: Settled, now: Score, options: Options) -> bool:
    """Say whether a deal at A cannot be judged, since it is not known whose A it was (GD6.3): who passed it, or failed at it."""
    counts, winner, place = in_force(deal)
    if not counts or winner is None or place is None or deal.level != "A" or options.promotion == "points_five_three_one":
        return False
    if declarers(deal, now) is not None or passes_a(deal, None, winner, place, now.levels, options):
        return False
    return passes_a(deal, winner, winner, place, now.levels, options) or options.a_attempts == "three"


def promoted(level: Level, more: int) -> Level:
    """Return a level so many steps higher. It stops at A, which must be played (GD4.1, GD6.3).

    >>> promoted("9", 4), promoted("K", 4), promoted("A", 1)
    ('K', 'A', 'A')
    """
    return LEVELS[min(LEVELS.index(level) + more, len(LEVELS) - 1)]


def passes_a(deal: Settled, played: Side | None, winner: Side, place: int, levels: Levels | None, options: Options) -> bool:
    """Say whether the winner of a deal passes A in it (GD6.3): its own A, and its partner's place."""
    if place == 4 or (place == 3 and options.pass_a_condition == "partner_second"):  # noqa: S105 - to pass A is no password
        return False
    if deal.level == "A" and played == winner:
        return levels is None or levels[winner] == "A"
    elsewhere = options.pass_a_at_opponents_level == "yes"  # noqa: S105
    return elsewhere and levels is not None and levels[winner] == "A"


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The score, who is ahead, and whether that decides the match."""

    levels: Levels | None
    points: Points | None
    deals: int
    decided: bool
    winner: Side | None  # None: not decided, or level


def standing(match: Match) -> Standing:
    """Return where the match stands: a ruling goes before A passed (GD6.3) and before the points of the round (GC2.4)."""
    now = score(match)
    if match.ruled is not None:
        points = now.points
        if match.options.levels == "seven":
            points = FORFEIT if match.ruled == 0 else (FORFEIT[1], FORFEIT[0])
        return Standing(now.levels, points, now.deals, True, match.ruled)
    if match.options.levels == "two_to_a":
        return Standing(now.levels, now.points, now.deals, now.passed is not None, now.passed)
    over = now.deals >= ROUND_DEALS and now.points is not None
    return Standing(now.levels, now.points, now.deals, over, ahead(now.points) if over else None)


def ahead(points: Points | None) -> Side | None:
    """Return the side with more points; None where they are level or not known."""
    if points is None or points[0] == points[1]:
        return None
    return 0 if points[0] > points[1] else 1


class Next(msgspec.Struct, frozen=True, gc=False):
    """What the next deal begins with: its level, whose level it is. None: not known, or nobody's in particular."""

    level: Level | None
    declarers: Side | None


def next_deal(match: Match) -> Next:
    """Return what the next deal is played at: the level of the side that has won the last one; the first at 2; GC: 7."""
    now = score(match)
    if match.options.levels == "seven":
        return Next("7", None)
    if not now.deals:
        return _first(now.levels)
    if now.last is None or now.levels is None:
        return Next(None, now.last)
    return Next(now.levels[now.last], now.last)


def _first(levels: Levels | None) -> Next:
    if levels is None or levels[0] != levels[1]:
        return Next(None, None)
    return Next(levels[0], None)


def _with(pair: tuple[T, T], side: Side, value: T) -> tuple[T, T]:
    return (value, pair[1]) if side == 0 else (pair[0], value)
