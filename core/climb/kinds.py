"""Kinds of plays as rows of a table, and one reading of some cards."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from core.climb.packed import PLACE


class Kind(msgspec.Struct, frozen=True):
    """One row: a core of consecutive steps, what is attached to each step, and whether it is a bomb.

    A step is one rank, or ranks that belong together (`BR`). `alike` says how many kickers may be of one rank, `beside` the same
    for a rank next to the core. Kickers of several widths: one of each, all of different ranks.
    """

    name: str
    row: tuple[str, ...]  # the steps through which a core may run, from low to high
    width: int  # cards of each rank of a step
    least: int = 1  # steps
    most: int = 1
    kickers: tuple[int, ...] = ()  # attached to each step, as widths: (1,) a card, (2, 2) two pairs
    alike: tuple[int, ...] = (1,)
    beside: tuple[int, ...] = (1,)
    core: bool = False  # whether one more card of a core rank may be attached
    loose: str = ""  # ranks of which one card at most is attached
    apart: bool = True  # and of all the loose ranks together one card at most
    bomb: int = 0  # 0: none; a greater number beats every smaller one
    length: int = 0  # what a reading says as its length, of a kind with one number of steps; 0: the number of its steps

    @property
    def step_cards(self) -> int:
        """Return how many cards each step brings, kickers among them."""
        return self.width * len(self.row[0]) + sum(self.kickers)


class Reading(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What some cards are taken to be: the kind, the lowest rank of the core, the number of its steps (or what the kind says)."""

    kind: str
    main: str
    length: int


class Table(msgspec.Struct, frozen=True, cache_hash=True):
    """The kinds of a game, the strongest way of reading ambiguous cards first."""

    kinds: tuple[Kind, ...]


class Core(msgspec.Struct, frozen=True):
    """One core of a kind: where it begins in the row, its steps, its reading, its rank counts, its places and those beside it."""

    start: int
    steps: int
    reading: Reading
    counts: int
    places: tuple[int, ...]
    beside: tuple[int, ...]


def core_at(kind: Kind, start: int, steps: int) -> Core:
    """Return the core of so many steps that begins there."""
    places = tuple(PLACE[rank] for step in kind.row[start : start + steps] for rank in step)
    around = [n for n in (start - 1, start + steps) if 0 <= n < len(kind.row)]
    return Core(
        start,
        steps,
        Reading(kind.name, kind.row[start][0], kind.length or steps),
        sum(kind.width << 4 * place for place in places),
        places,
        tuple(PLACE[rank] for n in around for rank in kind.row[n]),
    )


def cores(kind: Kind) -> tuple[Core, ...]:
    """Return every core of a kind: short before long, from low to high."""
    steps = range(kind.least, kind.most + 1)
    return tuple(core_at(kind, start, length) for length in steps for start in range(len(kind.row) - length + 1))


Strength = tuple[int, int, int]  # bomb; kind and length; how high


@lru_cache(maxsize=256)
def strengths(table: Table) -> dict[Reading, Strength]:
    """Return how strong every reading of a table is."""
    every = [(kind, core) for kind in table.kinds for core in cores(kind)]
    alike = {pair: n for n, pair in enumerate(dict.fromkeys((core.reading.kind, core.reading.length) for _, core in every))}
    return {c.reading: (kind.bomb, alike[c.reading.kind, c.reading.length], c.start) for kind, c in every}


def beats(play: Reading, beat: Reading, table: Table) -> bool:
    """Return whether a play beats the one before: a greater bomb, or the same kind and length with a higher core.

    Raises KeyError for a reading that the table does not have.
    """
    found = strengths(table)
    return stronger(found[play], found[beat])


def those_that_beat(beat: Reading, readings: Iterable[Reading], table: Table) -> tuple[Reading, ...]:
    """Return those of some readings that beat another. Raises KeyError for a reading that the table does not have."""
    found = strengths(table)
    least = found[beat]
    return tuple([reading for reading in readings if stronger(found[reading], least)])


def stronger(play: Strength, beat: Strength) -> bool:
    """Return whether one strength beats another."""
    bomb, alike, height = play
    other_bomb, other_alike, other_height = beat
    return bomb > other_bomb if bomb != other_bomb else alike == other_alike and height > other_height


def core_counts(reading: Reading, table: Table) -> int:
    """Return the rank counts of the core of a reading. Raises KeyError for a reading that the table does not have."""
    return _counts(table)[reading]


@lru_cache(maxsize=256)
def _counts(table: Table) -> dict[Reading, int]:
    return {core.reading: core.counts for kind in table.kinds for core in cores(kind)}
