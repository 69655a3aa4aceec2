"""Golden playthroughs of the games of trumps: matches as told, found and seen at every step, one text file each."""

from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from core.games import Opening
from core.live import Live
from core.table import Act
from projections.logged import Viewer
from projections.trumps.drawing import rows
from projections.trumps.frames import Frame, HandShown, frames
from projections.trumps.lines import legal_lines
from tests.core.given import By
from tests.core.playing_through import Log, Told
from tests.core.playing_through import told as told_by
from tests.core.trumps_given import play_of, shown

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
SEEN: tuple[tuple[str, Viewer], ...] = (("A", 0), ("D", 3), ("public", "public"))
FEW = 8  # lines of what may be played are written out
Acts = tuple[Act | By, ...]


class Played(msgspec.Struct, frozen=True):
    """A match; of the acts that were `given` before the others nothing is told."""

    opening: Opening
    acts: Acts
    given: Acts = ()


class Playthroughs(msgspec.Struct, frozen=True):
    """The matches of a game by the names of their files, and the views of the game."""

    game: str
    seen_by: Callable[[Log, Viewer], Log]
    matches: Mapping[str, Played]

    @property
    def folder(self) -> Path:
        return GOLDEN / self.game

    def told(self, name: str) -> str:
        """Return a match as text."""
        match = self.matches[name]
        return told_by(match.opening, match.acts, Told(frames, _stands, _table, self._seen, _next), match.given)

    def write(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        for name in self.matches:
            (self.folder / f"{name}.txt").write_text(self.told(name), encoding="utf-8")

    def _seen(self, log: Log) -> tuple[str, ...]:
        return tuple(f"{name} sees {_hands(frames(self.seen_by(log, viewer), {})[-1])}" for name, viewer in SEEN)


def _stands(match: Live) -> str:
    return shown(play_of(match))


def _table(frame: Frame) -> tuple[str, ...]:
    return tuple(row.en for row in rows(frame))


def _hands(frame: Frame) -> str:
    return " / ".join(_hand(each) for each in frame.hands)


def _hand(each: HandShown) -> str:
    return " ".join((*each.cards, *([f"+{each.unknown}"] if each.unknown else ()))) or "-"


def _next(match: Live) -> tuple[str, ...]:
    lines = [line.en for line in legal_lines(play_of(match))]
    rest = [f"({len(lines) - FEW} more lines)"] if len(lines) > FEW else []
    return (*(f"- {line}" for line in lines[:FEW]), *rest)
