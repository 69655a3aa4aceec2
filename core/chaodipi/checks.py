"""What the clauses say of acts that 炒地皮 judges otherwise than the table: time, burials, ends (CD0.1, CD2.3, CD4.4)."""

from collections.abc import Callable, Iterator

from core.chaodipi import law
from core.chaodipi.counts import bottom_counted_rules, counted_rules, drawn_off_rules
from core.chaodipi.declining import passed_rules
from core.chaodipi.fining import buried_by
from core.chaodipi.levels import HOOK_LEVEL
from core.chaodipi.limit import ahead
from core.chaodipi.messages import Act, CardsDrawnOff, PlayBarred, PointsFined
from core.chaodipi.options import Options
from core.chaodipi.settle import chosen
from core.clause import Rule, Unjudged, Violation
from core.saying import lacks, say
from core.text import Gaps, Text
from core.trumps import law_of_sheets, law_of_trumps, words
from core.trumps.conduct import conduct_rules as conduct_at_table
from core.trumps.deals import in_deal, reached
from core.trumps.messages import (
    BottomBuried,
    BottomCounted,
    BottomShown,
    BottomTaken,
    CardsPlayed,
    ConductNoted,
    DealNoted,
    DealSettled,
    HandCounted,
    NobodyDeclared,
    OverturnPassed,
    Seat,
    SheetSigned,
    TimeCalled,
    TrickNoted,
)
from core.trumps.outcome import folded, outcome
from core.trumps.rules_of_bottom import buried_rules, taken_rules
from core.trumps.rules_of_trumps import nobody_rules
from core.trumps.score import Score, score
from core.trumps.state import (
    BOTTOM,
    IN_DEAL,
    Decided,
    Following,
    Overturning,
    State,
    Waiting,
    side_of,
)
from core.trumps.unjudged import noted_unknown, of_table


def time_rules(state: State, act: TimeCalled) -> Iterator[Violation]:
    """Yield whether time was called before in this game (CD0.1)."""
    now = score(state.match)
    before = len(state.match.deals) + 1 in state.match.timed_before
    if now.timed or before or (isinstance(state, IN_DEAL) and state.deal.timed):
        yield say(law_of_sheets.TIME_TWICE, None)


def time_unknown(state: State, act: TimeCalled) -> Iterator[Unjudged]:
    """Say that at equal levels nobody is ahead, so that it is for the chief referee (option `ahead_at_limit`)."""
    options = chosen(state.match)
    if not isinstance(state, Waiting) and (not isinstance(state, IN_DEAL) or options.limit_inside_deal == "finish"):
        return
    now = reached(state)
    yield from _ahead(now, state.deal.declarer if isinstance(state, IN_DEAL) else now.declarer, options)


def _ahead(now: Score, on_stage: Seat | None, options: Options) -> Iterator[Unjudged]:
    """Say why it cannot be told who is ahead, the time being up; `on_stage` declares."""
    if now.levels is None:
        yield lacks("chaodipi", "ahead_unknown", "CD0.1", _LEVELS)
        return
    stage = None if on_stage is None else side_of(on_stage)
    found = ahead(now.levels, stage, options.ahead_at_limit)
    if found.side is None and not found.another:
        yield lacks("chaodipi", "ahead_open", "CD0.1", _EQUAL, levels=words.levels(now.levels))


def _ahead_at_end(state: State, act: Act) -> Iterator[Unjudged]:
    """Say at the end of a deal that was finished with the time up that nobody is ahead (CD0.1)."""
    if isinstance(state, Decided) or not (in_deal(state).deal.timed or score(state.match).timed):
        return
    results = outcome(state, act)
    if not any(isinstance(event, DealSettled) for event in results):
        return
    then = folded(state, results)
    if isinstance(then, Waiting) and (now := score(then.match)).timed:
        yield from _ahead(now, now.declarer, chosen(state.match))


def signed_unknown(state: State, act: SheetSigned) -> Iterator[Unjudged]:
    """Say of a sheet that is signed between deals that it is not known whether the match is over (CD0.1)."""
    if isinstance(state, Waiting) and state.match.deals and not score(state.match).timed:
        yield lacks("chaodipi", "signed_open", "CD0.1", _SIGNED)


def _fine_open(state: State, act: Act) -> Iterator[Unjudged]:
    """Say that the fine for a wrong follow that would win is for the chief referee (option `wrong_follow_cards`)."""
    if not isinstance(state, Following) or chosen(state.match).wrong_follow_cards != "chief_referee":
        return
    results = outcome(state, act)
    fined = any(isinstance(event, PointsFined) and event.clause == "CD4.3" for event in results)
    barred = next((event for event in results if isinstance(event, PlayBarred)), None)
    if barred is not None and not fined:
        gaps: Gaps = {"deal": state.deal.number, "who": words.SEATS[barred.seat]}
        yield lacks("chaodipi", "follow_fine_open", "CD4.3", _FOLLOW_FINE, **gaps)


