"""The state of a match on this table: one Struct per phase, and what the phases share in `Match` and `Deal`."""

from typing import TYPE_CHECKING, Literal

import msgspec

from core.climb.held import Held
from core.trick.parts import Lead
from core.trumps.messages import DealNoted, DealRuled, FourOf, Level, Levels, Seat, Side, Suit
from core.trumps.readings import Readings

if TYPE_CHECKING:
    from core.trumps.own import AnyOwn

SEATS: tuple[Seat, Seat, Seat, Seat] = (0, 1, 2, 3)
HAND = 25  # SJ1.1
BOTTOM = 8  # SJ1.1
ALL_DRAWN = 4 * HAND
PACKS = 2
ALL_CARDS = 108
ALL_POINTS = 200  # SJ6.1
FROM_THREE = "3456789TJQKA"
FROM_TWO = "23456789TJQKA"
IS_LEVEL = frozenset(FROM_TWO)
NONE: FourOf = (0, 0, 0, 0)
UNKNOWN_BOTTOM = ("??",) * BOTTOM

Kind = Literal["declared", "insured", "overturned", "third_bottom_card", "noted"]


class Showing(msgspec.Struct, frozen=True, gc=False):
    """What makes trumps: who has shown which cards, how high they rank against other showings (SJ4.3), how they were shown."""

    seat: Seat | None  # None: the bottom card, or a note
    suit: Suit | None  # None: no trump
    strength: int
    kind: Kind
    cards: tuple[str, ...] = ()


class Fine(msgspec.Struct, frozen=True, gc=False):
    """Points of cards that the side of a seat is fined, in games that fine in points, and the clause."""

    seat: Seat
    points: int
    clause: str
    at: int = 0  # points that the collectors had in tricks when it fell due
    ruling: int | None = None  # the ruling that says so; None: the clause itself
    trick: int | None = None  # of a wrong follow: in which trick, from 1
    play: int = 0  # plays in the deal when it fell due, the one that it is for among them


class Change(msgspec.Struct, frozen=True, gc=False):
    """One thing that has made the collectors' total what it is: points that they took, or a fine."""

    fine: Fine | None  # None: points that they took
    due: int  # by how much it is to change the total; below 0: it comes off
    did: int  # by how much it has: fines go no further than the law lets them
    then: int  # the total after it


class Settled(msgspec.Struct, frozen=True, gc=False):
    """A deal that is over: what the play or the sheet showed, what a ruling says instead, what the record claims."""

    number: int
    level: Level | None
    declarer: Seat | None
    points: int | None = None  # the collectors' total
    bottom: int | None = None  # what of it came from the bottom
    inside: int | None = None  # the points that lay in the bottom
    last: Seat | None = None  # who has won the last trick
    overturns: int | None = None
    failed: FourOf = NONE  # throws that failed
    by: Literal["play", "sheet", "open", "stopped"] = "play"
    ruled: DealRuled | None = None
    claimed: DealNoted | None = None
    noted: Levels | None = None  # the levels before it, as the record gives them
    anew: bool = False  # the level or the levels noted were not those due: the match goes on from them
    sheet: Levels | None = None  # the levels after it by a sheet that was found wrong
    next_noted: Seat | None = None  # who declares next, where only the record says so
    table: int | None = None  # what the collectors took in tricks
    won_with: tuple[str, ...] = ()  # the cards that won the last trick
    trumps: tuple[Suit | None] | None = None  # None: not known
    fines: tuple[Fine, ...] = ()
    raw: int | None = None  # the total before fines
    tricks: int = 0  # of which the record holds the plays
    fined: bool = False  # the total is that of a sheet, and somebody was fined in the deal
    timed: bool = False  # the time of the game was up in it, or between it and the next
    back: tuple[tuple[int, Level], ...] = ()  # rulings on where its declarers are once it is over, by number; the last one counts
    given: Side | None = None  # the game is given to this side by a ruling, after this deal
    given_by: int | None = None  # number of that ruling


class Match(msgspec.Struct, frozen=True, gc=False):
    """What all phases know: the readings in force, the deals so far, and where they have led."""

    options: Readings
    own: "AnyOwn"
    deals: tuple[Settled, ...] = ()
    ruled: Side | None = None  # the match is given to this side by a ruling
    signed: tuple[bool, bool] = (False, False)
    limit: int | None = None  # how many deals the match has, where the organiser has said so
    time: bool = False  # time is up
    timed_before: tuple[int, ...] = ()  # numbers of the deals with which a game begins whose time was up before
    said: DealNoted | None = None  # the sheet of a deal of which nothing else is recorded, until it settles the deal
    games: int = 1  # how many the match has at most, where it is played in games
    begun: Levels | None = None  # the levels before the first deal that the record holds; None: not known


