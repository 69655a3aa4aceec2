"""What is said at a 炒地皮 table: its opening, cards that are drawn off, fines, and what every such table says."""

from typing import Literal

from core.chaodipi.options import Options
from core.messages import Acted, Followed, Opened
from core.people import About, Source
from core.trumps import messages as table
from core.trumps.messages import Card, Level, Seat, Side


class MatchOpened(Opened, frozen=True, tag="chaodipi.match_opened"):
    """A table is opened: who sits where, under which readings of the law.

    `games` is how many games the match has at most: one, or three in a final of which two have to be won (CD0.1). `preset` is the
    hash of an organiser's file, where exactly its options hold.
    """

    players: tuple[str, str, str, str]  # person ids
    options: Options
    minutes: int | None = None
    about: About = About()
    source: Source = Source()
    preset: str | None = None
    preset_name: str | None = None  # what the organiser calls the file, as a salted hash
    games: Literal[1, 3] = 1


class CardsDrawnOff(Acted, frozen=True, tag="chaodipi.cards_drawn_off"):
    """Cards that a hand has too many are drawn out of it, unseen by who draws (CD4.6); `to` nobody: they leave play."""

    seat: Seat
    by: Seat
    cards: tuple[Card, ...]  # `??` for each of which the record holds nothing
    to: Seat | None = None


class PointsFined(Followed, frozen=True, tag="chaodipi.points_fined"):
    """The side of a seat is fined points of cards under a clause (CD4.2, CD4.3, CD4.4); `collected`: the tricks so far."""

    seat: Seat
    points: int
    clause: str
    collected: int = 0


class CountsFined(Followed, frozen=True, tag="chaodipi.counts_fined"):
    """Hands were found with too many or too few cards (CD4.6): by how many each, and what the sides of these seats are fined now.

    It takes the place of what was found before in the deal.
    """

    counted: tuple[int, int, int, int]
    fines: tuple[tuple[Seat, int], ...]
    collected: int = 0


class PlayBarred(Followed, frozen=True, tag="chaodipi.play_barred"):
    """The last play cannot win the trick (CD4.3)."""

    seat: Seat


class DealFined(Followed, frozen=True, tag="chaodipi.deal_fined"):
    """A ruling fines the side of a seat points in a deal."""

    number: int
    seat: Seat
    points: int
    clause: str
    ruling: int


class DeliberateFined(Followed, frozen=True, tag="chaodipi.deliberate_fined"):
    """A ruling holds that a follow was wrong on purpose (CD4.3), and fines it."""

    number: int  # of the deal
    trick: int
    seat: Seat
    points: int
    ruling: int


class DealUnfined(Followed, frozen=True, tag="chaodipi.deal_unfined"):
    """The fine of a ruling no longer stands."""

    number: int
    ruling: int


class DeclarersPlaced(Followed, frozen=True, tag="chaodipi.declarers_placed"):
    """A ruling says at which level the declarers of a deal are once it is over (CD2.3); J: they are not sent back."""

    number: int
    level: Level
    ruling: int


class DeclarersUnplaced(Followed, frozen=True, tag="chaodipi.declarers_unplaced"):
    """The ruling on the level of the declarers no longer stands."""

    number: int
    ruling: int


class GameGiven(Followed, frozen=True, tag="chaodipi.game_given"):
    """A ruling gives the game in progress, or the one that has just ended with a deal, to a side (CD4.2, CD5.4)."""

    number: int  # of the last deal of the game
    winner: Side
    ruling: int


class GameNotGiven(Followed, frozen=True, tag="chaodipi.game_not_given"):
    """The ruling on a game no longer stands."""

    number: int
    ruling: int


Act = MatchOpened | table.Act | CardsDrawnOff
Ruling = DealFined | DeliberateFined | DealUnfined | DeclarersPlaced | DeclarersUnplaced | GameGiven | GameNotGiven
Event = Act | table.Result | PointsFined | CountsFined | PlayBarred | Ruling
