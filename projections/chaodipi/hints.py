"""Which readings of the 炒地皮 clauses could make a difference to a match, asked cheaply."""

from core.chaodipi.levels import HOOK_LEVEL
from core.chaodipi.messages import CardsDrawnOff, CountsFined, DealFined, DeliberateFined, PlayBarred, PointsFined
from core.desk.messages import AppealDecided, Ruled
from core.script import Taken
from core.trumps.messages import (
    BottomBuried,
    BottomCounted,
    DealSettled,
    HandCounted,
    NobodyDeclared,
    Overturned,
    OverturnPassed,
    TimeCalled,
)
from core.trumps.state import BOTTOM
from projections.hints import Audited, Hints
from projections.trumps.hints import OF_PLAY, Asked, acts, at_desk, before_play, of_an_end, results, throw_failed


def touched(audit: Audited, key: str, value: str) -> bool:
    """Say whether setting an option to a value could change anything: it may say yes too often, never no."""
    ask = _ASKED.get(key)
    return ask is None or ask(audit)


def _never(audit: Audited) -> bool:
    """Say no: what the option decides is for a person, and is recorded as it was decided."""
    return False


def _at_hook_level(audit: Audited) -> bool:
    """Say whether a deal was played at the level at which the last trick may send the declarers back (CD2.3)."""
    settled = (event for taken in audit.judged.taken for event in taken.results if isinstance(event, DealSettled))
    return any(event.level == HOOK_LEVEL for event in settled) or acts(Ruled)(audit)


def _wrong_bottom(audit: Audited) -> bool:
    """Say whether a bottom may have been other than eight cards (CD4.4)."""
    buried = (act for act in audit.match.acts if isinstance(act, BottomBuried))
    return any(len(act.cards) != BOTTOM for act in buried) or acts(BottomCounted)(audit)


_OVERTURN = acts(Overturned)
_ASKED: dict[str, Asked] = {
    **OF_PLAY,
    "first_drawer_count": _never,
    "later_deal_uncalled": acts(NobodyDeclared),
    "first_stir_must_beat": _OVERTURN,
    "declarer_overturn_opens_stir": _OVERTURN,
    "stir_effect": _OVERTURN,
    "first_deal_late_stir": acts(Overturned, OverturnPassed, BottomBuried),
    **dict.fromkeys(
        ("hook_table_points", "hook_off_suit_below_80", "hook_pattern", "hook_no_trump", "hook_promotion"), _at_hook_level
    ),
    "penalties_counted": results(PointsFined, CountsFined, DealFined, DeliberateFined),
    "limit_inside_deal": acts(TimeCalled),
    "ahead_at_limit": acts(TimeCalled),
    "loss_scope": acts(Ruled, AppealDecided),
    "failed_throw_fine": throw_failed,
    "wrong_follow_cards": results(PlayBarred),
    "deliberate_fine": results(DeliberateFined),
    "wrong_burial_charged_to": _wrong_bottom,
    "wrong_burial_and_count": acts(HandCounted),
    "wrong_burial_before_lead": _wrong_bottom,
    "surplus_cards": acts(CardsDrawnOff),
}

# --- the acts that ask for an option --------------------------------------------------------------------------------------------


def _of_levels(taken: Taken) -> bool:
    """Say whether an act is about the end of a deal, or may ask at what levels the deal is: a ruling may have changed them."""
    return of_an_end(taken) or before_play(taken)


_CALLING = (
    "later_deal_uncalled",
    "first_stir_must_beat",
    "declarer_overturn_opens_stir",
    "stir_effect",
    "first_deal_late_stir",
)
_ENDS = (
    "bottom_multiplier_by",
    "bottom_ruffed_singles",
    "bottom_throw",
    "hook_table_points",
    "hook_off_suit_below_80",
    "hook_pattern",
    "hook_no_trump",
    "hook_promotion",
    "next_declarer",
    "top_row",
    "must_play_left_by",
    "penalties_counted",
    "deliberate_fine",
    "limit_inside_deal",
    "ahead_at_limit",
)

HINTS = Hints(
    {**dict.fromkeys(_CALLING, before_play), **dict.fromkeys(_ENDS, _of_levels), "authority": at_desk, "loss_scope": at_desk},
    touched,
)
