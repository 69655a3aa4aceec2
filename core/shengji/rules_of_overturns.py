"""When an overturn comes at a 升级 table (SJ4.0a, SJ4.1, SJ4.2), and why a seat may not overturn."""

from collections.abc import Iterator

from core.clause import Rule, Violation
from core.saying import cited, say
from core.shengji.options import Options
from core.text import Text
from core.trumps import law_of_trumps as law
from core.trumps import words
from core.trumps.citing import of_overturning
from core.trumps.messages import Overturned
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
from core.trumps.state import Burying, InDeal, Overturning

REFUSED: dict[str, Rule] = {
    "own": law.OVERTURNED_OWN,
    "declared": law.OVERTURNED_DECLARED,
    "declarer": law.OVERTURNED_DECLARER,
    "bottom_card": law.OVERTURNED_BOTTOM,
}
_TAKEN = Text("拿了底牌", "the bottom is taken")
_BURIED = Text("盖了底牌", "the bottom is buried")


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
        closed = options.first_deal_overturn_closes
        if isinstance(state, Overturning) or deal.burier is not None:
            yield say(law.OVERTURNED_LATE, act.seat, act.cards, (), who=who, when=once(_BURIED), right=_BURIED)
        elif isinstance(state, Burying) and closed == "bottom_taken":
            yield say(law.OVERTURNED_LATE, act.seat, act.cards, (), who=who, when=once(_TAKEN), right=_TAKEN)
    elif not isinstance(state, Overturning) and deal.burier is None:
        if perhaps_in_draw(state, act):  # cannot be judged
            return
        rule = cited(law.OVERTURNED_EARLY, of_overturning(deal))
        yield say(rule, act.seat, act.cards, (), who=who, when=BEFORE_BURIAL, right=AFTER_BURIAL)
    elif deal.passes and (due := due_before(state, act)) is not None:
        right = words.SEATS[due]
        yield say(law.OVERTURNED_OUT_OF_TURN, act.seat, act.cards, (str(due),), who=who, right=right)
