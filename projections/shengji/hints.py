"""Which readings of the 升级 clauses could make a difference to a match, asked cheaply."""

from core.trumps.messages import (
    BottomBuried,
    DealNoted,
    Insured,
    NobodyDeclared,
    Overturned,
    OverturnPassed,
    ThirdBottomCardShown,
    TrumpsDeclared,
    TrumpsNoted,
)
from projections.hints import Audited, Hints
from projections.trumps.hints import OF_PLAY, Asked, acts, at_desk, before_play, of_an_end, several_cards, throw_failed, thrown


def touched(audit: Audited, key: str, value: str) -> bool:
    """Say whether setting an option to a value could change anything: it may say yes too often, never no."""
    ask = _ASKED.get(key)
    return ask is None or ask(audit)


_OVERTURN = acts(Overturned)
_THIRD = acts(ThirdBottomCardShown)
_ASKED: dict[str, Asked] = {
    **OF_PLAY,
    "same_draw_shown": acts(TrumpsDeclared),
    "first_deal_undeclared": acts(NobodyDeclared, ThirdBottomCardShown),
    "third_bottom_two": acts(ThirdBottomCardShown, TrumpsNoted),
    "third_bottom_overturn": _THIRD,
    "overturn_opens": _OVERTURN,
    "insurance_cards": acts(Insured, TrumpsDeclared),
    "first_overturn_must_beat": _OVERTURN,
    "twos_pair_overturn": _OVERTURN,
    "first_deal_bottom": _OVERTURN,
    "first_deal_overturn_closes": _OVERTURN,
    "later_overturn_order": acts(Overturned, OverturnPassed, BottomBuried),
    "later_declarer_overturn": acts(Overturned, OverturnPassed, BottomBuried),
    "first_lead": acts(Overturned, TrumpsNoted),
    "overturn_factor": acts(Overturned, DealNoted),
    "tractor_adjacency": several_cards,
    "throw_beaten_by": thrown,
    "throw_fine_to": throw_failed,
}
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
        **dict.fromkeys(_SHOWING, before_play),
        **dict.fromkeys(_ENDS, of_an_end),
        "authority": at_desk,
    },
    touched,
)
