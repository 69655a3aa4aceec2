"""The state of a 斗地主 match: one Struct per phase, and what the phases share in `Match` and `Deal`."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from core.climb.held import Held
from core.climb.kinds import Reading
from core.doudizhu.messages import CardsPlayed, DealNoted, DealRuled, Scores, Seat, Side, Spring
from core.doudizhu.options import Options

SEATS: tuple[Seat, Seat, Seat] = (0, 1, 2)
HAND, BOTTOM, BIDDERS = 17, 3, 3
UNSEEN = Held(unknown=HAND)  # a hand of which nothing is recorded


class Settled(msgspec.Struct, frozen=True, gc=False):
    """A deal that is over: what the play or the sheet showed, what a ruling says instead, what the record claims."""

    number: int
    first: Seat | None  # who was due to bid first, or did where that was not known
    winner: Side | None = None  # None: the play shows no end
    landlord: Seat | None = None
    bid: int | None = None
    bombs: int | None = None  # rockets too; of a deal without an end those played until then
    spring: Spring | None = None
    scores: Scores | None = None  # None: cannot be computed
    by: Literal["play", "sheet", "open", "stopped"] = "play"
    ruled: DealRuled | None = None
    claimed: DealNoted | None = None
    extra: bool = False  # dealt after the end of the round, because totals were level (DZ10.1)


class Match(msgspec.Struct, frozen=True, gc=False):
    """What all phases know: the readings in force and the deals so far."""

    options: Options
    minutes: int | None
    deals: tuple[Settled, ...] = ()
    time_called: bool = False
    ruled: Seat | None = None  # the match is given to this seat by a ruling
    totals: Scores = (0, 0, 0)  # of the deals that count and whose points are known


class Deal(msgspec.Struct, frozen=True, gc=False):
    """The deal on the table."""

    number: int
    hands: tuple[Held, Held, Held] = (UNSEEN, UNSEEN, UNSEEN)
    given: tuple[tuple[str, ...] | None, tuple[str, ...] | None, tuple[str, ...] | None] = (None, None, None)  # as recorded
    bottom: tuple[str, ...] | None = None
    shown: bool = False  # the three cards were shown
    included: Seat | None = None  # whose hand was recorded with the three cards in it
    started: bool = False  # cards of it were dealt
    attempt: int = 1  # 2: dealt again, because nobody had bid
    dealer: Seat | None = None
    turned: bool = False  # a card was turned face up
    face_up: Seat | None = None
    first: Seat | None = None  # who is due to bid first; None: not known
    bids: tuple[tuple[Seat, int], ...] = ()  # the first call of each seat, in order
    landlord: Seat | None = None
    bid: int | None = None
    bombs: int = 0
    rockets: int = 0
    acts: int = 0  # plays and passes
    laid: int = 0  # bits of all cards laid whose suit is recorded
    said_none: tuple[tuple[Seat, str], ...] = ()  # who said that it holds no card of which rank
    whole: bool = True  # False: from somewhere on the plays are not recorded
    legible: bool = True  # False: a play holds cards of which nothing is known, so bombs cannot be counted
    claimed: DealNoted | None = None
    extra: bool = False
    began: bool = True  # False: play began before anybody was known to be landlord


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """Before the first deal, and between deals."""

    match: Match
    stopped: "Leading | Following | None" = None  # where a ruling stopped play
    after: int = 0  # acts of play after the end of the deal
    last: Deal | None = None  # the cards as they lay at the end
    noted: DealNoted | None = None  # the sheet of a deal of which nothing else is recorded


class Dealing(msgspec.Struct, frozen=True, gc=False):
    """Cards are dealt; nobody has bid."""

    match: Match
    deal: Deal


class Bidding(msgspec.Struct, frozen=True, gc=False):
    """Somebody has bid or passed; `turn` bids next."""

    match: Match
    deal: Deal
    turn: Seat


class Showing(msgspec.Struct, frozen=True, gc=False):
    """The landlord is known; the three cards are to be shown."""

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


class Decided(msgspec.Struct, frozen=True, gc=False):
    """The match is over."""

    match: Match
    winner: Seat
    stopped: "Leading | Following | None" = None
    after: int = 0  # acts after the end of the match
    last: Deal | None = None


InDeal = Dealing | Bidding | Showing | Leading | Following
State = Waiting | Dealing | Bidding | Showing | Leading | Following | Decided


def after(seat: Seat) -> Seat:
    """Return the seat that plays next, counter-clockwise.

    >>> after(2)
    0
    """
    return 1 if seat == 0 else 2 if seat == 1 else 0


def deal_of(state: State) -> Deal | None:
    """Return the deal on the table; between deals the last one."""
    return state.last if isinstance(state, (Waiting, Decided)) else state.deal


def highest(deal: Deal) -> tuple[Seat, int] | None:
    """Return who has bid most, and how much; None while nobody has. Only 1, 2 and 3 are bids (DZ2.1)."""
    found: tuple[Seat, int] | None = None
    for seat, points in deal.bids:
        if 1 <= points <= 3 and (found is None or points > found[1]):
            found = seat, points
    return found


def bidding_over(deal: Deal) -> bool:
    """Say whether the bidding is over: all three have called, or somebody has bid 3 (DZ2.1)."""
    best = highest(deal)
    return len(deal.bids) == BIDDERS or (best is not None and best[1] == 3)


def claims_last(state: Waiting) -> bool:
    """Say whether a note between deals is about the deal before: it has none yet and was not settled by a sheet."""
    last = state.match.deals[-1] if state.match.deals else None
    return last is not None and last.claimed is None and last.by != "sheet"


# --- points ---------------------------------------------------------------------------------------------------------------


def in_force(deal: Settled) -> tuple[bool, Scores | None]:
    """Return (counts, points); a ruling goes before the play. No points: they cannot be computed."""
    if deal.ruled is not None:
        return deal.ruled.scores is not None, deal.ruled.scores
    if deal.by == "stopped":
        return False, None
    return True, deal.scores


def totals(deals: tuple[Settled, ...]) -> Scores:
    """Return the sum of the points of the deals in force; deals whose points are not known add nothing."""
    sums = [0, 0, 0]
    for deal in deals:
        counts, scores = in_force(deal)
        if counts and scores is not None:
            for seat in SEATS:
                sums[seat] += scores[seat]
    return (sums[0], sums[1], sums[2])


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The totals, who is ahead, and whether that decides the match (DZ10.1)."""

    totals: Scores
    open: tuple[int, ...]  # deals whose points cannot be computed
    leaders: tuple[Seat, ...]  # who has most; after level totals, who of these is ahead in the extra deals
    decided: bool
    winner: Seat | None


