"""To decline an overturn, and to decline a 炒底: two questions at two times (CD1.3 to CD1.5)."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.chaodipi.calling import closed_by, in_hand, may_overturn_first
from core.chaodipi.settle import chosen
from core.clause import Violation
from core.saying import cited, say
from core.text import Text
from core.trumps import law_of_trumps, words
from core.trumps.asking import asked_now
from core.trumps.deals import in_deal
from core.trumps.evolve_bottom import passed as passed_at_table
from core.trumps.messages import OverturnPassed, Seat
from core.trumps.rules_of_overturns import (
    AFTER_BURIAL,
    AFTER_DRAW,
    BEFORE_BURIAL,
    IN_DRAW,
    NO_TRUMPS,
    draw_lasts,
)
from core.trumps.state import Drawing, InDeal, Overturning, State, Taking

OVERTURN = Text("不反", "overturn")
STIR = Text("不炒", "stir")


def declined(state: State) -> Text:
    """Return what it is that a seat declines now: to overturn, before the bottom is taken up for the first time; then to stir."""
    now = in_deal(state)
    return OVERTURN if isinstance(now, (Drawing, Taking)) and now.deal.burier is None and not now.deal.taken else STIR


def passed(state: State, event: OverturnPassed) -> State:
    """Take down who declines. Only what is said once the bottom is buried, and lies, answers whether a seat stirs."""
    then = passed_at_table(state, event)
    if isinstance(state, Overturning):
        return then
    before = in_deal(state).deal
    return replace(then, deal=replace(then.deal, passed=before.passed, spoken=before.spoken))


def passed_rules(state: State, act: OverturnPassed) -> Iterator[Violation]:
    """Yield whether a seat declines before it can be asked (CD1.4, CD1.5), or before another who had to be asked first."""
    now = in_deal(state)
    if (early := _early(now, act.seat)) is not None:
        when, right = early
        of_first = now.deal.first and declined(now) is OVERTURN
        rule = cited(law_of_trumps.PASSED_EARLY, "SJ4.1" if of_first else "SJ4.2")
        yield say(rule, act.seat, (), (), who=words.SEATS[act.seat], what=declined(now), when=when, right=right)
        return
    asked = asked_now(now)
    if asked is not None and asked != act.seat:
        yield say(
            law_of_trumps.PASSED_OUT_OF_TURN, act.seat, (), (str(asked),), who=words.SEATS[act.seat], right=words.SEATS[asked]
        )


def _early(state: InDeal, seat: Seat) -> tuple[Text, Text] | None:
    """Return when it is that a seat cannot be asked yet, and when it can; None where it can, or where that is not known."""
    deal = state.deal
    if (held := in_hand(state)) is not None:
        return None if closed_by(state, chosen(state.match)) else held
    if not isinstance(state, (Drawing, Taking)) or deal.burier is not None:
        return None
    overturns = deal.first or may_overturn_first(deal, seat)
    right = AFTER_DRAW if overturns else AFTER_BURIAL
    if deal.standing is None:
        return NO_TRUMPS, right
    if draw_lasts(state):
        return IN_DRAW, right
    return None if overturns or deal.declarer is None else (BEFORE_BURIAL, AFTER_BURIAL)
