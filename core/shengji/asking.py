"""Who may overturn, in which order seats are asked, and what an overturn has to beat (SJ4.0 to SJ4.4)."""

from core.shengji.options import Options
from core.trumps.asking import declaring
from core.trumps.messages import Seat
from core.trumps.state import SEATS, Deal
from core.trumps.trumps import BIG_JOKERS, TWOS_ABOVE, TWOS_BELOW, Shown


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
