"""What a page of a running deal may not hold: a card that its reader has not seen, searched for in everything that is sent."""

import re
from collections.abc import Callable
from itertools import pairwise

import msgspec

from core.cards import DECK, JOKERS
from core.climb.groups import plays_text
from core.doudizhu import words
from core.doudizhu.legal import legal
from core.doudizhu.messages import BottomLaid, BottomShown, CardsPlayed, FaceUpDrawn, HandDealt, NoneClaimed
from core.doudizhu.state import Decided, State, Waiting
from core.history import History
from core.script import judged_one_by_one, script
from projections.doudizhu.drawing import rows
from projections.doudizhu.frames import frames
from projections.doudizhu.views import seen_by
from projections.logged import Viewer
from tests.projections.logs import Log, folded

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, "public")
See = Callable[[Log, Viewer], Log]


def running_from(log: Log, history: History) -> int | None:
    """Return the version before a deal whose cards are recorded and that is not over; None where there is none.

    A deal is over when the line of play has come to the end of one since. One that a ruling has stopped is not: it may go on.
    """
    running = [_running(table.play) for table in history.tables]
    ends = [later for before, later in pairwise(history.line()) if running[before] and not running[later]]
    dealt = [n for n, entry in enumerate(log, 1) if isinstance(entry.event, (HandDealt, BottomLaid)) and running[n]]
    return min((_begun(n, history.parent, running) for n in dealt if not any(end > n for end in ends)), default=None)


def _begun(version: int, parent: list[int], running: list[bool]) -> int:
    """Return the version before the deal that is on at a version, and before others that were left for it, was begun."""
    while running[parent[version]]:
        version = parent[version]
    return version - 1


def _running(play: State) -> bool:
    return play.stopped is not None if isinstance(play, (Waiting, Decided)) else True


def seen_cards(log: Log, viewer: Viewer) -> set[str]:
    """Return the cards of a deal that lay open, and those of the viewer's own hand."""
    cards: set[str] = set()
    for entry in log:
        event = entry.event
        if isinstance(event, (CardsPlayed, BottomShown)) or (isinstance(event, HandDealt) and event.seat == viewer):
            cards.update(event.cards)
        elif isinstance(event, FaceUpDrawn) and event.card is not None:
            cards.add(event.card)
        elif isinstance(event, NoneClaimed) and event.rank in JOKERS:
            cards.add(JOKERS[event.rank])  # named by a seat that says it has none
    return cards


def sent(log: Log, since: int) -> str:
    """Return all that a page, a page's data and a terminal get of the running deal, as one text."""
    history = folded(log)
    over = len(history.tables[since].play.match.deals)  # a deal that was over before may be shown again, and lies open
    shown = [frame for frame in frames(log, {}) if frame.step.version > since and frame.deal > over]
    said = judged_one_by_one(script(tuple((entry.event, entry.actor) for entry in log)))
    found: list[object] = []
    for taken in said.taken:
        if taken.version > since:
            found += [(v.text, v.effect, v.gaps, v.done, v.due) for v in taken.violations]
            found += [(u.text, u.gaps) for u in taken.unjudged]
    now = legal(history.table.play)
    return "\n".join(
        (
            msgspec.json.encode([log[0].event, *[entry.event for entry in log[since:]]]).decode(),
            msgspec.json.encode(shown).decode(),
            msgspec.json.encode(found).decode(),
            msgspec.json.encode((now, plays_text(now.plays))).decode(),
            msgspec.json.encode([rows(frame) for frame in shown[-1:]]).decode(),
        )
    )


def leaks(log: Log, viewer: Viewer, see: See = seen_by) -> dict[str, str]:
    """Return the cards that a viewer gets to see and has not seen, by code or by name, each with where it stands."""
    since = running_from(log, folded(log))
    if since is None:
        return {}
    text = sent(see(log, viewer), since)
    hidden = set(DECK) - seen_cards(log[since:], viewer)
    return {card: at for card in hidden for pattern in _PATTERNS[card] if (at := _around(pattern, text))}


def _around(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    return "" if found is None else text[max(0, found.start() - 60) : found.end() + 60]


def _patterns(card: str) -> tuple[re.Pattern[str], ...]:
    name = words.card(card)
    code = re.compile(rf"(?<![A-Za-z0-9]){card}(?![A-Za-z0-9])")
    if card == "BJ":
        return (code, re.compile(r"(?<!大)小王"), re.compile("small joker"))
    if card == "RJ":
        return (code, re.compile("大王"), re.compile("big joker"))
    return (code, re.compile(rf"{name.en}(?!\d)"))


_PATTERNS = {card: _patterns(card) for card in DECK}
