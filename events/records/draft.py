"""A record while a reader is writing it."""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from core.games import GAMES, Act
from core.text import Text
from events.records.record import Header, Record, Trouble, Variation

MOST_ACTS = 10_000  # the largest board has 400 points: what goes on beyond this is no game
MOST_GAMES = 100_000  # in one file; more would not fit into the memory of a small machine
MOST_TROUBLES = 1_000  # in one record
TOO_LONG = Text(f"一局超过{MOST_ACTS}个动作，以后的不读。", f"A game of more than {MOST_ACTS} acts; what follows is not read.")
TOO_MANY = Text(
    f"文件中超过{MOST_GAMES}局，以后的不读。", f"The file holds more than {MOST_GAMES} games; what follows is not read."
)
TOO_MANY_TROUBLES = Text(
    f"已有{MOST_TROUBLES}处读不懂，以后的不再列出。", f"{MOST_TROUBLES} places could not be read; what follows is not listed."
)

S = TypeVar("S", bound=int)
Where = Callable[[int], tuple[int, int]]  # offset in a text -> line and column, both from 1


class Draft:
    """What has been read of one game or match so far; `record()` gives it as a value."""

    def __init__(self, game: str, notes: tuple[Text, ...] = ()) -> None:
        self.game = game  # a key of `core.games.GAMES`
        self.acts: list[Act] = []
        self.places: list[int] = []
        self.troubles: list[Trouble] = []
        self.notes: list[Text] = list(notes)
        self.comments: dict[int, str] = {}
        self.variations: list[Variation] = []
        self.options: dict[str, str] = {}
        self.players: tuple[str | None, ...] = (None,) * GAMES[game].seats
        self.words: list[str] = []  # what the record says and no act can hold
        self.cut = False  # acts were left unread because of a trouble

    def act(self, act: Act, line: int) -> None:
        """Add an act that stands on a line; beyond what any game can hold nothing is taken."""
        if len(self.acts) < MOST_ACTS:
            self.last(act, line)
        elif not self.cut:
            self.stop((line, 1), TOO_LONG)

    def last(self, act: Act, line: int) -> None:
        """Add an act that says how the record ends, however many acts there are and even where it was cut off."""
        self.acts.append(act)
        self.places.append(line)

    def comment(self, words: str) -> None:
        """Add a comment to the last act."""
        words = words.strip()
        if words and self.acts:
            last = len(self.acts) - 1
            self.comments[last] = f"{self.comments[last]}\n{words}" if last in self.comments else words

    def trouble(self, place: tuple[int, int], text: Text) -> None:
        """Add a place (line, column) that could not be read; beyond `MOST_TROUBLES` only that there are more."""
        if len(self.troubles) < MOST_TROUBLES:
            self.troubles.append(Trouble(*place, text))
        elif len(self.troubles) == MOST_TROUBLES:
            self.troubles.append(Trouble(*place, TOO_MANY_TROUBLES))

    def stop(self, place: tuple[int, int], text: Text) -> None:
        """Add a trouble after which no move or play of this record is read."""
        self.trouble(place, text)
        self.cut = True

    def note(self, text: Text) -> None:
        """Add something to be known, once."""
        if text not in self.notes:
            self.notes.append(text)

    def record(self, name: str, header: Header | None = None) -> Record:
        """Return the record in the format of this name; without a header it has the players and the words of the draft."""
        return Record(
            name,
            header or Header(players=self.players, note="\n".join(self.words) or None),
            self.options,
            tuple(self.acts),
            tuple(self.places),
            tuple(self.troubles),
            tuple(self.notes),
            self.comments,
            tuple(self.variations),
            self.game,
        )


def with_trouble(record: Record, trouble: Trouble) -> Record:
    """Return a record with one more trouble."""
    return msgspec.structs.replace(record, troubles=(*record.troubles, trouble))


def seat_of(number: object, seats: tuple[S, ...]) -> S | None:
    """Return a seat as a file counts them, from 0; None where it is none.

    >>> seat_of(2, (0, 1, 2)), seat_of(3, (0, 1, 2)), seat_of(True, (0, 1, 2))
    (2, None, None)
    """
    return next((seat for seat in seats if type(number) is int and number == seat), None)
