"""Cards as people write them, in both languages: `S7`, `♠7`, `黑桃7`, `34567`, `10`, `大王`. The same in every card game.

Cards are codes as in `core.cards`. A rank by itself is a card whose suit is not recorded: `?7`. Cards may be run together where
all of them have a suit or none has; a sign or word of a suit holds for all ranks behind it: `♠AKQ`. Signs are read folded:
half-width, in small letters.
"""

import re
from collections.abc import Iterable
from itertools import groupby

from core.cards import RANK_OF, UNKNOWN
from core.text import Lang, Text

SUITS = {
    "S": ("s", "♠", "♤", "黑桃", "黑"),
    "H": ("h", "♥", "♡", "红桃", "红心", "紅桃", "紅心", "红"),
    "C": ("c", "♣", "♧", "梅花", "草花", "梅", "草"),
    "D": ("d", "♦", "♢", "方块", "方片", "方塊", "方"),
    "?": ("?",),
}
JOKERS = {
    ("RJ",): ("大王", "大鬼", "rj", "red joker", "big joker", "r", "d"),  # D and X as DouZero writes them
    ("BJ",): ("小王", "小鬼", "bj", "black joker", "small joker", "little joker", "b", "x"),
    ("RJ", "BJ"): ("王炸", "大小王", "双王", "both jokers"),
}
SAID = {"RJ": Text("大王", "RJ"), "BJ": Text("小王", "BJ")}


