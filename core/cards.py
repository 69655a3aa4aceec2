"""Cards as codes: suit `S H C D` and rank `2 … 9 T J Q K A`, `BJ` and `RJ` for the jokers.

A card partly known is `?7` (the rank, not the suit) or `??` (nothing). A set of distinct cards of one deck is also one integer,
four bits a rank in the order of `RANKS` with the suits in the order of `SUITS`, so that rank counts follow without a loop.
"""

from collections.abc import Iterable, Sequence

RANKS = "3456789TJQKA2BR"
SUITS = "SHCD"
JOKERS = {"B": "BJ", "R": "RJ"}
UNKNOWN = "??"


def _codes(rank: str) -> tuple[str, ...]:
    return (JOKERS[rank],) if rank in JOKERS else tuple(suit + rank for suit in SUITS)


OF_RANK: dict[str, tuple[str, ...]] = {rank: _codes(rank) for rank in RANKS}
BIT: dict[str, int] = {code: 1 << (4 * place + n) for place, rank in enumerate(RANKS) for n, code in enumerate(OF_RANK[rank])}
DECK: tuple[str, ...] = tuple(code for rank in reversed(RANKS) for code in OF_RANK[rank])  # high to low, as people lay cards out
FULL = sum(BIT.values())
RANK_OF: dict[str, str] = {
    **{code: rank for rank, codes in OF_RANK.items() for code in codes},
    **{f"?{rank}": rank for rank in RANKS if rank not in JOKERS},
    UNKNOWN: "?",
}

# The cards of one rank that a set of suits (four bits) stands for, in the order of SUITS.
HELD: tuple[tuple[tuple[str, ...], ...], ...] = tuple(
    tuple(tuple(code for n, code in enumerate(OF_RANK[rank]) if suits >> n & 1) for suits in range(16)) for rank in RANKS
)


def rank_of(code: str) -> str:
    """Return the rank sign of a card, `?` for one of which nothing is known. Raises KeyError for what is no card.

    >>> rank_of("S7"), rank_of("?7"), rank_of("RJ"), rank_of("??")
    ('7', '7', 'R', '?')
    """
    return RANK_OF[code]


def bits(cards: Iterable[str]) -> int:
    """Return fully known cards as a set in one integer; a card named twice is in it once. Raises KeyError for any other code."""
    found = 0
    for code in cards:
        found |= BIT[code]
    return found


def cards_of(found: int) -> tuple[str, ...]:
    """Return the cards of a set as people sort them: high to low, suits in the order S H C D.

    >>> cards_of(bits(["D3", "BJ", "S3", "CA"]))
    ('BJ', 'CA', 'S3', 'D3')
    """
    return tuple(code for code in DECK if found & BIT[code])


def people_order(code: str) -> tuple[int, int]:
    """Return what sorts cards, partly known ones too, as people do: high to low, suits S H C D, then the unknown."""
    rank = RANK_OF[code]
    return (-RANKS.index(rank) if rank != "?" else 1, "SHCD?".find(code[0]))


def less(cards: Sequence[str], gone: Iterable[str]) -> tuple[str, ...]:
    """Return cards without those that are gone, each as often as it is.

    >>> less(("S3", "S3", "H4"), ("S3", "H5"))
    ('S3', 'H4')
    """
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)
