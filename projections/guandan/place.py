"""Where an act of a 掼蛋 match stands: its deal, and the number of the play or pass in it."""

from core.guandan.deals import same_deal
from core.guandan.messages import CardsPlayed, DealBegun, DealSettled, Passed
from core.guandan.state import Decided, State, Waiting, deal_of
from core.script import Taken
from projections.place import Place


def place(taken: Taken) -> Place:
    """Return where an act stands; plays and passes count from 1 in their deal."""
    play, act = taken.before.play, taken.act
    ply = play.deal.plays + 1 if isinstance(act, (CardsPlayed, Passed)) and not isinstance(play, (Waiting, Decided)) else 0
    return Place(taken.version, taken.number, _deal(taken, play), ply, "deal")


def _deal(taken: Taken, play: State) -> int:
    """Return the deal that an act belongs to: the one in progress, the one that it begins or settles, or the last; 0: none."""
    settles = next((event.number for event in taken.results if isinstance(event, DealSettled)), None)
    if settles is not None:
        return settles
    if isinstance(play, Decided):
        return 0
    if isinstance(play, Waiting):
        begun = deal_of(taken.after.play)
        return len(play.match.deals) if isinstance(taken.after.play, (Waiting, Decided)) or begun is None else begun.number
    if isinstance(taken.act, DealBegun) and not same_deal(play):
        return play.deal.number + 1
    return play.deal.number
