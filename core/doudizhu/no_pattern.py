"""Why some cards form no pattern: the clause that says no, and the option that would say yes."""

from core.climb.no_pattern import NOTHING, NoPattern, by_option
from core.climb.packed import PLACE, UNIT, at_least, count, holds, ranks_text, size
from core.climb.reading import reader, readings
from core.doudizhu.kinds import MOST_CARDS, RUN, table
from core.doudizhu.options import OPTIONS, Options
from core.text import Gaps, Text

PACK = sum((1 if rank in "BR" else 4) * unit for rank, unit in UNIT.items())
DECIDING = tuple(option for start in ("quad_", "wing_") for option in OPTIONS if option.key.startswith(start))
NO_RUN = "2BR"
LEAST = {1: 5, 2: 3, 3: 2}  # steps of a run


def why_no_pattern(play: int, options: Options) -> NoPattern:
    """Return which clause says that rank counts form no pattern; the cards must indeed form none under these options.

    >>> from core.climb.packed import from_ranks
    >>> from core.doudizhu.options import DEFAULTS
    >>> why_no_pattern(from_ranks("BR333"), DEFAULTS).text.en
    'the two jokers are no pair: the cards of a pair have the same value'
    """
    cards = size(play)
    if not play:
        return NoPattern("DZ5.1", "", NOTHING)
    if not holds(PACK, play):
        rank = next(rank for rank in PLACE if count(play, rank) > count(PACK, rank))
        return NoPattern("DZ1.1", "", _NO_SUCH.fill(n=count(play, rank), rank=rank, most=count(PACK, rank)))
    if cards > MOST_CARDS:
        return NoPattern("DZ1.1", "", _TOO_MANY.fill(n=cards, most=MOST_CARDS))
    return (
        by_option(options, DECIDING, lambda other: readings(play, reader(table(other))))
        or _jokers(play, options)
        or _run(play)
        or _core(play)
        or NoPattern("DZ5.1", "", _NONE)
    )


def _jokers(play: int, options: Options) -> NoPattern | None:
    """Return the answer for cards that would be a pattern if the two jokers were a pair."""
    jokers = UNIT["B"] + UNIT["R"]
    if not holds(play, jokers):
        return None
    for rank in RUN:
        if not count(play, rank) and any(
            "pair" in r.kind for r in readings(play - jokers + 2 * UNIT[rank], reader(table(options)))
        ):
            return NoPattern("DZ5.1", "", _JOKERS)
    return None


def _run(play: int) -> NoPattern | None:
    """Return the answer for cards of several ranks, the same number of each: a run that is none."""
    width = max(play >> 4 * place & 15 for place in PLACE.values())
    ranks = ranks_text(at_least(play, 1))
    if play != width * at_least(play, 1) or len(ranks) == 1 or width not in LEAST:
        return None
    inside = [RUN.index(rank) for rank in ranks if rank not in NO_RUN]
    holes = [RUN[n] for n in range(min(inside, default=0), max(inside, default=0)) if n not in inside]
    names: Gaps = {"what": _RUNS[width], "least": LEAST[width]}
    if len(ranks) < LEAST[width]:
        if len(ranks) == 2:
            return NoPattern("DZ5.1", "", _TWO_VALUES[width].fill(one=ranks[0], other=ranks[1]))
        return NoPattern("DZ5.2", "", _SHORT.fill(n=len(ranks), **names))
    if len(inside) < len(ranks):
        out = next(rank for rank in ranks if rank in NO_RUN)
        return NoPattern("DZ5.2", "", _OUTSIDE.fill(rank=out, **names))
    return NoPattern("DZ5.2", "", _HOLES.fill(holes=" ".join(holes), **names))


def _core(play: int) -> NoPattern | None:
    """Return the answer for cards with four or three of a rank and something that is not what may be attached."""
    quads, triples = at_least(play, 4), at_least(play, 3)
    if quads and not (triples & ~quads):
        core = ranks_text(quads)[-1]
        rest = play - 4 * UNIT[core]
        return NoPattern("DZ5.4", "", _QUAD.fill(core=core * 4, rest=ranks_text(rest), n=size(rest)))
    ranks = ranks_text(triples)
    if len(ranks) == 1:
        rest = play - 3 * triples
        return NoPattern("DZ5.1", "", _TRIPLE.fill(core=ranks * 3, rest=ranks_text(rest), n=size(rest)))
    if not ranks:
        return None
    core = _longest(ranks)
    if len(core) == 1:
        if "2" in ranks and "A" in ranks:
            return NoPattern("DZ5.2", "", _OUTSIDE.fill(rank="2", what=_RUNS[3], least=2))
        return NoPattern("DZ5.2", "", _APART.fill(ranks=" ".join(rank * 3 for rank in ranks)))
    rest = play - sum(3 * UNIT[rank] for rank in core)
    return NoPattern(
        "DZ5.3", "", _WINGS.fill(core="".join(r * 3 for r in core), n=len(core), rest=ranks_text(rest), k=size(rest))
    )


def _longest(ranks: str) -> str:
    """Return the longest run of consecutive ranks among these, the highest where several are as long."""
    best = ""
    for start in range(len(RUN)):
        length = 0
        while start + length < len(RUN) and RUN[start + length] in ranks:
            length += 1
        if length >= max(len(best), 1):
            best = "".join(RUN[start : start + length])
    return best or ranks[-1]


_NO_SUCH = Text("有{n}张{rank}，一副牌里只有{most}张", "there are {n} cards of {rank}, where a pack has {most}")
_TOO_MANY = Text("有{n}张牌，一手牌最多{most}张", "there are {n} cards, where a hand has {most} at most")
_JOKERS = Text("大小王不是对牌：对牌须数值相同", "the two jokers are no pair: the cards of a pair have the same value")
_SHORT = Text("{what}至少{least}个连续数值，这里只有{n}个", "a {what} has {least} consecutive values or more, and here are {n}")
_OUTSIDE = Text("{what}不包括2和大小王，这里有{rank}", "a {what} holds neither 2 nor a joker, and here is {rank}")
_HOLES = Text("{what}须数值连续，这里缺{holes}", "the values of a {what} are consecutive, and {holes} is missing here")
_APART = Text("三顺须数值连续，{ranks}不连续", "the values of a run of triples are consecutive, and {ranks} are not")
_QUAD = Text(
    "四带二须带两张单牌或两对，{core}之外是{rest}（{n}张）",
    "four with two takes two singles or two pairs, and beside {core} is {rest} ({n} cards)",
)
_TRIPLE = Text(
    "三张只能带一张单牌或一对，{core}之外是{rest}（{n}张）",
    "a triple takes one single or one pair, and beside {core} is {rest} ({n} cards)",
)
_WINGS = Text(
    "{core}须带{n}张单牌或{n}对，之外是{rest}（{k}张）",
    "{core} takes {n} singles or {n} pairs, and beside it is {rest} ({k} cards)",
)
_NONE = Text("这些牌不是DZ5的任何牌型", "the cards are none of the patterns of DZ5")
_RUNS = {1: Text("单顺", "straight"), 2: Text("双顺", "run of pairs"), 3: Text("三顺", "run of triples")}
_TWO_VALUES = {
    1: Text("{one}和{other}数值不同，不是对牌", "{one} and {other} differ in value and are no pair"),
    2: Text("双顺至少三对，{one}和{other}只有两对", "a run of pairs has three or more, and {one} and {other} are two"),
}
