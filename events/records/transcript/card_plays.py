"""Plays and passes of a card game: written without a word of their own, and without the side whose turn it is.

A letter by itself may be a side or a card: `A:` is the side, `A` alone the ace, and `A 3` neither, as nobody can say which.
"""

import re
from collections.abc import Callable
from itertools import chain
from typing import Any, NoReturn

import msgspec

from core.desk.messages import Seat
from core.games import Act
from core.text import Lang, Text
from events.records.transcript import card_words as say
from events.records.transcript.apart import Several, unclear
from events.records.transcript.card_parts import bounded, some_cards, suited
from events.records.transcript.course import MISSING, AnyCourse, Missing
from events.records.transcript.forms import Form, Make
from events.records.transcript.line import NUMERAL, Line, Unread, numeral
from events.records.transcript.parts import COLON, written_side
from events.records.transcript.words import V, Words

NUMBER = re.compile(rf"第 *({NUMERAL}) *手 *[.:)]?|([0-9]{{1,9}})[.)](?= *[^\s;])")
A_PLAY = Text("一手牌（如「34567」「过」）", "a play such as `34567` or `pass`")
LETTERS = "abcd"  # of the sides, in the order of the seats
CARDS: dict[str, Text] = {  # letters that may be a card as well
    "a": Text("A（或连写，如「AA」）", "`AA` or `?A` for aces"),
    "b": Text("BJ", "`BJ` for the small joker"),
    "d": Text("RJ", "`RJ` for the big joker"),
}
IN_A_LINE = 10  # plays

Made = Make  # what was played, still without its seat


class Manner(msgspec.Struct, frozen=True):
    """How the plays of one game are written."""

    letter: re.Pattern[str]  # of a side; see `letters`
    forms: tuple[Form, ...]  # in the order of `keywords`
    keywords: Words[int]
    side: Callable[[Line, AnyCourse], int | Missing]  # reads a side before a play
    says: Callable[[Line, AnyCourse, int | None], Any]  # reads what a side says without a word before it; None: nothing
    saying: Callable[[Line], object]  # whether something of that kind stands here
    laid: Callable[[Line, AnyCourse, int | None], Made | None]  # reads cards and what they are said to be; None: none are here
    passed: Make


def letters(seats: int) -> re.Pattern[str]:
    """Return the pattern of a letter by itself that names one of so many sides."""
    return re.compile(rf"([{LETTERS[:seats]}])(?![a-z0-9?])")


def spoken(line: Line, course: AnyCourse, manner: Manner) -> tuple[Act, int | None] | None:
    """Read a play or a pass with its number, or what else a side says; None where an act with a word stands."""
    start = line.at
    found = line.take(NUMBER)
    if found is None and _letter_and_word(line, manner):
        return None
    seat = _side(line, course, manner)
    if (said := manner.says(line, course, seat)) is not None and found is None:
        return said, None
    act = None if said is not None else _play(line, course, seat, manner)
    if found is not None and act is None:
        raise line.unread(A_PLAY)
    if act is None:
        line.at = start
        return None
    return act, None if found is None else numeral(found[1] or found[2])


def like_a_play(words: str, course: AnyCourse, manner: Manner) -> bool:
    """Say whether words could be a play as well as a name, at a table at which it is somebody's turn."""
    line = Line(words)
    try:
        return spoken(line, course, manner) is not None and line.ended()
    except Unread:
        return True


# --- whose it is ------------------------------------------------------------------------------------------------------------


def _side(line: Line, course: AnyCourse, manner: Manner) -> int | None:
    """Read the side before a play; goes nowhere where none stands, or where another act follows it."""
    start = line.at
    letter = None if _named(line, course) else line.take(manner.letter)
    if letter is not None:
        seat = LETTERS.index(letter[1])
        if line.take(COLON) is not None or manner.saying(line) or _sees(line, say.PLAYS):
            return seat
        plays = plays_next(line)
        if plays and letter[1] in CARDS:
            _either(letter.start(), letter[1])
        if plays:
            return seat
        line.at = start
        return None
    named = manner.side(line, course)
    if isinstance(named, Missing):
        return None
    line.take(COLON)
    return named


def _letter_and_word(line: Line, manner: Manner) -> bool:
    """Say whether a letter stands here for the side whose act follows by its word: `A hand: …`."""
    start = line.at
    if line.take(manner.letter) is None:
        return False
    word = manner.keywords.take(line)
    line.at = start
    return not isinstance(word, Missing) and bool(manner.forms[word].subject)


def _sees(line: Line, said: Words[V]) -> bool:
    return said.pattern.match(line.signs, line.next) is not None


def plays_next(line: Line) -> bool:
    """Say whether cards or a pass stand here."""
    start = line.at
    follows = say.PASS.take(line) is not MISSING or say.NOTHING.take(line) is not MISSING or say.PLAYS.take(line) is not MISSING
    if not follows and NUMBER.match(line.signs, line.next) is None:
        follows = some_cards(line) is not None
    line.at = start
    return follows


