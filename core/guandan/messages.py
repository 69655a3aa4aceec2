"""What is said at a 掼蛋 table: acts as given, and the results that followed.

An act event is its command. Seats are 0 to 3 in the order of play (counter-clockwise); 0 and 2 are partners, and 1 and 3. At a
table of the competition 0 sits South, 1 East, 2 North and 3 West (GC2.1, GC2.3). Cards are codes of two packs (`core.cards`);
`?7` where the record does not hold the suit, `??` where it holds nothing of the card. A level is a rank sign, `2` to `A`.
"""

from typing import Literal

from core.climb.kinds import Reading
from core.guandan.options import Options
from core.messages import Acted, Followed, Opened
from core.people import About, Source

Seat = Literal[0, 1, 2, 3]
Side = Literal[0, 1]  # of seats 0 and 2; of seats 1 and 3
Card = str
Level = str
Levels = tuple[Level, Level]  # of side 0 and of side 1
Points = tuple[int, int]  # of side 0 and of side 1
How = Literal["play", "sheet"]
Whither = Literal["hand", "lost", "open"]  # what becomes of cards that are undone
Nth = Literal[1, 2, 3, 4]  # who finishes
Place = Literal[2, 3, 4]  # of the first finisher's partner
Conduct = Literal[
    "played_in_parts",
    "concealed_count",
    "signalled",
    "saw_hand",
    "slow_play",
    "left_table",
    "settled_privately",
    "changed_partner",
    "other",
]


# --- acts: the table and the cards ------------------------------------------------------------------------------------------


class MatchOpened(Opened, frozen=True, tag="guandan.match_opened"):
    """A table is opened: who plays in which order, under which readings of the law.

    `preset` is the key of a rule document or the hash of an organiser's file, where exactly the options of one hold.
    """

    players: tuple[str, str, str, str]  # person ids
    options: Options
    minutes: int | None = None
    about: About = About()
    source: Source = Source()
    preset: str | None = None
    preset_name: str | None = None  # what the organiser calls the file, as a salted hash


class DealBegun(Acted, frozen=True, tag="guandan.deal_begun"):
    """The cards are shuffled and drawn (GD1.1, GC2.5)."""


class LevelNoted(Acted, frozen=True, tag="guandan.level_noted"):
    """The level that this deal is played at, and those of both sides, as the record gives them."""

    level: Level
    levels: Levels | None = None


class LeaderDrawn(Acted, frozen=True, tag="guandan.leader_drawn"):
    """A card fixes who leads: the random card of GD5.1, the cut card of GC2.5 and who has drawn it."""

    seat: Seat
    card: Card | None = None
    first_drawer: Seat | None = None  # who drew the first card of the pack, where it is recorded


class HandDealt(Acted, frozen=True, tag="guandan.hand_dealt"):
    """The cards of a hand, as recorded; `after_tribute`: as it was once tributes and returns had changed hands."""

    seat: Seat
    cards: tuple[Card, ...]
    after_tribute: bool = False


class HandCounted(Acted, frozen=True, tag="guandan.hand_counted"):
    """The cards of a hand are counted by a referee or at the table; None: what the count came to is not recorded."""

    seat: Seat
    count: int | None


# --- acts: tribute ------------------------------------------------------------------------------------------------------------


class TributePaid(Acted, frozen=True, tag="guandan.tribute_paid"):
    """A seat lays its tribute open for all; `to` where the record says who takes it. `corrects`: in place of an earlier one."""

    seat: Seat
    card: Card
    to: Seat | None = None
    corrects: bool = False


class RefusalClaimed(Acted, frozen=True, tag="guandan.refusal_claimed"):
    """A seat refuses tribute (抗贡), and lays these cards open."""

    seat: Seat
    cards: tuple[Card, ...] = ()


class CardReturned(Acted, frozen=True, tag="guandan.card_returned"):
    """A seat gives a card back for its tribute; `to` where the record says to whom. `corrects`: in place of an earlier one."""

    seat: Seat
    card: Card
    to: Seat | None = None
    corrects: bool = False


