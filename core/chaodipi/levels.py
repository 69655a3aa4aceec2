"""What one deal does to the levels (CD2.1 to CD2.3): promotions, must-play levels, the J that sends back, who declares next.

A level is one of `LEVELS`. Each side has its own (CD3.1); a deal is played at that of its declarers.
"""

from typing import Literal

import msgspec

from core.chaodipi.options import Options
from core.trumps.messages import Level, Seat
from core.trumps.score import DEAL_PASSES, Worth
from core.trumps.state import FROM_TWO, next_seat, partner

LEVELS = FROM_TWO  # CD2.1, from the first to the last
MUST_PLAY = "2JA"  # CD2.1
TOP = LEVELS[-1]
HOOK_LEVEL: Level = "J"  # CD2.3
AFTER_TRUMP_J, AFTER_OTHER_J = "2", "6"  # CD2.3
PER_LEVEL = 20  # points a level (CD2.2)

LastJ = Literal["trump", "other"]  # 正J, of the trump suit; 副J, of another one


class Played(msgspec.Struct, frozen=True, gc=False):
    """What a deal was worth: points of the collectors, and with what they took the last trick.

    `total` counts the bottom and the penalties, `table` the tricks alone. `last_j` is the J in the collectors' winning play of
    the last trick (at no trump every J is `other`); None: no J, or the declarers took it.
    """

    declarers: Level
    collectors: Level
    total: int
    table: int
    last_j: LastJ | None = None
    no_trump: bool = False


class After(msgspec.Struct, frozen=True, gc=False):
    """What follows: the levels of the two sides, whether the collectors declare next, and who has passed A."""

    declarers: Level
    collectors: Level
    passes: bool  # the deal passes to the collectors
    won: Literal["declarers", "collectors"] | None = None


def declarers_steps(total: int) -> int:
    """Return the levels by which the declarers are promoted (CD2.2).

    >>> [declarers_steps(n) for n in (0, 5, 20, 40, 75, 80)]
    [5, 4, 3, 2, 1, 0]
    """
    return 5 if total == 0 else max(0, 4 - total // PER_LEVEL)


def collectors_steps(total: int, options: Options) -> int:
    """Return the levels by which the collectors are promoted (CD2.2).

    >>> from core.chaodipi.options import DEFAULTS
    >>> [collectors_steps(n, DEFAULTS) for n in (75, 95, 100, 155, 160, 180, 400)]
    [0, 0, 1, 3, 4, 5, 5]
    """
    most = 5 if options.top_row == "five_from_180" else 4
    return min(most, max(0, (total - DEAL_PASSES) // PER_LEVEL))


def promoted(level: Level, steps: int) -> tuple[Level, bool]:
    """Return a level so many steps higher, and whether A was passed; a must-play level in between stops it (CD2.1).

    >>> promoted("2", 5), promoted("8", 4), promoted("J", 5), promoted("A", 1)
    (('7', False), ('J', False), ('A', False), ('A', True))
    """
    at = LEVELS.index(level)
    if level == TOP:
        return TOP, steps > 0
    stop = next(LEVELS.index(each) for each in MUST_PLAY if LEVELS.index(each) > at)
    return LEVELS[min(at + steps, stop)], False


def sent_back(played: Played, options: Options) -> Level | Literal["chief_referee"] | None:
    """Return the level to which a J of the last trick sends the declarers (CD2.3); None: to none."""
    if played.declarers != HOOK_LEVEL or played.last_j is None:
        return None
    if played.no_trump and options.hook_no_trump == "no_hook":
        return None
    points = played.table if options.hook_table_points == "before_bottom" else played.total
    if points < DEAL_PASSES and (
        options.hook_off_suit_below_80 != "applied" or (played.last_j == "trump" and not played.no_trump)
    ):
        return None
    if played.no_trump:
        return "chief_referee" if options.hook_no_trump == "chief_referee" else AFTER_OTHER_J
    return AFTER_TRUMP_J if played.last_j == "trump" else AFTER_OTHER_J


def put_at(played: Played, options: Options, ruled: Level | None = None) -> Level | Literal["chief_referee"] | None:
    """Return the level at which the declarers are put (CD2.3), or were by a ruling; None: they stay, as where it is J."""
    if ruled is None:
        return sent_back(played, options)
    return None if ruled == HOOK_LEVEL else ruled


def worth(played: Played, options: Options, ruled: Level | None = None) -> Worth | None:
    """Return who takes over and who is promoted by how many levels; None where that is for the chief referee (`hook_no_trump`).

    Declarers who are sent back go up by nothing and leave the stage, whatever the total is (CD2.3, option `hook_promotion`).
    """
    back = put_at(played, options, ruled)
    if back == "chief_referee":
        either = [worth(played, options, level) for level in (HOOK_LEVEL, AFTER_OTHER_J)]
        return either[0] if either[0] == either[1] else None
    if back is None and played.total < DEAL_PASSES:
        return Worth(collectors=False, steps=declarers_steps(played.total))
    none = back == AFTER_OTHER_J and options.hook_promotion == "off_suit_none"
    return Worth(collectors=True, steps=0 if none else collectors_steps(played.total, options))


def after(played: Played, options: Options, ruled: Level | None = None) -> After | None:
    """Return what follows from a deal (CD2.1 to CD2.3); None where that is for the chief referee (option `hook_no_trump`).

    `ruled` is the level at which a ruling has put the declarers; J: they are not sent back. None: there is none.
    """
    back, found = put_at(played, options, ruled), worth(played, options, ruled)
    if back == "chief_referee" or found is None:
        return None
    if not found.collectors:
        level, past = promoted(played.declarers, found.steps)
        return After(level, played.collectors, passes=False, won="declarers" if past else None)
    # A side does not leave a level that must be played by collecting points.
    stays = options.must_play_left_by == "declarers" and played.collectors in MUST_PLAY
    level, past = (played.collectors, False) if stays else promoted(played.collectors, found.steps)
    return After(back or played.declarers, level, passes=True, won="collectors" if past else None)


def next_declarer(
    declarer: Seat,
    passes: bool,
    last_trick: Seat | None,
    reading: Literal["next_player", "last_trick_winner", "side_names_one"],
) -> Seat | None:
    """Return who declares next (CD2.2): a side that stays alternates; after a change it goes by the option `next_declarer`.

    `last_trick` is who won the last trick. None where the side has to name one, or it is not known.

    >>> next_declarer(0, False, 1, "next_player"), next_declarer(0, True, 3, "next_player")
    (2, 1)
    >>> next_declarer(0, True, 3, "last_trick_winner"), next_declarer(0, True, 3, "side_names_one")
    (3, None)
    """
    if not passes:
        return partner(declarer)
    if reading == "next_player":
        return next_seat(declarer)
    if reading == "side_names_one" or last_trick is None or (last_trick - declarer) % 2 == 0:
        return None
    return last_trick
