"""升级: deals audited from the database, and one deal with its findings and what could have been played at every turn.

The deals are first deals: a player who holds a 3 declares, buries the lowest cards, and all play the lowest cards that they may.
"""

import tempfile
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random
from statistics import median

from msgspec.structs import replace

from benchmarks.matches import PLAYER
from benchmarks.report import Row
from benchmarks.timing import ROUNDS, rate
from core.cards import DECK
from core.script import Script, script
from core.shengji.messages import Act, MatchOpened
from core.shengji.options import DEFAULTS
from core.table import Event, evolve, opened, outcome
from core.trick.choices import choices
from core.trick.choices import count as plays_of
from core.trick.follow import example
from core.trick.order import Order, order_of
from core.trick.parts import Lead, lead_of, parts
from core.trick.winner import winner
from core.trumps.messages import BottomBuried, BottomLaid, BottomTaken, CardsPlayed, DealBegun, HandDealt, TrumpsDeclared
from core.trumps.state import HAND, SEATS
from core.trumps.trumps import ways_of
from events.importing import Sidings, prepare
from events.records.record import Header, Record
from events.sqlite import SqliteStore
from projections.archive import judge
from projections.audit import audit

DEALS, SEED, LEVEL = 40, 20261130, "3"
OPTIONS = replace(DEFAULTS, match_end="first_past_a")
WAYS = ways_of(OPTIONS)
Cards = tuple[str, ...]
Turn = tuple[Lead, Cards]  # what was led, the hand of who follows


def rows() -> Iterator[Row]:
    """Measure the audit of many deals, and all that a page shows of one."""
    made = [_deal(Random(SEED + n)) for n in range(DEALS)]
    yield _audited([acts for acts, _, _ in made])
    acts, turns, order = made[0]
    match = _script(acts)

    def shown() -> None:
        audit(match)
        for lead, hand in turns:
            plays_of(lead, hand, order, WAYS)
            choices(lead, hand, order, WAYS)

    found = 1000 / median(rate(shown, 1) for _ in range(ROUNDS))
    yield Row(
        "升级: a deal with findings and what could have been played", "ms", found, "", None, None, "at most 3 ms", found <= 3
    )


def _audited(deals: Sequence[Sequence[Act]]) -> Row:
    with tempfile.TemporaryDirectory() as folder, SqliteStore(Path(folder) / "log.sqlite", durable=False) as store:
        salts = count()
        for n, acts in enumerate(deals):
            record = Record(
                "transcript", Header((None,) * 4), {"match_end": "first_past_a"}, tuple(acts), (1,) * len(acts), game="shengji"
            )
            prepared = prepare(record, Sidings(store, lambda: f"{next(salts):032x}"), PLAYER)
            store.append([prepared.append(f"m-{n}")], f"c-{n}", PLAYER, 0, prepared.rows)
        events = sum(store.version(stream) for stream in store.streams())
        ours = median(rate(lambda: [judge(store, stream) for stream in store.streams()], events) for _ in range(ROUNDS))
    return Row("升级 deals audited, chains verified, one process", "events/s", ours, "", None, None, "50,000/s", ours >= 50_000)


def _script(acts: Sequence[Act]) -> Script:
    """Return a match as a log holds it: each act with its results."""
    players = (PLAYER.person,) * 4
    opening = MatchOpened((players[0], players[1], players[2], players[3]), OPTIONS)
    events: list[Event] = [opening]
    table = opened(opening)
    for act in acts:
        for event in outcome(table, act, PLAYER):
            table = evolve(table, event, PLAYER)
            events.append(event)
    return script([(event, PLAYER) for event in events])


def _deal(rng: Random) -> tuple[list[Act], list[Turn], Order]:
    """Return the acts of a deal, what each follower had to choose from, and the order of its cards."""
    while True:
        pack = rng.sample(DECK * 2, 2 * len(DECK))
        hands = [pack[seat * HAND : (seat + 1) * HAND] for seat in SEATS]
        shown = [card for card in hands[0] if card[1] == LEVEL]
        if shown:
            break
    bottom, order = pack[4 * HAND :], order_of(LEVEL, shown[0][0], WAYS)
    dealt = [HandDealt(seat, tuple(hands[seat])) for seat in SEATS]
    hands[0] = sorted((*hands[0], *bottom), key=order.down.__getitem__)
    buried = tuple(hands[0][HAND:])
    del hands[0][HAND:]
    acts: list[Act] = [DealBegun(), *dealt, BottomLaid(tuple(bottom)), TrumpsDeclared(0, (shown[0],), 100), BottomTaken(0)]
    acts.append(BottomBuried(0, buried))
    turns: list[Turn] = []
    acts += _played(hands, order, turns)
    return acts, turns, order


def _played(hands: list[list[str]], order: Order, turns: list[Turn]) -> Iterator[Act]:
    leader = SEATS[0]
    while hands[leader]:
        suit = order.suit_of[min(hands[leader], key=order.down.__getitem__)]
        first = parts([card for card in hands[leader] if order.suit_of[card] == suit], order, WAYS)[0].cards
        lead = lead_of(first, order, WAYS)
        if lead is None:
            raise AssertionError(first)
        plays = [first]
        for seat in (SEATS[(leader + n) % 4] for n in (1, 2, 3)):
            turns.append((lead, tuple(hands[seat])))
            plays.append(example(lead, hands[seat], order, WAYS))
        for n, cards in enumerate(plays):
            seat = SEATS[(leader + n) % 4]
            for card in cards:
                hands[seat].remove(card)
            yield CardsPlayed(seat, cards)
        leader = SEATS[(leader + winner(plays, order, WAYS, lead)) % 4]
