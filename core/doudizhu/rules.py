"""What the clauses say of an act at a 斗地主 table: every violation, with clause, seat, cards and what was due.

Each act is examined against the table as it then physically stood, so that one slip is one finding.
"""

from collections.abc import Callable, Iterator

from core.clause import Rule, Violation
from core.climb.held import holds_rank
from core.doudizhu import rulebook as law
from core.doudizhu import words
from core.doudizhu.bidding import bid_rules, landlord_rules
from core.doudizhu.cards_dealt import bottom_laid_rules, bottom_shown_rules, hand_rules
from core.doudizhu.messages import (
    Act,
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    ConductNoted,
    DealBegun,
    DealNoted,
    FaceUpDrawn,
    HandDealt,
    LandlordNoted,
    NoneClaimed,
    Passed,
    PlaysUnrecorded,
    ScoresNoted,
    Seat,
    TimeCalled,
    TotalsNoted,
)
from core.doudizhu.playing import pass_rules, play_rules
from core.doudizhu.sheets import noted_rules, scores_rules, totals_rules
from core.doudizhu.state import Decided, State, Waiting
from core.saying import say
from core.text import Gaps, Text

_AFTERWARDS = (DealNoted, ScoresNoted, TotalsNoted, ConductNoted)


def examine(state: State, act: Act) -> Iterator[Violation]:
    """Yield every clause that this act breaks, with what was due."""
    if isinstance(state, Decided) and not isinstance(act, _AFTERWARDS):
        if state.after == 0:
            yield say(law.AFTER_MATCH, seat_of(act), cards_of(act), who=words.SEATS[state.winner], act=what(act))
        return
    if (check := _CHECKS.get(type(act))) is not None:
        yield from check(state, act)


def what(act: Act) -> Text:
    """Return what kind of act it is, in words."""
    return words.ACTS[type(act).__name__]


def seat_of(act: Act) -> Seat | None:
    """Return whose act it is; None where it is nobody's in particular."""
    if isinstance(act, (HandDealt, BidMade, LandlordNoted, CardsPlayed, Passed, NoneClaimed, ConductNoted)):
        return act.seat
    return None


def cards_of(act: Act) -> tuple[str, ...]:
    """Return the cards that an act names."""
    return act.cards if isinstance(act, (HandDealt, BottomLaid, BottomShown, CardsPlayed)) else ()


def _begun(state: State, act: DealBegun) -> Iterator[Violation]:
    if isinstance(state, (Waiting, Decided)):
        return
    deal = state.deal
    if deal.claimed is None and deal.whole and any(hand.plays for hand in deal.hands):
        yield say(law.UNFINISHED, None, (), ("play",), deal=deal.number)


def _time(state: State, act: TimeCalled) -> Iterator[Violation]:
    if state.match.time_called:
        yield say(law.TIME_TWICE, None)


def _conduct(state: State, act: ConductNoted) -> Iterator[Violation]:
    rule: Rule = law.LOOKED if act.what == "looked_at_bottom" else law.CONDUCT
    yield say(rule, act.seat, (act.what,), who=words.SEATS[act.seat], what=words.CONDUCTS[act.what])


def _none_claimed(state: State, act: NoneClaimed) -> Iterator[Violation]:
    if isinstance(state, (Waiting, Decided)) or not holds_rank(state.deal.hands[act.seat], act.rank):
        return
    gaps: Gaps = {"who": words.SEATS[act.seat], "rank": words.rank(act.rank)}
    yield say(law.NONE_UNTRUE, act.seat, (), (), **gaps)


def _none(state: State, act: object) -> Iterator[Violation]:
    return iter(())


_CHECKS: dict[type, Callable[..., Iterator[Violation]]] = {
    DealBegun: _begun,
    FaceUpDrawn: _none,
    HandDealt: hand_rules,
    BottomLaid: bottom_laid_rules,
    BottomShown: bottom_shown_rules,
    BidMade: bid_rules,
    LandlordNoted: landlord_rules,
    CardsPlayed: play_rules,
    Passed: pass_rules,
    ConductNoted: _conduct,
    NoneClaimed: _none_claimed,
    PlaysUnrecorded: _none,
    DealNoted: noted_rules,
    ScoresNoted: scores_rules,
    TotalsNoted: totals_rules,
    TimeCalled: _time,
}
