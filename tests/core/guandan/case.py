"""An irregular act at a 掼蛋 table: what it breaks and what was due, what follows, and where play stands after it."""

import msgspec

from core.guandan.messages import Act as PlayAct
from tests.core.guandan.given import Acts

CHIEF = "chief_referee"


class Case(msgspec.Struct, frozen=True):
    """An irregular act. `seat` and `due` are those of the first thing found, `more` those of the others."""

    what: str
    given: Acts
    act: PlayAct
    finds: tuple[str, ...]  # without `guandan.`
    then: str  # `tests.core.guandan.given.shown`
    clauses: tuple[str, ...] = ()  # of each thing found
    waits: tuple[str, ...] = ()  # whose decision each waits for; the chief referee's where it is not named
    seat: int | None = None
    due: tuple[str, ...] = ()
    follows: tuple[str, ...] = ()
    options: dict[str, str] = {}
    more: tuple[tuple[int | None, tuple[str, ...]], ...] = ()

    @property
    def broken(self) -> tuple[tuple[str, str, str, int | None, tuple[str, ...]], ...]:
        """What is found in full: code, clause, whose decision it waits for, seat, what was due."""
        whose = ((self.seat, self.due), *self.more) if self.finds else ()
        waits = self.waits or (CHIEF,) * len(self.finds)
        parts = zip(self.finds, self.clauses, waits, whose, strict=True)
        return tuple((code, clause, waits_for, seat, due) for code, clause, waits_for, (seat, due) in parts)
