"""What deals lead to (SJ4.5, SJ7.2, SJ8.1, SJ8.2, SJ9.1): levels, who declares next, factors, and whether the match is decided.

One pure fold over the deals in force, used when a deal ends, by rulings, and for sheets. The level that a deal was played at and
its declarer stand, also when a ruling later changes what came before it.
"""

from msgspec.structs import replace

from core.shengji.options import Options
from core.text import Text
from core.trick.parts import Part
from core.trumps.messages import Level, Levels, Seat, Side
from core.trumps.score import DEAL_PASSES, Score, Standing, Worth, on_ground, promoted_side, score, with_side
from core.trumps.state import (
    ALL_POINTS,
    FROM_THREE,
    FROM_TWO,
    Match,
    Settled,
    in_force,
    next_seat,
    partner,
)

SMALL_LIGHT, ONE_MORE = 40, 120  # SJ8.1
TWO_MORE, THREE_MORE = 160, 200  # the highest totals that promote by two and by three (SJ8.1)
PER_LEVEL = 40
MOST_PAIRS = 12  # in one hand of 25 cards
MOST = 3  # levels that a deal can promote by, the total capped (SJ8.1)
SIDES: tuple[Side, Side] = (0, 1)


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


def worth_of(now: Score, deal: Settled, options: Options) -> Worth | None:
    """Return what a deal is worth by its total, wherever the match stands; None where that, or who declares, is not known."""
    points = in_force(deal)[1]
    return None if points is None or deal.declarer is None else worth(points, options)


def total(table: int, bottom: int, options: Options) -> int:
    """Return the collectors' total: their tricks and what they got from the bottom (SJ6.2), capped at 200 (SJ8.1)."""
    return min(table + bottom, ALL_POINTS) if options.total_cap == "capped" else table + bottom


def multiplier(won: tuple[Part, ...], options: Options) -> int:
    """Return by what the bottom is multiplied (SJ7.2): by the largest component that won the last trick, not added up (SJ7.3)."""
    return times(won[0].pairs, options)


def times(pairs: int, options: Options) -> int:
    """Return by what the bottom is multiplied (SJ7.2): `pairs` of the largest component, 0 for a single.

    >>> from core.shengji.options import DEFAULTS
    >>> [times(pairs, DEFAULTS) for pairs in (0, 1, 2, 3)]
    [2, 4, 8, 12]
    """
    if pairs == 0:
        return 2
    if options.bottom_tractor == "power_of_two":
        return int(2 ** (pairs + 1))
    return 4 * pairs


def multipliers(options: Options) -> tuple[int, ...]:
    """Return every number that a bottom can be multiplied by, from low to high (SJ7.2)."""
    return tuple(times(pairs, options) for pairs in range(MOST_PAIRS + 1))


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


def after(now: Score, deal: Settled, options: Options) -> Score:
    """Return where a match stands after one deal more, played at the levels that are noted where those differ."""
    counts, points = in_force(deal)
    if not counts:
        return now if now.levels is not None else on_ground(now, deal, options, laps_of)
    now = on_ground(now, deal, options, laps_of)
    coming, gains = deal.next_noted, None
    if points is not None:
        found = worth(points, options)
        gains = (0, 0) if found.steps == 0 else (found.steps, found.steps) if options.deal_level == "common" else None
        if deal.declarer is not None:
            coming = declares_next(deal.declarer, found, deal.last, options)
            gains = with_side((0, 0), promoted_side(found, deal.declarer), found.steps)
    then = _gained(now, gains, options)
    sheet = deal.sheet if deal.sheet is not None else _sheet(now, gains, options)
    return replace(then, deals=now.deals + 1, declarer=coming, sheet=None if sheet == then.levels else sheet)


def declares_next(declarer: Seat, found: Worth, last: Seat | None, options: Options) -> Seat:
    """Return who declares after a deal (SJ9.1), whoever has won the last trick.

    >>> from core.shengji.options import DEFAULTS
    >>> [declares_next(0, Worth(collectors=over, steps=0), None, DEFAULTS) for over in (False, True)]
    [2, 1]
    """
    return next_seat(declarer) if found.collectors else partner(declarer)


def _gained(now: Score, gains: tuple[int, int] | None, options: Options) -> Score:
    """Return a score after a deal that has promoted each side by so many levels; None: it is not known by how many.

    Both by as many: one of them has raised the common level, and it is not known which, nor who was the first past A.
    """
    then = None if gains is None else _raised(now.levels, gains, options)
    if gains is None or now.levels is None or then is None:
        return replace(now, levels=None, known=now.levels or now.known, gap=now.gap + 1)
    n, laps, passed = len(scale(options)), now.laps, now.passed
    over, common = [0, 0], options.deal_level == "common"
    named = 0 in gains and not (common and laps is None)
    for side in SIDES:
        _, past = promoted(now.levels[side], gains[side], options) or ("", False)
        over[side] = (scale(options).index(now.levels[side]) + gains[side]) // n if past else 0
        passed = side if past and passed is None and named else passed
    laps = None if laps is None or (any(over) and not named) else (laps[0] + over[0], laps[1] + over[1])
    return replace(now, levels=then, laps=laps, passed=passed)


