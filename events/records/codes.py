"""Cards and levels of games of two packs as foreign records write them, in our codes."""

from collections.abc import Mapping

SUITS = "SHCD"
LEVELS = "23456789TJQKA"
MOST = 108  # cards in one play or hand: two packs; what is longer is no list of cards
Codes = Mapping[str, str]


def cards_of(said: object, codes: Codes) -> tuple[str, ...] | None:
    """Return a list of cards in our codes; None where it is no list, one of them is no card, or there are too many.

    >>> cards_of(["S2", "HR"], {"S2": "S2", "HR": "RJ"}), cards_of(["2S"], {}), cards_of("S2", {"S2": "S2"})
    (('S2', 'RJ'), None, None)
    """
    if not isinstance(said, list) or len(said) > MOST:
        return None
    found = [card_of(code, codes) for code in said]
    return None if None in found else tuple(card for card in found if card is not None)


def card_of(said: object, codes: Codes) -> str | None:
    """Return one card in our code, or None."""
    return codes.get(said) if isinstance(said, str) else None


def level_of(said: object) -> str | None:
    """Return a level that is written as a sign or as a number from 2 to 14; None where it is neither.

    >>> level_of("T"), level_of(10), level_of(14), level_of("10"), level_of(1), level_of(True)
    ('T', 'T', 'A', 'T', None, None)
    """
    if type(said) is int:
        return LEVELS[said - 2] if 2 <= said <= 14 else None
    if said == "10":
        return "T"
    return said if isinstance(said, str) and len(said) == 1 and said in LEVELS else None
