"""斗地主: `classify`, `legal`, `beats`, `score`."""

from typing import Annotated, Literal

import msgspec

from core.cards import BIT
from core.climb.kinds import Reading
from core.climb.packed import UNIT, packed, ranks_text
from core.doudizhu.legal_plays import PACK, lawful
from core.doudizhu.options import DEFAULTS, OPTIONS, Options
from core.doudizhu.patterns import best, readings, why_no_pattern
from core.doudizhu.score import score
from core.text import Text
from projections.judging.fields import fields
from projections.judging.question import Answer, Question, Unanswerable, chosen
from projections.judging.why import Why

Cards = list[str] | str  # codes, or a string of rank signs
BOMBS = 13  # of one pack


class ClassifyQuestion(msgspec.Struct, frozen=True):
    """The fields of `classify`."""

    cards: Cards


class LegalQuestion(msgspec.Struct, frozen=True):
    """The fields of `legal`; `beat` null: the hand leads."""

    hand: Cards
    beat: Cards | None


class BeatsQuestion(msgspec.Struct, frozen=True):
    """The fields of `beats`."""

    play: Cards
    beat: Cards


class ScoreQuestion(msgspec.Struct, frozen=True):
    """The fields of `score`; `spring` is a spring or a counter-spring."""

    bid: Annotated[int, msgspec.Meta(ge=1, le=3)]
    bombs: Annotated[int, msgspec.Meta(ge=0, le=BOMBS)]
    rockets: Annotated[int, msgspec.Meta(ge=0, le=1)]
    spring: bool
    winner: Literal["landlord", "farmers"]


class ClassifyAnswer(Answer, frozen=True):
    """The answer to `classify`: the strongest reading first; where there is none, why."""

    readings: tuple[Reading, ...]
    why: Why | msgspec.UnsetType = msgspec.UNSET


class LegalAnswer(Answer, frozen=True):
    """The answer to `legal`: distinct plays as rank strings, a pass not listed."""

    plays: tuple[str, ...]


class BeatsAnswer(Answer, frozen=True):
    """The answer to `beats`; cards that form no pattern beat nothing."""

    beats: bool


class ScoreAnswer(Answer, frozen=True):
    """The answer to `score`, in points."""

    landlord: int
    farmers: tuple[int, int]


_classify = msgspec.json.Decoder(ClassifyQuestion)
_legal = msgspec.json.Decoder(LegalQuestion)
_beats = msgspec.json.Decoder(BeatsQuestion)
_score = msgspec.json.Decoder(ScoreQuestion)


def answer_classify(question: Question, line: bytes) -> ClassifyAnswer:
    """Say what cards are."""
    options = _options(question)
    play = _cards(fields(_classify, line).cards, "$.cards")
    if found := readings(play, options):
        return ClassifyAnswer(question.id, found)
    return ClassifyAnswer(question.id, (), Why(*why_no_pattern(play, options)))


def answer_legal(question: Question, line: bytes) -> LegalAnswer:
    """List what a hand can play."""
    options = _options(question)
    asked = fields(_legal, line)
    hand = _cards(asked.hand, "$.hand")
    beat = None if asked.beat is None else _beaten(asked.beat, options)
    return LegalAnswer(question.id, tuple(ranks_text(play) for play in lawful(hand, beat, options)))


def answer_beats(question: Question, line: bytes) -> BeatsAnswer:
    """Say whether one play beats another."""
    options = _options(question)
    asked = fields(_beats, line)
    play = _cards(asked.play, "$.play")
    return BeatsAnswer(question.id, best(play, _beaten(asked.beat, options), options) is not None)


def answer_score(question: Question, line: bytes) -> ScoreAnswer:
    """Say what a deal is worth."""
    _options(question)
    asked = fields(_score, line)
    landlord, *farmers = score(asked.bid, asked.bombs, asked.rockets, asked.spring, asked.winner == "landlord")
    return ScoreAnswer(question.id, landlord, (farmers[0], farmers[1]))


OPS = {"classify": answer_classify, "legal": answer_legal, "beats": answer_beats, "score": answer_score}


def _options(question: Question) -> Options:
    return chosen(question.options, DEFAULTS, OPTIONS)


def _beaten(given: Cards, options: Options) -> Reading:
    """Return the reading of a play to beat: the strongest, where cards alone leave several."""
    play = _cards(given, "$.beat")
    if (reading := best(play, None, options)) is None:
        raise Unanswerable("no_pattern", "$.beat", _NO_PATTERN.fill(why=why_no_pattern(play, options).text))
    return reading


def _cards(given: Cards, at: str) -> int:
    """Return the rank counts of cards; raises `Unanswerable` at the first that is no card or cannot be there."""
    return _of_ranks(given, at) if isinstance(given, str) else _of_codes(given, at)


def _of_codes(codes: list[str], at: str) -> int:
    seen: set[str] = set()
    for n, code in enumerate(codes):
        if code not in BIT:
            raise Unanswerable("bad_card", f"{at}[{n}]", _NO_CARD.fill(found=code[:20]))
        if code in seen:
            raise Unanswerable("card_twice", f"{at}[{n}]", _TWICE.fill(card=code))
        seen.add(code)
    return packed(codes)


def _of_ranks(ranks: str, at: str) -> int:
    counts = 0
    for n, rank in enumerate(ranks, 1):
        if (unit := UNIT.get(rank)) is None:
            raise Unanswerable("bad_card", at, _NO_RANK.fill(n=n, found=rank))
        counts += unit
        if counts // unit % 16 > (most := PACK // unit % 16):
            raise Unanswerable("too_many", at, _TOO_MANY.fill(n=n, rank=rank, most=most))
    return counts


_NO_CARD = Text(
    "“{found}”不是牌；应为花色SHCD加点数（如S7、HT），或BJ、RJ。",
    "“{found}” is no card; a suit of SHCD and a rank (as S7, HT), or BJ or RJ was expected.",
)
_TWICE = Text("{card}出现两次；一副牌里每张牌只有一张。", "{card} is there twice; a pack has each card once.")
_NO_RANK = Text(
    "第{n}个“{found}”不是点数；应为3456789TJQKA2BR之一。", "Sign {n}, “{found}”, is no rank; one of 3456789TJQKA2BR was expected."
)
_TOO_MANY = Text("第{n}个：{rank}太多；一副牌里只有{most}张。", "Sign {n}: there are too many of {rank}; a pack has {most}.")
_NO_PATTERN = Text("要压的牌不是牌型：{why}。", "The cards to beat form no pattern: {why}.")
