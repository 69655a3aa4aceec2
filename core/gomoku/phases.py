"""When a fact may occur at a 五子棋 table: one table of rows, for live matches and for bulk replay alike.

Acts that the state can absorb are allowed wherever they physically can happen, right or wrong. What stays outside the rows is
what makes no sense there at all, such as a second opening of the match or a choice of colour without an opening.
"""

from enum import StrEnum
from functools import partial

from core.gomoku.state import Between, Choosing, Colouring, Decided, Opening, Playing, State
from core.phases import each, machine
from core.text import Text


class Phase(StrEnum):
    """The phases of a match."""

    TOSS = "toss"
    COLOURS = "colours"
    OPENING = "opening"
    CHOICE = "choice"
    PLAY = "play"
    BETWEEN = "between"
    DECIDED = "decided"


PHASE_NAMES: dict[Phase, Text] = {
    Phase.TOSS: Text("猜先", "toss"),
    Phase.COLOURS: Text("定先后手", "taking colours"),
    Phase.OPENING: Text("开局", "opening"),
    Phase.CHOICE: Text("选色", "choice of colour"),
    Phase.PLAY: Text("对局中", "in play"),
    Phase.BETWEEN: Text("局间", "between games"),
    Phase.DECIDED: Text("整场结束", "match decided"),
}

_ENDS = ("Resigned", "Forfeited", "TimeOverstepped", "FiveClaimed", "DrawAgreed")
EXPECTED: dict[Phase, tuple[str, ...]] = {
    Phase.TOSS: ("TossHeld", "Absent", "Forfeited"),
    Phase.COLOURS: ("ColoursTaken", "OpeningBegun", "Forfeited"),
    Phase.OPENING: ("StonePlaced", "Resigned", "Forfeited"),
    Phase.CHOICE: ("ColourChosen", "TwoMoreChosen", "Resigned", "Forfeited"),
    Phase.PLAY: ("StonePlaced", *_ENDS),
    Phase.BETWEEN: ("TossHeld", "ColoursTaken", "OpeningBegun", "Forfeited", "Absent", "ResultNoted"),
    Phase.DECIDED: ("ResultNoted", "ScoreNoted"),
}
"""The acts by which a match goes on in each phase, by the names of their types: what a scribe is told to expect."""

START = Phase.TOSS
_ALL = tuple(Phase)
_BEFORE = (Phase.TOSS, Phase.COLOURS)
_ON_BOARD = (Phase.OPENING, Phase.CHOICE, Phase.PLAY)
_RUNNING = (*_BEFORE, *_ON_BOARD, Phase.BETWEEN)


_each = partial(each, "gomoku")

ROWS: tuple[tuple[str, Phase, Phase], ...] = (
    # how a game begins
    *_each("toss_held", (Phase.TOSS, Phase.PLAY, Phase.BETWEEN), Phase.COLOURS),
    *_each("colours_taken", (*_BEFORE, Phase.PLAY, Phase.BETWEEN), Phase.PLAY),
    *_each("opening_begun", (*_BEFORE, Phase.PLAY, Phase.BETWEEN), Phase.OPENING),
    *_each("toss_held colours_taken opening_begun", (Phase.DECIDED,)),
    *_each("opening_laid", (Phase.OPENING,), Phase.CHOICE),
    *_each("two_more_chosen", (Phase.CHOICE,), Phase.OPENING),
    *_each("colour_chosen", (Phase.CHOICE,), Phase.PLAY),
    # moves
    *_each("stone_placed passed", _BEFORE, Phase.PLAY),
    *_each("stone_placed passed", (*_ON_BOARD, Phase.BETWEEN, Phase.DECIDED)),
    *_each("stones_set_up moves_unrecorded", _BEFORE, Phase.PLAY),
    *_each("stones_set_up", (Phase.PLAY, Phase.BETWEEN, Phase.DECIDED)),
    *_each("moves_unrecorded", (*_ON_BOARD, Phase.BETWEEN, Phase.DECIDED)),
    *_each("five_formed foul_formed turn_given", (Phase.PLAY,)),
    # facts that change no phase by themselves
    *_each("five_claimed resigned time_overstepped forfeited absent draw_agreed conduct_noted result_noted score_noted", _ALL),
    # ends
    *_each("game_won", _RUNNING, Phase.BETWEEN),
    *_each("game_drawn", _ON_BOARD, Phase.BETWEEN),
    *_each("match_won match_tied", (*_BEFORE, Phase.BETWEEN), Phase.DECIDED),
    # rulings
    *_each("game_closed", _RUNNING, Phase.BETWEEN),
    *_each("game_reopened", (Phase.BETWEEN,), Phase.PLAY),
    *_each("game_ruled game_unruled match_ruled", _ALL),
    *_each("match_reopened", (Phase.DECIDED,), Phase.BETWEEN),
)

NEXT: dict[tuple[str, Phase], Phase] = {(name, source): dest for name, source, dest in ROWS}
MACHINE = machine(START, ROWS)


def phase_of(state: State) -> Phase:
    """Return the phase that a state is in."""
    match state:
        case Colouring():
            return Phase.COLOURS
        case Opening():
            return Phase.OPENING
        case Choosing():
            return Phase.CHOICE
        case Playing():
            return Phase.PLAY
        case Between():
            return Phase.BETWEEN
        case Decided():
            return Phase.DECIDED
        case _:
            return Phase.TOSS
