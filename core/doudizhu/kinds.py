"""The patterns of 斗地主 (DZ5.1 to DZ5.4) as a table of kinds, and their names."""

from functools import lru_cache

from core.climb.kinds import Kind, Table
from core.doudizhu.options import Options
from core.text import Text

MOST_CARDS = 20  # the landlord's hand
RUN = tuple("3456789TJQKA")  # DZ5.2: neither 2 nor the jokers
SUITED = (*RUN, "2")  # the ranks of which there are four
EVERY = (*SUITED, "B", "R")

NAMES: dict[str, Text] = {  # in the order in which people list what a hand can play
    "single": Text("单牌", "single"),
    "pair": Text("对牌", "pair"),
    "triple": Text("三张牌", "triple"),
    "triple_single": Text("三带一", "triple with a single"),
    "triple_pair": Text("三带一对", "triple with a pair"),
    "straight": Text("单顺", "straight"),
    "pair_chain": Text("双顺", "run of pairs"),
    "plane": Text("三顺", "run of triples"),
    "plane_singles": Text("飞机带单牌", "airplane with singles"),
    "plane_pairs": Text("飞机带对牌", "airplane with pairs"),
    "quad_singles": Text("四带二单", "four with two singles"),
    "quad_pairs": Text("四带两对", "four with two pairs"),
    "quad_single_pair": Text("四带一单一对", "four with a single and a pair"),
    "bomb": Text("炸弹", "bomb"),
    "rocket": Text("火箭", "rocket"),
}


@lru_cache(maxsize=256)
def table(options: Options) -> Table:
    """Return the kinds under these options; those without kickers first."""
    quad_alike = (1, 2) if options.quad_pair_as_singles == "yes" else (1,)
    quad_pairs = (1, 2) if options.quad_bomb_as_pairs == "yes" else (1,)
    apart = options.quad_both_jokers == "no"
    rows = [
        Kind("rocket", ("BR",), 1, bomb=2),
        Kind("bomb", SUITED, 4, bomb=1),
        Kind("single", EVERY, 1),
        Kind("pair", SUITED, 2),
        Kind("triple", SUITED, 3),
        Kind("straight", RUN, 1, 5, 12),
        Kind("pair_chain", RUN, 2, 3, 10),
        Kind("plane", RUN, 3, 2, 6),
        Kind("triple_single", SUITED, 3, kickers=(1,), loose="BR"),
        Kind("triple_pair", SUITED, 3, kickers=(2,)),
        _plane_singles(options),
        _plane_pairs(options),
        Kind("quad_singles", SUITED, 4, kickers=(1, 1), alike=quad_alike, beside=quad_alike, loose="BR", apart=apart),
        Kind("quad_pairs", SUITED, 4, kickers=(2, 2), alike=quad_pairs, beside=quad_pairs),
    ]
    if options.quad_single_and_pair == "yes":  # of two ranks: 555 is three alike, no single and a pair
        rows.append(Kind("quad_single_pair", SUITED, 4, kickers=(1, 2), loose="BR"))
    return Table(tuple(rows))


def _plane_singles(options: Options) -> Kind:
    """DZ5.3 with cards as wings. Without `wing_pair_as_singles` all wings differ, whatever the other options say."""
    core = options.wing_core_rank == "yes"
    apart = options.wing_both_jokers == "no"
    alike, beside = [1], [1]
    if options.wing_pair_as_singles == "yes":
        four = [4] if options.wing_four_alike == "yes" else []
        alike += [2, *([3] if options.wing_triple == "yes" else []), *four]
        beside += [2, *([3] if options.wing_adjacent_triple == "yes" else []), *four]
    return Kind("plane_singles", RUN, 3, 2, 5, (1,), tuple(alike), tuple(beside), core, "BR", apart)


def _plane_pairs(options: Options) -> Kind:
    """DZ5.3 with pairs as wings: four alike are two pairs only where four alike are wings at all."""
    alike = (1, 2) if options.wing_four_alike == "yes" else (1,)
    return Kind("plane_pairs", RUN, 3, 2, 4, (2,), alike, alike)
