"""What is known beforehand of the open readings of a game, so that not every one has to be judged in full."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from core.script import Judged, Script, Taken
from core.table import Table

Asks = Callable[[Taken], bool]


class Found(Protocol):
    """A finding, as far as hints look at it."""

    @property
    def option(self) -> str:
        """Return the key of the option that decides."""


class Audited(Protocol):
    """An audit, as far as hints look at it."""

    @property
    def match(self) -> Script:
        """Return the acts."""

    @property
    def judged(self) -> Judged:
        """Return what the rules make of them."""

    @property
    def opening(self) -> Any:
        """Return the opening, of the game whose hints these are."""

    @property
    def findings(self) -> Sequence[Found]:
        """Return what was found."""

    @property
    def table(self) -> Table:
        """Return the table as it stands at the end."""


class Hints(msgspec.Struct, frozen=True):
    """The acts whose judgement asks for an option (those not listed are judged in full), and a cheap question.

    `touched` says whether setting an option to a value could change anything: it may say yes too often, never no.
    """

    asked_by: dict[str, Asks]
    touched: Callable[[Audited, str, str], bool]
