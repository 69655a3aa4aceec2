"""What SJ6.1 to SJ9.1 say of a sheet: tricks, the collectors' points, the bottom, levels, who declares next; signatures, time."""

from collections.abc import Iterator

from core.clause import Rule, Violation
from core.saying import say
from core.shengji import law_of_sheets as law
from core.shengji import words
from core.shengji.deals import reached
from core.shengji.ends import multiplied_by
from core.shengji.messages import DealNoted, LevelsNoted, MatchNoted, SheetSigned, TimeCalled, TrickNoted
from core.shengji.outcome_ends import no_deals
from core.shengji.rules_of_cards import no_level
from core.shengji.settle import course
from core.shengji.state import Counting, Deal, Decided, Following, Settled, State, Waiting, claims_last, deal_of, in_force
from core.shengji.tricks import trick_points
from core.text import Gaps, Text


def trick_rules(state: State, act: TrickNoted) -> Iterator[Violation]:
    """Yield whether another took the trick that is over, or its cards have other points (SJ5.0, SJ6.1)."""
    deal, who = deal_of(state), words.SEATS[act.seat]
    if deal is None or not deal.trick or (isinstance(state, Following) and len(state.plays) > 1):
        yield say(law.NO_TRICK, act.seat, (), (), who=who)
        return
    if deal.open is None and deal.taker is not None and deal.taker != act.seat and deal.whole:
        yield say(law.TRICK_DIFFERS, act.seat, (str(act.seat),), (str(deal.taker),), who=who, right=words.SEATS[deal.taker])
    right = trick_points(deal.trick)
    if act.points is not None and right is not None and act.points != right:
        yield say(law.TRICK_POINTS, act.seat, (str(act.points),), (str(right),), claimed=act.points, right=right)


def noted_rules(state: State, act: DealNoted) -> Iterator[Violation]:
    """Yield whether what a sheet says of a deal can be no deal's, or is not what the plays give."""
    about_last = about_last_deal(state)
    number = len(state.match.deals) + (not about_last)
    if act.points is not None and no_deals(act.points):
        done, due = (str(act.points),), ("0..200",)
        yield say(law.NO_SUCH_POINTS, None, done, due, deal=number, claimed=act.points)
        return
    if not about_last:
        return
    last, deal = state.match.deals[-1], deal_of(state)
    if last.by == "play":
        yield from _against(act, last, deal if isinstance(state, (Waiting, Decided)) else None, state)


def about_last_deal(state: State) -> bool:
    """Say whether a note is about the deal that is over."""
    if isinstance(state, Decided):
        return bool(state.match.deals)
    return isinstance(state, Waiting) and claims_last(state)


def _against(act: DealNoted, last: Settled, deal: Deal | None, state: State) -> Iterator[Violation]:
    """Yield each figure of a sheet that differs from what the plays of the deal give."""
    points = in_force(last)[1]
    coming = course(state.match)[-1].declarer
    times = None if deal is None or not last.bottom else multiplied_by(deal, state.match.options)
    figures: tuple[tuple[Rule, int | None, int | None], ...] = (
        (law.POINTS_DIFFER, act.points, points),
        (law.BOTTOM_POINTS_DIFFER, act.bottom, last.bottom),
        (law.MULTIPLIER_DIFFERS, act.multiplier, times),
        (law.OVERTURNS_DIFFER, act.overturns, last.overturns),
    )
    for rule, claimed, right in figures:
        if claimed is not None and right is not None and claimed != right:
            gaps: Gaps = {"deal": last.number, "claimed": claimed, "right": right}
            yield say(rule, None, (str(claimed),), (str(right),), **gaps)
    for rule, seat, due in ((law.LAST_DIFFERS, act.last, last.last), (law.NEXT_DIFFERS, act.next_declarer, coming)):
        if seat is not None and due is not None and seat != due:
            named: Gaps = {"deal": last.number, "who": words.SEATS[seat], "right": words.SEATS[due]}
            yield say(rule, None, (str(seat),), (str(due),), **named)


def levels_rules(state: State, act: LevelsNoted) -> Iterator[Violation]:
    """Yield whether levels differ from those that the deals give (SJ8.1, SJ8.2)."""
    if nonsense := no_level(act.levels, state.match.options):
        yield from nonsense
        return
    now = reached(state)
    right = now.levels
    if right is not None and act.levels not in (right, now.sheet) and state.match.deals:
        yield say(law.LEVELS_DIFFER, None, act.levels, right, claimed=words.levels(act.levels), right=words.levels(right))


def match_rules(state: State, act: MatchNoted) -> Iterator[Violation]:
    """Yield whether another result of the match is recorded than the one that it has (option `match_end`)."""
    if isinstance(state, Decided) and state.known and act.winner != state.winner:
        claimed, right = words.match_result(act.winner), words.match_result(state.winner)
        yield say(law.MATCH_DIFFERS, None, _side(act.winner), _side(state.winner), claimed=claimed, right=right)


def _side(winner: int | None) -> tuple[str, ...]:
    return () if winner is None else (str(winner),)


def signed_rules(state: State, act: SheetSigned) -> Iterator[Violation]:
    """Yield whether a side signs a second time, or while a deal is in progress."""
    side = words.SIDES[act.side]
    if state.match.signed[act.side]:
        yield say(law.SIGNED_TWICE, None, (str(act.side),), (), side=side)
    elif not isinstance(state, (Waiting, Decided, Counting)):
        yield say(law.SIGNED_EARLY, None, (str(act.side),), (), side=side, deal=state.deal.number)


def time_rules(state: State, act: TimeCalled) -> Iterator[Violation]:
    """Yield whether time was called before."""
    if state.match.time:
        yield say(law.TIME_TWICE, None)


def how_over(state: Decided) -> Text:
    """Return how a match ended."""
    return words.match_result(state.winner, known=state.known)
