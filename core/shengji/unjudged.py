"""What a record of 升级 does not allow to be judged, and why; once a deal where it holds for a whole deal."""

from collections.abc import Callable, Iterator

from core.cards import BIT, RANK_OF, UNKNOWN
from core.clause import Unjudged
from core.shengji import words
from core.shengji.deals import in_deal, is_redeal, untouched
from core.shengji.evolve_bottom import comes_first, drawn_at, said_in_draw
from core.shengji.lacking import lacks
from core.shengji.messages import (
    Act,
    BottomAwaited,
    BottomBuried,
    BottomTaken,
    BottomUnrecorded,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealSettled,
    HandDealt,
    Insured,
    LevelNoted,
    LevelsNoted,
    MatchNoted,
    Overturned,
    PlaysUnrecorded,
    TrumpsDeclared,
)
from core.shengji.outcome import outcome
from core.shengji.outcome_ends import no_deals
from core.shengji.playing_unknown import plays_unknown
from core.shengji.rules_of_overturns import perhaps_in_draw
from core.shengji.rules_of_trumps import too_late
from core.shengji.settle import next_deal, scale, standing
from core.shengji.state import BEFORE_PLAY, IN_DEAL, Deal, Decided, Drawing, State, Taking, Waiting
from core.shengji.trumps import is_level, shown
from core.text import Text


def unjudged(state: State, act: Act) -> Iterator[Unjudged]:
    """Yield every check on an act that the record does not allow."""
    if isinstance(state, Decided) or (check := _CHECKS.get(type(act))) is None:
        return
    yield from check(state, act)


def _begun(state: State, act: DealBegun) -> Iterator[Unjudged]:
    """Say why the deal before has no result, where no rule speaks of it."""
    if not isinstance(state, IN_DEAL) or untouched(state) or is_redeal(state):
        return
    if state.deal.claimed is None and not (state.deal.whole and state.deal.laid):
        yield lacks("deal_unrecorded", "SJ6.2", _DEAL, deal=state.deal.number)


def _level(state: State, act: LevelNoted) -> Iterator[Unjudged]:
    match, deal = state.match, in_deal(state).deal
    if deal.level_noted or not is_level(act.level, match.options):
        return
    if not match.deals and act.level != scale(match.options)[0]:
        yield lacks("earlier_unrecorded", "SJ8.1", _EARLIER, level=words.level(act.level))
    elif match.deals and next_deal(match).level is None:
        yield lacks("level_unproved", "SJ8.1", _LEVEL, deal=deal.number)


def _hand(state: State, act: HandDealt) -> Iterator[Unjudged]:
    vague = [card for card in act.cards if card in RANK_OF and card not in BIT]
    if vague:
        yield lacks("hand_partly", "SJ1.1", _HAND, who=words.SEATS[act.seat], n=len(vague))


# --- trumps ---------------------------------------------------------------------------------------------------------------------


def _declared(state: State, act: TrumpsDeclared) -> Iterator[Unjudged]:
    deal, options = in_deal(state).deal, in_deal(state).match.options
    yield from _level_known(state)
    if deal.level is not None and any(card in RANK_OF and card not in BIT for card in act.cards):
        yield lacks("showing_unknown", "SJ2.2", _SHOWN, who=words.SEATS[act.seat])
    found = shown(act.cards, deal.level, options)
    if found is None or found.suit is None:
        return
    now = in_deal(state)
    after_it = not isinstance(now, BEFORE_PLAY) or too_late(now) is not None
    first = comes_first(deal, act, options) if isinstance(now, BEFORE_PLAY) else True
    if said_in_draw(act.drawn) and (after_it or (first is None and not _declared_last(deal))):
        yield lacks("recorded_after", "SJ2.1", _RECORDED_AFTER, who=words.SEATS[act.seat], n=act.drawn or 0)
    elif first is None:
        yield lacks("draw_order_unknown", "SJ2.1", _SAME_DRAW, who=words.SEATS[act.seat])


