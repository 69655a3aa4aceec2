"""The runs that lie within a set of ranks, as tables: no hand has to search.

A set of places is an integer with an 8 at each. Which stretches of a row it has depends on the row alone; which cores lie within
a stretch depends on the kind.
"""

from collections.abc import Iterator
from functools import lru_cache

from core.climb.kinds import Core, Kind, cores
from core.climb.packed import PLACE

Row = tuple[int, ...]  # places, one after the other
Stretch = tuple[int, int]  # where it begins in the row, and its length
Run = tuple[Core, int, int]  # with its first position in the row, and the end
Pieces = dict[Stretch, tuple[Run, ...]]


# A set of places, divided by this, leaves a remainder of its own: 2 ** (4 n) mod 2 ** 15 - 1 is another power of two for each
# place. Such small keys lie evenly in a dict; integers with a bit in every four would all meet in the same slots.
SPREAD = (1 << 15) - 1


def row_of(kind: Kind) -> Row:
    """Return the places of a kind's row."""
    return tuple(PLACE[rank] for step in kind.row for rank in step)


def eights(places: Row) -> int:
    """Return a set of places as an integer."""
    return sum(8 << 4 * place for place in set(places))


@lru_cache(maxsize=64)
def stretches(row: Row, least: int) -> dict[int, tuple[Stretch, ...]]:
    """Return the stretches of at least that many positions for every set of places that has any, by the set modulo SPREAD."""
    twice = [(n, row.index(place)) for n, place in enumerate(row) if row.index(place) < n]
    weight = [8 << 4 * place for place in row]
    found: dict[int, tuple[Stretch, ...]] = {}
    for parts, chosen in _parted(len(row), 0):
        if any((chosen >> n ^ chosen >> first) & 1 for n, first in twice):
            continue  # a place that stands in the row twice is there or is not
        if long := tuple(part for part in parts if part[1] >= least):
            found[sum({weight[n] for n in range(len(row)) if chosen >> n & 1}) % SPREAD] = long
    return found


def _parted(size: int, start: int) -> Iterator[tuple[tuple[Stretch, ...], int]]:
    """Yield every set of positions from `start` on: its stretches, and its bits."""
    if start >= size:
        yield (), 0
        return
    yield from _parted(size, start + 1)
    for length in range(1, size - start + 1):
        bits = ((1 << length) - 1) << start
        for others, more in _parted(size, start + length + 1):
            yield ((start, length), *others), bits | more


def pieces(kind: Kind, lengths: range) -> Pieces:
    """Return the cores of so many steps that lie within each stretch. Those of one length come from low to high."""
    step, size = len(kind.row[0]), len(row_of(kind))
    by_start = {(core.steps, core.start * step): core for core in cores(kind)}
    found: Pieces = {}
    for start in range(size):
        for length in range(kind.least * step, size - start + 1):
            inside = [
                (core, first, first + steps * step)
                for steps in lengths
                for first in range(start, start + length - steps * step + 1)
                if (core := by_start.get((steps, first)))
            ]
            if inside:
                found[start, length] = tuple(inside)
    return found
