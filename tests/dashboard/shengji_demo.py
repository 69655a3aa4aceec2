"""Matches of 升级 for the dashboard to show: played by bots by the rules, throws that fail, overturns, a card that was seen."""

from random import Random

from msgspec.structs import replace

from core.people import Source
from core.shengji.messages import Act, MatchOpened
from core.shengji.options import DEFAULTS
from core.trumps import messages as m
from events.sqlite import SqliteStore
from tests.dashboard.demo import OPENED, Scribe
from tests.machines.trumps.bots import whole_match

PLAYERS = ("林小雨", "欧阳博文", "Anna", "赵一鸣")
BY_DEALS = replace(DEFAULTS, match_end="deals")
SEED = 8


def build(store: SqliteStore) -> dict[str, str]:
    """Write the matches; return name -> stream."""
    made = (whole(store), running(store))
    return {match.name: match.stream for match in made}


def opened(store: SqliteStore, name: str, deals: int | None = None) -> Scribe:
    """Open a match; later matches of the demo were opened later."""
    match = Scribe(store, name, PLAYERS, ("局机关赛", "第一轮", "4号台"), OPENED - 9_500_000)
    return match.open_shengji(Source(), BY_DEALS, deals)


def whole(store: SqliteStore) -> Scribe:
    """Three deals, after which the match is over."""
    match = opened(store, "shengji", 3)
    for act in played(3):
        match.do(act)
    return match


def running(store: SqliteStore, name: str = "trumps", plays: int = 34) -> Scribe:
    """One deal is over; of the second the trumps are overturned, the bottom is buried, and some plays are made."""
    match = opened(store, name)
    for act in until(played(2), plays):
        match.do(act)
    return match


def played(deals: int) -> tuple[Act, ...]:
    """Return the acts of so many deals that bots have played by the rules; after a lead the next seat lets a card be seen."""
    opening = MatchOpened(("a", "b", "c", "d"), BY_DEALS, deals=deals)
    return tuple(with_a_card_seen(whole_match(Random(SEED), opening, deals)))


def until(acts: tuple[Act, ...], plays: int) -> tuple[Act, ...]:
    """Return the acts up to so many plays of the second deal."""
    begun = [n for n, act in enumerate(acts) if isinstance(act, m.DealBegun)][-1]
    at = [n for n, act in enumerate(acts) if isinstance(act, m.CardsPlayed) and n > begun]
    return acts[: at[plays]]


def with_a_card_seen(acts: tuple[Act, ...]) -> list[Act]:
    """Return the acts; after the second lead of the last deal the seat that led it shows the card that it plays last."""
    begun = [n for n, act in enumerate(acts) if isinstance(act, m.DealBegun)][-1]
    at = [n for n, act in enumerate(acts) if isinstance(act, m.CardsPlayed) and n > begun]
    led = acts[at[4]]
    assert isinstance(led, m.CardsPlayed)
    last = next(act for act in reversed(acts) if isinstance(act, m.CardsPlayed) and act.seat == led.seat)
    return [*acts[: at[4] + 1], m.CardsExposed(led.seat, last.cards[:1]), *acts[at[4] + 1 :]]
