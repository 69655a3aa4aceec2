"""Calling and 炒底 at a table (CD1.1 to CD1.5): who may, what it has to be above, when, and what it does."""

from collections.abc import Iterator

from core.chaodipi import law
from core.chaodipi.asking import Asked, opened, to_ask
from core.chaodipi.options import Options
from core.clause import Rule, Violation
from core.saying import cited, say
from core.text import Gaps, Text
from core.trumps import law_of_trumps, words
from core.trumps.asking import declaring
from core.trumps.messages import Overturned, Seat
from core.trumps.own import Effect
from core.trumps.rules_of_overturns import AFTER_BURIAL, AFTER_DRAW, BEFORE_BURIAL, IN_DRAW, called, due_before, in_draw, once
from core.trumps.state import BeforePlay, Burying, Deal, InDeal, Overturning, Taking
from core.trumps.trumps import BIG_JOKERS, Shown

REFUSED: dict[str, Rule] = {"own": law_of_trumps.OVERTURNED_OWN, "unopened": law.STIRRED_UNOPENED}
_BEFORE = Text("{who}盖好底牌之前", "before {who} had buried")
_FIRST = Text("应先等{who}盖好底牌", "{who} has to have buried first")
_NOT_THE_DECLARER = Text(
    "拿底牌之前只有没有叫主的庄家可以反，其他人应在盖底以后炒底",
    "until then only a declarer who has not called may, and the others stir after it",
)


def allowed(shown: Shown, options: Options) -> bool:
    """Say whether what is shown may overturn or stir: a pair of level cards of a suit, or of jokers (CD1.2)."""
    return shown.pair


def asked_of(deal: Deal) -> Asked | None:
    """Return what is known when the seats are asked whether they 炒; None where it is not known who declares.

    An overturn of the declarer's before the bottom was taken is that of CD1.4 or CD1.5; of another, too early, it is a 炒.
    """
    standing = deal.standing
    if deal.declarer is None or standing is None:
        return None
    seats = tuple(showing.seat for showing, _ in deal.showings if showing.kind == "overturned" and showing.seat is not None)
    early = seats[: len(seats) - len(deal.stirs)]  # before the bottom was buried
    own = next((n + 1 for n in reversed(range(len(early))) if early[n] == deal.declarer), 0)
    top = standing.strength == BIG_JOKERS
    return Asked(deal.declarer, declaring(deal), own > 0, (*early[own:], *deal.stirs), deal.passed, top)


def may_not(deal: Deal, seat: Seat, options: Options) -> str:
    """Return why a seat may not overturn or 炒 now; empty where it may.

    `own`: its showing stands; `unopened`: declarer and caller may 炒 only once somebody else has (CD1.4).
    """
    standing = deal.standing
    if standing is not None and standing.seat == seat and standing.kind in ("declared", "insured", "overturned"):
        return "own"
    if deal.burier is None:
        return ""
    asked = asked_of(deal)
    if asked is None or opened(asked, seat, options.declarer_overturn_opens_stir):
        return ""
    return "unopened"


def least(deal: Deal, options: Options) -> int:
    """Return the strength that a pair has to be above (CD1.3); 0 where any pair is enough."""
    standing = deal.standing
    if standing is None or standing.kind in ("third_bottom_card", "noted"):
        return 0
    if standing.kind == "overturned" or options.first_stir_must_beat == "called_suit":
        return standing.strength
    return 0


def asked_next(deal: Deal, options: Options) -> tuple[Seat | None] | None:
    """Return who is asked next once the bottom is buried (CD1.4), in a tuple; (None,): whoever speaks first; None: nobody."""
    asked, standing = asked_of(deal), deal.standing
    if asked is None or standing is None or (deal.first and options.first_deal_late_stir == "closed"):
        return None
    if standing.kind == "noted":  # who has called or overturned is not known
        return None if asked.top else (None,)
    left = to_ask(asked, options.declarer_overturn_opens_stir)
    return (left[0],) if left else None


