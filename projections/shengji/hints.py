"""Which readings of the 升级 clauses could make a difference to a match, asked cheaply."""

from collections.abc import Callable, Iterator
from typing import get_args

from core.cards import BIT
from core.desk.messages import DeskAct
from core.script import Taken
from core.trumps.messages import (
    BottomAwaited,
    BottomBuried,
    BottomCaptured,
    BottomLaid,
    BottomShown,
    CardDrawn,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealSettled,
    HandDealt,
    Insured,
    LevelNoted,
    LevelsNoted,
    MatchNoted,
    MatchOver,
    NobodyDeclared,
    Overturned,
    OverturnPassed,
    SheetSigned,
    ThirdBottomCardShown,
    ThrowCalled,
    ThrowFailed,
    TimeCalled,
    TrickNoted,
    TrickTaken,
    TrumpsDeclared,
    TrumpsNoted,
)
from core.trumps.state import Decided, Following, Leading, State, Waiting
from projections.hints import Audited, Hints

Asked = Callable[[Audited], bool]


def touched(audit: Audited, key: str, value: str) -> bool:
    """Say whether setting an option to a value could change anything: it may say yes too often, never no."""
    ask = _ASKED.get(key)
    return ask is None or ask(audit)


def _acts(*types: type) -> Asked:
    """Return the question whether there is an act of one of these types."""
    return lambda audit: any(isinstance(act, types) for act in audit.match.acts)


def _several_cards(audit: Audited) -> bool:
    """Say whether more than one card was played at once: a single is read in one way, and followed in one."""
    return any(isinstance(act, CardsPlayed) and len(act.cards) > 1 for act in audit.match.acts)


def _thrown(audit: Audited) -> bool:
    """Say whether something was led that is no single and no pair: what is read in one way is thrown, beaten and ruffed in one.

    A tractor is taken for a throw: without the order of the cards it cannot be told from several pairs.
    """
    return _acts(ThrowCalled)(audit) or any(len(cards) > 2 or len({*cards}) > 1 or cards[0] not in BIT for cards in _led(audit))


def _led(audit: Audited) -> Iterator[tuple[str, ...]]:
    """Yield what was led; of plays that were folded at once the first, and each after a trick was taken."""
    taken, leads = {step.number - 1: step for step in audit.judged.taken}, True
    for index, act in enumerate(audit.match.acts):
        step = taken.get(index)
        leads = leads if step is None else _is_led(step.before.play)
        if isinstance(act, CardsPlayed) and act.cards and leads:
            yield act.cards
        if step is not None:
            leads = _is_led(step.after.play)
        elif isinstance(act, CardsPlayed):
            leads = any(isinstance(event, TrickTaken) for event in audit.match.said.get(index, ()))


def _is_led(play: State) -> bool:
    """Say whether who plays next leads."""
    return not isinstance(play, Following) or not play.plays


def _throw_failed(audit: Audited) -> bool:
    """Say whether a throw has failed somewhere."""
    failed = any(isinstance(event, ThrowFailed) for taken in audit.judged.taken for event in taken.results)
    return failed or _acts(ThrowCalled)(audit)


def _something_wrong(audit: Audited) -> bool:
    """Say whether something was found, or the desk was called: only then does it matter what an offence leads to."""
    return bool(audit.findings) or any(isinstance(act, get_args(DeskAct)) for act in audit.match.acts)


_OVERTURN = _acts(Overturned)
_THIRD = _acts(ThirdBottomCardShown)
_ASKED: dict[str, Asked] = {
    "same_draw_shown": _acts(TrumpsDeclared),
    "first_deal_undeclared": _acts(NobodyDeclared, ThirdBottomCardShown),
    "third_bottom_two": _acts(ThirdBottomCardShown, TrumpsNoted),
    "third_bottom_overturn": _THIRD,
    "overturn_opens": _OVERTURN,
    "insurance_cards": _acts(Insured, TrumpsDeclared),
    "first_overturn_must_beat": _OVERTURN,
    "twos_pair_overturn": _OVERTURN,
    "first_deal_bottom": _OVERTURN,
    "first_deal_overturn_closes": _OVERTURN,
    "later_overturn_order": _acts(Overturned, OverturnPassed, BottomBuried),
    "later_declarer_overturn": _acts(Overturned, OverturnPassed, BottomBuried),
    "first_lead": _acts(Overturned, TrumpsNoted),
    "overturn_factor": _acts(Overturned, DealNoted),
    "tractor_adjacency": _several_cards,
    "no_trump_tractor": _several_cards,
    "decomposition": _thrown,
    "throw_beaten_by": _thrown,
    "throw_trumps": _thrown,
    "forced_component": _thrown,
    "follow_tractor": _several_cards,
    "follow_throw": _thrown,
    "pair_inside_tractor": _several_cards,
    "follow_trumps": _several_cards,
    "ruff_pair_as_singles": _thrown,
    "over_ruff": _thrown,
    "bottom_ruffed_singles": _several_cards,
    "throw_fine_to": _throw_failed,
    "authority": _something_wrong,
}

# --- the acts that ask for an option --------------------------------------------------------------------------------------------


def _before_play(taken: Taken) -> bool:
    """Say whether an act is one by which trumps or the bottom come about, or might have been."""
    if isinstance(taken.act, (CardDrawn, HandDealt, BottomLaid)):
        return False
    play: State = taken.before.play
    begun = isinstance(play, (Leading, Following)) and play.deal.tricks > 0
    return not begun or isinstance(taken.act, _OF_TRUMPS)


def _of_an_end(taken: Taken) -> bool:
    """Say whether an act is about the end of a deal or of the match, or settles one."""
    if isinstance(taken.before.play, (Waiting, Decided)) or isinstance(taken.act, (*_OF_SHEETS, *_AT_DESK)):
        return True
    return any(isinstance(event, (BottomCaptured, BottomAwaited, DealSettled, MatchOver)) for event in taken.results)


_AT_DESK = get_args(DeskAct)
_OF_TRUMPS = (TrumpsDeclared, Insured, Overturned, OverturnPassed, NobodyDeclared, ThirdBottomCardShown)
_OF_SHEETS = (DealBegun, DealNoted, LevelNoted, LevelsNoted, MatchNoted, SheetSigned, TimeCalled, TrickNoted, BottomShown)
_SHOWING = (
    "same_draw_shown",
    "third_bottom_two",
    "third_bottom_overturn",
    "overturn_opens",
    "insurance_cards",
    "first_overturn_must_beat",
    "twos_pair_overturn",
    "first_deal_bottom",
    "first_deal_overturn_closes",
    "later_overturn_order",
    "later_declarer_overturn",
    "first_lead",
)
_ENDS = (
    "bottom_multiplier_by",
    "bottom_tractor",
    "bottom_ruffed_singles",
    "total_cap",
    "coins",
    "overturn_factor",
    "throw_fine_to",
    "past_a",
)

HINTS = Hints(
    {
        **dict.fromkeys(_SHOWING, _before_play),
        **dict.fromkeys(_ENDS, _of_an_end),
    },
    touched,
)
