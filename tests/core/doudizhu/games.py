"""Whole deals played by the rules at random, kept in a notebook that knows nothing of the core's states."""

from collections.abc import Sequence
from random import Random

import msgspec

from core.cards import BIT, DECK, bits
from core.climb.kinds import Reading
from core.doudizhu.legal_plays import forms
from core.doudizhu.messages import CardsPlayed, Passed, Seat, Side, Spring
from core.doudizhu.options import DEFAULTS, Options
from tests.core.doudizhu.given import LETTERS, SEAT, Deal

Moves = tuple[CardsPlayed | Passed, ...]


class Played(msgspec.Struct, frozen=True):
    """A deal that was played to its end, and what the notebook says of it."""

    moves: Moves
    landlord: Seat
    winner: Side
    bombs: int  # the rocket too
    spring: Spring

    def scores(self, bid: int) -> tuple[int, int, int]:
        """What the seats get, by DZ8 in plain words."""
        part = bid
        for _ in range(self.bombs):
            part *= 2
        if self.spring != "none":
            part *= 2
        sign = 1 if self.winner == "landlord" else -1
        one, two, three = (sign * (2 * part if seat == self.landlord else -part) for seat in (0, 1, 2))
        return one, two, three


def shuffled(random: Random) -> Deal:
    """A pack dealt out at random."""
    return dealt(random.sample(DECK, len(DECK)))


def dealt(pack: Sequence[str]) -> Deal:
    return Deal((tuple(pack[:17]), tuple(pack[17:34]), tuple(pack[34:51])), tuple(pack[51:]))


def follower(seat: Seat) -> Seat:
    return SEAT[LETTERS[(seat + 1) % 3]]


def played_out(deal: Deal, landlord: Seat, random: Random, options: Options = DEFAULTS) -> Played:
    """Play a deal from the landlord's lead until a hand is empty; every play is lawful."""
    left = [bits(hand) for hand in deal.hands]
    left[landlord] |= bits(deal.bottom)
    moves: list[CardsPlayed | Passed] = []
    plays, bombs, passed = [0, 0, 0], 0, 0
    lies: Reading | None = None
    seat = landlord
    while True:
        found = forms(left[seat], lies, options)
        if lies is not None and (not found or random.random() < 0.3):
            moves.append(Passed(seat))
            passed += 1
            if passed == 2:
                lies, passed = None, 0
            seat = follower(seat)
            continue
        form = max(random.sample(found, min(3, len(found))), key=lambda form: len(form.cards))
        moves.append(CardsPlayed(seat, form.cards))
        for card in form.cards:
            left[seat] ^= BIT[card]
        plays[seat] += 1
        bombs += form.reading.kind in ("bomb", "rocket")
        lies, passed = form.reading, 0
        if not left[seat]:
            break
        seat = follower(seat)
    winner: Side = "landlord" if seat == landlord else "farmers"
    spring: Spring = "none"
    if winner == "landlord" and sum(plays) == plays[landlord]:
        spring = "spring"
    elif winner == "farmers" and plays[landlord] == 1:
        spring = "counter_spring"
    return Played(tuple(moves), landlord, winner, bombs, spring)
