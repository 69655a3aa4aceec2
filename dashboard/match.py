"""One match as the pages show it to one viewer."""

from typing import Any

import msgspec

from core.history import History
from projections.audit import Audit
from projections.library import Loaded
from projections.partings import Parting
from projections.timeline import Step


class Seen(msgspec.Struct, frozen=True):
    """One match with all that is computed from it, for one viewer: it holds nothing that this viewer has not seen.

    `mark` names this state of the match and the viewer.
    """

    mark: str
    loaded: Loaded
    entire: bool  # nothing is hidden from this viewer: the lines are those of the log
    steps: tuple[Step, ...]
    frames: tuple[Any, ...]  # of its game; only the modules of that game look into them
    history: History
    audit: Audit
    partings: tuple[Parting, ...]

    @property
    def game(self) -> str:
        """Return the key of the game."""
        return self.history.game.key
