"""Cards in a transcript, and what stands beside them: the same words in every card game. What is no card stands in quotes."""

import re

from msgspec.structs import replace

from core.cards import JOKERS, RANK_OF
from core.desk.messages import Seat
from core.text import Lang, Text
from events.records.cards import A_CARD, of_the_suit, run, words, written
from events.records.transcript import words as say
from events.records.transcript.course import MISSING, AnyCourse, Missing
from events.records.transcript.line import NUMERAL, Line, Unread, numeral, quoted
from events.records.transcript.parts import CLOSE, COLON, OPEN, Part, gap, side, written_side
from events.records.transcript.words import Words

MOST_CARDS = 1_000  # in one act; four decks are 216
TOO_MANY = Text(f"此处超过{MOST_CARDS}张牌", f"More than {MOST_CARDS} cards stand here")


def some_cards(line: Line) -> tuple[str, ...] | None:
    """Read one word of cards; None where none stands here."""
    if (found := run(line.signs, line.next)) is not None:
        line.at = found[1]
        return found[0]
    odd = line.quoted()
    return None if odd is None else (odd,)


def all_cards(line: Line, packs: int = 2) -> tuple[str, ...]:
    """Read any number of cards, none too; so many packs are played with."""
    found: list[tuple[str, ...]] = []
    said: list[str] = []
    start, number = line.next, 0
    while (more := some_cards_said(line, said)) is not None:
        found.append(more)
        bounded(number := number + len(more), start)
    return tuple(card for word in suited(found, said, packs) for card in word)


def some_cards_said(line: Line, said: list[str]) -> tuple[str, ...] | None:
    """Read one word of cards, and add how it is written."""
    at = line.next
    found = some_cards(line)
    if found is not None:
        said.append(line.signs[at : line.at])
    return found


def suited(found: list[tuple[str, ...]], said: list[str], packs: int) -> list[tuple[str, ...]]:
    """Return words of cards in which ranks by themselves have the suit of the run that they go on with."""
    suit_of = of_the_suit(said, packs)
    return [tuple(suit_of[place] + card[1:] for card in word) if place in suit_of else word for place, word in enumerate(found)]


def bounded(cards: int, at: int) -> None:
    """Raise `Unread` where more cards stand together than any game has."""
    if cards > MOST_CARDS:
        raise Unread(at, TOO_MANY)


def written_cards(cards: tuple[str, ...], lang: Lang) -> str:
    """Return cards as they are written. Among other words an ace has its sign, as the letter might be a side.

    >>> written_cards(("?7", "?7", "7S", "RJ", "?A"), "zh"), written_cards(("?A",), "zh")
    ('77 "7S" 大王 ?A', 'A')
    """
    said = [written(word, lang) if word[0] in RANK_OF else quoted(word[0]) for word in words(cards)]
    return said[0] if len(said) == 1 else " ".join("?A" if word == "A" else word for word in said)


def cards(field: str) -> Part:
    """Return the part that is any number of cards, or a word for none."""

    def read(line: Line, course: AnyCourse) -> object:
        if say.NOBODY.take(line) is not MISSING:
            return ()
        return all_cards(line, course.flow.packs) or MISSING

    def write(value: tuple[str, ...], lang: Lang, _: AnyCourse | None) -> str:
        return written_cards(value, lang) or say.NOBODY.said[()].to(lang)

    return Part(field, read, write, A_CARD)


def maybe_cards(field: str) -> Part:
    """Return the part that is any number of cards, none too."""

    def write(value: tuple[str, ...], lang: Lang, _: AnyCourse | None) -> str:
        return written_cards(value, lang)

    return replace(cards(field), write=write, default=())


def card(field: str) -> Part:
    """Return the part that is one card."""
    return replace(maybe_card(field), default=MISSING)


def maybe_card(field: str) -> Part:
    """Return the part that is one card, or nothing (None)."""

    def read(line: Line, _: AnyCourse) -> object:
        start = line.at
        found = some_cards(line)
        if found is None or len(found) == 1:
            return MISSING if found is None else found[0]
        line.at = start
        return MISSING

    def write(value: str | None, lang: Lang, _: AnyCourse | None) -> str:
        return "" if value is None else written_cards((value,), lang)

    return Part(field, read, write, A_CARD, None)


# --- what stands beside cards ----------------------------------------------------------------------------------------------

