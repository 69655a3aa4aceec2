"""Cards and levels as foreign records of 掼蛋 write them, in our codes."""

from core.guandan.messages import Card, Level
from core.guandan.state import LEVELS
from core.text import Text

SUITS = "SHCD"
MOST = 108  # cards in one play or hand: two packs; what is longer is no list of cards
Codes = dict[str, Card]

SUIT_FIRST: Codes = {suit + rank: suit + rank for suit in SUITS for rank in LEVELS} | {"SB": "BJ", "HR": "RJ"}
"""The codes of OpenGuanDan and the servers of 南邮: `S2`, `HT`; `SB` is the small joker, `HR` the big one."""

RANK_FIRST: Codes = {rank + suit: suit + rank for suit in SUITS for rank in LEVELS} | {"SJ": "BJ", "BJ": "RJ"}
"""The codes of smashegg: `2S`, `TH`; `SJ` is the small joker, `BJ` the big one."""

EXPECTED_SUIT_FIRST = Text("应为“S2 HT SB HR”样子的牌", "expected cards such as `S2`, `HT`, `SB`, `HR`")
EXPECTED_RANK_FIRST = Text("应为“2S TH SJ BJ”样子的牌", "expected cards such as `2S`, `TH`, `SJ`, `BJ`")


def cards_of(said: object, codes: Codes) -> tuple[Card, ...] | None:
    """Return a list of cards in our codes; None where it is no list, one of them is no card, or there are too many.

    >>> cards_of(["S2", "HR"], SUIT_FIRST), cards_of(["2S", "SJ", "BJ"], RANK_FIRST), cards_of(["2S"], SUIT_FIRST)
    (('S2', 'RJ'), ('S2', 'BJ', 'RJ'), None)
    """
    if not isinstance(said, list) or len(said) > MOST:
        return None
    found = [card_of(code, codes) for code in said]
    return None if None in found else tuple(card for card in found if card is not None)


def card_of(said: object, codes: Codes) -> Card | None:
    """Return one card in our code, or None."""
    return codes.get(said) if isinstance(said, str) else None


def level_of(said: object) -> Level | None:
    """Return a level that is written as a sign or as a number from 2 to 14; None where it is neither.

    >>> level_of("T"), level_of(10), level_of(14), level_of("10"), level_of(1), level_of(True)
    ('T', 'T', 'A', 'T', None, None)
    """
    if type(said) is int:
        return LEVELS[said - 2] if 2 <= said <= 14 else None
    if said == "10":
        return "T"
    return said if isinstance(said, str) and len(said) == 1 and said in LEVELS else None
