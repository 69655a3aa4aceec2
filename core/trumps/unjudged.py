"""What a record of 升级 does not allow to be judged, and why; once a deal where it holds for a whole deal."""

from collections.abc import Callable, Iterator

from core.cards import BIT, RANK_OF
from core.clause import Unjudged
from core.messages import Acted
from core.text import Text
from core.trumps import words
from core.trumps.deals import in_deal, is_redeal, levels_at, untouched
from core.trumps.lacking import lacks
from core.trumps.messages import (
    BottomAwaited,
    BottomUnrecorded,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealSettled,
    HandDealt,
    LevelNoted,
    LevelsNoted,
    MatchNoted,
    PlaysUnrecorded,
    ThrowCalled,
)
from core.trumps.outcome import outcome
from core.trumps.outcome_ends import no_deals
from core.trumps.playing_unknown import plays_unknown, throw_unknown
from core.trumps.rules_of_bottom import unrecorded_rules
from core.trumps.score import begins, first_level, level_of, score, standing
from core.trumps.state import IN_DEAL, Decided, State
from core.trumps.trumps import is_level
from core.trumps.unjudged_trumps import OF_TRUMPS, draw_unknown, lead_unasked


def unjudged(state: State, act: Acted) -> Iterator[Unjudged]:
    """Yield every check on an act that the record does not allow."""
    check = state.match.own.lacking.get(type(act)) or of_table
    if isinstance(state, Decided) and not isinstance(act, _AFTER_MATCH):
        return
    yield from check(state, act)


def of_table(state: State, act: Acted) -> Iterator[Unjudged]:
    """Yield every check that the record does not allow at any table of trumps."""
    check = _CHECKS.get(type(act))
    if check is not None:
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
    if not match.deals and not begins(act.levels, act.level, first_level(match)):
        yield lacks("earlier_unrecorded", "SJ8.1", _EARLIER, level=words.level(act.level))
    elif match.deals and level_of(score(match).levels, deal.declarer) is None:
        yield lacks("level_unproved", "SJ8.1", _LEVEL, deal=deal.number)


def _hand(state: State, act: HandDealt) -> Iterator[Unjudged]:
    vague = [card for card in act.cards if card in RANK_OF and card not in BIT]
    if vague:
        yield lacks("hand_partly", "SJ1.1", _HAND, who=words.SEATS[act.seat], n=len(vague))


def _bottom_unrecorded(state: State, act: BottomUnrecorded) -> Iterator[Unjudged]:
    if not any(unrecorded_rules(state, act)):
        yield lacks("bottom_unrecorded", "SJ3.1", _BOTTOM, deal=in_deal(state).deal.number)


def _plays_unrecorded(state: State, act: PlaysUnrecorded) -> Iterator[Unjudged]:
    yield lacks("plays_unrecorded", "SJ5.0", _PLAYS, deal=in_deal(state).deal.number)


# --- plays and sheets -----------------------------------------------------------------------------------------------------------


def _played(state: State, act: CardsPlayed) -> Iterator[Unjudged]:
    yield from draw_unknown(state, act)
    yield from lead_unasked(state, act)
    yield from plays_unknown(state, act)
    if not isinstance(state, IN_DEAL) or sum(seat != act.seat and n > 0 for seat, n in enumerate(state.deal.left)) > 1:
        return  # with cards in two other hands the deal goes on
    results = outcome(state, act)[1:]
    for event in results:
        if isinstance(event, DealSettled) and event.points is None:
            yield lacks("points_open", "SJ6.2", _OPEN, deal=event.number)
        elif isinstance(event, BottomAwaited):
            yield lacks("bottom_open", "SJ7.1", _AWAITED, deal=state.deal.number)


def noted_unknown(state: State, act: DealNoted) -> Iterator[Unjudged]:
    """Say what a result is noted without: who declared, the rest of the plays, points to compare it with."""
    if act.points is not None and no_deals(act.points):
        return
    settled = next((event for event in outcome(state, act)[1:] if isinstance(event, DealSettled)), None)
    if settled is not None:
        if settled.declarer is None:
            clause, what = ("SJ8.1", _NO_DECLARER) if settled.levels is None else ("SJ9.1", _NO_SIDES)
            yield lacks("declarer_unrecorded", clause, what, deal=settled.number)
        return
    if isinstance(state, IN_DEAL) and state.deal.laid:
        yield lacks("end_unrecorded", "SJ6.2", _END, deal=state.deal.number)
    elif not isinstance(state, IN_DEAL) and state.match.deals and state.match.deals[-1].points is None and act.points is not None:
        yield lacks("points_unproved", "SJ6.2", _UNPROVED, deal=state.match.deals[-1].number)


def _levels(state: State, act: LevelsNoted) -> Iterator[Unjudged]:
    if levels_at(state) is None:
        yield lacks("levels_open", "SJ8.1", _LEVELS)


def _match(state: State, act: MatchNoted) -> Iterator[Unjudged]:
    now = standing(state.match)
    if not now.known or (not now.decided and (now.levels is None or now.perhaps)):
        yield lacks("winner_open", "SJ8.2", _WINNER)
    elif not now.decided:
        yield lacks("match_open", "SJ8.2", _MATCH)


_CHECKS: dict[type, Callable[..., Iterator[Unjudged]]] = {
    **OF_TRUMPS,
    DealBegun: _begun,
    LevelNoted: _level,
    HandDealt: _hand,
    BottomUnrecorded: _bottom_unrecorded,
    CardsPlayed: _played,
    ThrowCalled: throw_unknown,
    PlaysUnrecorded: _plays_unrecorded,
    DealNoted: noted_unknown,
    LevelsNoted: _levels,
    MatchNoted: _match,
}
_AFTER_MATCH = (DealNoted, LevelsNoted, MatchNoted)

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
_NO_SIDES = Text(
    "第{deal}副谁是庄家没有记录，不能判哪一方赢、下一副由谁做庄。",
    "Who declared in deal {deal} is not recorded: which side has won it and who declares next cannot be judged.",
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
_WINNER = Text(
    "有的副的结果不详，整场的胜负不能核对。", "Some deals are not known in full, so the result of the match cannot be checked."
)
_MATCH = Text(
    "按本场的选项整场还没有结束，所记的胜负不能核对。",
    "By the options of this table the match is not over, so the result given cannot be checked.",
)
