"""Timing that holds when the machine's speed drifts: the two sides in turn, the ratio pair by pair, medians."""

import time
from collections.abc import Callable
from statistics import median

import msgspec

ROUNDS = 7
LEAST = 0.2  # seconds of work in each sample


class Pair(msgspec.Struct, frozen=True):
    """Medians over all rounds: our rate, theirs (units per second), and ours divided by theirs, round by round."""

    ours: float
    theirs: float
    ratio: float


def rate(work: Callable[[], object], units: int) -> float:
    """Return how many units a second one side does, in processor time, over at least `LEAST` seconds."""
    runs, begun = 0, time.process_time()
    while (took := time.process_time() - begun) < LEAST:
        work()
        runs += 1
    return runs * units / took


def paired(ours: Callable[[], object], theirs: Callable[[], object], units: int, rounds: int = ROUNDS) -> Pair:
    """Measure both in turn, the same number of units each."""
    rates = [(rate(ours, units), rate(theirs, units)) for _ in range(rounds)]
    return Pair(median(a for a, _ in rates), median(b for _, b in rates), median(a / b for a, b in rates))


def wall(work: Callable[[int], object], times: int) -> float:
    """Return how many times a second something is done, in wall time: what waits for the disk."""
    begun = time.perf_counter()
    for n in range(times):
        work(n)
    return times / (time.perf_counter() - begun)
