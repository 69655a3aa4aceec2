"""What GC2.8 says of numbers of cards: announced unasked, whenever asked, and truly."""

from collections.abc import Iterator

from core.clause import Violation
from core.guandan import rulebook as law
from core.guandan import words
from core.guandan.counts import may_be_due, must_answer, threshold
from core.guandan.deals import IN_DEAL
from core.guandan.messages import CountAnnounced, Seat
from core.guandan.penalties import no_duty, wrong_count
from core.guandan.state import SEATS, InDeal, State
from core.saying import say
from core.text import Gaps, Text


def announced_rules(state: State, act: CountAnnounced) -> Iterator[Violation]:
    """Yield whether a number that is announced is not that of the hand; above the threshold nobody has to, and may."""
    if not isinstance(state, IN_DEAL) or not state.deal.whole:
        return
    deal = state.deal
    due = deal.hands[act.seat].left
    if act.count != due:
        since = deal.plays if deal.since[act.seat] is None else deal.since[act.seat]
        gaps: Gaps = {"who": words.SEATS[act.seat], "n": act.count, "due": due, "since": since_words(deal.number, since)}
        rule = wrong_count(law.COUNT_WRONG, state.match.options) if _owed(state, act.seat) else no_duty(law.COUNT_WRONG)
        yield say(rule, act.seat, (str(act.count),), (str(due),), **gaps)


def _owed(state: InDeal, seat: Seat) -> bool:
    """Say whether a true number was due of a seat: one that was not said, or that of a hand that is announced."""
    deal, options = state.deal, state.match.options
    return deal.since[seat] is not None or may_be_due(deal.hands[seat].left, deal.said[seat], options)


def missed(state: InDeal, actor: Seat) -> Iterator[Violation]:
    """Yield what others had to announce before this seat acted, and who had been asked and has not answered."""
    deal, options = state.deal, state.match.options
    if not state.match.counts or not deal.whole:
        return
    for seat in SEATS:
        left = deal.hands[seat].left
        gaps: Gaps = {"who": words.SEATS[seat], "n": left, "since": since_words(deal.number, deal.since[seat])}
        if seat in overdue(state, actor):
            yield say(wrong_count(law.COUNT_MISSING, options), seat, (), (str(left),), most=threshold(options), **gaps)
        elif deal.asked[seat] and must_answer(left, options):
            yield say(wrong_count(law.COUNT_UNANSWERED, options), seat, (), (str(left),), **gaps)


def overdue(state: InDeal, actor: Seat) -> tuple[Seat, ...]:
    """Return who had to announce a number before this seat acted, and has not."""
    return tuple(seat for seat in SEATS if state.deal.due[seat] and seat != actor)


def since_words(deal: int, plays: int | None) -> Text:
    """Return after which play and pass of a deal the true number was due: what a referee goes back to (GC2.8)."""
    if plays is None:
        return _WHENEVER
    return (_SINCE if plays else _FROM_THE_START).fill(deal=deal, n=plays)


_SINCE = Text("真实张数应在第{deal}副第{n}手之后报", "The true number was due after play {n} of deal {deal}")
_FROM_THE_START = Text("真实张数应在第{deal}副第一手之前报", "The true number was due before the first play of deal {deal}")
_WHENEVER = Text(
    "记录里没有应报而没有报的，应报之时由裁判员认定",
    "On the record no number was due that was not said, so the referee finds when it was",
)
