"""Who may overturn, in which order seats are asked, and what an overturn has to beat (SJ4.0 to SJ4.4)."""

from core.shengji.messages import Seat
from core.shengji.options import Options
from core.shengji.state import (
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
from core.shengji.trumps import BIG_JOKERS, TWOS_ABOVE, TWOS_BELOW, Shown


def declaring(deal: Deal) -> Seat | None:
    """Return who has declared trumps in this deal (报主玩家); None: nobody, or it is not known."""
    made = declaration(deal)
    return None if made is None else made[0].seat


def declaration(deal: Deal) -> tuple[Showing, int] | None:
    """Return what trumps were declared with, and at which draw; of two at the same draw that of who drew first (SJ2.1)."""
    shows = [(showing, at) for showing, at in deal.showings if showing.kind in ("declared", "insured")]
    return next((each for each in shows if each[0].seat == shows[-1][0].seat), None)


def may_not(deal: Deal, seat: Seat, options: Options) -> str:
    """Return why a seat may not overturn now; empty where it may.

    `own`: its showing stands; `declared`: it declared and nobody else has overturned; `declarer`, `bottom_card`: by the options.
    """
    standing = deal.standing
    if standing is not None and standing.kind == "third_bottom_card" and options.third_bottom_overturn == "not_allowed":
        return "bottom_card"
    if deal.overturns and standing is not None and standing.seat == seat:
        return "own"
    if seat == declaring(deal) and not deal.overturns:
        return "declared"
    if not deal.first and seat == deal.declarer and options.later_declarer_overturn == "declarer_never":
        return "declarer"
    return ""


def allowed(shown: Shown, options: Options) -> bool:
    """Say whether a pair is one that may overturn at all: a pair of 2s only where the option has it (SJ4.0a, SJ4.3)."""
    twos = shown.strength in (TWOS_BELOW, TWOS_ABOVE)
    return shown.pair and not (twos and options.twos_pair_overturn == "not_allowed")


def least(deal: Deal, options: Options) -> int:
    """Return the strength that an overturn has to be above (SJ4.3, SJ4.4); 0 where any pair is enough."""
    standing = deal.standing
    if standing is None or standing.kind in ("third_bottom_card", "noted"):
        return 0
    if standing.kind == "declared" and options.first_overturn_must_beat == "insured_pair":
        return 0
    return standing.strength


def asked_next(deal: Deal, options: Options) -> tuple[Seat | None] | None:
    """Return who is asked next once the bottom is buried (SJ4.2), in a tuple; (None,): whoever speaks first; None: nobody more.

    A declarer or showing that is not known leaves nobody to be asked; where trumps are only noted, nobody is asked in order.
    """
    standing = deal.standing
    if deal.first or standing is None or deal.declarer is None or standing.strength == BIG_JOKERS:
        return None
    if standing.kind == "noted":  # who has declared or overturned is not known
        return (None,)
    left = [seat for seat in _in_order(deal, options) if not may_not(deal, seat, options)]
    if not left:
        return None
    return (None,) if options.later_overturn_order == "first_to_speak" else (left[0],)


def asked_now(state: InDeal) -> Seat | None:
    """Return who is asked to overturn (SJ4.2), also while the bottom is still with, or due to, who has overturned before.

    None: nobody, or whoever speaks first; in the first deal, and before the declarer has buried, nobody is asked.
    """
    if isinstance(state, Overturning):
        return state.turn
    if not isinstance(state, BEFORE_PLAY) or state.deal.burier is None:
        return None
    asked = asked_next(state.deal, state.match.options)
    return None if asked is None else asked[0]


def _in_order(deal: Deal, options: Options) -> tuple[Seat, ...]:
    """Return the seats that can still be asked, in order: from the declarer's next player, the declarer last."""
    declarer, standing = deal.declarer or 0, deal.standing
    if options.later_overturn_order == "one_round":
        circle = tuple(SEATS[(declarer + n) % 4] for n in (1, 2, 3, 4))
        last = None if standing is None or standing.kind != "overturned" or standing.seat not in deal.spoken else standing.seat
        left = circle if last is None else circle[circle.index(last) + 1 :]
        return tuple(seat for seat in left if seat not in deal.spoken)
    start = declarer if not deal.overturns or standing is None or standing.seat is None else standing.seat
    circle = tuple(SEATS[(start + n) % 4] for n in (1, 2, 3, 4))
    return tuple(seat for seat in circle if seat not in deal.passed)


def due_to_take(deal: Deal) -> Seat | None:
    """Return who takes the bottom up next: the declarer, then who has overturned (SJ3.1, SJ4.2); None: nobody, or not known."""
    if deal.burier is None and not (deal.first and deal.takers):
        return deal.declarer
    return next(iter(deal.takers), None)


def buries_first(deal: Deal, options: Options) -> bool:
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


def takes_first(deal: Deal, seat: Seat, other: Seat, options: Options) -> bool | None:
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
