"""What could be played about one event of a 斗地主 match, from the cards that the viewer has seen; grouped for people."""

from core.climb.groups import plays_text
from core.doudizhu import words as doudizhu
from core.doudizhu.legal import legal
from core.doudizhu.messages import CardsPlayed, Passed
from core.doudizhu.state import Following, Leading, State
from core.text import Text, joined
from dashboard import words
from dashboard.drawn import Section
from dashboard.match import Seen


def plays(seen: Seen, version: int) -> tuple[Section, ...]:
    """Return what could be done instead of a play or pass, then what can be done next; each a heading with its lines."""
    event, history = seen.loaded.log[version - 1].event, seen.history
    found = []
    if isinstance(event, (CardsPlayed, Passed)):
        found.append(_could(history.tables[history.parent[version]].play, words.INSTEAD, words.INSTEAD_RECORD))
    found.append(_could(history.tables[version].play, words.NEXT, words.NEXT_RECORD))
    return tuple(found)


def _could(play: State, heading: Text, otherwise: Text) -> Section:
    """Return what the seat whose turn it is could do; where it is nobody's, what can be recorded."""
    may = legal(play)
    who = heading.fill(who=may.turn)
    if may.bids:
        calls = joined([doudizhu.points(bid) for bid in may.bids])
        return who, (words.CALLS.fill(calls=calls),)
    if may.seat is None or not isinstance(play, (Leading, Following)):
        return otherwise, (may.acts,)
    lines = [*([words.MAY_PASS] if may.may_pass else ()), *plays_text(may.plays)]
    if may.partly:
        lines.append(words.PARTLY if may.plays else words.UNKNOWN_HAND)
    elif not may.plays:
        lines.append(words.NOTHING_BEATS)
    return who, tuple(lines)
