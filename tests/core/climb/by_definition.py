"""A table of kinds read slowly, core by core and rank by rank: the oracle for tables that no game of ours has."""

from collections import Counter
from itertools import product

from core.climb.kinds import Kind, Table

Found = tuple[str, str, int]


def readings(play: "Counter[str]", table: Table) -> "Counter[Found]":
    """Every reading of a play of ranks."""
    found: Counter[Found] = Counter()
    for kind in table.kinds:
        for steps in range(kind.least, kind.most + 1):
            for start in range(len(kind.row) - steps + 1):
                core = [rank for step in kind.row[start : start + steps] for rank in step]
                rest = play.copy()
                rest.subtract(dict.fromkeys(core, kind.width))
                if min(rest.values(), default=0) >= 0 and _attached(+rest, kind, start, steps, core):
                    found[kind.name, kind.row[start][0], kind.length or steps] += 1
    return found


def _attached(rest: "Counter[str]", kind: Kind, start: int, steps: int, core: list[str]) -> bool:
    if rest.total() != steps * sum(kind.kickers):
        return False
    if kind.apart and sum(rank in rest for rank in kind.loose) > 1:
        return False
    beside = {rank for n in (start - 1, start + steps) if 0 <= n < len(kind.row) for rank in kind.row[n]}
    ways = []
    for rank, number in rest.items():
        if rank in core:
            numbers = {1} if kind.core else set()
        elif rank in kind.loose:
            numbers = {1}
        else:
            numbers = {1, *(kind.beside if rank in beside else kind.alike)}
        widths = [width for width in set(kind.kickers) if rank not in kind.loose or width == 1]
        ways.append([[width] * n for width in widths for n in numbers if n * width == number])
    wanted = Counter(kind.kickers * steps)
    return any(Counter(width for part in parts for width in part) == wanted for parts in product(*ways))
