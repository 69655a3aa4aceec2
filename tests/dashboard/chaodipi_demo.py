"""A match of 炒地皮 for the dashboard to show: an overturn, stirs, failed throws, a wrong follow, fines that settle deals."""

from functools import cache
from pathlib import Path
from typing import Any

from core.chaodipi.messages import Act
from core.chaodipi.options import DEFAULTS
from core.people import Source
from core.trumps import messages as m
from events.records import transcript
from events.records.record import Desk
from events.sqlite import SqliteStore
from tests.dashboard.demo import OPENED, Scribe
from tests.dashboard.shengji_demo import PLAYERS

FILE = Path(__file__).parents[2] / "fixtures" / "demo" / "chaodipi_two_deals.txt"


def build(store: SqliteStore) -> dict[str, str]:
    """Write the matches; return name -> stream."""
    made = (whole(store), running(store))
    return {match.name: match.stream for match in made}


def opened(store: SqliteStore, name: str, table: str) -> Scribe:
    """Open a match at a table of its own."""
    match = Scribe(store, name, PLAYERS, ("健康杯", "第一轮", table), OPENED - 9_000_000)
    return match.open_chaodipi(Source(), DEFAULTS)


def whole(store: SqliteStore) -> Scribe:
    """Two deals that are over."""
    match = opened(store, "chaodipi", "2号台")
    for act in played():
        match.do(act)
    return match


def running(store: SqliteStore, plays: int = 30) -> Scribe:
    """The second deal is not over: the bottom was stirred for twice, a wrong follow has been fined."""
    match = opened(store, "stirred", "3号台")
    acts = played()
    begun = [n for n, act in enumerate(acts) if isinstance(act, m.DealBegun)][-1]
    at = [n for n, act in enumerate(acts) if isinstance(act, m.CardsPlayed) and n > begun]
    for act in acts[: at[plays]]:
        match.do(act)
    return match


@cache
def played() -> tuple[Act, ...]:
    """Return the acts of the demo's record, without what was said at the desk."""
    (record,) = transcript.read(FILE.read_bytes())
    assert record.troubles == ()
    acts: tuple[Any, ...] = tuple(act for act in record.acts if not isinstance(act, Desk))
    return acts
