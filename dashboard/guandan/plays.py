"""What could be done about one event of a 掼蛋 match, from the cards that the viewer has seen; grouped for people."""

from core.guandan import words as guandan
from core.guandan.groups import Group
from core.guandan.legal import Legal, legal
from core.guandan.messages import CardReturned, CardsPlayed, Passed, RefusalClaimed, TributePaid
from core.guandan.options import Options
from core.guandan.state import Following, Leading, State, deal_of
from core.text import Text, joined
from dashboard import words
from dashboard.drawn import Section
from dashboard.match import Seen
from projections.guandan.lines import CANNOT, OPEN, paying_line, refusing_line, returning_line

ACTS = (CardsPlayed, Passed, TributePaid, RefusalClaimed, CardReturned)


def plays(seen: Seen, version: int) -> tuple[Section, ...]:
    """Return what could be done instead of an act, then what can be done next; each a heading with its lines."""
    event, history = seen.loaded.log[version - 1].event, seen.history
    found = []
    if isinstance(event, ACTS):
        found.append(_could(history.tables[history.parent[version]].play, words.INSTEAD, words.INSTEAD_RECORD))
    found.append(_could(history.tables[version].play, words.NEXT, words.NEXT_RECORD))
    return tuple(found)


def _could(play: State, heading: Text, otherwise: Text) -> Section:
    """Return what the seat whose turn it is could do; where it is nobody's, what can be recorded."""
    may = legal(play)
    if may.pays or may.returns:
        return otherwise, tuple(_tribute(may))
    if may.seat is None or not isinstance(play, (Leading, Following)):
        return otherwise, (may.acts,)
    return heading.fill(who=may.turn), tuple(_plays(may, play))


def _tribute(may: Legal) -> list[Text]:
    lines = [paying_line(each) for each in may.pays]
    if may.pays:
        lines.append(refusing_line(may))
    return [*lines, *(returning_line(each) for each in may.returns)]


def _plays(may: Legal, play: State) -> list[Text]:
    deal = deal_of(play)
    level = None if deal is None else deal.level
    lines = [words.MAY_PASS] if may.may_pass else []
    lines += [group_line(group, level, play.match.options) for group in may.plays or ()]
    if may.open:
        lines.append(OPEN.fill(cards=guandan.cards(may.open)))
    if may.why is not None:
        lines.append(CANNOT.fill(why=may.why))
    elif may.partly:
        lines.append(words.PARTLY if may.plays else words.UNKNOWN_HAND)
    elif not may.plays:
        lines.append(words.NOTHING_BEATS)
    return lines


def group_line(group: Group, level: str | None, options: Options) -> Text:
    """Return the plays of one kind, each by the cards that make it, wild ones with what they stand for."""
    rows = [guandan.laid(row.example, row.reading, level, options) for row in group.rows]
    return words.GUANDAN["kindOf"].fill(kind=group.name, n=len(rows), rows=joined(rows, zh="；", en="; ")).sentence()
