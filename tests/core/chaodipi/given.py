"""Given a 炒地皮 match, when something is done, then what the rules say of it: the words that these tests share."""

import msgspec

from core.chaodipi.messages import MatchOpened
from core.chaodipi.options import DEFAULTS, Options
from core.live import Live
from core.table import Act as TableAct
from tests.core.given import By, given_at
from tests.core.trumps_given import PLAYERS


def readings(**options: str) -> Options:
    """The default options, some of them set otherwise."""
    return msgspec.convert(msgspec.to_builtins(DEFAULTS) | options, Options)


def given(*acts: TableAct | By, **options: str) -> Live:
    """A match of one game under these readings in which these acts were done as played."""
    return given_at(MatchOpened(PLAYERS, readings(**options)), *acts)