class Doubt(msgspec.Struct, frozen=True, gc=False):
    """A follow that could not be judged: the hand was not known. What the seat plays later may prove that it was wrong."""

    seat: Seat
    trick: int  # number of the trick, from 1
    lead: Lead
    play: tuple[str, ...]
    seen: tuple[str, ...]  # cards that are known to have been in the hand then, the play included
    at: int  # how many cards of the deal had been laid before it


class Thrown(msgspec.Struct, frozen=True, gc=False):
    """A throw that could not be judged: a hand was not known. What others play later may prove that it was beaten."""

    seat: Seat
    trick: int  # number of the trick, from 1
    lead: Lead
    at: int  # how many cards of the deal had been laid before it
    apart: tuple[Seat, ...] = ()  # whose cards prove nothing of it any more


class Play(msgspec.Struct, frozen=True, gc=False):
    """What a seat has put down in a trick; `parts` are the components as declared."""

    seat: Seat
    cards: tuple[str, ...]
    parts: tuple[tuple[str, ...], ...] = ()
    barred: bool = False  # it cannot win, whatever its cards are


class Deal(msgspec.Struct, frozen=True, gc=False):
    """The deal on the table. What is kept for each seat stands in the order of the seats."""

    number: int
    level: Level | None
    declarer: Seat | None
    first: bool  # nobody is declarer before trumps are shown (SJ2.1)
    hands: tuple[Held, Held, Held, Held]
    left: FourOf  # cards that are physically in each hand
    given: tuple[tuple[str, ...] | None, ...] = (None, None, None, None)  # hands as recorded
    buried: tuple[bool, ...] = (False, False, False, False)  # of `given`: as they were once the bottom was buried
    noted: Levels | None = None
    level_noted: bool = False
    anew: bool = False  # the level or the levels noted are not those due
    declarer_noted: bool = False
    # the draw
    first_drawer: Seat | None = None
    draws: tuple[tuple[Seat, str], ...] = ()  # single draws as recorded
    # trumps
    showings: tuple[tuple[Showing, int], ...] = ()  # each that had an effect, with the number of draws recorded before it
    overturns: int = 0
    overturns_known: bool = True
    passed: tuple[Seat, ...] = ()  # who has not overturned since the last showing
    spoken: tuple[Seat, ...] = ()  # who has said that he does not overturn, or has overturned since the declarer buried, in order
    passes: bool = False  # the record says of somebody that he does not overturn: it would say so of others
    undeclared: bool = False  # somebody has said that nobody declared
    stirs: tuple[Seat, ...] = ()  # who has overturned since the bottom was first buried, in order
    # the bottom
    bottom: tuple[str, ...] = UNKNOWN_BOTTOM  # as it lies, or was when it was taken up; the top card first
    in_order: bool = False  # the bottom is recorded as it lies, the top card first
    takers: tuple[Seat, ...] = ()  # who is to take it up, beside the declarer, in order
    taken: tuple[Seat, ...] = ()  # who has taken it up, in order
    moved: tuple[tuple[Seat, tuple[str, ...], tuple[str, ...]], ...] = ()  # who took which cards up, and buried which, in order
    burier: Seat | None = None  # who has buried last
    up: bool = False  # the bottom is in the hand of who took it up
    bottom_shown: tuple[str, ...] | None = None
    # play
    begun: bool = False  # a card was led
    laid: tuple[tuple[Seat, str], ...] = ()  # every card laid, with who laid it
    points: FourOf = NONE  # of the tricks taken
    points_known: bool = True
    tricks: int = 0
    led: int = 0  # cards that were led to the tricks that are over: as many each seat had to lay
    trick: tuple[Play, ...] = ()  # the plays of the last trick that is over
    trick_lead: Lead | None = None  # what was led to it
    taker: Seat | None = None  # who took it
    open: tuple[int | None] | None = None  # the points of a trick that nobody is known to have taken
    exposed: tuple[tuple[str, ...], ...] = ((), (), (), ())  # cards that others have seen, still in the hand
    failed: FourOf = NONE  # throws that have failed
    doubts: tuple[Doubt, ...] = ()
    throws: tuple[Thrown, ...] = ()
    fines: tuple[Fine, ...] = ()
    counted: tuple[int, int, int, int] = NONE  # cards that each hand was found to have too many; below 0: too few
    drawn_off: tuple[int, int, int, int] = NONE  # cards that were drawn out of each hand since; below 0: it was given them
    out: tuple[str, ...] = ()  # cards that have left play
    bottom_counted: int | None = None  # cards that the bottom was found to have since it was buried, in games that fine for it
    timed: bool = False  # time was up in it
    whole: bool = True  # False: from somewhere on the plays are not recorded
    claimed: DealNoted | None = None

    @property
    def standing(self) -> Showing | None:
        """Return what makes trumps now; None: nothing yet, or not known."""
        return self.showings[-1][0] if self.showings else None


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """Before the first deal, and between deals."""

    match: Match
    stopped: "Leading | Following | None" = None  # where a ruling stopped play
    after: int = 0  # acts of play after the end of the deal
    last: Deal | None = None  # the cards as they lay at the end


