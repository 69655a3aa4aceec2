"""Plays, passes and bids of 斗地主: written without a word of their own, and without the side whose turn it is.

A letter by itself may be a side or a card: `A:` is the side, `A` alone the ace, and `A 3` neither, as nobody can say which.
"""

import re
from typing import NoReturn

from core.climb.kinds import Reading
from core.doudizhu.messages import BidMade, CardsPlayed, DealBegun, Passed, Seat
from core.messages import Acted
from core.text import Lang, Text
from events.records.transcript.apart import may_be_several, unclear, written_play
from events.records.transcript.card_parts import bounded, some_cards
from events.records.transcript.course import MISSING, AnyCourse, Course, Missing
from events.records.transcript.doudizhu import words as say
from events.records.transcript.doudizhu.course import FLOW, Table, side
from events.records.transcript.doudizhu.forms import AGAIN, FORMS, KEYWORDS
from events.records.transcript.doudizhu.named import reading, written_reading
from events.records.transcript.doudizhu.parts import POINTS, points
from events.records.transcript.line import NUMERAL, Line, Unread, numeral
from events.records.transcript.parts import COLON, gap, written_side
from events.records.transcript.words import V, Words

NUMBER = re.compile(rf"第 *({NUMERAL}) *手 *[.:)]?|([0-9]{{1,9}})[.)](?= *[^\s;])")
LETTER = re.compile(r"([abc])(?![a-z0-9?])")
A_BID = re.compile(rf"(?:叫牌|叫|bids?) *{POINTS.pattern}|{POINTS.pattern.replace(')?(?![0-9])', ')(?![0-9])')}")
A_PLAY = Text("一手牌（如「34567」「过」）", "a play such as `34567` or `pass`")
LETTERS: dict[str, Seat] = {"a": 0, "b": 1, "c": 2}
IN_A_LINE = 10  # plays

Said = CardsPlayed | Passed | BidMade


def spoken(line: Line, course: Course[Table]) -> tuple[Said, int | None] | None:
    """Read a play with its number, or a bid; None where an act with a word stands."""
    start = line.at
    found = line.take(NUMBER)
    if found is None and _letter_and_word(line):
        return None
    seat = _side(line, course)
    if (bid := _bid(line, course, seat)) is not None and found is None:
        return bid, None
    said = None if bid is not None else _play(line, course, seat)
    if found is not None and said is None:
        raise line.unread(A_PLAY)
    if said is None:
        line.at = start
        return None
    return said, None if found is None else numeral(found[1] or found[2])


# --- whose it is ------------------------------------------------------------------------------------------------------------


def _side(line: Line, course: Course[Table]) -> Seat | None:
    """Read the side before a play or bid; goes nowhere where none stands, or where another act follows it."""
    start = line.at
    if (letter := line.take(LETTER)) is not None:
        if line.take(COLON) is not None or _bid_behind(line, line.at) or _sees(line, say.PLAYS):
            return LETTERS[letter[1]]
        plays = _plays_next(line)
        if plays and letter[1] != "c":
            _either(letter.start(), letter[1])
        if plays:
            return LETTERS[letter[1]]
        line.at = start
        return None
    if _sees(line, say.LANDLORD):
        say.LANDLORD.take(line)
        named = line.take(COLON) is not None and LETTER.match(line.signs, line.next) is not None  # `地主: A` says who it is
        follows = not named and _plays_next(line)
        line.at = start
        if not follows:
            return None
    seat = side(line, course)
    if isinstance(seat, Missing):
        return None
    line.take(COLON)
    return 0 if seat == 0 else 1 if seat == 1 else 2


def _letter_and_word(line: Line) -> bool:
    """Say whether a letter stands here for the side whose act follows by its word: `A hand: …`."""
    start = line.at
    if line.take(LETTER) is None:
        return False
    word = KEYWORDS.take(line)
    line.at = start
    return not isinstance(word, Missing) and bool(FORMS[word].subject)


def _sees(line: Line, said: Words[V]) -> bool:
    return said.pattern.match(line.signs, line.next) is not None


def _plays_next(line: Line) -> bool:
    """Say whether cards or a pass stand here."""
    start = line.at
    follows = say.PASS.take(line) is not MISSING or say.NOTHING.take(line) is not MISSING or say.PLAYS.take(line) is not MISSING
    if not follows and NUMBER.match(line.signs, line.next) is None:
        follows = some_cards(line) is not None
    line.at = start
    return follows


def _either(at: int, letter: str) -> NoReturn:
    sign = letter.upper()
    card = "A（或连写，如「AA」）" if sign == "A" else "BJ"
    cards = "`AA` or `?A` for aces" if sign == "A" else "`BJ` for the small joker"
    zh, en = f"此处的「{sign}」可能是一方，也可能是牌，应写明：一方写「{sign}:」", f"`{sign}` may be a side or a card here"
    raise Unread(at, Text(f"{zh}，牌写「{card}」", f"{en}; expected `{sign}:` for the side, {cards}"))


