"""Cards in a transcript: the same words in every card game. What is no card stands in quotes."""

from core.cards import RANK_OF
from core.text import Lang, Text
from events.records.cards import A_CARD, run, words, written
from events.records.transcript import words as say
from events.records.transcript.course import MISSING, AnyCourse
from events.records.transcript.line import Line, Unread, quoted
from events.records.transcript.parts import Part

MOST_CARDS = 1_000  # in one act; four decks are 216
TOO_MANY = Text(f"此处超过{MOST_CARDS}张牌", f"More than {MOST_CARDS} cards stand here")


def some_cards(line: Line) -> tuple[str, ...] | None:
    """Read one word of cards; None where none stands here."""
    if (found := run(line.signs, line.next)) is not None:
        line.at = found[1]
        return found[0]
    odd = line.quoted()
    return None if odd is None else (odd,)


def all_cards(line: Line) -> tuple[str, ...]:
    """Read any number of cards, none too."""
    found: list[str] = []
    start = line.next
    while (more := some_cards(line)) is not None:
        found += more
        bounded(found, start)
    return tuple(found)


def bounded(cards: list[str], at: int) -> None:
    """Raise `Unread` where more cards stand together than any game has."""
    if len(cards) > MOST_CARDS:
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

    def read(line: Line, _: AnyCourse) -> object:
        if say.NOBODY.take(line) is not MISSING:
            return ()
        return all_cards(line) or MISSING

    def write(value: tuple[str, ...], lang: Lang, _: AnyCourse | None) -> str:
        return written_cards(value, lang) or say.NOBODY.said[()].to(lang)

    return Part(field, read, write, A_CARD)


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
