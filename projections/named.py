"""The moves of a match by game or deal and number: what `@2.5` names at the desk."""

from core.history import History
from core.messages import Acted
from core.script import Taken
from projections.games import shown
from projections.logged import Logged


def moves(log: tuple[Logged, ...], history: History) -> dict[tuple[int, int], int]:
    """Return the moves that still count, by game and number in it as an audit counts them, each with its version."""
    found: dict[tuple[int, int], int] = {}
    for number, version in enumerate(history.line(), start=1):
        act = log[version - 1].event
        if not isinstance(act, Acted):
            continue
        before = history.tables[history.parent[version]]
        at = shown(before.play).place(Taken(number, version, act, before, history.tables[version], (), (), ()))
        if at.ply:
            found[at.game, at.ply] = version
    return found
