"""The pattern that a play is said to be, in brackets behind its cards: `(飞机带单牌 333444)`."""

from collections import Counter

from msgspec.structs import replace

from core.cards import RANK_OF, RANKS
from core.climb.kinds import Reading
from core.doudizhu.kinds import table
from core.doudizhu.options import DEFAULTS
from core.text import Lang, Text
from events.records.transcript.card_named import closed, plainly, written_kind, written_plainly
from events.records.transcript.card_parts import all_cards, written_cards
from events.records.transcript.course import Missing
from events.records.transcript.doudizhu import words as say
from events.records.transcript.line import Line, Unread
from events.records.transcript.parts import OPEN

WIDTH = {kind.name: kind.width for kind in table(replace(DEFAULTS, quad_single_and_pair="yes")).kinds}
WHOLE = ("single", "pair", "triple", "straight", "pair_chain", "plane", "bomb")  # without kickers: the cards are the core
WINGS = {4: "plane_singles", 5: "plane_pairs"}  # by the cards to a step
TWO = {6: "quad_singles", 8: "quad_pairs", 7: "quad_single_pair"}  # by the number of cards
ROCKET = Reading("rocket", "B", 1)

_UNSAID = Text("牌的张数没有说明是哪一种，应写明", "The number of cards does not say which kind this is; expected")
EITHER = {  # one word for several kinds
    "wings": Text(
        f"{_UNSAID.zh}「飞机带单牌」或「飞机带对牌」", f"{_UNSAID.en} `airplane with singles` or `airplane with pairs`"
    ),
    "two": Text(f"{_UNSAID.zh}「四带二单」或「四带两对」", f"{_UNSAID.en} `four with two singles` or `four with two pairs`"),
}

A_KIND = Text("牌型（如「飞机带单牌 333444」）", "a pattern such as `airplane with singles 333444`")
A_CORE = Text("牌型的主体（如 333444）", "the core of the pattern, such as `333444`")


def reading(line: Line, cards: tuple[str, ...]) -> Reading | None:
    """Read the pattern that stands in brackets behind these cards; None where no bracket does."""
    if line.take(OPEN) is None:
        return None
    word = say.KINDS.take(line)
    kind = line.quoted() if isinstance(word, Missing) else word
    if kind is None:
        raise line.unread(A_KIND)
    found = plainly(line, kind) or _by_core(line, kind, cards)
    closed(line)
    return found


def _by_core(line: Line, kind: str, cards: tuple[str, ...]) -> Reading:
    if kind == "rocket":
        return ROCKET
    start = line.next
    core = [RANK_OF.get(card, "?") for card in all_cards(line) or (cards if kind in WHOLE else ())]
    counts = Counter(core)
    ranks = sorted(counts, key=RANKS.find)
    if kind in EITHER and (kind := _which(kind, len(cards), len(ranks))) in EITHER:
        raise Unread(start, EITHER[kind])
    width = WIDTH.get(kind)
    if not ranks or any(count != width for count in counts.values()) or "".join(ranks) not in RANKS:
        line.at = start
        raise line.unread(A_CORE)
    return Reading(kind, ranks[0], len(ranks))


def _which(kind: str, cards: int, steps: int) -> str:
    """Return which kind is meant where one word names several: the number of cards says it, or nothing does."""
    if kind == "two":
        return TWO.get(cards, kind)
    return WINGS.get(cards // steps, kind) if steps and cards % steps == 0 else kind


def written_reading(value: Reading, lang: Lang) -> str:
    """Return a pattern as it is written behind the cards.

    >>> written_reading(Reading("plane_singles", "3", 2), "zh"), written_reading(Reading("rocket", "B", 1), "en")
    ('(飞机带单牌 333444)', '(rocket)')
    """
    known = written_kind(value.kind, say.KINDS, value.kind in WIDTH, lang)
    if value == ROCKET:
        return f"({known})"
    first = RANKS.find(value.main) if len(value.main) == 1 else -1
    steps = RANKS[first : first + value.length] if first >= 0 and value.length > 0 else ""
    if value.kind not in WIDTH or value.kind == "rocket" or not steps or len(steps) != value.length:
        return written_plainly(value, known)
    core = tuple(_card(step) for step in steps for _ in range(WIDTH[value.kind]))
    return f"({known} {written_cards(core, lang)})"


def _card(rank: str) -> str:
    return f"{rank}J" if rank in "BR" else f"?{rank}"
