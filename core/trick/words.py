"""What cards and suits are called at a table of tricks."""

from core.card_words import SUITS
from core.card_words import cards as card_names
from core.cards import RANK_OF
from core.text import Text, joined, same
from core.trick.order import TRUMP

_ORDER = "RBAKQJT98765432"


def cards(codes: tuple[str, ...]) -> Text:
    """Return the names of cards by suit, jokers first, from high to low.

    >>> cards(("H3", "SA", "RJ", "S9")).en
    'big joker ♠A ♠9 ♥3'
    """
    return card_names(codes, lambda code: (-1 if code in ("BJ", "RJ") else "SHCD?".find(code[0]), _ORDER.find(RANK_OF[code])))


def groups(parts: tuple[tuple[str, ...], ...]) -> Text:
    """Return the components of a throw as they are declared."""
    return joined([cards(part) for part in parts], zh=" + ", en=" + ")


def counts_as(sign: str) -> Text:
    """Return the suit that cards count as: a side suit, or trumps."""
    return Text("主牌", "trumps") if sign == TRUMP else SUITS.get(sign, same(sign))
