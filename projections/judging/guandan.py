"""掼蛋: `classify`, `legal`, `beats`. A reading is `{kind, size, key}`: the size in cards, jokers as `BJ` and `RJ`."""

from functools import lru_cache

import msgspec

from core.climb.kinds import Reading, core_counts, strengths
from core.climb.packed import size
from core.climb.two_packs import two_packs
from core.guandan.kinds import LEVELS, NAMES, table
from core.guandan.legal_plays import possible_readings
from core.guandan.options import DEFAULTS, OPTIONS, Options
from core.guandan.patterns import beats, readings, why_no_pattern
from core.text import Text, listed
from projections.judging.cards import cards_of_two_packs
from projections.judging.fields import fields
from projections.judging.question import Answer, Question, Unanswerable, chosen
from projections.judging.why import Why

JOKERS = {"B": "BJ", "R": "RJ"}


class Pattern(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reading as the protocol has it: `key` is the lowest rank of a run, otherwise the rank, of a full house the triple's."""

    kind: str
    size: int
    key: str


class ClassifyQuestion(msgspec.Struct, frozen=True):
    """The fields of `classify`."""

    level: str
    cards: list[str]


class LegalQuestion(msgspec.Struct, frozen=True):
    """The fields of `legal`; `beat` null: the hand leads."""

    level: str
    hand: list[str]
    beat: Pattern | None


class BeatsQuestion(msgspec.Struct, frozen=True):
    """The fields of `beats`."""

    level: str
    play: Pattern
    beat: Pattern


class ClassifyAnswer(Answer, frozen=True):
    """The answer to `classify`: the strongest reading first; where there is none, why."""

    readings: tuple[Pattern, ...]
    why: Why | msgspec.UnsetType = msgspec.UNSET


class LegalAnswer(Answer, frozen=True):
    """The answer to `legal`: distinct `[kind, size, key]`, a pass not listed."""

    forms: tuple[tuple[str, int, str], ...]


class BeatsAnswer(Answer, frozen=True):
    """The answer to `beats`."""

    beats: bool


_classify = msgspec.json.Decoder(ClassifyQuestion)
_legal = msgspec.json.Decoder(LegalQuestion)
_beats = msgspec.json.Decoder(BeatsQuestion)


def answer_classify(question: Question, line: bytes) -> ClassifyAnswer:
    """Say what cards are."""
    options = _options(question)
    asked = fields(_classify, line)
    level, cards = _level(asked.level), cards_of_two_packs(asked.cards, "$.cards")
    if found := readings(cards, level, options):
        known = _patterns(level, options)
        return ClassifyAnswer(question.id, tuple(known[each] for each in found))
    return ClassifyAnswer(question.id, (), Why(*why_no_pattern(cards, level, options)))


def answer_legal(question: Question, line: bytes) -> LegalAnswer:
    """List what a hand can play."""
    options = _options(question)
    asked = fields(_legal, line)
    level, hand = _level(asked.level), two_packs(cards_of_two_packs(asked.hand, "$.hand"))
    beat = None if asked.beat is None else _reading(asked.beat, "$.beat", level, options)
    known = _patterns(level, options)
    found = [known[each] for each in possible_readings(hand, beat, level, options)]
    return LegalAnswer(question.id, tuple((each.kind, each.size, each.key) for each in found))


def answer_beats(question: Question, line: bytes) -> BeatsAnswer:
    """Say whether one play beats another."""
    options = _options(question)
    asked = fields(_beats, line)
    level = _level(asked.level)
    play, beat = (_reading(given, at, level, options) for given, at in ((asked.play, "$.play"), (asked.beat, "$.beat")))
    return BeatsAnswer(question.id, beats(play, beat, level, options))


OPS = {"classify": answer_classify, "legal": answer_legal, "beats": answer_beats}


def _options(question: Question) -> Options:
    return chosen(question.options, DEFAULTS, OPTIONS)


def _level(given: str) -> str:
    if given not in LEVELS or len(given) != 1:
        raise Unanswerable("bad_level", "$.level", _LEVEL.fill(found=given[:20], known=listed(LEVELS)))
    return given


@lru_cache(maxsize=256)
def _patterns(level: str, options: Options) -> dict[Reading, Pattern]:
    """Return every reading as the protocol has it."""
    known = table(level, options)
    pairs = {kind.name: sum(kind.kickers) for kind in known.kinds}
    return {
        each: Pattern(each.kind, size(core_counts(each, known)) + pairs[each.kind], JOKERS.get(each.main, each.main))
        for each in strengths(known)
    }


@lru_cache(maxsize=256)
def _by_pattern(level: str, options: Options) -> dict[Pattern, Reading]:
    return {pattern: reading for reading, pattern in _patterns(level, options).items()}


def _reading(given: Pattern, at: str, level: str, options: Options) -> Reading:
    """Return a reading; raises `Unanswerable` at the field on account of which there is no such play at this level."""
    by_pattern = _by_pattern(level, options)
    if found := by_pattern.get(given):
        return found
    of_kind = [each for each in by_pattern if each.kind == given.kind]
    if not of_kind:
        raise Unanswerable("bad_reading", f"{at}.kind", _KIND.fill(found=given.kind[:20], known=listed(NAMES)))
    sizes = dict.fromkeys(str(each.size) for each in of_kind)
    if str(given.size) not in sizes:
        text = _SIZE.fill(kind=NAMES[given.kind], found=given.size, known=listed(sizes))
        raise Unanswerable("bad_reading", f"{at}.size", text)
    keys = listed(each.key for each in of_kind if each.size == given.size)
    text = _KEY.fill(kind=NAMES[given.kind], n=given.size, found=given.key[:20], level=level, known=keys)
    raise Unanswerable("bad_reading", f"{at}.key", text)


_LEVEL = Text("没有级“{found}”；应为：{known}。", "There is no level “{found}”; expected one of: {known}.")
_KIND = Text("没有牌型“{found}”；应为：{known}。", "There is no pattern “{found}”; expected one of: {known}.")
_SIZE = Text("{kind}没有{found}张的；应为：{known}。", "There is no {kind} of {found} cards; expected one of: {known}.")
_KEY = Text(
    "打{level}时没有“{found}”的{kind}（{n}张）；应为：{known}。",
    "At level {level} there is no {kind} ({n} cards) of “{found}”; expected one of: {known}.",
)
