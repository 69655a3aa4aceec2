"""The patterns of DZ5 and their order in DZ6.1, written as the clauses say them: slow, and with nothing of the engine."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from core.doudizhu.options import Options

ORDER = "3456789TJQKA2BR"
RUN = "3456789TJQKA"
Found = tuple[str, str, int]  # kind, main, length


def readings(play: str, options: Options) -> set[Found]:
    """Every reading of a string of ranks."""
    have = Counter(play)
    if not 0 < len(play) <= 20 or any(have[rank] > (1 if rank in "BR" else 4) for rank in have):
        return set()
    return set(_plain(have)) | set(_with_kickers(have, options))


def _plain(have: "Counter[str]") -> Iterator[Found]:
    ranks = sorted(have, key=ORDER.index)
    if ranks == ["B", "R"]:
        yield "rocket", "B", 1
    if len(ranks) == 1:
        yield ["single", "pair", "triple", "bomb"][have[ranks[0]] - 1], ranks[0], 1
    for kind, width, least in (("straight", 1, 5), ("pair_chain", 2, 3), ("plane", 3, 2)):
        if len(ranks) >= least and set(have.values()) == {width} and "".join(ranks) in RUN:
            yield kind, ranks[0], len(ranks)


def _with_kickers(have: "Counter[str]", options: Options) -> Iterator[Found]:
    for rank in RUN + "2":
        if have[rank] >= 3:
            rest = have - Counter(rank * 3)
            if rest.total() == 1 and rank not in rest:
                yield "triple_single", rank, 1
            if _pairs(rest, 1, alike=False):
                yield "triple_pair", rank, 1
        if have[rank] == 4:
            yield from _four(rank, have - Counter(rank * 4), options)
    for steps in range(2, 7):
        for start in range(len(RUN) - steps + 1):
            core = RUN[start : start + steps]
            if all(have[rank] >= 3 for rank in core):
                rest = have - Counter(core * 3)
                if rest.total() == steps and _wings(rest, start, steps, options):
                    yield "plane_singles", core[0], steps
                if _pairs(rest, steps, alike=options.wing_four_alike == "yes"):
                    yield "plane_pairs", core[0], steps


def _wings(rest: "Counter[str]", start: int, steps: int, options: Options) -> bool:
    if {"B", "R"} <= set(rest) and options.wing_both_jokers == "no":
        return False
    if max(rest.values()) > 1 and options.wing_pair_as_singles == "no":
        return False
    for rank, number in rest.items():
        if rank in RUN[start : start + steps] and options.wing_core_rank == "no":
            return False
        beside = rank in RUN and RUN.index(rank) in (start - 1, start + steps)
        if number == 3 and (options.wing_adjacent_triple if beside else options.wing_triple) == "no":
            return False
        if number == 4 and options.wing_four_alike == "no":
            return False
    return True


def _four(rank: str, rest: "Counter[str]", options: Options) -> Iterator[Found]:
    both = {"B", "R"} <= set(rest)
    if rest.total() == 2:
        pair = len(rest) == 1
        if not (both and options.quad_both_jokers == "no") and not (pair and options.quad_pair_as_singles == "no"):
            yield "quad_singles", rank, 1
    if _pairs(rest, 2, alike=options.quad_bomb_as_pairs == "yes"):
        yield "quad_pairs", rank, 1
    if sorted(rest.values()) == [1, 2] and options.quad_single_and_pair == "yes":
        yield "quad_single_pair", rank, 1


def _pairs(rest: "Counter[str]", number: int, *, alike: bool) -> bool:
    return rest.total() == 2 * number and all(count == 2 or (alike and count == 4) for count in rest.values())


def beats(play: Found, beat: Found) -> bool:
    """DZ6.1."""
    if beat[0] == "rocket":
        return False
    if play[0] == "rocket":
        return True
    if play[0] == "bomb" and beat[0] != "bomb":
        return True
    return play[0] == beat[0] and play[2] == beat[2] and ORDER.index(play[1]) > ORDER.index(beat[1])


def lawful(hand: str, beat: Found | None, options: Options) -> set[str]:
    """Every play of a hand, found by trying all its parts."""
    have = Counter(hand)
    ranks = sorted(have, key=ORDER.index)
    parts = (
        "".join(rank * n for rank, n in zip(ranks, numbers, strict=True))
        for numbers in product(*(range(have[r] + 1) for r in ranks))
    )
    return {part for part in parts if any(beat is None or beats(found, beat) for found in readings(part, options))}
