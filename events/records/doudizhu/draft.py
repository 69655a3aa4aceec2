"""A record of 斗地主 while a reader is writing it."""

import msgspec

from core.doudizhu.messages import Act, PlaysUnrecorded, Seat
from core.text import Text
from events.records.draft import MOST_ACTS, TOO_LONG
from events.records.record import Header, Record, Trouble

SEATS: tuple[Seat, ...] = (0, 1, 2)
NO_PLAYERS = (None, None, None)


class Draft:
    """What has been read of one deal so far; `record()` gives it as a value."""

    def __init__(self, notes: tuple[Text, ...] = ()) -> None:
        self.acts: list[Act] = []
        self.places: list[int] = []
        self.troubles: list[Trouble] = []
        self.notes: list[Text] = list(notes)
        self.options: dict[str, str] = {}
        self.players: tuple[str | None, ...] = NO_PLAYERS
        self.cut = False  # plays were left unread because of a trouble

    def act(self, act: Act, line: int) -> None:
        """Add an act that stands on a line; beyond what any deal can hold nothing is taken."""
        if len(self.acts) < MOST_ACTS:
            self.acts.append(act)
            self.places.append(line)
        elif not self.cut:
            self.stop((line, 1), TOO_LONG)

    def trouble(self, place: tuple[int, int], text: Text) -> None:
        """Add a place (line, column) that could not be read."""
        self.troubles.append(Trouble(*place, text))

    def stop(self, place: tuple[int, int], text: Text) -> None:
        """Add a trouble after which no play of this deal is read."""
        self.trouble(place, text)
        self.cut = True

    def note(self, text: Text) -> None:
        """Add something to be known, once."""
        if text not in self.notes:
            self.notes.append(text)

    def missing(self, line: int) -> None:
        """Say from here on that plays are missing."""
        self.acts.append(PlaysUnrecorded())
        self.places.append(line)

    def record(self, name: str) -> Record:
        """Return the record in the format of this name."""
        return Record(
            format=name,
            header=Header(players=self.players),
            options=self.options,
            acts=tuple(self.acts),
            places=tuple(self.places),
            troubles=tuple(self.troubles),
            notes=tuple(self.notes),
            game="doudizhu",
        )


def with_trouble(record: Record, trouble: Trouble) -> Record:
    """Return a record with one more trouble."""
    return msgspec.structs.replace(record, troubles=(*record.troubles, trouble))


def seat_of(number: object) -> Seat | None:
    """Return a seat as a file counts them, from 0; None where it is none.

    >>> seat_of(2), seat_of(3), seat_of(True)
    (2, None, None)
    """
    return next((seat for seat in SEATS if type(number) is int and number == seat), None)
