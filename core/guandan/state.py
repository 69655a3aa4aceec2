"""The state of a 掼蛋 match: one Struct per phase, and what the phases share in `Match` and `Deal`."""

from typing import Literal

import msgspec

from core.climb.held import Held
from core.climb.kinds import Reading
from core.guandan.messages import CardsPlayed, DealRuled, Level, Levels, Place, Points, Seat, Side
from core.guandan.options import Options

SEATS: tuple[Seat, Seat, Seat, Seat] = (0, 1, 2, 3)
HAND = 27
ROUND_DEALS = 5  # GC2.4
LEVELS = "23456789TJQKA"
IS_LEVEL = frozenset(LEVELS)
_BY_INDEX: dict[int, Place] = {1: 2, 2: 3, 3: 4}


class Settled(msgspec.Struct, frozen=True, gc=False):
    """A deal that is over: what the play or the sheet showed, what a ruling says instead, what the record claims."""

    number: int
    level: Level | None  # None: not known
    declarers: Side | None  # whose level it was; None in the first deal, and where it is not known
    order: tuple[Seat, ...] = ()  # who finished, as far as it is known
    winner: Side | None = None
    place: Place | None = None  # of the first finisher's partner
    by: Literal["play", "sheet", "open", "stopped"] = "play"
    ruled: DealRuled | None = None
    claimed: tuple[Seat, ...] = ()  # the finishing order as the record gives it


class Score(msgspec.Struct, frozen=True, gc=False):
    """Where a match stands after some deals. None: the record does not hold what it is computed from."""

    levels: Levels | None
    points: Points | None = (0, 0)
    failed: tuple[int, int] = (0, 0)  # attempts at A that have failed, of each side
    deals: int = 0  # that count
    last: Side | None = None  # who has won the last deal that counts; None: nobody yet, or not known
    passed: Side | None = None  # which side has passed A


class Match(msgspec.Struct, frozen=True, gc=False):
    """What all phases know: the readings in force, the deals so far, and where they have led."""

    options: Options
    deals: tuple[Settled, ...] = ()  # changed by `core.guandan.settle.with_deals` and nothing else
    scores: tuple[Score, ...] = ()  # after each of the deals
    ruled: Side | None = None  # the match is given to this side by a ruling
    signed: tuple[bool, bool] = (False, False)
    counts: bool = False  # the record holds announcements or questions of counts
    begun: Levels | None = ("2", "2")  # the levels before the first deal that the record holds; None: not known


class Tribute(msgspec.Struct, frozen=True, gc=False):
    """What is due before a deal, and what was done."""

    payers: tuple[Seat, ...] = ()
    receivers: tuple[Seat, ...] = ()
    leads: Seat | None = None  # who leads after it, where that does not hang on the cards
    paid: tuple[tuple[Seat, str, Seat | None], ...] = ()  # payer, card, who took it
    claims: tuple[Seat, ...] = ()  # who has claimed the right to refuse
    refused: bool = False
    returned: tuple[tuple[Seat, str, Seat | None], ...] = ()  # winner, card, to whom
    recorded: bool = True  # False: the record does not hold it


class Deal(msgspec.Struct, frozen=True, gc=False):
    """The deal on the table. What is kept for each seat stands in the order of the seats."""

    number: int
    level: Level | None
    declarers: Side | None
    hands: tuple[Held, Held, Held, Held]
    given: tuple[tuple[str, ...] | None, ...] = (None, None, None, None)  # hands as recorded
    tribute: Tribute = Tribute()
    leader: Seat | None = None  # who is due to lead to the first trick; None: not known
    drawn: str | None = None  # the card that fixes the leader
    out: tuple[Seat, ...] = ()  # who has finished, in order
    laid: tuple[tuple[Seat, str], ...] = ()  # every card laid in a play, in order, with who laid it
    open: tuple[tuple[str, ...], ...] = ((), (), (), ())  # cards that lie open and are to be played at the first lawful chance
    exposed: tuple[tuple[str, ...], ...] = ((), (), (), ())  # cards that others have seen, still in the hand
    dropped: tuple[tuple[str, ...], ...] = ((), (), (), ())  # cards that came down with a play of this trick, still in the hand
    due: tuple[bool, ...] = (False, False, False, False)  # has fallen to a number that is to be announced, and has not
    said: tuple[bool, ...] = (False, False, False, False)  # has announced in this deal
    asked: tuple[bool, ...] = (False, False, False, False)  # was asked, and has not answered
    since: tuple[int | None, ...] = (None, None, None, None)  # after which play a true number was due first that was not said
    stopped: tuple[int, ...] = (0, 0, 0, 0)  # a seat that loses its next turn: 1; every turn of this trick: 2
    plays: int = 0  # plays and passes
    whole: bool = True  # False: from somewhere on the plays are not recorded
    claimed: tuple[Seat, ...] = ()
    noted: bool = False  # the level is as the record gives it


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """Before the first deal, and between deals."""

    match: Match
    stopped: "Leading | Following | None" = None  # where a ruling stopped play
    after: int = 0  # acts of play after the end of the deal
    last: Deal | None = None  # the cards as they lay at the end


