"""Audits as the tests of card games ask for them: a small match, what is said of it, and the same said act by act."""

import msgspec

from core.games import game_opened
from core.people import Actor
from core.script import script
from core.table import Act, Event
from projections.audit import Audit, audit
from tests.core.at_once import assert_plain
from tests.core.given import By


class Match(msgspec.Struct, frozen=True):
    """A match and what is said of it, `7 not_held` for act 7, without the name of the game."""

    what: str
    acts: tuple[Act | By, ...]
    then: str
    finds: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    options: dict[str, str] = {}


def audited(events: tuple[tuple[Event, Actor], ...]) -> Audit:
    """The audit of a match as a log holds it: act by act it says the same."""
    match = audit(script(events))
    assert_plain(match.match, match.judged)
    return match


def found_in(match: Audit) -> list[str]:
    """The act and the rule of each finding: `7 not_held`."""
    return [f"{f.at.act} {f.rule.removeprefix(_game(match))}" for f in match.findings]


def open_in(match: Audit) -> list[str]:
    """The act and the code of each thing that is open."""
    return [f"{o.at.act} {o.code.removeprefix(_game(match))}" for o in match.open]


def _game(match: Audit) -> str:
    return f"{game_opened(match.opening).key}."


def results_in(match: Audit) -> list[tuple[int, Event]]:
    """The act and each result that followed, of the acts that were taken singly."""
    return [(taken.number, event) for taken in match.judged.taken for event in taken.results]


def singly(match: Audit) -> set[int]:
    """The acts that were not folded at once."""
    return {taken.number for taken in match.judged.taken}
