"""What a 掼蛋 hand of 27 cards can play, with wild cards, at every level; plays checked one by one; whole matches audited.

Every hand is another one and nothing of a hand is kept. A hand is made of its cards before it is timed, as a match holds it.
"""

import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.matches import PLAYER
from benchmarks.report import Row
from benchmarks.timing import ROUNDS, rate
from core.cards import DECK
from core.climb.kinds import Reading
from core.climb.two_packs import TwoPacks, two_packs
from core.guandan.kinds import HAND, LEVELS
from core.guandan.legal_plays import forms, is_lawful, possible_readings
from core.guandan.options import DEFAULTS
from events.importing import Sidings, prepare
from events.records import found
from events.sqlite import SqliteStore
from projections.archive import judge

MATCH = Path(__file__).parents[1] / "fixtures" / "records" / "guandan" / "ogd_match.jsonl"
COPIES = 20
DEALS = 520
SEED = 20260104
Asked = tuple[TwoPacks, tuple[str, ...], Reading | None, str]


def rows() -> Iterator[Row]:
    """Measure leading, following, choosing cards and checking."""
    rng = Random(SEED)
    deals = [rng.sample(DECK * 2, 2 * len(DECK)) for _ in range(DEALS)]
    hands = [(two_packs(deal[:HAND]), LEVELS[n % len(LEVELS)]) for n, deal in enumerate(deals)]
    beats = [_led(deal[HAND : 2 * HAND], level, rng) for deal, (_, level) in zip(deals, hands, strict=True)]
    following = [(hand, beat, level) for (hand, level), beat in zip(hands, beats, strict=True)]

    def lead() -> None:
        for hand, level in hands:
            possible_readings(hand, None, level, DEFAULTS)

    def follow() -> None:
        for hand, beat, level in following:
            possible_readings(hand, beat, level, DEFAULTS)

    def choose() -> None:
        for hand, level in hands:
            forms(hand, None, level, DEFAULTS)

    yield _row("all forms that a hand of 27 can lead", "hands/s", lead, 10_000)
    yield _row("… that it can play on another's play", "hands/s", follow, 20_000)
    yield _row("… leading, with concrete cards for each", "hands/s", choose, 1_500)
    yield _checking(deals, rng)
    yield _audited()


def _led(cards: list[str], level: str, rng: Random) -> Reading:
    return rng.choice(possible_readings(two_packs(cards), None, level, DEFAULTS))


def _checking(deals: list[list[str]], rng: Random) -> Row:
    """Check plays. Of the unlawful ones a third are not held, a third form no pattern, a third do not beat."""
    asked = [_play(deal, n, rng) for n, deal in enumerate(deals)]

    def check() -> int:
        return sum([is_lawful(hand, cards, beat, level, DEFAULTS) for hand, cards, beat, level in asked])

    if not 0.45 <= check() / DEALS <= 0.55:
        raise AssertionError(f"{check()} of {DEALS} plays are lawful")
    return _row("one play checked, half of them unlawful", "plays/s", check, 50_000)


def _play(deal: list[str], n: int, rng: Random) -> Asked:
    """Return a hand, a play, what it has to beat and the level: every other one lawful."""
    level = LEVELS[n % len(LEVELS)]
    hand, other = two_packs(deal[:HAND]), two_packs(deal[HAND : 2 * HAND])
    while True:
        beat = rng.choice(possible_readings(other, None, level, DEFAULTS)) if rng.random() < 0.5 else None
        lawful = forms(hand, beat, level, DEFAULTS)
        led = forms(hand, None, level, DEFAULTS)
        asked: list[tuple[str, ...]] = [
            rng.choice(lawful or led).cards,
            rng.choice(forms(other, None, level, DEFAULTS)).cards,
            tuple(rng.sample(deal[:HAND], rng.randint(2, 10))),
            rng.choice(led).cards,
        ]
        cards = asked[0 if n % 2 else 1 + n // 2 % 3]
        if is_lawful(hand, cards, beat, level, DEFAULTS) == bool(n % 2):
            return hand, cards, beat, level


def _audited() -> Row:
    """Audit a real match of ten deals, read from the database with its chain verified, as often as there are copies of it."""
    record = found.read(MATCH.read_bytes())[0]
    with tempfile.TemporaryDirectory() as folder, SqliteStore(Path(folder) / "log.sqlite", durable=False) as store:
        salts = count()
        for n in range(COPIES):
            prepared = prepare(record, Sidings(store, lambda: f"{next(salts):032x}"), PLAYER)
            store.append([prepared.append(f"m-{n}")], f"c-{n}", PLAYER, 0, prepared.rows)
        events = sum(store.version(stream) for stream in store.streams())
        rates = [rate(lambda: [judge(store, stream) for stream in store.streams()], events) for _ in range(ROUNDS)]
    ours = median(rates)
    return Row("掼蛋 matches audited, chains verified, one process", "events/s", ours, "", None, None, "50,000/s", ours >= 50_000)


def _row(what: str, unit: str, work: Callable[[], object], target: int) -> Row:
    work()  # the tables of every level are made once
    found = median(rate(work, DEALS) for _ in range(ROUNDS))
    return Row(f"掼蛋: {what}", unit, found, "", None, None, f"{target:,}/s", found >= target)
