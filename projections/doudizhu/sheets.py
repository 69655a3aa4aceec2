"""What a scribe is told about the sheet of a deal beside what the rules say of it."""

from core.doudizhu.deals import IN_DEAL
from core.doudizhu.messages import Act, DealNoted, PlaysUnrecorded
from core.doudizhu.state import State, Waiting, claims_last
from core.text import Text
from projections.sheets import another, once_more, over, still_open

WORD = Text("小结", "sheet")


def asked(play: State, act: Act) -> Text | None:
    """Return why a scribe has to say first that another deal is meant: the last one has its result already."""
    if isinstance(act, PlaysUnrecorded) and isinstance(play, Waiting):
        return over(len(play.match.deals))
    if not isinstance(act, DealNoted) or not isinstance(play, Waiting) or claims_last(play):
        return None
    return another(len(play.match.deals), WORD)


def lacking(play: State, act: Act) -> Text | None:
    """Return what is still to be written, after an act, before a deal is over by its sheet; None where nothing is."""
    if not isinstance(play, IN_DEAL) or not isinstance(act, (DealNoted, PlaysUnrecorded)):
        return None
    deal = play.deal
    if isinstance(act, PlaysUnrecorded):
        return once_more(deal.number, WORD)
    return still_open(deal.number, deal.acts, WORD) if deal.whole and deal.acts else None
