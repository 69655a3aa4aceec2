"""How the cards of a 升级 table are set out: trumps under a head; marks on cards that were shown or that others have seen."""

from collections import Counter

from core.text import Lang
from core.trick.order import TRUMP
from dashboard.card_words import SHENGJI
from dashboard.cards.table import HEAD, SIGN, Mark, Table
from projections.trumps.frames import HandShown

SHOWN, SEEN = 0, 1  # places in `Table.marks`
TRUMPS, OTHERS = 0, 1  # places in `Table.heads`


def table(lang: Lang) -> Table:
    """Return what is alike for every match."""
    marks = tuple(_mark(name, lang) for name in ("shown", "seen"))
    return Table(marks, grouped=True, heads=(_mark("trump", lang), Mark("", "")), top_is_said=True)


def _mark(name: str, lang: Lang) -> Mark:
    return Mark(SHENGJI[name + "Label"].to(lang), SHENGJI[name + "Said"].to(lang))


def of_hand(hand: HandShown) -> str:
    """Return the cards of a hand that are known, trumps first, with marks on those that were shown or seen."""
    shown, seen = Counter(hand.shown), Counter(hand.seen)
    found: list[str] = []
    groups = [*hand.suits]
    if only := shown_only(hand):
        groups.append(("", only))
    for suit, cards in groups:
        found.append(f"{HEAD}{TRUMPS if suit == TRUMP else OTHERS}")
        for card in cards:
            mark = SHOWN if shown[card] > 0 else SEEN if seen[card] > 0 else None
            (shown if mark == SHOWN else seen)[card] -= 1
            found.append(card if mark is None else f"{card}{SIGN}{mark}")
    return " ".join(found)


def shown_only(hand: HandShown) -> tuple[str, ...]:
    """Return the cards of a hand of which only that is known that they were shown or seen."""
    return tuple(((Counter(hand.shown) | Counter(hand.seen)) - Counter(hand.cards)).elements())
