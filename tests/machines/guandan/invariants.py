"""What holds of a 掼蛋 match at every step, whatever was done: the log, its fold, its audit and its pictures agree."""

from collections import Counter

from core.cards import BIT, DECK
from core.climb.held import Held
from core.guandan.messages import CardsPlayed
from core.guandan.settle import course
from core.guandan.state import SEATS, Deal, State, deal_of
from core.history import History
from events.memory import MemoryStore
from events.session import Session
from projections.library import Loaded, load_match
from tests.core.guandan.given import folded_from_the_beginning
from tests.machines.invariants import chains, the_live_match_is_the_loaded_one, the_stored_results_are_those_of_the_rules

PACKS = Counter([*DECK, *DECK])


def play_of(history: History) -> State:
    play: State = history.table.play
    return play


def check(session: Session, store: MemoryStore) -> Loaded:
    """Hold all of it against a session and its store; return the match as it is loaded to be looked at."""
    chains(store)
    the_live_match_is_the_loaded_one(session, store)
    play = play_of(session.history)
    assert [deal.number for deal in play.match.deals] == list(range(1, len(play.match.deals) + 1))
    assert course(play.match) == folded_from_the_beginning(play.match)
    loaded = load_match(store, session.stream)
    the_cards_are_those_of_two_packs(play, loaded, session.history)
    the_stored_results_are_those_of_the_rules(loaded)
    return loaded


def the_cards_are_those_of_two_packs(play: State, loaded: Loaded, history: History) -> None:
    """Where a deal was recorded in full and every card moved has its suit and was held, the 108 cards are all there."""
    deal = deal_of(play)
    if deal is None or not _two_packs(deal) or any(not hand.known or hand.odd for hand in deal.hands):
        return
    events = [loaded.log[version - 1].event for version in history.line()]
    if any(card not in BIT for event in events if isinstance(event, CardsPlayed) for card in event.cards):
        return
    on_the_way = [card for _, card, taker in (*deal.tribute.paid, *deal.tribute.returned) if taker is None]
    if any(card not in BIT for _, card, _ in (*deal.tribute.paid, *deal.tribute.returned)):
        return
    held = [card for seat in SEATS for card in held_by(deal.hands[seat])]
    assert Counter([*held, *on_the_way, *(card for _, card in deal.laid)]) == PACKS


def _two_packs(deal: Deal) -> bool:
    """Say whether the deal as recorded is two whole packs."""
    return Counter(card for given in deal.given for card in given or ()) == PACKS


def held_by(hand: Held) -> list[str]:
    """The cards of a hand that is known in full."""
    once = [card for card, bit in BIT.items() if hand.cards & bit]
    return [*once, *(card for card, bit in BIT.items() if hand.more & bit)]
