"""What an offence costs in points (CD4.1 to CD4.6), and what fines make of the collectors' points.

A fine of the collectors is taken off their points, down to 0; one of the declarers is added to them, up to 200 (CD4.1). Fines are
in points; 5, 10 and K have 200 of them.
"""

from collections.abc import Iterable
from typing import Literal

import msgspec

MOST, LEAST = 200, 0  # CD4.1
PER_CARD = 10  # CD4.2, CD4.3
DELIBERATE = 20  # CD4.3, each time
BURIAL = 80  # CD4.4
FOLLOWS = "CD4.3"
COUNTS = "CD4.6"
COUNT = 10  # CD4.6, one hand too many or too few
COUNT_WITH_PARTNER = 20  # CD4.6, too many and too few between partners

Role = Literal["declarers", "collectors"]


class Fine(msgspec.Struct, frozen=True, gc=False):
    """Points that a side is fined, and the clause that says so."""

    of: Role
    points: int
    clause: str


class Gain(msgspec.Struct, frozen=True, gc=False):
    """Points that the collectors took, with a trick or from the bottom."""

    points: int


def failed_throw(of: Role, thrown: int, beaten: int, reading: Literal["per_thrown_card", "per_beaten_card"]) -> Fine:
    """Return the fine for a throw of `thrown` cards of which `beaten` cards are beaten (CD4.2).

    >>> failed_throw("declarers", 4, 2, "per_thrown_card").points, failed_throw("declarers", 4, 2, "per_beaten_card").points
    (40, 20)
    """
    return Fine(of, PER_CARD * (thrown if reading == "per_thrown_card" else beaten), "CD4.2")


def wrong_follow(of: Role, wrong: int, deliberate: bool, reading: Literal["added", "instead"]) -> Fine:
    """Return the fine for a follow with `wrong` cards; that it was `deliberate` the chief referee finds (CD4.3).

    >>> [wrong_follow("collectors", 3, intent, "added").points for intent in (False, True)]
    [30, 50]
    >>> wrong_follow("collectors", 3, True, "instead").points
    20
    """
    if not deliberate:
        return Fine(of, PER_CARD * wrong, "CD4.3")
    return Fine(of, DELIBERATE + (PER_CARD * wrong if reading == "added" else 0), "CD4.3")


def wrong_burial(
    buried: int,
    last_burier: Role,
    reading: Literal["last_burier", "declarers"],
    before_lead: bool,
    then: Literal["fined", "free"],
) -> Fine | None:
    """Return the fine for a bottom that is not eight cards (CD4.4); None where eight lie there, or it is put right for nothing.

    `before_lead`: found before the first lead, where the option `wrong_burial_before_lead` (`then`) decides.

    >>> wrong_burial(9, "collectors", "last_burier", False, "fined"), wrong_burial(7, "collectors", "declarers", True, "free")
    (Fine(of='collectors', points=80, clause='CD4.4'), None)
    """
    if buried == 8 or (before_lead and then == "free"):
        return None
    return Fine("declarers" if reading == "declarers" else last_burier, BURIAL, "CD4.4")


def wrong_count(
    over: Iterable[Role], short: Iterable[Role], buried: int, reading: Literal["burial_alone", "both"]
) -> tuple[Fine, ...]:
    """Return the fines for hands of a wrong number (CD4.6): `over` and `short` name the side of each such hand.

    One hand over and one short: what is too much is drawn by the other, and only partners are fined. A hand over or short
    alone is fined 10. Where the bottom is not eight, CD4.4 alone holds (option `wrong_burial_and_count`).

    >>> wrong_count(["declarers"], ["declarers"], 8, "burial_alone")
    (Fine(of='declarers', points=20, clause='CD4.6'),)
    >>> wrong_count(["declarers"], ["collectors"], 8, "burial_alone")
    ()
    >>> wrong_count([], ["collectors"], 8, "burial_alone"), wrong_count([], ["collectors"], 9, "burial_alone")
    ((Fine(of='collectors', points=10, clause='CD4.6'),), ())
    """
    if buried != 8 and reading == "burial_alone":
        return ()
    long, few = list(over), list(short)
    fines: list[Fine] = []
    for side in list(long):
        if side in few:
            long.remove(side)
            few.remove(side)
            fines.append(Fine(side, COUNT_WITH_PARTNER, "CD4.6"))
    pairs = min(len(long), len(few))
    return (*fines, *(Fine(side, COUNT, "CD4.6") for side in (*long[pairs:], *few[pairs:])))


def at_the_end(points: int, fines: Iterable[Fine]) -> int:
    """Return what the fines make of the collectors' points when they are counted at the end of the deal (CD4.1).

    The collectors' fines come off first, then the declarers' are added, so the order of the offences changes nothing. Points
    that the bottom has brought above 200 stay; fines add nothing to them.

    >>> at_the_end(30, [Fine("declarers", 80, "CD4.4"), Fine("collectors", 40, "CD4.2")])
    80
    """
    given = list(fines)
    for role in ("collectors", "declarers"):
        points = fined(points, Fine(role, sum(fine.points for fine in given if fine.of == role), "CD4.1"))
    return points


def at_once(changes: Iterable[Gain | Fine]) -> int:
    """Return the collectors' points where each fine is counted on the running points (option `penalties_counted`).

    >>> at_once([Gain(20), Fine("collectors", 40, "CD4.2"), Gain(60)]), at_once([Gain(80), Fine("collectors", 40, "CD4.2")])
    (60, 40)
    """
    points = 0
    for change in changes:
        points = points + change.points if isinstance(change, Gain) else fined(points, change)
    return points


def fined(points: int, fine: Fine) -> int:
    """Return the collectors' points after one fine (CD4.1)."""
    if fine.of == "collectors":
        return max(LEAST, points - fine.points)
    return max(points, min(MOST, points + fine.points))
