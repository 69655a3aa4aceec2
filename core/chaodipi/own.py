"""What 炒地皮 says by itself on the table that it shares with 升级."""

from core.chaodipi.account import account
from core.chaodipi.calling import REFUSED, allowed, asked_next, least, may_not, overturn, overturns_now, when_rules
from core.chaodipi.changes import BESIDE, CHANGES
from core.chaodipi.checks import CHECKS, LACKING
from core.chaodipi.fining import after_bottom_count, after_burial, after_count, after_play, after_throw_called
from core.chaodipi.hook import worth_of
from core.chaodipi.options import Options
from core.chaodipi.promoted import promotion
from core.chaodipi.settle import (
    after,
    declares_next,
    laps_of,
    most,
    multiplier,
    multipliers,
    scale,
    settlement,
    standing,
    total,
    unfinished,
)
from core.chaodipi.words import ACTS, COLLECTORS, KINDS, OVERTURNS, STIR, STIRRED
from core.trumps.messages import BottomBuried, BottomCounted, DealStopped, Event, HandCounted, ThrowCalled
from core.trumps.own import Own
from core.trumps.state import IN_DEAL, State


def called_time(state: State, options: Options) -> tuple[Event, ...]:
    """Return what follows when time is up inside a deal: it is finished, or stops (CD0.1, option `limit_inside_deal`)."""
    if not isinstance(state, IN_DEAL) or options.limit_inside_deal == "finish":
        return ()
    return (DealStopped(state.deal.number, for_good=True),)


OWN = Own(
    levels=scale,
    worth=worth_of,
    promotion=promotion,
    total=total,
    multiplier=multiplier,
    multipliers=multipliers,
    most=most,
    declares_next=declares_next,
    after=after,
    laps=laps_of,
    standing=standing,
    unfinished=unfinished,
    settlement=settlement,
    account=account,
    insures=False,
    allowed=allowed,
    may_not=may_not,
    least=least,
    asks_ahead=False,
    asked_next=asked_next,
    overturn=overturn,
    overturns_now=overturns_now,
    when=when_rules,
    refused=REFUSED,
    checks=CHECKS,
    lacking=LACKING,
    results={
        BottomBuried: after_burial,
        BottomCounted: after_bottom_count,
        HandCounted: after_count,
        ThrowCalled: after_throw_called,
    },
    follows=after_play,
    called_time=called_time,
    changes=CHANGES,
    beside=BESIDE,
    collectors=COLLECTORS,
    stir=STIR,
    stirred=STIRRED,
    overturns=OVERTURNS,
    kinds=KINDS,
    acts=ACTS,
)
