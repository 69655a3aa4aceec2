"""A record of 掼蛋 while a reader is writing it."""

import msgspec

from core.guandan.messages import Act, PlaysUnrecorded, Seat
from core.guandan.state import SEATS
from core.text import Text
from events.records.draft import MOST_ACTS, TOO_LONG
from events.records.record import Header, Record, Trouble

MOST_TROUBLES = 1_000
TOO_MANY_TROUBLES = Text(
    f"已有{MOST_TROUBLES}处读不懂，以后的不再列出。", f"{MOST_TROUBLES} places could not be read; what follows is not listed."
)
MIDDLE = Text("有一副牌没有开头，前面的动作没有记录。", "The beginning of a deal is missing; what came before is not recorded.")
CUT = Text("文件在这一副结束之前结束。", "The file ends before the deal does.")


class Draft:
    """What has been read of one match so far; `record()` gives it as a value."""

    def __init__(self, notes: tuple[Text, ...] = ()) -> None:
        self.acts: list[Act] = []
        self.places: list[int] = []
        self.troubles: list[Trouble] = []
        self.notes: list[Text] = list(notes)
        self.options: dict[str, str] = {}
        self.words: list[str] = []  # what the record says and no act can hold
        self.full = False  # more acts than any match can hold

    def act(self, act: Act, line: int) -> None:
        """Add an act that stands on a line; beyond what any match can hold nothing is taken."""
        if len(self.acts) < MOST_ACTS:
            self.acts.append(act)
            self.places.append(line)
        elif not self.full:
            self.full = True
            self.trouble((line, 1), TOO_LONG)
            self.acts[-1] = PlaysUnrecorded()

    def trouble(self, place: tuple[int, int], text: Text) -> None:
        """Add a place (line, column) that could not be read."""
        if len(self.troubles) < MOST_TROUBLES:
            self.troubles.append(Trouble(*place, text))
        elif len(self.troubles) == MOST_TROUBLES:
            self.troubles.append(Trouble(*place, TOO_MANY_TROUBLES))

    def note(self, text: Text) -> None:
        """Add something to be known, once."""
        if text not in self.notes:
            self.notes.append(text)

    def record(self, name: str) -> Record:
        """Return the record in the format of this name."""
        return Record(
            format=name,
            header=Header(players=(None,) * len(SEATS), note="\n".join(self.words) or None),
            options=self.options,
            acts=tuple(self.acts),
            places=tuple(self.places),
            troubles=tuple(self.troubles),
            notes=tuple(self.notes),
            game="guandan",
        )


def with_trouble(record: Record, trouble: Trouble) -> Record:
    """Return a record with one more trouble."""
    return msgspec.structs.replace(record, troubles=(*record.troubles, trouble))


def seat_of(number: object) -> Seat | None:
    """Return a seat as a file counts them, from 0; None where it is none.

    >>> seat_of(3), seat_of(4), seat_of(True)
    (3, None, None)
    """
    return next((seat for seat in SEATS if type(number) is int and number == seat), None)
