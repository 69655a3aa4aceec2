"""When a fact may occur at a 掼蛋 table: one table of rows, for live matches and for bulk replay alike.

Acts that the state can absorb are allowed wherever they physically can happen, right or wrong. What stays outside the rows is
what makes no sense there at all: a second opening, a result that nothing has led to.
"""

from enum import StrEnum
from functools import partial

from core.guandan.state import Dealing, Decided, Following, Leading, Paying, Returning, State, Waiting
from core.phases import each, machine
from core.text import Text


class Phase(StrEnum):
    """The phases of a match."""

    WAITING = "waiting"
    DEALING = "dealing"
    PAYING = "paying"
    RETURNING = "returning"
    LEADING = "leading"
    FOLLOWING = "following"
    DECIDED = "decided"


PHASE_NAMES: dict[Phase, Text] = {
    Phase.WAITING: Text("等待发牌", "waiting for a deal"),
    Phase.DEALING: Text("摸牌", "drawing"),
    Phase.PAYING: Text("进贡", "paying tribute"),
    Phase.RETURNING: Text("还牌", "returning"),
    Phase.LEADING: Text("领出", "leading"),
    Phase.FOLLOWING: Text("跟牌", "following"),
    Phase.DECIDED: Text("整场结束", "match decided"),
}

EXPECTED: dict[Phase, tuple[str, ...]] = {
    Phase.WAITING: ("DealBegun", "DealNoted", "LevelsNoted", "PointsNoted", "SheetSigned"),
    Phase.DEALING: ("LevelNoted", "HandDealt", "LeaderDrawn", "CardsPlayed", "DealNoted"),
    Phase.PAYING: ("HandDealt", "TributePaid", "RefusalClaimed"),
    Phase.RETURNING: ("CardReturned",),
    Phase.LEADING: ("CardsPlayed",),
    Phase.FOLLOWING: ("CardsPlayed", "Passed"),
    Phase.DECIDED: ("TotalsNoted", "SheetSigned"),
}
"""The acts by which a match goes on in each phase, by the names of their types: what a scribe is told to expect."""

START = Phase.WAITING
_ALL = tuple(Phase)
_BEFORE = (Phase.DEALING, Phase.PAYING, Phase.RETURNING)
_TABLE = (Phase.LEADING, Phase.FOLLOWING)
_IN_DEAL = (*_BEFORE, *_TABLE)
_CARDS = "level_noted leader_drawn hand_dealt"
_TRIBUTE = "tribute_paid refusal_claimed card_returned"
_FACTS = "hand_counted cards_exposed count_announced count_asked conduct_noted deal_noted levels_noted points_noted totals_noted"

_each = partial(each, "guandan")

ROWS: tuple[tuple[str, Phase, Phase], ...] = (
    # the cards
    *_each("deal_begun", (Phase.WAITING, *_IN_DEAL), Phase.DEALING),
    *_each(_CARDS, (Phase.WAITING,), Phase.DEALING),
    *_each(_CARDS, _IN_DEAL),
    # tribute
    *_each("tribute_due", (Phase.DEALING,), Phase.PAYING),
    *_each(_TRIBUTE, (Phase.WAITING,), Phase.DEALING),
    *_each(_TRIBUTE, _IN_DEAL),
    *_each("tributes_matched", (Phase.PAYING,), Phase.RETURNING),
    *_each("tribute_refused", (Phase.PAYING,)),
    *_each("tribute_unrecorded", (Phase.WAITING, *_BEFORE), Phase.LEADING),
    *_each("tribute_unrecorded", _TABLE),
    *_each("lead_given", _BEFORE, Phase.LEADING),
    # plays
    *_each("cards_played", _IN_DEAL, Phase.FOLLOWING),
    *_each("cards_played passed play_taken_back", (Phase.WAITING,)),
    *_each("passed", _BEFORE, Phase.LEADING),
    *_each("passed", _TABLE),
    *_each("play_taken_back", _IN_DEAL),
    *_each("play_undone", (Phase.FOLLOWING,)),
    *_each("lead_undone trick_taken", (Phase.FOLLOWING,), Phase.LEADING),
    *_each("player_out turn_given turn_stopped", _TABLE),
    *_each("plays_unrecorded", (Phase.WAITING, *_IN_DEAL), Phase.LEADING),
    # after the end of the match everything is kept and changes nothing
    *_each(f"deal_begun {_CARDS} {_TRIBUTE} tribute_unrecorded", (Phase.DECIDED,)),
    *_each("cards_played passed play_taken_back plays_unrecorded", (Phase.DECIDED,)),
    # facts that change no phase by themselves
    *_each(f"{_FACTS} sheet_signed", _ALL),
    # ends
    *_each("deal_settled deal_stopped", (Phase.WAITING, *_IN_DEAL), Phase.WAITING),
    *_each("match_over", (Phase.WAITING,), Phase.DECIDED),
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
    Paying: Phase.PAYING,
    Returning: Phase.RETURNING,
    Leading: Phase.LEADING,
    Following: Phase.FOLLOWING,
    Decided: Phase.DECIDED,
}
