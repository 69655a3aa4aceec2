"""The patterns of GD2, the wild cards of GD4.1 and the order of GD3.1 and GD4.2, written as the clauses say them.

Slow, and with nothing of the engine: each wild card is tried as every card that is no joker, of the suits that the others show
(in a suit that no other card shows it makes no straight flush, and nothing else rests on suits).
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from core.guandan.options import Options

NATURAL = "23456789TJQKA"
Found = tuple[str, str, int]  # kind, main, length

ROW = "A" + NATURAL
RUNS: dict[str, Found] = {  # by their ranks, sorted as signs
    "".join(sorted(ROW[start : start + steps] * width)): (kind, ROW[start], steps)
    for kind, width, steps in (("straight", 1, 5), ("tube", 2, 3), ("plate", 3, 2))
    for start in range(len(ROW) - steps + 1)
}


def readings(cards: tuple[str, ...], level: str, options: Options) -> set[Found]:
    """Every reading of cards."""
    wild = [card for card in cards if card == "H" + level]
    others = tuple(card for card in cards if card != "H" + level)
    suits = sorted({card[0] for card in others if card not in ("BJ", "RJ")} or {"H"})
    no_joker = [suit + rank for rank in NATURAL for suit in suits]
    found = set()
    for stands_for in combinations_with_replacement(no_joker, len(wild)):
        for reading in concrete((*others, *stands_for), options):
            if _allowed(reading, cards, others, stands_for, level, options):
                found.add(reading)
    return found


def _allowed(
    reading: Found, cards: tuple[str, ...], others: tuple[str, ...], stands_for: tuple[str, ...], level: str, options: Options
) -> bool:
    if cards and not others:  # GD4.1: wild cards alone
        as_level = all(card[1] == level for card in stands_for)
        return as_level or (len(cards) == 2 and options.wilds_alone == "any_pair")
    if reading[0] == "straight" and options.flush_as_straight == "not_allowed":  # GD2.3
        return len({card[0] for card in cards}) > 1
    three_alike = len(others) == 3 and len({card[1] for card in others}) == 1
    return not (reading[0] == "full_house" and three_alike and options.five_alike_with_wilds == "bomb_only")


def concrete(play: tuple[str, ...], options: Options) -> Iterator[Found]:
    """Every reading of cards of which none is wild."""
    have = Counter("R" if card == "RJ" else "B" if card == "BJ" else card[1] for card in play)
    numbers = sorted(have.values())
    ranks = set(have)
    joker = ranks & set("BR")
    rank = next(iter(ranks), "")
    if len(ranks) == 1 and len(play) <= (2 if joker else 3):
        yield ["single", "pair", "triple"][len(play) - 1], rank, 1
    if len(ranks) == 1 and len(play) >= 4 and not joker:
        yield "bomb", rank, len(play)
    if have == Counter("BBRR"):
        yield "joker_bomb", "R", 4
    if numbers == [2, 3] and (not joker or options.joker_pair_in_full_house == "allowed"):
        yield "full_house", next(rank for rank in have if have[rank] == 3), 1
    if run := RUNS.get("".join(sorted(have.elements()))):
        if run[:2] != ("plate", "A") or options.plate_with_a == "both":
            yield run
        if run[0] == "straight" and len({card[0] for card in play}) == 1:
            yield "straight_flush", *run[1:]


def beats(play: Found, beat: Found, level: str, options: Options) -> bool:
    """GD3.1: four jokers, six and more, straight flush, five, four, the rest; then the same kind and number, and the rank."""
    if _power(play) != _power(beat):
        return _power(play) > _power(beat)
    return play[0] == beat[0] and _height(play, level, options) > _height(beat, level, options)


def _power(reading: Found) -> float:
    kind, _, length = reading
    return {"joker_bomb": 100, "bomb": length, "straight_flush": 5.5}.get(kind, 0)


def _height(reading: Found, level: str, options: Options) -> int:
    kind, main, _ = reading
    if kind in ("straight", "tube", "plate", "straight_flush"):
        return ROW.index(main)
    if kind == "full_house" and options.level_card_place == "full_house_too":
        return NATURAL.index(main)
    return (NATURAL.replace(level, "") + level + "BR").index(main)


EVERY: tuple[Found, ...] = (
    *((kind, rank, 1) for kind in ("single", "pair") for rank in NATURAL + "BR"),
    *((kind, rank, 1) for kind in ("triple", "full_house") for rank in NATURAL),
    *((kind, rank, 5) for kind in ("straight", "straight_flush") for rank in "A23456789T"),
    *(("tube", rank, 3) for rank in "A23456789TJQ"),
    *(("plate", rank, 2) for rank in "A23456789TJQK"),
    *(("bomb", rank, length) for rank in NATURAL for length in range(4, 11)),
    ("joker_bomb", "R", 4),
)


def exists(reading: Found, level: str, options: Options) -> bool:
    """Whether there can be such a play at all: of the level there are eight cards, and no card beside them stands for one."""
    kind, main, length = reading
    if kind == "plate" and main == "A":
        return options.plate_with_a == "both"
    return not (kind == "bomb" and main == level and length > 8)
