"""What is said at a 五子棋 table: acts as given, and the results that followed.

An act event is its command. Seats are 0 and 1 in the order in which the players are entered; a colour belongs to a seat for
one game only. A point is a string as given (`h8`), or None where the record does not hold it.
"""

from typing import Literal

from core.gomoku.five import Colour
from core.gomoku.options import Options
from core.messages import Acted, Followed, Opened
from core.people import About, Source

Seat = Literal[0, 1]
Point = str
Conduct = Literal["touched_stone", "moved_stone", "removed_stone", "left_table", "outside_help", "other"]
How = Literal["five", "foul", "full_board", "agreed", "resigned", "time", "forfeit", "absent", "ruling", "unknown"]
Won = Literal["five", "foul", "resigned", "time", "forfeit", "absent", "sheet"]


# --- acts ----------------------------------------------------------------------------------------------------------------


class MatchOpened(Opened, frozen=True, tag="gomoku.match_opened"):
    """A table is opened: who plays, under which readings of the law (WZ3: best of three)."""

    players: tuple[str, str]  # person ids, seat 0 and seat 1
    options: Options
    minutes: int | None = None  # time a player has for a game, where `set_times` is `minutes`
    about: About = About()
    source: Source = Source()
    preset: str | None = None  # the hash of an organiser's file, where exactly its options hold
    preset_name: str | None = None  # what the organiser calls that file, as a salted hash


class TossHeld(Acted, frozen=True, tag="gomoku.toss_held"):
    """猜先 (WZ1): who won it, and the colour named where the winner may choose. None: not recorded."""

    winner: Seat | None
    choice: Colour | None = None


class ColoursTaken(Acted, frozen=True, tag="gomoku.colours_taken"):
    """A game begins: which seat sits behind black."""

    black: Seat


class OpeningBegun(Acted, frozen=True, tag="gomoku.opening_begun"):
    """A game begins with an opening rule: which seat lays the first three stones."""

    opener: Seat


class ColourChosen(Acted, frozen=True, tag="gomoku.colour_chosen"):
    """After the opening stones a seat takes a colour."""

    seat: Seat
    colour: Colour


class TwoMoreChosen(Acted, frozen=True, tag="gomoku.two_more_chosen"):
    """Under swap2 a seat lays one stone of each colour and leaves the choice to the opener."""

    seat: Seat


class StonesSetUp(Acted, frozen=True, tag="gomoku.stones_set_up"):
    """Stones stand on the board whose order is not recorded."""

    black: tuple[Point, ...]
    white: tuple[Point, ...]


class StonePlaced(Acted, frozen=True, tag="gomoku.stone_placed"):
    """A stone is played."""

    stone: Colour
    at: Point | None


class Passed(Acted, frozen=True, tag="gomoku.passed"):
    """A colour gives up its move."""

    stone: Colour


class FiveClaimed(Acted, frozen=True, tag="gomoku.five_claimed"):
    """A seat says that it has five in a row (WZ2); `at` where it points, empty when not recorded."""

    seat: Seat
    at: tuple[Point, ...] = ()


class Resigned(Acted, frozen=True, tag="gomoku.resigned"):
    """A seat gives up the game (弃权, WZ2)."""

    seat: Seat


class TimeOverstepped(Acted, frozen=True, tag="gomoku.time_overstepped"):
    """A seat has used up its time."""

    seat: Seat


class Forfeited(Acted, frozen=True, tag="gomoku.forfeited"):
    """A seat does not play on (弃权, WZ2)."""

    seat: Seat


class Absent(Acted, frozen=True, tag="gomoku.absent"):
    """Seats that are not there at all."""

    seats: tuple[Seat, ...]


class DrawAgreed(Acted, frozen=True, tag="gomoku.draw_agreed"):
    """Both seats agree to a draw."""


class ConductNoted(Acted, frozen=True, tag="gomoku.conduct_noted"):
    """Something a seat did that is no move; `note` is the salted hash of a text."""

    seat: Seat
    what: Conduct
    note: str | None = None


