"""What cards are called: the same at every table."""

from collections.abc import Callable

from core.cards import RANK_OF, UNKNOWN, people_order
from core.text import Text, joined, same

_RANKS: dict[str, Text] = {
    "T": same("10"),
    "B": Text("小王", "small joker"),
    "R": Text("大王", "big joker"),
    "?": Text("不详", "unknown"),
}
SUITS: dict[str, Text] = {"S": same("♠"), "H": same("♥"), "C": same("♣"), "D": same("♦"), "?": same("")}


def rank(sign: str) -> Text:
    """Return the name of a rank.

    >>> rank("T").en, rank("R").zh
    ('10', '大王')
    """
    return _RANKS.get(sign, same(sign))


def ranks(signs: str) -> Text:
    """Return ranks as people write them: run together, parted where a 10 or a joker is among them.

    >>> ranks("334455").zh, ranks("9TJ").zh, ranks("BR").zh
    ('334455', '9 10 J', '小王 大王')
    """
    return joined([rank(sign) for sign in signs], zh=" ", en=" ") if set(signs) & _RANKS.keys() else same(signs)


def card(code: str) -> Text:
    """Return the name of a card; a code that is none stands as it is.

    >>> card("S7").zh, card("BJ").zh, card("?9").en
    ('♠7', '小王', '9')
    """
    sign = RANK_OF.get(code)
    if sign is None:
        return same(code)
    if sign == "?":
        return Text("一张不详的牌", "an unknown card")
    if sign in "BR":
        return rank(sign)
    suit, name = SUITS[code[0]], rank(sign)
    return Text(suit.zh + name.zh, suit.en + name.en)


NO_PATTERN = Text("不成牌型的牌", "cards that form no pattern")
_OF = Text("{kind}{rank}", "{kind} of {rank}")
_FROM_TO = Text("{kind}{low}到{high}", "{kind} from {low} to {high}")


def pattern(kind: Text, low: str, high: str = "") -> Text:
    """Return a pattern with its rank, or with its lowest and highest.

    >>> pattern(Text("对牌", "a pair"), "T").en, pattern(Text("顺子", "a straight"), "5", "9").zh
    ('a pair of 10', '顺子5到9')
    """
    return _FROM_TO.fill(kind=kind, low=rank(low), high=rank(high)) if high else _OF.fill(kind=kind, rank=rank(low))


def cards(codes: tuple[str, ...], order: Callable[[str], tuple[int, int]] = people_order) -> Text:
    """Return the names of cards in the order in which people lay them out; those of which nothing is known are counted.

    >>> cards(("S3", "??", "??", "RJ")).en
    'big joker ♠3 (2 unknown)'
    """
    if not codes:
        return Text("空", "nothing")
    known = sorted((c for c in codes if c in RANK_OF and c != UNKNOWN), key=order)
    named = [card(c) for c in (*known, *(c for c in codes if c not in RANK_OF))]
    if unknown := codes.count(UNKNOWN):
        more = Text(f"{unknown}张不详", f"{unknown} unknown")
        alone = Text(more.zh, "an unknown card" if unknown == 1 else f"{more.en} cards")
        named.append(Text(f"（{more.zh}）", f"({more.en})") if named else alone)
    return joined(named, zh=" ", en=" ")
