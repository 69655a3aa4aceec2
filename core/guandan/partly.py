"""What cards may be of which the suit (`?9`) or everything (`??`) is not recorded.

No completion is tried one by one: for readings it only matters how many wild cards there are, which ranks the others have, and
whether these show one suit.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from core.cards import BIT, RANK_OF, SUITS, UNKNOWN
from core.climb.kinds import Reading, strengths
from core.climb.packed import UNIT, count, holds, packed, size
from core.climb.wild import Readings
from core.guandan.compiled import Patterns, of_one_suit, pack, patterns
from core.guandan.kinds import MOST_CARDS, MOST_WILD, WILD_SUIT, table
from core.guandan.options import Options


class Recorded(NamedTuple):
    """Cards as far as they are recorded."""

    wild: int  # surely
    natural: int  # rank counts of those surely not wild
    suited: int  # how many of these have their suit recorded
    suits: frozenset[str]
    level: int  # of the level without a suit: wild, or not
    unknown: int


class Counted(NamedTuple):
    """One way in which the cards may be wild: how many, the rank counts of the others, and cards of any rank that are not."""

    wild: int
    natural: int
    free: int


def partly(cards: Sequence[str], level: str, options: Options) -> tuple[Readings, Readings]:
    """Return the readings that cards have whatever is not recorded, and those that they may have, the strongest first.

    Raises KeyError for what is no card.

    >>> from core.guandan.options import DEFAULTS
    >>> partly(("S3", "S4", "S5", "S6", "?7"), "9", DEFAULTS)[0]
    ()
    >>> partly(("?9", "?9"), "2", DEFAULTS)[0]
    (Reading(kind='pair', main='9', length=1),)
    """
    recorded, known = _recorded(cards, level), patterns(level, options)
    if len(cards) > MOST_CARDS:
        return (), ()
    outcomes = {outcome for way in _ways(recorded, level) for outcome in _outcomes(way, recorded, level, known)}
    possible = _sorted({reading for outcome in outcomes for reading in outcome}, level, options)
    if recorded.unknown:  # it may be a joker that no pattern of theirs has, or another rank
        return (), possible
    return tuple(reading for reading in possible if all(reading in outcome for outcome in outcomes)), possible


def _recorded(cards: Sequence[str], level: str) -> Recorded:
    wild_card = WILD_SUIT + level
    whole = [card for card in cards if card in BIT and card != wild_card]
    ranks = [card for card in cards if card not in BIT and card != UNKNOWN and RANK_OF[card] != level]
    return Recorded(
        cards.count(wild_card),
        packed([*whole, *ranks]),
        len(whole),
        frozenset(card[0] for card in whole),
        cards.count(f"?{level}"),
        cards.count(UNKNOWN),
    )


def _ways(recorded: Recorded, level: str) -> Iterator[Counted]:
    """Yield every number of wild cards that there may be."""
    for wild in range(recorded.wild, MOST_WILD + 1):
        for of_level in range(min(recorded.level, wild - recorded.wild) + 1):
            natural = recorded.natural + (recorded.level - of_level) * UNIT[level]
            free = recorded.unknown - (wild - recorded.wild - of_level)
            if free >= 0 and holds(pack(level), natural):
                yield Counted(wild, natural, free)


def _outcomes(way: Counted, recorded: Recorded, level: str, known: Patterns) -> Iterator[Readings]:
    """Yield all readings of every completion."""
    by_others = known.by_counts[way.wild]
    if not way.free:
        yield from _by_suit(by_others.get(way.natural, ()), way.natural, way.wild, recorded, level, known)
        return
    cards = size(way.natural) + way.free
    for counts, found in by_others.items():
        if size(counts) == cards and holds(counts, way.natural):
            yield from _by_suit(found, counts, way.wild, recorded, level, known)


def _by_suit(found: Readings, counts: int, wild: int, recorded: Recorded, level: str, known: Patterns) -> Iterator[Readings]:
    """Yield the readings of rank counts for every way in which their cards may show one suit or several."""
    if found not in known.suited or len(recorded.suits) > 1:
        yield found
        return
    if size(counts) > recorded.suited:
        yield found  # a straight has three cards at least that are not wild, so that they may show several suits
    elsewhere = WILD_SUIT if count(counts, level) else ""  # a heart of the level would be wild
    for suit in recorded.suits or SUITS:
        if suit != elsewhere:
            yield of_one_suit(found, suit, wild, known)


def _sorted(found: set[Reading], level: str, options: Options) -> Readings:
    """Return readings as `readings` gives them: the greatest bomb first, then kind by kind, from high to low."""
    order = strengths(table(level, options))

    def strength(reading: Reading) -> tuple[int, int, int]:
        bomb, kind, height = order[reading]
        return -bomb, kind, -height

    return tuple(sorted(found, key=strength))
