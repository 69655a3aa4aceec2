"""What a hand can play: every form under a table of kinds, with one concrete choice of cards each.

A hand is the bits of distinct cards of one pack (`core.cards.bits`). The slow definition of all this stands in the tests.
"""

from core.climb.attaching import attach, attach_one
from core.climb.engine import Engine, Plan
from core.climb.form import Form
from core.climb.hand import CHOICES, Choice, Taken, look
from core.climb.kinds import Reading
from core.climb.packed import of_bits
from core.climb.runs import SPREAD, Run


def lead(hand: int, engine: Engine) -> list[Form]:
    """Return every form of a hand. Those of one kind and length come from low to high."""
    counts = of_bits(hand)
    found = look(engine.forms, hand)
    taken = Taken(hand)
    for add, mask, plan in engine.others:
        if enough := (counts + add) & mask:
            if plan.by_place is not None:
                _of_one_rank(found, plan, taken.of(plan.kind.width), counts, taken)
            elif inside := plan.stretches.get(enough % SPREAD):
                runs = [run for stretch in inside for run in plan.pieces.get(stretch, ())]
                _of_several(found, plan, runs, counts, taken)
    return found


def follow(hand: int, beat: Reading, engine: Engine) -> list[Form]:
    """Return every form of a hand that beats a reading. Raises KeyError for a reading that the table does not have."""
    plan, add, mask, above, start, pieces, greater = engine.following[beat]
    counts = of_bits(hand)
    found: list[Form] = []
    if enough := (counts + add) & mask:
        if plan.forms is not None:
            found = look(plan.forms, hand & above)
        elif plan.by_place is not None:
            _of_one_rank(found, plan, look(CHOICES[plan.kind.width], hand & above), counts, Taken(hand))
        else:
            long = plan.stretches.get(enough % SPREAD, ())
            if runs := [run for stretch in long for run in pieces.get(stretch, ()) if run[0].start > start]:
                _of_several(found, plan, runs, counts, Taken(hand))
    for add, mask, plan in greater:
        if enough := (counts + add) & mask:
            if plan.forms is not None:
                found += look(plan.forms, hand)
            elif inside := plan.stretches.get(enough % SPREAD):
                runs = [run for stretch in inside for run in plan.pieces.get(stretch, ())]
                _of_several(found, plan, runs, counts, Taken(hand))
    return found


def _of_one_rank(found: list[Form], plan: Plan, cores: list[Choice], counts: int, taken: Taken) -> None:
    """Add the forms of a kind of one rank with kickers, for each choice of a core."""
    by_place, kickers = plan.by_place, plan.kickers
    if by_place is None or kickers is None:
        return
    if len(kickers.widths) == 1:
        choices = taken.of(kickers.widths[0])
        for place, _, cards in cores:
            if core := by_place.get(place):
                attach_one(found, core, cards, counts, choices)
    else:
        for place, _, cards in cores:
            if core := by_place.get(place):
                attach(found, core, cards, counts, kickers, taken)


def _of_several(found: list[Form], plan: Plan, runs: list[Run], counts: int, taken: Taken) -> None:
    """Add the forms of cores of several ranks."""
    width, kickers = plan.kind.width, plan.kickers
    line = taken.line(width)
    if plan.order:
        line = tuple(card for place in plan.order for card in line[width * place : width * (place + 1)])
    if kickers is None:
        found += [Form(core.reading, core.counts, line[width * first : width * end], (), counts) for core, first, end in runs]
    else:
        for core, first, end in runs:
            attach(found, core, line[width * first : width * end], counts, kickers, taken)