def _any(words: Iterable[str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


_SUIT_OF = {word: suit for suit, every in SUITS.items() for word in every}
_JOKER_OF = {word: cards for cards, every in JOKERS.items() for word in every}
_RANK = "10|[2-9tjqka]"
_LETTER = "[shcd?]"  # of a suit: for one rank, as `S73` could be the seven and a three
_SUIT = rf"(?:{_any(word for word in _SUIT_OF if not word.isascii())})\ufe0f?"  # ♠ may carry the sign that makes it a picture
_SUITED = rf"{_LETTER}(?:{_RANK})|{_SUIT}(?:{_RANK})++"
_SIGN = "[♠♤♥♡♣♧♦♢]"
_JOKER = _any(_JOKER_OF)
_END = r"(?![a-z0-9?:])"  # `A:` is a side, `7x` is no card
CARD = re.compile(rf"(?P<suit>{_any(_SUIT_OF)})\ufe0f?(?P<of>(?:{_RANK})+)|(?P<joker>{_JOKER})|(?P<unknown>\?\?)")
# Possessive: a long word that is no cards must not be tried in every way.
RUN = re.compile(
    rf"(?P<signed>(?:(?:{_RANK}){_SIGN}\ufe0f?)++){_END}|(?:{_SUITED}|{_JOKER}|\?\?)++{_END}|(?P<plain>(?:{_JOKER}|{_RANK})++){_END}"
)
PLAIN = re.compile(rf"(?P<joker>{_JOKER})|(?P<rank>{_RANK})")  # what the cards of a run without suits are
SIGNED = re.compile(rf"(?P<of>{_RANK})(?P<suit>{_SIGN})")  # the cards of a run whose suits stand behind: `A♠`
RANK = re.compile(_RANK)
SEVERAL = re.compile(rf"{_SUIT}(?:{_RANK}){{2}}")
ONE = re.compile(
    rf"(?P<signed>(?:{_RANK}){_SIGN}\ufe0f?(?!{_RANK}))|(?:{_LETTER}(?:{_RANK})|{_SUIT}(?:{_RANK})(?!{_RANK}))|{_JOKER}|(?P<plain>{_RANK})"
)
ONE_UNKNOWN = re.compile(rf"\?{_END}")

A_CARD = Text("牌（如 S7、♠7、黑桃7、34567、大王、?7）", "cards such as `S7`, `34567`, `RJ` or `?7`")


def run(signs: str, at: int) -> tuple[tuple[str, ...], int] | None:
    """Return the cards of the word that begins at an offset, and where it ends; None where no cards stand there.

    >>> run("34567", 0)
    (('?3', '?4', '?5', '?6', '?7'), 5)
    >>> run("h10黑桃7大王", 0), run("王炸", 0), run("7x1", 0)
    ((('HT', 'S7', 'RJ'), 8), (('RJ', 'BJ'), 2), None)
    >>> run("♠ak10", 0), run("3♦4♣", 0)
    ((('SA', 'SK', 'ST'), 5), (('D3', 'C4'), 4))
    """
    if (found := RUN.match(signs, at)) is not None:
        behind_ranks = at > 0 and RANK.fullmatch(signs[at - 1]) is not None  # in `66♥788` nobody can say which are hearts
        return None if behind_ranks and SEVERAL.search(found[0]) else (_all(found), found.end())
    found = ONE_UNKNOWN.match(signs, at)
    return None if found is None else ((UNKNOWN,), found.end())


def first(signs: str, at: int) -> tuple[tuple[str, ...], int] | None:
    """Return the card with which a word of cards begins, whatever follows it, and where it ends; None where none stands there.

    >>> first("♠6♠7", 0), first("10", 0), first("♠67", 0)
    ((('S6',), 2), (('?T',), 2), None)
    """
    found = ONE.match(signs, at)
    return None if found is None else (_all(found), found.end())


def _all(found: re.Match[str]) -> tuple[str, ...]:
    one = SIGNED if found["signed"] is not None else CARD if found["plain"] is None else PLAIN
    return tuple(card for each in one.finditer(found[0]) for card in _cards(each.groupdict()))


def _cards(found: dict[str, str | None]) -> tuple[str, ...]:
    if (joker := found.get("joker")) is not None:
        return _JOKER_OF[joker]
    if (suit := found.get("suit")) is not None:
        return tuple(_SUIT_OF[suit] + _rank(rank) for rank in RANK.findall(found["of"] or ""))
    return (UNKNOWN,) if found.get("unknown") else (f"?{_rank(found['rank'] or '')}",)


def _rank(said: str) -> str:
    return "T" if said == "10" else said.upper()


ENDS_RUN_ON = re.compile(rf"(?P<suit>{_SUIT})(?P<of>(?:{_RANK}){{2,}})$")
PLAIN_RANKS = re.compile(rf"(?:{_RANK})+")
ORDERS = ("AKQJT98765432", "2AKQJT9876543")  # of ranks, from the top; the other way round as well


def of_the_suit(said: list[str], packs: int) -> dict[int, str]:
    """Return which words of cards, by their place among these, go on with the suit of a run before them.

    `♦AKQJ10 9 8`: after ranks run together behind the sign of a suit, ranks by themselves go on with that suit where all of
    them, up to the next word that says something else, go on in the order of the run, and no card is there more often than in
    the packs.

    >>> of_the_suit(["♦akqj10", "9", "8", "♣k", "7"], 2)
    {1: 'D', 2: 'D'}
    >>> of_the_suit(["♥k977", "3", "3", "3"], 2), of_the_suit(["♦ak65", "8", "4"], 2)
    ({}, {})
    """
    found: dict[int, str] = {}
    for place, word in enumerate(said):
        run = ENDS_RUN_ON.search(word)
        if run is None:
            continue
        end = place + 1
        while end < len(said) and PLAIN_RANKS.fullmatch(said[end]):
            end += 1
        ranks = [_rank(rank) for part in (run["of"], *said[place + 1 : end]) for rank in RANK.findall(part)]
        if _in_order(ranks) and all(ranks.count(rank) <= packs for rank in ranks):
            found |= dict.fromkeys(range(place + 1, end), _SUIT_OF[run["suit"].removesuffix("\ufe0f")])
    return found


def _in_order(ranks: list[str]) -> bool:
    places = ([order.find(rank) for rank in ranks] for order in ORDERS)
    return any(found in (sorted(found), sorted(found, reverse=True)) for found in places)


def words(cards: Iterable[str]) -> list[tuple[str, ...]]:
    """Return cards as the words in which they are written, in their order: ranks without suits are one word.

    >>> words(("?3", "?3", "?T", "BJ", "S7", "H7"))
    [('?3', '?3', '?T'), ('BJ',), ('S7',), ('H7',)]
    """
    found: list[tuple[str, ...]] = []
    for alone, group in groupby(cards, key=_alone):
        alike = tuple(group)
        found += [alike] if alone else [(card,) for card in alike]
    return found


def _alone(card: str) -> bool:
    return card[:1] == "?" and RANK_OF.get(card, "?") != "?"


def written(word: tuple[str, ...], lang: Lang) -> str:
    """Return one word of cards as it is written. Raises KeyError for what is no card.

    >>> written(("?3", "?3", "?T"), "en"), written(("?5", "HT", "RJ"), "zh")
    ('3310', '?5H10大王')
    """
    if all(map(_alone, word)):
        return "".join(_said(RANK_OF[card]) for card in word)
    return "".join(SAID[card].to(lang) if card in SAID else card[0] + _said(RANK_OF[card]) for card in word)


def _said(rank: str) -> str:
    return "10" if rank == "T" else rank