class MovesUnrecorded(Acted, frozen=True, tag="gomoku.moves_unrecorded"):
    """From here the record does not hold the moves of this game."""


class ResultNoted(Acted, frozen=True, tag="gomoku.result_noted"):
    """What the record or the signed sheet gives as the result of the game."""

    winner: Colour | Literal["draw", "unknown"]
    how: How = "unknown"


class ScoreNoted(Acted, frozen=True, tag="gomoku.score_noted"):
    """What the record gives as the score of the match, in half wins of seat 0 and seat 1."""

    halves: tuple[int, int]


# --- results --------------------------------------------------------------------------------------------------------------


class OpeningLaid(Followed, frozen=True, tag="gomoku.opening_laid"):
    """The opening stones lie; `chooser` now chooses."""

    chooser: Seat


class FiveFormed(Followed, frozen=True, tag="gomoku.five_formed"):
    """A stone made lines that win under the options in force, each sorted along its direction."""

    stone: Colour
    lines: tuple[tuple[Point, ...], ...]


class FoulFormed(Followed, frozen=True, tag="gomoku.foul_formed"):
    """A black stone made a renju foul."""

    kinds: tuple[str, ...]
    at: Point


class GameWon(Followed, frozen=True, tag="gomoku.game_won"):
    """A game ended; `number` counts the games in the order they were played, from 1."""

    number: int
    winner: Seat
    by: Won


class GameDrawn(Followed, frozen=True, tag="gomoku.game_drawn"):
    """A game ended without a winner."""

    number: int
    by: Literal["full_board", "agreed", "sheet"]


class GameRuled(Followed, frozen=True, tag="gomoku.game_ruled"):
    """A ruling settles a game: a winner, a draw (None) or no game at all (`void`)."""

    number: int
    winner: Seat | None
    void: bool
    ruling: int


class GameUnruled(Followed, frozen=True, tag="gomoku.game_unruled"):
    """The ruling on a game no longer stands; what the play showed counts again."""

    number: int


class GameClosed(Followed, frozen=True, tag="gomoku.game_closed"):
    """Play in a game stops because of a ruling."""

    number: int


class GameReopened(Followed, frozen=True, tag="gomoku.game_reopened"):
    """Play goes on where a ruling that no longer stands had stopped it."""

    number: int


class TurnGiven(Followed, frozen=True, tag="gomoku.turn_given"):
    """A ruling says which colour moves next."""

    stone: Colour


class MatchRuled(Followed, frozen=True, tag="gomoku.match_ruled"):
    """A ruling gives the match to a seat; None: the ruling no longer stands."""

    winner: Seat | None


class MatchWon(Followed, frozen=True, tag="gomoku.match_won"):
    """The match is decided; `halves` is the score in half wins, `not_played` the games of the three that need not be played."""

    winner: Seat
    halves: tuple[int, int]
    not_played: tuple[int, ...]


class MatchTied(Followed, frozen=True, tag="gomoku.match_tied"):
    """Three games are over and neither side is ahead."""

    halves: tuple[int, int]


class MatchReopened(Followed, frozen=True, tag="gomoku.match_reopened"):
    """The match is no longer decided."""


Act = (
    MatchOpened
    | TossHeld
    | ColoursTaken
    | OpeningBegun
    | ColourChosen
    | TwoMoreChosen
    | StonesSetUp
    | StonePlaced
    | Passed
    | FiveClaimed
    | Resigned
    | TimeOverstepped
    | Forfeited
    | Absent
    | DrawAgreed
    | ConductNoted
    | MovesUnrecorded
    | ResultNoted
    | ScoreNoted
)
Result = (
    OpeningLaid
    | FiveFormed
    | FoulFormed
    | GameWon
    | GameDrawn
    | GameRuled
    | GameUnruled
    | GameClosed
    | GameReopened
    | TurnGiven
    | MatchRuled
    | MatchWon
    | MatchTied
    | MatchReopened
)
Event = Act | Result
