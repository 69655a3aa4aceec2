"""Plays, passes and bids of 斗地主."""

import re
from functools import partial
from typing import Any

from core.doudizhu.messages import BidMade, CardsPlayed, DealBegun, Passed
from core.games import Act
from core.messages import Acted
from core.text import Lang
from events.records.transcript import card_plays
from events.records.transcript import card_words as tricks
from events.records.transcript.apart import several, written_play
from events.records.transcript.card_plays import Made, Manner, by, cards_laid, letters, passed, plays_next, said_to_play, whose
from events.records.transcript.course import MISSING, AnyCourse, Course, Missing
from events.records.transcript.doudizhu import words as say
from events.records.transcript.doudizhu.course import FLOW, Table
from events.records.transcript.doudizhu.forms import AGAIN, FORMS, KEYWORDS
from events.records.transcript.doudizhu.named import reading, written_reading
from events.records.transcript.doudizhu.parts import POINTS, points
from events.records.transcript.line import Line
from events.records.transcript.parts import COLON, gap, side, written_side

A_BID = re.compile(rf"(?:叫牌|叫|bids?) *{POINTS.pattern}|{POINTS.pattern.replace(')?(?![0-9])', ')(?![0-9])')}")


def spoken(line: Line, course: Course[Table]) -> tuple[Act, int | None] | None:
    """Read a play with its number, or a bid; None where an act with a word stands."""
    return card_plays.spoken(line, course, MANNER)


def _side(line: Line, course: AnyCourse) -> int | Missing:
    """Read the side before a play or bid; the landlord only where a play follows."""
    start = line.at
    if say.LANDLORD.take(line) is not MISSING:
        named = (
            line.take(COLON) is not None and MANNER.letter.match(line.signs, line.next) is not None
        )  # `地主: A` says who it is
        follows = not named and plays_next(line)
        line.at = start
        if not follows:
            return MISSING
    return side(line, course)


def _bid(line: Line, course: AnyCourse, seat: Any) -> Act | None:
    at = line.next
    none = say.NO_BID.take(line)
    found = line.take(A_BID) if isinstance(none, Missing) else None
    if isinstance(none, Missing) and found is None:
        return None
    bidder = course.now.turn if seat is None else seat
    if bidder is None:
        whose(at, course)
    return BidMade(bidder, 0 if found is None else points(found[1] or found[2]))


def _bid_stands(line: Line) -> bool:
    return any(pattern.match(line.signs, line.next) is not None for pattern in (A_BID, say.NO_BID.pattern))


def _laid(line: Line, course: AnyCourse, seat: int | None) -> Made | None:
    start = line.at
    nothing = tricks.NOTHING.take(line) is not MISSING
    cards: tuple[str, ...] = ()
    if not nothing:
        said_to_play(line)
        cards, _ = cards_laid(line, course, MANNER, SEVERAL)
        if not cards:
            line.at = start
            return None
    return partial(CardsPlayed, cards=cards, reading=reading(line, cards))


def _is_bomb(ranks: list[str]) -> bool:
    """Say whether a word is a bomb or the rocket, which beats whatever stands before it."""
    return (len(ranks) == 4 and len(set(ranks)) == 1) or sorted(ranks) == ["B", "R"]


SEVERAL = several("3456789TJQKA2BR", _is_bomb, lambda step: step > 0)
MANNER = Manner(letters(3), FORMS, KEYWORDS, _side, _bid, _bid_stands, _laid, Passed)


def like_a_play(words: str) -> bool:
    """Say whether words could be a play, or something else of this kind, as well as a name: `甲: QQ`."""
    return card_plays.like_a_play(words, Course(FLOW, Table(0)), MANNER)


# --- writing ------------------------------------------------------------------------------------------------------------------


def written(act: Acted, lang: Lang, course: Course[Table] | None) -> str | None:
    """Return a play, a pass or a bid as it is written; None for an act that has a word."""
    match act:
        case BidMade(seat, points):
            return f"{written_side(seat, lang)}{gap(lang)}{_bid_words(points, lang)}"
        case Passed(seat):
            return passed(seat, lang, course)
        case CardsPlayed(seat, cards, named):
            said = written_play(cards, lang, SEVERAL) if cards else tricks.NOTHING.said[()].to(lang)
            return by(seat, said if named is None else f"{said} {written_reading(named, lang)}", lang, course)
        case DealBegun(dealer) if course is not None and not course.headed and not course.begins(act):
            said = AGAIN.said.to(lang)
            return said if dealer is None else f"{said}: {written_side(dealer, lang)}"
        case _:
            return None


def _bid_words(points: int, lang: Lang) -> str:
    if points == 0:
        return say.NO_BID.said[0].to(lang)
    return f"叫{points}" if lang == "zh" else f"bids {points}"


def row(act: Acted, lang: Lang, course: AnyCourse, length: int) -> str | None:
    """Return what parts a play from those before it on the line, "" where it begins a line: a trick has one, so have the bids."""
    if isinstance(act, BidMade):
        return "" if length == 0 else " " if lang == "zh" else ", "
    return card_plays.row(course, length) if isinstance(act, (CardsPlayed, Passed)) else None
