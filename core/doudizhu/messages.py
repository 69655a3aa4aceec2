"""What is said at a 斗地主 table: acts as given, and the results that followed.

An act event is its command. Seats are 0, 1 and 2 in the order of play (counter-clockwise). Cards are codes as in `core.cards`:
`S7`, `BJ`; `?7` where the record does not hold the suit, `??` where it holds nothing of the card.
"""

from typing import Literal

from core.climb.kinds import Reading
from core.doudizhu.options import Options
from core.messages import Acted, Followed, Opened
from core.people import About, Source

Seat = Literal[0, 1, 2]
Card = str
Side = Literal["landlord", "farmers"]
Scores = tuple[int, int, int]  # points of seat 0, 1 and 2; they sum to zero
Conduct = Literal["looked_at_bottom", "exposed_cards", "signalled", "saw_hand", "slow_play", "left_table", "other"]
Spring = Literal["none", "spring", "counter_spring"]


# --- acts ----------------------------------------------------------------------------------------------------------------


class MatchOpened(Opened, frozen=True, tag="doudizhu.match_opened"):
    """A table is opened: who plays in which order, under which readings of the law."""

    players: tuple[str, str, str]  # person ids
    options: Options
    minutes: int | None = None  # length of the round (DZ9.1), where it is recorded
    about: About = About()
    source: Source = Source()
    preset: str | None = None  # the hash of an organiser's file, where exactly its options hold
    preset_name: str | None = None  # what the organiser calls that file, as a salted hash


class DealBegun(Acted, frozen=True, tag="doudizhu.deal_begun"):
    """The cards are shuffled and dealt (DZ1.1)."""

    dealer: Seat | None = None


class FaceUpDrawn(Acted, frozen=True, tag="doudizhu.face_up_drawn"):
    """The card turned face up before the first deal came to this seat; None: it lies among the three (DZ3.1)."""

    seat: Seat | None
    card: Card | None = None


class HandDealt(Acted, frozen=True, tag="doudizhu.hand_dealt"):
    """The cards of a hand, as recorded; `with_bottom`: as it was after the three cards were taken up."""

    seat: Seat
    cards: tuple[Card, ...]
    with_bottom: bool = False


class BottomLaid(Acted, frozen=True, tag="doudizhu.bottom_laid"):
    """The three cards as they lie, unseen by the players."""

    cards: tuple[Card, ...]


class BidMade(Acted, frozen=True, tag="doudizhu.bid_made"):
    """A seat bids 1, 2 or 3, or does not bid: 0 (DZ2.1)."""

    seat: Seat
    points: int


class LandlordNoted(Acted, frozen=True, tag="doudizhu.landlord_noted"):
    """The record says who the landlord is, and not how the bidding went; `bid` where it is recorded."""

    seat: Seat
    bid: int | None = None


class BottomShown(Acted, frozen=True, tag="doudizhu.bottom_shown"):
    """The three cards are shown to all and go to the landlord (DZ4.1)."""

    cards: tuple[Card, ...]


class CardsPlayed(Acted, frozen=True, tag="doudizhu.cards_played"):
    """A seat plays cards; `reading` is the pattern it names, where it names one."""

    seat: Seat
    cards: tuple[Card, ...]
    reading: Reading | None = None


class Passed(Acted, frozen=True, tag="doudizhu.passed"):
    """A seat does not beat what lies."""

    seat: Seat


class NoneClaimed(Acted, frozen=True, tag="doudizhu.none_claimed"):
    """A seat says that it holds no card of a rank."""

    seat: Seat
    rank: str


class ConductNoted(Acted, frozen=True, tag="doudizhu.conduct_noted"):
    """Something a seat did that is no play; `note` is the salted hash of a text."""

    seat: Seat
    what: Conduct
    note: str | None = None


class PlaysUnrecorded(Acted, frozen=True, tag="doudizhu.plays_unrecorded"):
    """From here the record does not hold the plays of this deal."""


class DealNoted(Acted, frozen=True, tag="doudizhu.deal_noted"):
    """What the record or the signed sheet says of the deal; None: it does not say. Bombs count rockets too (DZ8.1)."""

    winner: Side | None
    landlord: Seat | None = None
    bid: int | None = None
    bombs: int | None = None
    spring: Spring | None = None


