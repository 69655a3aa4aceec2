"""What a hand can play: every form under a table of kinds, with one concrete choice of cards each.

A hand is the bits of distinct cards of one pack (`core.cards.bits`). The slow definition of all this stands in the tests.
"""

from core.climb.attaching import attach
from core.climb.engine import Engine, Plan
from core.climb.form import Form
from core.climb.hand import CHOICES, IN_LINE, Choice, Line, Taken, look
from core.climb.kinds import Core, Reading
from core.climb.packed import of_bits
from core.climb.runs import SPREAD, Run


def lead(hand: int, engine: Engine) -> list[Form]:
    """Return every form of a hand. Those of one kind and length come from low to high."""
    counts = of_bits(hand)
    found = look(engine.forms, hand)
    taken = Taken(hand)
    for add, mask, plan in engine.others:
        if enough := (counts + add) & mask:
            if plan.by_place is None:
                if long := plan.stretches.get(enough % SPREAD):
                    runs = [run for stretch in long for run in plan.pieces.get(stretch, ())]
                    if plan.kickers is None:
                        _bare_runs(found, plan, runs, taken.line(plan.kind.width), counts)
                    else:
                        _runs_with_kickers(found, plan, runs, counts, taken)
            elif plan.one:
                _with_one(found, plan.by_place, taken.of(plan.kind.width), taken.of(plan.one), counts)
            else:
                _with_several(found, plan, taken.of(plan.kind.width), counts, taken)
    return found


def follow(hand: int, beat: Reading, engine: Engine) -> list[Form]:
    """Return every form of a hand that beats a reading. Raises KeyError for a reading that the table does not have."""
    plan, add, mask, above, start, pieces, greater = engine.following[beat]
    counts = of_bits(hand)
    found: list[Form] = []
    if enough := (counts + add) & mask:
        if plan.forms is not None:
            found = look(plan.forms, hand & above)
        elif plan.by_place is None:
            inside = plan.stretches.get(enough % SPREAD, ())
            if runs := [run for stretch in inside for run in pieces.get(stretch, ()) if run[0].start > start]:
                if plan.kickers is None:
                    _bare_runs(found, plan, runs, tuple(look(IN_LINE[plan.kind.width], hand)), counts)
                else:
                    _runs_with_kickers(found, plan, runs, counts, Taken(hand))
        else:
            cores = look(CHOICES[plan.kind.width], hand & above)
            if plan.one:
                _with_one(found, plan.by_place, cores, look(CHOICES[plan.one], hand), counts)
            else:
                _with_several(found, plan, cores, counts, Taken(hand))
    for add, mask, plan in greater:
        if enough := (counts + add) & mask:
            if plan.forms is not None:
                found += look(plan.forms, hand)
            elif long := plan.stretches.get(enough % SPREAD):
                runs = [run for stretch in long for run in plan.pieces.get(stretch, ())]
                _bare_runs(found, plan, runs, tuple(look(IN_LINE[plan.kind.width], hand)), counts)
    return found


def _with_one(found: list[Form], by_place: dict[int, Core], cores: list[Choice], kickers: list[Choice], counts: int) -> None:
    """Add the forms of cores of one rank with one kicker of another."""
    for place, _, cards in cores:
        if core := by_place.get(place):
            reading, play = core.reading, core.counts
            found += [Form(reading, play + more, cards, kicker, counts) for at, more, kicker in kickers if at != place]


def _with_several(found: list[Form], plan: Plan, cores: list[Choice], counts: int, taken: Taken) -> None:
    """Add the forms of cores of one rank with several kickers."""
    by_place, kickers = plan.by_place, plan.kickers
    if by_place is None or kickers is None:
        return
    for place, _, cards in cores:
        if core := by_place.get(place):
            attach(found, core, cards, counts, kickers, taken)


def _bare_runs(found: list[Form], plan: Plan, runs: list[Run], line: Line, counts: int) -> None:
    """Add the forms of cores of several ranks; `line` holds the cards of a step at every place."""
    width = plan.kind.width
    if plan.order:
        line = _ordered(line, plan)
    found += [Form(core.reading, core.counts, line[width * first : width * end], (), counts) for core, first, end in runs]


def _runs_with_kickers(found: list[Form], plan: Plan, runs: list[Run], counts: int, taken: Taken) -> None:
    """Add the forms of cores of several ranks with kickers."""
    width, kickers = plan.kind.width, plan.kickers
    line = _ordered(taken.line(width), plan) if plan.order else taken.line(width)
    if kickers is None:
        return
    for core, first, end in runs:
        attach(found, core, line[width * first : width * end], counts, kickers, taken)


def _ordered(line: Line, plan: Plan) -> Line:
    """Return the cards of a line in the order of a row."""
    width = plan.kind.width
    return tuple(card for place in plan.order for card in line[width * place : width * (place + 1)])
