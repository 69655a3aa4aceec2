"""What is wrong with cards as they are given, whatever game they are of."""

from collections import Counter
from collections.abc import Iterator

from core.cards import BIT, RANK_OF
from core.clause import Rule, Violation
from core.saying import say
from core.text import Text

IN_ONE_HAND = Text("在同一手里", "in the same hand")
IN_ONE_PLAY = Text("在同一手出牌里", "in one play")
EVERYWHERE = Text("所记各处合计", "in all that is recorded")


def no_such_card(rule: Rule, seat: int | None, cards: tuple[str, ...]) -> Iterator[Violation]:
    """Yield the words that are no card, each once, under a rule of the game."""
    for card in dict.fromkeys(cards):
        if card not in RANK_OF:
            yield say(rule, seat, (card,), card=card)


def too_often(cards: tuple[str, ...], packs: int) -> tuple[str, ...]:
    """Return the cards with their suit that stand there more often than so many packs have them.

    >>> too_often(("S3", "S3", "S3", "?4", "?4", "?4"), 2), too_often(("S3", "S3"), 2)
    (('S3',), ())
    """
    return tuple(card for card, n in Counter(cards).items() if n > packs and card in BIT)
