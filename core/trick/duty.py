"""What a hand owes to the pairs and tractors of a lead: for each of them the runs that it can give, the longest first.

The duty is the best that the hand can do for the largest component, then for the next: `((2, 1), (1,))` gives a tractor of two
pairs and a pair to a tractor of three, and a pair to a pair. A play does its duty when the pairs in it do as much.
"""

from functools import lru_cache

from core.trick.order import TRUMP
from core.trick.pairs import runs, segments, without
from core.trick.parts import Lead, Run
from core.trick.ways import Ways

Given = tuple[tuple[int, ...], ...]  # for each component of a lead the lengths of what is given to it
NOTHING: Given = ()


def owed(lead: Lead, ways: Ways) -> tuple[int, ...]:
    """Return the pairs of each component of a lead to which pairs are owed, the largest first."""
    if not lead.parts[0].pairs:
        return ()
    return _owed(lead.shape, lead.suit == TRUMP, ways)


@lru_cache(maxsize=4096)
def _owed(shape: tuple[int, ...], trumps: bool, ways: Ways) -> tuple[int, ...]:
    pairs = tuple([each for each in shape if each])
    if trumps and ways.follow_trumps == "number_only":
        return ()
    if len(shape) > 1 and ways.follow_throw == "suit_only":
        return ()
    if ways.follow_tractor == "pairs_suffice" or (len(shape) > 1 and ways.follow_throw == "pairs_only"):
        return (1,) * sum(pairs)
    return pairs


def protects(lead: Lead, ways: Ways) -> bool:
    """Say whether a pair inside a tractor is not owed to a pair that was led (option `pair_inside_tractor`).

    It is a reading of a pair that was led. Where pairs are all that is owed to a tractor, or to a throw, none is kept back.
    """
    if ways.pair_inside_tractor == "must_play" or (len(lead.parts) > 1 and ways.follow_throw == "pairs_only"):
        return False
    return ways.follow_tractor != "pairs_suffice" or all(pairs < 2 for pairs in lead.shape)


def due_from(
    held: tuple[int, ...],
    components: tuple[int, ...],
    gaps: frozenset[int],
    same_length: bool,
    protected: bool,
    *,
    whole: bool = True,
) -> tuple[Given, tuple[Run, ...]]:
    """Return what pairs of a hand have to give to the components of a lead, and one choice of runs that gives it.

    `held` are the places of the pairs, from low to high. Where the hand may hold more (not `whole`), a pair that would be
    `protected` inside a tractor is not known to be owed.
    """
    return _best(held, components, gaps, same_length, free_of(held, gaps, whole=whole) if protected else held)


def free_of(held: tuple[int, ...], gaps: frozenset[int], *, whole: bool = True) -> tuple[int, ...]:
    """Return the places of the pairs that are in no tractor."""
    alone = {low for low, high in segments(held, gaps) if low == high} if whole else set()
    return tuple(place for place in held if place in alone)


def given_by(
    played: tuple[int, ...],
    components: tuple[int, ...],
    gaps: frozenset[int],
    same_length: bool,
    free: tuple[int, ...] | None = None,
) -> Given:
    """Return what the pairs in a play give; of `free`, where that is given, come the pairs that go to a pair."""
    return _best(played, components, gaps, same_length, played if free is None else free)[0]


@lru_cache(maxsize=65536)
def _best(
    held: tuple[int, ...], components: tuple[int, ...], gaps: frozenset[int], same_length: bool, free: tuple[int, ...]
) -> tuple[Given, tuple[Run, ...]]:
    """Return the most that can be given, and the runs; to a component of one pair only pairs at the places `free` are owed."""
    if not components:
        return NOTHING, ()
    whole, *rest = components
    return _piece(held, whole, whole, tuple(rest), gaps, same_length, free)


def _piece(
    held: tuple[int, ...],
    whole: int,
    wanted: int,
    rest: tuple[int, ...],
    gaps: frozenset[int],
    same_length: bool,
    free: tuple[int, ...],
) -> tuple[Given, tuple[Run, ...]]:
    """Return the most for what is still wanted of a component, and for the rest."""
    length = _longest(held, whole, wanted, gaps, same_length)
    candidates = list(runs(held, length, gaps))[::-1] if wanted and length else []
    if whole == 1:
        candidates = [run for run in candidates if run[0] in free]
    if not candidates:
        given, others = _best(held, rest, gaps, same_length, free)
        return ((), *given), others
    found: list[tuple[Given, tuple[Run, ...]]] = []
    for low, high in candidates:
        given, others = _piece(without(held, low, high), whole, wanted - length, rest, gaps, same_length, free)
        found.append((((length, *given[0]), *given[1:]), ((low, high), *others)))
        if not rest and wanted == length:
            break  # no choice is better than another when nothing comes after it
    return max(found, key=lambda best: best[0])


def _longest(held: tuple[int, ...], whole: int, wanted: int, gaps: frozenset[int], same_length: bool) -> int:
    """Return the length of the longest run that can go to a component; 0: there is no pair."""
    longest = max((high - low + 1 for low, high in segments(held, gaps)), default=0)
    if same_length and (longest < whole or wanted < whole):
        return min(longest, 1)
    return min(longest, wanted)