def _declared_last(deal: Deal) -> bool:
    """Say whether it is a declaration that stands, or what is only noted."""
    return deal.standing is not None and deal.standing.kind in ("declared", "insured", "noted")


def _level_known(state: State) -> Iterator[Unjudged]:
    deal = in_deal(state).deal
    if deal.level is None:
        yield lacks("level_unknown", "CD3.1", _NO_LEVEL, deal=deal.number)


def _insured(state: State, act: Insured) -> Iterator[Unjudged]:
    deal, options = in_deal(state).deal, in_deal(state).match.options
    if options.insurance_cards == "drawn_after" and not deal.draws and deal.standing is not None:
        yield lacks("insurance_unproved", "SJ4.4", _INSURANCE, who=words.SEATS[act.seat])
    if said_in_draw(act.drawn) and not isinstance(in_deal(state), (Drawing, Taking)):
        yield lacks("recorded_after", "SJ4.4", _RECORDED_AFTER, who=words.SEATS[act.seat], n=act.drawn or 0)


def _overturned(state: State, act: Overturned) -> Iterator[Unjudged]:
    now = in_deal(state)
    yield from _level_known(state)
    if now.deal.level is not None and any(card in RANK_OF and card not in BIT for card in act.cards):
        yield lacks("showing_unknown", "SJ4.0a", _SHOWN, who=words.SEATS[act.seat])
    known = drawn_at(now.deal, act.drawn) >= 0 or now.deal.burier is not None or now.deal.undeclared
    early = now.match.options.overturn_opens == "after_draw" and not known and not now.deal.up
    if early or (not now.deal.first and perhaps_in_draw(now, act)):
        yield lacks("overturn_time", "SJ4.0a", _TIME, who=words.SEATS[act.seat])


# --- the bottom -----------------------------------------------------------------------------------------------------------------


def _taken(state: State, act: BottomTaken) -> Iterator[Unjudged]:
    deal = in_deal(state).deal
    if deal.declarer is None and not deal.taken:
        yield lacks("declarer_unknown", "SJ9.1", _DECLARER, deal=deal.number, who=words.SEATS[act.seat])


def _buried(state: State, act: BottomBuried) -> Iterator[Unjudged]:
    deal = in_deal(state).deal
    if deal.declarer is None and not deal.taken:
        yield lacks("declarer_unknown", "SJ9.1", _DECLARER, deal=deal.number, who=words.SEATS[act.seat])
    if UNKNOWN in act.cards:
        yield lacks("burial_unknown", "SJ3.1", _BURIED, who=words.SEATS[act.seat])


def _bottom_unrecorded(state: State, act: BottomUnrecorded) -> Iterator[Unjudged]:
    yield lacks("bottom_unrecorded", "SJ3.1", _BOTTOM, deal=in_deal(state).deal.number)


def _plays_unrecorded(state: State, act: PlaysUnrecorded) -> Iterator[Unjudged]:
    yield lacks("plays_unrecorded", "SJ5.0", _PLAYS, deal=in_deal(state).deal.number)


# --- plays and sheets -----------------------------------------------------------------------------------------------------------


def _played(state: State, act: CardsPlayed) -> Iterator[Unjudged]:
    yield from plays_unknown(state, act)
    if not isinstance(state, IN_DEAL):
        return
    results = outcome(state, act)[1:]
    for event in results:
        if isinstance(event, DealSettled) and event.points is None:
            yield lacks("points_open", "SJ6.2", _OPEN, deal=event.number)
        elif isinstance(event, BottomAwaited):
            yield lacks("bottom_open", "SJ7.1", _AWAITED, deal=state.deal.number)


