"""What SJ6.1 to SJ9.1 say of a sheet: tricks, the collectors' points, the bottom, levels, who declares next; signatures, time."""

from collections.abc import Iterator

from core.clause import Violation
from core.saying import say
from core.text import Text
from core.trumps import law_of_sheets as law
from core.trumps import words
from core.trumps.deals import levels_at
from core.trumps.messages import LevelsNoted, MatchNoted, SheetSigned, TimeCalled, TrickNoted
from core.trumps.rules_of_cards import no_level
from core.trumps.score import score
from core.trumps.state import Counting, Decided, Following, State, Waiting, deal_of
from core.trumps.tricks import trick_points


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
    if nonsense := no_level(act.levels, state.match):
        yield from nonsense
        return
    right = levels_at(state)
    if right is not None and act.levels not in (right, score(state.match).sheet) and state.match.deals:
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
    elif isinstance(state, Waiting) and (why := state.match.own.unfinished(state.match, state.match.options)) is not None:
        yield say(law.SIGNED_UNFINISHED, None, (str(act.side),), (), side=side, why=why)


def time_rules(state: State, act: TimeCalled) -> Iterator[Violation]:
    """Yield whether time was called before."""
    if state.match.time:
        yield say(law.TIME_TWICE, None)


def how_over(state: Decided) -> Text:
    """Return how a match ended."""
    return words.match_result(state.winner, known=state.known)
