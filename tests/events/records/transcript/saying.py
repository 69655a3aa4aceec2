"""What is read of the words of one game: the helpers of the tests of both card games."""

from typing import Any

import msgspec

from events.records.record import Record
from events.records.transcript import read, read_line


def one(text: str) -> Record:
    """Return the only match of a transcript."""
    (record,) = read(text.encode())
    return record


def acts_of(text: str) -> tuple[Any, ...]:
    """Return the acts of the only match of a transcript, as far as they are read."""
    return one(text).acts


def ranks(said: str) -> tuple[str, ...]:
    """Return cards whose suits are not recorded."""
    return tuple(f"?{rank}" for rank in said)


class Saying(msgspec.Struct, frozen=True):
    """A game and its first line."""

    game: str
    first: str

    def acts(self, text: str) -> tuple[Any, ...]:
        """Return the acts of a match that is read without trouble; its first line is put before it."""
        record = one(self.first + text)
        assert record.troubles == ()
        assert record.game == self.game
        return record.acts

    def line(self, text: str, turn: object = None) -> tuple[Any, ...]:
        """Return the acts on a line that is read without trouble."""
        found, troubles = read_line(text, turn, game=self.game)
        assert troubles == ()
        return found

    def refusal(self, text: str, turn: object = None) -> str:
        """Return what is said in English of a line that cannot be read."""
        _, (trouble,) = read_line(text, turn, game=self.game)
        return f"{trouble.column}: {trouble.text.en}"