def overturn(state: InDeal, seat: Seat, options: Options) -> Effect:
    """Return what an overturn does: before the bottom is taken it moves the declarer in the first deal (CD1.5); a 炒底 takes it.

    A declarer who overturns before he takes the bottom takes it once. What comes from another by then is a 炒底 too early. Whose
    炒底 is beaten before he has taken the bottom up does not take it: that is for the last one (CD1.3).
    """
    deal = state.deal
    untaken = not deal.taken and deal.burier is None
    declares = deal.first and untaken
    takes = options.stir_effect == "takes_bottom" and not declares and not (untaken and seat == deal.declarer)
    on_table = isinstance(state, Overturning) or (isinstance(state, Taking) and deal.burier is not None)
    return Effect(declares=declares, takes=takes, instead=takes, returns=False, due=takes and on_table)


def overturns_now(state: BeforePlay, seat: Seat, options: Options) -> bool:
    """Say whether a seat may overturn or 炒 now, as far as it goes by time and turn."""
    deal = state.deal
    if isinstance(state, Overturning):
        return state.turn in (None, seat)
    if not isinstance(state, Taking) or deal.standing is None or deal.taken or deal.burier is not None:
        return False
    return deal.first or may_overturn_first(deal, seat)


def may_overturn_first(deal: Deal, seat: Seat) -> bool:
    """Say whether a seat may overturn before the bottom is taken in a later deal: a declarer who has not called (CD1.4)."""
    return seat == deal.declarer and seat != declaring(deal)


def in_hand(state: InDeal) -> tuple[Text, Text] | None:
    """Return when it is that nobody can be asked to stir, and what comes first: somebody has the bottom, or is to take it."""
    deal = state.deal
    if not isinstance(state, Burying) and not (isinstance(state, Taking) and deal.burier is not None):
        return None
    if state.turn is None:
        return None
    gaps: Gaps = {"who": words.SEATS[state.turn]}
    return _BEFORE.fill(**gaps), _FIRST.fill(**gaps)


def when_rules(state: InDeal, act: Overturned, options: Options) -> Iterator[Violation]:
    """Yield whether an overturn or 炒底 comes before its time, after it, or out of turn (CD1.4, CD1.5)."""
    deal, who = state.deal, words.SEATS[act.seat]
    if (early := _early(state, act, options)) is not None:
        (when, right), of_first = early, deal.first and deal.burier is None
        rule = cited(law_of_trumps.OVERTURNED_EARLY, "SJ4.1" if of_first else "SJ4.2")
        yield say(rule, act.seat, act.cards, (), who=who, what=called(state), when=when, right=right)
    elif (closed := closed_by(state, options)) is not None:
        yield say(law_of_trumps.OVERTURNED_LATE, act.seat, act.cards, (), who=who, when=once(closed), right=closed)
    elif deal.burier is not None and deal.passes and (due := due_before(state, act)) is not None:
        right = words.SEATS[due]
        yield say(law_of_trumps.OVERTURNED_OUT_OF_TURN, act.seat, act.cards, (str(due),), who=who, right=right)


def closed_by(state: InDeal, options: Options) -> Text | None:
    """Return by what a first deal is closed to overturns, where nobody may 炒 (`first_deal_late_stir`); None: it is not."""
    deal = state.deal
    if not deal.first or options.first_deal_late_stir != "closed":
        return None
    if deal.burier is not None:
        return Text("盖了底牌", "the bottom is buried")
    return Text("拿了底牌", "the bottom is taken") if isinstance(state, Burying) else None


def _early(state: InDeal, act: Overturned, options: Options) -> tuple[Text, Text] | None:
    """Return when it is that an overturn or 炒底 comes too early, and what is due; None where it does not."""
    deal = state.deal
    first = deal.first or may_overturn_first(deal, act.seat)
    if in_draw(state, act):
        return IN_DRAW, AFTER_DRAW if first else AFTER_BURIAL
    if (held := in_hand(state)) is not None:
        return None if closed_by(state, options) else held
    if deal.burier is not None or first or deal.declarer is None:
        return None
    return BEFORE_BURIAL, _NOT_THE_DECLARER
