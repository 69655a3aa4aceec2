"""The trick engine: following checked on the case file, throws settled on it, and the winners of the tricks of whole deals.

A lead is read anew each time, as when a play comes in; who wins is asked about cards as they lie.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.report import Row
from benchmarks.timing import ROUNDS, rate
from core.cards import DECK
from core.trick.follow import breach, example
from core.trick.order import LEVELS, Order, order_of
from core.trick.parts import lead_of, parts
from core.trick.throws import settled
from core.trick.ways import Ways
from core.trick.winner import winner

CASES = Path(__file__).parents[1] / "fixtures" / "cases" / "tricks_agreed.jsonl"
WAYS = Ways(permanent_trumps="jokers", throw_trumps="allowed")
DEALS, HAND, SEATS = 80, 25, 4
SEED = 20261130
Cards = tuple[str, ...]


def rows() -> Iterator[Row]:
    """Measure following, throws and winners."""
    asked = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
    orders = {case["id"]: order_of(case["trump"]["level"], case["trump"]["suit"], WAYS) for case in asked}
    follows = [(orders[c["id"]], tuple(c["lead"]), tuple(c["hand"]), tuple(c["play"])) for c in asked if c["op"] == "follow"]
    throws = [(orders[c["id"]], tuple(c["throw"]), tuple(map(tuple, c["others"]))) for c in asked if c["op"] == "throw"]
    tricks = list(_tricks(Random(SEED)))

    def follow() -> None:
        for order, lead, hand, play in follows:
            if (led := lead_of(lead, order, WAYS)) is not None:
                breach(led, hand, play, order, WAYS)

    def throw() -> None:
        for order, lead, others in throws:
            if (led := lead_of(lead, order, WAYS)) is not None:
                settled(led, others, order, WAYS)

    def win() -> None:
        for order, plays in tricks:
            winner(plays, order, WAYS)

    yield _row("following checked, on the case file", "plays/s", follow, len(follows), 40_000)
    yield _row("throws settled, on the case file", "throws/s", throw, len(throws), 80_000)
    yield _row(f"winners of the tricks of {DEALS} deals", "tricks/s", win, len(tricks), 200_000)


def _tricks(rng: Random) -> Iterator[tuple[Order, tuple[Cards, ...]]]:
    """Yield the tricks of dealt hands: who leads plays a component at random, the others what they must."""
    for deal in range(DEALS):
        order = order_of(LEVELS[deal % len(LEVELS)], (*"SHCD", None)[deal % 5], WAYS)
        pack = rng.sample(DECK * 2, 2 * len(DECK))
        hands = [Counter(pack[seat * HAND : (seat + 1) * HAND]) for seat in range(SEATS)]
        seat = 0
        while hands[seat]:
            plays = [_led(hands[seat], order, rng)]
            lead = lead_of(plays[0], order, WAYS)
            if lead is None:
                raise AssertionError(plays)
            for turn in range(1, SEATS):
                plays.append(example(lead, tuple(hands[(seat + turn) % SEATS].elements()), order, WAYS))
            for turn, cards in enumerate(plays):
                hands[(seat + turn) % SEATS] -= Counter(cards)
            yield order, tuple(plays)
            seat = (seat + winner(plays, order, WAYS)) % SEATS


def _led(hand: Counter[str], order: Order, rng: Random) -> Cards:
    suit = order.suit_of[rng.choice(list(hand))]
    return rng.choice(parts([card for card in hand.elements() if order.suit_of[card] == suit], order, WAYS)).cards


def _row(what: str, unit: str, work: Callable[[], object], units: int, target: int) -> Row:
    found = median(rate(work, units) for _ in range(ROUNDS))
    return Row(f"升级: {what}", unit, found, "", None, None, f"{target:,}/s", found >= target)