class Drawing(msgspec.Struct, frozen=True, gc=False):
    """Cards are drawn; trumps may be shown."""

    match: Match
    deal: Deal


class Taking(msgspec.Struct, frozen=True, gc=False):
    """The bottom lies on the table, to be taken up; None: it is not known by whom."""

    match: Match
    deal: Deal
    turn: Seat | None


class Burying(msgspec.Struct, frozen=True, gc=False):
    """A seat has taken the bottom up and buries."""

    match: Match
    deal: Deal
    turn: Seat


class Overturning(msgspec.Struct, frozen=True, gc=False):
    """The bottom is buried; who is asked to overturn. None: whoever speaks first."""

    match: Match
    deal: Deal
    turn: Seat | None


class Leading(msgspec.Struct, frozen=True, gc=False):
    """A seat leads; None: it is not known who."""

    match: Match
    deal: Deal
    turn: Seat | None


class Following(msgspec.Struct, frozen=True, gc=False):
    """A play was led and `turn` follows."""

    match: Match
    deal: Deal
    turn: Seat
    plays: tuple[Play, ...]
    lead: Lead | None  # None: cards of several suits, or not known
    before: "Leading | Following | None" = None  # as it was before the last play
    thrown: Play | None = None  # the throw that was tried, where only a part of it lies
    called: bool = False  # the record has said what stays of it


class Counting(msgspec.Struct, frozen=True, gc=False):
    """All cards are played; the bottom, or who took the last trick, is still to be shown."""

    match: Match
    deal: Deal


class Decided(msgspec.Struct, frozen=True, gc=False):
    """The match is over. No winner: the levels are the same, or it is not `known` who has won."""

    match: Match
    winner: Side | None
    stopped: "Leading | Following | None" = None
    after: int = 0  # acts after the end of the match
    last: Deal | None = None
    known: bool = True


BeforePlay = Drawing | Taking | Burying | Overturning
InDeal = Drawing | Taking | Burying | Overturning | Leading | Following | Counting
State = Waiting | Drawing | Taking | Burying | Overturning | Leading | Following | Counting | Decided
BEFORE_PLAY = (Drawing, Taking, Burying, Overturning)
IN_DEAL = (*BEFORE_PLAY, Leading, Following, Counting)


def side_of(seat: Seat) -> Side:
    """Return the side of a seat.

    >>> side_of(0), side_of(3)
    (0, 1)
    """
    return 0 if seat in (0, 2) else 1


def other(side: Side) -> Side:
    """Return the side that plays against a side."""
    return 1 if side == 0 else 0


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


def deal_over(match: Match, number: int) -> Settled | None:
    """Return the deal of a number that is over; None: there is none."""
    return next((deal for deal in match.deals if deal.number == number), None)


def in_force(deal: Settled) -> tuple[bool, int | None]:
    """Return (counts, the collectors' points); a ruling goes before the play. None: not known."""
    if deal.ruled is not None:
        return deal.ruled.points is not None, deal.ruled.points
    if deal.by == "stopped":
        return False, None
    return True, deal.points


def claims_last(state: "Waiting | Decided") -> bool:
    """Say whether a note between deals is about the deal before: none is noted of it yet, and no sheet has settled it."""
    last = state.match.deals[-1] if state.match.deals else None
    return last is not None and last.claimed is None and last.by != "sheet"
