"""What a record of 升级 does not allow to be judged of the draw, of what is shown for trumps, and of the bottom, and why."""

from collections.abc import Callable, Iterator

from core.cards import BIT, RANK_OF, UNKNOWN
from core.clause import Unjudged
from core.messages import Acted
from core.text import Text
from core.trumps import words
from core.trumps.asking import knows_bottom
from core.trumps.citing import of_declarer, of_declaring, of_overturning
from core.trumps.deals import in_deal
from core.trumps.evolve_bottom import comes_first, no_insurance, overturned_at, said_in_draw, seen_first
from core.trumps.known import draws_lack
from core.trumps.lacking import lacks
from core.trumps.messages import (
    BottomBuried,
    BottomTaken,
    CardsPlayed,
    ConductNoted,
    Insured,
    NobodyDeclared,
    Overturned,
    ThirdBottomCardShown,
    TrumpsDeclared,
)
from core.trumps.rules_of_overturns import due_before, goes_by_time, in_draw, perhaps_in_draw, timed_before
from core.trumps.rules_of_trumps import too_late
from core.trumps.state import BEFORE_PLAY, Deal, Drawing, Overturning, State, Taking, deal_of
from core.trumps.trumps import shown


def first_unknown(state: State, act: TrumpsDeclared | NobodyDeclared | ThirdBottomCardShown) -> Iterator[Unjudged]:
    """Yield that it is not known who was to declare: not whom a first deal gives (SJ2.1), and no deal before is recorded."""
    deal = in_deal(state).deal
    if deal.first and not seen_first(state, act).deal.first:
        yield lacks("first_unrecorded", "SJ2.1", _FIRST, deal=deal.number, who=words.SEATS[deal.declarer or 0])


def _undeclared(state: State, act: NobodyDeclared | ThirdBottomCardShown) -> Iterator[Unjudged]:
    yield from draw_unknown(state, act)
    yield from first_unknown(state, act)


def draw_unknown(state: State, act: Acted) -> Iterator[Unjudged]:
    """Yield that it is not known whether all was drawn, at an act that comes when it is (SJ1.1): not all draws are recorded."""
    if isinstance(state, Drawing) and draws_lack(state.deal) is None:
        n, what = len(state.deal.draws), words.draw_cut_by(type(act).__name__, state.match.own.acts)
        yield lacks("draw_unrecorded", "SJ1.1", _DRAW, n=n, what=what)


def _declared(state: State, act: TrumpsDeclared) -> Iterator[Unjudged]:
    now = seen_first(state, act)
    deal, options = now.deal, now.match.options
    yield from _level_known(state)
    yield from first_unknown(state, act)
    if deal.level is not None and any(card in RANK_OF and card not in BIT for card in act.cards):
        yield lacks("showing_unknown", of_declaring(deal), _SHOWN, who=words.SEATS[act.seat])
    found = shown(act.cards, deal.level, options)
    if found is None or found.suit is None:
        return
    after_it = not isinstance(now, BEFORE_PLAY) or too_late(now) is not None
    first = comes_first(deal, act, options) if isinstance(now, BEFORE_PLAY) else True
    if said_in_draw(act.drawn) and (after_it or (first is None and not _declared_last(deal))):
        yield lacks("recorded_after", of_declaring(deal), _RECORDED_AFTER, who=words.SEATS[act.seat], n=act.drawn or 0)
    elif first is None:
        yield lacks("draw_order_unknown", of_declaring(deal), _SAME_DRAW, who=words.SEATS[act.seat])


def _declared_last(deal: Deal) -> bool:
    """Say whether it is a declaration that stands, or what is only noted."""
    return deal.standing is not None and deal.standing.kind in ("declared", "insured", "noted")


def _level_known(state: State) -> Iterator[Unjudged]:
    deal = in_deal(state).deal
    if deal.level is None:
        yield lacks("level_unknown", "CD3.1", _NO_LEVEL, deal=deal.number)


def _insured(state: State, act: Insured) -> Iterator[Unjudged]:
    now = in_deal(state)
    why = no_insurance(now, act)
    if now.match.options.insurance_cards == "drawn_after" and not now.deal.draws and not why:
        yield lacks("insurance_unproved", "SJ4.4", _INSURANCE, who=words.SEATS[act.seat])
    if said_in_draw(act.drawn) and not isinstance(now, (Drawing, Taking)) and why in ("", "late"):
        yield lacks("recorded_after", "SJ4.4", _RECORDED_AFTER, who=words.SEATS[act.seat], n=act.drawn or 0)


def _overturned(state: State, act: Overturned) -> Iterator[Unjudged]:
    now = in_deal(state)
    yield from _level_known(state)
    if now.deal.level is not None and any(card in RANK_OF and card not in BIT for card in act.cards):
        yield lacks("showing_unknown", "SJ4.0a", _SHOWN, who=words.SEATS[act.seat])
    early = (
        now.match.options.overturn_opens == "after_draw" and isinstance(now, Drawing) and overturned_at(now.deal, act.drawn) < 0
    )
    open_when = (early and now.deal.first) or (not now.deal.first and perhaps_in_draw(now, act))
    if open_when and goes_by_time(now, act):
        yield lacks("overturn_time", of_overturning(now.deal), _TIME, who=words.SEATS[act.seat])
    if isinstance(now, BEFORE_PLAY) and goes_by_time(now, act) and timed_before(now.deal, act):
        yield lacks("overturn_order", "SJ4.3", _ORDER, who=words.SEATS[act.seat], n=act.drawn or 0)
    due, found = due_before(now, act), shown(act.cards, now.deal.level, now.match.options)
    if due is not None and found is not None and found.pair and not now.deal.passes and not in_draw(now, act):
        yield lacks("pass_unrecorded", "SJ4.2", _PASS, who=words.SEATS[act.seat], right=words.SEATS[due])


