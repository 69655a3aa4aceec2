"""Plays of 斗地主 for both families of tests: those that an open reading decides, those that none does, and an order of some.

What is right says `tests.core.doudizhu.by_definition`, which shares nothing with the engine.
"""

from core.cards import OF_RANK
from core.doudizhu.options import DEFAULTS, Options
from tests.core.doudizhu import by_definition
from tests.core.doudizhu.drawing import FREE, STRICT, with_options
from tests.core.doudizhu.given import DEAL, Deal

UNDER: dict[str, Options] = {
    "the defaults": DEFAULTS,
    "all that is open allowed": FREE,
    "nothing that is open allowed": STRICT,
    "both jokers as wings alone": with_options(wing_both_jokers="yes"),
    "both jokers beside four alone": with_options(quad_both_jokers="yes"),
    "triples as wings, none of them adjacent": with_options(wing_triple="yes", wing_adjacent_triple="no"),
    "an adjacent triple as wings, no other": with_options(wing_triple="no", wing_adjacent_triple="yes"),
    "a core rank as a wing, four alike not": with_options(wing_core_rank="yes"),
    "four alike as wings alone": with_options(wing_four_alike="yes"),
    "a bomb as two pairs alone": with_options(quad_bomb_as_pairs="yes"),
    "a single and a pair beside four alone": with_options(quad_single_and_pair="yes"),
}
PLAYS = (
    *("3", "B", "33", "777", "3336", "333B", "3AAA", "44499", "33222", "34567", "3456789TJQKA", "334455", "333444", "3333", "BR"),
    *("33344456", "33344455", "33344425", "333444KKK555", "333444555666", "QQQKKKAAA222", "3334445566", "3334442255", "555538"),
    *("333344", "44445577", "33334444", "3333444", "3333566", "333355R", "3333555", "3333BR", "3333B5"),
    *("33334445", "33344435", "333444BR", "333444B5", "33344455BR", "3334445556667779", "3334445556667777", "3334447777"),
    *("333444555KKK", "333444555777", "444555666333", "444555666777", "33344455566677", "333444555678", "333444555677"),
    *("34", "3B", "345", "3456", "3344", "3345", "33B", "33BR", "3334BR", "333BR", "33345", "33334", "3333456"),
    *("TJQKA2", "QKA23", "A2345", "KKAA22", "AA2233", "AAA222", "AAA22256", "333555", "33355544", "222BR", "33344456789"),
)

ORDERED = (
    *("3", "5", "2", "B", "R", "44", "66", "555", "777", "3334", "6665", "33366", "44477", "34567", "45678", "3456789"),
    *("445566", "778899", "333444", "55566678", "33344479", "888834", "33337799", "3333", "8888", "BR"),
)


def lawful(play: str, options: Options) -> bool:
    """Whether cards are a pattern."""
    return bool(by_definition.readings(play, options))


def beats(play: str, beat: str) -> bool:
    """Whether a play beats another under the defaults, where each has at most one reading."""
    return any(by_definition.beats(p, b) for p in _read(play) for b in _read(beat))


def _read(play: str) -> set[by_definition.Found]:
    return by_definition.readings(play, DEFAULTS)


def holding(one: str, two: str) -> Deal | None:
    """All 54 cards with some ranks in the hand of A and others in that of B; None where the pack does not have both."""
    pack = {rank: list(codes) for rank, codes in OF_RANK.items()}
    hands: list[list[str]] = []
    for ranks in (one, two):
        if any(len(pack[rank]) < ranks.count(rank) for rank in ranks):
            return None
        hands.append([pack[rank].pop() for rank in ranks])
    rest = [card for codes in pack.values() for card in codes]
    for hand in hands:
        while len(hand) < len(DEAL.hands[0]):
            hand.append(rest.pop())
    return Deal((tuple(hands[0]), tuple(hands[1]), tuple(rest[3:])), tuple(rest[:3]))


def without_suits(ranks: str) -> tuple[str, ...]:
    """Cards of which only the rank is recorded; a joker has no suit to record."""
    return tuple(OF_RANK[rank][0] if rank in "BR" else f"?{rank}" for rank in ranks)
