"""What could be done about one event of a 升级 match, from the cards that the viewer has seen; grouped for people."""

from core.text import Text
from core.trumps.messages import (
    BottomBuried,
    CardsPlayed,
    Insured,
    Overturned,
    OverturnPassed,
    TrumpsDeclared,
)
from core.trumps.state import State
from dashboard import words
from dashboard.drawn import Section
from dashboard.match import Seen
from projections.trumps.legal import called_now, legal
from projections.trumps.lines import play_lines

ACTS = (CardsPlayed, BottomBuried, TrumpsDeclared, Insured, Overturned, OverturnPassed)


def plays(seen: Seen, version: int) -> tuple[Section, ...]:
    """Return what could be done instead of an act, then what can be done next; each a heading with its lines."""
    event, history = seen.loaded.log[version - 1].event, seen.history
    found = []
    if isinstance(event, ACTS):
        found.append(_could(history.tables[history.parent[version]].play, words.INSTEAD, words.INSTEAD_RECORD))
    found.append(_could(history.tables[version].play, words.NEXT, words.NEXT_RECORD))
    return tuple(found)


def _could(play: State, heading: Text, otherwise: Text) -> Section:
    """Return what the seat whose turn it is could do; where it is nobody's or nothing is known, what can be recorded."""
    may = legal(play)
    lines = play_lines(may, called_now(play))
    if may.seat is None or not lines:
        return otherwise, (*lines, may.acts)
    return heading.fill(who=may.turn), lines