COUNT = re.compile(r"(-?[0-9]{1,18})(?![0-9])")  # as many digits as surely fit a line of the log; what they say is for the rules
CHINESE = re.compile(NUMERAL)
CARDS = re.compile(r" *(?:张牌?(?=[\s,;.)甲乙丙丁]|$)|cards?(?![a-z]))")  # behind a number; 张三 is a name
A_COUNT = Text("张数（如 8）", "a number of cards such as `8`")


def rank(field: str) -> Part:
    """Return the part that is a rank; what is none stands in quotes."""

    def read(line: Line, _: AnyCourse) -> object:
        found = run(line.signs, line.next)
        if found is not None and len(found[0]) == 1 and found[0][0] in _RANKS:
            line.at = found[1]
            return _RANKS[found[0][0]]
        odd = line.quoted()
        return MISSING if odd is None else odd

    def write(value: str, lang: Lang, _: AnyCourse | None) -> str:
        card = next((card for card, rank in _RANKS.items() if rank == value), None)
        return quoted(value) if card is None else written_cards((card,), lang)

    return Part(field, read, write, Text("点数（如 5、10、大王）", "a rank such as `5`, `10` or `RJ`"))


_RANKS = {card: rank for card, rank in RANK_OF.items() if (card[0] == "?" and rank != "?") or card in JOKERS.values()}


def mark(field: str, said: Words[bool]) -> Part:
    """Return the part that is a word in brackets where it is so, and nothing where it is not."""

    def read(line: Line, _: AnyCourse) -> object:
        start = line.at
        if line.take(OPEN) is not None and said.take(line) is not MISSING and line.take(CLOSE) is not None:
            return True
        line.at = start
        return MISSING

    def write(value: bool, lang: Lang, _: AnyCourse | None) -> str:
        return f"{gap(lang)}({said.said[True].to(lang)})" if value else ""

    return Part(field, read, write, said.expected, False)


def labelled_side(field: str, label: Words[bool]) -> Part:
    """Return the part that is a word and a side, or nothing (None): `地主甲`."""

    def read(line: Line, course: AnyCourse) -> object:
        start = line.at
        if label.take(line) is MISSING:
            return MISSING
        line.take(COLON)
        seat = side(line, course)
        if isinstance(seat, Missing):
            line.at = start
        return seat

    def write(value: Seat | None, lang: Lang, _: AnyCourse | None) -> str:
        return "" if value is None else label.said[True].to(lang) + gap(lang) + written_side(value, lang)

    expected = Text(f"「{label.said[True].zh}」和一方", f"`{label.said[True].en}` and a side")
    return Part(field, read, write, expected, None)


def counted(field: str, label: Words[bool]) -> Part:
    """Return the part that is a word and a number, or nothing (None): `炸弹2`."""
    said = label.said[True]

    def read(line: Line, _: AnyCourse) -> object:
        start = line.at
        if label.take(line) is not MISSING:
            line.take(COLON)
            if (found := line.take(COUNT)) is not None:
                return int(found[1])
        line.at = start
        return MISSING

    def write(value: int | None, lang: Lang, _: AnyCourse | None) -> str:
        return "" if value is None else f"{said.to(lang)}{gap(lang)}{value}"

    return Part(field, read, write, Text(f"「{said.zh}」和数目", f"`{said.en}` and a number"), None)


def count(field: str) -> Part:
    """Return the part that is a number of cards: `8`, `8张`, `十张`."""

    def read(line: Line, _: AnyCourse) -> object:
        found = line.take(COUNT)
        chinese = None if found is not None else line.take(CHINESE)
        if found is None and chinese is None:
            return MISSING
        if (behind := CARDS.match(line.signs, line.at)) is not None:
            line.at = behind.end()
        return int(found[1]) if found is not None else numeral(chinese[0]) if chinese is not None else MISSING

    def write(value: int, _: Lang, __: AnyCourse | None) -> str:
        return str(value)

    return Part(field, read, write, A_COUNT)


def maybe_count(field: str) -> Part:
    """Return the part that is a number of cards, or `?` where what it came to is not recorded (None)."""
    known = count(field)

    def read(line: Line, course: AnyCourse) -> object:
        return known.read(line, course) if say.UNKNOWN.take(line) is MISSING else None

    def write(value: int | None, lang: Lang, course: AnyCourse | None) -> str:
        return "?" if value is None else known.write(value, lang, course)

    return replace(known, read=read, write=write)
