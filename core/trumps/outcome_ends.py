"""What sheets, the bottom that is shown and the end of the match lead to. See `core.trumps.outcome`."""

from msgspec.structs import replace

from core.trumps.deals import in_deal
from core.trumps.evolve import evolve
from core.trumps.messages import (
    BottomShown,
    DealNoted,
    DealReopened,
    DealStopped,
    Event,
    MatchOver,
    MatchReopened,
    TimeCalled,
    TrickFound,
    TrickNoted,
    TrickReopened,
)
from core.trumps.outcome_plays import deal_ends
from core.trumps.score import standing
from core.trumps.state import ALL_POINTS, BOTTOM, IN_DEAL, Counting, Decided, Leading, Match, State, Waiting, claims_last

STEP = 5  # every card's points are multiples of it (SJ6.1)
TEN = 10  # points of a ten or a king, the most that a card has (SJ6.1)


def settled(state: State) -> tuple[Event, ...]:
    """Return what the deals in force now mean for the match: over, over otherwise, open again, or the deal goes on."""
    now = standing(state.match)
    if isinstance(state, Decided):
        if now.decided and (now.winner, now.known) == (state.winner, state.known):
            return ()
        again = MatchReopened()
        return (again, *settled(evolve(state, again)))
    if now.decided and not (isinstance(state, IN_DEAL) and state.match.ruled is None):
        closed = (DealStopped(state.deal.number),) if isinstance(state, IN_DEAL) else ()
        return (*closed, MatchOver(now.winner, now.known))
    last = state.match.deals[-1] if state.match.deals else None
    if isinstance(state, Waiting) and state.stopped is not None and last is not None and (last.ruled, last.given) == (None, None):
        number = last.number
        return (DealReopened(number) if isinstance(state.stopped, Leading) else TrickReopened(number),)
    return ()


def called_time(state: State, act: TimeCalled) -> tuple[Event, ...]:
    """Return what follows when time is up, before the end of the match that may follow from that."""
    return state.match.own.called_time(state, state.match.options)


def no_deals(points: int) -> bool:
    """Say whether points are those of no deal (SJ6.1): below none, or no multiple of five."""
    return points < 0 or points % STEP > 0


def most_points(inside: int, bottom: int) -> int:
    """Return the highest total where so many points lie in the bottom and it gave so many (SJ6.1, SJ6.2).

    >>> most_points(0, 0), most_points(10, 20)
    (200, 210)
    """
    return ALL_POINTS - inside + bottom


def ruled_deals(points: int, match: Match) -> bool:
    """Say whether a ruling can give a deal these points: a total as it counts (SJ6.1, option `total_cap`)."""
    inside = TEN * BOTTOM
    most = match.own.most(match.options)
    if most is None:
        most = most_points(inside, max(match.own.multipliers(match.options)) * inside)
    return not no_deals(points) and points <= most


def by_sheet(state: State) -> bool:
    """Say whether a sheet settles the deal: nothing was played, plays are missing, or what the bottom holds is not known."""
    if isinstance(state, Decided):
        return False
    deal = in_deal(state).deal
    return not deal.whole or not deal.laid or isinstance(state, Counting)


def noted(state: State, act: DealNoted) -> tuple[Event, ...]:
    """Return a deal settled by what the sheet says of it."""
    if act.points is None or no_deals(act.points) or not by_sheet(state) or (isinstance(state, Waiting) and claims_last(state)):
        return ()
    now = in_deal(state)
    match = now.match
    points = match.own.total(act.points, 0, match.options)
    return (match.own.settlement(match, replace(now.deal, claimed=act), points, act.bottom, "sheet", match.options),)


def shown(state: State, act: BottomShown) -> tuple[Event, ...]:
    """Return the end of a deal that has waited for its bottom."""
    return deal_ends(evolve(state, act)) if isinstance(state, Counting) else ()


def trick_noted(state: State, act: TrickNoted) -> tuple[Event, ...]:
    """Return who took a trick that was left open, and the end of a deal that has waited for it."""
    if not isinstance(state, (Leading, Counting)) or state.deal.open is None:
        return ()
    points = state.deal.open[0] if state.deal.open[0] is not None else act.points
    found = TrickFound(act.seat, points)
    return (found, *deal_ends(evolve(state, found)))
