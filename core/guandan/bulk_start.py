"""The four hands of a deal, when they are two whole packs, folded at once.

The plain definition is `core.script.judged_one_by_one`; tests hold this one against it.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from core.cards import DECK
from core.climb.held import Held
from core.climb.packed import of_bits
from core.climb.two_packs import two_packs
from core.game import Follows
from core.guandan.messages import HandDealt
from core.guandan.state import HAND, SEATS, Deal, Dealing, Leading, Paying, State

PACKS = sorted((*DECK, *DECK))


def quiet_hands(state: State, acts: Sequence[object], start: int, stop: int, follows: Follows) -> tuple[State, int]:
    """Fold four hands that are recorded one after the other before anything else is done in a deal, and `follows` agrees.

    Return the state with them and the index of the act behind them; the state as it was and `start` in every other case.
    """
    upto = start + len(SEATS)
    if not isinstance(state, (Dealing, Paying, Leading)) or upto > stop or not _untouched(state.deal):
        return state, start
    given: dict[int, tuple[str, ...]] = {}
    for act in acts[start:upto]:
        if type(act) is not HandDealt or act.after_tribute or len(act.cards) != HAND:
            return state, start
        given[act.seat] = act.cards
    if len(given) != len(SEATS) or sorted(card for cards in given.values() for card in cards) != PACKS:
        return state, start
    if not all(follows(index, ()) for index in range(start, upto)):
        return state, start
    one, two, three, four = (_held(given[seat]) for seat in SEATS)
    cards = tuple(given[seat] for seat in SEATS)
    return replace(state, deal=replace(state.deal, hands=(one, two, three, four), given=cards)), upto


def _untouched(deal: Deal) -> bool:
    """Say whether nothing is known of the cards of a deal yet, and nothing was done in it."""
    tribute = deal.tribute
    if any(deal.given) or tribute.paid or tribute.claims or tribute.returned or not tribute.recorded:
        return False
    return not (deal.plays or deal.laid or deal.drawn or any(deal.exposed)) and deal.whole


def _held(cards: tuple[str, ...]) -> Held:
    found = two_packs(cards)
    return Held(found.once, of_bits(found.once) + of_bits(found.twice), more=found.twice, packs=2)
