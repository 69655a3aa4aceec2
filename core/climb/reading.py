"""All readings of some cards under a table of kinds, from tables: no play has to be searched."""

from functools import lru_cache
from typing import NamedTuple

from core.climb.kinds import Core, Kind, Reading, Table, cores
from core.climb.packed import EIGHTS, ONES, PLACE, size
from core.climb.runs import SPREAD, Pieces, Stretch, eights, pieces, row_of, stretches


class Attached(NamedTuple):
    """A kind with kickers, for plays of one size. `(play + add) & mask` has an 8 at every place with cards enough for a step."""

    kind: Kind
    add: int
    mask: int
    by_place: dict[int, Core]  # of one step: by the 8 at its place
    stretches: dict[int, tuple[Stretch, ...]]  # of several
    pieces: Pieces
    loose: frozenset[int]
    kickers: tuple[int, ...]  # those of all steps, sorted


class Reader(NamedTuple):
    """A table, compiled: cores without kickers by their rank counts, kinds with kickers by the number of cards."""

    plain: dict[int, tuple[Reading, ...]]
    attached: dict[int, tuple[Attached, ...]]


@lru_cache(maxsize=256)
def reader(table: Table) -> Reader:
    """Return a table, compiled."""
    plain: dict[int, tuple[Reading, ...]] = {}
    attached: dict[int, tuple[Attached, ...]] = {}
    for kind in table.kinds:
        if not kind.kickers:
            for core in cores(kind):
                plain[core.counts] = (*plain.get(core.counts, ()), core.reading)
            continue
        for steps in range(kind.least, kind.most + 1):
            cards = steps * kind.step_cards
            attached[cards] = (*attached.get(cards, ()), _attached(kind, steps))
    return Reader(plain, attached)


def _attached(kind: Kind, steps: int) -> Attached:
    row = row_of(kind)
    return Attached(
        kind,
        (8 - kind.width) * ONES,
        eights(row),
        {eights(core.places): core for core in cores(kind)} if steps == 1 else {},
        {} if steps == 1 else stretches(row, kind.least * len(kind.row[0])),
        {} if steps == 1 else pieces(kind, range(steps, steps + 1)),
        frozenset(PLACE[rank] for rank in kind.loose),
        tuple(sorted(kind.kickers * steps)),
    )


def readings(play: int, reader: Reader) -> tuple[Reading, ...]:
    """Return every reading of rank counts, the strongest first; none when the cards form no pattern."""
    found = reader.plain.get(play, ())
    if (attached := reader.attached.get(size(play))) is None or play & EIGHTS:
        return found
    for each in attached:
        if enough := (play + each.add) & each.mask:
            found += tuple([core.reading for core in _cores(enough, each) if _are_kickers(play - core.counts, core, each)])
    return found


def _cores(enough: int, each: Attached) -> list[Core]:
    """Return the cores within a set of places, from high to low."""
    if not each.by_place:
        inside = each.stretches.get(enough % SPREAD, ())
        return [run[0] for stretch in reversed(inside) for run in reversed(each.pieces.get(stretch, ()))]
    if core := each.by_place.get(enough):
        return [core]
    found = []
    while enough:
        place = 1 << enough.bit_length() - 1
        found.append(each.by_place[place])
        enough ^= place
    return found


def _are_kickers(rest: int, core: Core, each: Attached) -> bool:
    """Return whether the cards beside a core are its kickers, their number being right."""
    kind, kickers = each.kind, each.kickers
    width, single = kickers[0], kickers[0] == kickers[-1]
    free = True  # whether a loose card may still come
    numbers = []
    while rest:
        place = (rest & -rest).bit_length() - 1 >> 2
        number = rest >> 4 * place & 15
        rest ^= number << 4 * place
        numbers.append(number)
        if place in each.loose:
            if number > 1 or width > 1 or not free:
                return False
            free = not kind.apart
        elif place in core.places:
            if not kind.core or number != width:
                return False
        elif single and number != width and not _so_many(number, width, kind.beside if place in core.beside else kind.alike):
            return False
    return single or tuple(sorted(numbers)) == kickers


def _so_many(number: int, width: int, allowed: tuple[int, ...]) -> bool:
    """Return whether so many cards of one rank are several kickers."""
    return number % width == 0 and number // width in allowed
