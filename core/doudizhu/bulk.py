"""A run of plays about which there is nothing to say, folded at once: bulk replay of what nearly every deal consists of.

The plain definition is `core.script.judged_one_by_one`; tests hold this one against it.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from core.cards import BIT, RANK_OF
from core.climb.held import Held
from core.climb.kinds import Reading
from core.climb.packed import EIGHTS, ONES, PLACE, SEVENS, UNIT
from core.doudizhu.bulk_start import quiet_start
from core.doudizhu.messages import CardsPlayed, Doubled, Passed, Result, Seat, TrickTaken
from core.doudizhu.options import Options
from core.doudizhu.patterns import readings
from core.doudizhu.plays import counts_of
from core.doudizhu.state import Deal, Following, Leading, State, Waiting, after
from core.game import Follows

# Bit and rank unit of every card whose rank is known; a card without suit has no bit.
CARD: dict[str, tuple[int, int]] = {code: (BIT.get(code, 0), UNIT[rank]) for code, rank in RANK_OF.items() if rank != "?"}
OTHERS = {0: 0b110, 1: 0b101, 2: 0b011}  # the seats that have to pass, as bits
BOMBS = {"bomb": 1, "rocket": 2}
MOST_KNOWN = 1 << 16
MOST_CARDS = 20  # the landlord's hand


class Known(NamedTuple):
    """A pattern ready to be compared: a greater bomb beats every smaller one, else kind and length have to be the same."""

    reading: Reading
    bomb: int
    same: tuple[str, int]
    place: int


class _Run:
    """What changes while plays are folded."""

    def __init__(self, state: Leading | Following) -> None:
        hands = state.deal.hands
        self.options = state.match.options
        self.known = _BY_OPTIONS.setdefault(self.options, {})
        self.cards = [hand.cards for hand in hands]
        self.ranks = [hand.ranks for hand in hands]
        self.plays = [hand.plays for hand in hands]
        self.laid, self.acts = state.deal.laid, state.deal.acts
        self.bombs, self.rockets = state.deal.bombs, state.deal.rockets
        self.turn: Seat | None = state.turn
        self.top: CardsPlayed | None = state.top if isinstance(state, Following) else None
        self.top_known: Known | None = _of(state.reading) if isinstance(state, Following) else None
        self.passed = state.passed if isinstance(state, Following) else 0


def quiet_plays(state: State, acts: Sequence[object], start: int, stop: int, follows: Follows) -> tuple[State, int]:
    """Fold the plays and passes of `acts[start:stop]` while each is lawful and `follows` agrees to the results of each.

    Return the state after them and the index of the first act that was not folded. Plays that empty a hand, that name their
    pattern, or whose cards can be read in several ways are left to the plain rules; so is every deal with a hand not fully known.
    """
    if type(state) is Waiting:
        return quiet_start(state, acts, start, stop, follows)
    if not isinstance(state, (Leading, Following)) or not _plain(state.deal):
        return state, start
    run = _Run(state)
    if run.top is not None and (run.top_known is None or _ambiguous(run.top, run.options)):
        return state, start
    index = start
    while index < stop:
        act = acts[index]
        if type(act) is CardsPlayed:
            if act.seat != run.turn or not _play(run, act, index, follows):
                break
        elif type(act) is not Passed or act.seat != run.turn or run.top is None or not _pass(run, act.seat, index, follows):
            break
        index += 1
    return (state, start) if index == start else (_folded(state, run), index)


def _plain(deal: Deal) -> bool:
    """Say whether every play of a deal can be held against a hand that is fully known."""
    if deal.landlord is None or not (deal.whole and deal.legible and deal.began) or deal.said_none:
        return False
    return not any(hand.unknown or hand.vague for hand in deal.hands)


def _ambiguous(top: CardsPlayed, options: Options) -> bool:
    """Say whether what lies can be read in several ways, so that what beats it is for the plain rules."""
    counts = counts_of(top.cards)
    return counts is None or len(readings(counts, options)) > 1


def _play(run: _Run, act: CardsPlayed, index: int, follows: Follows) -> bool:
    """Fold a play of the seat whose turn it is; False when it is not lawful in every respect, or empties the hand."""
    seat, codes, card = act.seat, act.cards, CARD
    bits = counts = 0
    for code in codes:
        if code not in card:
            return False
        bit, unit = card[code]
        bits |= bit
        counts += unit
    suited = bits.bit_count()
    if bits & ~run.cards[seat] or (suited and suited != len(codes)) or len(codes) > MOST_CARDS or act.reading is not None:
        return False
    ranks = run.ranks[seat]
    left = ranks - counts
    if (~ranks & counts | ~(ranks ^ counts) & left) & EIGHTS or not left:
        return False  # not held, or the hand would be empty
    known = run.known
    found = known[counts] if counts in known else _learn(counts, known, run.options)
    if found is None or not _beats(found, run.top_known) or not follows(index, _doubled(run, found) if found.bomb else ()):
        return False
    run.ranks[seat] = left
    # of a rank that is gone no card is left: four ones for each place that holds one or more
    run.cards[seat] &= ~bits & ((((left & SEVENS) + SEVENS | left) >> 3 & ONES) * 15)
    run.laid |= bits
    run.plays[seat] += 1
    run.acts += 1
    run.bombs += found.bomb == 1
    run.rockets += found.bomb == BOMBS["rocket"]
    run.top, run.top_known, run.turn, run.passed = act, found, after(seat), 0
    return True


def _beats(found: Known, top: Known | None) -> bool:
    if top is None:
        return True
    if found.bomb != top.bomb:
        return found.bomb > top.bomb
    return found.place > top.place and found.same == top.same


def _pass(run: _Run, seat: Seat, index: int, follows: Follows) -> bool:
    """Fold a pass of the seat whose turn it is; the trick ends when the other has passed too."""
    top = run.top
    if top is None or top.seat == seat:
        return False
    passed = run.passed | 1 << seat
    ends = passed == OTHERS[top.seat]
    if not follows(index, (TrickTaken(top.seat),) if ends else ()):
        return False
    run.acts += 1
    if ends:
        run.turn, run.passed, run.top, run.top_known = top.seat, 0, None, None
    else:
        run.turn, run.passed = after(seat), passed
    return True


def _doubled(run: _Run, found: Known) -> tuple[Result, ...]:
    """Return what follows from a bomb or rocket: the doubling (DZ8.1)."""
    return (Doubled("rocket" if found.bomb == BOMBS["rocket"] else "bomb", 2 ** (run.bombs + run.rockets + 1)),)


def _folded(state: Leading | Following, run: _Run) -> State:
    one, two, three = (
        Held(run.cards[seat], run.ranks[seat], 0, run.plays[seat], hand.odd, 0, hand.loose)
        for seat, hand in enumerate(state.deal.hands)
    )
    deal = msgspec.structs.replace(
        state.deal, hands=(one, two, three), laid=run.laid, acts=run.acts, bombs=run.bombs, rockets=run.rockets
    )
    if run.top is None or run.top_known is None or run.turn is None:
        return Leading(state.match, deal, run.turn)
    return Following(state.match, deal, run.turn, run.top, run.top_known.reading, run.passed)


# --- patterns ---------------------------------------------------------------------------------------------------------------

_BY_OPTIONS: dict[Options, dict[int, Known | None]] = {}


def _learn(counts: int, known: dict[int, Known | None], options: Options) -> Known | None:
    if len(known) >= MOST_KNOWN:
        known.clear()
    found = readings(counts, options)
    known[counts] = _of(found[0]) if len(found) == 1 else None
    return known[counts]


def _of(reading: Reading | None) -> Known | None:
    if reading is None:
        return None
    return Known(reading, BOMBS.get(reading.kind, 0), (reading.kind, reading.length), PLACE[reading.main])
