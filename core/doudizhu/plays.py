"""What the cards of one play are: their rank counts where all ranks are recorded, and the pattern that they are taken for."""

from core.cards import BIT, RANK_OF
from core.climb.kinds import Reading
from core.climb.packed import packed
from core.doudizhu.options import Options
from core.doudizhu.patterns import best, readings


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


def unread(cards: tuple[str, ...]) -> bool:
    """Say whether the record does not hold the rank of one of the cards."""
    return any(RANK_OF.get(card, "?") == "?" for card in cards)


def twice(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards that stand there more than once: with their suit, or a rank more than four times."""
    found: list[str] = []
    seen: set[str] = set()
    ranks: dict[str, int] = {}
    for card in cards:
        if card in seen and card in BIT and card not in found:
            found.append(card)
        seen.add(card)
        rank = RANK_OF.get(card, "?")
        ranks[rank] = ranks.get(rank, 0) + 1
    for rank, count in ranks.items():
        most = 1 if rank in "BR" else 4
        if rank != "?" and count > most and not any(RANK_OF[card] == rank for card in found):
            found.append(next(card for card in cards if RANK_OF.get(card) == rank))
    return tuple(found)
