"""Words of cards that may be one play or several: `5 10`, `34567 678910`. A transcript of a climbing game does not guess."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

from core.cards import RANK_OF, RANKS
from core.text import Lang, Text
from events.records.cards import words, written
from events.records.files import short
from events.records.transcript.card_parts import written_cards
from events.records.transcript.line import Unread

STRAIGHT = 5  # so many single cards one above the other are written as one play

Word = tuple[str, ...]
Several = Callable[[list[Word]], bool]
"""Says whether each word could be a play that beats the one before."""


def several(run: str, bomb: Callable[[list[str]], bool], above: Callable[[int], bool]) -> Several:
    """Return what says whether words could be plays, each beating the one before: so many cards again and higher, or a bomb.

    `run` holds the ranks in the order of a straight. `bomb` is told the ranks of a word, `above` by how much one is higher.

    >>> by_rank = several("34567", lambda ranks: False, lambda step: step > 0)
    >>> by_rank([("?5",), ("?T",)]), by_rank([("?3", "?3", "?3"), ("?4",)]), by_rank([("?7",), ("?7",)])
    (True, False, False)
    """

    def may_be_several(said: list[Word]) -> bool:
        ranks = [[RANK_OF.get(card, "?") for card in word] for word in said]
        if len(said) < 2 or any("?" in word for word in ranks):
            return False
        if any(bomb(word) for word in ranks[1:]):
            return True
        if len({len(word) for word in said}) > 1:
            return False
        signs = "".join(word[0] for word in ranks)
        if len(said[0]) == 1 and len(said) >= STRAIGHT and (signs in run or signs[::-1] in run):
            return False
        return all(above(after - before) for before, after in pairwise(map(_height, ranks)))

    return may_be_several


def _height(ranks: list[str]) -> int:
    """Return how high a word of cards is by the rank it has most of."""
    counts = Counter(map(RANKS.find, ranks))
    return max(counts, key=lambda rank: (counts[rank], rank))


def unclear(raw: str, at: int, one: str = "510", two: str = "5; 10") -> Unread:
    """Return that the words that stand there may be one play or several, with an example of each."""
    said = short(raw, 24)
    zh = f"「{said}」可能是一手，也可能是几手，应写明：一手连写（如「{one}」），几手用分号隔开（如「{two}」）"
    en = f"`{said}` may be one play or several; expected one run together (`{one}`), or semicolons between several (`{two}`)"
    return Unread(at, Text(zh, en))


def written_play(cards: tuple[str, ...], lang: Lang, may_be_several: Several) -> str:
    """Return the cards of a play as they are written: in one word where several could be taken for several plays.

    >>> written_play(("S5", "HT"), "en", lambda said: True), written_play(("S5", "H5"), "en", lambda said: False)
    ('S5H10', 'S5 H5')
    """
    return written(cards, lang) if may_be_several(words(cards)) else written_cards(cards, lang)
