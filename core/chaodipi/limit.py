"""What the clock does (CD0.1): two hours, the deal in progress, who is ahead; and how games make a match."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from core.chaodipi.levels import LEVELS
from core.trumps.messages import Level, Side

Reading = Literal["level_then_referee", "level_then_deal", "level_then_stage"]


class Ahead(msgspec.Struct, frozen=True, gc=False):
    """Who wins a game at the limit; without a side the chief referee decides, or `another` deal is played."""

    side: Side | None
    another: bool = False


def ahead(
    levels: tuple[Level, Level],
    stage: Side | None,
    reading: Reading,
) -> Ahead:
    """Return who is ahead at the limit where nobody has passed A (CD0.1, option `ahead_at_limit`).

    Levels count as they stand, 2 to A, also where a J has sent a side back. `stage` is the declarers' side; None: nobody's yet.

    >>> ahead(("K", "T"), 1, "level_then_referee"), ahead(("9", "9"), 1, "level_then_stage")
    (Ahead(side=0, another=False), Ahead(side=1, another=False))
    >>> ahead(("9", "9"), 1, "level_then_referee"), ahead(("9", "9"), 1, "level_then_deal")
    (Ahead(side=None, another=False), Ahead(side=None, another=True))
    """
    one, two = (LEVELS.index(level) for level in levels)
    if one != two:
        return Ahead(0 if one > two else 1)
    if reading == "level_then_stage":
        return Ahead(stage)
    return Ahead(None, another=reading == "level_then_deal")


def match_winner(games: Sequence[Side], best_of: Literal[1, 3]) -> Side | None:
    """Return the side that has won a match by its games; None while it is open (CD0.1).

    >>> match_winner([0], 1), match_winner([0, 1], 3), match_winner([0, 1, 1], 3)
    (0, None, 1)
    """
    need = best_of // 2 + 1
    sides: tuple[Side, Side] = (0, 1)
    return next((side for side in sides if games.count(side) >= need), None)
