"""What a play is declared to be: by its name, `(三连对 6)`, or by what its wild cards stand for, `♥7=♠6`.

A wild card of which nothing is said stands for itself. Whether the cards can be what they are declared to be is not asked here.
"""

from msgspec.structs import replace

from core.cards import RANK_OF, RANKS
from core.climb.kinds import Reading
from core.guandan.kinds import LEVELS, NAMES
from core.guandan.options import DEFAULTS
from core.guandan.patterns import partly
from core.text import Lang, Text
from events.records.cards import first
from events.records.transcript.card_named import closed, plainly, written_kind, written_plainly
from events.records.transcript.card_parts import all_cards, some_cards, written_cards
from events.records.transcript.course import MISSING, Missing
from events.records.transcript.guandan import words as say
from events.records.transcript.line import Line, Unread
from events.records.transcript.parts import OPEN

LENGTH = {"straight": 5, "straight_flush": 5, "tube": 3, "plate": 2, "joker_bomb": 4}  # of the others 1, of a bomb its cards
FOUR_JOKERS = ("RJ", "RJ", "BJ", "BJ")
BY_NAME = replace(DEFAULTS, flush_as_straight="allowed")  # whoever names a straight may mean one of one suit

A_KIND = Text("牌型（如「三连对 6」）或逢人配当什么（如「♥7=♠6」）", "a pattern such as `tube 6`, or a wild card as in `H7=S6`")
A_STAND = Text("逢人配所当的一张牌", "the one card that the wild card stands for")
A_WILD = Text("这一手里的一张逢人配", "a wild card of this play")
A_MAIN = Text("牌型最小的点数（如「从6起」「钢板 8」）", "the lowest rank of the pattern, as in `from 6` or `plate 8`")
NO_KIND = Text(
    "这些牌照原样不是这种牌型，应写逢人配当什么（如「♥7=♠6」）或从几起（如「从6起」）",
    "As they stand these cards do not form it; expected what a wild card stands for, as in `H7=S6`, or where it begins: `from 6`",
)
WHICH_KIND = Text(
    "这样的牌可能是几种牌型，应写明是哪一种（如「顺子」）",
    "Such cards may form several patterns; expected its name, as in `straight`",
)

Cards = tuple[str, ...]


def stood_for(line: Line, cards: Cards) -> Cards:
    """Read what the last of some cards stands for, `♥7=♠6`, and return them with that card in its place."""
    if say.STANDS_FOR.take(line) is MISSING:
        return cards
    found = first(line.signs, line.next)
    if found is None or len(found[0]) != 1:
        raise line.unread(A_STAND)
    line.at = found[1]
    return (*cards[:-1], *found[0])


def declared(line: Line, cards: Cards, meant: Cards, kind: str | None) -> Reading | None:
    """Return what cards are declared to be; None where that is not said.

    `meant` are the cards with every wild card replaced by what it is said to stand for, `kind` is a name said before them. More
    may stand behind them: `(三连对 6)`, `三连对 从6起`, `(♥7=♠6)`.
    """
    at = line.next
    bracket = line.take(OPEN) is not None
    while bracket and _stands_for_next(line):
        meant = _replaced(line, meant)
    if kind is None and not isinstance(word := say.KINDS.take(line), Missing):
        kind = word
    if kind is None and bracket and cards == meant and (kind := line.quoted()) is None:
        raise line.unread(A_KIND)
    found = None if kind is None else (plainly(line, kind) if bracket else None) or _from_main(line, kind, cards, bracket)
    if bracket:
        closed(line)
    if found is None and (kind is not None or cards != meant):
        found = _by_cards(at, kind, meant)
    return found


def _stands_for_next(line: Line) -> bool:
    start = line.at
    follows = some_cards(line) is not None and say.STANDS_FOR.take(line) is not MISSING
    line.at = start
    return follows


def _replaced(line: Line, meant: Cards) -> Cards:
    """Read what a wild card that is named once more stands for, and put that in its place."""
    start = line.at
    wild = some_cards(line) or ()
    said = stood_for(line, wild)
    if len(wild) != 1 or wild[0] not in meant:
        line.at = start
        raise line.unread(A_WILD)
    at = meant.index(wild[0])
    return (*meant[:at], *said, *meant[at + 1 :])


def _from_main(line: Line, kind: str, cards: Cards, bracket: bool) -> Reading | None:
    """Read the lowest rank of a pattern, or in brackets its core; None where neither stands here."""
    start = line.next
    labelled = say.FROM.take(line) is not MISSING
    core = all_cards(line) if labelled or bracket else ()
    if labelled and not core:
        raise line.unread(A_MAIN)
    if not core:
        return Reading(kind, "R", LENGTH[kind]) if kind == "joker_bomb" else None
    say.UP.take(line)
    ranks = {RANK_OF.get(card, "?") for card in core}
    if len(ranks) == 1 and ranks != {"?"}:
        return Reading(kind, ranks.pop(), _length(kind, cards))
    found = _readings(kind, core)
    if len(found) != 1:
        line.at = start
        raise line.unread(A_MAIN)
    return found[0]


def _by_cards(at: int, kind: str | None, meant: Cards) -> Reading:
    found = _readings(kind, meant)
    if not found:
        raise Unread(at, NO_KIND)
    if len(found) > 1:
        raise Unread(at, WHICH_KIND if kind is None else NO_KIND)
    return found[0]


def _readings(kind: str | None, cards: Cards) -> list[Reading]:
    """Return what cards may be, none of them wild; those of one kind where it is named."""
    if any(card not in RANK_OF for card in cards):
        return []
    ranks = {RANK_OF[card] for card in cards}
    level = next((rank for rank in LEVELS if rank not in ranks), None)  # at which none of them is wild
    _, possible = ((), ()) if level is None else partly(cards, level, DEFAULTS if kind is None else BY_NAME)
    return [reading for reading in possible if kind in (None, reading.kind)]


def _length(kind: str, cards: Cards) -> int:
    return len(cards) if kind == "bomb" else LENGTH.get(kind, 1)


def written_reading(value: Reading, cards: Cards, lang: Lang) -> str:
    """Return a pattern as it is written behind its cards.

    >>> written_reading(Reading("tube", "6", 3), (), "zh"), written_reading(Reading("joker_bomb", "R", 4), (), "en")
    ('(三连对 6)', '(four jokers)')
    """
    known = value.kind in NAMES
    said = written_kind(value.kind, say.KINDS, known, lang)
    plain = known and value.length == _length(value.kind, cards) and len(value.main) == 1 and value.main in RANKS
    if plain and value.kind == "joker_bomb" and value.main == "R":
        return f"({said})"
    if not plain or value.kind == "joker_bomb":
        return written_plainly(value, said)
    return f"({said} {written_cards((f'{value.main}J' if value.main in 'BR' else f'?{value.main}',), lang)})"
