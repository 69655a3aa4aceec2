"""Which readings could make a difference to a match on this table, asked cheaply: what its games have in common."""

from collections.abc import Callable, Iterator
from typing import get_args

from core.cards import BIT
from core.desk.messages import DeskAct
from core.script import Taken
from core.trumps.messages import (
    BottomAwaited,
    BottomCaptured,
    BottomLaid,
    BottomShown,
    CardDrawn,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealSettled,
    DeclarerNoted,
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
)
from core.trumps.state import Decided, Following, Leading, State, Waiting
from projections.hints import Audited

Asked = Callable[[Audited], bool]


def acts(*types: type) -> Asked:
    """Return the question whether there is an act of one of these types."""
    return lambda audit: any(isinstance(act, types) for act in audit.match.acts)


def results(*types: type) -> Asked:
    """Return the question whether an act has led to a result of one of these types."""
    return lambda audit: any(isinstance(event, types) for taken in audit.judged.taken for event in taken.results)


def several_cards(audit: Audited) -> bool:
    """Say whether more than one card was played at once: a single is read in one way, and followed in one."""
    return any(isinstance(act, CardsPlayed) and len(act.cards) > 1 for act in audit.match.acts)


def thrown(audit: Audited) -> bool:
    """Say whether something was led that is no single and no pair: what is read in one way is thrown, beaten and ruffed in one.

    A tractor is taken for a throw: without the order of the cards it cannot be told from several pairs.
    """
    return acts(ThrowCalled)(audit) or any(len(cards) > 2 or len({*cards}) > 1 or cards[0] not in BIT for cards in _led(audit))


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


def throw_failed(audit: Audited) -> bool:
    """Say whether a throw has failed somewhere."""
    return results(ThrowFailed)(audit) or acts(ThrowCalled)(audit)


OF_PLAY: dict[str, Asked] = {
    "no_trump_tractor": several_cards,
    "decomposition": thrown,
    "throw_trumps": thrown,
    "forced_component": thrown,
    "follow_tractor": several_cards,
    "follow_throw": thrown,
    "pair_inside_tractor": several_cards,
    "follow_trumps": several_cards,
    "ruff_pair_as_singles": thrown,
    "over_ruff": thrown,
    "bottom_ruffed_singles": several_cards,
    "authority": acts(*get_args(DeskAct)),
}

# --- the acts that ask for an option --------------------------------------------------------------------------------------------


def before_play(taken: Taken) -> bool:
    """Say whether an act is one by which trumps or the bottom come about, or might have been."""
    if isinstance(taken.act, (CardDrawn, HandDealt, BottomLaid)):
        return False
    play: State = taken.before.play
    begun = isinstance(play, (Leading, Following)) and play.deal.tricks > 0
    return not begun or isinstance(taken.act, _OF_TRUMPS)


def at_desk(taken: Taken) -> bool:
    """Say whether an act is one of the desk."""
    return isinstance(taken.act, _AT_DESK)


def of_an_end(taken: Taken) -> bool:
    """Say whether an act is about the end of a deal or of the match, or settles one."""
    if isinstance(taken.before.play, (Waiting, Decided)) or isinstance(taken.act, (*_OF_SHEETS, *_AT_DESK)):
        return True
    return any(isinstance(event, (BottomCaptured, BottomAwaited, DealSettled, MatchOver)) for event in taken.results)


_AT_DESK = get_args(DeskAct)
_OF_TRUMPS = (TrumpsDeclared, Insured, Overturned, OverturnPassed, NobodyDeclared, ThirdBottomCardShown)
_OF_SHEETS = (
    DealBegun,
    DealNoted,
    DeclarerNoted,
    LevelNoted,
    LevelsNoted,
    MatchNoted,
    SheetSigned,
    TimeCalled,
    TrickNoted,
    BottomShown,
)
