"""What a scribe is told about the result of a deal beside what the rules say of it."""

from core.text import Text
from core.trumps.deals import plays_in
from core.trumps.messages import Act, DealNoted, PlaysUnrecorded
from core.trumps.state import IN_DEAL, State, Waiting, claims_last
from projections.sheets import another, once_more, over, still_open

WORD = Text("得分", "points")


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
    return still_open(deal.number, plays_in(deal), WORD) if deal.whole and deal.laid else None