class TributeUnrecorded(Acted, frozen=True, tag="guandan.tribute_unrecorded"):
    """The record does not hold what was paid and returned before this deal."""


# --- acts: play -----------------------------------------------------------------------------------------------------------------


class CardsPlayed(Acted, frozen=True, tag="guandan.cards_played"):
    """A seat plays cards; `reading` is what they are declared to be, where that is declared."""

    seat: Seat
    cards: tuple[Card, ...]
    reading: Reading | None = None


class Passed(Acted, frozen=True, tag="guandan.passed"):
    """A seat does not beat what lies."""

    seat: Seat


class CardsExposed(Acted, frozen=True, tag="guandan.cards_exposed"):
    """Cards of a hand are seen by others; `dropped`: they came down with a play (GC3.4)."""

    seat: Seat
    cards: tuple[Card, ...]
    dropped: bool = False


class PlayTakenBack(Acted, frozen=True, tag="guandan.play_taken_back"):
    """A seat takes the play that it made last back into its hand (GC3.3)."""

    seat: Seat


class CountAnnounced(Acted, frozen=True, tag="guandan.count_announced"):
    """A seat says how many cards it holds (GC2.8)."""

    seat: Seat
    count: int


class CountAsked(Acted, frozen=True, tag="guandan.count_asked"):
    """A seat is asked how many cards it holds; `by` where the record says by whom."""

    seat: Seat
    by: Seat | None = None


class ConductNoted(Acted, frozen=True, tag="guandan.conduct_noted"):
    """Something a seat did that is no play; `note` is the salted hash of a text."""

    seat: Seat
    what: Conduct
    note: str | None = None


class PlaysUnrecorded(Acted, frozen=True, tag="guandan.plays_unrecorded"):
    """From here the record does not hold the plays of this deal."""


# --- acts: the sheet ------------------------------------------------------------------------------------------------------------


class DealNoted(Acted, frozen=True, tag="guandan.deal_noted"):
    """The finishing order of a deal as the record or the sheet gives it: first, second, and so on, as far as it is given."""

    order: tuple[Seat, ...]


class LevelsNoted(Acted, frozen=True, tag="guandan.levels_noted"):
    """The levels of both sides after a deal, as the record gives them."""

    levels: Levels


class PointsNoted(Acted, frozen=True, tag="guandan.points_noted"):
    """The points of both sides for a deal, as the record gives them (GC2.4)."""

    points: Points


class TotalsNoted(Acted, frozen=True, tag="guandan.totals_noted"):
    """The points of both sides for the round so far, as the record gives them."""

    totals: Points


class SheetSigned(Acted, frozen=True, tag="guandan.sheet_signed"):
    """A side signs the sheet of the round (GC2.3)."""

    side: Side


# --- results --------------------------------------------------------------------------------------------------------------------


class TributeDue(Followed, frozen=True, tag="guandan.tribute_due"):
    """Who pays whom; with two payers who takes which, and who leads after it, is settled by the cards."""

    payers: tuple[Seat, ...]
    receivers: tuple[Seat, ...]
    leads: Seat | None = None


class TributesMatched(Followed, frozen=True, tag="guandan.tributes_matched"):
    """Every tribute is shown: each payer, and who takes its card."""

    pairs: tuple[tuple[Seat, Seat], ...]


class TributeRefused(Followed, frozen=True, tag="guandan.tribute_refused"):
    """Nobody pays and nobody returns."""


class LeadGiven(Followed, frozen=True, tag="guandan.lead_given"):
    """Who leads to the first trick."""

    seat: Seat


class PlayerOut(Followed, frozen=True, tag="guandan.player_out"):
    """A hand is empty: the seat's place, from 1."""

    seat: Seat
    place: Nth


