"""What a deal is worth in base stakes (SJ4.5, SJ5.4): the factor of overturns, who pays whom, fines for throws that failed."""

from core.shengji.options import Options
from core.shengji.settle import worth
from core.trumps.messages import FourOf, Seat
from core.trumps.score import promoted_side
from core.trumps.state import SEATS, next_seat, partner, side_of


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
    winners = promoted_side(found, declarer)
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
