"""What a writer of foreign records returns, and the games of a record as it needs them."""

from collections.abc import Sequence

import msgspec

from core.games import Act
from core.gomoku.messages import (
    ColourChosen,
    ColoursTaken,
    OpeningBegun,
    Passed,
    ResultNoted,
    Seat,
    StonePlaced,
    StonesSetUp,
    TossHeld,
)
from core.gomoku.state import other
from core.gomoku.words import ACTS
from core.text import Text, joined
from events.records.record import Desk, Record


class Written(msgspec.Struct, frozen=True):
    """A record in a foreign format, and what of it that format cannot hold."""

    text: str
    left_out: tuple[Text, ...] = ()


class Game(msgspec.Struct, frozen=True):
    """One game of a record: its number from 1, who is black, and its acts with their place among the record's acts."""

    number: int
    black: Seat | None
    acts: tuple[tuple[int, Act | Desk], ...]

    @property
    def claimed(self) -> ResultNoted | None:
        """Return the result that the record notes last for this game."""
        noted = [act for _, act in self.acts if isinstance(act, ResultNoted)]
        return noted[-1] if noted else None


def games(record: Record) -> tuple[Game, ...]:
    """Return the games of a record; a new one begins with its toss, or with its colours where no toss stands before them."""
    groups: list[list[tuple[int, Act | Desk]]] = [[]]
    begun = False
    for index, act in enumerate(record.acts):
        if begun and isinstance(act, (TossHeld, ColoursTaken, OpeningBegun)):
            groups.append([])
            begun = False
        groups[-1].append((index, act))
        begun = begun or isinstance(act, (ColoursTaken, OpeningBegun, StonePlaced, StonesSetUp, Passed))
    return tuple(Game(number, _black([act for _, act in group]), tuple(group)) for number, group in enumerate(groups, 1))


def _black(acts: list[Act | Desk]) -> Seat | None:
    black: Seat | None = None
    for act in acts:
        if isinstance(act, ColoursTaken):
            black = act.black
        elif isinstance(act, ColourChosen):
            black = act.seat if act.colour == "black" else other(act.seat)
    return black


def size_of(record: Record) -> int:
    """Return the size of the board that a record is played on; the document's 15 where it does not say."""
    return int(record.options.get("board", "size_15").removeprefix("size_"))


def unheld(acts: Sequence[Act | Desk]) -> tuple[Text, ...]:
    """Return one sentence naming the kinds of these acts, or none where there are no acts."""
    if not acts:
        return ()
    counts: dict[Text, int] = {}
    for act in acts:
        kind = Text("裁判台记录", "an entry of the desk") if isinstance(act, Desk) else ACTS[type(act).__name__]
        counts[kind] = counts.get(kind, 0) + 1
    kinds = joined([kind if n == 1 else Text(f"{kind.zh}×{n}", f"{kind.en} x {n}") for kind, n in counts.items()])
    return (Text("此格式不能记录、没有写入的有：{kinds}。", "This format cannot hold, so left out: {kinds}.").fill(kinds=kinds),)
