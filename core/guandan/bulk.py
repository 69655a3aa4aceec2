"""A run of plays about which there is nothing to say, folded at once: bulk replay of what nearly every deal consists of.

The plain definition is `core.script.judged_one_by_one`; tests hold this one against it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from core.cards import BIT
from core.climb.held import Held
from core.climb.kinds import Reading, Strength, strengths, stronger
from core.climb.packed import size
from core.game import Follows
from core.guandan.bulk_start import quiet_hands
from core.guandan.compiled import WHOLE, patterns, read
from core.guandan.counts import threshold
from core.guandan.kinds import MOST_CARDS, table
from core.guandan.messages import CardsPlayed, HandDealt, Passed, Seat, TrickTaken
from core.guandan.plays import all_readings
from core.guandan.state import SEATS, Deal, Following, Leading, State, next_seat

CARD: dict[str, tuple[int, int]] = {code: (BIT[code], unit) for code, unit in WHOLE.items()}
ALL = 0b1111  # the four seats, as bits


class _Before(NamedTuple):
    """What a play has changed: how it was before, for who takes it back."""

    seat: Seat
    held: tuple[int, int, int]
    exposed: tuple[str, ...]
    laid: int
    top: CardsPlayed | None
    reading: Reading | None
    passed: int
    plays: int


class _Run:
    """What changes while plays are folded."""

    def __init__(self, state: Leading | Following, level: str) -> None:
        deal, options = state.deal, state.match.options
        hands = deal.hands
        self.state, self.deal = state, deal
        self.known, self.order = patterns(level, options), strengths(table(level, options))
        self.cards = [hand.cards for hand in hands]
        self.more = [hand.more for hand in hands]
        self.ranks = [hand.ranks for hand in hands]
        self.hand_plays = [hand.plays for hand in hands]
        self.exposed = list(deal.exposed)
        self.laid: list[tuple[Seat, str]] = []
        self.plays, self.turn = deal.plays, state.turn
        self.next = _order(deal)
        self.alive = ALL & ~sum(1 << seat for seat in deal.out)
        self.least = threshold(options)  # a hand that falls to it is left to the plain rules
        self.top: CardsPlayed | None = None
        self.reading: Reading | None = None
        self.strength: Strength | None = None
        self.passed = 0
        self.before: _Before | None = None
        if isinstance(state, Following):
            self.top, self.reading, self.passed = state.top, state.reading, state.passed
            self.strength = None if state.reading is None else self.order[state.reading]


def _order(deal: Deal) -> list[Seat]:
    """Return who plays after each seat."""
    found = []
    for seat in SEATS:
        after = next_seat(seat)
        while after in deal.out and after != seat:
            after = next_seat(after)
        found.append(after)
    return found


def quiet_plays(state: State, acts: Sequence[object], start: int, stop: int, follows: Follows) -> tuple[State, int]:
    """Fold the hands, or the plays and passes, of `acts[start:stop]` while each is lawful and `follows` agrees to its results.

    Return the state after them and the index of the first act that was not folded. Plays that empty a hand, or bring it to where
    its number is announced, that are not declared and may be several things, and tricks taken by a hand that is out are left to
    the plain rules; so is every deal with a hand that is not fully known.
    """
    if type(acts[start]) is HandDealt:
        return quiet_hands(state, acts, start, stop, follows)
    if not isinstance(state, (Leading, Following)) or state.deal.level is None or not _plain(state):
        return state, start
    run, index = _Run(state, state.deal.level), start
    while index < stop:
        act = acts[index]
        if type(act) is CardsPlayed:
            if act.seat != run.turn or not _play(run, act, index, follows):
                break
        elif type(act) is not Passed or act.seat != run.turn or not _pass(run, act.seat, index, follows):
            break
        index += 1
    return (state, start) if index == start else (_folded(run), index)


def _plain(state: Leading | Following) -> bool:
    """Say whether every play can be held against a hand that is fully known, and nothing else has to be looked at."""
    deal = state.deal
    if not deal.whole or any(deal.due) or any(deal.asked) or any(deal.stopped) or any(deal.open) or any(deal.dropped):
        return False
    if state.turn is None or state.turn in deal.out or None in deal.given or not all(_suited(hand) for hand in deal.hands):
        return False
    return isinstance(state, Leading) or _one_reading(state)


def _suited(hand: Held) -> bool:
    """Say whether every card of a hand is known with its suit."""
    return not (hand.unknown or hand.vague or hand.loose) and hand.cards.bit_count() + hand.more.bit_count() == size(hand.ranks)


def _one_reading(state: Following) -> bool:
    """Say whether what lies is one thing for sure."""
    if state.reading is None or not state.top.cards:
        return False
    if state.top.reading is not None:
        return state.top.reading == state.reading
    return all_readings(state.top.cards, state.deal.level, state.match.options) == (state.reading,)


def _play(run: _Run, act: CardsPlayed, index: int, follows: Follows) -> bool:
    """Fold a play of the seat whose turn it is; False when it is not lawful in every respect, or empties the hand."""
    seat, codes = act.seat, act.cards
    once = twice = counts = 0
    if not codes or len(codes) > MOST_CARDS:
        return False
    for code in codes:
        if code not in CARD:
            return False
        bit, unit = CARD[code]
        if once & bit:
            if twice & bit:
                return False
            twice |= bit
        once |= bit
        counts += unit
    cards, more, ranks = run.cards[seat], run.more[seat], run.ranks[seat]
    if once & ~cards or twice & ~more or counts == ranks:
        return False  # not held, or the hand would be empty
    if run.least and size(ranks) > run.least >= size(ranks) - len(codes):
        return False
    reading = _reading(run, act)
    if reading is None:
        return False
    strength = run.order[reading]
    if run.strength is not None and not stronger(strength, run.strength):
        return False
    if not follows(index, ()):
        return False
    held = (cards, more, ranks)
    run.before = _Before(seat, held, run.exposed[seat], len(run.laid), run.top, run.reading, run.passed, run.plays)
    run.cards[seat] = cards & ~(once & ~more | twice)
    run.more[seat] = more & ~once
    run.ranks[seat] = ranks - counts
    run.hand_plays[seat] += 1
    run.laid += [(seat, code) for code in codes]
    if run.exposed[seat]:
        run.exposed[seat] = _less(run.exposed[seat], codes)
    run.plays += 1
    run.top, run.reading, run.strength, run.turn, run.passed = act, reading, strength, run.next[seat], 0
    return True


def _reading(run: _Run, act: CardsPlayed) -> Reading | None:
    """Return what a play is, where that is certain: the only thing that its cards are, or what they are declared to be."""
    found = read(act.cards, run.known)
    if act.reading is not None:
        return act.reading if act.reading in found else None
    return found[0] if len(found) == 1 else None


def _less(cards: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def _pass(run: _Run, seat: Seat, index: int, follows: Follows) -> bool:
    """Fold a pass of the seat whose turn it is; the trick ends when all others that are still in have passed too."""
    top = run.top
    if top is None or top.seat == seat:
        return False
    passed = run.passed | 1 << seat
    ends = not run.alive & ~(1 << top.seat) & ~passed
    if ends and not run.alive >> top.seat & 1:
        return False
    if not follows(index, (TrickTaken(top.seat, top.seat),) if ends else ()):
        return False
    run.plays += 1
    if ends:
        run.turn, run.passed, run.top, run.reading, run.strength, run.before = top.seat, 0, None, None, None, None
    else:
        run.turn, run.passed = run.next[seat], passed
    return True


# --- the state after it ---------------------------------------------------------------------------------------------------------


def _folded(run: _Run) -> State:
    match, deal = run.state.match, _deal(run)
    if run.top is None or run.turn is None:
        return Leading(match, deal, run.turn)
    before = _state_before(run, deal) if run.before is not None else _before(run.state)
    return Following(match, deal, run.turn, run.top, run.reading, run.passed, before)


def _before(state: Leading | Following) -> Leading | Following | None:
    return state.before if isinstance(state, Following) else None


def _deal(run: _Run) -> Deal:
    one, two, three, four = (
        Held(run.cards[seat], run.ranks[seat], 0, run.hand_plays[seat], hand.odd, 0, 0, run.more[seat], hand.packs)
        for seat, hand in enumerate(run.deal.hands)
    )
    laid = (*run.deal.laid, *run.laid)
    return replace(run.deal, hands=(one, two, three, four), laid=laid, plays=run.plays, exposed=tuple(run.exposed))


def _state_before(run: _Run, deal: Deal) -> Leading | Following:
    """Return the state before the last play."""
    was = run.before
    if was is None:
        raise TypeError("no play was folded")
    seat, (cards, more, ranks) = was.seat, was.held
    hand = deal.hands[seat]
    held = Held(cards, ranks, 0, hand.plays - 1, hand.odd, 0, 0, more, hand.packs)
    one, two, three, four = (held if n == seat else other for n, other in enumerate(deal.hands))
    exposed = tuple(was.exposed if n == seat else other for n, other in enumerate(deal.exposed))
    laid = (*run.deal.laid, *run.laid[: was.laid])
    deal = replace(deal, hands=(one, two, three, four), laid=laid, plays=was.plays, exposed=exposed)
    if was.top is None:
        return Leading(run.state.match, deal, seat)
    return Following(run.state.match, deal, seat, was.top, was.reading, was.passed)
