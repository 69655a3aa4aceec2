"""A table of cards with any number of hands, as the viewer draws it, and the same in words.

Cards are codes as in `core.cards` in one string: `S3 RJ ?7`. The script (`table.js`) says the same words from the same values.
"""

from collections.abc import Sequence

import msgspec

from core.doudizhu import words as names
from core.text import Lang, Text, joined, same
from dashboard import words


class Hand(msgspec.Struct, frozen=True):
    """A hand: the cards that are known, how many more it has, and cards it laid that it cannot have held."""

    cards: str
    unknown: int
    odd: str

    @property
    def count(self) -> int:
        """Return how many cards are in it."""
        return len(self.cards.split()) + self.unknown


class Laid(msgspec.Struct, frozen=True):
    """What a seat has put down: its cards and what they are; no cards: a pass."""

    seat: int
    cards: str
    name: str


class OnTable(msgspec.Struct, frozen=True):
    """The table after one event."""

    hands: dict[str, Hand]  # by seat
    marks: tuple[str, ...]  # of each seat: landlord or nothing
    totals: tuple[int, ...]  # of each seat
    turn: int  # the seat whose act is due, -1: nobody's
    bottom: str  # cards, `??` for one that lies unseen
    note: str  # what is to be said of the bottom
    bids: tuple[tuple[int, str], ...]  # seat and call
    facts: tuple[tuple[str, str], ...]  # what else counts in this deal: a name and its value
    trick: tuple[int, ...]  # places in `Table.laid`, in order
    top: int  # which of these is to be beaten, -1: none


class Table(msgspec.Struct, frozen=True):
    """What is alike for the whole match."""

    laid: tuple[Laid, ...]  # everything that was ever laid, once


def table_lines(
    shown: OnTable, laid: Sequence[Laid], seats: Sequence[str], players: Sequence[str], lang: Lang
) -> tuple[str, ...]:
    """Return the table as lines of words: bottom and calls, each hand, what lies in the trick."""
    w = {key: text.to(lang) for key, text in (words.VIEWER | words.CARDS | words.DOUDIZHU).items()}
    colon, comma = w["colon"], w["comma"]
    lines = [w["bottom"] + colon + _parted((_cards(shown.bottom, lang), shown.note), comma)]
    if shown.bids:
        lines.append(w["bids"] + colon + comma.join(f"{seats[seat]} {call}" for seat, call in shown.bids))
    if shown.facts:
        lines.append(comma.join(f"{name} {value}" for name, value in shown.facts))
    for seat, name in enumerate(players):
        hand = shown.hands[str(seat)]
        who = (seats[seat], name, shown.marks[seat], w["count"].format(n=hand.count))
        unknown = w["unknown"].format(n=hand.unknown) if hand.unknown else ""
        odd = w["odd"] + " " + _cards(hand.odd, lang) if hand.odd else ""
        held = _parted((_cards(hand.cards, lang), unknown, odd), comma) or w["none"]
        lines.append(" ".join(part for part in who if part) + colon + held)
    lines.append(w["onTable"] + colon + (comma.join(_laid(laid[n], seats, lang) for n in shown.trick) or w["none"]))
    return tuple(lines)


def _laid(laid: Laid, seats: Sequence[str], lang: Lang) -> str:
    name = f" ({laid.name})" if lang == "en" else f"（{laid.name}）"
    return f"{seats[laid.seat]} {_cards(laid.cards, lang)}{name}" if laid.cards else f"{seats[laid.seat]} {laid.name}"


def _parted(parts: tuple[str, ...], comma: str) -> str:
    return comma.join(part for part in parts if part)


def _cards(packed: str, lang: Lang) -> str:
    return joined([card(code) for code in packed.split()], zh=" ", en=" ").to(lang)


def card(code: str) -> Text:
    """Return the name of a card in a row of cards; `?` stands where nothing is known of one.

    >>> card("ST").zh, card("?7").en, card("??").en
    ('♠10', '7', '?')
    """
    return same("?") if code == "??" else names.card(code)