def _either(at: int, letter: str) -> NoReturn:
    sign, card = letter.upper(), CARDS[letter]
    zh, en = f"此处的「{sign}」可能是一方，也可能是牌，应写明：一方写「{sign}:」", f"`{sign}` may be a side or a card here"
    raise Unread(at, Text(f"{zh}，牌写「{card.zh}」", f"{en}; expected `{sign}:` for the side, {card.en}"))


def whose(at: int, course: AnyCourse) -> NoReturn:
    """Raise `Unread` where a side has to be written, as nobody knows whose turn it is."""
    zh = f"此处轮到谁不明，应写明{course.flow.sides.zh}之一（如「甲 34567」）"
    en = "Whose turn it is here is unclear; expected the side as well, as in `A: 34567`"
    raise Unread(at, Text(zh, en), by_context=True)


def said_to_play(line: Line) -> bool:
    """Read the word for playing, and the colon that may stand behind it: `丁出：♠A`."""
    if say.PLAYS.take(line) is MISSING:
        return False
    line.take(COLON)
    return True


# --- plays --------------------------------------------------------------------------------------------------------------------


def _play(line: Line, course: AnyCourse, seat: int | None, manner: Manner) -> Act | None:
    at = line.next
    made: Made | None = manner.laid(line, course, seat) if say.PASS.take(line) is MISSING else manner.passed
    if made is None:
        return None
    turn = course.now.turn if seat is None else seat
    if turn is None:
        whose(at, course)
    act: Act = made(turn)
    return act


Cards = tuple[str, ...]
Word = Callable[[Line], tuple[Cards, Cards] | None]
"""Reads one word of cards, and what they are said to stand for; None where no card stands here."""


def _as_they_are(line: Line) -> tuple[Cards, Cards] | None:
    found = some_cards(line)
    return None if found is None else (found, found)


def cards_laid(line: Line, course: AnyCourse, manner: Manner, several: Several, word: Word = _as_they_are) -> tuple[Cards, Cards]:
    """Read the cards of a play up to the number of the next one, and what they stand for; none where no cards stand here."""
    found: list[Cards] = []  # word by word, as are the others
    said: list[Cards] = []
    raw: list[str] = []
    start, number = line.next, 0
    while NUMBER.match(line.signs, line.next) is None:
        at, letter = line.next, manner.letter.match(line.signs, line.next)
        if found and (_named(line, course) or (letter is not None and _says_behind(line, letter.end(), manner))):
            break  # the side that plays or speaks next
        more = word(line)
        if more is None:
            break
        if found and letter is not None and (plays_next(line) if letter[1] != "a" or number > len(said) else _run_next(line)):
            _either(at, letter[1])
        found.append(more[0])
        said.append(more[1])
        raw.append(line.signs[at : line.at])
        bounded(number := number + len(more[0]), start)
    lone = all(len(word) == 1 for word in said)  # then a card that stands for another one belongs to a play of them all
    if not (lone and said != found) and several(said):
        raise unclear(line.raw[start : line.at], start)
    cards, meant = (tuple(chain.from_iterable(suited(each, raw, course.flow.packs))) for each in (found, said))
    return cards, meant


def _named(line: Line, course: AnyCourse) -> bool:
    return course.names is not None and _sees(line, course.names)


def _says_behind(line: Line, at: int, manner: Manner) -> bool:
    start, line.at = line.at, at
    follows = bool(manner.saying(line))
    line.at = start
    return follows


def _run_next(line: Line) -> bool:
    """Say whether a pass or several cards in one word stand here: after a letter they may be what that side plays."""
    start = line.at
    if NUMBER.match(line.signs, line.next) is not None:
        return False
    cards = some_cards(line)
    line.at = start
    return len(cards) > 1 if cards is not None else plays_next(line)


# --- writing ------------------------------------------------------------------------------------------------------------------


def by(seat: Seat, said: str, lang: Lang, course: AnyCourse | None) -> str:
    """Return a play with its number, and with its side where it leads or where that is not whose turn it is."""
    whole = f"{written_side(seat, lang)}{' ' if lang == 'zh' else ': '}{said}"
    if course is None:
        return whole
    plain = seat == course.now.turn and course.now.owner is not None
    return f"{course.move + 1}. {said if plain else whole}"


def passed(seat: Seat, lang: Lang, course: AnyCourse | None) -> str:
    """Return a pass as it is written."""
    return by(seat, say.PASS.said[True].to(lang), lang, course)


def row(course: AnyCourse, length: int) -> str:
    """Return what parts a play from those before it on the line, "" where it begins a line: a trick has one."""
    return " " if course.now.owner is not None and length < IN_A_LINE else ""