class TrickTaken(Followed, frozen=True, tag="guandan.trick_taken"):
    """Nobody beats what lies: whose it was, and who leads (who has none left is followed by another, GD7.1)."""

    seat: Seat
    leads: Seat


class DealSettled(Followed, frozen=True, tag="guandan.deal_settled"):
    """A deal is over. `place` is that of the first finisher's partner: 2, 3 or 4; None where the record does not hold it.

    `levels` and `points` are those after this deal: of the match so far.
    """

    number: int
    level: Level | None
    order: tuple[Seat, ...]
    winner: Side | None
    place: Place | None
    levels: Levels | None
    points: Points | None
    by: How


class DealStopped(Followed, frozen=True, tag="guandan.deal_stopped"):
    """A ruling settles the deal in progress: it stops."""

    number: int


class DealReopened(Followed, frozen=True, tag="guandan.deal_reopened"):
    """Play goes on where a ruling that no longer stands had stopped it, with a lead."""

    number: int


class TrickReopened(Followed, frozen=True, tag="guandan.trick_reopened"):
    """Play goes on where a ruling that no longer stands had stopped it, in the middle of a trick."""

    number: int


class DealRuled(Followed, frozen=True, tag="guandan.deal_ruled"):
    """A ruling settles a deal: who won it and which place the winner's partner has; None: it does not count."""

    number: int
    winner: Side | None
    place: Place | None
    ruling: int


class DealUnruled(Followed, frozen=True, tag="guandan.deal_unruled"):
    """The ruling on a deal no longer stands; what the play showed counts again."""

    number: int


class PlayUndone(Followed, frozen=True, tag="guandan.play_undone"):
    """The last play is undone and what lay before lies again: its cards go back to the hand, are lost, or lie open there."""

    seat: Seat
    cards: tuple[Card, ...]
    to: Whither


class LeadUndone(Followed, frozen=True, tag="guandan.lead_undone"):
    """The last play is undone and nothing lies: as `PlayUndone` otherwise."""

    seat: Seat
    cards: tuple[Card, ...]
    to: Whither


class TurnStopped(Followed, frozen=True, tag="guandan.turn_stopped"):
    """A seat loses its turn: the next one, or every one of this trick (GC3.3 to GC3.5)."""

    seat: Seat
    whole_trick: bool


class TurnGiven(Followed, frozen=True, tag="guandan.turn_given"):
    """A ruling says whose turn it is."""

    seat: Seat


class MatchRuled(Followed, frozen=True, tag="guandan.match_ruled"):
    """A ruling gives the match to a side; None: the ruling no longer stands."""

    winner: Side | None


class MatchOver(Followed, frozen=True, tag="guandan.match_over"):
    """The match is decided: who has passed A (GD6.3), or the points of the round (GC2.4). No winner: the points are level."""

    winner: Side | None
    points: Points


class MatchReopened(Followed, frozen=True, tag="guandan.match_reopened"):
    """The match is no longer decided."""


Act = (
    MatchOpened
    | DealBegun
    | LevelNoted
    | LeaderDrawn
    | HandDealt
    | HandCounted
    | TributePaid
    | RefusalClaimed
    | CardReturned
    | TributeUnrecorded
    | CardsPlayed
    | Passed
    | CardsExposed
    | PlayTakenBack
    | CountAnnounced
    | CountAsked
    | ConductNoted
    | PlaysUnrecorded
    | DealNoted
    | LevelsNoted
    | PointsNoted
    | TotalsNoted
    | SheetSigned
)
Result = (
    TributeDue
    | TributesMatched
    | TributeRefused
    | LeadGiven
    | PlayerOut
    | TrickTaken
    | DealSettled
    | DealStopped
    | DealReopened
    | TrickReopened
    | DealRuled
    | DealUnruled
    | PlayUndone
    | LeadUndone
    | TurnStopped
    | TurnGiven
    | MatchRuled
    | MatchOver
    | MatchReopened
)
Event = Act | Result
