"""A match of 炒地皮 for the dashboard to show: played by bots, with stirs, failed throws, a wrong follow, a hand counted."""

from random import Random

from core.chaodipi.fining import due_in_hand
from core.chaodipi.messages import MatchOpened
from core.chaodipi.options import DEFAULTS
from core.people import Source
from core.shengji.messages import Act
from core.trumps import messages as m
from core.trumps.known import certain
from core.trumps.state import Following
from events.sqlite import SqliteStore
from tests.core.given import CHIEF
from tests.dashboard.demo import OPENED, Scribe
from tests.dashboard.shengji_demo import PLAYERS
from tests.machines.trumps.bots import Table, one_deal, step

SEED = 8


def build(store: SqliteStore) -> dict[str, str]:
    """Write the match of two deals; return name -> stream."""
    match = Scribe(store, "chaodipi", PLAYERS, ("健康杯", "第一轮", "2号台"), OPENED - 9_000_000).open_chaodipi(
        Source(), DEFAULTS
    )
    for act in played():
        match.do(act)
    return {match.name: match.stream}


def played() -> tuple[Act, ...]:
    """Return the acts of two deals; in the second a seat follows with a card of another suit and a hand is counted short."""
    table = Table(Random(SEED), MatchOpened(("a", "b", "c", "d"), DEFAULTS))
    one_deal(table)
    one_deal(table, Following)
    while not wrong_follow(table):
        step(table)
    play = table.play
    if isinstance(play, Following) and (due := due_in_hand(play, 3)) is not None:
        table.do(m.HandCounted(3, due - 1))
    while len(table.play.match.deals) < 2:
        step(table)
    return tuple(table.acts)


def wrong_follow(table: Table) -> bool:
    """Let who is to follow a single play a card of another suit, where that is wrong; say whether it did."""
    play = table.play
    if not isinstance(play, Following) or len(play.plays[0].cards) > 1:
        return False
    for card in sorted(set(certain(play.deal.hands[play.turn]))):
        act = m.CardsPlayed(play.turn, (card,))
        if any(type(event).__name__ == "PlayBarred" for event in table.history.outcome(act, CHIEF)):
            table.do(act)
            return True
    return False
