"""How many cards of each rank: four bits a place in one integer, places in the order of `RANKS`, counts up to 15."""

from collections import Counter
from collections.abc import Iterable

from core.cards import RANK_OF, RANKS

PLACE: dict[str, int] = {rank: place for place, rank in enumerate(RANKS)}
UNIT: dict[str, int] = {rank: 1 << 4 * place for rank, place in PLACE.items()}  # one card of the rank
MOST = 15  # of one rank
ONES = sum(UNIT.values())
SEVENS, EIGHTS = 7 * ONES, 8 * ONES
_EVEN = 0x0F0F_0F0F_0F0F_0F0F
_PAIRS = 5 * ONES
_NIBBLES = 3 * ONES
_CARD: dict[str, int] = {code: UNIT[rank] for code, rank in RANK_OF.items() if rank != "?"}


def packed(cards: Iterable[str]) -> int:
    """Return the rank counts of cards whose ranks are known: `S7`, `?7`, `BJ`. Raises KeyError for any other code.

    More than 15 of one rank count as 15.

    >>> ranks_text(packed(["S7", "?7", "RJ", "D3"]))
    '377R'
    """
    units = [_CARD[code] for code in cards]
    return sum(units) if len(units) <= MOST else _capped(units)


def from_ranks(ranks: str) -> int:
    """Return the rank counts of a string of rank signs in any order. Raises KeyError for a sign that is no rank."""
    units = [UNIT[rank] for rank in ranks]
    return sum(units) if len(units) <= MOST else _capped(units)


def _capped(units: list[int]) -> int:
    return sum(unit * min(count, MOST) for unit, count in Counter(units).items())


def of_bits(found: int) -> int:
    """Return the rank counts of a set of cards (`core.cards.bits`): the ones in each four bits."""
    found -= (found >> 1) & _PAIRS
    return (found & _NIBBLES) + (found >> 2 & _NIBBLES)


def ranks_text(counts: int) -> str:
    """Return rank counts as signs from low to high, in the order of `RANKS`.

    >>> ranks_text(from_ranks("R5343"))
    '3345R'
    """
    return "".join([rank * (counts >> 4 * place & 15) for place, rank in enumerate(RANKS)])


def size(counts: int) -> int:
    """Return how many cards there are."""
    return ((counts & _EVEN) + (counts >> 4 & _EVEN)) % 255


def count(counts: int, rank: str) -> int:
    """Return how many cards of one rank there are."""
    return counts >> 4 * PLACE[rank] & 15


def at_least(counts: int, least: int) -> int:
    """Return the places that hold that many cards (1 to 8) or more, as ones."""
    return ((counts & SEVENS) + (8 - least) * ONES | counts) >> 3 & ONES


def holds(hand: int, part: int) -> bool:
    """Return whether the hand has, of every rank, at least the cards of the part.

    >>> holds(from_ranks("33345"), from_ranks("335")), holds(from_ranks("33345"), from_ranks("344"))
    (True, False)
    """
    return not _borrows(hand, part)


def _borrows(hand: int, part: int) -> int:
    """Return an 8 at each place from which subtracting the part borrows: where the hand has fewer, and from there on upwards."""
    return (~hand & part | ~(hand ^ part) & (hand - part)) & EIGHTS


def missing(hand: int, part: int) -> int:
    """Return which cards the part has above those of the hand, as rank counts.

    >>> ranks_text(missing(from_ranks("3345"), from_ranks("33344R")))
    '34R'
    """
    if not (borrows := _borrows(hand, part)):
        return 0
    places = (borrows >> 3) * MOST  # and some at which both have as many
    return (part & places) - (hand & places)
