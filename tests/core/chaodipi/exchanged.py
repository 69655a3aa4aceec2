"""Given a 炒地皮 match: the deals and the irregular acts of the 升级 tests with 2s and 3s exchanged: 2 is the first level."""

from typing import Any

import msgspec

from core.chaodipi.messages import MatchOpened
from core.chaodipi.options import DEFAULTS, Options
from core.live import Live
from core.table import Act as TableAct
from core.trumps.messages import Insured, Seat
from core.trumps.state import IN_DEAL, State
from tests.core.cards_case import Case
from tests.core.given import By, Told, given_at, when
from tests.core.shengji import given as table
from tests.core.shengji.given import PLAYERS, A, B, C, D, asks, shown

Acts = tuple[TableAct | By, ...]
Fines = tuple[tuple[Seat, int, str], ...]
_EXCHANGED = {"2": "3", "3": "2"}


def readings(**options: str) -> Options:
    """The default options, some of them set otherwise."""
    return msgspec.convert(msgspec.to_builtins(DEFAULTS) | options, Options)


def given(*acts: TableAct | By, **options: str) -> Live:
    """A match of one game under these readings in which these acts were done as played."""
    return given_at(MatchOpened(PLAYERS, readings(**options)), *acts)


def given_final(*acts: TableAct | By) -> Live:
    """A final of three games."""
    return given_at(MatchOpened(PLAYERS, readings(), games=3), *acts)


def play_of(match: Live) -> State:
    play: State = match.history.table.play
    return play


def fines(play: State) -> Fines:
    """What the seats are fined in the deal that is in play, or that has just ended: seat, points, clause."""
    deal = play.deal if isinstance(play, IN_DEAL) else play.match.deals[-1] if play.match.deals else None
    return () if deal is None else tuple((fine.seat, fine.points, fine.clause) for fine in deal.fines)


def exchanged(value: Any) -> Any:
    """Acts, cards and levels of a 升级 table with 2s and 3s exchanged: its first level is 3, here it is 2."""
    if isinstance(value, tuple):
        return tuple(exchanged(each) for each in value)
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(value, **{name: exchanged(getattr(value, name)) for name in value.__struct_fields__})
    if not isinstance(value, str) or len(value) > 2:
        return value
    return value[:-1] + _EXCHANGED.get(value[-1:], value[-1:])


DEALT: Acts = exchanged(table.DEALT)
CALLED: Acts = exchanged(table.DECLARED)  # A has called hearts in the first deal and declares
BURIED: Acts = exchanged(table.LEADS)  # B is asked whether he stirs
LEADS: Acts = (*BURIED, *asks(B, C, D))  # A leads
LED: Acts = (*LEADS, *table.plays("A S8877"))  # a tractor of two pairs lies, B is to follow
LATER: Acts = exchanged(table.LATER)  # not the first deal: A declares, B has called diamonds
ASKED: Acts = exchanged(table.ASKING)  # the same, A has buried: C is asked
BY_D: Acts = exchanged(table.OVERTURNED_BY_B[:-1])  # A declares and has buried, D has called hearts: B is asked


def told_here(case: Case) -> Told | None:
    """What is made here of an irregular act of a 升级 table; None where the table does not know an act of it.

    Nobody stirs after the burial of the first deal here, as nobody overturns there.
    """
    options = {"first_deal_late_stir": "closed"} | {k: v for k, v in case.options.items() if k in Options.__struct_fields__}
    if any(isinstance(act, Insured) for act in (*case.given, case.act)):
        return None
    return when(given(*exchanged(case.given), **options), exchanged(case.act))


__all__ = ["A", "B", "C", "D", "asks", "shown"]
