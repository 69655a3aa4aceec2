"""Which readings of the 斗地主 clauses could make a difference to a match, asked cheaply."""

from typing import get_args

from core.climb.packed import at_least, packed
from core.desk.messages import DeskAct
from core.doudizhu.messages import CardsPlayed, FaceUpDrawn, Redealt, TimeCalled
from projections.hints import Audited, Hints


def touched(audit: Audited, key: str, value: str) -> bool:
    """Say whether setting an option to a value could change anything: it may say yes too often, never no."""
    acts = audit.match.acts
    if key.startswith(("wing_", "quad_")):
        return any(isinstance(act, CardsPlayed) and _attaches(act.cards, key) for act in acts)
    if key == "face_up_in_bottom":
        return any(isinstance(act, FaceUpDrawn) and act.seat is None for act in acts)
    if key in ("first_bidder_after_pass", "redeals"):
        return any(isinstance(event, Redealt) for taken in audit.judged.taken for event in taken.results)
    if key in ("deal_in_progress_from", "deal_at_bell"):
        return any(isinstance(act, TimeCalled) for act in acts)
    if key == "authority":
        return any(isinstance(act, get_args(DeskAct)) for act in acts)
    return True


def _attaches(cards: tuple[str, ...], key: str) -> bool:
    """Say whether a play may hold wings, or four with something: only these are read by the options."""
    if len(cards) < 6:
        return False
    try:
        counts = packed(cards)
    except KeyError:
        return False
    core = 4 if key.startswith("quad_") else 3
    least = 1 if key.startswith("quad_") else 2
    return at_least(counts, core).bit_count() >= least


HINTS = Hints({}, touched)
