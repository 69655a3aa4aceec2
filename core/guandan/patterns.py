"""What some cards are in 掼蛋 (GD2.1 to GD2.7, GD4.1), and which play beats which (GD3.1, GD4.2).

Cards are codes of two packs; the two hearts of the level are wild. A reading counts in `length` the steps of a run, and the cards
of a bomb; its `main` is the lowest rank of a run (`A` where the ace is low), otherwise the rank, of a full house the triple's.
"""

from collections.abc import Sequence

from core.climb import kinds
from core.climb.kinds import Reading
from core.guandan.compiled import patterns, read, wild_card
from core.guandan.kinds import MOST_CARDS, table
from core.guandan.no_pattern import why_no_pattern
from core.guandan.options import Options
from core.guandan.partly import partly
from core.guandan.wild import stands_for

__all__ = ["Reading", "beats", "best", "is_bomb", "partly", "readings", "stands_for", "why_no_pattern", "wild_card"]

BOMBS = frozenset({"bomb", "straight_flush", "joker_bomb"})


def readings(cards: Sequence[str], level: str, options: Options) -> tuple[Reading, ...]:
    """Return every reading of cards, the strongest first; none when they form no pattern. Raises KeyError for no whole card.

    >>> from core.guandan.options import DEFAULTS
    >>> readings(("S9", "H9", "D9", "H2", "H2"), "2", DEFAULTS)
    (Reading(kind='bomb', main='9', length=5), Reading(kind='full_house', main='9', length=1))
    """
    if len(cards) > MOST_CARDS:
        return ()
    return read(cards, patterns(level, options))


def beats(play: Reading, beat: Reading, level: str, options: Options) -> bool:
    """Return whether a play beats the one before (GD3.1, GD4.2). Raises KeyError for what is no reading at this level."""
    return kinds.beats(play, beat, table(level, options))


def best(cards: Sequence[str], beat: Reading | None, level: str, options: Options) -> Reading | None:
    """Return the strongest reading of cards that beats the play before, or the strongest of all where there is none."""
    for reading in readings(cards, level, options):
        if beat is None or beats(reading, beat, level, options):
            return reading
    return None


def is_bomb(reading: Reading) -> bool:
    """Return whether it is a bomb of four and more, a straight flush or the four jokers (GD3.1)."""
    return reading.kind in BOMBS
