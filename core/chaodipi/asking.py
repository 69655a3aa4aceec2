"""Who may 炒底 and in which order the seats are asked (CD1.3, CD1.4)."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from core.trumps.messages import Seat
from core.trumps.state import SEATS

Reading = Literal["yes", "no"]


class Asked(msgspec.Struct, frozen=True, gc=False):
    """What is known when the bottom has been buried and the seats are asked whether they 炒.

    `caller` is who called trumps; None where the third bottom card gave them. `overturned`: the declarer has overturned the
    caller before taking the bottom (CD1.4). `stirs` are the seats that have 炒 since, the first one first; `passed` those that
    have passed since the last of them. `top`: the pair of big jokers lies, above which nothing is (CD1.3).
    """

    declarer: Seat
    caller: Seat | None
    overturned: bool = False
    stirs: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    top: bool = False


def opened(asked: Asked, seat: Seat, overturn_opens: Reading) -> bool:
    """Say whether a seat may 炒 as far as CD1.4 goes: the declarer and the caller only once somebody else has.

    `overturn_opens`: whether the declarer's overturn before the bottom was taken is somebody else's for the caller (option
    `declarer_overturn_opens_stir`).

    >>> opened(Asked(0, 2), 2, "yes"), opened(Asked(0, 2, overturned=True), 2, "yes"), opened(Asked(0, 2, stirs=(1,)), 0, "no")
    (False, True, True)
    """
    if seat not in (asked.declarer, asked.caller):
        return True
    if seat == asked.caller != asked.declarer and asked.overturned and overturn_opens == "yes":
        return True
    return any(each not in (asked.declarer, asked.caller) for each in asked.stirs)


def to_ask(asked: Asked, overturn_opens: Reading) -> tuple[Seat, ...]:
    """Return the seats that are still to be asked, in order; empty when 炒底 is over.

    Counter-clockwise from the declarer's next player, from the caller's next where that is the caller (CD1.4); after a 炒 from
    that seat's next. Whose showing stands is not asked: he could but beat himself.

    >>> to_ask(Asked(0, 0), "yes"), to_ask(Asked(0, 1), "yes"), to_ask(Asked(0, 0, stirs=(2,)), "yes")
    ((1, 2, 3), (2, 3), (3, 0, 1))
    """
    if asked.top:
        return ()
    holder = asked.stirs[-1] if asked.stirs else asked.declarer if asked.overturned else asked.caller
    return tuple(
        seat for seat in _around(asked) if seat != holder and seat not in asked.passed and opened(asked, seat, overturn_opens)
    )


def _around(asked: Asked) -> Iterable[Seat]:
    start = SEATS[((asked.stirs[-1] if asked.stirs else asked.declarer) + 1) % 4]
    if not asked.stirs and start == asked.caller:
        start = SEATS[(start + 1) % 4]
    return (SEATS[(start + n) % 4] for n in range(4))
