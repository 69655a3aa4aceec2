"""Who has declared trumps, who is asked to overturn now, and whose the bottom is (SJ2.1, SJ3.1, SJ4.2)."""

from core.trumps.messages import Seat
from core.trumps.readings import Readings
from core.trumps.state import (
    BEFORE_PLAY,
    SEATS,
    Counting,
    Deal,
    Decided,
    InDeal,
    Overturning,
    Showing,
    State,
    Waiting,
    deal_of,
)


def declaring(deal: Deal) -> Seat | None:
    """Return who has declared trumps in this deal (报主玩家); None: nobody, or it is not known."""
    made = declaration(deal)
    return None if made is None else made[0].seat


def declaration(deal: Deal) -> tuple[Showing, int] | None:
    """Return what trumps were declared with, and at which draw; of two at the same draw that of who drew first (SJ2.1)."""
    shows = [(showing, at) for showing, at in deal.showings if showing.kind in ("declared", "insured")]
    return next((each for each in shows if each[0].seat == shows[-1][0].seat), None)


def asked_now(state: InDeal) -> Seat | None:
    """Return who is asked to overturn (SJ4.2), also, where a game asks ahead, before who has overturned has buried.

    None: nobody, or whoever speaks first; in the first deal, and before the declarer has buried, nobody is asked.
    """
    if isinstance(state, Overturning):
        return state.turn
    if not isinstance(state, BEFORE_PLAY) or state.deal.burier is None or not state.match.own.asks_ahead:
        return None
    asked = state.match.own.asked_next(state.deal, state.match.options)
    return None if asked is None else asked[0]


def due_to_take(deal: Deal) -> Seat | None:
    """Return who takes the bottom up next: the declarer, then who has overturned (SJ3.1, SJ4.2); None: nobody, or not known."""
    if deal.burier is None and not (deal.first and deal.takers):
        return deal.declarer
    return next(iter(deal.takers), None)


def buries_first(deal: Deal, options: Readings) -> bool:
    """Say whether who has the bottom up in the first deal buries before who overturns now: it is his by an overturn of his own.

    By the option `first_deal_bottom` = `each_in_turn` (SJ4.3); else the bottom goes back on the table, for who has overturned.
    """
    if not deal.up or options.first_deal_bottom != "each_in_turn":
        return False
    return any(showing.kind == "overturned" and showing.seat == deal.taken[-1] for showing, _ in deal.showings)


def knows_bottom(state: State, seat: Seat) -> bool | None:
    """Say whether a seat may see the bottom as it lies: who has it up, or buried it last, and all once shown (SJ3.1, SJ4.2).

    None: who has buried is not recorded, or the deal may have been over, so that it may have been shown to all.
    """
    deal = deal_of(state)
    if deal is None:
        return None
    if deal.bottom_shown is not None:
        return True
    if deal.up or deal.burier is not None:
        own = seat == (deal.taken[-1] if deal.up else deal.burier)
        return own or (None if may_be_over(state) else False)
    return False if isinstance(state, BEFORE_PLAY) else None


def may_be_over(state: State) -> bool:
    """Say whether the bottom may be shown to all (SJ3.1): all cards are played, or may have been where plays are not recorded."""
    return isinstance(state, (Waiting, Decided, Counting)) or not state.deal.whole


def takes_first(deal: Deal, seat: Seat, other: Seat, options: Readings) -> bool | None:
    """Say whether of two seats that show at the same draw the first draws before the other; None: who drew first is not known.

    Where neither the record nor the draws say so, the declarer of a later deal draws first (option `shuffle_and_cut`).
    """
    start = deal.first_drawer if deal.first_drawer is not None else deal.draws[0][0] if deal.draws else None
    if start is None and not deal.first and options.shuffle_and_cut == "as_cd5":
        start = deal.declarer
    if start is None:
        return None
    order = [SEATS[(start + n) % 4] for n in range(4)]
    return order.index(seat) < order.index(other)
