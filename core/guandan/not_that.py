"""Why cards that form a pattern are not the one that they are said to be."""

from collections.abc import Sequence

from msgspec.structs import replace

from core.card_words import rank
from core.climb.kinds import Reading
from core.climb.no_pattern import NoPattern
from core.guandan.compiled import patterns, read
from core.guandan.kinds import MOST_CARDS, NAMES
from core.guandan.no_pattern import why_no_pattern
from core.guandan.options import OPTIONS, Options
from core.text import Text, joined

DECIDING = tuple(
    option
    for option in OPTIONS
    if option.key in ("plate_with_a", "wilds_alone", "five_alike_with_wilds", "flush_as_straight", "joker_pair_in_full_house")
)
CLAUSES = {
    "single": "GD2.7",
    "pair": "GD2.7",
    "triple": "GD2.7",
    "full_house": "GD2.7",
    "straight": "GD2.4",
    "tube": "GD2.5",
    "plate": "GD2.6",
    "bomb": "GD2.2",
    "straight_flush": "GD2.3",
    "joker_bomb": "GD2.1",
}


def why_not(cards: Sequence[str], named: Reading, level: str, options: Options) -> NoPattern:
    """Return which clause says that cards do not have a reading; they must indeed not have it.

    >>> from core.guandan.options import DEFAULTS
    >>> why_not(("S9", "H9", "D9", "C9", "S9"), Reading("full_house", "9", 1), "2", DEFAULTS).text.en
    'the pair of a full house is of another rank than its triple, and five alike are a bomb'
    """
    found = _read(cards, level, options)
    if not found:
        return why_no_pattern(cards, level, options)
    for option in DECIDING:
        now = getattr(options, option.key)
        for value in option.values:
            if value != now and named in _read(cards, level, replace(options, **{option.key: value})):
                return NoPattern(option.clause, option.key, _OPTION.fill(question=option.question, value=option.values[now]))
    clause = CLAUSES.get(named.kind, "GD2.7")
    if named.kind == "full_house" and found[0].kind == "bomb":
        return NoPattern(clause, "", _FIVE_ALIKE)
    return NoPattern(clause, "", _OTHERS.fill(found=joined([_name(each) for each in found])))


def _read(cards: Sequence[str], level: str, options: Options) -> tuple[Reading, ...]:
    return read(cards, patterns(level, options)) if len(cards) <= MOST_CARDS else ()


def _name(reading: Reading) -> Text:
    return _NAME.fill(kind=NAMES[reading.kind], rank=rank(reading.main))


_OPTION = Text("本场“{question}”取“{value}”", "“{question}” is “{value}” in this match")
_FIVE_ALIKE = Text(
    "三带二的一对与三张点数不同，五张同点是炸弹",
    "the pair of a full house is of another rank than its triple, and five alike are a bomb",
)
_OTHERS = Text("这些牌可以是：{found}", "the cards may be: {found}")
_NAME = Text("{kind}（{rank}）", "{kind} ({rank})")
