"""How the collectors' total comes about, one thing after the other, so that it can be computed again by hand (CD4.1)."""

from collections.abc import Iterator

from core.chaodipi.fines import Fine as Counted
from core.chaodipi.fines import fined
from core.chaodipi.options import Options
from core.chaodipi.settle import counted, in_moments, role_of
from core.trumps.messages import Seat
from core.trumps.state import Change, Fine, Settled


def account(deal: Settled, options: Options) -> tuple[Change, ...]:
    """Return what has made the total of a deal that is over, in the order in which it counts (option `penalties_counted`).

    None where nobody is fined, or where the total before fines, or who declares, is not known.
    """
    if not deal.fines or deal.raw is None or deal.declarer is None:
        return ()
    fines = counted(deal.fines, options)
    found: list[Change] = []
    then = 0
    at_the_end = options.penalties_counted == "end_of_deal"
    for each in _by_side(deal.raw, fines, deal.declarer) if at_the_end else in_moments(deal.raw, fines):
        if isinstance(each, int):
            change = Change(None, each, each, then + each)
        else:
            role = role_of(each.seat, deal.declarer)
            total = fined(then, Counted(role, each.points, each.clause))
            change = Change(each, -each.points if role == "collectors" else each.points, total - then, total)
        found.append(change)
        then = change.then
    return tuple(found)


def _by_side(raw: int, fines: tuple[Fine, ...], declarer: Seat) -> Iterator[Fine | int]:
    """Yield all that was taken, then the fines of the collectors, then those of the declarers."""
    yield raw
    yield from sorted(fines, key=lambda fine: role_of(fine.seat, declarer) != "collectors")