def _raised(levels: Levels | None, gains: tuple[int, int], options: Options) -> Levels | None:
    """Return levels so much higher; a common level is raised for both."""
    if levels is None:
        return None
    one, two = (promoted(levels[side], gains[side], options) for side in SIDES)
    if one is None or two is None:
        return None
    if options.deal_level == "common" and gains != (0, 0):
        return (one[0], one[0]) if gains[0] else (two[0], two[0])
    return one[0], two[0]


def _sheet(now: Score, gains: tuple[int, int] | None, options: Options) -> Levels | None:
    return None if gains is None else _raised(now.sheet, gains, options)


# --- levels that a record gives -----------------------------------------------------------------------------------------------


def laps_of(now: Score, levels: Levels, options: Options) -> tuple[int, int] | None:
    """Return how often each side has passed A when the record gives these levels; None: not known.

    A deal promotes by three levels at most (SJ8.1): one that was not computed, or was given wrongly, moves a level by no more;
    without the cap of 200 by any number.
    """
    if now.levels is None and now.known is None and not now.deals:
        return now.laps  # the record begins here
    most = None if options.total_cap == "uncapped" else MOST
    if now.levels is not None:
        span = (0, 0) if most is None else (-most, most)
        return _turned(now.laps, now.levels, levels, span, options)
    if now.known is None or most is None:
        return None
    return _turned(now.laps, now.known, levels, (0, most * now.gap), options)


def _turned(
    laps: tuple[int, int] | None, old: Levels, new: Levels, span: tuple[int, int], options: Options
) -> tuple[int, int] | None:
    """Return how often A was passed when levels have moved by something within `span`; None where that allows no one answer.

    Nobody is behind the first level: a side that has not passed A and is noted at K has climbed to there.
    """
    low, high = scale(options), []
    for side in SIDES:
        at, to = low.find(old[side]), low.find(new[side])
        moves = [step for step in range(span[0], span[1] + 1) if (at + step) % len(low) == to]
        if laps is None or at < 0 or to < 0 or len(moves) != 1:
            return None
        high.append(max(laps[side] + (at + moves[0]) // len(low), 0))
    return high[0], high[1]


def standing(match: Match, options: Options) -> Standing:
    """Return where the match stands: a ruling goes before the end that the organiser has set (option `match_end`)."""
    now = score(match)
    if match.ruled is not None:
        return Standing(now.levels, now.deals, decided=True, winner=match.ruled)
    if options.match_end == "first_past_a":
        perhaps = now.laps != (0, 0)
        return Standing(now.levels, now.deals, decided=now.passed is not None, winner=now.passed, perhaps=perhaps)
    by_deals = options.match_end == "deals" and match.limit is not None and now.deals >= match.limit
    if not by_deals and not (options.match_end == "time" and match.time):
        return Standing(now.levels, now.deals, decided=False, winner=None)
    heights = climbed(now, options)
    if heights is None:
        return Standing(now.levels, now.deals, decided=True, winner=None, known=False)
    one, two = heights
    return Standing(now.levels, now.deals, decided=True, winner=None if one == two else 0 if one > two else 1)


def climbed(now: Score, options: Options) -> tuple[int, int] | None:
    """Return how high each side has climbed, in levels from the first one, A passed or not; None: not known.

    It is what a side really has: steps that were cut at A do not count (option `past_a`), levels that the record gives do. With
    one common level (option `deal_level`) both have the same.
    """
    if now.levels is None:
        return None
    if options.deal_level == "common":
        return 0, 0
    if now.laps is None:
        return None
    levels = scale(options)
    one, two = (now.laps[side] * len(levels) + levels.find(now.levels[side]) for side in SIDES)
    return one, two


def most(options: Options) -> int | None:
    """Return the highest total that counts (SJ8.1, option `total_cap`); None: there is none."""
    return ALL_POINTS if options.total_cap == "capped" else None


def unfinished(match: Match, options: Options) -> Text | None:
    """Return why a match is known not to be over between deals (option `match_end`); None where it may be.

    Time may have been up without a record of it, and without a number of deals nobody but the sides says when they have ended.
    """
    now, ends = score(match), options.match_end
    if ends == "deals" and match.limit is not None and now.deals < match.limit:
        return _DEALS.fill(n=now.deals, limit=match.limit)
    known = now.levels is not None and now.laps == (0, 0)
    return _NOT_PAST if ends == "first_past_a" and now.passed is None and known else None


_DEALS = Text("约定{limit}副，计了{n}副", "{limit} deals are due, and {n} count")
_NOT_PAST = Text("没有一方过A", "no side has passed A")
