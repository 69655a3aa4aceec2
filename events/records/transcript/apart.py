"""Words of cards that may be one play or several: `5 10`, `34567 678910`. A transcript of a climbing game does not guess."""

from collections import Counter
from itertools import pairwise

from core.cards import RANK_OF, RANKS
from core.text import Lang, Text
from events.records.cards import words, written
from events.records.files import short
from events.records.transcript.card_parts import written_cards
from events.records.transcript.line import Unread

STRAIGHT = 5  # so many single cards one above the other are written as one play


def may_be_several(said: list[tuple[str, ...]]) -> bool:
    """Say whether each word could be a play that beats the one before: so many cards again, and higher.

    >>> may_be_several([("?5",), ("?T",)]), may_be_several([("?3", "?3", "?3"), ("?4",)]), may_be_several([("?7",), ("?7",)])
    (True, False, False)
    """
    heights = [_height(word) for word in said]
    if len(said) < 2 or min(heights) < 0:
        return False
    if any(_bomb(word) for word in said[1:]):
        return True
    if len({len(word) for word in said}) > 1:
        return False
    steps = {after - before for before, after in pairwise(heights)}
    if len(said[0]) == 1 and len(said) >= STRAIGHT and steps == {1}:
        return False
    return min(steps) > 0


def _bomb(word: tuple[str, ...]) -> bool:
    """Say whether a word is a bomb or the rocket, which beats whatever stands before it."""
    ranks = [RANK_OF.get(card, "?") for card in word]
    return (len(word) == 4 and len(set(ranks)) == 1) or sorted(ranks) == ["B", "R"]


def _height(word: tuple[str, ...]) -> int:
    """Return how high a word of cards is by the rank it has most of; -1 where a card of it is not known."""
    ranks = [RANKS.find(RANK_OF.get(card, "?")) for card in word]
    counts = Counter(ranks)
    return -1 if min(ranks) < 0 else max(counts, key=lambda rank: (counts[rank], rank))


def unclear(raw: str, at: int) -> Unread:
    """Return that the words that stand there may be one play or several."""
    said = short(raw, 24)
    zh = f"「{said}」可能是一手，也可能是几手，应写明：一手连写（如「510」），几手用分号隔开（如「5; 10」）"
    en = f"`{said}` may be one play or several; expected one run together (`510`), or semicolons between several (`5; 10`)"
    return Unread(at, Text(zh, en))


def written_play(cards: tuple[str, ...], lang: Lang) -> str:
    """Return the cards of a play as they are written: in one word where several could be taken for several plays.

    >>> written_play(("S5", "HT"), "en"), written_play(("S5", "H5"), "en")
    ('S5H10', 'S5 H5')
    """
    return written(cards, lang) if may_be_several(words(cards)) else written_cards(cards, lang)
