"""Where a match stands after its deals: levels, who declares next, whether it is decided.

One pure fold over the deals in force, used when a deal ends, by rulings, and for sheets; what one deal leads to is the game's own
(`core.trumps.own`). The level that a deal was played at and its declarer stand, also when a ruling changes what came before it.
"""

from collections.abc import Callable
from functools import lru_cache, reduce
from itertools import accumulate
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from core.trumps.messages import Level, Levels, Seat, Side
from core.trumps.readings import Readings
from core.trumps.state import Deal, Match, Settled, other, side_of

T = TypeVar("T")
DEAL_PASSES = 80  # points with which the collectors take over (SJ8.1, CD2.2)
Laps = Callable[["Score", Levels, Any], tuple[int, int] | None]


class Worth(msgspec.Struct, frozen=True, gc=False):
    """What a total is worth (SJ8.1): whether the collectors take over, and by how many levels which side is promoted."""

    collectors: bool
    steps: int


def promoted_side(found: Worth, declarer: Seat) -> Side:
    """Return the side that a total promotes: the collectors where they take over, else the declarers.

    >>> promoted_side(Worth(collectors=True, steps=1), 0), promoted_side(Worth(collectors=False, steps=1), 0)
    (1, 0)
    """
    declarers = side_of(declarer)
    return other(declarers) if found.collectors else declarers


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
    games: tuple[int, int] = (0, 0)  # that each side has won, where a match is played in games
    final: Levels | None = None  # at which the last game ended
    timed: bool = False  # the time of this game is up
    begun: bool = False  # it has had a deal, be it one that does not count

    @property
    def shown(self) -> Levels | None:
        """Return the levels of the game in progress; those at which the last one ended until another has begun."""
        return self.levels if self.begun or self.final is None else self.final


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The score, who is ahead, and whether that decides the match."""

    levels: Levels | None
    deals: int
    decided: bool
    winner: Side | None  # None: not decided, level, or not known
    known: bool = True  # False: the match is over, and the record does not hold who has won
    perhaps: bool = False  # a side may have passed A though the record does not show it


class Next(msgspec.Struct, frozen=True, gc=False):
    """What the next deal begins with. `first`: nobody is declarer before trumps are shown (SJ2.1)."""

    level: Level | None
    declarer: Seat | None
    first: bool


class _Of:
    """A match as what its score follows from: the same deals under the same options, each the same object."""

    __slots__ = ("begun", "deals", "options", "own")

    def __init__(self, match: Match) -> None:
        self.own, self.deals, self.options, self.begun = match.own, match.deals, match.options, match.begun

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
    return reduce(lambda now, deal: of.own.after(now, deal, of.options), of.deals, Score(of.begun))


def games_won(match: Match) -> tuple[int, int] | None:
    """Return the games that each side has won where a match may have several (CD0.1); None where it has one."""
    return None if match.games == 1 else score(match).games


def course(match: Match) -> tuple[Score, ...]:
    """Return where a match stood after each of its deals, the first one first."""
    return tuple(
        accumulate(match.deals, lambda now, deal: match.own.after(now, deal, match.options), initial=Score(match.begun))
    )[1:]


def on_ground(now: Score, deal: Settled | Deal, options: Readings, laps: Laps) -> Score:
    """Return a score with the levels that a deal was really played at, where the record gives others or none are known."""
    if now.levels is not None and not deal.anew:
        return now
    levels = deal.noted or now.levels
    if levels is None:
        return now
    if deal.anew and deal.level is not None:
        levels = played_at(levels, deal.level, deal.declarer, options)
    return replace(now, levels=levels, laps=laps(now, levels, options), known=None, gap=0)


def played_at(levels: Levels, level: Level, declarer: Seat | None, options: Readings) -> Levels:
    """Return levels with the one that a deal was played at: the declarer side's own, or a common one."""
    if options.deal_level == "common":
        return level, level
    return levels if declarer is None else with_side(levels, side_of(declarer), level)


def next_deal(match: Match) -> Next:
    """Return what the next deal is played at, and who declares (CD3.1, SJ9.1, option `deal_level`)."""
    now = score(match)
    first = not now.deals and all(begins(deal.noted, deal.level, first_level(match)) for deal in match.deals[:1])
    return Next(level_of(now.levels, now.declarer), now.declarer, first)


def first_level(match: Match) -> Level:
    """Return the level at which a match begins."""
    return match.own.levels(match.options)[0]


def begins(levels: Levels | None, level: Level | None, low: Level) -> bool:
    """Say whether a deal at these levels can be the first of a match (SJ2.1, CD2.1): it is played at the first level, `low`.

    >>> begins(None, "3", "3"), begins(None, "7", "3"), begins(("3", "5"), "3", "3")
    (True, False, False)
    """
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


def standing(match: Match) -> Standing:
    """Return where the match stands: a ruling goes before the end that the clauses or the organiser have set."""
    return match.own.standing(match, match.options)


def with_side(pair: tuple[T, T], side: Side, value: T) -> tuple[T, T]:
    """Return what both sides have, with another value for one of them."""
    return (value, pair[1]) if side == 0 else (pair[0], value)
