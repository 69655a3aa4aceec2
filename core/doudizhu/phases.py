"""When a fact may occur at a 斗地主 table: one table of rows, for live matches and for bulk replay alike.

Acts that the state can absorb are allowed wherever they physically can happen, right or wrong. What stays outside the rows is
what makes no sense there at all: a second opening, a hand or a bid of a deal that is over and done with.
"""

from enum import StrEnum
from functools import partial

from core.doudizhu.state import Bidding, Dealing, Decided, Following, Leading, Showing, State, Waiting
from core.phases import each, machine
from core.text import Text


class Phase(StrEnum):
    """The phases of a match."""

    WAITING = "waiting"
    DEALING = "dealing"
    BIDDING = "bidding"
    SHOWING = "showing"
    LEADING = "leading"
    FOLLOWING = "following"
    DECIDED = "decided"


PHASE_NAMES: dict[Phase, Text] = {
    Phase.WAITING: Text("等待发牌", "waiting for a deal"),
    Phase.DEALING: Text("发牌", "dealing"),
    Phase.BIDDING: Text("叫牌", "bidding"),
    Phase.SHOWING: Text("亮底牌", "showing the bottom"),
    Phase.LEADING: Text("领出", "leading"),
    Phase.FOLLOWING: Text("跟牌", "following"),
    Phase.DECIDED: Text("整场结束", "match decided"),
}

EXPECTED: dict[Phase, tuple[str, ...]] = {
    Phase.WAITING: ("DealBegun", "DealNoted", "ScoresNoted", "TotalsNoted", "TimeCalled"),
    Phase.DEALING: ("FaceUpDrawn", "HandDealt", "BottomLaid", "BidMade", "LandlordNoted", "DealNoted"),
    Phase.BIDDING: ("BidMade",),
    Phase.SHOWING: ("BottomShown",),
    Phase.LEADING: ("CardsPlayed",),
    Phase.FOLLOWING: ("CardsPlayed", "Passed"),
    Phase.DECIDED: ("TotalsNoted",),
}
"""The acts by which a match goes on in each phase, by the names of their types: what a scribe is told to expect."""

START = Phase.WAITING
_ALL = tuple(Phase)
_IN_DEAL = (Phase.DEALING, Phase.BIDDING, Phase.SHOWING, Phase.LEADING, Phase.FOLLOWING)
_NO_CARDS = (Phase.WAITING, Phase.DEALING)
_TABLE = (Phase.SHOWING, Phase.LEADING, Phase.FOLLOWING)


_each = partial(each, "doudizhu")

ROWS: tuple[tuple[str, Phase, Phase], ...] = (
    # the cards
    *_each("deal_begun", (Phase.WAITING, *_IN_DEAL), Phase.DEALING),
    *_each("face_up_drawn hand_dealt bottom_laid", _NO_CARDS, Phase.DEALING),
    *_each("face_up_drawn hand_dealt bottom_laid", (Phase.BIDDING, *_TABLE)),
    # bids
    *_each("bid_made", (*_NO_CARDS, Phase.BIDDING), Phase.BIDDING),
    *_each("bid_made", _TABLE),
    *_each("redealt", (Phase.BIDDING,), Phase.DEALING),
    *_each("landlord_made", (Phase.BIDDING,), Phase.SHOWING),
    *_each("landlord_noted", (*_NO_CARDS, Phase.BIDDING), Phase.SHOWING),
    *_each("landlord_noted", _TABLE),
    *_each("bottom_shown", _NO_CARDS, Phase.DEALING),
    *_each("bottom_shown", (Phase.BIDDING, Phase.LEADING, Phase.FOLLOWING)),
    *_each("bottom_shown", (Phase.SHOWING,), Phase.LEADING),
    # plays
    *_each("cards_played", _IN_DEAL, Phase.FOLLOWING),
    *_each("cards_played passed", (Phase.WAITING,)),
    *_each("passed", (Phase.DEALING, Phase.BIDDING, Phase.SHOWING), Phase.LEADING),
    *_each("passed", (Phase.LEADING, Phase.FOLLOWING)),
    *_each("trick_taken", (Phase.FOLLOWING,), Phase.LEADING),
    *_each("doubled", (Phase.FOLLOWING,)),
    *_each("turn_given", (Phase.BIDDING, Phase.LEADING, Phase.FOLLOWING)),
    *_each("plays_unrecorded", (Phase.WAITING, *_IN_DEAL), Phase.LEADING),
    # after the end of the match everything is kept and changes nothing
    *_each("deal_begun face_up_drawn hand_dealt bottom_laid bid_made landlord_noted bottom_shown", (Phase.DECIDED,)),
    *_each("cards_played passed plays_unrecorded", (Phase.DECIDED,)),
    # facts that change no phase by themselves
    *_each("none_claimed conduct_noted deal_noted scores_noted totals_noted time_called", _ALL),
    # ends
    *_each("deal_settled deal_stopped", (Phase.WAITING, *_IN_DEAL), Phase.WAITING),
    *_each("play_off_due", (Phase.WAITING,)),
    *_each("match_won", (Phase.WAITING,), Phase.DECIDED),
    # rulings
    *_each("deal_ruled deal_unruled match_ruled", _ALL),
    *_each("deal_reopened", (Phase.WAITING,), Phase.LEADING),
    *_each("trick_reopened", (Phase.WAITING,), Phase.FOLLOWING),
    *_each("match_reopened", (Phase.DECIDED,), Phase.WAITING),
)

NEXT: dict[tuple[str, Phase], Phase] = {(name, source): dest for name, source, dest in ROWS}
MACHINE = machine(START, ROWS)


def phase_of(state: State) -> Phase:
    """Return the phase that a state is in."""
    return _PHASE_OF[type(state)]


_PHASE_OF: dict[type, Phase] = {
    Waiting: Phase.WAITING,
    Dealing: Phase.DEALING,
    Bidding: Phase.BIDDING,
    Showing: Phase.SHOWING,
    Leading: Phase.LEADING,
    Following: Phase.FOLLOWING,
    Decided: Phase.DECIDED,
}
