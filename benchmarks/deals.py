"""斗地主 matches to measure on: lawful deals played by a seeded bot, all cards recorded with their suits."""

import random
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path

from core.cards import DECK, bits
from core.doudizhu.legal_plays import forms
from core.doudizhu.messages import (
    Act,
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    DealBegun,
    FaceUpDrawn,
    HandDealt,
    Passed,
    Seat,
)
from core.doudizhu.options import DEFAULTS
from core.doudizhu.state import SEATS, after
from core.people import Actor
from events.importing import Sidings, prepare
from events.records.record import Header, Record
from events.sqlite import SqliteStore

PLAYER = Actor("p-" + "0" * 32, "scribe")


def deal(chance: random.Random, first: Seat, *, turned: bool) -> Iterator[Act]:
    """Yield the acts of one lawful deal in which somebody bids, from the shuffle to the last card."""
    deck = chance.sample(DECK, len(DECK))
    hands = {seat: tuple(deck[17 * seat : 17 * seat + 17]) for seat in SEATS}
    bottom = tuple(deck[51:])
    yield DealBegun()
    if turned:
        yield FaceUpDrawn(first, hands[first][0])
    for seat in SEATS:
        yield HandDealt(seat, hands[seat])
    yield BottomLaid(bottom)
    landlord = yield from _bids(chance, first)
    yield BottomShown(bottom)
    yield from _plays(chance, {seat: bits(hands[seat] + (bottom if seat == landlord else ())) for seat in SEATS}, landlord)


def _bids(chance: random.Random, first: Seat) -> Generator[Act, None, Seat]:
    best, landlord, seat = 0, first, first
    for turn in range(3):
        choice = chance.choice([0, *range(best + 1, 4)])
        if turn == 2 and not best and not choice:
            choice = 1
        yield BidMade(seat, choice)
        if choice:
            best, landlord = choice, seat
        if best == 3:
            break
        seat = after(seat)
    return landlord


def _plays(chance: random.Random, held: dict[Seat, int], seat: Seat) -> Iterator[Act]:
    beat, passes = None, 0
    while True:
        found = forms(held[seat], beat, DEFAULTS)
        if beat is not None and (not found or chance.random() < 0.3):
            yield Passed(seat)
            passes += 1
            if passes == 2:
                beat, passes = None, 0
        else:
            form = chance.choice(found)
            yield CardsPlayed(seat, form.cards)
            held[seat] &= ~bits(form.cards)
            if not held[seat]:
                return
            beat, passes = form.reading, 0
        seat = after(seat)


def match(chance: random.Random, deals: int) -> tuple[Act, ...]:
    """Return the acts of a match of several deals, the first bid going round (DZ3.1)."""
    first: Seat = chance.choice(SEATS)
    acts: list[Act] = []
    for n in range(deals):
        acts += deal(chance, first, turned=n == 0)
        first = after(first)
    return tuple(acts)


def archive(path: Path, matches: int, deals: int = 3, seed: int = 20260101) -> SqliteStore:
    """Return a log of so many matches as an import leaves them."""
    store, numbers, chance = SqliteStore(path, durable=False), count(), random.Random(seed)
    for n in range(matches):
        acts = match(chance, deals)
        record = Record("transcript", Header((None, None, None)), {}, acts, (1,) * len(acts), game="doudizhu")
        prepared = prepare(record, Sidings(store, lambda: f"{next(numbers):032x}"), PLAYER)
        store.append([prepared.append(f"m-{n:06}")], f"c-{n:06}", PLAYER, 0, prepared.rows)
    return store
