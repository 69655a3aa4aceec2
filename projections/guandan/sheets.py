"""What a scribe is told about the finishing order of a deal beside what the rules say of it."""

from core.guandan.deals import IN_DEAL
from core.guandan.messages import Act, DealNoted, PlaysUnrecorded
from core.guandan.state import State, Waiting, claims_last
from core.text import Text
from projections.sheets import ANOTHER, ONCE_MORE, OPEN

WORD = Text("名次", "order")


def asked(play: State, act: Act) -> Text | None:
    """Return why a scribe has to say first that another deal is meant: the last one has its result already."""
    if not isinstance(act, DealNoted) or not isinstance(play, Waiting) or not play.match.deals or claims_last(play):
        return None
    last = len(play.match.deals)
    return ANOTHER.fill(n=last, next=last + 1, word=WORD)


def lacking(play: State, act: Act) -> Text | None:
    """Return what is still to be written, after an act, before a deal is over by its sheet; None where nothing is."""
    if not isinstance(play, IN_DEAL) or not isinstance(act, (DealNoted, PlaysUnrecorded)):
        return None
    deal = play.deal
    if isinstance(act, PlaysUnrecorded):
        return ONCE_MORE.fill(n=deal.number, word=WORD)
    return OPEN.fill(n=deal.number, plays=deal.plays, word=WORD) if deal.whole and deal.laid else None
