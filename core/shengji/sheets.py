"""What SJ6.1 to SJ9.1 say of a sheet: tricks, the collectors' points, the bottom, levels, who declares next; signatures, time."""

from collections.abc import Iterator

from core.clause import Violation
from core.saying import say
from core.shengji import law_of_sheets as law
from core.shengji import words
from core.shengji.deals import reached
from core.shengji.messages import LevelsNoted, MatchNoted, SheetSigned, TimeCalled, TrickNoted
from core.shengji.rules_of_cards import no_level
from core.shengji.settle import score
from core.shengji.state import Counting, Decided, Following, Match, State, Waiting, deal_of
from core.shengji.tricks import trick_points
from core.text import Text


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
    elif not isinstance(state, Counting) and not state.match.deals:
        yield say(law.SIGNED_NOTHING, None, (str(act.side),), (), side=side)
    elif isinstance(state, Waiting) and (why := _unfinished(state.match)) is not None:
        yield say(law.SIGNED_UNFINISHED, None, (str(act.side),), (), side=side, why=why)


def _unfinished(match: Match) -> Text | None:
    """Return why a match is known not to be over between deals (option `match_end`); None where it may be.

    Time may have been up without a record of it, and without a number of deals nobody but the sides says when they have ended.
    """
    now, ends = score(match), match.options.match_end
    if ends == "deals" and match.limit is not None and now.deals < match.limit:
        return _DEALS.fill(n=now.deals, limit=match.limit)
    known = now.levels is not None and now.laps == (0, 0)
    return _NOT_PAST if ends == "first_past_a" and now.passed is None and known else None


_DEALS = Text("约定{limit}副，计了{n}副", "{limit} deals are due, and {n} count")
_NOT_PAST = Text("没有一方过A", "no side has passed A")


def time_rules(state: State, act: TimeCalled) -> Iterator[Violation]:
    """Yield whether time was called before."""
    if state.match.time:
        yield say(law.TIME_TWICE, None)


def how_over(state: Decided) -> Text:
    """Return how a match ended."""
    return words.match_result(state.winner, known=state.known)
