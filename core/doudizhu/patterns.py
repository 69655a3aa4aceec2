"""What some cards are in 斗地主 (DZ5.1 to DZ5.4), and which play beats which (DZ6.1)."""

from functools import lru_cache

from core.climb import kinds
from core.climb.kinds import Reading
from core.climb.reading import Reader, reader
from core.climb.reading import readings as all_readings
from core.doudizhu.kinds import table
from core.doudizhu.no_pattern import why_no_pattern
from core.doudizhu.options import Options

__all__ = ["Reading", "beats", "best", "is_bomb", "is_rocket", "readings", "why_no_pattern"]


@lru_cache(maxsize=256)
def _reader(options: Options) -> Reader:
    return reader(table(options))


def readings(play: int, options: Options) -> tuple[Reading, ...]:
    """Return every reading of rank counts (`core.climb.packed`), the strongest first; none when the cards form no pattern.

    >>> from core.climb.packed import from_ranks
    >>> from core.doudizhu.options import DEFAULTS
    >>> readings(from_ranks("33344455"), DEFAULTS)
    (Reading(kind='plane_singles', main='3', length=2),)
    """
    return all_readings(play, _reader(options))


def beats(play: Reading, beat: Reading, options: Options) -> bool:
    """Return whether a play beats the one before (DZ6.1). Kind and length say the number of cards, so they need not be given."""
    return kinds.beats(play, beat, table(options))


def best(play: int, beat: Reading | None, options: Options) -> Reading | None:
    """Return the strongest reading of rank counts that beats the play before, or the strongest of all where there is none."""
    for reading in readings(play, options):
        if beat is None or beats(reading, beat, options):
            return reading
    return None


def is_bomb(reading: Reading) -> bool:
    """Return whether it is four of a value; the rocket is no bomb, and neither is four with two (DZ5.4)."""
    return reading.kind == "bomb"


def is_rocket(reading: Reading) -> bool:
    """Return whether it is both jokers."""
    return reading.kind == "rocket"
