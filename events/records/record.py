"""What a record file says, as plain values: the same shape for every format that is read or written.

A reader never guesses and never throws what was good away: it returns the acts up to the place where it could not go on,
and says where that is and what it expected there.
"""

import msgspec

from core.desk.messages import DeskAct
from core.games import Act
from core.text import Text


class Trouble(msgspec.Struct, frozen=True):
    """A place that could not be read. Lines and columns count from 1."""

    line: int
    column: int
    text: Text  # what was there and what was expected


class Header(msgspec.Struct, frozen=True):
    """What the record says about the match besides its play; None where it says nothing."""

    players: tuple[str | None, ...] = (None, None)  # in the order of the seats
    meet: str | None = None
    round: str | None = None
    table: str | None = None
    referee: str | None = None
    date: str | None = None
    minutes: int | None = None
    note: str | None = None  # comments that belong to no act
    preset: str | None = None  # the key of a rule document or the hash of an options file, where exactly its options hold
    preset_name: str | None = None  # what the organiser calls the file
    deals: int | None = None  # how many the match has, where it ends after a number of them
    games: int | None = None  # how many it has at most, in a game that is played in games


class Desk(msgspec.Struct, frozen=True):
    """A line of the referee's desk in a record: the act, the person and role, its free text."""

    act: DeskAct
    person: str
    role: str


class Variation(msgspec.Struct, frozen=True):
    """Moves that were not played: they branch off after `after` acts of the record."""

    after: int
    acts: tuple[Act, ...]


class Record(msgspec.Struct, frozen=True):
    """One match or game as a file gives it."""

    format: str
    header: Header
    options: dict[str, str]  # the readings that the source plays by, stated by the source or known of its format
    acts: tuple[Act | Desk, ...]  # after the opening of the match, in order
    places: tuple[int, ...]  # the line on which each act stands
    troubles: tuple[Trouble, ...] = ()
    notes: tuple[Text, ...] = ()  # what the reader wants to be known: clocks that mean nothing, variations left out, …
    comments: dict[int, str] = {}  # index of an act -> the comment that follows it
    variations: tuple[Variation, ...] = ()
    game: str = "gomoku"  # a key of `core.games.GAMES`
