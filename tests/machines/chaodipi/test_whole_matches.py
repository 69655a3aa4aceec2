"""Whole matches of 炒地皮 that bots play under any readings: lawful ones, and with wrong follows among them."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from core.cards import DECK
from core.chaodipi.game import CHAODIPI
from core.chaodipi.messages import MatchOpened
from core.chaodipi.options import DEFAULTS, OPTIONS, Options
from core.messages import Acted
from core.script import judged, judged_one_by_one, script
from core.trumps.known import certain, whole
from core.trumps.messages import CardsPlayed
from core.trumps.state import Decided, Following, Leading, State, deal_of
from tests.core.given import CHIEF
from tests.machines.trumps.bots import whole_match

PLAYERS = ("p-a", "p-b", "p-c", "p-d")
TWO_PACKS = Counter([*DECK, *DECK])


def readings(random: Random) -> Options:
    """Any readings but those under which somebody has to be asked before the match goes on."""
    chosen = {option.key: random.choice(tuple(option.values)) for option in OPTIONS}
    chosen |= {"later_deal_uncalled": "third_bottom_card", "hook_no_trump": "off_suit", "next_declarer": "next_player"}
    return msgspec.convert(chosen, Options)


def the_cards_are_all_there(state: State) -> None:
    deal = deal_of(state)
    if deal is None or any(whole(hand) is None for hand in deal.hands) or (deal.draws and len(deal.draws) < 100):
        return
    found = Counter(card for hand in deal.hands for card in certain(hand)) + Counter(card for _, card in deal.laid)
    found += Counter(deal.out) + (Counter() if deal.up else Counter(deal.bottom))
    assert found == TWO_PACKS


def folded(opening: MatchOpened, acts: tuple[Acted, ...], allowed: set[str]) -> tuple[State, list[Any]]:
    """The state after acts that break no rule but these, and every event."""
    state, events = CHAODIPI.opened(opening), list[Any]([opening])
    for act in acts:
        assert {found.rule.code for found in CHAODIPI.examine(state, act)} <= allowed, act
        for event in CHAODIPI.outcome(state, act):
            state = CHAODIPI.evolve(state, event)
            events.append(event)
        the_cards_are_all_there(state)
    return state, events


@pytest.mark.parametrize("seed", range(3))
def test_a_lawful_match_has_no_finding_but_failed_throws(seed: int) -> None:
    random = Random(seed)
    opening = MatchOpened(PLAYERS, readings(random) if seed else DEFAULTS)
    acts = whole_match(random, opening, 5)

    state, events = folded(opening, acts, {"chaodipi.throw_failed"})

    assert len(state.match.deals) == 5 or isinstance(state, Decided)
    told = script([(event, CHIEF) for event in events])
    assert judged(told).table == judged_one_by_one(told).table, "what is folded at once is what the rules give one by one"


@pytest.mark.parametrize("seed", range(3, 6))
def test_wrong_follows_are_found_fined_and_lose_no_card(seed: int) -> None:
    random = Random(seed)
    opening = MatchOpened(PLAYERS, readings(random))
    opening = replace(opening, options=replace(opening.options, wrong_follow_cards="cards_due"))
    state, wrong = CHAODIPI.opened(opening), 0
    acts = [act for act in whole_match(random, opening, 1) if not isinstance(act, CardsPlayed)]
    while True:
        act = acts.pop(0) if acts else at_chance(state, random)
        if act is None:
            break
        wrong += any(found.rule.code.endswith(("not_followed", "not_given")) for found in CHAODIPI.examine(state, act))
        for event in CHAODIPI.outcome(state, act):
            state = CHAODIPI.evolve(state, event)
        the_cards_are_all_there(state)
    (deal,) = state.match.deals
    assert wrong == [fine.clause for fine in deal.fines].count("CD4.3") > 0
    assert deal.points is not None


def at_chance(state: State, random: Random) -> CardsPlayed | None:
    """A play of cards that the seat has, as many as were led, following or not; None once the deal is over."""
    if not isinstance(state, (Leading, Following)) or state.turn is None:
        return None
    hand = certain(state.deal.hands[state.turn])
    number = len(state.plays[0].cards) if isinstance(state, Following) and state.plays else 1
    return CardsPlayed(state.turn, tuple(random.sample(hand, min(number, len(hand)))))
