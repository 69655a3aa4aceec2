"""What deals lead to (SJ4.5, SJ7.2, SJ8.1, SJ8.2, SJ9.1): levels, who declares next, factors, and whether the match is decided.

One pure fold over the deals in force, used when a deal ends, by rulings, and for sheets. The level that a deal was played at and
its declarer stand, also when a ruling later changes what came before it.
"""

from functools import lru_cache, reduce
from itertools import accumulate
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from core.shengji.messages import Level, Levels, Seat, Side
from core.shengji.options import Options
from core.shengji.state import (
    ALL_POINTS,
    FROM_THREE,
    FROM_TWO,
    Deal,
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
MOST_PAIRS = 12  # in one hand of 25 cards
MOST = 3  # levels that a deal can promote by, the total capped (SJ8.1)
SIDES: tuple[Side, Side] = (0, 1)
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


def multipliers(options: Options) -> tuple[int, ...]:
    """Return every number that a bottom can be multiplied by, from low to high (SJ7.2)."""
    return tuple(multiplier(pairs, options) for pairs in range(MOST_PAIRS + 1))


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
    deals: int = 0  # that count
    declarer: Seat | None = None  # who declares next; None: not known, or nobody yet
    passed: Side | None = None  # which side has passed A first
    laps: tuple[int, int] | None = (0, 0)  # how often each side has passed A
    known: Levels | None = None  # the last levels that were known, where they are not now
    gap: int = 0  # deals since then
    sheet: Levels | None = None  # where a sheet that was found wrong would stand, had it been right


class _Of:
    """A match as what its score follows from: the same deals under the same options, each the same object."""

    __slots__ = ("begun", "deals", "options")

    def __init__(self, match: Match) -> None:
        self.deals, self.options, self.begun = match.deals, match.options, match.begun

    def __hash__(self) -> int:
        return len(self.deals)

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, _Of) and self.deals is other.deals and self.options is other.options
        return same and isinstance(other, _Of) and self.begun == other.begun


def score(match: Match) -> Score:
    """Return where a match stands after its deals."""
    return _scored(_Of(match))


@lru_cache(maxsize=4)  # asked for several times at each act, and the deals change once a deal
def _scored(of: _Of) -> Score:
    return reduce(lambda now, deal: after(now, deal, of.options), of.deals, Score(of.begun))


def course(match: Match) -> tuple[Score, ...]:
    """Return where a match stood after each of its deals, the first one first."""
    return tuple(accumulate(match.deals, lambda now, deal: after(now, deal, match.options), initial=Score(match.begun)))[1:]


def after(now: Score, deal: Settled, options: Options) -> Score:
    """Return where a match stands after one deal more, played at the levels that are noted where those differ."""
    counts, points = in_force(deal)
    if not counts:
        return now if now.levels is not None else on_ground(now, deal, options)
    now = on_ground(now, deal, options)
    coming, gains = deal.next_noted, None
    if points is not None:
        found = worth(points, options)
        gains = (0, 0) if found.steps == 0 else (found.steps, found.steps) if options.deal_level == "common" else None
        if deal.declarer is not None:
            attackers = side_of(deal.declarer)
            winner = other(attackers) if found.collectors else attackers
            coming = declares_next(deal.declarer, found)
            gains = _with((0, 0), winner, found.steps)
    then = _gained(now, gains, options)
    sheet = deal.sheet if deal.sheet is not None else _sheet(now, gains, options)
    return replace(then, deals=now.deals + 1, declarer=coming, sheet=None if sheet == then.levels else sheet)


def declares_next(declarer: Seat, found: Worth) -> Seat:
    """Return who declares after a deal (SJ9.1).

    >>> declares_next(0, Worth(collectors=False, steps=1)), declares_next(0, Worth(collectors=True, steps=0))
    (2, 1)
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


def on_ground(now: Score, deal: Settled | Deal, options: Options) -> Score:
    """Return a score with the levels that a deal was really played at, where the record gives others or none are known."""
    if now.levels is not None and not deal.anew:
        return now
    levels = deal.noted or now.levels
    if levels is None:
        return now
    if deal.anew and deal.level is not None:
        levels = played_at(levels, deal.level, deal.declarer, options)
    return replace(now, levels=levels, laps=_laps(now, levels, options), known=None, gap=0)


def played_at(levels: Levels, level: Level, declarer: Seat | None, options: Options) -> Levels:
    """Return levels with the one that a deal was played at: the declarer side's own, or a common one."""
    if options.deal_level == "common":
        return level, level
    return levels if declarer is None else _with(levels, side_of(declarer), level)


def _laps(now: Score, levels: Levels, options: Options) -> tuple[int, int] | None:
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


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The score, who is ahead, and whether that decides the match."""

    levels: Levels | None
    deals: int
    decided: bool
    winner: Side | None  # None: not decided, level, or not known
    known: bool = True  # False: the match is over, and the record does not hold who has won


def standing(match: Match) -> Standing:
    """Return where the match stands: a ruling goes before the end that the organiser has set (option `match_end`)."""
    now = score(match)
    if match.ruled is not None:
        return Standing(now.levels, now.deals, decided=True, winner=match.ruled)
    if match.options.match_end == "first_past_a":
        return Standing(now.levels, now.deals, decided=now.passed is not None, winner=now.passed)
    by_deals = match.options.match_end == "deals" and match.limit is not None and now.deals >= match.limit
    if not by_deals and not (match.options.match_end == "time" and match.time):
        return Standing(now.levels, now.deals, decided=False, winner=None)
    heights = climbed(now, match.options)
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


class Next(msgspec.Struct, frozen=True, gc=False):
    """What the next deal begins with. `first`: nobody is declarer before trumps are shown (SJ2.1)."""

    level: Level | None
    declarer: Seat | None
    first: bool


def next_deal(match: Match) -> Next:
    """Return what the next deal is played at, and who declares (CD3.1, SJ9.1, option `deal_level`)."""
    now = score(match)
    first = not now.deals and all(begins(deal.noted, deal.level, match.options) for deal in match.deals[:1])
    return Next(level_of(now.levels, now.declarer), now.declarer, first)


def begins(levels: Levels | None, level: Level | None, options: Options) -> bool:
    """Say whether a deal at these levels can be the first of a match (SJ2.1): it is played at the first level.

    >>> from core.shengji.options import DEFAULTS
    >>> begins(None, "3", DEFAULTS), begins(None, "7", DEFAULTS), begins(("3", "5"), "3", DEFAULTS)
    (True, False, False)
    """
    low = scale(options)[0]
    return level in (None, low) if levels is None else levels == (low, low)


def level_of(levels: Levels | None, declarer: Seat | None) -> Level | None:
    """Return the level of a deal (CD3.1): that of the declarer's side; a common one is that of both.

    >>> level_of(("3", "5"), 1), level_of(("3", "3"), None), level_of(("3", "5"), None)
    ('5', '3', None)
    """
    if levels is None:
        return None
    if declarer is not None:
        return levels[side_of(declarer)]
    return levels[0] if levels[0] == levels[1] else None


def _with(pair: tuple[T, T], side: Side, value: T) -> tuple[T, T]:
    return (value, pair[1]) if side == 0 else (pair[0], value)
