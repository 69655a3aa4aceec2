"""What a hand can play: every form under a table of kinds, with one concrete choice of cards each.

A hand is the bits of distinct cards of one pack (`core.cards.bits`). The slow definition of all this stands in the tests.
"""

from math import prod

from core.climb.attaching import attach
from core.climb.engine import Engine, Plan
from core.climb.form import Form
from core.climb.hand import CHOICES, Taken, in_line, look, ways_in_line
from core.climb.kinds import Reading
from core.climb.packed import of_bits
from core.climb.runs import Run


def lead(hand: int, engine: Engine) -> list[Form]:
    """Return every form of a hand. Those of one kind and length come from low to high."""
    counts = of_bits(hand)
    found = look(engine.forms, hand)
    taken = Taken(hand)
    for plan in engine.plans:
        if enough := (counts + plan.add) & plan.mask:
            if plan.by_place is not None:
                _of_one_rank(found, plan, hand, taken)
            elif inside := plan.stretches.get(enough):
                runs = [run for stretch in inside for run in plan.pieces[stretch]]
                _of_several(found, plan, runs, taken)
    return found


def follow(hand: int, beat: Reading, engine: Engine) -> list[Form]:
    """Return every form of a hand that beats a reading. Raises KeyError for a reading that the table does not have."""
    following = engine.following[beat]
    counts = of_bits(hand)
    plan = following.plan
    found: list[Form] = []
    if enough := (counts + plan.add) & following.mask:
        if plan.forms is not None:
            found = look(plan.forms, hand & following.above)
        elif plan.by_place is not None:
            _of_one_rank(found, plan, hand & following.above, Taken(hand))
        elif inside := plan.stretches.get(enough):
            start, pieces = following.start, following.pieces
            if runs := [run for stretch in inside for run in pieces.get(stretch, ()) if run[0].start > start]:
                _of_several(found, plan, runs, Taken(hand))
    for plan in following.greater:
        if enough := (counts + plan.add) & plan.mask:
            if plan.forms is not None:
                found += look(plan.forms, hand)
            elif inside := plan.stretches.get(enough):
                runs = [run for stretch in inside for run in plan.pieces[stretch]]
                _of_several(found, plan, runs, Taken(hand))
    return found


def _of_one_rank(found: list[Form], plan: Plan, above: int, taken: Taken) -> None:
    """Add the forms of a kind of one rank with kickers, the core being among the cards `above`."""
    width, by_place, kickers = plan.kind.width, plan.by_place, plan.kickers
    if by_place is None or kickers is None:
        return
    for place, _, cards, ways in taken.of(width) if above == taken.hand else look(CHOICES[width], above):
        if core := by_place.get(place):
            attach(found, core, cards, ways, kickers, taken)


def _of_several(found: list[Form], plan: Plan, runs: list[Run], taken: Taken) -> None:
    """Add the forms of cores of several ranks."""
    width, kickers, hand = plan.kind.width, plan.kickers, taken.hand
    line, ways = look(in_line(width), hand), look(ways_in_line(width), hand)
    if plan.order:
        line = [card for place in plan.order for card in line[width * place : width * (place + 1)]]
        ways = [ways[place] for place in plan.order]
    if kickers is None:
        found += [
            Form(core.reading, core.counts, tuple(line[width * first : width * last]), prod(ways[first:last]))
            for core, first, last in runs
        ]
    else:
        for core, first, last in runs:
            attach(found, core, tuple(line[width * first : width * last]), prod(ways[first:last]), kickers, taken)
