"""The patterns of 掼蛋 at a level, compiled: the readings of cards are looked up."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from core.cards import BIT, RANK_OF
from core.climb.kinds import Reading
from core.climb.packed import UNIT
from core.climb.wild import Readings, Wild, with_wild
from core.guandan.kinds import JOKERS, LEVELS, MOST_WILD, WILD_SUIT, ranked
from core.guandan.options import DEFAULTS, Options

READ_BY = (
    "level_card_place",
    "plate_with_a",
    "wilds_alone",
    "five_alike_with_wilds",
    "flush_as_straight",
    "joker_pair_in_full_house",
)
"""The options by which cards are read; under all others the patterns are the same."""
WHOLE: dict[str, int] = {code: UNIT[RANK_OF[code]] for code in BIT}  # cards of which rank and suit are known


class Patterns(msgspec.Struct, frozen=True):
    """The patterns at a level, compiled: what rank counts are, and which straight flush a straight of one suit is."""

    wild: str  # the code
    unit: int  # of its rank
    by_counts: Wild
    suited: dict[Readings, Readings]  # straights: the same of one suit
    both: bool  # a straight flush is a straight too


def wild_card(level: str) -> str:
    """Return the code of the wild card of a level (GD2.2).

    >>> wild_card("T")
    'HT'
    """
    return WILD_SUIT + level


def pack(level: str) -> int:
    """Return the rank counts of all cards that are not wild."""
    return 8 * sum(UNIT[rank] for rank in LEVELS) - MOST_WILD * UNIT[level] + 2 * sum(UNIT[rank] for rank in JOKERS)


@lru_cache(maxsize=4096)
def patterns(level: str, options: Options) -> Patterns:
    """Return the patterns at a level, compiled. Raises KeyError for what is no level."""
    return _compiled(level, msgspec.structs.replace(DEFAULTS, **{key: getattr(options, key) for key in READ_BY}))


@lru_cache(maxsize=256)
def _compiled(level: str, options: Options) -> Patterns:
    by_counts = with_wild(ranked(level, options), LEVELS, MOST_WILD, pack(level))
    for number, by_others in enumerate(by_counts[1:], 1):
        by_others[0] = tuple(r for r in by_others[0] if _alone(r, number, level, options))
    if options.five_alike_with_wilds == "bomb_only":
        for rank in LEVELS:
            if found := by_counts[2].get(3 * UNIT[rank]):
                by_counts[2][3 * UNIT[rank]] = tuple(r for r in found if r.kind != "full_house")
    straights = {found for by_others in by_counts for found in by_others.values() if found[:1] and found[0].kind == "straight"}
    return Patterns(
        wild_card(level),
        UNIT[level],
        by_counts,
        {found: tuple(msgspec.structs.replace(r, kind="straight_flush") for r in found) for found in straights},
        options.flush_as_straight == "allowed",
    )


def _alone(reading: Reading, number: int, level: str, options: Options) -> bool:
    """GD4.1: wild cards alone are level cards; where the option says so two of them are any pair."""
    return reading.main == level or (number == 2 and options.wilds_alone == "any_pair")


def read(cards: Sequence[str], known: Patterns) -> Readings:
    """Return every reading of at most ten cards, the strongest first."""
    wild = cards.count(known.wild)
    if wild > MOST_WILD:
        return ()
    found = known.by_counts[wild].get(sum([WHOLE[card] for card in cards]) - wild * known.unit, ())
    if len(cards) != 5 or found not in known.suited:
        return found
    suits = {card[0] for card in cards if card != known.wild}
    return found if len(suits) > 1 else of_one_suit(found, suits.pop(), wild, known)


def of_one_suit(straights: Readings, suit: str, wild: int, known: Patterns) -> Readings:
    """Return the readings of straights whose cards are all of one suit but for the wild ones.

    GD2.3: where the wild cards are of that suit too it is no plain straight, unless the option says so.
    """
    flush = known.suited[straights]
    return flush + straights if known.both or (wild and suit != WILD_SUIT) else flush
