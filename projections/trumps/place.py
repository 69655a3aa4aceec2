"""Where an act of a 升级 match stands: its deal, and the number of the play in it."""

from core.script import Taken
from core.trumps.deals import is_redeal, plays_in, untouched
from core.trumps.messages import CardsPlayed, DealBegun, DealSettled
from core.trumps.state import Decided, State, Waiting, deal_of
from projections.place import Place


def place(taken: Taken) -> Place:
    """Return where an act stands; plays count from 1 in their deal."""
    play, act = taken.before.play, taken.act
    ply = plays_in(play.deal) + 1 if isinstance(act, CardsPlayed) and not isinstance(play, (Waiting, Decided)) else 0
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
    return next_number(play) if isinstance(taken.act, DealBegun) else play.deal.number


def next_number(play: State) -> int:
    """Return the number of the deal that a shuffle would begin now: that of the one on the table while nothing is done in it."""
    if isinstance(play, (Waiting, Decided)):
        return len(play.match.deals) + 1
    return play.deal.number + (not untouched(play) and not is_redeal(play))
