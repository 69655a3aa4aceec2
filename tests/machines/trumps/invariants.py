"""What holds of a 升级 or 炒地皮 match at every step, whatever was done: the log, its fold, its audit and its pictures agree."""

import re
from collections import Counter

from core.cards import DECK
from core.games import game_opened
from core.history import History
from core.rulebook import CLAUSES as ALL_CLAUSES
from core.script import judged
from core.trumps.known import certain, whole
from core.trumps.state import BOTTOM, Deal, State, deal_of
from events.memory import MemoryStore
from events.session import Session
from projections.library import Loaded, load_match
from tests.machines.invariants import chains, the_live_match_is_the_loaded_one, the_stored_results_are_those_of_the_rules
from tests.machines.trumps.strategies import NO_CARD

CLAUSES = {clause.id for clause in ALL_CLAUSES}
CHINESE = re.compile("[一-鿿]")
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
    the_cards_are_those_of_two_packs(deal_of(play))
    loaded = load_match(store, session.stream)
    the_stored_results_are_those_of_the_rules(loaded)
    return loaded


def every_finding_is_told(loaded: Loaded) -> None:
    """Every finding names a rule of its game or of the desk and a clause of the law, and is said in full in both languages."""
    game = game_opened(loaded.script.opening).key
    for taken in judged(loaded.script).taken:
        for violation in taken.violations:
            assert violation.rule.code.partition(".")[0] in (game, "desk")
            assert violation.rule.clause in CLAUSES
            for text in (violation.text, violation.effect):
                assert text.zh
                assert "{" not in text.zh + text.en
                assert not CHINESE.search(text.en.replace(NO_CARD, ""))


def the_cards_are_those_of_two_packs(deal: Deal | None) -> None:
    """Where a deal was recorded in full and every card that moved was held, the 108 cards are all there, each once."""
    if deal is None or not _two_packs(deal) or any(whole(hand) is None or hand.odd for hand in deal.hands):
        return
    if any(card not in PACKS for card in deal.bottom):
        return
    found = Counter(card for hand in deal.hands for card in certain(hand)) + Counter(card for _, card in deal.laid)
    found += Counter(deal.out) + (Counter() if deal.up else Counter(deal.bottom))
    assert found == PACKS


def _two_packs(deal: Deal) -> bool:
    """Say whether four hands as recorded before the burial leave eight cards of two packs for the bottom, and it is those."""
    given = Counter(card for hand in deal.given for card in hand or ())
    if None in deal.given or any(deal.buried) or not given <= PACKS or given.total() + BOTTOM != PACKS.total():
        return False
    return not deal.in_order and len(deal.taken) < 2 and (deal.burier is not None or Counter(deal.bottom) == PACKS - given)
