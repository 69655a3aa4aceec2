"""What GD6.1 to GD6.3, GC2.3 and GC2.4 say of a sheet: the order, levels, points and totals, and signatures."""

from collections.abc import Iterator

from core.clause import Rule, Violation
from core.guandan import rulebook as law
from core.guandan import words
from core.guandan.dealing import no_level
from core.guandan.deals import IN_DEAL, in_deal, order_of
from core.guandan.messages import DealNoted, LevelsNoted, Points, PointsNoted, Seat, SheetSigned, Side, TotalsNoted
from core.guandan.options import Options
from core.guandan.outcome import by_sheet, possible, won_by
from core.guandan.penalties import cited, penal
from core.guandan.settle import STEPS, standing, steps
from core.guandan.state import Decided, Settled, State, Waiting, claims_last, in_force
from core.saying import say
from core.text import Text, listed

SEVENS = ("7", "7")


def noted_rules(state: State, act: DealNoted) -> Iterator[Violation]:
    """Yield whether a finishing order cannot be one, or is not that of the plays."""
    about_last = about_last_deal(state)
    number = len(state.match.deals) + (not about_last)
    claimed, done = words.order(act.order), _each(act.order)
    if len(set(act.order)) != len(act.order):
        yield say(law.ORDER_IMPOSSIBLE, None, done, (), deal=number, claimed=_places(act.order))
        return
    if about_last:
        right = order_of(state.match.deals[-1])
        if state.match.deals[-1].by == "play" and contradicts(act.order, right):
            yield say(law.ORDER_DIFFERS, None, done, _each(right), deal=number, claimed=claimed, right=words.order(right))
    elif isinstance(state, IN_DEAL) and act.order and not possible(state, act.order):
        out = state.deal.out
        yield say(law.ORDER_DIFFERS, None, done, _each(out), deal=number, claimed=claimed, right=words.order(out))


def about_last_deal(state: State) -> bool:
    """Say whether a note is about the deal that is over: none is on the table, and its order is not noted yet."""
    if isinstance(state, Decided):
        return bool(state.match.deals)
    return isinstance(state, Waiting) and claims_last(state)


def contradicts(claimed: tuple[Seat, ...], right: tuple[Seat, ...]) -> bool:
    """Say whether two finishing orders cannot both be true: they differ where both say something.

    After 双下 the two losers are not ranked, and an order that ranks them all the same says nothing against it.

    >>> contradicts((0, 2, 1, 3), (0, 2)), contradicts((0, 1), (0, 1, 2, 3)), contradicts((0, 1, 2), (0, 2))
    (False, False, True)
    """
    return any(one != other for one, other in zip(claimed, right, strict=False))


def _each(order: tuple[Seat, ...]) -> tuple[str, ...]:
    return tuple(str(seat) for seat in order)


def _places(order: tuple[Seat, ...]) -> Text:
    return Text("、".join(words.SEATS[seat].zh for seat in order), ", ".join(words.SEATS[seat].en for seat in order))


# --- levels and points --------------------------------------------------------------------------------------------------------


def levels_rules(state: State, act: LevelsNoted) -> Iterator[Violation]:
    """Yield whether levels differ from those that the deals give (GD6.2); in a round every deal is at 7 (GC2.4)."""
    if nonsense := no_level(act.levels):
        yield from nonsense
        return
    seven = state.match.options.levels == "seven"
    right = SEVENS if seven else standing(state.match).levels
    if right is None or act.levels == right or (not seven and not state.match.deals):
        return
    rule = cited(law.LEVELS_DIFFER, "GC2.4" if seven else "GD6.2")
    yield say(rule, None, act.levels, right, claimed=words.levels(act.levels), right=words.levels(right))


def points_rules(state: State, act: PointsNoted) -> Iterator[Violation]:
    """Yield whether the points are those of no deal, or differ from those of the deal before (GC2.4)."""
    options = state.match.options
    claimed, done = words.points(act.points), (str(act.points[0]), str(act.points[1]))
    if won_by(act.points, options.promotion) is None:
        each = sorted(STEPS[options.promotion].values())
        due = tuple(str(n) for n in each)
        yield say(law.NO_DEAL_POINTS, None, done, due, claimed=claimed, each=listed(due))
        return
    if isinstance(state, IN_DEAL) or not state.match.deals or _settles(state):
        return
    last = state.match.deals[-1]
    right = points_of(last, options)
    if right is not None and right != act.points:
        due = (str(right[0]), str(right[1]))
        yield say(law.POINTS_DIFFER, None, done, due, deal=last.number, claimed=claimed, right=words.points(right))


def _settles(state: State) -> bool:
    """Say whether points noted between deals are those of a deal of which nothing else is recorded."""
    if isinstance(state, Decided) or not by_sheet(state):
        return False
    return not claims_last(state) and state.match.deals[-1].by != "sheet" if isinstance(state, Waiting) else True


def points_of(deal: Settled, options: Options) -> Points | None:
    """Return the points of both sides for a deal that is over; None where it is not known, or does not count."""
    counts, winner, place = in_force(deal)
    if not counts:
        return (0, 0)
    if winner is None or place is None:
        return None
    return _won(winner, steps(options, place))


def _won(winner: Side, points: int) -> Points:
    return (points, 0) if winner == 0 else (0, points)


def totals_rules(state: State, act: TotalsNoted) -> Iterator[Violation]:
    """Yield whether the totals differ from the sum of the deals (GC2.4)."""
    if state.match.options.promotion != "points_five_three_one":
        return
    right = standing(state.match).points
    if right is not None and act.totals != right:
        done, due = (str(act.totals[0]), str(act.totals[1])), (str(right[0]), str(right[1]))
        yield say(law.TOTALS_DIFFER, None, done, due, claimed=words.points(act.totals), right=words.points(right))


# --- signatures ---------------------------------------------------------------------------------------------------------------


def signed_rules(state: State, act: SheetSigned) -> Iterator[Violation]:
    """Yield whether a side signs a second time, or before all is played (GC2.3, GC2.4)."""
    side = words.SIDES[act.side]
    if state.match.signed[act.side]:
        yield say(_signing(law.SIGNED_TWICE, state), None, (str(act.side),), (), side=side)
        return
    if isinstance(state, IN_DEAL):
        when = Text("第{n}副打完之前", "before deal {n} was over").fill(n=in_deal(state).deal.number)
    elif isinstance(state, Waiting) and state.match.options.levels == "seven":
        when = Text("五副打完之前（已打{n}副）", "before the five deals of the round, after {n}").fill(
            n=standing(state.match).deals
        )
    else:
        return
    yield say(_signing(law.SIGNED_EARLY, state), None, (str(act.side),), (), side=side, when=when)


def _signing(rule: Rule, state: State) -> Rule:
    """Return a rule on signatures: GC2.3, which the invitational has no clause like."""
    return rule if state.match.options.levels == "seven" else penal(rule, "GC3.2", rule.effect, rule.waits, "")