def _noted(state: State, act: DealNoted) -> Iterator[Unjudged]:
    if act.points is not None and no_deals(act.points):
        return
    settled = next((event for event in outcome(state, act)[1:] if isinstance(event, DealSettled)), None)
    if settled is not None:
        if settled.declarer is None:
            yield lacks("declarer_unrecorded", "SJ8.1", _NO_DECLARER, deal=settled.number)
        return
    if isinstance(state, IN_DEAL) and state.deal.laid:
        yield lacks("end_unrecorded", "SJ6.2", _END, deal=state.deal.number)
    elif isinstance(state, Waiting) and state.match.deals and state.match.deals[-1].points is None and act.points is not None:
        yield lacks("points_unproved", "SJ6.2", _UNPROVED, deal=state.match.deals[-1].number)


def _levels(state: State, act: LevelsNoted) -> Iterator[Unjudged]:
    if standing(state.match).levels is None:
        yield lacks("levels_open", "SJ8.1", _LEVELS)


def _match(state: State, act: MatchNoted) -> Iterator[Unjudged]:
    if not standing(state.match).decided:
        yield lacks("match_open", "SJ8.2", _MATCH)


_CHECKS: dict[type, Callable[..., Iterator[Unjudged]]] = {
    DealBegun: _begun,
    LevelNoted: _level,
    HandDealt: _hand,
    TrumpsDeclared: _declared,
    Insured: _insured,
    Overturned: _overturned,
    BottomTaken: _taken,
    BottomBuried: _buried,
    BottomUnrecorded: _bottom_unrecorded,
    CardsPlayed: _played,
    PlaysUnrecorded: _plays_unrecorded,
    DealNoted: _noted,
    LevelsNoted: _levels,
    MatchNoted: _match,
}

_DEAL = Text(
    "第{deal}副没有记完出牌，也没有记结果，不能计算。",
    "Neither all plays nor a result of deal {deal} are recorded: it has no result.",
)
_EARLIER = Text(
    "记录从打{level}开始；以前的各副没有记录，不能判这一级是怎样打到的。",
    "The record begins at level {level}: the deals before are not recorded, so how it was reached cannot be judged.",
)
_LEVEL = Text(
    "以前各副的结果不详，不能判第{deal}副应打几。",
    "The deals before are not known in full: which level was due in deal {deal} cannot be judged.",
)
_HAND = Text("{who}的手牌有{n}张没有记全，不能查这些牌。", "{n} cards of {who} are not recorded in full: they cannot be judged.")
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
_BOTTOM = Text(
    "第{deal}副拿底、盖底没有记录，不能判。", "Taking and burying the bottom of deal {deal} is not recorded: it cannot be judged."
)
_PLAYS = Text(
    "第{deal}副以后的出牌没有记录，不能判。", "From here the plays of deal {deal} are not recorded and cannot be judged."
)
_OPEN = Text("第{deal}副有的牌没有记录，得分不能计算。", "Cards of deal {deal} are not recorded: its points cannot be computed.")
_AWAITED = Text(
    "第{deal}副底牌的分数，或最后一圈谁赢，没有记录，结果还不能计算。",
    "The bottom of deal {deal}, or who won the last trick, is not recorded: the result cannot be computed yet.",
)
_NO_DECLARER = Text(
    "第{deal}副谁是庄家没有记录，升级不能计算。", "Who declared in deal {deal} is not recorded: levels cannot be computed."
)
_END = Text(
    "第{deal}副的出牌没有到结束，所记的结果不能核对。",
    "The plays of deal {deal} do not reach its end, so the result given cannot be checked.",
)
_UNPROVED = Text(
    "第{deal}副的得分不详，所记的结果不能核对。",
    "The points of deal {deal} are not known, so the result given cannot be checked.",
)
_LEVELS = Text("有的副的结果不详，级数不能核对。", "Some deals are not known in full, so the levels cannot be checked.")
_MATCH = Text(
    "按本场的选项整场还没有结束，所记的胜负不能核对。",
    "By the options of this table the match is not over, so the result given cannot be checked.",
)
