"""What 升级 says by itself on the table that it shares with other games."""

from core.shengji.asking import allowed, asked_next, least, may_not
from core.shengji.options import Options
from core.shengji.rules_of_overturns import REFUSED, passed_rules, when_rules
from core.shengji.settle import (
    after,
    declares_next,
    laps_of,
    most,
    multiplier,
    multipliers,
    scale,
    standing,
    total,
    unfinished,
    worth_of,
)
from core.shengji.settlement import settlement
from core.text import Text
from core.trumps import words
from core.trumps.asking import buries_first
from core.trumps.messages import CardsPlayed, Event, Levels, OverturnPassed, Seat, ThrowFailed
from core.trumps.own import Effect, Own
from core.trumps.score import Worth, promoted_side
from core.trumps.state import BeforePlay, Burying, Change, Drawing, Following, InDeal, Overturning, Settled, State


def overturn(state: InDeal, seat: Seat, options: Options) -> Effect:
    """Return what an overturn does: in the first deal the declarer changes (SJ4.1), later it takes the bottom up (SJ4.2)."""
    deal = state.deal
    returns = isinstance(state, Burying) and deal.first and deal.up and not buries_first(deal, options)
    return Effect(
        declares=deal.first,
        takes=not deal.first or options.first_deal_bottom == "each_in_turn",
        instead=False,
        returns=returns,
        due=returns or isinstance(state, Overturning),
    )


def overturns_now(state: BeforePlay, seat: Seat, options: Options) -> bool:
    """Say whether it is a seat's turn to overturn: in the first deal before the bottom is taken, later once it is buried.

    By the option `overturn_opens` it is anybody's during the draw too, by `first_deal_overturn_closes` until it is buried.
    """
    if isinstance(state, Overturning):
        return state.turn in (None, seat)
    if isinstance(state, Drawing):
        return options.overturn_opens == "during_draw" and state.deal.standing is not None
    if isinstance(state, Burying) and options.first_deal_overturn_closes == "bottom_taken":
        return False
    return state.deal.first and state.deal.standing is not None and state.deal.burier is None


def nothing(before: InDeal, act: CardsPlayed, laid: Following, failed: ThrowFailed | None, options: Options) -> tuple[Event, ...]:
    """Nothing follows from a play but what follows at every table: SJ fines a failed throw alone, in stakes (SJ5.4)."""
    return ()


def promotion(found: Worth, declarer: Seat, was: Levels | None, then: Levels | None, options: Options) -> Text:
    """Return who is promoted by how many levels: nothing stops it, and past the last one it goes on (SJ8.2)."""
    return words.promotion(promoted_side(found, declarer), found.steps)


def no_fines(deal: Settled, options: Options) -> tuple[Change, ...]:
    """Nobody is fined in points, so that no total has more to it than tricks and bottom."""
    return ()


def no_time(state: State, options: Options) -> tuple[Event, ...]:
    """Nothing but the end of the match follows when time is up, and a deal in progress is played to its end."""
    return ()


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
    account=no_fines,
    insures=True,
    allowed=allowed,
    may_not=may_not,
    least=least,
    asks_ahead=True,
    asked_next=asked_next,
    overturn=overturn,
    overturns_now=overturns_now,
    when=when_rules,
    refused=REFUSED,
    follows=nothing,
    called_time=no_time,
    checks={OverturnPassed: passed_rules},
)
