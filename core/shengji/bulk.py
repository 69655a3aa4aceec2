"""A run of plays about which there is nothing to say, folded at once: bulk replay of what nearly every deal consists of.

The plain definition is `core.script.judged_one_by_one`; tests hold this one against it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from core.climb.held import Held, of
from core.game import Follows
from core.shengji.bulk_start import quiet_draws, quiet_hands
from core.shengji.known import POINTS, certain, recorded, suited
from core.shengji.messages import CardDrawn, CardsPlayed, FourOf, HandDealt, Seat, TrickTaken
from core.shengji.state import PACKS, SEATS, Deal, Following, Leading, Play, State, next_seat
from core.shengji.trumps import order_in, ways_of
from core.trick.follow import breach
from core.trick.order import TRUMP, Order
from core.trick.parts import Lead, lead_of
from core.trick.throws import settled
from core.trick.winner import winner

_WORTH = {suit + rank: n for suit in "SHCD" for rank, n in POINTS.items()}


class _Before(NamedTuple):
    """How a play has found the table, for who takes it back."""

    turn: Seat
    plays: tuple[Play, ...]
    lead: Lead | None
    exposed: tuple[tuple[str, ...], ...]
    begun: bool


class _Run:
    """What changes while plays are folded."""

    def __init__(self, state: Leading | Following, order: Order, turn: Seat) -> None:
        deal = state.deal
        self.state, self.deal, self.order = state, deal, order
        self.ways = ways_of(state.match.options)
        self.trumps_thrown = state.match.options.throw_trumps == "allowed"
        self.hands = [list(certain(hand)) for hand in deal.hands]
        self.hand_plays = [hand.plays for hand in deal.hands]
        self.exposed = deal.exposed
        self.laid: list[tuple[Seat, str]] = []
        self.turn = turn
        self.begun, self.tricks = deal.begun, deal.tricks
        self.points = list(deal.points)
        self.taken: tuple[tuple[Play, ...], Lead | None, Seat | None] = (deal.trick, deal.trick_lead, deal.taker)
        self.plays: tuple[Play, ...] = state.plays if isinstance(state, Following) else ()
        self.lead: Lead | None = state.lead if isinstance(state, Following) else None
        self.before: _Before | None = None
        laid = {play.seat: len(play.cards) for play in self.plays}
        self.even = len({len(hand) + laid.get(seat, 0) for seat, hand in zip(SEATS, self.hands, strict=True)}) == 1


def quiet_run(state: State, acts: Sequence[object], start: int, stop: int, follows: Follows) -> tuple[State, int]:
    """Fold the hands, draws or plays of `acts[start:stop]` while each is lawful and `follows` agrees to its results.

    Return the state after them and the index of the first act that was not folded. Plays that end the deal, are declared, or are
    throws that fail are left to the plain rules; so is every deal with a hand that is empty or not fully known, and a play that
    empties a hand where the hands are of different numbers.
    """
    first = type(acts[start])
    if first is HandDealt:
        return quiet_hands(state, acts, start, stop, follows)
    if first is CardDrawn:
        return quiet_draws(state, acts, start, stop, follows)
    if not isinstance(state, (Leading, Following)) or not _plain(state):
        return state, start
    order = order_in(state.deal, state.match.options)
    if order is None or state.turn is None:
        return state, start
    run, index = _Run(state, order, state.turn), start
    while index < stop:
        act = acts[index]
        if type(act) is not CardsPlayed or act.seat != run.turn or act.parts or not _play(run, act, index, follows):
            break
        index += 1
    return (state, start) if index == start else (_folded(run), index)


def _plain(state: Leading | Following) -> bool:
    """Say whether every play can be held against a hand that is fully known, and nothing else has to be looked at."""
    deal = state.deal
    if not deal.whole or deal.doubts or deal.throws or deal.open is not None or not all(suited(hand) for hand in deal.hands):
        return False
    if any(not left or hand.left != left for hand, left in zip(deal.hands, deal.left, strict=True)):
        return False  # an empty hand is passed over: whose turn it is, and when a trick ends, are for the plain rules
    if isinstance(state, Leading):
        return True
    number = len(state.plays[0].cards) if state.plays else 0
    to_play = (*(play.seat for play in state.plays[1:]), state.turn)
    in_turn = all(seat == next_seat(play.seat) for play, seat in zip(state.plays, to_play, strict=False))
    known = all(len(play.cards) == number and recorded(play.cards) for play in state.plays)
    return state.lead is not None and in_turn and known


def _play(run: _Run, act: CardsPlayed, index: int, follows: Follows) -> bool:
    """Fold a play of the seat whose turn it is; False when it is not lawful in every respect, or is for the plain rules."""
    seat, cards, hand = act.seat, act.cards, run.hands[act.seat]
    left = hand.copy()
    for card in cards:
        if card not in left:
            return False
        left.remove(card)
    if not cards or (not left and (not run.even or len(run.plays) == len(SEATS) - 1)):
        return False
    lead = _led(run, act) if not run.plays else run.lead
    if lead is None or (run.plays and breach(lead, hand, cards, run.order, run.ways) is not None):
        return False
    plays = (*run.plays, Play(seat, cards))
    ends = len(plays) == len(SEATS)
    taker, points = _taken(run, plays, lead) if ends else (seat, 0)
    if not follows(index, (TrickTaken(taker, points),) if ends else ()):
        return False
    run.before = _Before(seat, run.plays, run.lead, run.exposed, run.begun)
    run.hands[seat] = left
    run.hand_plays[seat] += 1
    run.laid += [(seat, card) for card in cards]
    if run.exposed[seat]:
        run.exposed = tuple(_less(seen, cards) if n == seat else seen for n, seen in enumerate(run.exposed))
    run.begun = True
    if ends:
        run.points[taker] += points
        run.tricks += 1
        run.taken, run.plays, run.lead, run.turn, run.before = (plays, lead, taker), (), None, taker, None
    else:
        run.plays, run.lead, run.turn = plays, lead, next_seat(seat)
    return True


def _led(run: _Run, act: CardsPlayed) -> Lead | None:
    """Return what a play leads; None where it is of several suits, a throw that fails, or may not be thrown."""
    lead = lead_of(act.cards, run.order, run.ways)
    if lead is None or len(lead.parts) == 1:
        return lead
    if lead.suit == TRUMP and not run.trumps_thrown:
        return None
    others = [run.hands[(act.seat + n) % 4] for n in (1, 2, 3)]
    return lead if settled(lead, others, run.order, run.ways) is None else None


def _taken(run: _Run, plays: tuple[Play, ...], lead: Lead) -> tuple[Seat, int]:
    best = winner([play.cards for play in plays], run.order, run.ways, lead)
    return plays[best].seat, sum(_WORTH.get(card, 0) for play in plays for card in play.cards)


def _less(cards: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


# --- the state after it ---------------------------------------------------------------------------------------------------------


def _folded(run: _Run) -> State:
    match, deal = run.state.match, _deal(run)
    if not run.plays:
        return Leading(match, deal, run.turn)
    return Following(match, deal, run.turn, run.plays, run.lead, _state_before(run, deal))


def _deal(run: _Run) -> Deal:
    one, two, three, four = (_held(run.hands[seat], run.deal.hands[seat], run.hand_plays[seat]) for seat in SEATS)
    trick, lead, taker = run.taken
    return replace(
        run.deal,
        hands=(one, two, three, four),
        left=_four([len(hand) for hand in run.hands]),
        laid=(*run.deal.laid, *run.laid),
        points=_four(run.points),
        tricks=run.tricks,
        trick=trick,
        trick_lead=lead,
        taker=taker,
        exposed=run.exposed,
        begun=run.begun,
    )


def _held(cards: list[str], before: Held, plays: int) -> Held:
    return replace(of(cards, packs=PACKS), plays=plays, odd=before.odd)


def _four(values: list[int]) -> FourOf:
    one, two, three, four = values
    return one, two, three, four


def _state_before(run: _Run, deal: Deal) -> Leading | Following | None:
    """Return the state before the last play."""
    was, last = run.before, run.plays[-1]
    if was is None:
        return run.state.before if isinstance(run.state, Following) else None
    seat = last.seat
    held = _held([*run.hands[seat], *last.cards], run.deal.hands[seat], run.hand_plays[seat] - 1)
    one, two, three, four = (held if n == seat else other for n, other in enumerate(deal.hands))
    left = _four([n + (len(last.cards) if each == seat else 0) for each, n in enumerate(deal.left)])
    laid = deal.laid[: len(deal.laid) - len(last.cards)]
    deal = replace(deal, hands=(one, two, three, four), left=left, laid=laid, exposed=was.exposed, begun=was.begun)
    if not was.plays:
        return Leading(run.state.match, deal, was.turn)
    begun = run.state  # of a throw it says what was tried, where the last play is the first of the run
    if isinstance(begun, Following) and was.plays == begun.plays:
        return Following(begun.match, deal, was.turn, was.plays, was.lead, None, begun.thrown, begun.called)
    return Following(begun.match, deal, was.turn, was.plays, was.lead, None)
