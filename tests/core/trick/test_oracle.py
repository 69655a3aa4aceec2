"""The engine agrees with the plain definition: every play of small hands, at every level, with every trump suit and reading."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from core.trick.choices import count, plays
from core.trick.follow import LISTED, Breach, breach, example
from core.trick.order import Order, order_of
from core.trick.parts import Lead, lead_of
from core.trick.throws import beaten_by, settled
from core.trick.ways import Ways
from core.trick.winner import winner
from tests.core.trick import oracle

SETTINGS = [
    (level, suit, twos)
    for level in "23456789TJQKA"
    for suit in (*"SHCD", None)
    for twos in (False, True)
    if not (twos and level == "2")
]
IDS = [f"{level}{suit or '-'}{'+2' if twos else ''}" for level, suit, twos in SETTINGS]


def ways(twos: bool, **readings: str) -> Ways:
    return Ways(permanent_trumps="jokers_and_twos" if twos else "jokers", throw_trumps="allowed", **readings)


def dense(order: Order, suit: str, chance: Random, number: int) -> tuple[str, ...]:
    """Cards of a suit that lie near each other and are often there twice."""
    cards = sorted((card for card in order.place if order.suit_of[card] == suit), key=order.place.__getitem__)
    start = chance.randrange(max(1, len(cards) - 7))
    near = cards[start : start + 7]
    pack = [card for card in near for _ in range(2)]
    return tuple(chance.sample(pack, min(number, len(pack))))


def leads(order: Order, reading: Ways, suit: str, chance: Random) -> Lead:
    lead = lead_of(dense(order, suit, chance, chance.choice((1, 2, 4, 4, 5, 6))), order, reading)
    assert lead is not None
    return lead


def hands(order: Order, lead: Lead, chance: Random, number: int) -> tuple[str, ...]:
    """A hand mostly of the suit led, no card of it and the lead more than twice in all."""
    other = chance.choice([suit for suit in ("S", "H", "C", "D", "T") if suit in order.strength and suit != lead.suit])
    free = Counter(dict.fromkeys(order.place, 2)) - Counter(lead.cards)
    mine = dense(order, lead.suit, chance, number) + dense(order, other, chance, 2)
    return tuple((Counter(mine) & free).elements())[: number + 1]


@pytest.mark.parametrize(("level", "suit", "twos"), SETTINGS, ids=IDS)
def test_every_play_of_a_hand_is_judged_as_the_clauses_say(level: str, suit: str | None, twos: bool) -> None:
    chance = Random(f"{level}{suit}{twos}")
    for reading, lengths in ((ways(twos), "longest"), (ways(twos, follow_tractor="same_length"), "same_length")):
        order, table = order_of(level, suit, reading), oracle.Table(level, suit, twos)
        for led in order.strength:
            lead = leads(order, reading, led, chance)
            hand = hands(order, lead, chance, 8)
            if len(hand) < len(lead.cards):
                continue
            components = [part.pairs for part in lead.parts if part.pairs]
            lawful, wrong = set(), list[Breach]()
            for play in set(combinations(sorted(hand), len(lead.cards))):
                expected = oracle.follows(table, lead.cards, components, hand, play, lengths)
                found = breach(lead, hand, play, order, reading)
                assert (found is None) == expected, (lead, hand, play, found)
                if found is None:
                    lawful.add(play)
                else:
                    wrong.append(found)
            for each in wrong:
                assert tuple(sorted(each.example)) in lawful
                assert all(any(Counter(due) <= Counter(play) for play in lawful) for due in each.due), (lead, hand, each)
                missed = [play for play in lawful if not any(Counter(due) <= Counter(play) for due in each.due)]
                assert not missed or len(each.due) == LISTED, (lead, hand, each)
            assert tuple(sorted(example(lead, hand, order, reading))) in lawful
            assert count(lead, hand, order, reading) == len(lawful)
            assert {tuple(sorted(play)) for play in plays(lead, hand, order, reading, 2000) or ()} == lawful


@pytest.mark.parametrize("policy", ["largest_component", "all_components", "highest_card"])
@pytest.mark.parametrize(("level", "suit", "twos"), SETTINGS[::3], ids=IDS[::3])
def test_tricks_are_won_as_the_clauses_say(level: str, suit: str | None, twos: bool, policy: str) -> None:
    chance = Random(f"{level}{suit}{twos}{policy}")
    for split_pairs in (True, False):
        reading = ways(twos, over_ruff=policy, ruff_pair_as_singles="yes" if split_pairs else "no")
        order, table = order_of(level, suit, reading), oracle.Table(level, suit, twos)
        for led in order.strength:
            lead = leads(order, reading, led, chance)
            number = len(lead.cards)
            played = [lead.cards]
            for _ in range(3):
                cards = dense(order, chance.choice((led, "T")), chance, number)
                played.append(cards if len(cards) == number else lead.cards)
            shape = [part.pairs for part in lead.parts]
            assert winner(played, order, reading) == oracle.wins(table, shape, played, policy, split_pairs), (lead, played)


@pytest.mark.parametrize(("level", "suit", "twos"), SETTINGS, ids=IDS)
def test_throws_are_settled_as_the_clauses_say(level: str, suit: str | None, twos: bool) -> None:
    chance = Random(f"throw{level}{suit}{twos}")
    reading = ways(twos)
    order, table = order_of(level, suit, reading), oracle.Table(level, suit, twos)
    for led in order.strength:
        lead = leads(order, reading, led, chance)
        others = [dense(order, led, chance, chance.randrange(6)) for _ in range(3)]
        lost = [
            part for part in lead.parts if any(oracle.beats_component(table, part.cards, part.pairs, hand) for hand in others)
        ]
        forced = settled(lead, others, order, reading)
        if not lost or len(lead.parts) == 1:
            assert forced is None
        else:
            assert forced == min(lost, key=lambda part: (part.place, len(part.cards)))
        for hand in others:
            assert set(beaten_by(lead, hand, order)) == {
                part for part in lead.parts if oracle.beats_component(table, part.cards, part.pairs, hand)
            }
