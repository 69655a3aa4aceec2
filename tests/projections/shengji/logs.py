"""Logs of 升级 matches, and all that leaves the server for somebody who looks at one."""

from collections.abc import Iterable
from functools import cache
from random import Random

import msgspec

from core.script import script
from core.shengji.messages import MatchOpened
from core.shengji.options import DEFAULTS, Options
from core.table import Act as TableAct
from core.text import Text
from core.trumps.state import State
from projections.library import Loaded, MatchRow
from projections.logged import Viewer
from projections.shengji.views import seen_by
from projections.trumps.drawing import rows
from projections.trumps.frames import frames
from projections.trumps.lines import legal_lines
from projections.views import as_seen, audited
from tests.machines.trumps.bots import whole_match
from tests.projections.logs import Log, folded, logged_from

PLAYERS = ("p-a", "p-b", "p-c", "p-d")
VIEWERS: tuple[Viewer, ...] = (0, 1, 2, 3, "public")
_NAME = Text("", "")


def readings(**chosen: str) -> Options:
    return msgspec.convert(msgspec.to_builtins(DEFAULTS) | chosen, Options)


def opening(options: Options = DEFAULTS, deals: int | None = None) -> MatchOpened:
    return MatchOpened(PLAYERS, options, deals=deals)


def logged(acts: Iterable[TableAct], options: Options = DEFAULTS, deals: int | None = None) -> Log:
    """The log of these acts and their results."""
    return logged_from(opening(options, deals), acts)


@cache
def match(seed: int, deals: int = 2, options: Options = DEFAULTS) -> Log:
    """The log of so many deals played by the rules."""
    return logged(whole_match(Random(seed), opening(options), deals), options)


def play_of(log: Log) -> State:
    play: State = folded(log).table.play
    return play


def loaded(log: Log, game: str = "shengji") -> Loaded:
    """A match as the pages load it."""
    row = MatchRow("m-1", 0, game, _NAME, PLAYERS, "", "", "", None, "", "", _NAME, _NAME, _NAME, 0, len(log))
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
