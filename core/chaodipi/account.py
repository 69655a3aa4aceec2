"""How the collectors' total comes about, one thing after the other, so that it can be computed again by hand (CD4.1)."""

from collections.abc import Iterator

from core.chaodipi.fines import Fine as Counted
from core.chaodipi.fines import fined
from core.chaodipi.options import Options
from core.chaodipi.settle import counted, role_of
from core.trumps.messages import Seat
from core.trumps.state import Change, Fine, Settled


def account(deal: Settled, options: Options) -> tuple[Change, ...]:
    """Return what has made the total of a deal that is over, in the order in which it counts (option `penalties_counted`).

    None where nobody is fined, or where the total before fines, or who declares, is not known.
    """
    if not deal.fines or deal.raw is None or deal.declarer is None:
        return ()
    found: list[Change] = []
    then = 0
    for fine, due in _in_order(deal.raw, counted(deal.fines, options), deal.declarer, options):
        was = then
        then = was + due if fine is None else fined(was, Counted(role_of(fine.seat, deal.declarer), fine.points, fine.clause))
        found.append(Change(fine, due, then - was, then))
    return tuple(found)


def _in_order(raw: int, fines: tuple[Fine, ...], declarer: Seat, options: Options) -> Iterator[tuple[Fine | None, int]]:
    """Yield what was taken and each fine, with what it would change: all that was taken first, or at the moment of each fine."""
    off = tuple(fine for fine in fines if role_of(fine.seat, declarer) == "collectors")
    on = tuple(fine for fine in fines if fine not in off)
    if options.penalties_counted == "end_of_deal":
        yield None, raw
        for fine in (*off, *on):
            yield fine, -fine.points if fine in off else fine.points
        return
    had = 0
    for fine in sorted(fines, key=lambda each: each.at):
        if fine.at > had:
            yield None, fine.at - had
            had = fine.at
        yield fine, -fine.points if fine in off else fine.points
    if raw > had:
        yield None, raw - had
