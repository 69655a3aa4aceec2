"""What could be played about one event of a 斗地主 match, from the cards that the viewer has seen; grouped for people."""

from core.doudizhu import words as doudizhu
from core.doudizhu.legal import legal, plays_text
from core.doudizhu.messages import CardsPlayed, Passed
from core.doudizhu.state import State, deal_of
from core.text import Text, joined
from dashboard import words
from dashboard.match import Seen

Section = tuple[Text, tuple[Text, ...]]


def plays(seen: Seen, version: int) -> tuple[Section, ...]:
    """Return what could be done instead of a play or pass, then what can be done next; each a heading with its lines."""
    event, history = seen.loaded.log[version - 1].event, seen.history
    found = []
    if isinstance(event, (CardsPlayed, Passed)):
        found.append(_could(history.tables[history.parent[version]].play, words.INSTEAD))
    found.append(_could(history.tables[version].play, words.NEXT))
    return tuple(section for section in found if section[1])


def _could(play: State, heading: Text) -> Section:
    may = legal(play)
    who = heading.fill(who=may.turn)
    if may.bids:
        calls = joined([doudizhu.points(bid) for bid in may.bids])
        return who, (words.CALLS.fill(calls=calls),)
    deal = deal_of(play)
    if may.seat is None or deal is None or deal.landlord is None or not (may.plays or may.may_pass or may.partly):
        return heading.fill(who=may.turn), (words.ACTS.fill(acts=may.acts),) if may.acts.zh else ()
    lines = list(plays_text(may.plays))
    if may.may_pass:
        lines.insert(0, words.MAY_PASS)
    if may.partly:
        lines.append(words.PARTLY if may.plays else words.UNKNOWN_HAND)
    return who, tuple(lines)
