"""Which readings a hand can play (GD2, GD3.1): as sets of ranks, without choosing cards."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import msgspec

from core.cards import BIT, RANKS, SUITS
from core.climb.kinds import Reading, those_that_beat
from core.climb.packed import ONES, PLACE, UNIT, at_least, of_bits
from core.climb.runs import SPREAD
from core.climb.two_packs import TwoPacks
from core.guandan.compiled import Patterns, patterns
from core.guandan.kinds import JOKERS, LEVELS, MOST_WILD, WILD_SUIT, table
from core.guandan.options import Options
from core.guandan.windows import PLATES, by_starts, flushes, in_any_suit, plates, row, straights, tubes

Readings = tuple[Reading, ...]
RANKED = ONES & ~sum(UNIT[rank] for rank in JOKERS)  # the places of the thirteen ranks
FOUR_JOKERS = BIT["BJ"] | BIT["RJ"]
OF_ONE_RANK = frozenset({"single", "pair", "triple", "bomb"})
BOMB_OF_JOKERS = (Reading("joker_bomb", "R", 4),)
ALL = ""
SEVERAL: dict[str, frozenset[str]] = {  # the kinds of one rank that are looked up together
    ALL: OF_ONE_RANK,
    **{kind: frozenset({kind, "bomb"}) for kind in OF_ONE_RANK},
}


Alike = tuple[tuple[tuple[Readings, ...], ...], ...]  # by the number of wild cards: by byte of the rank counts, by its value


class Possible(msgspec.Struct, frozen=True):
    """What decides which readings a hand has, compiled for a level."""

    wild: int  # the bit of the wild card
    alike: dict[str, Alike]
    straights: dict[int, Readings]
    flushes: dict[int, Readings]
    tubes: dict[int, Readings]
    plates: dict[int, Readings]
    plate_starts: int
    full_houses: dict[int, Readings]
    paired: int  # the places of a rank that may be the pair of a full house
    flush_is_straight: bool
    wild_pair: bool  # three of a rank with both wild cards are a full house


@lru_cache(maxsize=256)
def possible(level: str, options: Options) -> Possible:
    """Return what decides, compiled."""
    return Possible(
        BIT[WILD_SUIT + level],
        {key: _alike(patterns(level, options), wanted) for key, wanted in SEVERAL.items()},
        by_starts("straight", 5),
        by_starts("straight_flush", 5),
        by_starts("tube", 3),
        by_starts("plate", 2),
        PLATES if options.plate_with_a == "both" else PLATES & ~15,
        _by_rank("full_house"),
        ONES if options.joker_pair_in_full_house == "allowed" else RANKED,
        options.flush_as_straight == "allowed",
        options.five_alike_with_wilds == "as_declared",
    )


def _alike(known: Patterns, wanted: frozenset[str]) -> Alike:
    """Return the readings of cards of one rank, of the wanted kinds, for two ranks at a time."""
    of_rank = {
        (place, number, wild): _of_one_rank(RANKS[place], number, wild, known, wanted)
        if place < len(PLACE) and number <= 8
        else ()
        for place, number, wild in product(range(16), range(16), range(MOST_WILD + 1))
    }
    return tuple(
        tuple(
            tuple(of_rank[2 * n, byte & 15, wild] + of_rank[2 * n + 1, byte >> 4, wild] for byte in range(256)) for n in range(8)
        )
        for wild in range(MOST_WILD + 1)
    )


def _of_one_rank(rank: str, number: int, wild: int, known: Patterns, wanted: frozenset[str]) -> Readings:
    """Return what some of so many cards of a rank with some of the wild cards are."""
    every = (
        reading
        for used in range(number + 1)
        for stand_in in range(wild + 1)
        for reading in known.by_counts[stand_in].get(used * UNIT[rank], ())
        if reading.kind in wanted and reading.main == rank
    )
    return tuple(dict.fromkeys(every))


def _by_rank(kind: str) -> dict[int, Readings]:
    """Return the readings of one step for every set of ranks, from low to high; the key is the set modulo SPREAD."""
    found: dict[int, Readings] = {0: ()}
    for rank in LEVELS:
        reading = Reading(kind, rank, 1)
        found |= {(ranks + UNIT[rank]) % SPREAD: (*readings, reading) for ranks, readings in found.items()}
    return found


def possible_readings(hand: TwoPacks, beat: Reading | None, level: str, options: Options) -> Readings:
    """Return every reading that a hand can play, once each; `beat` None: the hand leads. A pass is not listed.

    Raises KeyError for a beat that is no reading at this level.
    """
    known = possible(level, options)
    if beat is None:
        return _every(held(hand, known.wild), known, ALL)
    return those_that_beat(beat, _every(held(hand, known.wild), known, beat.kind), table(level, options))


class Hand(NamedTuple):
    """A hand without its wild cards: their number, the suits of each rank, rank counts, and the ranks with so many cards."""

    wild: int
    suits: int
    counts: int
    one: int
    two: int
    three: int
    four_jokers: bool


def held(hand: TwoPacks, wild: int) -> Hand:
    """Return a hand as it is looked up; `wild` is the bit of the wild card."""
    once, twice = hand.once & ~wild, hand.twice & ~wild
    counts = of_bits(once) + of_bits(twice)
    number = (1 if once != hand.once else 0) + (1 if twice != hand.twice else 0)
    jokers = twice & FOUR_JOKERS == FOUR_JOKERS
    return Hand(number, once, counts, at_least(counts, 1), at_least(counts, 2), at_least(counts, 3), jokers)


def _every(hand: Hand, known: Possible, kind: str) -> Readings:
    """Return every reading of a hand that is of a kind or a bomb; of all kinds for `ALL`."""
    a, b, c, d, e, f, g, h = hand.counts.to_bytes(8, "little")
    p, q, r, s, t, u, v, w = known.alike[kind if kind in SEVERAL else "bomb"][hand.wild]
    found = p[a] + q[b] + r[c] + s[d] + t[e] + u[f] + v[g] + w[h]
    suited = flushes(row(hand.suits), hand.wild)
    if suited:
        found += known.flushes[in_any_suit(suited) % SPREAD]
    if hand.four_jokers:
        found += BOMB_OF_JOKERS
    if kind in ("full_house", ALL):
        found += known.full_houses[_full_houses(hand, known) % SPREAD]
    if kind in ("straight", ALL):
        found += known.straights[_straights(hand, suited, known) % SPREAD]
    if kind in ("tube", ALL):
        pairs = row(hand.one) + row(hand.two)
        found += known.tubes[tubes(pairs, hand.wild) % SPREAD]
    if kind in ("plate", ALL):
        triples = row(hand.one) + row(hand.two) + row(hand.three)
        found += known.plates[(plates(triples, hand.wild) & known.plate_starts) % SPREAD]
    return found


def _straights(hand: Hand, suited: int, known: Possible) -> int:
    """Return the starts of the straights, without those that a hand has in one suit alone.

    These are what GD2.3 takes for straight flushes, unless a wild card of another suit is shown among them.
    """
    found = straights(row(hand.one), hand.wild)
    if known.flush_is_straight or not suited:
        return found
    for n, suit in enumerate(SUITS):
        if (starts := (suited >> n & ONES) << 3) and (not hand.wild or suit == WILD_SUIT):
            others = at_least(of_bits(hand.suits & RANKED * (15 ^ 1 << n)), 1)
            found &= ~starts | straights(row(others), 4)
    return found


def _full_houses(hand: Hand, known: Possible) -> int:
    """Return the ranks of which a hand has the triple of a full house, and a pair beside it."""
    wild, one, two, three = hand.wild, hand.one & RANKED, hand.two & RANKED, hand.three & RANKED
    pairs = (hand.two & known.paired).bit_count()
    single = wild and one & ~two  # with a wild card it makes a pair
    both = wild == MOST_WILD
    found = 0
    if pairs > 1 or single or (both and known.wild_pair):
        found = three
    if wild and (pairs > 1 or (both and single)):
        found |= two & ~three
    if both and pairs:
        found |= one & ~two
    return found