def noted_lacking(state: State, act: DealNoted) -> Iterator[Unjudged]:
    """Say what a result is noted without; at level J also with what the last trick was won (CD2.3)."""
    yield from noted_unknown(state, act)
    yield from _ahead_at_end(state, act)
    if score(state.match).levels is None:
        return
    settled = next((event for event in outcome(state, act)[1:] if isinstance(event, DealSettled)), None)
    if settled is not None and settled.levels is None and settled.level == HOOK_LEVEL and settled.points is not None:
        yield lacks("chaodipi", "hook_open", "CD2.3", _HOOK, deal=settled.number)


def ending_lacking(state: State, act: CardsPlayed | BottomShown | TrickNoted) -> Iterator[Unjudged]:
    """Say what a table lacks at these acts; at the end of a deal also that a J at no trump is for the chief referee (CD2.3)."""
    yield from of_table(state, act)
    yield from _fine_open(state, act)
    yield from _ahead_at_end(state, act)
    if not isinstance(state, IN_DEAL) or state.deal.level != HOOK_LEVEL or chosen(state.match).hook_no_trump != "chief_referee":
        return
    settled = next((event for event in outcome(state, act)[1:] if isinstance(event, DealSettled)), None)
    if settled is not None and settled.points is not None and settled.levels is None and reached(state).levels is not None:
        yield lacks("chaodipi", "hook_ruled", "CD2.3", _NO_TRUMP, deal=settled.number)


def undeclared_rules(state: State, act: NobodyDeclared) -> Iterator[Violation]:
    """Yield whether somebody has called, or that it is for the chief referee what follows (option `later_deal_uncalled`)."""
    yield from nobody_rules(state, act)
    now = in_deal(state)
    if now.deal.standing is None and not now.deal.first and chosen(state.match).later_deal_uncalled == "chief_referee":
        yield say(law.UNCALLED, None)


def burial_rules(state: State, act: BottomTaken | BottomBuried) -> Iterator[Violation]:
    """Yield what is wrong with taking the bottom up, or with a burial. Who has not buried eight puts it right (CD4.4)."""
    found = taken_rules(state, act) if isinstance(act, BottomTaken) else buried_rules(state, act)
    right = isinstance(state, Overturning) and state.deal.burier == act.seat and buried_by(state.deal) != BOTTOM
    yield from (each for each in found if not right or each.rule.code != law_of_trumps.WRONG_TAKER.code)


def conduct_rules(state: State, act: ConductNoted) -> Iterator[Violation]:
    """Yield the clause on what was seen: of signals and another's cards CD speaks itself, else it is as at every such table."""
    rule = _CONDUCT.get(act.what)
    if rule is None:
        yield from conduct_at_table(state, act)
        return
    yield say(rule, act.seat, (act.what,), (), who=words.SEATS[act.seat])


_CONDUCT: dict[str, Rule] = {"signalled": law.SIGNALLED, "saw_hand": law.SAW_HAND}
CHECKS: dict[type, Callable[..., Iterator[Violation]]] = {
    BottomTaken: burial_rules,
    BottomBuried: burial_rules,
    BottomCounted: bottom_counted_rules,
    HandCounted: counted_rules,
    CardsDrawnOff: drawn_off_rules,
    ConductNoted: conduct_rules,
    TimeCalled: time_rules,
    NobodyDeclared: undeclared_rules,
    OverturnPassed: passed_rules,
}
LACKING: dict[type, Callable[..., Iterator[Unjudged]]] = {
    TimeCalled: time_unknown,
    SheetSigned: signed_unknown,
    DealNoted: noted_lacking,
    **dict.fromkeys((CardsPlayed, BottomShown, TrickNoted), ending_lacking),
}
_LEVELS = Text("级数没有记录，不能判谁领先。", "The levels are not recorded: who is ahead cannot be judged.")
_SIGNED = Text(
    "没有一方过A，也没有记录时间到，整场是否已经结束不能判断；双方签字以后结果不再改。",
    "No side has passed A by the record, nor is time called: whether the match is over cannot be judged; "
    "once both have signed the result is not changed any more.",
)
_HOOK = Text(
    "第{deal}副打J，没有记录最后一圈是谁用什么牌赢的，台上是否退回不能判断。",
    "Deal {deal} was at J, and the record does not say who won the last trick with what: "
    "whether the declarers go back cannot be judged.",
)
_NO_TRUMP = Text(
    "第{deal}副无主，台下以J抠底；台上是否退回由裁判长裁定（选项hook_no_trump）。",
    "Deal {deal} was at no trump and the collectors took the last trick with a J: "
    "whether the declarers go back is for the chief referee (option hook_no_trump).",
)
_FOLLOW_FINE = Text(
    "第{deal}副{who}跟错的一手本来会为大；罚多少由裁判长裁定（选项wrong_follow_cards）。",
    "In deal {deal} the wrong follow of {who} would have won: "
    "how much it is fined is for the chief referee (option wrong_follow_cards).",
)
_EQUAL = Text(
    "时间到而双方同级（{levels}），谁领先由裁判长裁定。", "Time is up at equal levels ({levels}): the chief referee decides."
)
