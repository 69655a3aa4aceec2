"""Logs of 掼蛋 matches, and all that leaves the server for somebody who looks at one."""

from collections.abc import Iterable
from random import Random

import msgspec

from core.guandan.messages import Act, CountAnnounced, CountAsked, HandCounted, MatchOpened
from core.guandan.options import DEFAULTS, Options
from core.guandan.state import SEATS, State
from core.history import History
from core.script import script
from core.table import Act as TableAct
from core.text import Text
from projections.guandan.drawing import rows
from projections.guandan.frames import frames
from projections.guandan.lines import legal_lines
from projections.guandan.views import seen_by
from projections.library import Loaded, MatchRow
from projections.logged import Logged, Viewer
from projections.views import as_seen, audited
from tests.core.given import CHIEF
from tests.core.guandan.matches import whole_match
from tests.projections.logs import Log, folded

PLAYERS = ("p-a", "p-b", "p-c", "p-d")
VIEWERS: tuple[Viewer, ...] = (0, 1, 2, 3, "public")
_NAME = Text("", "")


def readings(**chosen: str) -> Options:
    return msgspec.convert(msgspec.to_builtins(DEFAULTS) | chosen, Options)


def logged(acts: Iterable[TableAct], options: Options = DEFAULTS) -> Log:
    """The log of these acts and their results."""
    history = History(MatchOpened(PLAYERS, options))
    log = [Logged(history.opening, CHIEF, 0)]
    for act in acts:
        for event in history.outcome(act, CHIEF):
            history.fold(event, CHIEF)
            log.append(Logged(event, CHIEF, 0))
    return tuple(log)


def play_of(log: Log) -> State:
    play: State = folded(log).table.play
    return play


def acts_of(seed: int, deals: int, options: Options = DEFAULTS) -> tuple[Act, ...]:
    """The acts of so many deals played by the rules, with counts announced rightly, wrongly, and asked for now and then."""
    random, found = Random(seed), list[Act]()
    for deal in whole_match(random, options, most=deals):
        for act in deal.acts:
            found.append(act)
            if random.random() < 0.1 and found[-1] is not deal.acts[0]:
                seat = random.choice(SEATS)
                found.append(
                    random.choice((CountAnnounced(seat, random.randint(1, 12)), CountAsked(seat), HandCounted(seat, 27)))
                )
    return tuple(found)


def loaded(log: Log) -> Loaded:
    """A match as the pages load it."""
    row = MatchRow("m-1", 0, "guandan", _NAME, PLAYERS, "", "", "", None, "", "", _NAME, _NAME, _NAME, 0, len(log))
    return Loaded(row, log, script((entry.event, entry.actor) for entry in log), {}, {}, ())


def sent(log: Log, viewer: Viewer) -> str:
    """All that a page's data and a terminal get of a match for a viewer, as one text: events, frames, what may be done."""
    seen = seen_by(log, viewer)
    shown = frames(seen, {})
    play = play_of(seen)
    return msgspec.json.encode([[entry.event for entry in seen], shown, legal_lines(play), rows(shown[-1])]).decode()


def told(log: Log, viewer: Viewer) -> str:
    """What an audit tells a viewer, as one text."""
    done, other = audited(as_seen(loaded(log), viewer))
    return msgspec.json.encode([done.findings, done.open, other]).decode()


def over(log: Log) -> bool:
    return seen_by(log, "public") is log
