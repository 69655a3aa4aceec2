"""All readings of some cards under a table of kinds."""

from core.climb.kinds import Core, Kind, Reading, Table, core_at, standing
from core.climb.packed import PLACE, holds, size

PLACES = range(len(PLACE))


def readings(play: int, table: Table) -> tuple[Reading, ...]:
    """Return every reading of rank counts, the strongest first; none when the cards form no pattern."""
    cards = size(play)
    return tuple(reading for kind in table.kinds for reading in _of_kind(play, cards, kind)) if cards else ()


def _of_kind(play: int, cards: int, kind: Kind) -> list[Reading]:
    steps, over = divmod(cards, kind.step_cards)
    if over or not kind.least <= steps <= kind.most:
        return []
    cores = (core_at(kind, start, steps) for start in range(len(kind.row) - steps, -1, -1))
    return [core.reading for core in cores if holds(play, core.counts) and _attached(play - core.counts, kind, core)]


def _attached(rest: int, kind: Kind, core: Core) -> bool:
    """Return whether the cards beside a core are kickers of this kind, their number being right."""
    counts = {place: rest >> 4 * place & 15 for place in PLACES if rest >> 4 * place & 15}
    loose = counts.keys() & {PLACE[rank] for rank in kind.loose}
    if len(loose) > 1 and kind.apart:
        return False
    if len(set(kind.kickers)) > 1:
        return sorted(counts.values()) == sorted(kind.kickers) and all(counts[place] == 1 for place in loose)
    return all(_alike(place, number, kind, core) for place, number in counts.items())


def _alike(place: int, number: int, kind: Kind, core: Core) -> bool:
    if PLACE_RANK[place] in kind.loose:
        return number == 1 == kind.kickers[0]
    if place in core.places:
        return kind.core and number == kind.kickers[0]
    return number % kind.kickers[0] == 0 and number // kind.kickers[0] in (kind.beside if place in core.beside else kind.alike)


PLACE_RANK = {place: rank for rank, place in PLACE.items()}


def core_counts(reading: Reading, table: Table) -> int:
    """Return the rank counts of the core of a reading."""
    return standing(table)[reading][1].counts
