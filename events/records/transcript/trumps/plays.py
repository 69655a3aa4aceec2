"""Plays of 升级, with `+` between the components that are declared, and hands that stand like a play."""

from functools import partial

from core.cards import RANK_OF
from core.games import Act
from core.messages import Acted
from core.text import Lang, Text
from core.trumps.messages import (
    CardDrawn,
    CardsPlayed,
    DealBegun,
    HandCounted,
    HandDealt,
    OverturnPassed,
    PlayTakenBack,
    Seat,
    TrickNoted,
)
from core.trumps.state import SEATS
from events.records.cards import words, written
from events.records.transcript import card_plays
from events.records.transcript import card_words as tricks
from events.records.transcript.apart import unclear
from events.records.transcript.card_parts import all_cards, written_cards
from events.records.transcript.card_plays import IN_A_LINE, Cards, Made, Manner, by, cards_laid, letters, said_to_play, whose
from events.records.transcript.course import MISSING, Course, Missing
from events.records.transcript.line import Line, numeral
from events.records.transcript.parts import CLOSE, COLON, OPEN, gap, side
from events.records.transcript.trumps import words as say
from events.records.transcript.trumps.course import NEXT, Table, flow
from events.records.transcript.trumps.forms import AGAIN, Forms
from events.records.transcript.words import NOBODY

A_HAND = 20  # so many cards are a hand, unless the word for playing or a component stands beside them
BRIEF = (HandCounted, PlayTakenBack, TrickNoted)  # what is said between plays
IN_ROWS = (CardsPlayed, *BRIEF, CardDrawn, OverturnPassed)

SOME_PARTS = Text("各组牌（如「S5 S5 + SA」）和右括号", "the components, as in `S5 S5 + SA`, and a closing bracket")
NO_PASS = Text(
    "出牌（每圈各家都要出，没有出的写「出空」）", "a play, as everybody plays to a trick (`nothing` where no card was played)"
)
A_PART = Text("「+」后面的一组牌", "the cards of the next component behind `+`")


def manner_of(forms: Forms) -> Manner:
    """Return how the plays of a game are written beside its acts that have words."""

    def word_stands(line: Line) -> bool:
        """Say whether a word of what a side does stands here."""
        start = line.at
        word = forms.keywords.take(line)
        line.at = start
        if not isinstance(word, Missing):
            return bool(forms.all[word].subject)
        return say.VERBS.pattern.match(line.signs, line.next) is not None

    def laid(line: Line, course: Course[Table], seat: int | None) -> Made | None:
        return _laid(line, course, seat, manner)

    manner = Manner(letters(4), forms.all, forms.keywords, side, _counted, word_stands, laid, OverturnPassed)
    return manner


def spoken(manner: Manner, line: Line, course: Course[Table]) -> tuple[Act, int | None] | None:
    """Read a play with its number; None where an act with a word stands."""
    return card_plays.spoken(line, course, manner)


def _laid(line: Line, course: Course[Table], seat: int | None, manner: Manner) -> Made | None:
    start, at = line.at, line.next
    if seat is None and manner.keywords.pattern.match(line.signs, at) is not None:
        return None  # `打7` is the level of the deal
    if tricks.NOTHING.take(line) is not MISSING:
        return partial(CardsPlayed, cards=(), parts=_declared(line))
    throw = say.THROWS.pattern.match(line.signs, line.next) is not None
    verb = said_to_play(line) or _said_to_do(line)
    whole = say.ONE_PART.take(line) is not MISSING
    found = _components(line, course, manner, throw=throw)
    if not found:
        line.at = start
        return None
    cards = tuple(card for each in found for card in each)
    parts = (cards,) if whole else found if len(found) > 1 else _declared(line, cards)
    if len(cards) < A_HAND or verb or parts:
        return partial(CardsPlayed, cards=cards, parts=parts)
    if seat is None:
        whose(at, course)
    return partial(HandDealt, cards=cards)


def _said_to_do(line: Line) -> bool:
    """Read a word for what a play is, `甩`, and the colon that may stand behind it."""
    if say.VERBS.take(line) is MISSING:
        return False
    line.take(COLON)
    return True


def _components(line: Line, course: Course[Table], manner: Manner, *, throw: bool) -> tuple[Cards, ...]:
    """Read the cards of a play, component by component; none where no cards stand here. What is said to be thrown is one play."""
    at = line.next
    said: list[Cards] = []  # word by word

    def noted(more: list[Cards]) -> bool:
        said.extend(more)
        return False

    found = [cards_laid(line, course, manner, noted)[0]]
    while found[-1] and line.take(say.PLUS) is not None:
        more, _ = cards_laid(line, course, manner, noted)
        if not more:
            raise line.unread(A_PART)
        found.append(more)
    if len(found) == 1 and not throw and may_be_several(said, course.now):
        raise unclear(line.raw[at : line.at], at, "SASK", "SA; SK")
    return tuple(found) if found[0] else ()