def lead_unasked(state: State, act: CardsPlayed) -> Iterator[Unjudged]:
    """Yield that it is not known whether all were asked to overturn before the first lead (SJ4.2): no pass is recorded."""
    if isinstance(state, Overturning) and state.turn is not None and not state.deal.passes:
        yield lacks("pass_unrecorded", "SJ4.2", _PASS, who=words.SEATS[act.seat], right=words.SEATS[state.turn])


# --- the bottom -----------------------------------------------------------------------------------------------------------------


def _taken(state: State, act: BottomTaken) -> Iterator[Unjudged]:
    yield from draw_unknown(state, act)
    deal = in_deal(state).deal
    if deal.declarer is None and not deal.taken:
        yield lacks("declarer_unknown", of_declarer(deal), _DECLARER, deal=deal.number, who=words.SEATS[act.seat])


def _buried(state: State, act: BottomBuried) -> Iterator[Unjudged]:
    yield from draw_unknown(state, act)
    deal = in_deal(state).deal
    if deal.declarer is None and not deal.taken:
        yield lacks("declarer_unknown", of_declarer(deal), _DECLARER, deal=deal.number, who=words.SEATS[act.seat])
    if UNKNOWN in act.cards:
        yield lacks("burial_unknown", "SJ3.1", _BURIED, who=words.SEATS[act.seat])


def _conduct(state: State, act: ConductNoted) -> Iterator[Unjudged]:
    if act.what != "saw_bottom" or knows_bottom(state, act.seat) is not None:
        return
    deal, who = deal_of(state), words.SEATS[act.seat]
    if deal is None or deal.burier is None:
        yield lacks("burier_unknown", "SJ3.1", _BURIER, who=who)
    else:
        yield lacks("bottom_not_shown", "SJ3.1", _NOT_SHOWN, who=who, deal=deal.number)


OF_TRUMPS: dict[type, Callable[..., Iterator[Unjudged]]] = {
    TrumpsDeclared: _declared,
    Insured: _insured,
    Overturned: _overturned,
    NobodyDeclared: _undeclared,
    ThirdBottomCardShown: _undeclared,
    BottomTaken: _taken,
    BottomBuried: _buried,
    ConductNoted: _conduct,
}

_FIRST = Text(
    "第{deal}副先记了{who}为庄家，以后亮的不由他做庄：不像第一副，而以前的各副没有记录，不能判谁应做庄。",
    "{who} was noted to declare deal {deal}, which is not what was shown made: no first deal, yet none before it is recorded. "
    "Who was to declare cannot be judged.",
)
_BURIER = Text(
    "谁盖的底牌没有记录，不能判{who}可不可以看。",
    "Who has buried is not recorded: whether {who} might look at the bottom cannot be judged.",
)
_NOT_SHOWN = Text(
    "第{deal}副结束以后亮底牌没有记录，不能判{who}看的时候是不是已经亮给大家。",
    "That the bottom was shown after deal {deal} is not recorded: whether it was when {who} looked at it cannot be judged.",
)
_PASS = Text(
    "{right}没有表示不反的记录，不能判{who}之前是否问过。",
    "That {right} declined is not recorded: whether he was asked to overturn before {who} cannot be judged.",
)
_DRAW = Text(
    "只记了摸{n}张，不能判{what}时是否已经摸完。",
    "Draws recorded: {n} of 100; others may be left out, so whether all was drawn when {what} cannot be judged.",
)
_SHOWN = Text("{who}亮的牌没有记全，不能判。", "What {who} showed is not recorded in full: it cannot be judged.")
_SAME_DRAW = Text(
    "没有记谁先摸、各在第几张亮，不能判{who}亮的牌是否先于别人。",
    "Who drew first, or at which draw each showed, is not recorded: whether {who} comes before the other cannot be judged.",
)
_RECORDED_AFTER = Text(
    "{who}亮的牌，所记的时间是摸了{n}张时，却记在摸完以后的事之后；记录前后不一，不能判。",
    "What {who} showed is timed when {n} cards had been drawn, and recorded after what comes later: this cannot be judged.",
)
_NO_LEVEL = Text("第{deal}副打几没有记录，不能判。", "The level of deal {deal} is not recorded: this cannot be judged.")
_INSURANCE = Text(
    "摸牌没有逐张记录，不能判{who}上保险的牌是不是报主后再摸到的。",
    "The draw is not recorded card by card: whether {who} drew the card after declaring cannot be judged.",
)
_ORDER = Text(
    "{who}反主，所记的时间是摸了{n}张时，早于现在的主，却记在它之后；记录前后不一，不能判应大过什么。",
    "{who} overturned when {n} cards had been drawn, before what stands, recorded after it: what was due cannot be judged.",
)
_TIME = Text(
    "{who}反主时牌是否已经摸完没有记录，不能判。",
    "Whether the draw was over when {who} overturned is not recorded: this cannot be judged.",
)
_DECLARER = Text(
    "第{deal}副谁是庄家没有记录；{who}拿了底牌，算庄家，不能判应是谁。",
    "Who declares in deal {deal} is not recorded; {who} took the bottom and counts as declarer, which cannot be judged.",
)
_BURIED = Text(
    "{who}盖下的牌没有记全，不能判手里还有什么。",
    "What {who} buried is not recorded in full: what is left in the hand cannot be judged.",
)
