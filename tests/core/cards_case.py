"""An irregular act at a table of cards: what it breaks and what was due, what follows, and where play stands after it."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from core.games import Act
from core.live import Live
from tests.core.cards_given import found
from tests.core.given import By, when

CHIEF = "chief_referee"


class Case(msgspec.Struct, frozen=True):
    """An irregular act. `seat` and `due` are those of the first thing found, `more` those of the others."""

    what: str
    given: tuple[Act | By, ...]
    act: Act
    finds: tuple[str, ...]  # without the name of the game
    then: str  # `shown` in the words of the game
    seat: int | None = None
    due: tuple[str, ...] = ()
    follows: tuple[str, ...] = ()
    options: dict[str, str] = {}
    more: tuple[tuple[int | None, tuple[str, ...]], ...] = ()
    clauses: tuple[str, ...] = ()  # of each thing found
    waits: tuple[str, ...] = ()  # whose decision each waits for; the chief referee's where it is not named

    @property
    def broken(self) -> tuple[tuple[str, str, str, int | None, tuple[str, ...]], ...]:
        """What is found in full: code, clause, whose decision it waits for, seat, what was due."""
        whose = ((self.seat, self.due), *self.more) if self.finds else ()
        waits = self.waits or (CHIEF,) * len(self.finds)
        parts = zip(self.finds, self.clauses, waits, whose, strict=True)
        return tuple((code, clause, waits_for, seat, due) for code, clause, waits_for, (seat, due) in parts)


def holds(case: Case, match: Live, shown: Callable[[Any], str]) -> set[str]:
    """Try a case at a match that has come to it, and return the clauses that were broken."""
    told = when(match, case.act)

    named = tuple((v.rule.clause, v.rule.waits, v.seat, v.due) for v in told.violations)
    assert tuple((code, *rest) for code, rest in zip(found(told), named, strict=True)) == case.broken
    assert told.follows == case.follows
    assert shown(told.play) == case.then
    for violation in told.violations:
        for text in (violation.text, violation.effect):
            assert "{" not in text.zh + text.en, "every gap is filled"
            assert text.zh.endswith("。")
            assert text.en.endswith(".")
    return {violation.rule.clause for violation in told.violations}


def each(cases: tuple[Case, ...]) -> pytest.MarkDecorator:
    """Try a test with each case."""
    return pytest.mark.parametrize("case", cases, ids=[case.what for case in cases])