class ScoresNoted(Acted, frozen=True, tag="doudizhu.scores_noted"):
    """The points of a deal as the record gives them."""

    scores: Scores


class TotalsNoted(Acted, frozen=True, tag="doudizhu.totals_noted"):
    """The totals of the match as the record gives them."""

    totals: Scores


class TimeCalled(Acted, frozen=True, tag="doudizhu.time_called"):
    """The referee calls the end of the round (DZ9.1, DZ10.1)."""


# --- results --------------------------------------------------------------------------------------------------------------


class Redealt(Followed, frozen=True, tag="doudizhu.redealt"):
    """Nobody bid: the cards are dealt and bid again (DZ2.1)."""


class LandlordMade(Followed, frozen=True, tag="doudizhu.landlord_made"):
    """The bidding is over: who is landlord, for how many points (DZ2.1)."""

    seat: Seat
    bid: int


class TrickTaken(Followed, frozen=True, tag="doudizhu.trick_taken"):
    """Both others have passed: this seat leads."""

    seat: Seat


class Doubled(Followed, frozen=True, tag="doudizhu.doubled"):
    """A bomb or rocket was played: the multiplier from now on (DZ8.1)."""

    by: Literal["bomb", "rocket"]
    multiplier: int


class DealSettled(Followed, frozen=True, tag="doudizhu.deal_settled"):
    """A deal is over; `scores` None where the record does not hold what they are computed from."""

    number: int
    winner: Side | None  # None: the sheet says no more than the points
    landlord: Seat | None
    bid: int | None
    bombs: int | None
    spring: Spring | None
    scores: Scores | None
    by: Literal["play", "sheet"]


class DealStopped(Followed, frozen=True, tag="doudizhu.deal_stopped"):
    """The deal in progress stops and does not count: time is up (`deal_at_bell`), or a ruling closes it."""

    number: int
    by: Literal["time", "ruling"]


class DealReopened(Followed, frozen=True, tag="doudizhu.deal_reopened"):
    """Play goes on where a ruling that no longer stands had stopped it, with a lead."""

    number: int


class TrickReopened(Followed, frozen=True, tag="doudizhu.trick_reopened"):
    """Play goes on where a ruling that no longer stands had stopped it, in the middle of a trick."""

    number: int


class DealRuled(Followed, frozen=True, tag="doudizhu.deal_ruled"):
    """A ruling settles a deal with these points; None: it does not count."""

    number: int
    scores: Scores | None
    ruling: int


class DealUnruled(Followed, frozen=True, tag="doudizhu.deal_unruled"):
    """The ruling on a deal no longer stands; what the play showed counts again."""

    number: int


class TurnGiven(Followed, frozen=True, tag="doudizhu.turn_given"):
    """A ruling says whose turn it is."""

    seat: Seat


class PlayOffDue(Followed, frozen=True, tag="doudizhu.play_off_due"):
    """Time is up and these seats have the same highest total: they play on until they differ (DZ10.1)."""

    seats: tuple[Seat, ...]


class MatchRuled(Followed, frozen=True, tag="doudizhu.match_ruled"):
    """A ruling gives the match to a seat; None: the ruling no longer stands."""

    winner: Seat | None


class MatchWon(Followed, frozen=True, tag="doudizhu.match_won"):
    """The match is decided: who goes on to the next round (DZ10.1), and the totals."""

    winner: Seat
    totals: Scores


class MatchReopened(Followed, frozen=True, tag="doudizhu.match_reopened"):
    """The match is no longer decided."""


Act = (
    MatchOpened
    | DealBegun
    | FaceUpDrawn
    | HandDealt
    | BottomLaid
    | BidMade
    | LandlordNoted
    | BottomShown
    | CardsPlayed
    | Passed
    | NoneClaimed
    | ConductNoted
    | PlaysUnrecorded
    | DealNoted
    | ScoresNoted
    | TotalsNoted
    | TimeCalled
)
Result = (
    Redealt
    | LandlordMade
    | TrickTaken
    | Doubled
    | DealSettled
    | DealStopped
    | DealReopened
    | TrickReopened
    | DealRuled
    | DealUnruled
    | TurnGiven
    | PlayOffDue
    | MatchRuled
    | MatchWon
    | MatchReopened
)
Event = Act | Result
