"""Cards as foreign records of 斗地主 write them, in our codes."""

import re

from core.text import Text

RANKS = frozenset("3456789TJQKA2")
JOKERS = {"B": "BJ", "X": "BJ", "R": "RJ", "D": "RJ"}  # RLCard writes B and R, DouZero X (小王) and D (大王)
CODE = re.compile(r"[SHCD](?:[2-9TJQKA]|10)|[BR]J", re.ASCII)
MOST = 108  # cards in one play or hand: two packs; what is longer is no list of cards
RANK = re.compile(r"10|.", re.DOTALL)

EXPECTED_RANKS = Text(
    "应为“3456789TJQKA2”中的点数，或表示小王、大王的字母", "expected ranks of `3456789TJQKA2` or a letter for a joker"
)
EXPECTED_CODES = Text("应为“S3 HT BJ RJ”样子的牌", "expected cards such as `S3 HT BJ RJ`")


def by_rank(ranks: str) -> tuple[str, ...] | None:
    """Return the cards of a string of ranks, their suits unknown; None where a sign is no rank, or there are too many.

    >>> by_rank("9TXD"), by_rank("10"), by_rank("1")
    (('?9', '?T', 'BJ', 'RJ'), ('?T',), None)
    """
    if len(ranks) > MOST:
        return None
    found = tuple(_card(sign) for sign in RANK.findall(ranks.upper()))
    return None if "" in found else found


def _card(sign: str) -> str:
    sign = "T" if sign == "10" else sign
    return f"?{sign}" if sign in RANKS else JOKERS.get(sign, "")


def by_code(codes: str) -> tuple[str, ...] | None:
    """Return cards that are written suit first, with spaces between them; None where one is no card, or there are too many.

    >>> by_code("S3 H10 BJ"), by_code("3S")
    (('S3', 'HT', 'BJ'), None)
    """
    found = [code.upper() for code in codes.split(None, MOST)]
    if len(found) > MOST:
        return None
    return tuple(code.replace("10", "T") for code in found) if all(CODE.fullmatch(code) for code in found) else None
