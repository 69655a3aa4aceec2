"""When an overturn comes at a 升级 table (SJ4.0a, SJ4.1, SJ4.2), and why a seat may not overturn."""

from collections.abc import Iterator
from typing import cast

from core.clause import Rule, Violation
from core.saying import cited, say
from core.shengji.options import Options
from core.text import Text
from core.trumps import law_of_trumps as law
from core.trumps import words
from core.trumps.citing import of_overturning
from core.trumps.deals import in_deal
from core.trumps.making import CHIEF
from core.trumps.messages import Overturned, OverturnPassed
from core.trumps.rules_of_overturns import (
    AFTER_BURIAL,
    AFTER_DRAW,
    BEFORE_BURIAL,
    IN_DRAW,
    due_before,
    in_draw,
    once,
    perhaps_in_draw,
)
from core.trumps.rules_of_overturns import passed_rules as passed_at_table
from core.trumps.state import Burying, InDeal, Overturning, State

REFUSED: dict[str, Rule] = {
    "own": law.OVERTURNED_OWN,
    "declared": law.OVERTURNED_DECLARED,
    "declarer": law.OVERTURNED_DECLARER,
    "bottom_card": law.OVERTURNED_BOTTOM,
}
_TAKEN = Text("拿了底牌", "the bottom is taken")
_BURIED = Text("盖了底牌", "the bottom is buried")


PASSED_LATE = Rule(
    "shengji.passed_late",
    "SJ4.1",
    Text(
        "{who}在{when}表示不反；第一副{right}以后不再问。",
        "{who} declined to overturn {when}; in the first deal nobody is asked once {right}.",
    ),
    Text("只作记录，没有效力。", "It is kept on record and has no effect."),
    CHIEF,
    "first_deal_overturn_closes",
)


def closed_by(state: InDeal, options: Options) -> Text | None:
    """Return by what overturning is closed in a first deal (SJ4.1, option `first_deal_overturn_closes`); None: it is not."""
    if not state.deal.first:
        return None
    if isinstance(state, Overturning) or state.deal.burier is not None:
        return _BURIED
    return _TAKEN if isinstance(state, Burying) and options.first_deal_overturn_closes == "bottom_taken" else None


def passed_rules(state: State, act: OverturnPassed) -> Iterator[Violation]:
    """Yield whether a seat declines to overturn before anybody, or after everybody, can be asked (SJ4.0a, SJ4.1, SJ4.2)."""
    now = in_deal(state)
    closed = closed_by(now, cast(Options, now.match.options))
    if closed is None or now.deal.standing is None:  # where nobody is known to have made trumps it may be a later deal
        yield from passed_at_table(state, act)
    else:
        yield say(PASSED_LATE, act.seat, (), (), who=words.SEATS[act.seat], when=once(closed), right=closed)


def when_rules(state: InDeal, act: Overturned, options: Options) -> Iterator[Violation]:
    """Yield whether an overturn comes before its time, after it, or out of turn (SJ4.0a, SJ4.1, SJ4.2)."""
    deal, who = state.deal, words.SEATS[act.seat]
    if in_draw(state, act):
        if options.overturn_opens == "after_draw":
            right = AFTER_DRAW if deal.first else AFTER_BURIAL
            rule = cited(law.OVERTURNED_EARLY, of_overturning(deal))
            yield say(rule, act.seat, act.cards, (), who=who, when=IN_DRAW, right=right)
        return
    if deal.first:
        if (closed := closed_by(state, options)) is not None:
            yield say(law.OVERTURNED_LATE, act.seat, act.cards, (), who=who, when=once(closed), right=closed)
    elif not isinstance(state, Overturning) and deal.burier is None:
        if perhaps_in_draw(state, act):  # cannot be judged
            return
        rule = cited(law.OVERTURNED_EARLY, of_overturning(deal))
        yield say(rule, act.seat, act.cards, (), who=who, when=BEFORE_BURIAL, right=AFTER_BURIAL)
    elif deal.passes and (due := due_before(state, act)) is not None:
        right = words.SEATS[due]
        yield say(law.OVERTURNED_OUT_OF_TURN, act.seat, act.cards, (str(due),), who=who, right=right)
