"""What deals lead to (SJ4.5, SJ7.2, SJ8.1, SJ8.2, SJ9.1): levels, who declares next, factors, and whether the match is decided.

One pure fold over the deals in force, used when a deal ends, by rulings, and for sheets. The level that a deal was played at and
its declarer stand, also when a ruling later changes what came before it.
"""

from functools import reduce
from itertools import accumulate
from typing import TypeVar

import msgspec

from core.shengji.messages import FourOf, Level, Levels, Seat, Side
from core.shengji.options import Options
from core.shengji.state import (
    ALL_POINTS,
    FROM_THREE,
    FROM_TWO,
    SEATS,
    Match,
    Settled,
    in_force,
    next_seat,
    other,
    partner,
    side_of,
)

SMALL_LIGHT, DEAL_PASSES, ONE_MORE = 40, 80, 120  # SJ8.1
TWO_MORE, THREE_MORE = 160, 200  # the highest totals that promote by two and by three (SJ8.1)
PER_LEVEL = 40
T = TypeVar("T")


class Worth(msgspec.Struct, frozen=True, gc=False):
    """What a total is worth (SJ8.1): whether the collectors take over, and by how many levels which side is promoted."""

    collectors: bool
    steps: int


def worth(points: int, options: Options) -> Worth:
    """Return what the collectors' total is worth (SJ8.1).

    >>> from core.shengji.options import DEFAULTS
    >>> [(each.collectors, each.steps) for each in (worth(n, DEFAULTS) for n in (0, 35, 75, 115, 120, 125, 165, 240))]
    [(False, 3), (False, 2), (False, 1), (True, 0), (True, 1), (True, 2), (True, 3), (True, 3)]
    """
    if points < DEAL_PASSES:
        return Worth(collectors=False, steps=3 if points == 0 else 2 if points < SMALL_LIGHT else 1)
    if points < ONE_MORE:
        return Worth(collectors=True, steps=0)
    if points == ONE_MORE:
        return Worth(collectors=True, steps=1)
    if points <= TWO_MORE:
        return Worth(collectors=True, steps=2)
    more = 0 if options.total_cap == "capped" else -(-max(points - THREE_MORE, 0) // PER_LEVEL)
    return Worth(collectors=True, steps=3 + more)


def total(table: int, bottom: int, options: Options) -> int:
    """Return the collectors' total: their tricks and what they got from the bottom (SJ6.2), capped at 200 (SJ8.1)."""
    return min(table + bottom, ALL_POINTS) if options.total_cap == "capped" else table + bottom


def multiplier(pairs: int, options: Options) -> int:
    """Return by what the bottom is multiplied (SJ7.2): `pairs` of the largest component, 0 for a single.

    >>> from core.shengji.options import DEFAULTS
    >>> [multiplier(pairs, DEFAULTS) for pairs in (0, 1, 2, 3)]
    [2, 4, 8, 12]
    """
    if pairs == 0:
        return 2
    if options.bottom_tractor == "power_of_two":
        return int(2 ** (pairs + 1))
    return 4 * pairs


def factor(overturns: int, options: Options) -> int:
    """Return by what overturns multiply the stakes (SJ4.5).

    >>> from core.shengji.options import DEFAULTS
    >>> [factor(n, DEFAULTS) for n in (0, 1, 3)]
    [1, 2, 8]
    """
    if options.overturn_factor == "power_of_two":
        return int(2**overturns)
    return 2 * overturns if overturns else 1


def coins(points: int | None, declarer: Seat | None, overturns: int | None, options: Options) -> FourOf | None:
    """Return what each seat wins or loses in base stakes: each loser pays each winner (option `coins`)."""
    if options.coins == "factor_only" or points is None or declarer is None or overturns is None:
        return None
    found = worth(points, options)
    levels = found.steps if options.coins == "stake_by_levels" else 1
    won = 2 * levels * factor(overturns, options)
    winners = other(side_of(declarer)) if found.collectors else side_of(declarer)
    one, two, three, four = (won if side_of(seat) == winners else -won for seat in SEATS)
    return one, two, three, four


def fines(failed: FourOf, options: Options) -> FourOf:
    """Return what throws that failed cost each seat, in quarters of the base stake: half of it a throw (SJ5.4).

    >>> from core.shengji.options import DEFAULTS
    >>> fines((1, 0, 0, 0), DEFAULTS)
    (-2, 0, 0, 0)
    """
    paid = options.throw_fine_to == "opponents"
    one, two, three, four = (
        -2 * failed[seat] + (failed[next_seat(seat)] + failed[partner(next_seat(seat))] if paid else 0) for seat in SEATS
    )
    return one, two, three, four


# --- levels -------------------------------------------------------------------------------------------------------------------


def scale(options: Options) -> str:
    """Return the levels from the first one up."""
    return FROM_THREE if options.first_level == "three" else FROM_TWO


def promoted(level: Level, steps: int, options: Options) -> tuple[Level, bool] | None:
    """Return a level so many steps higher, and whether A was passed (SJ8.2); None for what is none of the levels.

    >>> from core.shengji.options import DEFAULTS
    >>> promoted("J", 2, DEFAULTS), promoted("K", 2, DEFAULTS), promoted("2", 1, DEFAULTS)
    (('K', False), ('3', True), None)
    """
    levels = scale(options)
    if level not in levels:
        return None
    at, top = levels.index(level), len(levels) - 1
    if options.past_a == "stops_at_a" and at < top:
        return levels[min(at + steps, top)], False
    return levels[(at + steps) % len(levels)], at + steps > top


class Score(msgspec.Struct, frozen=True, gc=False):
    """Where a match stands after some deals. None: the record does not hold what it is computed from."""

    levels: Levels | None
    climbed: tuple[int, int] = (0, 0)  # levels that each side was promoted by, A passed or not
    deals: int = 0  # that count
    declarer: Seat | None = None  # who declares next; None: not known, or nobody yet
    passed: Side | None = None  # which side has passed A first


def score(match: Match) -> Score:
    """Return where a match stands after its deals."""
    return reduce(lambda now, deal: after(now, deal, match.options), match.deals, Score(match.begun))


def course(match: Match) -> tuple[Score, ...]:
    """Return where a match stood after each of its deals, the first one first."""
    return tuple(accumulate(match.deals, lambda now, deal: after(now, deal, match.options), initial=Score(match.begun)))[1:]


def after(now: Score, deal: Settled, options: Options) -> Score:
    """Return where a match stands after one deal more."""
    counts, points = in_force(deal)
    if not counts:
        return now
    if points is None or deal.declarer is None:
        return Score(None, now.climbed, now.deals + 1, deal.next_noted, now.passed)
    found = worth(points, options)
    attackers = side_of(deal.declarer)
    winner = other(attackers) if found.collectors else attackers
    coming = next_seat(deal.declarer) if found.collectors else partner(deal.declarer)  # SJ9.1
    levels = now.levels if now.levels is not None else deal.noted
    climbed = _with(now.climbed, winner, now.climbed[winner] + found.steps)
    if levels is None:
        return Score(None, climbed, now.deals + 1, coming, now.passed)
    then = promoted(levels[winner], found.steps, options)
    if then is None:
        return Score(None, climbed, now.deals + 1, coming, now.passed)
    level, past = then
    levels = (level, level) if options.deal_level == "common" else _with(levels, winner, level)
    return Score(levels, climbed, now.deals + 1, coming, winner if past and now.passed is None else now.passed)


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The score, who is ahead, and whether that decides the match."""

    levels: Levels | None
    deals: int
    decided: bool
    winner: Side | None  # None: not decided, or level


def standing(match: Match) -> Standing:
    """Return where the match stands: a ruling goes before the end that the organiser has set (option `match_end`)."""
    now = score(match)
    if match.ruled is not None:
        return Standing(now.levels, now.deals, decided=True, winner=match.ruled)
    if match.options.match_end == "first_past_a":
        return Standing(now.levels, now.deals, decided=now.passed is not None, winner=now.passed)
    by_deals = match.options.match_end == "deals" and match.limit is not None and now.deals >= match.limit
    over = by_deals or (match.options.match_end == "time" and match.time)
    return Standing(now.levels, now.deals, decided=over, winner=ahead(match, now) if over else None)


def ahead(match: Match, now: Score) -> Side | None:
    """Return the side that is at the higher level, a side that has passed A at a higher one; None: level, or not known."""
    if now.levels is None:
        return None
    begun = match.begun or now.levels
    levels = scale(match.options)
    one, two = (levels.find(begun[side]) + now.climbed[side] for side in (0, 1))
    if match.options.past_a == "stops_at_a" and now.passed is None:
        one, two = (levels.find(now.levels[side]) for side in (0, 1))
    return None if one == two or match.options.deal_level == "common" else 0 if one > two else 1


class Next(msgspec.Struct, frozen=True, gc=False):
    """What the next deal begins with. `first`: nobody is declarer before trumps are shown (SJ2.1)."""

    level: Level | None
    declarer: Seat | None
    first: bool


def next_deal(match: Match) -> Next:
    """Return what the next deal is played at, and who declares (CD3.1, SJ9.1, option `deal_level`)."""
    now = score(match)
    levels = now.levels
    if not now.deals:
        level = levels[0] if levels is not None and levels[0] == levels[1] else None
        return Next(level, None, first=True)
    if levels is None:
        return Next(None, now.declarer, first=False)
    if match.options.deal_level == "common":
        return Next(levels[0], now.declarer, first=False)
    return Next(None if now.declarer is None else levels[side_of(now.declarer)], now.declarer, first=False)


def _with(pair: tuple[T, T], side: Side, value: T) -> tuple[T, T]:
    return (value, pair[1]) if side == 0 else (pair[0], value)
