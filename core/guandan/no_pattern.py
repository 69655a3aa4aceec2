"""Why some cards form no pattern: the clause that says no, and the option that would say yes."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from core.card_words import card as card_name
from core.card_words import rank as rank_name
from core.cards import RANK_OF, UNKNOWN
from core.climb.no_pattern import NOTHING, NoPattern, by_option
from core.climb.packed import from_ranks
from core.guandan.compiled import patterns
from core.guandan.kinds import JOKERS, LEVELS, MOST_CARDS, MOST_WILD, NAMES, RUN, WILD_SUIT
from core.guandan.options import OPTIONS, Options
from core.text import Gaps, Text, joined

DECIDING = tuple(option for option in OPTIONS if option.key in ("plate_with_a", "wilds_alone", "joker_pair_in_full_house"))
RUNS = (("straight", 1, 5, "GD2.4"), ("tube", 2, 3, "GD2.5"), ("plate", 3, 2, "GD2.6"))
PACKS = 2
MOST_ALIKE = 8


class Play(NamedTuple):
    """Cards as why they are none is asked: the ranks of those that are not wild, and how many are."""

    ranks: "Counter[str]"
    wild: int
    level: str

    @property
    def cards(self) -> int:
        """Return how many cards there are."""
        return self.ranks.total() + self.wild

    @property
    def jokers(self) -> int:
        """Return how many of them are jokers."""
        return self.ranks["B"] + self.ranks["R"]


def why_no_pattern(cards: Sequence[str], level: str, options: Options) -> NoPattern:
    """Return which clause says that cards form no pattern; they must indeed form none at this level under these options.

    A card whose suit is not recorded counts as one that is not wild. Raises KeyError for what is no card.

    >>> from core.guandan.options import DEFAULTS
    >>> why_no_pattern(("BJ", "H2"), "2", DEFAULTS).text.en
    'a wild card stands for any card but a joker'
    """
    if not cards:
        return NoPattern("GD2.7", "", NOTHING)
    wild = cards.count(WILD_SUIT + level)
    ranks = Counter(RANK_OF[card] for card in cards)
    ranks[level] -= wild
    play = Play(+ranks, wild, level)
    if UNKNOWN in cards:
        return NoPattern("GD2.7", "", _NONE)
    return (
        _not_in_two_packs(cards, ranks)
        or by_option(options, DECIDING, lambda other: _kinds(play.ranks, play.wild, level, other))
        or _jokers(play, options)
        or _run(play)
        or _core(play)
        or _by_number(play)
    )


def _not_in_two_packs(cards: Sequence[str], ranks: "Counter[str]") -> NoPattern | None:
    """GD1.1: there are two packs. GD2.2: the longest play is a bomb of ten."""
    for code, number in Counter(cards).items():
        if number > PACKS and code[0] != "?":
            return NoPattern("GD1.1", "", _NO_SUCH.fill(n=number, card=card_name(code), most=PACKS))
    for rank, number in ranks.items():
        if number > MOST_ALIKE:
            return NoPattern("GD1.1", "", _NO_SUCH.fill(n=number, card=rank_name(rank), most=MOST_ALIKE))
    if len(cards) > MOST_CARDS:
        return NoPattern("GD2.2", "", _TOO_MANY.fill(n=len(cards), most=MOST_CARDS))
    return None


def _kinds(ranks: "Counter[str]", wild: int, level: str, options: Options) -> set[str]:
    """Return the kinds of what rank counts and so many wild cards are; suits are not asked."""
    if wild > MOST_WILD:
        return set()
    return {reading.kind for reading in patterns(level, options).by_counts[wild].get(_packed(ranks), ())}


def _packed(ranks: "Counter[str]") -> int:
    return from_ranks("".join(ranks.elements()))


def _jokers(play: Play, options: Options) -> NoPattern | None:
    """Return the answer for cards with jokers: no wild card is one, two different ones are no pair, none is in a run."""
    if not play.jokers:
        return None
    for stood_for in JOKERS if play.wild else "":
        if _kinds(play.ranks + Counter(stood_for), play.wild - 1, play.level, options):
            return NoPattern("GD2.2", "", _NO_JOKER)
    if play.jokers == play.cards > PACKS:
        return NoPattern("GD2.1", "", _FOUR_JOKERS.fill(n=play.jokers))
    others = Counter({rank: number for rank, number in play.ranks.items() if rank not in JOKERS})
    if play.ranks["B"] == play.ranks["R"] == 1 and (not others or _kinds(others + Counter("BB"), play.wild, play.level, options)):
        return NoPattern("GD2.7", "", _TWO_JOKERS)
    in_runs = _kinds(others, play.wild + play.jokers, play.level, options)
    for kind, _, _, clause in RUNS:
        if others and kind in in_runs:
            return NoPattern(clause, "", _JOKER_IN_RUN.fill(what=NAMES[kind]))
    return None


def _run(play: Play) -> NoPattern | None:
    """Return the answer for cards that are a run of another length, round the ace, with the level above it, or with holes."""
    if play.jokers or len(play.ranks) < 2:
        return None
    for kind, width, steps, clause in RUNS:
        if play.cards % width or max(play.ranks.values()) > width:
            continue
        there = play.cards // width
        names: Gaps = {"what": NAMES[kind], "steps": steps, "n": there}
        if there != steps:
            least = {1: 3, 2: 2, 3: 2}[width]
            if there >= least and _in_line(play, there, RUN):
                return NoPattern(clause, "", _LENGTH[width].fill(**names))
            continue
        if _in_line(play, steps, (*LEVELS, *LEVELS)):
            return NoPattern(clause, "", _ROUND.fill(**names))
        if play.ranks[play.level] and _in_line(play, steps, (*LEVELS.replace(play.level, ""), play.level)):
            return NoPattern(clause, "", _LEVEL.fill(level=rank_name(play.level), **names))
        if len(play.ranks) <= steps:
            return NoPattern(clause, "", _HOLES.fill(ranks=_named(sorted(play.ranks, key=LEVELS.index)), **names))
    return None


def _in_line(play: Play, steps: int, row: tuple[str, ...]) -> bool:
    """Return whether the cards that are not wild lie within so many steps of a row."""
    return any(set(play.ranks) <= set(row[start : start + steps]) for start in range(len(row) - steps + 1))


def _core(play: Play) -> NoPattern | None:
    """Return the answer for cards with several of a rank and something beside them."""
    suited = Counter({rank: number for rank, number in play.ranks.items() if rank not in JOKERS})
    if not suited:
        return None
    rank, number = suited.most_common(1)[0]
    alike = number + play.wild
    rest = _named(sorted((play.ranks - Counter({rank: number})).elements(), key=(LEVELS + JOKERS).index))
    names: Gaps = {"core": rank_name(rank), "n": alike, "rest": rest}
    if alike >= 4:
        return NoPattern("GD2.2", "", _BOMB.fill(**names))
    if alike == 3 and play.cards in (4, 5):
        return NoPattern("GD2.7", "", (_ONE if play.cards == 4 else _TWO).fill(**names))
    return None


def _by_number(play: Play) -> NoPattern:
    """Return the answer for cards of which nothing is to be said but what so many cards may be."""
    clause, kinds = _OF_SO_MANY[min(play.cards, 7)]
    return NoPattern(clause, "", _NUMBER.fill(n=play.cards, kinds=joined([NAMES[kind] for kind in kinds])))


def _named(ranks: Iterable[str]) -> Text:
    return joined([rank_name(rank) for rank in ranks], zh=" ", en=" ")


_OF_SO_MANY: dict[int, tuple[str, tuple[str, ...]]] = {
    1: ("GD2.7", ("single",)),
    2: ("GD2.7", ("pair",)),
    3: ("GD2.7", ("triple",)),
    4: ("GD2.2", ("bomb", "joker_bomb")),
    5: ("GD2.7", ("full_house", "straight", "bomb", "straight_flush")),
    6: ("GD2.6", ("tube", "plate", "bomb")),
    7: ("GD2.2", ("bomb",)),
}
_NONE = Text("这些牌不是GD2的任何牌型", "the cards are none of the patterns of GD2")
_NO_SUCH = Text("有{n}张{card}，两副牌里只有{most}张", "there are {n} cards of {card}, where two packs have {most}")
_TOO_MANY = Text("有{n}张牌，一手牌最多{most}张", "there are {n} cards, where a play has {most} at most")
_NO_JOKER = Text("逢人配可以当任何牌，但不能当王", "a wild card stands for any card but a joker")
_FOUR_JOKERS = Text("王只有四张一起才是炸弹，这里有{n}张", "jokers are a bomb only when all four are there, and here are {n}")
_TWO_JOKERS = Text("大小王不是对牌：对牌须点数相同", "two different jokers are no pair: the cards of a pair are of one rank")
_JOKER_IN_RUN = Text("{what}不包括王", "a {what} holds no joker")
_LENGTH = {
    1: Text("顺子恰好五张，这里有{n}张", "a straight has exactly five cards, and here are {n}"),
    2: Text("三连对恰好三对，这里有{n}对", "a tube has exactly three pairs, and here are {n}"),
    3: Text("钢板恰好两个三张，这里有{n}个", "a plate has exactly two triples, and here are {n}"),
}
_ROUND = Text("{what}里A只能在最低或最高，不能在中间", "the ace is the lowest or the highest of a {what} and never in the middle")
_LEVEL = Text(
    "{what}里级牌{level}在原位，不在A之上", "in a {what} the level card {level} stands at its natural place and not above the ace"
)
_HOLES = Text("{what}须点数连续，{ranks}不连续", "the ranks of a {what} are consecutive, and {ranks} are not")
_BOMB = Text("炸弹只有同点的牌，{n}张{core}之外还有{rest}", "a bomb has cards of one rank, and beside {n} of {core} is {rest}")
_ONE = Text("三张{core}须带一对，不能带一张{rest}", "three of {core} take a pair, not the one card {rest}")
_TWO = Text("三张{core}须带一对，{rest}不是一对", "three of {core} take a pair, and {rest} are none")
_NUMBER = Text("{n}张牌的牌型只有：{kinds}", "the patterns of {n} cards are: {kinds}")
