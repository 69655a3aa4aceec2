"""A table of kinds, compiled once: lookups by byte for kinds of one rank, and the runs of every set of ranks for the others."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from core.cards import HELD
from core.climb.attaching import Kickers, kickers_of
from core.climb.form import Form
from core.climb.hand import Lookup, lookup
from core.climb.kinds import Core, Kind, Reading, Table, cores
from core.climb.packed import ONES
from core.climb.runs import Pieces, Row, Stretch, eights, pieces, row_of, stretches


class Plan(msgspec.Struct, frozen=True):
    """One kind. `(counts + add) & mask` has an 8 at every place of the row with cards enough for a step.

    A kind of one rank without kickers has its `forms`, one with kickers its cores `by_place` (and with one kicker, its width is
    `one`), any other the `stretches` of its row and the `pieces` within them.
    """

    kind: Kind
    add: int
    mask: int
    forms: "Lookup[Form] | None"
    by_place: dict[int, Core] | None
    one: int
    stretches: dict[int, tuple[Stretch, ...]]
    pieces: Pieces
    order: Row  # the row, where it is not the lowest places one after the other
    kickers: Kickers | None


class Asked(NamedTuple):
    """A plan, and beside it what is asked of every hand."""

    add: int
    mask: int
    plan: Plan


class Following(NamedTuple):
    """What may answer a reading: a higher core of its kind, or any of a greater bomb."""

    plan: Plan
    add: int
    mask: int  # an 8 at every place of a higher core
    above: int  # all bits of these places
    start: int  # of the reading, in the row
    pieces: Pieces  # of its length
    greater: tuple[Asked, ...]


class Engine(msgspec.Struct, frozen=True):
    """A table."""

    forms: "Lookup[Form]"  # of all kinds of one rank without kickers
    others: tuple[Asked, ...]  # the other kinds
    following: dict[Reading, Following]


@lru_cache(maxsize=64)
def engine(table: Table) -> Engine:
    """Return a table, compiled. Raises ValueError for a bomb with kickers: what beats everything is looked up without them."""
    if any(kind.bomb and kind.kickers for kind in table.kinds):
        raise ValueError("a bomb has no kickers")
    plans = [_plan(kind) for kind in table.kinds]
    plain = [plan.forms for plan in plans if plan.forms is not None]
    together = tuple(tuple(sum((forms[n][byte] for forms in plain), ()) for byte in range(256)) for n in range(8))
    following = {core.reading: answer for plan in plans for core, answer in _following(plan, plans)}
    return Engine(together, tuple(Asked(plan.add, plan.mask, plan) for plan in plans if plan.forms is None), following)


def _plan(kind: Kind) -> Plan:
    one_rank = kind.most == 1 and len(kind.row[0]) == 1
    by_place = {core.places[0]: core for core in cores(kind)}
    row = row_of(kind)
    return Plan(
        kind,
        (8 - kind.width) * ONES,
        eights(row),
        _forms(kind, by_place) if one_rank and not kind.kickers else None,
        by_place if one_rank and kind.kickers else None,
        kind.kickers[0] if one_rank and len(kind.kickers) == 1 else 0,
        {} if one_rank else stretches(row, kind.least * len(kind.row[0])),
        {} if one_rank else pieces(kind, range(kind.least, kind.most + 1)),
        () if row == tuple(range(len(row))) else row,
        kickers_of(kind),
    )


def _following(plan: Plan, plans: list[Plan]) -> Iterator[tuple[Core, Following]]:
    greater = tuple(Asked(other.add, other.mask, other) for other in plans if other.kind.bomb > plan.kind.bomb)
    every = cores(plan.kind)
    for length in range(plan.kind.least, plan.kind.most + 1):
        inside = pieces(plan.kind, range(length, length + 1)) if plan.pieces else {}
        for beat in (core for core in every if core.steps == length):
            mask = eights(tuple(place for core in every if core.start > beat.start for place in core.places))
            yield beat, Following(plan, plan.add, mask, (mask >> 3) * 15, beat.start, inside, greater)


def _forms(kind: Kind, by_place: dict[int, Core]) -> "Lookup[Form]":
    def entries(place: int, suits: int) -> tuple[Form, ...]:
        held = HELD[place][suits]
        core = by_place.get(place)
        if core is None or len(held) < kind.width:
            return ()
        return (Form(core.reading, core.counts, held[: kind.width], (), len(held) << 4 * place),)

    return lookup(entries)
