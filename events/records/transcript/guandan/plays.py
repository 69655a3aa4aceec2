"""Plays and passes of 掼蛋, and hands that stand like a play: `甲: …` with more cards than any play has."""

from functools import partial

from core.cards import RANK_OF
from core.climb.kinds import Reading
from core.games import Act
from core.guandan.messages import CardsPlayed, CountAnnounced, CountAsked, HandCounted, HandDealt, Passed, PlayTakenBack
from core.messages import Acted
from core.text import Lang
from events.records.transcript import card_plays
from events.records.transcript import card_words as tricks
from events.records.transcript.apart import several, written_play
from events.records.transcript.card_parts import some_cards
from events.records.transcript.card_plays import NUMBER, Cards, Made, Manner, by, cards_laid, letters, passed, said_to_play, whose
from events.records.transcript.course import MISSING, AnyCourse, Course, Missing
from events.records.transcript.guandan import words as say
from events.records.transcript.guandan.course import FLOW, Table
from events.records.transcript.guandan.forms import FORMS, KEYWORDS
from events.records.transcript.guandan.named import FOUR_JOKERS, declared, stood_for, written_reading
from events.records.transcript.line import Line
from events.records.transcript.parts import COLON, gap, side

A_HAND = 20  # so many cards are a hand, unless the word for playing stands before them
BRIEF = (CountAnnounced, CountAsked, HandCounted, PlayTakenBack)  # what is said between plays


def spoken(line: Line, course: Course[Table]) -> tuple[Act, int | None] | None:
    """Read a play with its number; None where an act with a word stands."""
    return card_plays.spoken(line, course, MANNER)


def _word_stands(line: Line) -> bool:
    """Say whether a word of what a side does stands here."""
    start = line.at
    word = KEYWORDS.take(line)
    line.at = start
    return not isinstance(word, Missing) and bool(FORMS[word].subject)


def _laid(line: Line, course: AnyCourse, seat: int | None) -> Made | None:
    start, at = line.at, line.next
    if seat is None and KEYWORDS.pattern.match(line.signs, at) is not None:
        return None  # `打7` is the level of the deal
    if tricks.NOTHING.take(line) is not MISSING:
        return partial(CardsPlayed, cards=(), reading=declared(line, (), (), None))
    plays = said_to_play(line)
    kind = say.KINDS.take(line)
    said = None if isinstance(kind, Missing) else kind
    one = said is not None or _one_run(line, start, course)
    cards, meant = cards_laid(line, course, MANNER, (lambda _: False) if one else SEVERAL, _word)
    if not cards and said == "joker_bomb":
        return partial(CardsPlayed, cards=FOUR_JOKERS, reading=declared(line, FOUR_JOKERS, FOUR_JOKERS, said))
    if not cards:
        line.at = start
        return None
    if len(cards) < A_HAND or plays:
        return partial(CardsPlayed, cards=cards, reading=declared(line, cards, meant, said))
    if seat is None:
        whose(at, course)
    return partial(HandDealt, cards=cards)


def _word(line: Line) -> tuple[Cards, Cards] | None:
    found = some_cards(line)
    return None if found is None else (found, stood_for(line, found))


RUN = "A23456789TJQKA"
RUNS = {2: 3, 3: 2}  # cards of a rank in one word -> words: 三连对 `33 44 55`, 钢板 `333 444`


def _one_run(line: Line, start: int, course: Course[Table]) -> bool:
    """Say whether the words from here to the end of the line are one 三连对 or 钢板, with nothing but its side before them.

    Where fewer cards lie to be beaten they may as well be the plays of several seats.
    """
    if not _only_a_side(Line(line.raw[:start]), course) or not _may_be_long(course.now):
        return False
    here, said = line.at, []
    while (word := some_cards(line)) is not None:
        said.append([RANK_OF.get(card, "?") for card in word])
    say.KINDS.take(line)
    alone = line.ended()
    line.at = here
    if not alone or not said or any(len(set(word)) > 1 or len(word) != len(said[0]) for word in said):
        return False
    ranks = "".join(word[0] for word in said)
    return RUNS.get(len(said[0])) == len(said) and (ranks in RUN or ranks[::-1] in RUN)


def _only_a_side(before: Line, course: Course[Table]) -> bool:
    before.take(NUMBER)
    if before.take(MANNER.letter) is None:
        side(before, course)
    before.take(COLON)
    return before.ended()


def _may_be_long(now: Table) -> bool:
    """Say whether what lies, if anything, has as many cards as a 三连对 or 钢板."""
    return now.owner is None or now.laid[now.owner][-1:] == (6,)


def _is_bomb(ranks: list[str]) -> bool:
    """Say whether a word may be a bomb, which beats whatever stands before it."""
    flush = len(ranks) == 5 and "".join(ranks) in RUN  # perhaps of one suit
    return flush or (len(ranks) >= 4 and len(set(ranks)) == 1) or sorted(ranks) == list("BBRR")


SEVERAL = several(RUN, _is_bomb, lambda step: step != 0)  # at some level a lower rank is the higher one
MANNER = Manner(letters(4), FORMS, KEYWORDS, side, lambda *_: None, _word_stands, _laid, Passed)


def like_a_play(words: str) -> bool:
    """Say whether words could be a play, or something else of this kind, as well as a name: `甲: QQ`."""
    return card_plays.like_a_play(words, Course(FLOW, Table(0)), MANNER)


# --- writing ------------------------------------------------------------------------------------------------------------------


def written(act: Acted, lang: Lang, course: Course[Table] | None) -> str | None:
    """Return a play or a pass as it is written; None for an act that has a word."""
    match act:
        case Passed(seat):
            return passed(seat, lang, course)
        case CardsPlayed(seat, cards, reading):
            return by(seat, _cards(cards, reading, lang), lang, course)
        case _:
            return None


def _cards(cards: tuple[str, ...], reading: Reading | None, lang: Lang) -> str:
    said = written_play(cards, lang, SEVERAL) if cards else tricks.NOTHING.said[()].to(lang)
    if len(cards) >= A_HAND:
        said = f"{tricks.PLAYS.said[True].to(lang)}{gap(lang)}{said}"
    return said if reading is None else f"{said} {written_reading(reading, cards, lang)}"


def row(act: Acted, lang: Lang, course: AnyCourse, length: int) -> str | None:
    """Return what parts an act from those before it on the line; a trick has a line, with what is said between its plays."""
    if isinstance(act, BRIEF):
        return "" if length == 0 or course.now.owner is None else " " if lang == "zh" else ", "
    return card_plays.row(course, length) if isinstance(act, (CardsPlayed, Passed)) else None
