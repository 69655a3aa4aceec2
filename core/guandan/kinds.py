"""The patterns of 掼蛋 (GD2.1 to GD2.7) as a table of kinds for each level, and their names."""

from functools import lru_cache

from core.climb.kinds import Kind, Table
from core.guandan.options import Options
from core.text import Text

LEVELS = "23456789TJQKA"  # the ranks of which there are eight, in their natural order
RUN = ("A", *LEVELS)  # GD2.3 to GD2.6: the ace is low or high
JOKERS = "BR"
WILD_SUIT = "H"
MOST_WILD = 2
MOST_CARDS = 10  # of one play: eight of a rank with both wild cards
HAND = 27

NAMES: dict[str, Text] = {  # in the order in which people list what a hand can play
    "single": Text("单牌", "single"),
    "pair": Text("对牌", "pair"),
    "triple": Text("三张牌", "triple"),
    "full_house": Text("三带二", "full house"),
    "straight": Text("顺子", "straight"),
    "tube": Text("三连对", "tube"),
    "plate": Text("钢板", "plate"),
    "bomb": Text("炸弹", "bomb"),
    "straight_flush": Text("同花顺", "straight flush"),
    "joker_bomb": Text("四王", "four jokers"),
}
# GD3.1: four jokers > bombs of six and more > straight flush > bomb of five > bomb of four > everything else.
STRAIGHT_FLUSH = Kind("straight_flush", RUN, 1, 5, 5, bomb=3)
POWER = {4: 1, 5: 2, 6: 4, 7: 5, 8: 6, 9: 7, 10: 8}  # of a bomb by its number of cards


@lru_cache(maxsize=256)
def table(level: str, options: Options) -> Table:
    """Return the kinds at a level under these options, the strongest first. Raises ValueError for what is no level."""
    return Table((*ranked(level, options).kinds, STRAIGHT_FLUSH))


@lru_cache(maxsize=256)
def ranked(level: str, options: Options) -> Table:
    """Return the kinds that rank counts tell: all but the straight flush."""
    natural = tuple(LEVELS)
    above = (*(rank for rank in natural if rank != level), *natural[LEVELS.index(level) : LEVELS.index(level) + 1])
    return Table(
        (
            Kind("joker_bomb", ("RB",), 2, bomb=9, length=4),
            *(_bomb(cards, above) for cards in reversed(POWER)),
            Kind("plate", RUN if options.plate_with_a == "both" else RUN[1:], 3, 2, 2),
            Kind("tube", RUN, 2, 3, 3),
            _full_house(natural if options.level_card_place == "full_house_too" else above, options),
            Kind("straight", RUN, 1, 5, 5),
            Kind("triple", above, 3),
            Kind("pair", (*above, *JOKERS), 2),
            Kind("single", (*above, *JOKERS), 1),
        )
    )


def _bomb(cards: int, above: tuple[str, ...]) -> Kind:
    """GD2.2: so many of a rank. Of the level there are six cards and the two wild ones."""
    return Kind("bomb", above if cards <= 8 else above[:-1], cards, bomb=POWER[cards], length=cards)


def _full_house(row: tuple[str, ...], options: Options) -> Kind:
    """GD2.7: a triple with a pair of another rank; it is compared by the triple (GD3.1)."""
    return Kind("full_house", row, 3, kickers=(2,), loose="" if options.joker_pair_in_full_house == "allowed" else JOKERS)
