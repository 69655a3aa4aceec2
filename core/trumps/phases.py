"""When a fact may occur at the table: one table of rows, for live matches and for bulk replay alike; a game adds its own.

Acts that the state can absorb are allowed wherever they physically can happen, right or wrong. What stays outside the rows is
what makes no sense there at all: a second opening, a result that nothing has led to.
"""

from enum import StrEnum
from functools import partial

from core.phases import each
from core.text import Text
from core.trumps.state import (
    Burying,
    Counting,
    Decided,
    Drawing,
    Following,
    Leading,
    Overturning,
    State,
    Taking,
    Waiting,
)


class Phase(StrEnum):
    """The phases of a match."""

    WAITING = "waiting"
    DRAWING = "drawing"
    TAKING = "taking"
    BURYING = "burying"
    OVERTURNING = "overturning"
    LEADING = "leading"
    FOLLOWING = "following"
    COUNTING = "counting"
    DECIDED = "decided"


PHASE_NAMES: dict[Phase, Text] = {
    Phase.WAITING: Text("等待发牌", "waiting for a deal"),
    Phase.DRAWING: Text("摸牌", "drawing"),
    Phase.TAKING: Text("拿底牌之前", "before the bottom is taken"),
    Phase.BURYING: Text("盖底牌", "burying"),
    Phase.OVERTURNING: Text("问反主", "asking for overturns"),
    Phase.LEADING: Text("领出", "leading"),
    Phase.FOLLOWING: Text("跟牌", "following"),
    Phase.COUNTING: Text("亮底", "counting the bottom"),
    Phase.DECIDED: Text("整场结束", "match decided"),
}

EXPECTED: dict[Phase, tuple[str, ...]] = {
    Phase.WAITING: ("DealBegun", "DealNoted", "LevelsNoted", "SheetSigned"),
    Phase.DRAWING: ("CardDrawn", "HandDealt", "TrumpsDeclared", "Overturned", "NobodyDeclared", "BottomTaken"),
    Phase.TAKING: ("Overturned", "ThirdBottomCardShown", "BottomTaken", "BottomBuried"),
    Phase.BURYING: ("BottomBuried",),
    Phase.OVERTURNING: ("Overturned", "OverturnPassed", "CardsPlayed"),
    Phase.LEADING: ("CardsPlayed",),
    Phase.FOLLOWING: ("CardsPlayed", "ThrowCalled"),
    Phase.COUNTING: ("BottomShown", "TrickNoted", "DealNoted"),
    Phase.DECIDED: ("SheetSigned",),
}
"""The acts by which a match goes on in each phase, by the names of their types: what a scribe is told to expect."""

START = Phase.WAITING
_ALL = tuple(Phase)
_BEFORE = (Phase.DRAWING, Phase.TAKING, Phase.BURYING, Phase.OVERTURNING)
_TABLE = (Phase.LEADING, Phase.FOLLOWING)
_PLAY = (*_TABLE, Phase.COUNTING)
_IN_DEAL = (*_BEFORE, *_PLAY)
_CARDS = "level_noted declarer_noted trumps_noted card_drawn hand_dealt bottom_laid"
_SHOWING = "trumps_declared overturned overturn_passed"
_TABLED = "nobody_declared third_bottom_card_shown"
_FACTS = (
    "hand_counted bottom_counted bottom_shown cards_exposed conduct_noted trick_noted deal_noted levels_noted match_noted "
    "sheet_signed time_called"
)

_each = partial(each, "trumps")

ROWS: tuple[tuple[str, Phase, Phase], ...] = (
    # the cards
    *_each("deal_begun", (Phase.WAITING, *_IN_DEAL), Phase.DRAWING),
    *_each(f"{_CARDS} {_SHOWING}", (Phase.WAITING,), Phase.DRAWING),
    *_each(f"{_CARDS} {_SHOWING}", _IN_DEAL),
    *_each("draw_ended", (Phase.DRAWING,), Phase.TAKING),
    *_each("redealt", (Phase.DRAWING, Phase.TAKING), Phase.WAITING),
    # trumps
    *_each(_TABLED, (Phase.WAITING, Phase.DRAWING), Phase.TAKING),
    *_each(_TABLED, (Phase.TAKING, Phase.BURYING, Phase.OVERTURNING, *_PLAY)),
    *_each("trumps_set declarer_made", _IN_DEAL),
    *_each("overturn_asked", (Phase.OVERTURNING,)),
    # the bottom
    *_each("bottom_taken", (Phase.WAITING, *_BEFORE), Phase.BURYING),
    *_each("bottom_buried", (Phase.WAITING, *_BEFORE), Phase.OVERTURNING),
    *_each("bottom_taken bottom_buried", _PLAY),
    *_each("bottom_unrecorded", (Phase.WAITING, Phase.DRAWING, Phase.TAKING, Phase.BURYING), Phase.LEADING),
    *_each("bottom_unrecorded", (Phase.OVERTURNING, *_PLAY)),
    *_each("bottom_due", _BEFORE, Phase.TAKING),
    *_each("lead_given", _BEFORE, Phase.LEADING),
    # plays
    *_each("cards_played", (*_BEFORE, *_TABLE), Phase.FOLLOWING),
    *_each("cards_played", (Phase.COUNTING,)),
    *_each("cards_played play_taken_back throw_called", (Phase.WAITING,)),
    *_each("play_taken_back throw_called", _IN_DEAL),
    *_each("throw_failed play_undone trick_found", (Phase.FOLLOWING,)),
    *_each("trick_found", (Phase.LEADING, Phase.COUNTING)),
    *_each("lead_undone trick_taken trick_open", (Phase.FOLLOWING,), Phase.LEADING),
    *_each("bottom_awaited", (Phase.LEADING,), Phase.COUNTING),
    *_each("bottom_captured", (Phase.LEADING, Phase.COUNTING)),
    *_each("turn_given", _TABLE),
    *_each("plays_unrecorded", (Phase.WAITING, *_IN_DEAL), Phase.LEADING),
    # after the end of the match everything is kept and changes nothing
    *_each(f"deal_begun {_CARDS} {_SHOWING} {_TABLED} bottom_taken bottom_buried bottom_unrecorded", (Phase.DECIDED,)),
    *_each("cards_played play_taken_back throw_called plays_unrecorded", (Phase.DECIDED,)),
    # facts that change no phase by themselves
    *_each(_FACTS, _ALL),
    # ends
    *_each("deal_settled deal_stopped", (Phase.WAITING, *_IN_DEAL), Phase.WAITING),
    *_each("match_over", (Phase.WAITING,), Phase.DECIDED),
    # rulings
    *_each("deal_ruled deal_unruled match_ruled", _ALL),
    *_each("deal_reopened", (Phase.WAITING,), Phase.LEADING),
    *_each("trick_reopened", (Phase.WAITING,), Phase.FOLLOWING),
    *_each("match_reopened", (Phase.DECIDED,), Phase.WAITING),
)


def phase_of(state: State) -> Phase:
    """Return the phase that a state is in."""
    return _PHASE_OF[type(state)]


_PHASE_OF: dict[type, Phase] = {
    Waiting: Phase.WAITING,
    Drawing: Phase.DRAWING,
    Taking: Phase.TAKING,
    Burying: Phase.BURYING,
    Overturning: Phase.OVERTURNING,
    Leading: Phase.LEADING,
    Following: Phase.FOLLOWING,
    Counting: Phase.COUNTING,
    Decided: Phase.DECIDED,
}