def may_be_several(said: list[Cards], now: Table | None) -> bool:
    """Say whether words of cards with nothing between them may as well be the plays of several seats; None: at some table.

    Cards with spaces are one play. But four cards that stand where a trick begins may be the whole trick, unless two of them are
    the same; and cards that are more than were led, each word as many as that, are hardly one.
    """
    sizes = {len(word) for word in said}
    if len(said) < 2 or len(sizes) > 1 or any(RANK_OF.get(card, "?") == "?" for word in said for card in word):
        return False
    if now is None:
        return True
    if now.owner is None:
        return len(said) == len(NEXT) and (sizes != {1} or len(set(said)) == len(said))
    return sizes == {now.led}


def _declared(line: Line, cards: Cards = ()) -> tuple[Cards, ...]:
    """Read the components in brackets behind a play, or that it is one of them; none where neither stands here."""
    start = line.at
    if line.take(OPEN) is None:
        return (cards,) if say.ONE_PART.take(line) is not MISSING else ()
    if say.ONE_PART.take(line) is not MISSING:
        found = [cards]
    else:
        found = [_part(line)]
        while line.take(say.PLUS) is not None:
            found.append(_part(line))
    if line.take(CLOSE) is None:
        raise line.unread(SOME_PARTS)
    if start == line.at:
        return ()
    return tuple(found)


def _part(line: Line) -> Cards:
    if NOBODY.take(line) is not MISSING:
        return ()
    found = all_cards(line)
    if not found:
        raise line.unread(SOME_PARTS)
    return found


def _counted(line: Line, course: Course[Table], seat: int | None) -> HandCounted | None:
    """Read how many cards a hand has: `甲手牌26张`. Raises `Unread` for a pass once cards are played: everybody plays."""
    if course.now.begun and tricks.PASS.pattern.match(line.signs, line.next) is not None:
        raise line.unread(NO_PASS)
    if seat is None or (found := line.take(say.HAND_OF)) is None:
        return None
    return HandCounted(SEATS[seat], numeral(found[1]))


def like_a_play(manner: Manner, words: str) -> bool:
    """Say whether words could be a play, or something else of this kind, as well as a name: `甲: QQ`."""
    return card_plays.like_a_play(words, Course(flow(""), Table(0)), manner)


# --- writing ------------------------------------------------------------------------------------------------------------------


def written_act(act: Acted, lang: Lang, course: Course[Table] | None) -> str | None:
    """Return a play as it is written, or a deal that is dealt again; None for any other act, which has a word."""
    match act:
        case CardsPlayed(seat, cards, parts):
            return by(seat, _cards(cards, parts, lang, None if course is None else course.now), lang, course)
        case DealBegun(first, card) if course is not None and not course.headed and not course.begins(act):
            return _dealt_again(first, card, lang, course.now)
        case _:
            return None


def _dealt_again(first: Seat | None, card: str | None, lang: Lang, now: Table) -> str | None:
    """Return a deal that is begun once more; None where its own word says so: the heading before it has nothing to do with it."""
    if now.before is not DealBegun and (first, card) != (None, None):
        return None
    drawer, by_card = (part.write(value, lang, None) for part, value in zip(AGAIN.parts, (first, card), strict=True))
    behind = " ".join(filter(None, (drawer, by_card)))
    return f"{AGAIN.said.to(lang)}: {behind}" if behind else AGAIN.said.to(lang)


def _cards(cards: Cards, parts: tuple[Cards, ...], lang: Lang, now: Table | None) -> str:
    apart = len(parts) > 1 and all(parts) and tuple(card for part in parts for card in part) == cards
    if apart:
        said = " + ".join(written_cards(part, lang) for part in parts)
    elif not cards:
        said = tricks.NOTHING.said[()].to(lang)
    else:
        each = words(cards)
        said = written(cards, lang) if may_be_several(each, now) else written_cards(cards, lang)
    if len(cards) >= A_HAND:
        said = f"{tricks.PLAYS.said[True].to(lang)}{gap(lang)}{said}"
    if apart or not parts:
        return said
    return f"{said} ({' + '.join(written_cards(part, lang) or NOBODY.said[()].to(lang) for part in parts)})"


def row(act: Acted, lang: Lang, course: Course[Table], length: int) -> str | None:
    """Return what parts an act from those before it on the line: a trick has a line with what is said between its plays.

    So have four draws, and those who do not overturn one after the other.
    """
    now = course.now
    if isinstance(act, CardsPlayed):
        return card_plays.row(course, length)
    if not isinstance(act, (*BRIEF, CardDrawn, OverturnPassed)):
        return None
    if isinstance(act, CardDrawn):
        goes_on = now.draws % len(NEXT) > 0
    elif isinstance(act, OverturnPassed):
        goes_on = now.before is OverturnPassed
    else:
        goes_on = now.owner is not None or now.before is CardsPlayed
    return "" if length == 0 or length >= IN_A_LINE or not goes_on else " " if lang == "zh" else ", "
