"""What the cards of one play are: their rank counts where all ranks are recorded, and the pattern that they are taken for."""

from collections import Counter
from collections.abc import Iterable

from core.cards import BIT, OF_RANK, RANK_OF
from core.climb.kinds import Reading
from core.climb.packed import packed
from core.doudizhu.messages import CardsPlayed
from core.doudizhu.options import Options
from core.doudizhu.patterns import best, readings

PACKS = 1


def counts_of(cards: tuple[str, ...]) -> int | None:
    """Return the rank counts of cards, or None where the rank of one is not recorded.

    >>> counts_of(("S3", "?3")) == packed(["S3", "H3"]), counts_of(("??",))
    (True, None)
    """
    try:
        return packed(cards)
    except KeyError:
        return None


def reading_of(cards: tuple[str, ...], named: Reading | None, beaten: Reading | None, options: Options) -> Reading | None:
    """Return what a play is taken for: the pattern it names where its cards have it, else the strongest, if one can, that beats.

    None: the cards form no pattern, or their ranks are not recorded.
    """
    counts = counts_of(cards)
    if counts is None:
        return None
    found = readings(counts, options)
    if not found or named in found:
        return named if found else None
    return best(counts, beaten, options) or found[0]


def may_be_bomb(cards: tuple[str, ...]) -> bool:
    """Say whether cards that are not recorded in full may be a bomb or the rocket.

    >>> may_be_bomb(("S7", "?7", "?7", "??")), may_be_bomb(("S7", "H8", "??", "??")), may_be_bomb(("BJ", "??"))
    (True, False, True)
    """
    ranks = {RANK_OF.get(card, "?") for card in cards}
    if "?" not in ranks:
        return False
    ranks.discard("?")
    if len(cards) == 2:
        return ranks <= set("BR")
    return len(cards) == 4 and len(ranks) <= 1 and not ranks & set("BR")


def crowded(cards: Iterable[str]) -> dict[str, int]:
    """Return the ranks of which there are more cards than a pack holds, and how many; a card named twice counts once.

    >>> crowded(("S3", "S3", "H3", "?3", "?3", "?3")), crowded(("S3", "S3"))
    ({'3': 5}, {})
    """
    known = [card for card in cards if RANK_OF.get(card, "?") != "?"]
    counts = Counter(RANK_OF[card] for card in (*{card for card in known if card in BIT}, *(c for c in known if c not in BIT)))
    return {rank: count for rank, count in counts.items() if count > len(OF_RANK[rank])}


def disproves(act: CardsPlayed, seat: int, rank: str) -> bool:
    """Say whether a play shows that a seat held a card of a rank."""
    return act.seat == seat and any(RANK_OF.get(card) == rank for card in act.cards)
