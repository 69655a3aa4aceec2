"""What GC2.8 says of numbers of cards: announced unasked, whenever asked, and truly."""

from collections.abc import Iterator

from core.clause import Violation
from core.guandan import rulebook as law
from core.guandan import words
from core.guandan.counts import answers, is_announced, threshold
from core.guandan.deals import IN_DEAL
from core.guandan.messages import CountAnnounced, Seat
from core.guandan.penalties import wrong_count
from core.guandan.state import SEATS, InDeal, State
from core.saying import say
from core.text import Gaps


def announced_rules(state: State, act: CountAnnounced) -> Iterator[Violation]:
    """Yield whether a number that is announced is not that of the hand; above the threshold nobody has to, and may."""
    if not isinstance(state, IN_DEAL) or not state.deal.whole:
        return
    due = state.deal.hands[act.seat].left
    if act.count != due:
        gaps: Gaps = {"who": words.SEATS[act.seat], "n": act.count, "due": due}
        yield say(wrong_count(law.COUNT_WRONG, state.match.options), act.seat, (str(act.count),), (str(due),), **gaps)


def missed(state: InDeal, actor: Seat) -> Iterator[Violation]:
    """Yield what others had to announce before this seat acted, and who had been asked and has not answered."""
    deal, options = state.deal, state.match.options
    if not state.match.counts or not deal.whole:
        return
    for seat in SEATS:
        left = deal.hands[seat].left
        gaps: Gaps = {"who": words.SEATS[seat], "n": left}
        if seat in overdue(state, actor):
            yield say(wrong_count(law.COUNT_MISSING, options), seat, (), (str(left),), most=threshold(options), **gaps)
        elif left and deal.asked[seat] and answers(options) and is_announced(left, options):
            yield say(wrong_count(law.COUNT_UNANSWERED, options), seat, (), (str(left),), **gaps)


def overdue(state: InDeal, actor: Seat) -> tuple[Seat, ...]:
    """Return who had to announce a number before this seat acted, and has not."""
    return tuple(seat for seat in SEATS if state.deal.due[seat] and seat != actor)
