"""Records that lack something: the acts, the one that cannot be judged for it, and the code of the reason."""

from core.desk.messages import CallMade, GameIsVoid
from core.gomoku.messages import (
    Absent,
    ColoursTaken,
    FiveClaimed,
    MovesUnrecorded,
    OpeningBegun,
    Passed,
    ResultNoted,
    ScoreNoted,
    StonesSetUp,
    TossHeld,
)
from core.table import Act
from tests.core.desk.irregular import ruled
from tests.core.given import FIVE, STARTED, A, B, By, stones
from tests.core.gomoku.irregular import FIRST_GAME, black

LACKS: dict[str, tuple[tuple[Act | By, ...], Act, str]] = {
    "who won the toss": ((), TossHeld(None), "toss_unrecorded"),
    "what the winner of the toss chose": ((TossHeld(A),), ColoursTaken(A), "choice_unrecorded"),
    "who took black, a stone": ((TossHeld(A),), black("h8"), "colours_unrecorded"),
    "who took black, a pass": ((TossHeld(A),), Passed("black"), "colours_unrecorded"),
    "how the game before ended": ((*STARTED, black("h8"), ResultNoted("unknown")), ColoursTaken(B), "colours_unclear"),
    "who had black in the game before": ((TossHeld(A), Absent((B,))), ColoursTaken(A), "colours_unclear"),
    "where a stone lies": (STARTED, black(None), "point_unrecorded"),
    "where an opening stone lies": ((TossHeld(A), OpeningBegun(A)), black(None), "point_unrecorded"),
    "in what order stones were laid": (STARTED, StonesSetUp(("h8",), ()), "set_up"),
    "what was played": (STARTED, MovesUnrecorded(), "moves_unrecorded"),
    "how the moves end": ((*STARTED, black("h8")), ResultNoted("black", "five"), "end_unrecorded"),
    "whose colour won": ((TossHeld(A), Absent((B,))), ResultNoted("black"), "result_unclear"),
    "what a void game showed": ((*FIRST_GAME, CallMade(A), ruled(GameIsVoid(1))), ResultNoted("black"), "result_unclear"),
    "what the score rests on": ((*STARTED, black("h8"), ColoursTaken(B)), ScoreNoted((2, 0)), "score_open"),
    "whether stones without a point made five": ((*STARTED, black(None)), FiveClaimed(A), "claim_unclear"),
    "whose five it is": (stones(FIVE), FiveClaimed(A), "claim_unclear"),
}
