"""What is said at the referee's desk. Every event is an act of a person in a role; texts are salted hashes.

Calls and rulings are numbered from 1 in the order in which they are made at this match. An act is named by its version in
the match's stream.
"""

from typing import Literal

from core.messages import Said

Seat = Literal[0, 1, 2, 3]
FactSource = Literal["record", "player", "referee", "witness"]
FactStanding = Literal["agreed", "disputed", "found"]
Ground = Literal["fact", "law", "procedure", "penalty"]
Decision = Literal["upheld", "reversed", "varied"]


# --- remedies: what a ruling does ----------------------------------------------------------------------------------------


class Stands(Said, frozen=True, tag="stands"):
    """Play and result stand as they are."""


class Warned(Said, frozen=True, tag="warned"):
    """A seat is warned; nothing else changes."""

    seat: Seat


class TurnGoesTo(Said, frozen=True, tag="turn_goes_to"):
    """The seat that moves next."""

    seat: Seat


class TurnStopped(Said, frozen=True, tag="turn_stopped"):
    """A seat loses its turn, and its last play is undone as the options of the table say (GC3.3 to GC3.5)."""

    seat: Seat


class GameGoesTo(Said, frozen=True, tag="game_goes_to"):
    """A game is given to a seat."""

    game: int
    seat: Seat


class GameIsDrawn(Said, frozen=True, tag="game_is_drawn"):
    """A game is declared a draw."""

    game: int


class GameIsVoid(Said, frozen=True, tag="game_is_void"):
    """A game does not count and is played again."""

    game: int


class MatchGoesTo(Said, frozen=True, tag="match_goes_to"):
    """The match is given to a seat."""

    seat: Seat


class DealGoesTo(Said, frozen=True, tag="deal_goes_to"):
    """A deal is given to the side of a seat; what it is worth follows from the bid and what was played."""

    deal: int
    seat: Seat


class DealPlaced(Said, frozen=True, tag="deal_placed"):
    """A deal is won by the side of a seat, whose partner comes in this place; for games in which that place decides."""

    deal: int
    seat: Seat
    place: Literal[2, 3, 4]


class DealIsVoid(Said, frozen=True, tag="deal_is_void"):
    """A deal does not count."""

    deal: int


class DealScored(Said, frozen=True, tag="deal_scored"):
    """A deal counts with these points, one a seat; where one side collects points, the total of that side alone (升级)."""

    deal: int
    scores: tuple[int, ...]


class SideFined(Said, frozen=True, tag="side_fined"):
    """The side of a seat is fined points in a deal, in games that fine in points (炒地皮, CD4)."""

    deal: int
    seat: Seat
    points: int


class FollowDeliberate(Said, frozen=True, tag="follow_deliberate"):
    """The follow of a seat in a trick of a deal was wrong on purpose, in games that fine it (炒地皮, CD4.3)."""

    deal: int
    trick: int  # from 1
    seat: Seat


class DeclarersAt(Said, frozen=True, tag="declarers_at"):
    """Where the declarers of a deal are once it is over, whatever its last trick was won with (炒地皮, CD2.3)."""

    deal: int
    level: Literal["2", "6", "J"]  # J: they are not sent back


Remedy = (
    Stands
    | Warned
    | TurnGoesTo
    | TurnStopped
    | GameGoesTo
    | GameIsDrawn
    | GameIsVoid
    | MatchGoesTo
    | DealGoesTo
    | DealPlaced
    | DealIsVoid
    | DealScored
    | SideFined
    | FollowDeliberate
    | DeclarersAt
)


def settles(remedy: Remedy) -> tuple[Literal["game", "deal", "match"], int] | None:
    """Return the game or deal that a remedy settles, by its number, or the match; None where it settles none of them."""
    match remedy:
        case GameGoesTo() | GameIsDrawn() | GameIsVoid():
            return "game", remedy.game
        case DealGoesTo() | DealPlaced() | DealIsVoid() | DealScored():
            return "deal", remedy.deal
        case MatchGoesTo():
            return "match", 0
        case _:
            return None


BESIDE = (SideFined, FollowDeliberate, DeclarersAt)
"""Remedies that stand beside the result of a deal: they replace no other ruling on it."""

# --- acts ----------------------------------------------------------------------------------------------------------------


class AtDesk(Said, frozen=True):
    """What all acts of the desk are."""


class CallMade(AtDesk, frozen=True, tag="desk.call_made"):
    """The referee is called (GC1.2); `about` lists the acts in question."""

    by: Seat | None  # None: somebody who is no player of this match
    about: tuple[int, ...] = ()
    claim: str | None = None


class FactFound(AtDesk, frozen=True, tag="desk.fact_found"):
    """What the desk holds to be the case, from whom, and whether both sides agree."""

    call: int
    fact: str
    source: FactSource
    standing: FactStanding


class OffenceHeld(AtDesk, frozen=True, tag="desk.offence_held"):
    """What a referee holds to have happened: the act, the rule's code, the clause, the seat. Code `other` names no rule."""

    call: int
    act: int
    rule: str
    clause: str
    seat: Seat


class Ruled(AtDesk, frozen=True, tag="desk.ruled"):
    """What is decided, under which clause, and the hash of the findings that were shown to the one who decides."""

    call: int
    clause: str
    remedy: Remedy
    shown: str
    why: str | None = None


class CallWithdrawn(AtDesk, frozen=True, tag="desk.call_withdrawn"):
    """The call is taken back; nothing is ruled."""

    call: int


class Appealed(AtDesk, frozen=True, tag="desk.appealed"):
    """A side asks the chief referee (GC1.3)."""

    ruling: int
    by: Seat
    ground: Ground
    why: str | None = None


class AppealDecided(AtDesk, frozen=True, tag="desk.appeal_decided"):
    """The ruling is upheld, reversed (it has no effect any more) or varied (`remedy` takes its place)."""

    ruling: int
    decision: Decision
    clause: str
    shown: str
    remedy: Remedy | None = None
    why: str | None = None


DeskAct = CallMade | FactFound | OffenceHeld | Ruled | CallWithdrawn | Appealed | AppealDecided
