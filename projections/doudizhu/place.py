"""Where an act of a 斗地主 match stands: its deal, and the number of the play or pass in it."""

from core.doudizhu.messages import BidMade, CardsPlayed, DealBegun, Passed
from core.doudizhu.state import Decided, Waiting
from core.script import Taken
from projections.place import Place


def place(taken: Taken) -> Place:
    """Return where an act stands; plays and passes count from 1 in their deal."""
    play, act = taken.before.play, taken.act
    deals = len(play.match.deals)
    if isinstance(play, Decided):
        return Place(taken.version, taken.number, 0, 0, "deal")
    if isinstance(play, Waiting):
        begins = isinstance(act, (DealBegun, BidMade)) or not deals
        return Place(taken.version, taken.number, deals + 1 if begins else deals, 0, "deal")
    if isinstance(act, DealBegun) and (play.deal.acts or any(play.deal.given)):
        return Place(taken.version, taken.number, play.deal.number + 1, 0, "deal")
    ply = play.deal.acts + 1 if isinstance(act, (CardsPlayed, Passed)) else 0
    return Place(taken.version, taken.number, play.deal.number, ply, "deal")
