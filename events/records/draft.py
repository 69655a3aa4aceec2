"""A record while a reader is writing it."""

from collections.abc import Callable

from core.gomoku.messages import Act, MovesUnrecorded, Seat
from core.text import Text
from events.records.gomoku.claims import Claim, ended
from events.records.record import Header, Record, Trouble, Variation

MOST_ACTS = 10_000  # the largest board has 400 points: what goes on beyond this is no game
MOST_GAMES = 100_000  # in one file; more would not fit into the memory of a small machine
TOO_LONG = Text(f"一局超过{MOST_ACTS}个动作，以后的不读。", f"A game of more than {MOST_ACTS} acts; what follows is not read.")
TOO_MANY = Text(
    f"文件中超过{MOST_GAMES}局，以后的不读。", f"The file holds more than {MOST_GAMES} games; what follows is not read."
)

Where = Callable[[int], tuple[int, int]]  # offset in a text -> line and column, both from 1


class Draft:
    """What has been read of one game so far; `record()` gives it as a value."""

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.places: list[int] = []
        self.troubles: list[Trouble] = []
        self.notes: list[Text] = []
        self.comments: dict[int, str] = {}
        self.variations: list[Variation] = []
        self.options: dict[str, str] = {}
        self.cut = False  # moves were left unread because of a trouble

    def act(self, act: Act, line: int) -> None:
        """Add an act that stands on a line."""
        self.acts.append(act)
        self.places.append(line)

    def comment(self, words: str) -> None:
        """Add a comment to the last act."""
        words = words.strip()
        if words and self.acts:
            last = len(self.acts) - 1
            self.comments[last] = f"{self.comments[last]}\n{words}" if last in self.comments else words

    def trouble(self, place: tuple[int, int], text: Text) -> None:
        """Add a place (line, column) that could not be read."""
        self.troubles.append(Trouble(*place, text))

    def stop(self, place: tuple[int, int], text: Text) -> None:
        """Add a trouble after which no move of this game is read."""
        self.trouble(place, text)
        self.cut = True

    def note(self, text: Text) -> None:
        """Add something to be known, once."""
        if text not in self.notes:
            self.notes.append(text)

    def end(self, said: Claim, black: Seat, line: int) -> None:
        """Add what the source says of the end; before it, that moves are missing where a trouble cut them off."""
        if self.cut:
            self.act(MovesUnrecorded(), line)
        for act in ended(said, black):
            self.act(act, line)

    def record(self, name: str, header: Header) -> Record:
        """Return the record in the format of this name."""
        return Record(
            name,
            header,
            self.options,
            tuple(self.acts),
            tuple(self.places),
            tuple(self.troubles),
            tuple(self.notes),
            self.comments,
            tuple(self.variations),
        )
