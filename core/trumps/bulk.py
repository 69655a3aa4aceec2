"""A run of plays about which there is nothing to say, folded at once: bulk replay of what nearly every deal consists of.

The plain definition is `core.script.judged_one_by_one`; tests hold this one against it.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from core.cards import BIT, RANK_OF, less
from core.climb.held import Held, of
from core.game import Follows
from core.trick.follow import breach
from core.trick.order import TRUMP, Order
from core.trick.parts import Lead, lead_of
from core.trick.throws import settled
from core.trick.winner import winner
from core.trumps.bulk_start import quiet_draws, quiet_hands
from core.trumps.known import POINTS, certain, recorded, suited
from core.trumps.messages import CardDrawn, CardsPlayed, FourOf, HandDealt, Seat, TrickTaken
from core.trumps.state import PACKS, SEATS, Deal, Following, Leading, Play, State, next_seat
from core.trumps.trumps import order_in, ways_of

_NEXT: tuple[Seat, Seat, Seat, Seat] = (1, 2, 3, 0)
_WORTH = {card: POINTS.get(RANK_OF[card], 0) for card in BIT}


_Before = tuple[tuple[Play, ...], Lead | None, tuple[tuple[str, ...], ...], bool]
"""How a play has found the table, for who takes it back: the plays before it, the lead, cards exposed, whether play had begun."""


class _Run:
    """What changes while plays are folded."""

    __slots__ = (
        "before",
        "begun",
        "deal",
        "even",
        "exposed",
        "hands",
        "laid",
        "lead",
        "led",
        "order",
        "plays",
        "points",
        "state",
        "taken",
        "tricks",
        "trumps_thrown",
        "turn",
        "ways",
    )

    def __init__(self, state: Leading | Following, order: Order, turn: Seat) -> None:
        deal = state.deal
        self.state, self.deal, self.order = state, deal, order
        self.ways = ways_of(state.match.options)
        self.trumps_thrown = state.match.options.throw_trumps == "allowed"
        self.hands = [list(certain(hand)) for hand in deal.hands]
        self.exposed = deal.exposed
        self.laid: list[Play] = []
        self.turn = turn
        self.begun, self.tricks, self.led = deal.begun, deal.tricks, deal.led
        self.points = list(deal.points)
        self.taken: tuple[tuple[Play, ...], Lead | None, Seat | None] = (deal.trick, deal.trick_lead, deal.taker)
        self.plays: tuple[Play, ...] = state.plays if isinstance(state, Following) else ()
        self.lead: Lead | None = state.lead if isinstance(state, Following) else None
        self.before: _Before | None = None  # of the last play, where its trick goes on
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
    if not deal.begun:
        return False  # what the bottom costs may fall due with the first lead
    if not deal.whole or deal.doubts or deal.throws or deal.open is not None or not all(suited(hand) for hand in deal.hands):
        return False
    if any(not left or hand.left != left for hand, left in zip(deal.hands, deal.left, strict=True)):
        return False  # an empty hand is passed over: whose turn it is, and when a trick ends, are for the plain rules
    if isinstance(state, Leading):
        return True
    number = len(state.plays[0].cards) if state.plays else 0
    to_play = (*(play.seat for play in state.plays[1:]), state.turn)
    in_turn = all(seat == next_seat(play.seat) for play, seat in zip(state.plays, to_play, strict=False))
    known = all(len(play.cards) == number and recorded(play.cards) and not play.barred for play in state.plays)
    return state.lead is not None and in_turn and known


def _play(run: _Run, act: CardsPlayed, index: int, follows: Follows) -> bool:
    """Fold a play of the seat whose turn it is; False when it is not lawful in every respect, or is for the plain rules."""
    seat, cards, hand = act.seat, act.cards, run.hands[act.seat]
    before, left = run.plays, hand.copy()
    try:
        for card in cards:
            left.remove(card)
    except ValueError:
        return False
    if not cards or (not left and (not run.even or len(before) == len(SEATS) - 1)):
        return False
    lead = run.lead if before else _led(run, act)
    if lead is None or (before and breach(lead, hand, cards, run.order, run.ways) is not None):
        return False
    play = Play(seat, cards)
    plays = (*before, play)
    if len(plays) == len(SEATS):
        taker, points = _taken(run, plays, lead)
        if not follows(index, (TrickTaken(taker, points),)):
            return False
        run.points[taker] += points
        run.tricks += 1
        run.led += len(plays[0].cards)
        run.taken, run.plays, run.lead, run.turn, run.before = (plays, lead, taker), (), None, taker, None
    elif follows(index, ()):
        run.before = before, run.lead, run.exposed, run.begun
        run.plays, run.lead, run.turn = plays, lead, _NEXT[seat]
    else:
        return False
    run.hands[seat] = left
    run.laid.append(play)
    if run.exposed[seat]:
        run.exposed = tuple(less(seen, cards) if n == seat else seen for n, seen in enumerate(run.exposed))
    run.begun = True
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
    return plays[best].seat, sum([_WORTH[card] for play in plays for card in play.cards])


# --- the state after it ---------------------------------------------------------------------------------------------------------


def _folded(run: _Run) -> State:
    match, deal = run.state.match, _deal(run)
    if not run.plays:
        return Leading(match, deal, run.turn)
    return Following(match, deal, run.turn, run.plays, run.lead, _state_before(run, deal))


def _deal(run: _Run) -> Deal:
    one, two, three, four = (_held(run, seat, run.hands[seat], run.laid) for seat in SEATS)
    trick, lead, taker = run.taken
    return replace(
        run.deal,
        hands=(one, two, three, four),
        left=_four([len(hand) for hand in run.hands]),
        laid=(*run.deal.laid, *[(play.seat, card) for play in run.laid for card in play.cards]),
        points=_four(run.points),
        tricks=run.tricks,
        led=run.led,
        trick=trick,
        trick_lead=lead,
        taker=taker,
        exposed=run.exposed,
        begun=run.begun,
    )


def _held(run: _Run, seat: Seat, cards: list[str], laid: list[Play]) -> Held:
    """Return the hand of a seat with these cards, after the plays that are folded."""
    before = run.deal.hands[seat]
    plays = before.plays + sum([play.seat == seat for play in laid])
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
    held = _held(run, seat, [*run.hands[seat], *last.cards], run.laid[:-1])
    one, two, three, four = (held if n == seat else other for n, other in enumerate(deal.hands))
    left = _four([n + (len(last.cards) if each == seat else 0) for each, n in enumerate(deal.left)])
    laid = deal.laid[: len(deal.laid) - len(last.cards)]
    plays, lead, exposed, begun = was
    deal = replace(deal, hands=(one, two, three, four), left=left, laid=laid, exposed=exposed, begun=begun)
    if not plays:
        return Leading(run.state.match, deal, seat)
    start = run.state  # of a throw it says what was tried, where the last play is the first of the run
    if isinstance(start, Following) and plays == start.plays:
        return Following(start.match, deal, seat, plays, lead, None, start.thrown, start.called)
    return Following(run.state.match, deal, seat, plays, lead, None)