class Dealing(msgspec.Struct, frozen=True, gc=False):
    """Cards are drawn; who leads is not known yet."""

    match: Match
    deal: Deal


class Paying(msgspec.Struct, frozen=True, gc=False):
    """Cards are drawn; tribute is due."""

    match: Match
    deal: Deal


class Returning(msgspec.Struct, frozen=True, gc=False):
    """Tribute is paid; cards are to be returned."""

    match: Match
    deal: Deal


class Leading(msgspec.Struct, frozen=True, gc=False):
    """A seat leads; None: who leads is not known."""

    match: Match
    deal: Deal
    turn: Seat | None


class Following(msgspec.Struct, frozen=True, gc=False):
    """A play lies and `turn` beats it or passes."""

    match: Match
    deal: Deal
    turn: Seat
    top: CardsPlayed
    reading: Reading | None  # None: what lies forms no pattern, or cannot be read
    passed: int  # seats that have passed since, as bits
    before: "Leading | Following | None" = None  # as it was before the play that lies


class Decided(msgspec.Struct, frozen=True, gc=False):
    """The match is over. No winner: the points of the round are level."""

    match: Match
    winner: Side | None
    stopped: "Leading | Following | None" = None
    after: int = 0  # acts after the end of the match
    last: Deal | None = None


BeforePlay = Dealing | Paying | Returning
InDeal = Dealing | Paying | Returning | Leading | Following
State = Waiting | Dealing | Paying | Returning | Leading | Following | Decided


def side_of(seat: Seat) -> Side:
    """Return the side of a seat.

    >>> side_of(0), side_of(3)
    (0, 1)
    """
    return 0 if seat in (0, 2) else 1


def partner(seat: Seat) -> Seat:
    """Return the seat opposite."""
    return SEATS[(seat + 2) % 4]


def next_seat(seat: Seat) -> Seat:
    """Return the next player (下家), counter-clockwise.

    >>> next_seat(3)
    0
    """
    return SEATS[(seat + 1) % 4]


def deal_of(state: State) -> Deal | None:
    """Return the deal on the table; between deals the last one."""
    return state.last if isinstance(state, (Waiting, Decided)) else state.deal


def due_to_return(deal: Deal) -> tuple[tuple[Seat, Seat], ...]:
    """Return who is still to return a card, and to whom: takers of tributes that have returned none."""
    done = {seat for seat, _, _ in deal.tribute.returned}
    return tuple((taker, payer) for payer, _, taker in deal.tribute.paid if taker is not None and taker not in done)


def to_pay(deal: Deal) -> tuple[Seat, ...]:
    """Return who is still to pay tribute."""
    if deal.tribute.refused:
        return ()
    done = {seat for seat, _, _ in deal.tribute.paid}
    return tuple(seat for seat in deal.tribute.payers if seat not in done)


def still_in(deal: Deal) -> tuple[Seat, ...]:
    """Return the seats that have not finished."""
    return tuple(seat for seat in SEATS if seat not in deal.out)


def in_force(deal: Settled) -> tuple[bool, Side | None, Place | None]:
    """Return (counts, winner, place of its partner); a ruling goes before the play. None: not known."""
    if deal.ruled is not None:
        return deal.ruled.winner is not None, deal.ruled.winner, deal.ruled.place
    if deal.by == "stopped":
        return False, None, None
    return True, deal.winner, deal.place


def claims_last(state: "Waiting | Decided") -> bool:
    """Say whether a note between deals is about the deal before: it has none yet and was not settled by a sheet."""
    last = state.match.deals[-1] if state.match.deals else None
    return last is not None and not last.claimed and last.by != "sheet"


def place_in(order: tuple[Seat, ...]) -> Place | None:
    """Return the place of the first finisher's partner; None where the order does not say. The last place follows from three.

    >>> place_in((0, 2)), place_in((0, 1, 2)), place_in((0, 1, 3)), place_in((0, 1))
    (2, 3, 4, None)
    """
    if not order:
        return None
    mate = partner(order[0])
    if mate in order:
        return _BY_INDEX.get(order.index(mate))
    return 4 if len(order) == 3 else None
