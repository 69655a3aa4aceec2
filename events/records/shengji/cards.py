"""Cards, levels and suits as foreign records of 升级 write them, in ours."""

from core.text import Text
from core.trumps.messages import Card, Levels, Suit
from events.records.codes import LEVELS, MOST, SUITS, Codes, level_of

TEN_IN_FULL: Codes = {suit + ("10" if rank == "T" else rank): suit + rank for suit in SUITS for rank in LEVELS} | {
    "LJ": "BJ",
    "BJ": "RJ",
}
"""The codes of the rooms of jerryyyu/shengji: `S2`, `H10`; `LJ` is the small joker, `BJ` the big one."""

ONE_PACK: tuple[Card, ...] = (*(suit + rank for suit in "SHDC" for rank in LEVELS), "BJ", "RJ")
"""The numbers of 80fen from 0: spades from 2 to A, hearts, diamonds, clubs, small joker, big joker; then the other pack."""

EXPECTED_CODES = Text("应为“S2 H10 LJ BJ”样子的牌", "expected cards such as `S2`, `H10`, `LJ`, `BJ`")
EXPECTED_NUMBERS = Text("应为0到107的整数", "expected numbers from 0 to 107")
EXPECTED_SUIT = Text("应为“S”“H”“D”“C”中的一个", "expected one of `S`, `H`, `D`, `C`")
EXPECTED_LEVEL = Text("应为2到A的级", "expected a level from 2 to A")

_SUIT_OF: dict[object, Suit] = {"S": "S", "H": "H", "C": "C", "D": "D"}


def numbered(said: object) -> tuple[Card, ...] | None:
    """Return a list of numbers as cards; None where it is no list or one of them is no card.

    >>> numbered([0, 54, 8, 52, 107]), numbered([108]), numbered([True]), numbered("0")
    (('S2', 'S2', 'ST', 'BJ', 'RJ'), None, None, None)
    """
    if not isinstance(said, list) or len(said) > MOST:
        return None
    found = [ONE_PACK[n % len(ONE_PACK)] for n in said if isinstance(n, int) and type(n) is int and 0 <= n < 2 * len(ONE_PACK)]
    return tuple(found) if len(found) == len(said) else None


def suit_of(said: object) -> Suit | None:
    """Return a suit, or None."""
    return _SUIT_OF.get(said) if isinstance(said, str) else None


def levels_of(said: object) -> Levels | None:
    """Return the levels of both sides, or None.

    >>> levels_of(["10", "2"]), levels_of([14, 10]), levels_of([15, 10]), levels_of("22")
    (('T', '2'), ('A', 'T'), None, None)
    """
    if not isinstance(said, list) or len(said) != 2:
        return None
    one, two = level_of(said[0]), level_of(said[1])
    return None if one is None or two is None else (one, two)
