"""Cards of two packs as questions give them, for every game that is played with two."""

from core.cards import BIT
from core.text import Text
from projections.judging.question import Unanswerable

PACKS = 2


def cards_of_two_packs(codes: list[str], at: str, seen: dict[str, int] | None = None) -> tuple[str, ...]:
    """Return cards; raises `Unanswerable` at the first that is no card, or that is in two packs twice and here a third time.

    `seen`: how often each card stands in other fields of the question; these are added to it.
    """
    seen = {} if seen is None else seen
    for n, code in enumerate(codes):
        if code not in BIT:
            raise Unanswerable("bad_card", f"{at}[{n}]", _NO_CARD.fill(found=code[:20]))
        seen[code] = seen.get(code, 0) + 1
        if seen[code] > PACKS:
            raise Unanswerable("too_many", f"{at}[{n}]", _TOO_MANY.fill(card=code))
    return tuple(codes)


_NO_CARD = Text(
    "“{found}”不是牌；应为花色SHCD加点数（如S7、HT），或BJ、RJ。",
    "“{found}” is no card; a suit of SHCD and a rank (as S7, HT), or BJ or RJ was expected.",
)
_TOO_MANY = Text("{card}出现三次；两副牌里每张牌只有两张。", "{card} is there three times; two packs have each card twice.")
