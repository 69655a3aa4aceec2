"""What a hand can play as people list it: by kind, one line each. What a row shows is for the game to say."""

from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from core.text import Text, joined


class Row(Protocol):
    """Plays that stand in one row."""

    @property
    def text(self) -> Text:
        """Return the row as people read it."""
        ...


R = TypeVar("R", bound=Row)


class Group(msgspec.Struct, Generic[R], frozen=True):
    """All rows of one kind."""

    kind: str
    name: Text
    rows: tuple[R, ...]


def plays_text(plays: Iterable[Group[Any]]) -> tuple[Text, ...]:
    """Return one line for each kind of play."""
    return tuple(
        _LINE.fill(kind=group.name, rows=joined([row.text for row in group.rows], zh="；", en="; ")).sentence() for group in plays
    )


_LINE = Text("{kind}：{rows}", "{kind}: {rows}")
