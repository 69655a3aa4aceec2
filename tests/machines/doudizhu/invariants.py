"""What holds of a 斗地主 match at every step, whatever was done: the log, its fold, its audit and its pictures agree."""

from core.cards import BIT, FULL, bits
from core.desk.messages import AtDesk
from core.doudizhu.messages import CardsPlayed
from core.doudizhu.state import SEATS, Deal, Match, State, Waiting, deal_of, in_force, standing
from core.history import History
from events.memory import MemoryStore
from events.session import Session
from projections.doudizhu.frames import frames
from projections.library import Loaded, load_match
from tests.machines.doudizhu.leaks import VIEWERS, leaks
from tests.machines.invariants import chains, the_live_match_is_the_loaded_one, the_stored_results_are_those_of_the_rules


def play_of(history: History) -> State:
    play: State = history.table.play
    return play


def check(session: Session, store: MemoryStore) -> Loaded:
    """Hold all of it against a session and its store; return the match as it is loaded to be looked at."""
    chains(store)
    the_live_match_is_the_loaded_one(session, store)
    play = play_of(session.history)
    the_points_sum_to_zero(play.match)
    loaded = load_match(store, session.stream)
    the_cards_are_those_of_the_pack(play, loaded, session.history)
    the_stored_results_are_those_of_the_rules(loaded)
    it_can_be_shown(loaded, session.history)
    viewer = VIEWERS[session.history.version % len(VIEWERS)]
    found = leaks(loaded.log, viewer)
    assert not found, (viewer, found)
    return loaded


def the_points_sum_to_zero(match: Match) -> None:
    sums = [0, 0, 0]
    for deal in match.deals:
        counts, scores = in_force(deal)
        if counts and scores is not None:
            assert sum(scores) == 0
            for seat in SEATS:
                sums[seat] += scores[seat]
    assert standing(match).totals == match.totals == tuple(sums)
    assert [deal.number for deal in match.deals] == list(range(1, len(match.deals) + 1))


def the_cards_are_those_of_the_pack(play: State, loaded: Loaded, history: History) -> None:
    """Where a deal was recorded in full and every card played has its suit and was held, all 54 cards are somewhere, once."""
    deal = deal_of(play)
    if deal is None or not _one_pack(deal) or not all(hand.known and not hand.odd for hand in deal.hands):
        return
    events = [loaded.log[version - 1].event for version in history.line()]
    if any(card not in BIT for event in events if isinstance(event, CardsPlayed) for card in event.cards):
        return
    held = [hand.cards for hand in deal.hands]
    bottom = 0 if deal.landlord is not None else bits(deal.bottom or ())
    places = (*held, deal.laid, bottom)
    assert sum(place.bit_count() for place in places) == FULL.bit_count()
    assert places[0] | places[1] | places[2] | places[3] | places[4] == FULL


def _one_pack(deal: Deal) -> bool:
    """Say whether the deal as recorded is the whole pack, each card once, and the landlord took the three that were laid."""
    if deal.bottom is None or deal.included is not None or any(given is None for given in deal.given):
        return False
    cards = [card for given in (*deal.given, deal.bottom) for card in given or ()]
    return len(cards) == FULL.bit_count() and set(cards) == BIT.keys()


def it_can_be_shown(loaded: Loaded, history: History) -> None:
    shown = frames(loaded.log, loaded.texts)
    assert [frame.step.version for frame in shown] == list(range(1, history.version + 1))
    stands = {*history.line(), *(n for n, entry in enumerate(loaded.log, 1) if isinstance(entry.event, AtDesk))}
    assert [frame.step.slipped for frame in shown] == [frame.step.version not in stands for frame in shown]
    play = play_of(history)
    deal = deal_of(play)
    if deal is not None and not isinstance(play, Waiting):
        last = shown[-1]
        for seat in SEATS:
            hand = deal.hands[seat]
            if not hand.vague:  # else it is not known which of the cards have gone
                assert last.hands[seat].unknown >= 0
                assert len(last.hands[seat].cards) + last.hands[seat].unknown == hand.left
