"""Readings of cards of which some are wild, from tables: every play of a table of kinds, without the cards that stand in.

A wild card stands for any card of some ranks. What it may stand for thus depends on how many there are and on the other cards.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from core.climb.kinds import Core, Kind, Reading, Table, cores
from core.climb.packed import PLACE, UNIT, count, holds

Readings = tuple[Reading, ...]
Wild = tuple[dict[int, Readings], ...]  # by the number of wild cards: by the rank counts of the others, the strongest first


def plays(table: Table) -> Iterator[tuple[int, Reading]]:
    """Yield every play of a table as rank counts with its reading: kind by kind, from high to low.

    Raises ValueError for a kind with several kickers, of which there are too many plays.
    """
    for kind in table.kinds:
        for core in reversed(cores(kind)):
            yield from ((core.counts + more, core.reading) for more in _kickers(kind, core))


def _kickers(kind: Kind, core: Core) -> Iterator[int]:
    if not kind.kickers:
        yield 0
        return
    if len(kind.kickers) * core.steps > 1:
        raise ValueError("a kind with several kickers has too many plays")
    (width,) = kind.kickers
    for rank, place in PLACE.items():
        if place not in core.places and (width == 1 or rank not in kind.loose):
            yield width * UNIT[rank]


def with_wild(table: Table, ranks: str, most: int, pack: int) -> Wild:
    """Return the readings of a table for no wild card, for one, and so on up to `most`, each of which stands for any of `ranks`.

    `pack` are the rank counts of all cards that are not wild: no play has more of them.
    """
    found: Wild = tuple({} for _ in range(most + 1))
    for counts, reading in plays(table):
        there = [rank for rank in ranks if count(counts, rank)]
        for number, by_others in enumerate(found):
            for stood_for in combinations_with_replacement(there, number):
                parts = sum(UNIT[rank] for rank in stood_for)
                if holds(counts, parts) and holds(pack, others := counts - parts):
                    known = by_others.get(others, ())
                    if reading not in known:
                        by_others[others] = (*known, reading)
    return found
