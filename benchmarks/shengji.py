"""升级 and 炒地皮: deals audited from the database, and one deal with its findings and what could have been played at every turn.

The deals are first deals: a player who holds a card of the first level declares, buries the lowest cards, and all play the
lowest cards that they may. 炒地皮 is measured beside 升级 in the same run: fines have to be looked for, and cost little.
"""

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from msgspec.structs import replace

from benchmarks.matches import PLAYER
from benchmarks.report import Row
from benchmarks.timing import ROUNDS, rate
from core.cards import DECK
from core.chaodipi import messages as chaodipi
from core.chaodipi.options import DEFAULTS as OF_CHAODIPI
from core.script import Script, script
from core.shengji import messages as shengji
from core.shengji.options import DEFAULTS as OF_SHENGJI
from core.table import Event, evolve, opened, outcome
from core.trick.choices import choices
from core.trick.choices import count as plays_of
from core.trick.follow import example
from core.trick.order import Order, order_of
from core.trick.parts import Lead, lead_of, parts
from core.trick.ways import Ways
from core.trick.winner import winner
from core.trumps.messages import Act, BottomBuried, BottomLaid, BottomTaken, CardsPlayed, DealBegun, HandDealt, TrumpsDeclared
from core.trumps.state import HAND, SEATS
from core.trumps.trumps import ways_of
from events.importing import Sidings, prepare
from events.records.record import Header, Record
from events.sqlite import SqliteStore
from projections.archive import judge
from projections.audit import audit

DEALS, SEED = 40, 20261130
SEATED = (PLAYER.person, PLAYER.person, PLAYER.person, PLAYER.person)
Cards = tuple[str, ...]
Turn = tuple[Lead, Cards]  # what was led, the hand of who follows


class Kind(NamedTuple):
    """One game of the two: its key and name, the level of its first deal, an opening, and what a record has to say of it."""

    key: str
    name: str
    level: str
    opening: shengji.MatchOpened | chaodipi.MatchOpened
    said: dict[str, str]

    @property
    def ways(self) -> Ways:
        """Return the readings on play."""
        return ways_of(self.opening.options)


SHENGJI = Kind(
    "shengji",
    "升级",
    "3",
    shengji.MatchOpened(SEATED, replace(OF_SHENGJI, match_end="first_past_a")),
    {"match_end": "first_past_a"},
)
CHAODIPI = Kind("chaodipi", "炒地皮", "2", chaodipi.MatchOpened(SEATED, OF_CHAODIPI), {})


def rows() -> Iterator[Row]:
    """Measure the audit of many deals, and all that a page shows of one."""
    ours, theirs = _in_turn(CHAODIPI, SHENGJI)
    audited = "deals audited, chains verified, one process"
    yield Row(f"升级 {audited}", "events/s", theirs, "", None, None, "50,000/s", theirs >= 50_000)
    yield Row(f"炒地皮 {audited}", "events/s", ours, "升级", theirs, ours / theirs, "0.8 x", ours >= 0.8 * theirs)
    for kind in (SHENGJI, CHAODIPI):
        yield _shown(kind)


def _shown(kind: Kind) -> Row:
    acts, turns, order = _deal(Random(SEED), kind)
    match = _script(acts, kind)

    def shown() -> None:
        audit(match)
        for lead, hand in turns:
            plays_of(lead, hand, order, kind.ways)
            choices(lead, hand, order, kind.ways)

    found = 1000 / median(rate(shown, 1) for _ in range(ROUNDS))
    what = f"{kind.name}: a deal with findings and what could have been played"
    return Row(what, "ms", found, "", None, None, "at most 3 ms", found <= 3)


def _in_turn(*kinds: Kind) -> tuple[float, ...]:
    """Return how many events a second are audited of each, the games in turn."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stores:
        works: list[tuple[Callable[[], object], int]] = []
        for kind in kinds:
            store = stores.enter_context(SqliteStore(Path(folder) / f"{kind.key}.sqlite", durable=False))
            _fill(store, kind)
            events = sum(store.version(stream) for stream in store.streams())
            works.append((partial(_judged, store), events))
        found = [[rate(work, events) for work, events in works] for _ in range(ROUNDS)]
    return tuple(median(each) for each in zip(*found, strict=True))


def _judged(store: SqliteStore) -> None:
    for stream in store.streams():
        judge(store, stream)


def _fill(store: SqliteStore, kind: Kind) -> None:
    salts = count()
    for n in range(DEALS):
        acts, _, _ = _deal(Random(SEED + n), kind)
        record = Record("transcript", Header((None,) * 4), kind.said, tuple(acts), (1,) * len(acts), game=kind.key)
        prepared = prepare(record, Sidings(store, lambda: f"{next(salts):032x}"), PLAYER)
        store.append([prepared.append(f"m-{n}")], f"c-{n}", PLAYER, 0, prepared.rows)


def _script(acts: Sequence[Act], kind: Kind) -> Script:
    """Return a match as a log holds it: each act with its results."""
    events: list[Event] = [kind.opening]
    table = opened(kind.opening)
    for act in acts:
        for event in outcome(table, act, PLAYER):
            table = evolve(table, event, PLAYER)
            events.append(event)
    return script([(event, PLAYER) for event in events])


def _deal(rng: Random, kind: Kind) -> tuple[list[Act], list[Turn], Order]:
    """Return the acts of a deal, what each follower had to choose from, and the order of its cards."""
    while True:
        pack = rng.sample(DECK * 2, 2 * len(DECK))
        hands = [pack[seat * HAND : (seat + 1) * HAND] for seat in SEATS]
        shown = [card for card in hands[0] if card[1] == kind.level]
        if shown:
            break
    bottom, order = pack[4 * HAND :], order_of(kind.level, shown[0][0], kind.ways)
    dealt = [HandDealt(seat, tuple(hands[seat])) for seat in SEATS]
    hands[0] = sorted((*hands[0], *bottom), key=order.down.__getitem__)
    buried = tuple(hands[0][HAND:])
    del hands[0][HAND:]
    acts: list[Act] = [DealBegun(), *dealt, BottomLaid(tuple(bottom)), TrumpsDeclared(0, (shown[0],), 100), BottomTaken(0)]
    acts.append(BottomBuried(0, buried))
    turns: list[Turn] = []
    acts += _played(hands, order, turns, kind.ways)
    return acts, turns, order


def _played(hands: list[list[str]], order: Order, turns: list[Turn], ways: Ways) -> Iterator[Act]:
    leader = SEATS[0]
    while hands[leader]:
        suit = order.suit_of[min(hands[leader], key=order.down.__getitem__)]
        first = parts([card for card in hands[leader] if order.suit_of[card] == suit], order, ways)[0].cards
        lead = lead_of(first, order, ways)
        if lead is None:
            raise AssertionError(first)
        plays = [first]
        for seat in (SEATS[(leader + n) % 4] for n in (1, 2, 3)):
            turns.append((lead, tuple(hands[seat])))
            plays.append(example(lead, hands[seat], order, ways))
        for n, cards in enumerate(plays):
            seat = SEATS[(leader + n) % 4]
            for card in cards:
                hands[seat].remove(card)
            yield CardsPlayed(seat, cards)
        leader = SEATS[(leader + winner(plays, order, ways, lead)) % 4]