def _whose(at: int) -> NoReturn:
    zh, en = "此处轮到谁不明，应写明「甲」「乙」或「丙」（如「甲 34567」）", "Whose turn it is here is unclear"
    raise Unread(at, Text(zh, f"{en}; expected the side as well, as in `A: 34567`"), by_context=True)


def like_a_play(words: str) -> bool:
    """Say whether words could be a play or a bid as well as a name: `甲: QQ`."""
    line = Line(words)
    try:
        return spoken(line, Course(FLOW, Table(0))) is not None and line.ended()
    except Unread:
        return True


# --- bids and plays -----------------------------------------------------------------------------------------------------------


def _bid(line: Line, course: Course[Table], seat: Seat | None) -> BidMade | None:
    at = line.next
    none = say.NO_BID.take(line)
    found = line.take(A_BID) if isinstance(none, Missing) else None
    if isinstance(none, Missing) and found is None:
        return None
    seat = course.now.turn if seat is None else seat
    if seat is None:
        _whose(at)
    return BidMade(seat, 0 if found is None else points(found[1] or found[2]))


def _play(line: Line, course: Course[Table], seat: Seat | None) -> CardsPlayed | Passed | None:
    start, at = line.at, line.next
    passed = say.PASS.take(line) is not MISSING
    nothing = not passed and say.NOTHING.take(line) is not MISSING
    cards: tuple[str, ...] = ()
    named: Reading | None = None
    if not passed and not nothing:
        say.PLAYS.take(line)
        cards = _cards(line)
        if not cards:
            line.at = start
            return None
    if not passed:
        named = reading(line, cards)
    seat = course.now.turn if seat is None else seat
    if seat is None:
        _whose(at)
    return Passed(seat) if passed else CardsPlayed(seat, cards, named)


def _cards(line: Line) -> tuple[str, ...]:
    """Read the cards of a play, up to the number of the next one."""
    found: list[str] = []
    start = line.next
    words: list[tuple[str, ...]] = []
    while NUMBER.match(line.signs, line.next) is None:
        at, letter = line.next, LETTER.match(line.signs, line.next)
        if found and letter is not None and _bid_behind(line, letter.end()):
            break  # the side that bids next
        more = some_cards(line)
        if more is None:
            break
        if (
            found
            and letter is not None
            and (_plays_next(line) if letter[1] == "b" or len(found) > len(words) else _run_next(line))
        ):
            _either(at, letter[1])
        found += more
        words.append(more)
        bounded(found, start)
    if may_be_several(words):
        raise unclear(line.raw[start : line.at], start)
    return tuple(found)


def _bid_behind(line: Line, at: int) -> bool:
    start, line.at = line.at, at
    follows = A_BID.match(line.signs, line.next) is not None or _sees(line, say.NO_BID)
    line.at = start
    return follows


def _run_next(line: Line) -> bool:
    """Say whether a pass or several cards in one word stand here: after a letter they may be what that side plays."""
    start = line.at
    if NUMBER.match(line.signs, line.next) is not None:
        return False
    cards = some_cards(line)
    line.at = start
    return len(cards) > 1 if cards is not None else _plays_next(line)


# --- writing ------------------------------------------------------------------------------------------------------------------


def written(act: Acted, lang: Lang, course: Course[Table] | None) -> str | None:
    """Return a play, a pass or a bid as it is written; None for an act that has a word."""
    match act:
        case BidMade(seat, points):
            return f"{written_side(seat, lang)}{gap(lang)}{_bid_words(points, lang)}"
        case Passed(seat):
            return _by(seat, say.PASS.said[True].to(lang), lang, course)
        case CardsPlayed(seat, cards, named):
            said = written_play(cards, lang) if cards else say.NOTHING.said[()].to(lang)
            return _by(seat, said if named is None else f"{said} {written_reading(named, lang)}", lang, course)
        case DealBegun(dealer) if course is not None and not course.headed and not course.begins(act):
            said = AGAIN.said.to(lang)
            return said if dealer is None else f"{said}: {written_side(dealer, lang)}"
        case _:
            return None


def _bid_words(points: int, lang: Lang) -> str:
    if points == 0:
        return say.NO_BID.said[0].to(lang)
    return f"叫{points}" if lang == "zh" else f"bids {points}"


def _by(seat: Seat, said: str, lang: Lang, course: Course[Table] | None) -> str:
    """Return a play with its number, and with its side where it leads or where that is not whose turn it is."""
    whole = f"{written_side(seat, lang)}{' ' if lang == 'zh' else ': '}{said}"
    if course is None:
        return whole
    plain = seat == course.now.turn and course.now.owner is not None
    return f"{course.move + 1}. {said if plain else whole}"


def row(act: Acted, lang: Lang, course: AnyCourse, length: int) -> str | None:
    """Return what parts a play from those before it on the line, "" where it begins a line: a trick has one, so have the bids."""
    if isinstance(act, BidMade):
        return "" if length == 0 else " " if lang == "zh" else ", "
    if not isinstance(act, (CardsPlayed, Passed)):
        return None
    return " " if course.now.owner is not None and length < IN_A_LINE else ""