def standing(match: Match, *, in_progress: bool = False) -> Standing:
    """Return where the match stands; `in_progress`: a deal is on the table that counts."""
    left_open = tuple(d.number for d in match.deals if in_force(d) == (True, None))
    leaders = _ahead(match)
    if match.ruled is not None:
        return Standing(match.totals, left_open, leaders, True, match.ruled)
    decided = match.time_called and not in_progress and not left_open and len(leaders) == 1
    return Standing(match.totals, left_open, leaders, decided, leaders[0] if decided else None)


def _ahead(match: Match) -> tuple[Seat, ...]:
    """Return the seats that are ahead: by the totals of the round, then by the extra deals among those that were level."""
    if not match.deals or not match.deals[-1].extra:
        return _most(SEATS, match.totals)
    leaders = _most(SEATS, totals(tuple(d for d in match.deals if not d.extra)))
    extra = [0, 0, 0]
    for deal in match.deals:
        counts, scores = in_force(deal)
        if deal.extra and counts and scores is not None:
            extra = [before + more for before, more in zip(extra, scores, strict=True)]
            leaders = _most(leaders, extra)
    return leaders


def _most(seats: tuple[Seat, ...], points: Sequence[int]) -> tuple[Seat, ...]:
    best = max(points[seat] for seat in seats)
    return tuple(seat for seat in seats if points[seat] == best)


# --- who bids first ---------------------------------------------------------------------------------------------------------


def first_due(match: Match) -> Seat | None:
    """Return who is due to bid first in the next deal by rotation (DZ3.1); None in the first deal or where it is not known."""
    last = match.deals[-1] if match.deals else None
    return None if last is None or last.first is None else after(last.first)
