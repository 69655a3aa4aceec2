"""The four hands of a deal, or its draw card by card, folded at once where they are those of two whole packs.

The plain definition is `core.script.judged_one_by_one`; tests hold this one against it.
"""

from collections.abc import Sequence
from itertools import chain

from msgspec.structs import replace

from core.cards import BIT, UNKNOWN
from core.climb.held import exchanged, of
from core.game import Follows
from core.trick.pairs import pair_cards
from core.trumps.deals import with_hand
from core.trumps.evolve_cards import with_bottom_by_rest
from core.trumps.known import copies
from core.trumps.messages import CardDrawn, HandDealt, Seat
from core.trumps.state import ALL_DRAWN, HAND, PACKS, SEATS, Deal, Drawing, State, next_seat


def quiet_hands(state: State, acts: Sequence[object], start: int, stop: int, follows: Follows) -> tuple[State, int]:
    """Fold four hands that are recorded one after the other before anything else is done in a deal, and `follows` agrees.

    Return the state with them and the index of the act behind them; the state as it was and `start` in every other case.
    """
    upto = start + len(SEATS)
    if not isinstance(state, Drawing) or upto > stop or not _untouched(state.deal):
        return state, start
    given: dict[int, tuple[str, ...]] = {}
    for act in acts[start:upto]:
        if type(act) is not HandDealt or act.after_burial or len(act.cards) != HAND:
            return state, start
        given[act.seat] = act.cards
    bottom = [card for card in state.deal.bottom if card != UNKNOWN]
    if len(given) != len(SEATS) or not _of_two_packs([*chain.from_iterable(given.values()), *bottom]):
        return state, start
    if not all(follows(index, ()) for index in range(start, upto)):
        return state, start
    one, two, three, four = (of(given[seat], packs=PACKS) for seat in SEATS)
    cards = tuple(given[seat] for seat in SEATS)
    return Drawing(state.match, with_bottom_by_rest(replace(state.deal, hands=(one, two, three, four), given=cards))), upto


def _of_two_packs(cards: list[str]) -> bool:
    """Say whether all cards are recorded with suit and rank, and none is there a third time."""
    twice = pair_cards(cards)
    return BIT.keys() >= set(cards) and len(set(twice)) == len(twice)


def _untouched(deal: Deal) -> bool:
    """Say whether nothing is known of the hands of a deal yet, and nothing was done in it."""
    known = any(deal.given) or deal.draws or deal.showings or deal.taken or deal.burier is not None or any(deal.exposed)
    return not known and not deal.laid and deal.whole and deal.left == (HAND, HAND, HAND, HAND)


def quiet_draws(state: State, acts: Sequence[object], start: int, stop: int, follows: Follows) -> tuple[State, int]:
    """Fold single draws in turn of cards that two packs still hold; the last draw of a deal is left to the plain rules."""
    if not isinstance(state, Drawing) or any(state.deal.given) or any(state.deal.exposed):
        return state, start
    deal, everywhere = state.deal, copies(state.deal)
    drawn: list[tuple[Seat, str]] = list(deal.draws)
    numbers = [sum(seat == each for seat, _ in drawn) for each in SEATS]
    turn = next_seat(drawn[-1][0]) if drawn else deal.first_drawer
    index = start
    while index < stop and len(drawn) < ALL_DRAWN - 1:
        act = acts[index]
        if type(act) is not CardDrawn or act.card not in BIT or everywhere[act.card] >= PACKS or numbers[act.seat] >= HAND:
            break
        if (turn is not None and act.seat != turn) or not follows(index, ()):
            break
        everywhere[act.card] += 1
        numbers[act.seat] += 1
        drawn.append((act.seat, act.card))
        turn = next_seat(act.seat)
        index += 1
    if index == start:
        return state, start
    for seat, card in drawn[len(deal.draws) :]:
        if (hand := deal.hands[seat]).unknown:
            deal = with_hand(deal, seat, exchanged(hand, (UNKNOWN,), (card,)))
    return Drawing(state.match, replace(deal, draws=tuple(drawn))), index
