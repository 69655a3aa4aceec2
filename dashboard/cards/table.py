"""A table of cards for three or four seats, as the viewer draws it, and the same in words. It knows no game.

Cards are codes as in `core.cards` in one string, `S3 RJ ?7`, `??` for one of which nothing is known. A card may bear a mark:
`H9#0` is the nine of hearts with the first of `Table.marks`. Cards may stand in groups: `/0 RJ H3 /1 SA` are two of them, under
the first and the second of `Table.heads`. The script (`table.js`) says the same words from the same values.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec

from core import card_words
from core.cards import UNKNOWN
from core.text import Lang, Text
from dashboard import words

SIGN = "#"  # between a card and the place of its mark
OTHERWISE: Mapping[str, Text] = MappingProxyType({})
HEAD = "/"  # before the place of the head of a group


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """What may stand on a card: a label of one to four signs on its picture, and the same in words."""

    label: str
    said: str


class Table(msgspec.Struct, frozen=True):
    """What is alike for the whole match."""

    marks: tuple[Mark, ...] = ()
    grouped: bool = False  # cards of one rank overlap, and the table is wide: for hands of more than twenty cards
    heads: tuple[Mark, ...] = ()  # of groups of cards; a group whose head says nothing is only set apart
    top_is_said: bool = False  # the words name the play that is the highest, which need not be the last


class Hand(msgspec.Struct, frozen=True):
    """What a seat has: its cards as far as they are known, what it is called, what counts for it."""

    cards: str  # as people hold them; the same rank side by side, or in groups
    unknown: int | None  # how many more it has; None: that is not for who looks
    odd: str  # cards it laid that it cannot have held
    badges: tuple[str, ...] = ()  # its part in this deal: landlord, first out …
    facts: tuple[tuple[str, str], ...] = ()  # what counts for it: a name and its value

    @property
    def count(self) -> int | None:
        """Return how many cards are in it; None: that is not for who looks."""
        known = sum(not each.startswith(HEAD) for each in self.cards.split())
        return None if self.unknown is None else known + self.unknown


class Laid(msgspec.Struct, frozen=True, array_like=True):
    """What a seat has put down: its cards and what they are; no cards: a pass."""

    seat: int
    cards: str
    name: str


class Item(msgspec.Struct, frozen=True, array_like=True):
    """One thing in a line of the table: of whom, which cards, what was said, what is to be said of it. Any may be empty."""

    who: str
    cards: str
    call: str
    note: str


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of the table above the hands: bottom, calls, tributes."""

    name: str
    items: tuple[Item, ...]


class OnTable(msgspec.Struct, frozen=True):
    """The table after one event."""

    hands: dict[str, Hand]  # by seat
    turns: tuple[int, ...]  # the seats whose acts are due
    lines: tuple[Line, ...]
    facts: tuple[tuple[str, str], ...]  # what counts for the whole deal: a name and its value
    trick: dict[str, Laid]  # what lies, by the version of the act that laid it, in order
    top: int  # which of these is to be beaten, 0: none


def table_lines(
    shown: OnTable, table: Table, seats: Sequence[str], players: Sequence[str], lang: Lang, said: Mapping[str, Text] = OTHERWISE
) -> tuple[str, ...]:
    """Return the table as lines of words: its own lines, what counts, each hand, what lies in the trick.

    `said` are words of a game that take the place of those that all share.
    """
    w = {key: text.to(lang) for key, text in {**words.VIEWER, **words.CARDS, **said}.items()}
    colon, comma = w["colon"], w["comma"]
    lines = [line.name + colon + comma.join(_item(item, table, lang) for item in line.items) for line in shown.lines]
    if shown.facts:
        lines.append(comma.join(f"{name} {value}" for name, value in shown.facts))
    for seat, name in enumerate(players):
        hand = shown.hands[str(seat)]
        who = (seats[seat], name, *hand.badges, w["untold"] if hand.count is None else w["count"].format(n=hand.count))
        unknown = w["unknown"].format(n=hand.unknown) if hand.unknown else ""
        odd = w["odd"] + " " + card_names(hand.odd, table, lang) if hand.odd else ""
        held = _parted((card_names(hand.cards, table, lang), unknown, odd), comma) or ("?" if hand.count is None else w["none"])
        lines.append(_parted(who, " ") + colon + held)
    top = {str(shown.top): comma + w["toBeat"]} if table.top_is_said else {}
    laid = comma.join(_laid(each, top.get(at, ""), table, seats, lang) for at, each in shown.trick.items())
    return (*lines, w["onTable"] + colon + (laid or w["none"]))


def _item(item: Item, table: Table, lang: Lang) -> str:
    said = _parted((item.who, card_names(item.cards, table, lang), item.call), " ")
    return _parted((said, item.note), words.CARDS["comma"].to(lang))


def _laid(laid: Laid, top: str, table: Table, seats: Sequence[str], lang: Lang) -> str:
    if not laid.cards:
        return f"{seats[laid.seat]} {laid.name}"
    return f"{seats[laid.seat]} {card_names(laid.cards, table, lang)}{_bracketed(laid.name + top, lang)}"


def _bracketed(said: str, lang: Lang) -> str:
    return f" ({said})" if lang == "en" else f"（{said}）"


def _parted(parts: Sequence[str], between: str) -> str:
    return between.join(part for part in parts if part)


def card_names(packed: str, table: Table, lang: Lang) -> str:
    """Return the names of cards in a row, with what their marks and the heads of their groups say.

    >>> card_names("ST ?7 ?? H9#0", Table((Mark("=♠6", "当♠6"),)), "zh")
    '♠10 7 ? ♥9（当♠6）'
    >>> card_names("/0 RJ H3 /1 SA", Table(heads=(Mark("主", "主牌"), Mark("", ""))), "zh")
    '主牌 大王 ♥3，♠A'
    """
    groups: list[list[str]] = [[]]
    for each in packed.split():
        if each.startswith(HEAD):
            said = table.heads[int(each[1:])].said
            groups.append([said] if said else [])
            continue
        code, _, mark = each.partition(SIGN)
        groups[-1].append(card(code, lang) + (_bracketed(table.marks[int(mark)].said, lang) if mark else ""))
    return words.CARDS["comma"].to(lang).join(" ".join(names) for names in groups if names)


def card(code: str, lang: Lang) -> str:
    """Return the name of a card; `?` stands where nothing is known of one, and what is no card stands as it is.

    >>> card("ST", "zh"), card("RJ", "en"), card("X9", "zh")
    ('♠10', 'big joker', 'X9')
    """
    return "?" if code == UNKNOWN else card_words.card(code).to(lang)
