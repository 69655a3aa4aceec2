"""What foreign records declare a play to be, in our terms; None where our terms have no such thing."""

from core.climb.kinds import Reading
from core.guandan.kinds import JOKERS, LEVELS, MOST_CARDS
from core.text import Text, listed

RUN = "A" + LEVELS
STEPS = {"straight": 5, "straight_flush": 5, "tube": 3, "plate": 2}
ONE = ("single", "pair", "triple", "full_house")
WITH_JOKERS = ("single", "pair")
FOUR_JOKERS = Reading("joker_bomb", "R", 4)

OF_JOKER = {"SJ": "B", "BJ": "R"}

SUIT_FIRST = {
    "Single": "single",
    "Pair": "pair",
    "Trips": "triple",
    "ThreeWithTwo": "full_house",
    "Straight": "straight",
    "ThreePair": "tube",
    "TwoTrips": "plate",
    "Bomb": "bomb",
    "StraightFlush": "straight_flush",
    "FourKings": "joker_bomb",
}
RANK_FIRST = {
    "single": "single",
    "pair": "pair",
    "triple": "triple",
    "fullHouse": "full_house",
    "straight": "straight",
    "tube": "tube",
    "plate": "plate",
    "bomb": "bomb",
    "straightFlush": "straight_flush",
    "jokerBomb": "joker_bomb",
}

_KEPT = Text(
    "应为这些牌型之一和它的点数：{types}；牌照录，牌型不录",
    "expected one of these types with its rank: {types}. The cards are kept without it",
)
EXPECTED_LOWEST = _KEPT.fill(types=listed(SUIT_FIRST))
EXPECTED_HIGHEST = _KEPT.fill(types=listed(RANK_FIRST))


def by_lowest(kind: object, rank: object, cards: int) -> Reading | None:
    """Return the reading that a type of OpenGuanDan names with the lowest rank of a run (`A` where the ace is low).

    >>> by_lowest("Straight", "A", 5), by_lowest("Bomb", "9", 5), by_lowest("Bomb", "R", 4)
    (Reading(kind='straight', main='A', length=5), Reading(kind='bomb', main='9', length=5), None)
    """
    return _reading(SUIT_FIRST.get(kind) if isinstance(kind, str) else None, rank, cards)


def by_highest(kind: object, rank: object, size: object, joker: object = None) -> Reading | None:
    """Return the reading that a type of smashegg names with the highest rank of a run (`5` of an ace that is low).

    >>> by_highest("straight", "5", 5).main, by_highest("tube", "A", 6).main, by_highest("straight", "4", 5)
    ('A', 'Q', None)
    >>> by_highest("pair", "A", 2, "BJ")
    Reading(kind='pair', main='R', length=1)
    """
    found = RANK_FIRST.get(kind) if isinstance(kind, str) else None
    if joker is not None:
        rank = OF_JOKER.get(joker) if isinstance(joker, str) else None
    if found in STEPS and isinstance(rank, str) and len(rank) == 1:
        low = RUN.rfind(rank) - STEPS[found] + 1
        rank = RUN[low] if low >= 0 else None
    return _reading(found, rank, size if type(size) is int else 0)


def _reading(kind: str | None, rank: object, cards: int) -> Reading | None:
    if kind == "joker_bomb":
        return FOUR_JOKERS
    if kind is None or not isinstance(rank, str) or len(rank) != 1:
        return None
    if kind in STEPS:
        steps = STEPS[kind]
        return Reading(kind, rank, steps) if rank in RUN[: len(RUN) - steps + 1] else None
    if kind == "bomb":
        return Reading(kind, rank, cards) if 4 <= cards <= MOST_CARDS and rank in LEVELS else None
    return Reading(kind, rank, 1) if rank in LEVELS or (kind in WITH_JOKERS and rank in JOKERS) else None
