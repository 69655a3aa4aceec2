"""What the wild cards of a play stand for (GD4.1)."""

from collections.abc import Iterator, Sequence

from core.climb.kinds import Reading, core_counts
from core.climb.packed import count, missing, ranks_text
from core.guandan.compiled import WHOLE, patterns, read
from core.guandan.kinds import RUN, WILD_SUIT, table
from core.guandan.options import Options


def stands_for(cards: Sequence[str], reading: Reading, level: str, options: Options) -> tuple[tuple[str, str], ...]:
    """Return each wild card of a play with the card that it stands for, from the lowest step of a run upwards.

    That card is a code, `?6` where any suit would do, `??` where several ranks would; a wild card that is a level card stands for
    itself. Raises ValueError where the cards do not have the reading.

    >>> from core.guandan.options import DEFAULTS
    >>> stands_for(("S3", "S4", "HT", "S6", "S7"), Reading("straight_flush", "3", 5), "T", DEFAULTS)
    (('HT', 'S5'),)
    """
    known = patterns(level, options)
    if reading not in read(cards, known):
        raise ValueError(f"{' '.join(cards)} is no {reading.kind} {reading.main} at level {level}")
    others = [card for card in cards if card != known.wild]
    if len(others) == len(cards):
        return ()
    natural = sum(WHOLE[card] for card in others)
    suit = others[0][0] if reading.kind == "straight_flush" else "?"
    ranks = [*_in_core(natural, reading, level, options), *_in_pair(natural, reading, level, options)]
    return tuple((known.wild, _card(suit, rank, level)) for rank in ranks)


def _card(suit: str, rank: str, level: str) -> str:
    """Return the card that a wild card stands for: of the level itself wherever that is possible."""
    return (WILD_SUIT if suit == "?" else suit) + rank if rank == level else suit + rank


def _in_core(natural: int, reading: Reading, level: str, options: Options) -> Iterator[str]:
    """Yield the ranks of the core that the other cards lack, in the order of the run."""
    lacks = missing(natural, core_counts(reading, table(level, options)))
    start = RUN.index(reading.main) if reading.main in RUN else 0
    for rank in dict.fromkeys(RUN[start:]) if lacks else ():
        yield from rank * count(lacks, rank)


def _in_pair(natural: int, reading: Reading, level: str, options: Options) -> Iterator[str]:
    """Yield the ranks that the pair of a full house lacks."""
    if reading.kind != "full_house":
        return
    rest = missing(core_counts(reading, table(level, options)), natural)
    if not rest:
        yield from "??" if reading.main == level else level * 2
    elif len(beside := ranks_text(rest)) == 1:
        yield beside
